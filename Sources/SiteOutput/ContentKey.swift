/// 128 bits over everything that decides what some files hold: with the same key they need not be
/// made again.
package struct ContentKey: Hashable, Sendable {
  fileprivate let line: FileLine

  package init(_ bytes: [UInt8]) { line = FileLine(path: "", bytes: bytes) }

  init(_ line: FileLine) { self.line = line }

  /// Of files that are made by every build.
  package static let none = ContentKey(FileLine(high: 0, low: 0))
}

extension [UInt8] {
  package mutating func append(_ key: ContentKey) { append(key.line) }

  mutating func append(_ line: FileLine) {
    for word in [line.high, line.low] {
      Swift.withUnsafeBytes(of: word) { append(contentsOf: $0) }
    }
  }

  /// A text and where it ends, so that two texts in a row cannot pass for two others.
  package mutating func append(part text: String) {
    append(number: text.utf8.count)
    append(contentsOf: text.utf8)
  }

  package mutating func append(part bytes: [UInt8]) {
    append(number: bytes.count)
    append(contentsOf: bytes)
  }

  package mutating func append(number: Int) {
    Swift.withUnsafeBytes(of: UInt64(number)) { append(contentsOf: $0) }
  }
}
