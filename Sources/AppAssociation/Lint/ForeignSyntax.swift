/// What people write into patterns who take them for routes of a web framework or for regular
/// expressions.
///
/// To a system it is plain text, so such a pattern matches links with just that text in them, which
/// are hardly the ones that were meant.
enum ForeignSyntax {
  /// `:id`, `{id}`, `<id>`, `[id]` or `[[...id]]`.
  case placeholder(String)
  case regularExpression

  /// The first that is found, nil for a pattern that could be meant as it is written.
  ///
  /// - Parameters:
  ///   - knowsVariables: false where `$(name)` is plain text as well.
  ///   - isExclusion: to exclude files and folders whose name begins with a period is no slip.
  static func find(
    in pattern: String, knowsVariables: Bool = true, isExclusion: Bool = false
  ) -> ForeignSyntax? {
    if isPlain(pattern) { return nil }
    if let placeholder = placeholder(in: pattern) { return .placeholder(placeholder) }
    // A variable stands for some text, and its parentheses mean nothing else.
    let bytes =
      knowsVariables
      ? PatternCharacters.withoutReferences(pattern, filler: [UInt8(ascii: "v")])
      : Array(pattern.utf8)
    return isRegularExpression(bytes, isExclusion: isExclusion) ? .regularExpression : nil
  }

  /// True when the pattern has none of the signs that are needed: most have not.
  private static func isPlain(_ pattern: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in pattern.utf8 {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "["),
        UInt8(ascii: "^"), UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "("):
        return false
      case UInt8(ascii: ".") where before == UInt8(ascii: "/"): return false
      default: before = byte
      }
    }
    return true
  }

  private static func placeholder(in pattern: String) -> String? {
    for segment in pattern.utf8.split(separator: UInt8(ascii: "/")) {
      let text = String(Substring(segment))
      // `:id`, but not `:smile:`.
      if segment.first == UInt8(ascii: ":"), segment.dropFirst().first?.isASCIILetter == true,
        segment.last != UInt8(ascii: ":")
      {
        return text
      }
      for (opening, closing) in [("{", "}"), ("<", ">")] as [(Unicode.Scalar, Unicode.Scalar)] {
        let scalars = text.unicodeScalars
        if let start = scalars.firstIndex(of: opening), let end = scalars.lastIndex(of: closing),
          start < end
        {
          return String(scalars[start...end])
        }
      }
      if isInBrackets(segment) { return text }
    }
    return nil
  }

  /// `[slug]`, `[...slug]` or `[[...slug]]`.
  private static func isInBrackets(_ segment: Substring.UTF8View) -> Bool {
    var name = segment
    while name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]"), name.count > 1 {
      name = name.dropFirst().dropLast()
    }
    return name.count != segment.count && !name.isEmpty
      && name.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: ".") }
  }

  private static func isRegularExpression(_ bytes: [UInt8], isExclusion: Bool) -> Bool {
    if bytes.first == UInt8(ascii: "^") || bytes.contains(UInt8(ascii: "\\")) { return true }
    if bytes.last == UInt8(ascii: "$") { return true }
    let signs: [StaticString] = [
      "(.*)", "(.+)", "/.+", "[^", "(?:", "[0-9", "[a-z", "[A-Z", "[a-f",
    ]
    let text = "/" + String(decoding: bytes, as: UTF8.self)
    if signs.contains(where: { text.holds($0) }) { return true }
    if !isExclusion, text.holds("/.*/") || text.utf8.suffix(3).elementsEqual("/.*".utf8) {
      return true
    }
    return hasRepeatedClass(bytes) || hasGroup(bytes)
  }

  /// `[abc]+`, `[abc]*` or `[abc]{2}`; what is empty, as in `ids[]*`, is no class.
  private static func hasRepeatedClass(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropFirst(2).contains { index in
      "+*{".utf8.contains(bytes[index]) && bytes[index - 1] == UInt8(ascii: "]")
        && bytes[index - 2] != UInt8(ascii: "[")
    }
  }

  /// `(a|b)`, or a repeated group of something that only a regular expression has, as `(/.*)*`.
  ///
  /// Titles have parentheses too, and a wildcard may follow them: `/wiki/*_(film)*`.
  private static func hasGroup(_ bytes: [UInt8]) -> Bool {
    var opening: Int?
    var hasSign = false
    let lastClosing = bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("):
        opening = index
        hasSign = false
      case UInt8(ascii: "|") where opening != nil && index < lastClosing: return true
      case UInt8(ascii: "["): hasSign = true
      case UInt8(ascii: "*"), UInt8(ascii: "+"):
        if index > 0, bytes[index - 1] == UInt8(ascii: ".") { hasSign = true }
        if opening != nil, hasSign, index > 0, bytes[index - 1] == UInt8(ascii: ")") { return true }
      default: break
      }
    }
    return false
  }
}
