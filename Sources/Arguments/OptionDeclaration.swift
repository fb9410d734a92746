/// An option of a command: `--quiet`, `--root DIR`, `--guests FILE…`.
package struct OptionDeclaration: Sendable {
  /// The long name without its hyphens.
  package let name: String

  /// The letter of the short form, if there is one.
  package let short: Character?

  /// What follows; nil for a flag.
  package let value: ValueDeclaration?

  /// Whether it may be given more than once.
  ///
  /// A flag given twice says the same as once, so every flag may be.
  package let isRepeatable: Bool

  /// One sentence for help, without a full stop.
  package let help: String

  /// The long form as people type it, `--root`.
  var spelling: String { "--\(name)" }

  /// The long form with the name of its value, `--root DIR`.
  var spellingWithValue: String {
    guard let value else { return spelling }
    return "\(spelling) \(value.name)"
  }
}

/// A value that a command takes by its position: `URL|ID`, `FILE…`.
package struct OperandDeclaration: Sendable {
  package let value: ValueDeclaration

  /// How many the command takes.
  ///
  /// A command with several declarations fills them from the left, so only the last one may take
  /// a varying number.
  package let count: ClosedRange<Int>

  /// One sentence for help, without a full stop.
  package let help: String

  /// The name of a flag or option that stands in for these operands: of `NAME…|--all`, `all`.
  ///
  /// With it none of these operands may be given; without it they are counted as usual.
  package let alternative: String?

  package init(
    _ value: ValueDeclaration, count: ClosedRange<Int> = 1...1, alternative: String? = nil,
    help: String
  ) {
    self.value = value
    self.count = count
    self.alternative = alternative
    self.help = help
  }

  /// The name with an ellipsis where there may be several, `NAME…`.
  var spelling: String { count.upperBound > 1 ? "\(value.name)…" : value.name }
}

extension ClosedRange<Int> {
  /// One or more operands; as many as a command line holds.
  package static var oneOrMore: ClosedRange<Int> { 1...Int.max }
}
