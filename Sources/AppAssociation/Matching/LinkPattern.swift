/// A pattern of an apple-app-site-association file, ready to be compared with texts.
///
/// Characters, `*` (any number), `?` (one) and `$(name)`; a whole text must match. Kept as a list of
/// numbers: code points stand for themselves, larger numbers are the wildcards.
struct LinkPattern {
  /// The values above all code points.
  enum Token {
    static let one: UInt32 = 0x20_0000
    static let run: UInt32 = 0x20_0001
    /// Plus the place of a class in `CharacterClass.allCases`.
    static let firstClass: UInt32 = 0x20_0010
    static let regions: UInt32 = 0x20_0020
    static let languages: UInt32 = 0x20_0021
    /// Plus the place of a variable in `choices`.
    static let firstChoice: UInt32 = 0x40_0000
  }

  /// What a pattern may refer to, and how it is compared.
  struct Context {
    /// The file's own variables by name.
    var variables: [String: VariableValues] = [:]
    /// False before iOS 13.5, where `$(digit)` is plain text.
    var knowsVariables = true
    var folds = false
  }

  private(set) var tokens: [UInt32] = []
  /// The file's own variables that occur.
  private(set) var choices: [VariableValues] = []
  /// An undefined or unterminated variable: nothing ever matches.
  private(set) var neverMatches = false
  /// True when every token takes one character, but for `*`.
  private(set) var isPlain = true
  let folds: Bool

  init(_ text: String, _ context: Context) {
    folds = context.folds
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "*": if tokens.last != Token.run { tokens.append(Token.run) }
      case "?": tokens.append(Token.one)
      case "$" where context.knowsVariables && scalars.first == "(":
        scalars.removeFirst()
        guard let end = scalars.firstIndex(of: ")") else {
          neverMatches = true
          return
        }
        append(variable: String(scalars[..<end]), context)
        scalars = scalars[scalars.index(after: end)...]
      default: tokens.append(folds ? LinkText.folded(scalar) : scalar.value)
      }
    }
  }

  private init(tokens: [UInt32], of pattern: LinkPattern) {
    self = pattern
    self.tokens = tokens
  }

  /// The file's own variables go before the built-in ones: which wins is documented nowhere.
  private mutating func append(variable name: String, _ context: Context) {
    if let values = context.variables[name] {
      tokens.append(Token.firstChoice + UInt32(choices.count))
      choices.append(values)
      isPlain = false
    } else if let index = CharacterClass.allCases.firstIndex(where: { $0.rawValue == name }) {
      tokens.append(Token.firstClass + UInt32(index))
    } else if name == "region" || name == "lang" {
      tokens.append(name == "region" ? Token.regions : Token.languages)
      isPlain = false
    } else {
      neverMatches = true
    }
  }

  /// The pattern without the `/*` at its end, nil when it ends otherwise.
  var withoutLastSegment: LinkPattern? {
    let ending = [UInt32(UInt8(ascii: "/")), Token.run]
    guard !neverMatches, tokens.suffix(2).elementsEqual(ending) else { return nil }
    return LinkPattern(tokens: Array(tokens.dropLast(2)), of: self)
  }

  /// The only text that matches, nil when there are wildcards.
  var literal: [UInt32]? {
    neverMatches || tokens.contains { $0 >= Token.one } ? nil : tokens
  }

  /// True when every text matches.
  var matchesEverything: Bool { tokens == [Token.run] && !neverMatches }

  /// True when the whole text from `start` on matches.
  func matches(_ part: LinkPart, from start: Int = 0) -> Bool {
    if neverMatches { return false }
    return isPlain
      ? matchesPlainly(part.characters, from: start)
      : reached(in: part, from: start).whole
  }

  /// Goes back to the last `*` only, which is enough: steps are at most tokens times characters.
  private func matchesPlainly(_ text: [UInt32], from start: Int) -> Bool {
    var position = start
    var index = 0
    // Most patterns differ before their first wildcard.
    while index < tokens.count, tokens[index] < Token.one {
      guard position < text.count, text[position] == tokens[index] else { return false }
      index += 1
      position += 1
    }
    var lastRun: (index: Int, position: Int)?
    while position < text.count {
      if index < tokens.count, tokens[index] == Token.run {
        lastRun = (index, position)
        index += 1
      } else if index < tokens.count, takes(tokens[index], text[position]) {
        index += 1
        position += 1
      } else if let run = lastRun {
        lastRun = (run.index, run.position + 1)
        index = run.index + 1
        position = run.position + 1
      } else {
        return false
      }
    }
    return tokens[index...].allSatisfy { $0 == Token.run }
  }

  func takes(_ token: UInt32, _ character: UInt32) -> Bool {
    if token < Token.one { return token == character }
    if token == Token.one { return true }
    let index = Int(token - Token.firstClass)
    return CharacterClass.allCases[index].contains(character, folds: folds)
  }
}

/// One of the built-in variables that take exactly one ASCII character.
enum CharacterClass: String, CaseIterable {
  case alpha, upper, lower, alnum, digit, xdigit

  /// With `folds` an upper-case letter is a lower-case one too.
  func contains(_ character: UInt32, folds: Bool) -> Bool {
    guard let byte = UInt8(exactly: character), byte < 0x80 else { return false }
    return switch self {
    case .alpha: byte.isASCIILetter
    case .upper: folds ? byte.isASCIILetter : byte.isASCIIUppercase
    case .lower: folds ? byte.isASCIILetter : byte.isASCIILowercase
    case .alnum: byte.isASCIILetter || byte.isASCIIDigit
    case .digit: byte.isASCIIDigit
    case .xdigit: byte.isHexDigit
    }
  }
}
