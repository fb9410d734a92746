import Diagnostics

/// What to say about words that one command does not know, with the word that was meant.
struct UnknownWords {
  let program: CommandDeclaration
  let command: CommandDeclaration
  let path: [String]

  func problem(forCommand word: String) -> CommandLineProblem {
    let before = path.map { "\($0) " }.joined()
    let names = command.subcommands.map(\.name) + (path.isEmpty ? ["help", "--version"] : [])
    let meant = nearestName(to: word, in: names).map { "\(before)\($0)" }
    return problem("unknown command '\(before)\(word)'", meant: meant)
  }

  func problem(forOption word: String) -> CommandLineProblem {
    let spelling = word.prefix { $0 != "=" }
    if command.isGroup,
      program.descendants.contains(where: { $0.command.option(named: spelling) != nil })
    {
      return problem("'\(spelling)' must stand behind a command", meant: nil)
    }
    return problem("unknown option '\(spelling)'", meant: option(near: spelling.dropFirst(2)))
  }

  /// The problem of a long option with one hyphen, or nil.
  func problem(forSingleHyphen word: String) -> CommandLineProblem? {
    let name = word.dropFirst().prefix { $0 != "=" }
    guard name == "help" || command.options.contains(where: { $0.name == name }) else { return nil }
    return problem("unknown option '-\(name)'", meant: "--\(name)")
  }

  func problem(forShort letter: Character, in word: String) -> CommandLineProblem {
    let cluster = word.count > 2 ? " in '\(word)'" : ""
    return problem("unknown option '-\(letter)'\(cluster)", meant: nil)
  }

  func problem(forOperand word: String) -> CommandLineProblem {
    if !path.isEmpty, command.subcommand(word) != nil {
      let name = path.joined(separator: " ")
      return problem("'\(word)' must stand directly behind '\(name)'", meant: nil)
    }
    let takesFolder = command.options.contains { $0.name == "root" }
    let folder = takesFolder && !word.hasPrefix("-") ? "--root \(word)" : nil
    return problem("unexpected argument '\(word)'", meant: optionWithDash(word) ?? folder)
  }

  /// Word processors turn `--` into one dash; people copy the result.
  private func optionWithDash(_ word: String) -> String? {
    guard word.hasPrefix("\u{2013}") || word.hasPrefix("\u{2014}") else { return nil }
    return option(near: word.drop { "\u{2013}\u{2014}-".contains($0) }.prefix { $0 != "=" })
  }

  /// The option that `name` begins, when there is only one, or the one that is spelled most alike.
  private func option(near name: Substring) -> String? {
    let names = command.options.map(\.name) + ["help"]
    let completed = names.filter { !name.isEmpty && $0.hasPrefix(name) }
    let meant = completed.count == 1 ? completed[0] : nearestName(to: String(name), in: names)
    return meant.map { "--\($0)" }
  }

  private func problem(_ message: String, meant: String?) -> CommandLineProblem {
    let question = meant.map { "; did you mean '\($0)'?" } ?? ""
    return CommandLineProblem(message + question, program: program.name, path: path)
  }
}

extension CommandDeclaration {
  fileprivate func option(named spelling: Substring) -> OptionDeclaration? {
    options.first { $0.spelling == spelling }
  }
}
