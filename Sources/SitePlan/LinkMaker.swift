import Diagnostics
import InviteLinks
import SiteModel

/// One pass that turns meetings and the old lock into links and the new lock.
struct LinkMaker {
  private let settings: SiteSettings
  private let meetings: [Meeting]
  /// Names of meetings that are not published now, but may be again.
  private let draftNames: Set<String>
  private let lock: LinkLock
  /// False when a meeting that is not there may only be one that could not be read.
  private let isWhole: Bool
  /// Indexes of lock entries that no meeting has taken yet, by id; without those given up for good,
  /// which no meeting can take.
  private var rest: [String: Int] = [:]
  private var codes: CodeBook
  private var addresses: AddressBook
  private var uids: UIDBook
  private var removals: [Diagnostic] = []
  private var reuses: [Diagnostic] = []

  init(site: Site, lock: LinkLock, isWhole: Bool) {
    self.isWhole = isWhole
    settings = site.settings
    meetings = site.publishedMeetings
    draftNames = Set(site.meetings.filter { !$0.isPublished }.flatMap(\.names))
    self.lock = lock
    let count = meetings.count + lock.entries.count
    codes = CodeBook(capacity: count)
    addresses = AddressBook(capacity: count)
    uids = UIDBook(capacity: count)
    rest.reserveCapacity(lock.entries.count)
    for (index, entry) in lock.entries.enumerated() where entry.state != .forgotten {
      rest[entry.id] = index
    }
  }

  var diagnostics: [Diagnostic] {
    addresses.diagnostics + codes.diagnostics + uids.diagnostics + removals + reuses
  }

  /// What was given out is pinned first, then what meetings ask for, and last come new codes: so a
  /// meeting that is added changes nothing for the others.
  mutating func book() -> LinkBook {
    let found = meetings.map { meeting in
      meeting.names.compactMap { rest.removeValue(forKey: $0) }.map { lock.entries[$0] }
    }
    pinEverythingGivenOut(found)
    claimWhatMeetingsAskFor()

    var book = LinkBook(
      host: settings.host, lock: LinkLock(inviteKey: lock.inviteKey, source: lock.source))
    book.lock.entries.reserveCapacity(meetings.count + rest.count)
    book.links.reserveCapacity(meetings.count)
    for (meeting, old) in zip(meetings, found) {
      let (entry, links) = links(of: meeting, old: old)
      book.lock.entries.append(entry)
      book.links.append(links)
    }
    claimUIDs(of: book)
    book.removed = lock.entries.filter { rest[$0.id] != nil }.map { removed($0) }
    book.lock.entries += book.removed + lock.entries.filter { $0.state == .forgotten }
    book.lock.entries.sort { $0.id < $1.id }
    return book
  }

  private mutating func pinEverythingGivenOut(_ found: [[LinkLock.Entry]]) {
    for (meeting, entries) in zip(meetings, found) {
      for entry in entries { pin(entry, for: meeting.id.value.text, .defined) }
    }
    for entry in lock.entries where entry.state == .forgotten || rest[entry.id] != nil {
      pin(entry, for: entry.id, entry.state == .forgotten ? .forgotten : .removed)
    }
  }

  private mutating func pin(
    _ entry: LinkLock.Entry, for meeting: String, _ state: AddressBook.OwnerState
  ) {
    let place = lock.place(of: entry)
    codes.pin(entry.codes, for: meeting, isForgotten: state == .forgotten, at: place)
    addresses.pin(entry.addresses, for: meeting, state, at: place)
    // A meeting that could not be read may give its UID up.
    if state == .forgotten || state == .removed && isWhole {
      uids.claim(entry.uid, for: meeting, isForgotten: state == .forgotten, at: place)
    }
  }

  private mutating func claimWhatMeetingsAskFor() {
    let forgotten = Dictionary(
      lock.entries.filter { $0.state == .forgotten }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    for meeting in meetings {
      let id = meeting.id.value.text
      if let entry = forgotten[id] {
        reuses.append(.forgottenID(meeting.id, lock.place(of: entry)))
        continue
      }
      // Without the style nobody knows the address.
      if !settings.unread.contains(.links) {
        let named = settings.links.style == .stream ? meeting.callID.place : meeting.id.place
        addresses.claim(address(of: meeting), for: id, at: named)
      }
      for alias in meeting.aliases {
        addresses.claim(address(alias.value.text), for: id, at: alias.place)
      }
      if let code = meeting.customCode { codes.claim(code, for: id) }
    }
  }

  /// UIDs that nobody wrote come first: the one that was written can be changed.
  private mutating func claimUIDs(of book: LinkBook) {
    let pairs = zip(meetings, book.links)
    for (meeting, links) in pairs where meeting.uid == nil {
      uids.claim(links.uid, for: meeting.id.value.text, isWritten: false, at: meeting.id.place)
    }
    for (meeting, links) in pairs {
      guard let uid = meeting.uid else { continue }
      uids.claim(links.uid, for: meeting.id.value.text, at: uid.place)
    }
  }

  private func address(of meeting: Meeting) -> String {
    address(settings.links.style == .stream ? meeting.callID.value.text : meeting.id.value.text)
  }

  private func address(_ segment: String) -> String { "/join/\(segment)/" }

  /// The first of the old entries is the meeting's own; those that its aliases name add to it.
  private mutating func links(
    of meeting: Meeting, old: [LinkLock.Entry]
  ) -> (LinkLock.Entry, LinkBook.Links) {
    let id = meeting.id.value.text
    let address = address(of: meeting)
    var addresses = Set(old.flatMap(\.addresses))
    addresses.formUnion(meeting.aliases.map { self.address($0.value.text) })
    addresses.insert(address)
    let made = old.first == nil ? newCode(for: meeting.id) : nil
    let code = old.first?.code ?? made?.code ?? ""
    var own = Set(old.flatMap(\.codes))
    if let custom = meeting.customCode { own.insert(custom.value.text) }
    own.remove(code)
    let join = joinLink(of: meeting)
    let event = EventHash.hash(of: meeting, link: join, before: old.first?.event)
    let entry = LinkLock.Entry(
      id: id, uid: meeting.uid?.value ?? old.first?.uid ?? newUID(id, made?.attempt ?? 0),
      code: code,
      own: own.sorted(), addresses: addresses.sorted(),
      sequence: sequence(of: meeting, event: event, old: old.first), event: event, state: .live)
    let links = LinkBook.Links(
      join: join, address: address,
      formerAddresses: entry.addresses.filter { $0 != address }, code: code,
      shownCode: meeting.customCode?.value.text ?? code, codes: entry.codes, uid: entry.uid,
      sequence: entry.sequence, hasEvent: !event.isEmpty)
    return (entry, links)
  }

  private mutating func newCode(for id: Located<MeetingID>) -> (code: String, attempt: Int)? {
    codes.make(for: id, host: settings.host, length: settings.links.shortLength)
  }

  /// The UID of a meeting that never had one.
  ///
  /// When the first code of its id is taken, a meeting with this id may have become part of another
  /// one, and calendars may know its UID. No id holds a point, so none of these can meet.
  private func newUID(_ id: String, _ attempt: Int) -> String {
    attempt == 0 ? "\(id)@\(settings.host)" : "\(id).\(attempt)@\(settings.host)"
  }

  private func joinLink(of meeting: Meeting) -> JoinLink {
    do throws(CallID.Problem) {
      return try JoinLink(
        settings.links.style, id: meeting.id.value, callID: meeting.callID.value,
        callType: meeting.callType, title: meeting.title, on: settings.host)
    } catch {
      preconditionFailure("the checker let a call id pass that its style cannot carry: \(error)")
    }
  }

  /// Rises when the event changes, and never falls below what was given out or asked for.
  private func sequence(of meeting: Meeting, event: String, old: LinkLock.Entry?) -> Int {
    guard let old else { return meeting.sequence }
    let isChanged = old.event != event || old.state == .removed
    return max(isChanged ? old.nextSequence : old.sequence, meeting.sequence)
  }

  /// The entry of a meeting that is gone; its event is cancelled once, with the next SEQUENCE.
  private mutating func removed(_ entry: LinkLock.Entry) -> LinkLock.Entry {
    guard entry.state == .live, isWhole else { return entry }
    removals.append(
      .meetingRemoved(entry, isDraft: draftNames.contains(entry.id), at: lock.place(of: entry)))
    var entry = entry
    entry.state = .removed
    entry.sequence = entry.nextSequence
    return entry
  }
}

extension Meeting {
  /// The id, then the aliases: the order in which lock entries are looked for.
  fileprivate var names: [String] { [id.value.text] + aliases.map(\.value.text) }
}

extension LinkLock.Entry {
  /// At most 2³¹ − 1, the greatest number of calendar files (RFC 5545, 3.3.8).
  fileprivate var nextSequence: Int { min(sequence + 1, Int(Int32.max)) }
}

extension Diagnostic {
  fileprivate static func forgottenID(_ id: Located<MeetingID>, _ line: Place?) -> Diagnostic {
    .error(
      "address-taken", "the meeting \"\(id.value)\" was forgotten, and its links with it",
      at: id.place,
      help: "choose another id; if it is the same meeting, take its line in the lock file back "
        + "from version control",
      notes: line.map { [.init("its links are here", at: $0)] } ?? [])
  }

  /// Said once, by the build that makes the tombstone.
  fileprivate static func meetingRemoved(
    _ entry: LinkLock.Entry, isDraft: Bool, at place: Place?
  ) -> Diagnostic {
    .info(
      "meeting-removed",
      isDraft
        ? "\"\(entry.id)\" is a draft now; its addresses say that it was removed"
        : "\"\(entry.id)\" is not defined any more; its addresses say that it was removed",
      at: place,
      help: isDraft
        ? "when it is published again, they lead to it as before"
        : "renamed? list \"\(entry.id)\" under the new meeting's aliases")
  }
}
