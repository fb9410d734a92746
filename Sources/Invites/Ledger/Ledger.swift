/// Who was invited to what: kept in `Invites/.private/ledger.json`, and private like the rosters.
///
/// Links need no ledger, they are derived. It remembers what cannot be derived: links that were
/// replaced or taken back, numbers of files, and what a guest was told when.
package struct Ledger: Sendable, Equatable {
  /// The invitation of one guest to one meeting.
  package struct Invite: Sendable, Equatable {
    /// The meeting's id when it was last invited to.
    package var meeting: String
    /// Its UID, by which it is known under another id, too.
    package var uid: String
    /// How often the link was replaced.
    package var rotation = 0
    package var isRevoked = false
    /// The SEQUENCE of the meeting when the guest was first invited: later ones are changes.
    package var sequence: Int

    package init(meeting: String, uid: String, sequence: Int) {
      self.meeting = meeting
      self.uid = uid
      self.sequence = sequence
    }

    /// False for a link that was replaced or taken back, which has to stay so.
    var isForgettable: Bool { rotation == 0 && !isRevoked }
  }

  package struct Entry: Sendable {
    /// Stands in the names of the guest's files; never given twice.
    package var number: Int
    /// What the guest's files are called; it stays when the name is corrected.
    package var fileName: String
    package var guest: Guest
    package var invites: [Invite]
    /// Pruned: only what keeps replaced and revoked links from coming back.
    package var isGone = false

    package func invite(to uid: String) -> Invite? { invites.first { $0.uid == uid } }
  }

  /// What invitations in a folder are about.
  package enum FolderOwner: String, Sendable {
    case meeting, tag
  }

  /// Whose the folders are whose names fit a meeting and a tag, as `tag-summit` does.
  package private(set) var folders: [String: FolderOwner] = [:]
  /// In the order of their numbers.
  package private(set) var entries: [Entry] = []
  private var indexes: [String: Int] = [:]
  /// The number of the next guest: above every one that was ever given.
  package private(set) var nextNumber = 1

  package init() {}

  /// - Parameter nextNumber: nil in files that do not say it.
  package init(
    _ entries: [Entry], nextNumber: Int? = nil, folders: [String: FolderOwner] = [:]
  ) {
    self.folders = folders
    self.entries = entries
    for (index, entry) in entries.enumerated() { indexes[entry.guest.key] = index }
    let last = entries.lazy.map(\.number).max() ?? 0
    self.nextNumber = max(nextNumber ?? 1, last + 1)
  }

  package subscript(key: String) -> Entry? { indexes[key].map { entries[$0] } }

  /// The folded name of a known guest; nil for an unknown key.
  package func foldedName(of key: String) -> String? { self[key]?.guest.foldedName }

  package static func == (left: Ledger, right: Ledger) -> Bool { left.bytes == right.bytes }
}

extension Ledger {
  /// A meeting that guests are invited to.
  package struct Meeting: Sendable {
    package var id: String
    package var uid: String
    package var sequence: Int

    package init(id: String, uid: String, sequence: Int) {
      self.id = id
      self.uid = uid
      self.sequence = sequence
    }
  }

  /// Notes that a guest is invited to these meetings; who is known keeps number and links.
  package mutating func invite(_ guest: Guest, to meetings: [Meeting]) {
    let index: Int
    if let known = indexes[guest.key] {
      index = known
      entries[index].guest = guest
      entries[index].isGone = false
    } else {
      index = entries.count
      indexes[guest.key] = index
      let number = nextNumber
      nextNumber += 1
      entries.append(
        Entry(
          number: number, fileName: PersonalInvite.fileName(number, guest.label), guest: guest,
          invites: []))
    }
    for meeting in meetings {
      if let known = entries[index].invites.firstIndex(where: { $0.uid == meeting.uid }) {
        entries[index].invites[known].meeting = meeting.id
      } else {
        entries[index].invites.append(
          Invite(meeting: meeting.id, uid: meeting.uid, sequence: meeting.sequence))
      }
    }
  }

  /// Notes whose a folder is, where its name does not say it.
  package mutating func claim(_ folder: String, for owner: FolderOwner) {
    if folder.hasPrefix("tag-") { folders[folder] = owner }
  }

  /// Notes that a guest is not invited to these meetings any more.
  ///
  /// A link that was replaced before stays known, as one that was taken back.
  package mutating func withdraw(_ key: String, from uids: Set<String>) {
    guard let index = indexes[key] else { return }
    entries[index].invites.removeAll { uids.contains($0.uid) && $0.isForgettable }
    for invite in entries[index].invites.indices
    where uids.contains(entries[index].invites[invite].uid) {
      entries[index].invites[invite].isRevoked = true
    }
  }

  /// The key of a guest of a meeting as somebody types it: in any case, a number in any grouping.
  package func key(_ typed: String, uid: String) -> String? {
    let number = try? PhoneNumber.normalized(typed)
    for key in [typed, GuestText.folded(typed), number] {
      if let key, self[key]?.invite(to: uid) != nil { return key }
    }
    return nil
  }

  /// Changes the invitation of a guest; false when there is none.
  package mutating func change(
    _ key: String, uid: String, _ body: (inout Invite) -> Void
  ) -> Bool {
    guard let index = indexes[key],
      let invite = entries[index].invites.firstIndex(where: { $0.uid == uid })
    else { return false }
    body(&entries[index].invites[invite])
    return true
  }

  /// Forgets those who are not to be kept for these meetings, as far as that is safe.
  ///
  /// A replaced or revoked link must stay so: of such a guest the key stays, and nothing else.
  package mutating func prune(keeping keys: Set<String>, uids: Set<String>) {
    var kept: [Entry] = []
    for var entry in entries {
      let isConcerned = entry.invites.contains { uids.contains($0.uid) } && !entry.isGone
      guard isConcerned, !keys.contains(entry.guest.key) else {
        kept.append(entry)
        continue
      }
      entry.invites.removeAll { uids.contains($0.uid) && $0.isForgettable }
      if entry.invites.contains(where: { !uids.contains($0.uid) }) {
        kept.append(entry)
      } else if !entry.invites.isEmpty {
        entry.guest = Guest(key: entry.guest.key)
        entry.fileName = PersonalInvite.fileName(entry.number, "")
        entry.isGone = true
        kept.append(entry)
      }
    }
    self = Ledger(kept, nextNumber: nextNumber, folders: folders)
  }
}
