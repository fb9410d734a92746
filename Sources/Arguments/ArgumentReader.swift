/// The words behind one command, sorted into options and operands.
///
/// A mistake ends the reading: the words after it may mean anything.
struct ArgumentReader {
  private let command: CommandDeclaration
  private let misread: UnknownWords
  private var words: ArraySlice<String>
  private var occurrences: [String: [String]] = [:]
  private var operands: [String] = []

  init(command: CommandDeclaration, misread: UnknownWords, words: ArraySlice<String>) {
    self.command = command
    self.misread = misread
    self.words = words
  }

  mutating func read() throws(CommandLineProblem) -> ParsedCommand {
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      } else if word.hasPrefix("--") {
        try takeLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try takeCluster(word)
      } else {
        operands.append(word)
      }
    }
    try checkOperands()
    return ParsedCommand(
      path: misread.path, operands: operands, program: misread.program.name,
      occurrences: occurrences)
  }

  private mutating func takeLong(_ word: String) throws(CommandLineProblem) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = command.option(String(parts[0])) else {
      throw misread.problem(forOption: word)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let attached, option.value == nil {
      throw problem("'\(option.spelling)' takes no value, found '\(attached)'")
    }
    try take(option, attached: attached)
  }

  /// Takes `-q`, `-qs`, `-o FILE`, `-oFILE`, `-qoFILE`.
  ///
  /// `-output` could mean `-o utput`, but that is hardly ever what was meant.
  private mutating func takeCluster(_ word: String) throws(CommandLineProblem) {
    if let problem = misread.problem(forSingleHyphen: word) { throw problem }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.option(short: letter) else {
        throw misread.problem(forShort: letter, in: word)
      }
      if option.value == nil || letters.isEmpty {
        try take(option, attached: nil)
      } else {
        return try take(option, attached: String(letters))
      }
    }
  }

  private mutating func take(
    _ option: OptionDeclaration, attached: String?
  ) throws(CommandLineProblem) {
    guard let value = option.value else {
      occurrences[option.name, default: []].append("")
      return
    }
    let text: String
    if let attached { text = attached } else { text = try nextValue(of: option) }
    if let complaint = value.complaint(about: text, owner: "'\(option.spelling)'") {
      throw problem(complaint)
    }
    guard option.isRepeatable || occurrences[option.name] == nil else {
      throw problem("'\(option.spelling)' is given more than once")
    }
    occurrences[option.name, default: []].append(text)
  }

  private mutating func nextValue(
    of option: OptionDeclaration
  ) throws(CommandLineProblem) -> String {
    guard let next = words.first, next == "-" || !next.hasPrefix("-") else {
      throw problem("missing value for '\(option.spellingWithValue)'")
    }
    words.removeFirst()
    return next
  }

  private func checkOperands() throws(CommandLineProblem) {
    var rest = operands[...]
    for declaration in command.operands {
      if let alternative = declaration.alternative, occurrences[alternative] != nil {
        guard rest.isEmpty else {
          throw problem("'--\(alternative)' stands for all of them, found '\(rest[0])' as well")
        }
        continue
      }
      let taken = rest.prefix(declaration.count.upperBound)
      guard taken.count >= declaration.count.lowerBound else {
        let alternative = declaration.alternative.map { " or '--\($0)'" } ?? ""
        throw problem("missing argument '\(declaration.spelling)'\(alternative)")
      }
      for text in taken {
        let owner = "argument '\(declaration.value.name)'"
        if let complaint = declaration.value.complaint(about: text, owner: owner) {
          throw problem(complaint)
        }
      }
      rest = rest.dropFirst(taken.count)
    }
    if let extra = rest.first { throw misread.problem(forOperand: extra) }
  }

  private func problem(_ message: String) -> CommandLineProblem {
    CommandLineProblem(message, program: misread.program.name, path: misread.path)
  }
}
