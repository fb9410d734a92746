/// The help of one command, as wide as a terminal of 80 columns.
package struct HelpText {
  private let program: CommandDeclaration
  private let command: CommandDeclaration
  private let path: [String]

  /// The help of the command at `path`, which must exist; the empty path is the program.
  package init(of program: CommandDeclaration, path: [String] = []) {
    guard let command = program.command(at: path) else {
      preconditionFailure("no command '\(path.joined(separator: " "))'")
    }
    self.program = program
    self.command = command
    self.path = path
  }

  package var text: String {
    var sections = ["\(command.summary).\n", usage]
    sections.append(section("Arguments:", command.operands.map { ($0.spelling, $0.help) }))
    sections.append(section("Commands:", commands))
    sections.append(section("Options:", options))
    sections += command.discussion.map { Paragraph($0).wrapped() }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var name: String { ([program.name] + path).joined(separator: " ") }

  private var usage: String {
    var forms: [[String]] = []
    if !command.isGroup { forms.append(command.usage) }
    if !command.subcommands.isEmpty { forms.append(["COMMAND", "…"]) }
    return forms.enumerated().map { index, words in
      let head = (index == 0 ? "Usage: " : "       ") + name
      return Paragraph(words: words).wrapped(
        first: "\(head) ", indent: String(repeating: " ", count: name.count + 8))
    }.joined()
  }

  private var commands: [(String, String)] {
    var rows = command.descendants.filter { !$0.command.isGroup }.map {
      ($0.path.joined(separator: " "), $0.command.summary)
    }
    if path.isEmpty { rows.append(("help [COMMAND]", "Show the help of a command")) }
    return rows
  }

  private var options: [(String, String)] {
    (command.options + [CommandOption.help.declaration]).map { option in
      let short = option.short.map { "-\($0), " } ?? ""
      let more = option.value != nil && option.isRepeatable ? "…" : ""
      return (short + option.spellingWithValue + more, option.help)
    }
  }

  /// Rows of a term and what it means; a term that is too long has a line of its own.
  private func section(_ title: String, _ rows: [(term: String, meaning: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = min(rows.map(\.term.count).max() ?? 0, 24)
    let indent = String(repeating: " ", count: width + 4)
    return rows.reduce("\(title)\n") { text, row in
      let term = "  \(row.term)"
      guard row.term.count <= width else {
        return text + "\(term)\n" + Paragraph(row.meaning).wrapped(first: indent, indent: indent)
      }
      let padding = String(repeating: " ", count: width + 4 - term.count)
      return text + Paragraph(row.meaning).wrapped(first: term + padding, indent: indent)
    }
  }
}

extension CommandDeclaration {
  /// What follows the name of the command, in pieces that stay on one line.
  fileprivate var usage: [String] {
    let alternatives = Set(operands.compactMap(\.alternative))
    let shown = options.filter { !alternatives.contains($0.name) }.map { option in
      "[\(option.spellingWithValue)]\(option.value != nil && option.isRepeatable ? "…" : "")"
    }
    return operands.map(usage(of:)) + shown
  }

  private func usage(of operand: OperandDeclaration) -> String {
    var text = operand.spelling
    if let name = operand.alternative, let alternative = option(name) {
      text += "|\(alternative.spellingWithValue)"
    }
    return operand.count.lowerBound == 0 ? "[\(text)]" : text
  }
}

/// Words that may be broken into lines.
private struct Paragraph {
  private static let width = 80
  private let words: [String]

  init(words: [String]) {
    self.words = words
  }

  init(_ text: String) {
    self.words = text.split(separator: " ").map(String.init)
  }

  func wrapped(first: String = "", indent: String = "") -> String {
    var lines: [String] = []
    var line = first
    var lineIsEmpty = true
    for word in words {
      if !lineIsEmpty, line.count + 1 + word.count > Self.width {
        lines.append(line)
        line = indent
        lineIsEmpty = true
      }
      line += lineIsEmpty ? word : " \(word)"
      lineIsEmpty = false
    }
    return (lines + [line]).map { $0.trimmedRight + "\n" }.joined()
  }
}

extension String {
  fileprivate var trimmedRight: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
