/// An option together with the type that its value has in the program.
///
/// Declared once and used for both ends: a command lists `declaration`, and reads its value by
/// `command[.root]`.
package struct CommandOption<Value: Sendable>: Sendable {
  package let declaration: OptionDeclaration

  /// The value of all occurrences, in their order; the parser has accepted each.
  let value: @Sendable ([String]) -> Value
}

extension CommandOption<Bool> {
  /// True when it is given.
  package static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
    let declaration = OptionDeclaration(
      name: name, short: short, value: nil, isRepeatable: true, help: help)
    return CommandOption(declaration: declaration) { !$0.isEmpty }
  }
}

extension CommandOption<String?> {
  /// Any text that is not empty, at most once; nil when it is not given.
  package static func value(
    _ name: String, _ value: ValueDeclaration, short: Character? = nil, help: String
  ) -> Self {
    let declaration = OptionDeclaration(
      name: name, short: short, value: value, isRepeatable: false, help: help)
    return CommandOption(declaration: declaration) { $0.last }
  }
}

extension CommandOption<[String]> {
  /// Any number of texts that are not empty.
  package static func repeated(
    _ name: String, _ value: ValueDeclaration, short: Character? = nil, help: String
  ) -> Self {
    let declaration = OptionDeclaration(
      name: name, short: short, value: value, isRepeatable: true, help: help)
    return CommandOption(declaration: declaration) { $0 }
  }
}

extension CommandOption {
  /// A text that `parse` turns into a value, at most once; nil when it is not given.
  ///
  /// Text that `parse` refuses is a wrong command line: `'--port' is EXPECTATION, not 'x'`.
  package static func parsed<Wrapped>(
    _ name: String, _ valueName: String, short: Character? = nil, expectation: String,
    help: String, parse: @escaping @Sendable (String) -> Wrapped?
  ) -> Self where Value == Wrapped? {
    let value = ValueDeclaration(valueName, expectation: expectation) { parse($0) != nil }
    let declaration = OptionDeclaration(
      name: name, short: short, value: value, isRepeatable: false, help: help)
    return CommandOption(declaration: declaration) { $0.last.flatMap(parse) }
  }

  /// One of the cases of an enumeration, which help and messages name.
  package static func choice(
    _ name: String, short: Character? = nil, default standard: Value, help: String
  ) -> Self where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    let value = ValueDeclaration(oneOf: Value.allCases.map(\.rawValue))
    let declaration = OptionDeclaration(
      name: name, short: short, value: value, isRepeatable: false,
      help: "\(help) (default: \(standard.rawValue))")
    return CommandOption(declaration: declaration) {
      $0.last.flatMap(Value.init(rawValue:)) ?? standard
    }
  }
}

/// What commands list: the declarations of options whose values have different types.
package func declarations<each Value>(
  of option: repeat CommandOption<each Value>
) -> [OptionDeclaration] {
  var declarations: [OptionDeclaration] = []
  repeat declarations.append((each option).declaration)
  return declarations
}
