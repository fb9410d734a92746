import Diagnostics
import InviteLinks
import SiteModel

/// One pass that turns meetings and the old lock into links and the new lock.
struct LinkMaker {
  private let settings: SiteSettings
  private let meetings: [Meeting]
  private let lock: LinkLock
  private var codes = CodeBook()
  private var addressOwners: [String: String] = [:]
  private var rest: [String: LinkLock.Entry]
  private var ownDiagnostics: [Diagnostic] = []

  init(site: Site, meetings: [Meeting], lock: LinkLock) {
    settings = site.settings
    self.meetings = meetings
    self.lock = lock
    rest = Dictionary(uniqueKeysWithValues: lock.entries.map { ($0.id, $0) })
  }

  var diagnostics: [Diagnostic] { codes.diagnostics + ownDiagnostics }

  mutating func book() -> LinkBook {
    let found = meetings.map { entries(of: $0) }
    pinEverythingGivenOut(found)
    for meeting in meetings {
      if let code = meeting.customCode { codes.claim(code, for: meeting.id.value.text) }
    }
    claimAddresses()

    var book = LinkBook(host: settings.host, lock: LinkLock(source: lock.source))
    for (meeting, old) in zip(meetings, found) {
      let (entry, links) = links(of: meeting, old: old)
      book.lock.entries.append(entry)
      book.links.append(links)
    }
    for entry in lock.entries {
      guard var entry = rest[entry.id] else { continue }
      if entry.state == .live { ownDiagnostics.append(.meetingRemoved(entry, in: lock)) }
      entry.state = .removed
      book.removed.append(entry)
      book.lock.entries.append(entry)
    }
    book.lock.entries.sort { $0.id < $1.id }
    return book
  }

  /// The lock entries that belong to a meeting: its own first, then those that its aliases name.
  private mutating func entries(of meeting: Meeting) -> [LinkLock.Entry] {
    let names = [meeting.id.value.text] + meeting.aliases.map(\.value.text)
    return names.compactMap { rest.removeValue(forKey: $0) }
  }

  private mutating func pinEverythingGivenOut(_ found: [[LinkLock.Entry]]) {
    for (meeting, entries) in zip(meetings, found) {
      for entry in entries { pin(entry, for: meeting.id.value.text) }
    }
    for entry in lock.entries where rest[entry.id] != nil { pin(entry, for: entry.id) }
  }

  private mutating func pin(_ entry: LinkLock.Entry, for meeting: String) {
    codes.pin([entry.code] + entry.own, for: meeting, at: lock.place(of: entry))
    for address in entry.addresses { addressOwners[address.lowercased()] = meeting }
  }

  /// A present address or alias must not be one that another meeting was given.
  private mutating func claimAddresses() {
    for meeting in meetings {
      let id = meeting.id.value.text
      let named = settings.links.style == .stream ? meeting.callID.place : meeting.id.place
      var claims = [(address(of: meeting), named)]
      claims += meeting.aliases.map { ("/join/\($0.value.text)/", $0.place) }
      for (address, place) in claims {
        if let owner = addressOwners[address.lowercased()], owner != id {
          let note = lock.entries.first { $0.id == owner }.flatMap { lock.place(of: $0) }
          ownDiagnostics.append(
            .error(
              "address-taken", "the address \(address) was given to the meeting \"\(owner)\"",
              at: place,
              help: "choose another; if it is the same meeting, list \"\(owner)\" under aliases; "
                + "to give the address up for good: linksite forget \(owner)",
              notes: note.map { [.init("it was given out here", at: $0)] } ?? []))
        } else {
          addressOwners[address.lowercased()] = id
        }
      }
    }
  }

  private func address(of meeting: Meeting) -> String {
    "/join/\(settings.links.style == .stream ? meeting.callID.value.text : meeting.id.value.text)/"
  }

  private mutating func links(
    of meeting: Meeting, old: [LinkLock.Entry]
  ) -> (LinkLock.Entry, LinkBook.Links) {
    let id = meeting.id.value.text
    let address = address(of: meeting)
    var addresses = Set(old.flatMap(\.addresses))
    addresses.formUnion(meeting.aliases.map { "/join/\($0.value.text)/" })
    addresses.insert(address)
    let code =
      old.first?.code
      ?? codes.make(for: meeting.id.value, host: settings.host, length: settings.links.shortLength)
    var own = Set(old.flatMap(\.own) + old.dropFirst().map(\.code))
    if let custom = meeting.customCode { own.insert(custom.value.text) }
    own.remove(code)
    let uid = meeting.uid?.value ?? old.first?.uid ?? "\(id)@\(settings.host.text)"
    let event = EventHash.hash(of: meeting)
    let entry = LinkLock.Entry(
      id: id, uid: uid, code: code, own: own.sorted(), addresses: addresses.sorted(),
      sequence: sequence(of: meeting, event: event, old: old.first), event: event, state: .live)
    let links = LinkBook.Links(
      join: joinLink(of: meeting),
      address: address, formerAddresses: entry.addresses.filter { $0 != address }, code: code,
      shownCode: meeting.customCode?.value.text ?? code, codes: [code] + entry.own, uid: uid,
      sequence: entry.sequence)
    return (entry, links)
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
    return max(old.sequence + (isChanged ? 1 : 0), meeting.sequence)
  }
}

extension Diagnostic {
  /// Said once, by the build that makes the tombstone.
  static func meetingRemoved(_ entry: LinkLock.Entry, in lock: LinkLock) -> Diagnostic {
    Diagnostic(
      .info, "meeting-removed",
      "\"\(entry.id)\" is not defined any more; its addresses now say that it was removed",
      at: lock.place(of: entry),
      help: "renamed? list \"\(entry.id)\" under the new meeting's aliases")
  }
}
