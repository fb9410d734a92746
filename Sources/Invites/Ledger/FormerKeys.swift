/// Under which keys guests were invited before: a key that changes changes the link.
package struct FormerKeys: Sendable {
  private var entries: [String: Ledger.Entry] = [:]

  /// - Parameter uids: the meetings that count.
  package init(_ ledger: Ledger, uids: Set<String>) {
    for entry in ledger.entries
    where !entry.isGone && entry.invites.contains(where: { uids.contains($0.uid) }) {
      for address in entry.guest.addresses { entries[address] = entries[address] ?? entry }
    }
  }

  /// The key of somebody with the same address or number, and no other name; nil for a stranger.
  package func key(of guest: Guest) -> String? {
    for address in guest.addresses {
      guard let entry = entries[address], entry.guest.key != guest.key else { continue }
      let names = [entry.guest.foldedName, guest.foldedName]
      if names[0] == names[1] || names.contains("") { return entry.guest.key }
    }
    return nil
  }
}
