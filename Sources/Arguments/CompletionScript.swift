/// A script that completes the commands of a program in a shell, made from its declarations.
///
/// The scripts are complete in themselves: they never call the program.
package struct CompletionScript: Sendable {
  package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// Paragraphs for the help of the command that prints the scripts.
  package static func instructions(program: String) -> [String] {
    [
      "bash: put 'source <(\(program) completions bash)' into ~/.bashrc.",
      "zsh: put 'source <(\(program) completions zsh)' behind compinit in ~/.zshrc.",
      "fish: put '\(program) completions fish | source' into ~/.config/fish/config.fish.",
    ]
  }

  let program: CommandDeclaration

  package init(of program: CommandDeclaration) {
    self.program = program
  }

  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The program and every command below it, with their paths.
  var nodes: [(path: [String], command: CommandDeclaration)] {
    [([], root)] + root.descendants
  }

  /// The program with `help`, which the parser reads by itself: below it stand all commands again,
  /// as bare names.
  var root: CommandDeclaration {
    let help = CommandDeclaration(
      "help", "Show the help of a command",
      subcommands: program.subcommands.map(\.namesOnly), isGroup: true)
    return CommandDeclaration(
      program.name, program.summary, options: program.options,
      subcommands: program.subcommands + [help], isGroup: true)
  }
}

extension CommandDeclaration {
  fileprivate var namesOnly: CommandDeclaration {
    CommandDeclaration(
      name, summary, subcommands: subcommands.map(\.namesOnly), isGroup: true)
  }

  /// Its options and the one that every command has.
  var completedOptions: [OptionDeclaration] {
    options + [CommandOption.help.declaration]
  }
}

/// Lines of a script; each level of indentation is two spaces.
struct ScriptLines {
  private(set) var text = ""

  mutating func add(_ line: String, indent: Int = 0) {
    text += String(repeating: "  ", count: indent) + line + "\n"
  }
}

extension String {
  /// With a backslash before each character that needs one.
  func escaping(_ needsEscape: (Character) -> Bool) -> String {
    var text = ""
    for character in self {
      if needsEscape(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
