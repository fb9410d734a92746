package import Diagnostics

/// The guests of all rosters of a run, each once.
package struct GuestList: Sendable {
  /// What happens when two rows have one key.
  package enum DuplicatePolicy: String, CaseIterable, Sendable {
    /// Nothing is written before somebody has decided.
    case error
    /// The first row counts.
    case first
    /// Two people share an address: each gets their own link, by their name.
    case keep
  }

  package private(set) var guests: [Guest] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The key of each guest that was left out, with the one that was kept.
  package private(set) var dropped: [Guest] = []

  /// - Parameters:
  ///   - known: whether the ledger has a key, with the folded name of its guest: links that were
  ///     given out before two guests shared an address stay as they are.
  package init(
    _ all: [Guest], on policy: DuplicatePolicy, known: (String) -> String? = { _ in nil }
  ) {
    var groups: [String: [Int]] = [:]
    for (index, guest) in all.enumerated() { groups[guest.key, default: []].append(index) }
    var taken: [String: Int] = [:]
    for (_, guest) in all.enumerated() {
      var guest = guest
      let group = groups[guest.key] ?? []
      if policy == .keep || group.count == 1 {
        guest.key = GuestList.key(of: guest, isShared: group.count > 1, known: known)
      }
      guard let known = taken[guest.key] else {
        taken[guest.key] = guests.count
        guests.append(guest)
        continue
      }
      let first = guests[known]
      // The list of one meeting and the list of another: invited to both. Naming none means all.
      guests[known].meetings =
        first.meetings.isEmpty || guest.meetings.isEmpty
        ? [] : first.meetings + guest.meetings.filter { !first.meetings.contains($0) }
      dropped.append(guest)
      diagnostics.append(.duplicateGuest(guest, first, isError: policy == .error))
    }
  }

  /// The key of two who share an address has the name behind it.
  private static func key(
    of guest: Guest, isShared: Bool, known: (String) -> String?
  ) -> String {
    let own = "\(guest.key) \(guest.foldedName)"
    if known(own) != nil { return own }
    if !isShared { return guest.key }
    return known(guest.key) == guest.foldedName ? guest.key : own
  }
}

extension GuestList {
  /// Takes out those of another roster, by address, phone or key: they are members already.
  package mutating func exclude(_ others: [Guest]) -> [Guest] {
    var known: Set<String> = []
    for other in others { known.formUnion(other.identities) }
    let isKnown = { (guest: Guest) in !known.isDisjoint(with: guest.identities) }
    let excluded = guests.filter(isKnown)
    guests.removeAll(where: isKnown)
    return excluded
  }

  /// Keeps those for whom `isWanted` is true.
  package mutating func keep(where isWanted: (Guest) -> Bool) {
    guests.removeAll { !isWanted($0) }
  }
}

extension Guest {
  fileprivate var identities: [String] { [key] + addresses }
}

extension Diagnostic {
  fileprivate static func duplicateGuest(
    _ guest: Guest, _ first: Guest, isError: Bool
  ) -> Diagnostic {
    let message =
      "row \(guest.row): \"\(guest.label)\" has the key of \"\(first.label)\": \(first.key)"
    let notes = [Diagnostic.Note("\"\(first.label)\" stands here", at: first.place)]
    return isError
      ? .error(
        "duplicate-guest", message, at: guest.place,
        help:
          "delete one, or decide: --on-duplicate first, or keep for people who share an address",
        notes: notes)
      : .warning(
        "duplicate-guest", "\(message): left out", at: guest.place,
        help: "give them different ids, or use --on-duplicate keep", notes: notes)
  }
}
