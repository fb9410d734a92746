/// A value that stands behind an option or as an operand: its name in help, and what it may be.
package struct ValueDeclaration: Sendable {
  /// What a value names, so that a shell can complete it.
  package enum Kind: Sendable, Equatable {
    case text
    case file
    case directory
    case choice([String])
  }

  /// The word of help and messages, in capitals; of a choice, the choices with `|` between them.
  package let name: String
  package let kind: Kind

  /// What a value must be, as the end of the sentence `'--port' is …`; nil where any text will do.
  let expectation: String?
  let accepts: @Sendable (String) -> Bool

  /// Any text that is not empty.
  package init(_ name: String, kind: Kind = .text) {
    self.name = name
    self.kind = kind
    self.expectation = nil
    self.accepts = { _ in true }
  }

  /// Only text that `accepts` takes; `expectation` is said to those who write something else.
  package init(
    _ name: String, expectation: String, accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.name = name
    self.kind = .text
    self.expectation = expectation
    self.accepts = accepts
  }

  /// One of a few words.
  package init(oneOf choices: [String]) {
    self.name = choices.joined(separator: "|")
    self.kind = .choice(choices)
    self.expectation = choices.alternatives
    self.accepts = { choices.contains($0) }
  }

  /// What is wrong with `text` as this value of `owner`, or nil.
  func complaint(about text: String, owner: String) -> String? {
    if text.isEmpty { return "\(owner) is empty" }
    guard !accepts(text), let expectation else { return nil }
    return "\(owner) is \(expectation), not '\(text)'"
  }
}

extension [String] {
  /// The words as a sentence has them: `text, json or csv`.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
