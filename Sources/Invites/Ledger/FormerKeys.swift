/// Under which keys guests were invited before: a key that changes changes the link.
package struct FormerKeys: Sendable {
  /// What makes somebody known who has another key now.
  package enum Sign: Sendable {
    /// The same address or number, and no other name.
    case address
    /// The same whole name; it may be a namesake.
    case name
  }

  private var entries: [String: Ledger.Entry] = [:]
  /// Nil where two have the same name.
  private var named: [String: Ledger.Entry?] = [:]

  /// - Parameter uids: the meetings that count.
  package init(_ ledger: Ledger, uids: Set<String>) {
    for entry in ledger.entries
    where !entry.isGone && entry.invites.contains(where: { uids.contains($0.uid) }) {
      for address in entry.guest.addresses { entries[address] = entries[address] ?? entry }
      let name = entry.guest.foldedName
      if FormerKeys.isWhole(name) {
        named[name] = named[name] == nil ? .some(entry) : .some(nil)
      }
    }
  }

  /// The entry of somebody who is probably this guest under another key; nil for a stranger.
  ///
  /// - Parameter isListed: whether a key is in the lists of this run: then it is somebody else's.
  package func entry(
    of guest: Guest, isListed: (String) -> Bool
  ) -> (entry: Ledger.Entry, sign: Sign)? {
    for address in guest.addresses {
      guard let entry = entries[address], isOther(entry, guest, isListed) else { continue }
      let names = [entry.guest.foldedName, guest.foldedName]
      if names[0] == names[1] || names.contains("") { return (entry, .address) }
    }
    let name = guest.foldedName
    guard FormerKeys.isWhole(name), case .some(let entry?) = named[name],
      isOther(entry, guest, isListed)
    else { return nil }
    return (entry, .name)
  }

  private func isOther(
    _ entry: Ledger.Entry, _ guest: Guest, _ isListed: (String) -> Bool
  ) -> Bool {
    entry.guest.key != guest.key && !isListed(entry.guest.key)
  }

  /// Many people are called Ana; in East Asian letters a whole name may have no blank.
  private static func isWhole(_ name: String) -> Bool {
    name.utf8.contains(0x20) || (name.isEastAsian && name.count > 2)
  }
}
