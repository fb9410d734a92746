import Diagnostics

/// Quotes, brackets and lines that libyaml could not make sense of.
extension YAMLMistake {
  // MARK: Brackets and quotes

  var unclosedQuote: Diagnostic {
    let line = YAMLLine(at: error.contextOffset, in: source.bytes, range)
    let raw = text(error.contextOffset..<max(error.contextOffset + 1, line.value.upperBound))
    return .error(
      "yaml-unclosed-quote", "the quote that opens here is never closed",
      at: place(error.contextOffset),
      help: "close it; if it belongs to the text, put other quotes around it: \(yamlQuoted(raw))")
  }

  var wrongEscape: Diagnostic {
    let start = escapeStart
    let escape = source.bytes[start..<range.upperBound].prefix(2)
    return .error(
      "yaml-escape",
      "\(String(decoding: escape, as: UTF8.self)) is no escape that double quotes know",
      at: place(start),
      help: "write \\\\ for a backslash, or put the text in single quotes")
  }

  /// `"\uD83D"`: half of a pair, or a number that no character has.
  var wrongCodePoint: Diagnostic {
    let start = escapeStart
    let rest = source.bytes[start..<range.upperBound].dropFirst()
    let isShort = rest.first == UInt8(ascii: "u")
    let code = String(decoding: rest.dropFirst().prefix(isShort ? 4 : 8), as: UTF8.self)
    let isHalf = isShort || code.hasPrefix("0000")
    return .error(
      "yaml-escape", "no character has the number \(code)", at: place(start),
      help: isHalf
        ? "it is half of a character: write the character itself, or \\U with 8 digits"
        : "write the character itself")
  }

  /// The backslash of the escape that could not be read.
  private var escapeStart: Int {
    let upToHere = source.bytes[error.contextOffset..<min(error.offset + 1, range.upperBound)]
    return upToHere.lastIndex(of: UInt8(ascii: "\\")) ?? error.offset
  }

  var unfinishedFlow: Diagnostic {
    let opening = openBracket ?? error.contextOffset
    let line = YAMLLine(at: opening, in: source.bytes, range)
    if let comment = comment(behind: opening) { return comment }
    if error.offset > line.end { return unclosedBracket(at: opening) }
    guard let next = byte(at: error.offset), next > 0x20 else {
      return unclosedBracket(at: opening)
    }
    return .error(
      "yaml-flow",
      "a comma or the closing bracket is missing before \(shown(text(error.offset..<line.end)))",
      at: place(error.offset),
      help: "a text with one of , : [ ] { } in it needs quotes between brackets")
  }

  /// What a `#` in the line of a bracket swallows: most likely the closing one, too.
  private func comment(behind opening: Int) -> Diagnostic? {
    let line = YAMLLine(at: opening, in: source.bytes, range)
    return gluedComment(in: opening..<line.end).map {
      Self.comment(at: $0, valueAt: nil, source: source, range: range)
    }
  }

  /// The first comment that looks like text, outside double quotes.
  private func gluedComment(in part: Range<Int>) -> Int? {
    var isQuoted = false
    for index in part {
      if source.bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, YAMLLine.mayEndValue(source.bytes[index]) else { continue }
      if let hash = YAMLLine.gluedComment(after: index + 1, in: source.bytes, range) { return hash }
    }
    return nil
  }

  var noContent: Diagnostic {
    if let opening = openBracket, let comment = comment(behind: opening) { return comment }
    guard let found = byte(at: error.offset), found > 0x20 else {
      return unclosedBracket(at: openBracket ?? error.offset)
    }
    if openBracket == nil { return wrongStart(at: error.offset) }
    if found == UInt8(ascii: ":") { return Self.noKey(at: place(error.offset)) }
    return .error(
      "yaml-flow", "a value is missing before \(shown(text(error.offset..<error.offset + 1)))",
      at: place(error.offset),
      help: "a text that begins with it needs quotes")
  }

  private func unclosedBracket(at offset: Int) -> Diagnostic {
    let sign = text(offset..<min(offset + 1, range.upperBound))
    return .error(
      "yaml-unclosed-bracket", "the \(shown(sign)) that opens here is never closed",
      at: place(offset),
      help: "close it; a text that begins with a bracket needs quotes around it")
  }

  // MARK: Lines

  var noColon: Diagnostic {
    let line = YAMLLine(at: error.contextOffset, in: source.bytes, range)
    let found = text(error.contextOffset..<max(error.contextOffset, line.value.upperBound))
    if let (key, value) = keyGluedToValue(found) {
      return .error(
        "yaml-colon", "a space is missing after the colon of \(shown(found))",
        at: place(error.contextOffset), help: "write `\(key): \(value)`")
    }
    return .error(
      "yaml-colon", "\(shown(found)) is no `key: value`: it has no colon",
      at: place(error.contextOffset),
      help: "a text of several lines stands indented below `key: |`")
  }

  private func keyGluedToValue(_ line: String) -> (key: String, value: String)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return nil
    }
    let value = line[line.utf8.index(after: colon)...]
    let isName = line[..<colon].utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return isName && !value.isEmpty && !value.hasPrefix("//")
      ? (String(line[..<colon]), String(value)) : nil
  }

  func tab(at offset: Int) -> Diagnostic {
    .error(
      "yaml-tab", "a tab cannot indent a line of YAML", at: place(offset),
      help: "use spaces, two for each level")
  }

  var wrongIndentation: Diagnostic {
    .error(
      "yaml-indentation", "the indentation of this line fits nothing above it",
      at: place(error.offset),
      help: "indent all keys of a map alike, and begin each item of a list with \"- \"")
  }
}
