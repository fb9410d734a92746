/// What one command line asks for.
package enum Invocation: Sendable {
  case run(ParsedCommand)

  /// The help of the command at this path; the empty path is the program.
  case help(path: [String])
  case version
  case wrong(CommandLineProblem)
}

/// A command with the values that were given to it, all checked against its declaration.
///
/// ```swift
/// let root = command[.root] ?? "."
/// if command[.strict] { … }
/// for name in command.operands { … }
/// ```
package struct ParsedCommand: Sendable {
  /// The names that lead to the command, without the program: `["templates", "export"]`.
  package let path: [String]

  /// Values by position; as many as the declaration asks for.
  package let operands: [String]

  let program: String
  let occurrences: [String: [String]]

  /// The path as one text: `templates export`.
  package var name: String { path.joined(separator: " ") }

  /// The value of an option; one that the command does not have counts as not given.
  package subscript<Value>(option: CommandOption<Value>) -> Value {
    option.value(occurrences[option.declaration.name] ?? [])
  }

  /// A fault that only the command itself can see, such as a folder that is not there.
  package func problem(_ message: String) -> CommandLineProblem {
    CommandLineProblem(message, program: program, path: path)
  }
}
