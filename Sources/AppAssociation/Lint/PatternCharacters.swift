/// The characters of one pattern, and whether a link can hold them.
struct PatternCharacters {
  private let pattern: String
  private let form: LinkText.Form
  /// The pattern without its variables.
  private let plain: [UInt8]

  init(_ pattern: String, _ form: LinkText.Form) {
    self.pattern = pattern
    self.form = form
    plain = PatternCharacters.withoutReferences(pattern)
  }

  func check(at node: JSONNode, _ report: inout LintReport) {
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
            "percentEncoded is false: the link is decoded, the pattern is not; no link matches",
          fix: "write \"\(LinkText.decoded(pattern))\"", at: node)
      }
      return
    }
    if plain.contains(where: { $0 >= 0x80 }) {
      report.add(
        .error, "path.non-ascii", "\"\(pattern)\" is not ASCII",
        effect: "links are compared as they are encoded, so none matches",
        fix: "write \"\(encoded)\", or percentEncoded: false (iOS 14)", at: node)
    } else if let byte = plain.first(where: isUnsafe) {
      let shown = byte == 0x20 ? "a blank" : "\"\(Unicode.Scalar(byte))\""
      report.add(
        .error, "path.unencoded", "\"\(pattern)\" has \(shown)",
        effect: "links hold it only encoded, so none matches",
        fix: "write \"\(encoded)\", or percentEncoded: false (iOS 14)", at: node)
    }
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

  /// ASCII that no link holds as it is.
  private func isUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"):
      true
    default: false
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

  private static func withoutReferences(_ pattern: String) -> [UInt8] {
    let bytes = Array(pattern.utf8)
    let lastClosing = bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), index < lastClosing,
        bytes[index + 1] == UInt8(ascii: "("),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
      {
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
