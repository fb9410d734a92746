package import Diagnostics

extension LinkLock {
  /// The lock file as it is written: one line a meeting, so that merges stay readable.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.count * 200 + 64)
    let key = inviteKey.map { "\"inviteKey\":\"\($0)\"," } ?? ""
    bytes += "{\"format\":\(LinkLock.format),\(key)\"meetings\":[".utf8
    for (index, entry) in entries.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      entry.append(to: &bytes)
    }
    bytes += "\n]}\n".utf8
    return bytes
  }

  /// True when writing this lock changes the file that `old` was read from, or makes one.
  package func isNew(after old: LinkLock) -> Bool { old.source?.bytes != bytes }

  /// For `--locked`: the error that a build would change the lock file, nil when it would not.
  package func changeError(after old: LinkLock) -> Diagnostic? {
    guard isNew(after: old) else { return nil }
    let before = Dictionary(
      old.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(entries.map(\.id))
    let kinds = [
      ("new", entries.filter { before[$0.id] == nil }),
      ("changed", entries.filter { entry in before[entry.id].map { $0 != entry } ?? false }),
      ("merged into others", old.entries.filter { !after.contains($0.id) }),
    ]
    let changes = kinds.filter { !$0.1.isEmpty }.map { "\($0.0): \(LinkLock.names(of: $0.1))" }
    let form = old.source == nil ? "there is none yet" : "it is written in another way"
    return .error(
      "lock-changed",
      "the lock file would change: \(changes.isEmpty ? form : changes.joined(separator: "; "))",
      at: old.source.map { .file($0.path) },
      help: "build without --locked, and commit the lock file")
  }

  /// The first ids of a list, and how many more there are.
  static func names(of entries: [Entry]) -> String {
    let names = entries.prefix(5).map { "\"\($0.id)\"" }.joined(separator: ", ")
    return entries.count > 5 ? "\(names) and \(entries.count - 5) more" : names
  }
}

extension LinkLock.Entry {
  /// Everything but the uid is made of letters, digits, `-`, `_` and `/`.
  fileprivate func append(to bytes: inout [UInt8]) {
    bytes += "{\"id\":\"\(id)\",\"uid\":\(jsonString(uid)),\"code\":\"\(code)\",\"own\":".utf8
    append(own, to: &bytes)
    bytes += ",\"addresses\":".utf8
    append(addresses, to: &bytes)
    bytes +=
      ",\"sequence\":\(sequence),\"event\":\"\(event)\",\"state\":\"\(state.rawValue)\"}".utf8
  }

  private func append(_ texts: [String], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() { bytes += "\(index == 0 ? "" : ",")\"\(text)\"".utf8 }
    bytes.append(UInt8(ascii: "]"))
  }
}
