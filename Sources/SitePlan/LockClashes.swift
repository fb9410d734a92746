import Diagnostics
import InviteLinks

/// Finds names that a lock file gives to two meetings, as after a merge of two branches.
///
/// Only people can say which of the two was published, so nothing is chosen here.
struct LockClashes {
  private let lock: LinkLock
  /// Indexes of entries by what they give out; a letter in front keeps the kinds apart.
  private var owners: [String: Int] = [:]
  private var diagnostics: [Diagnostic] = []

  static func diagnostics(of lock: LinkLock) -> [Diagnostic] {
    var clashes = LockClashes(lock)
    for index in lock.entries.indices { clashes.add(index) }
    return clashes.diagnostics
  }

  private init(_ lock: LinkLock) {
    self.lock = lock
    owners.reserveCapacity(4 * lock.entries.count)
  }

  private mutating func add(_ index: Int) {
    let entry = lock.entries[index]
    if let first = owners.updateValue(index, forKey: "i" + entry.id) {
      report("the id \"\(entry.id)\"", index, first)
      return
    }
    if let first = owners.updateValue(index, forKey: "u" + entry.uid) {
      report("the UID \"\(entry.uid)\"", index, first)
    }
    for code in entry.codes {
      guard let first = owners.updateValue(index, forKey: "c" + ShortCode.repaired(code)) else {
        continue
      }
      report("the short code \"\(code)\"", index, first)
    }
    for address in entry.addresses {
      guard let first = owners.updateValue(index, forKey: "a" + address.lowercased()) else {
        continue
      }
      report("the address \(address)", index, first)
    }
  }

  private mutating func report(_ what: String, _ index: Int, _ firstIndex: Int) {
    let first = lock.entries[firstIndex]
    diagnostics.append(
      .error(
        "lock-clash", "the lock file gives \(what) twice, also to \"\(first.id)\"",
        at: lock.place(of: lock.entries[index]),
        help: "of the two lines keep the one whose links were published",
        notes: lock.place(of: first).map { [.init("the other line is here", at: $0)] } ?? []))
  }
}
