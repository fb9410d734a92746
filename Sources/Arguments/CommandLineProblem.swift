import Diagnostics

/// Why a command line cannot be carried out: exit code 64.
package struct CommandLineProblem: Error, Equatable, Sendable {
  /// One line without `error:` and full stop, with the words that were found.
  package let message: String

  /// The command line that shows the matching help.
  package let helpCommand: String

  init(_ message: String, program: String, path: [String]) {
    self.message = message.printable
    self.helpCommand = ([program, "help"] + path).joined(separator: " ")
  }

  /// The two lines for standard error.
  package var text: String {
    "error: \(message)\nSee '\(helpCommand)'.\n"
  }
}
