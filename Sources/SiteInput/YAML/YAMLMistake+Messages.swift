import Diagnostics

/// Messages about what libyaml reads and this tool refuses.
extension YAMLMistake {
  static func needsQuotes(
    _ raw: String, _ reason: String, at place: Place, remark: String = ""
  ) -> Diagnostic {
    let isShort = raw.utf8.count <= 80 && !raw.utf8.contains(0x0A) && !raw.utf8.contains(0x0D)
    return .error(
      "yaml-needs-quotes", "\(shown(raw)) needs quotes: \(reason)", at: place,
      help: "put quotes around it" + (isShort ? ": \(yamlQuoted(raw))" : "") + remark)
  }

  /// A text with an anchor or a tag, or an alias.
  static func mark(_ raw: String, at place: Place) -> Diagnostic {
    let sign = raw.unicodeScalars.first ?? "!"
    return needsQuotes(
      raw, "it begins with \"\(sign)\"", at: place,
      remark: " (YAML \(markName(UInt8(ascii: sign))) are not read here)")
  }

  /// A list or map with an anchor or a tag.
  static func collectionMark(_ sign: UInt8, at place: Place) -> Diagnostic {
    .error(
      "yaml-mark", "YAML \(markName(sign)) are not read here", at: place,
      help: "write out every value where it is needed; quote a text that begins with \"&\" or \"!\""
    )
  }

  private static func markName(_ sign: UInt8) -> String {
    switch sign {
    case UInt8(ascii: "&"): "anchors"
    case UInt8(ascii: "*"): "aliases"
    default: "tags"
    }
  }

  static func flowKey(_ name: String, in raw: String, at place: Place) -> Diagnostic {
    let isGlued = name.utf8.contains(UInt8(ascii: ":"))
    return needsQuotes(
      raw, "\(shown(name)) has no value between { }", at: place,
      remark: isGlued
        ? "; a map needs a space after each colon"
        : "; a map needs a colon and a value after each key")
  }

  /// A `#` that begins a comment and looks like text.
  ///
  /// `valueAt` tells where the value begins, if all up to the end of the line may belong to it.
  static func comment(
    at hash: Int, valueAt: Int?, source: SourceText, range: Range<Int>
  ) -> Diagnostic {
    let line = YAMLLine(at: hash, in: source.bytes, range)
    let lost = String(decoding: source.bytes[hash..<line.textEnd(after: hash)], as: UTF8.self)
    var help = "put quotes around the value"
    if let valueAt, valueAt >= line.start {
      let start = valueAt < line.value.lowerBound ? min(hash, line.value.lowerBound) : valueAt
      let raw = String(decoding: source.bytes[start..<line.textEnd(after: hash)], as: UTF8.self)
      help += ": \(yamlQuoted(raw))"
    }
    return .error(
      "yaml-comment-in-value", "\(shown(lost)) would be lost: it is a comment for YAML",
      at: .at(source, offset: hash), help: help + "; if it is a comment, put a space after the #")
  }

  static func openText(at place: Place, from opening: Place) -> Diagnostic {
    .error(
      "yaml-unclosed-quote", "a text in quotes goes on in this line, which is not indented",
      at: place, help: "close the quote in its line, or indent the further lines of the text",
      notes: [.init("the quote opens here", at: opening)])
  }

  static func noKey(at place: Place) -> Diagnostic {
    .error("yaml-key", "a key is missing before the colon", at: place, help: "write `key: value`")
  }

  static func keyThatIsNoText(at place: Place) -> Diagnostic {
    .error(
      "yaml-key", "a list or map cannot be a key", at: place,
      help: "if a text is meant, put quotes around it")
  }

  static func directive(at place: Place) -> Diagnostic {
    .error(
      "yaml-directive", "a line that begins with \"%\" is a YAML directive, and none is read here",
      at: place, help: "delete the line")
  }
}
