/// Reads the words of a command line by the declarations of a program.
///
/// The manners are those that people know: options anywhere behind their command, `--name value`
/// and `--name=value`, `-x value`, `-xvalue` and clusters `-xyz` of short ones, `--` before words
/// that begin with a hyphen. Commands stand before their options. `--help` anywhere wins.
package struct ArgumentParser: Sendable {
  private let program: CommandDeclaration

  package init(_ program: CommandDeclaration) {
    self.program = program
  }

  /// What `arguments`, without the program's own name, ask for.
  package func invocation(for arguments: [String]) -> Invocation {
    do throws(CommandLineProblem) {
      return try read(arguments)
    } catch {
      return .wrong(error)
    }
  }

  private func read(_ arguments: [String]) throws(CommandLineProblem) -> Invocation {
    if arguments.first == "help" {
      let topic = arguments.dropFirst().filter { !$0.isHelpFlag }
      return .help(path: topic == ["help"] ? [] : try helpTopic(topic))
    }
    let (command, path) = command(of: arguments[...])
    let rest = arguments.dropFirst(path.count)
    let misread = UnknownWords(program: program, command: command, path: path)
    if let word = rest.first, !word.hasPrefix("-"), command.operands.isEmpty,
      !command.subcommands.isEmpty
    {
      throw misread.problem(forCommand: word)
    }
    if rest.prefix(while: { $0 != "--" }).contains(where: \.isHelpFlag) {
      return .help(path: path)
    }
    var reader = ArgumentReader(command: command, misread: misread, words: rest)
    let parsed = try reader.read()
    guard command.isGroup else { return .run(parsed) }
    return path.isEmpty && parsed[.version] ? .version : .help(path: path)
  }

  /// The innermost command that the first words name.
  private func command(of words: ArraySlice<String>) -> (CommandDeclaration, [String]) {
    var command = program
    var path: [String] = []
    for word in words {
      guard let next = command.subcommand(word) else { break }
      command = next
      path.append(word)
    }
    return (command, path)
  }

  private func helpTopic(_ words: [String]) throws(CommandLineProblem) -> [String] {
    let (command, path) = command(of: words[...])
    guard let word = words.dropFirst(path.count).first else { return path }
    throw UnknownWords(program: program, command: command, path: path).problem(forCommand: word)
  }
}

extension String {
  fileprivate var isHelpFlag: Bool { self == "--help" || self == "-h" }
}

extension CommandOption<Bool> {
  /// The one option of the program itself.
  package static var version: Self { .flag("version", help: "Show the version") }

  /// Every command has it; it is not listed among its options.
  static var help: Self { .flag("help", short: "h", help: "Show this help") }
}
