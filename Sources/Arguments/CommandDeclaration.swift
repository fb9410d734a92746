/// A command as a value: what it is called, what it takes and what it does.
///
/// Parsing, help and shell completions are all made from it, so they cannot differ. The program
/// itself is the outermost one.
package struct CommandDeclaration: Sendable {
  package let name: String

  /// What it does, as one line that begins with a verb, `Write the whole site`; no full stop.
  package let summary: String

  /// Paragraphs that follow the options in help.
  package let discussion: [String]
  package let operands: [OperandDeclaration]
  package let options: [OptionDeclaration]
  package let subcommands: [CommandDeclaration]

  /// A group only holds commands: `guests list` runs, `guests` alone shows its help.
  package let isGroup: Bool

  package init(
    _ name: String, _ summary: String, operands: [OperandDeclaration] = [],
    options: [OptionDeclaration] = [], subcommands: [CommandDeclaration] = [],
    isGroup: Bool = false, discussion: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.subcommands = subcommands
    self.isGroup = isGroup
  }

  func subcommand(_ name: String) -> CommandDeclaration? {
    subcommands.first { $0.name == name }
  }

  func option(_ name: String) -> OptionDeclaration? {
    options.first { $0.name == name }
  }

  func option(short: Character) -> OptionDeclaration? {
    options.first { $0.short == short }
  }

  /// The command at the end of `path`, or nil when a name on the way is unknown.
  package func command(at path: [String]) -> CommandDeclaration? {
    var command = self
    for name in path {
      guard let next = command.subcommand(name) else { return nil }
      command = next
    }
    return command
  }

  /// Every command below this one with its path, parents before their children.
  package var descendants: [(path: [String], command: CommandDeclaration)] {
    subcommands.flatMap { child in
      [([child.name], child)]
        + child.descendants.map { ([child.name] + $0.path, $0.command) }
    }
  }
}
