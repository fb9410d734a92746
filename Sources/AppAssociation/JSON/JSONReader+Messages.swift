extension JSONReader {
  /// Something stands where a value was expected.
  func noValue() -> JSONSyntaxError {
    if let error = commonMistake() { return error }
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
      return error("a value is missing before \(shownCharacter)", help: "write a value there")
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return error(
        "a number cannot begin with \(shownCharacter)", help: "begin it with a digit or -")
    default:
      return error("expected a value, found \(shownCharacter)", help: "write a value there")
    }
  }

  func noName() -> JSONSyntaxError {
    if let error = commonMistake(wordHelp: "names stand in double quotes") { return error }
    return error(
      "expected a name in double quotes, found \(shownCharacter)",
      help: "write \"name\": before the value")
  }

  func noColon() -> JSONSyntaxError {
    if position == bytes.count { return endOfText() }
    return error(
      "expected a colon after the name, found \(shownCharacter)", help: "write a colon there")
  }

  func noCommaOrEnd(of isObject: Bool, openedAt offset: Int) -> JSONSyntaxError {
    let container = isObject ? "object" : "array"
    switch current {
    case _ where position == bytes.count:
      return JSONSyntaxError(
        offset: offset, message: "the \(container) is not closed",
        help: "add \(isObject ? "}" : "]") at its end")
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return error("a comma is missing before \(shownCharacter)", help: "write a comma there")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return error(
        "an \(container) is closed by \(shownCharacter)",
        help: "write \(isObject ? "}" : "]") there")
    case UInt8(ascii: ":") where !isObject:
      return error(
        "a name with its value stands in an array", help: "write { } around names and values")
    case UInt8(ascii: ":") where isObject:
      return error(
        "a second colon after one name",
        help: "a name has one value: write a comma before the next name, or { } around it")
    default:
      if let error = commonMistake() { return error }
      return error(
        "expected a comma or the end of the \(container), found \(shownCharacter)",
        help: "remove it")
    }
  }

  func afterTheEnd() -> JSONSyntaxError {
    if current == UInt8(ascii: "/") || current == UInt8(ascii: "#"), let error = commonMistake() {
      return error
    }
    if current == UInt8(ascii: ":") {
      return error("a name with its value stands alone", help: "write { } around the whole text")
    }
    return error(
      "text after the end of the document: \(shownCharacter)",
      help: "remove it; the file is one value")
  }

  /// An error in a text that was never meant to be JSON, such as `404: Not Found`; else nil.
  ///
  /// What stands after such a beginning says nothing of use.
  func noDocument() -> JSONSyntaxError? {
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard let start = bytes.firstIndex(where: { !$0.isASCIIBlank && !marks.contains($0) }) else {
      return nil
    }
    let line = bytes[start...].prefix(24).prefix { $0 >= 0x20 && $0 < 0x7F }
    let beginning = String(decoding: line, as: UTF8.self)
    // A name before a colon is a slip of somebody who writes YAML, and has its own message.
    let word = line.prefix(while: \.isASCIILetter)
    let isProse =
      word.isEmpty
      ? bytes[start].isASCIIDigit && line.contains(0x20)
      : line.dropFirst(word.count).first != UInt8(ascii: ":")
    guard isProse || beginning.hasPrefix("`") else { return nil }
    if ["true", "false", "null"].contains(beginning.lowercased()) { return nil }
    return JSONSyntaxError(
      offset: start, message: "the text is no JSON, it begins with \"\(beginning)\"",
      help: beginning.hasPrefix("`")
        ? "remove the marks around the JSON"
        : "perhaps it is what a server answers that has no such file; look at the address")
  }

  func trailingComma(at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      offset: offset, message: "a comma before the closing bracket", help: "remove the comma")
  }

  func control(_ byte: UInt8, openedAt opening: Int) -> JSONSyntaxError {
    if byte == 0x0A || byte == 0x0D {
      return error(
        "a line break inside a string",
        help: "close the string before the end of the line, or write \\n")
    }
    let digits = String(byte, radix: 16)
    let code = String(repeating: "0", count: 4 - digits.count) + digits
    return error("a control character inside a string", help: "write \\u\(code)")
  }

  func notUTF8() -> JSONSyntaxError {
    error("the text is not UTF-8", help: "save the file as UTF-8")
  }

  func badNumber(at offset: Int, _ message: String) -> JSONSyntaxError {
    JSONSyntaxError(
      offset: offset, message: "\(message) is not JSON",
      help: "a value that is not for calculating with stands in double quotes")
  }

  /// What people write who take JSON for JavaScript, YAML or prose.
  private func commonMistake(wordHelp: String = "text stands in double quotes") -> JSONSyntaxError?
  {
    switch current {
    case _ where position == bytes.count: return endOfText()
    case UInt8(ascii: "'"):
      return error("single quotes are not JSON", help: "use double quotes")
    case UInt8(ascii: "/") where bytes.count - position > 1, UInt8(ascii: "#"):
      return error("comments are not JSON", help: "remove the comment")
    case 0xE2, 0xC2:
      let quotes = ["“", "”", "„", "‘", "’", "«", "»"]
      guard quotes.contains(shownCharacter) else { return nil }
      return error("typographic quotes are not JSON", help: "use plain double quotes")
    case _ where position < 2 && looksLikeUTF16:
      return error("the text looks like UTF-16, not UTF-8", help: "save the file as UTF-8")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return unknownWord(wordHelp)
    default: return nil
    }
  }

  /// A byte-order mark of two bytes, or a character of ASCII in two bytes.
  private var looksLikeUTF16: Bool {
    guard bytes.count > 1 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, 0x09...0x7E), (0x09...0x7E, 0): return true
    default: return false
    }
  }

  private func unknownWord(_ help: String) -> JSONSyntaxError {
    let letters = bytes[position...].prefix(24).prefix { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
    let word = String(decoding: letters, as: UTF8.self)
    switch word {
    case "NOT":
      return error("NOT stands outside the quotes", help: "write it inside: \"NOT /path\"")
    case _ where ["true", "false", "null"].contains(word.lowercased()):
      return error("unknown word \(word)", help: "did you mean \(word.lowercased())?")
    case "NaN", "Infinity":
      return error("\(word) is not JSON", help: "write a number or null")
    default: return error("unknown word \(word)", help: help)
    }
  }

  private func endOfText() -> JSONSyntaxError {
    let isBlank = bytes.allSatisfy { $0 <= 0x20 }
    return isBlank
      ? error("the text is empty", help: "write the rules into it, or serve no file at all")
      : error("the text ends in the middle", help: "write or upload the file again as a whole")
  }

  /// The character at the position as messages show it.
  private var shownCharacter: String {
    guard position < bytes.count else { return "the end of the text" }
    let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F else {
      return "a control character"
    }
    return scalar == "\u{FFFD}" ? "a byte that is not UTF-8" : String(Character(scalar))
  }

  private func error(_ message: String, help: String? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, message: message, help: help)
  }
}
