/// The characters of one pattern, and whether a link can hold them.
struct PatternCharacters {
  /// The part of a link that the pattern is for.
  enum Part {
    case path, query, itemName, itemValue, fragment

    /// What such a sign ends.
    var whole: String {
      switch self {
      case .path: "path"
      case .query: "query"
      case .fragment: "fragment"
      case .itemName, .itemValue: "item"
      }
    }

    /// True for a sign that ends such a part, so that it holds it only encoded.
    func isEnded(by byte: UInt8) -> Bool {
      switch (self, byte) {
      case (.path, UInt8(ascii: "#")), (.query, UInt8(ascii: "#")),
        (.itemValue, UInt8(ascii: "#")),
        (.itemName, UInt8(ascii: "#")), (.itemValue, UInt8(ascii: "&")),
        (.itemName, UInt8(ascii: "&")), (.itemName, UInt8(ascii: "=")):
        true
      default: false
      }
    }
  }

  private let pattern: String
  private let part: Part
  private let form: LinkText.Form
  /// False on Android and in `paths`, where links are always compared as they are encoded.
  private let knowsDecoding: Bool
  /// What comes of characters that no link holds.
  private let consequence: String
  /// False for a value of a variable, before which other text may stand.
  private let isWhole: Bool
  /// The pattern without its variables.
  private let plain: [UInt8]

  init(
    _ pattern: String, _ part: Part,
    _ form: LinkText.Form = LinkText.Form(folds: false, decodes: false),
    knowsDecoding: Bool = true, isValue: Bool = false
  ) {
    isWhole = !isValue
    consequence =
      isValue
      ? "so the value matches nothing"
      : part == .itemName ? "so none has such an item" : "so none matches"
    self.pattern = pattern
    self.part = part
    self.form = form
    self.knowsDecoding = knowsDecoding
    // In names nothing has a meaning.
    plain =
      part == .itemName
      ? Array(pattern.utf8) : PatternCharacters.withoutReferences(pattern)
  }

  func check(at node: JSONNode, _ report: inout LintReport) {
    if isWhole { checkFirstSign(at: node, &report) }
    if plain.allSatisfy({ $0 != UInt8(ascii: "%") && $0 < 0x80 && !isUnsafe($0) }) { return }
    let escapes = plain.indices.filter { index in
      plain[index] == UInt8(ascii: "%") && plain[index...].dropFirst().prefix(2).count == 2
        && plain[(index + 1)...].prefix(2).allSatisfy(\.isHexDigit)
    }
    if form.decodes {
      if !escapes.isEmpty {
        report.add(
          .error, "path.escape-with-decoding", "\"\(pattern)\" is percent-encoded",
          effect:
            "percentEncoded is false: the link is decoded and the pattern is not, so links with that "
            + "text do not match",
          fix: "write \"\(LinkText.decoded(pattern))\"", at: node)
      }
      return
    }
    checkUnencoded(at: node, &report)
    checkPercentSigns(at: node, &report)
    let lowerCase = escapes.contains {
      plain[($0 + 1)...($0 + 2)].contains(where: \.isASCIILowercase)
    }
    if lowerCase, !form.folds {
      report.add(
        .warning, "path.lowercase-escape", "\"\(pattern)\" has escapes in lower case",
        effect: "they are compared as text, and most links are written with upper case",
        fix: "write them in upper case", at: node)
    }
  }

  /// The sign that separates a part from the one before it belongs to neither.
  private func checkFirstSign(at node: JSONNode, _ report: inout LintReport) {
    let rest = String(pattern.unicodeScalars.dropFirst())
    if part == .fragment, pattern.utf8.first == UInt8(ascii: "#") {
      report.add(
        .error, "fragment.leading-hash", "\"\(pattern)\" begins with #",
        effect: "the # is not part of the fragment, so links with that fragment do not match",
        fix: "write \"\(rest)\"", at: node)
    }
    if part == .itemName, pattern.utf8.first == UInt8(ascii: "?") {
      report.add(
        .error, "query.leading-question-mark", "the name \"\(pattern)\" begins with ?",
        effect: "the ? is not part of the query, so no link has such an item",
        fix: "write \"\(rest)\"", at: node)
    }
  }

  private func checkUnencoded(at node: JSONNode, _ report: inout LintReport) {
    let decoding = knowsDecoding ? ", or percentEncoded: false (iOS 14)" : ""
    if plain.contains(where: { $0 >= 0x80 }) {
      report.add(
        .error, "path.non-ascii", "\"\(pattern)\" is not ASCII",
        effect: "links are compared as they are encoded, \(consequence)",
        fix: "write \"\(encoded)\"\(decoding)", at: node)
    } else if let byte = plain.first(where: isUnsafe) {
      let isEnd = part.isEnded(by: byte)
      report.add(
        .error, "path.unencoded", "\"\(pattern)\" has \(PatternCharacters.shown(byte))",
        effect: isEnd
          ? "links hold it there only encoded, since it ends the \(part.whole)"
          : "links hold it only encoded, \(consequence)",
        fix: isOnlyAtEnds(byte)
          ? "remove it: \"\(trimmed)\"" : "write \"\(encoded)\"\(isEnd ? "" : decoding)", at: node)
    }
  }

  /// `/100%` and `/%s`: RFC 3986 section 2.1 knows a percent sign only before two digits.
  private func checkPercentSigns(at node: JSONNode, _ report: inout LintReport) {
    let bytes =
      part == .itemName
      ? plain : PatternCharacters.withoutReferences(pattern, filler: [UInt8(ascii: "*")])
    let isStray = bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "%") else { return false }
      for byte in bytes[index...].dropFirst().prefix(2) {
        if part != .itemName, byte == UInt8(ascii: "*") { return false }
        if part != .itemName, byte == UInt8(ascii: "?") { continue }
        if !byte.isHexDigit { return true }
      }
      return index + 2 >= bytes.count
    }
    guard isStray else { return }
    report.add(
      .warning, "path.stray-percent", "\"\(pattern)\" has % without two digits behind it",
      effect: "an address has the sign itself as %25, so links as they should be do not match",
      fix: "write %25 for the sign itself, ?* for a placeholder", at: node)
  }

  private static func shown(_ byte: UInt8) -> String {
    switch byte {
    case 0x20: "a blank"
    case 0x09: "a tab"
    case 0x0A, 0x0D: "a line break"
    case 0..<0x20: "a control character"
    default: "\"\(Unicode.Scalar(byte))\""
    }
  }

  /// True for white space that came in with the text and means nothing.
  private func isOnlyAtEnds(_ byte: UInt8) -> Bool {
    byte.isASCIIBlank && !trimmed.isEmpty && trimmed.utf8.allSatisfy { !isUnsafe($0) && $0 < 0x80 }
  }

  private var trimmed: String {
    let bytes = Array(pattern.utf8)
    guard let first = bytes.firstIndex(where: { !$0.isASCIIBlank }),
      let last = bytes.lastIndex(where: { !$0.isASCIIBlank })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// ASCII that no link holds as it is.
  private func isUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"):
      true
    default: !form.decodes && part.isEnded(by: byte)
    }
  }

  /// The pattern with what a link cannot hold encoded.
  private var encoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in pattern.utf8 {
      if byte < 0x7F, !isUnsafe(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The names of the variables in order; nil at the end for one that is not closed.
  static func references(in pattern: String) -> [String?] {
    var names: [String?] = []
    var rest = Array(pattern.utf8)[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[dollar...].dropFirst()
      guard rest.first == UInt8(ascii: "(") else { continue }
      guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return names + [nil] }
      names.append(String(decoding: rest[..<end].dropFirst(), as: UTF8.self))
      rest = rest[end...].dropFirst()
    }
    return names
  }

  /// The pattern with `filler` for each variable.
  static func withoutReferences(_ pattern: String, filler: [UInt8] = []) -> [UInt8] {
    let bytes = Array(pattern.utf8)
    let lastClosing = bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), index < lastClosing,
        bytes[index + 1] == UInt8(ascii: "("),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
      {
        result += filler
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
