import Diagnostics

/// Cuts a template into tags and the text between them.
struct TagScanner {
  enum Token {
    /// At most one line, its end included.
    case text(Range<Int>)
    case tag(TemplateTag)
  }

  private let source: TemplateBytes
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var tokens: [Token] = []
  private var diagnostics: [Diagnostic] = []

  /// The tokens of `source` in their order, and what is wrong with its tags.
  static func scan(_ source: TemplateBytes) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    var scanner = TagScanner(source: source)
    scanner.scan()
    return (scanner.tokens, scanner.diagnostics)
  }

  private init(source: TemplateBytes) {
    self.source = source
  }

  private var bytes: [UInt8] { source.bytes }

  private mutating func scan() {
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while position < bytes.count {
      guard let tag = firstIndex(of: opening, from: position) else {
        addText(position..<bytes.count)
        return
      }
      addText(position..<tag)
      guard let end = scanTag(at: tag) else { return }
      position = end
    }
  }

  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 }
      tokens.append(.text(start..<(end ?? range.upperBound)))
      start = end ?? range.upperBound
    }
  }

  /// Adds the tag that begins at `offset`; its end, or nil when it has none.
  private mutating func scanTag(at offset: Int) -> Int? {
    var start = offset + opening.count
    var ending = closing
    let sigilByte = start < bytes.count ? bytes[start] : 0
    let sigil = TagScanner.sigil(of: sigilByte)
    if sigil != .variable { start += 1 }
    if sigilByte == UInt8(ascii: "{") { ending = [UInt8(ascii: "}")] + closing }
    if sigil == .delimiters { ending = [UInt8(ascii: "=")] + closing }
    guard let end = firstIndex(of: ending, from: start) else {
      diagnostics.append(
        .syntax(
          "a tag begins here and does not end", at: source.place(at: offset),
          help: "end it with \(String(decoding: ending, as: UTF8.self))"))
      return nil
    }
    let content = trimmed(start..<end)
    switch sigil {
    case .comment:
      addNamelessTag(.comment, offset)
    case .delimiters:
      addNamelessTag(.delimiters, offset)
      setDelimiters(content, offset)
    default: addTag(sigil, content, offset)
    }
    return end + ending.count
  }

  private mutating func addTag(_ sigil: TemplateTag.Sigil, _ content: Range<Int>, _ offset: Int) {
    var content = content
    var isDynamic = false
    let mayBeDynamic = sigil == .partial || sigil == .parent || sigil == .close
    if mayBeDynamic, bytes[content].first == UInt8(ascii: "*") {
      isDynamic = true
      content = trimmed(content.dropFirst())
    }
    let name = String(decoding: bytes[content], as: UTF8.self)
    if content.isEmpty {
      report("a tag without a name", at: offset, help: "write a name, or {{! … }} for a note")
    } else if bytes[content].contains(where: isSpace) {
      report(
        "\"\(name)\" is no name: white space stands in it", at: content.lowerBound,
        help: "write one name, or {{! … }} for a note")
    }
    tokens.append(
      .tag(
        TemplateTag(
          sigil: sigil, name: name, isDynamic: isDynamic, offset: offset,
          nameOffset: content.lowerBound)))
  }

  private mutating func addNamelessTag(_ sigil: TemplateTag.Sigil, _ offset: Int) {
    let tag = TemplateTag(sigil: sigil, name: "", offset: offset, nameOffset: offset)
    tokens.append(.tag(tag))
  }

  private mutating func setDelimiters(_ content: Range<Int>, _ offset: Int) {
    let parts = bytes[content].split(whereSeparator: isSpace)
    guard parts.count == 2, !bytes[content].contains(UInt8(ascii: "=")) else {
      return report(
        "new delimiters are two words without =", at: offset, help: "for example {{=<% %>=}}")
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private mutating func report(_ message: String, at offset: Int, help: String) {
    diagnostics.append(.syntax(message, at: source.place(at: offset), help: help))
  }

  private static func sigil(of byte: UInt8) -> TemplateTag.Sigil {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .raw
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    default: .variable
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, isSpace(bytes[first]) { range = range.dropFirst() }
    while let last = range.last, isSpace(bytes[last]) { range = range.dropLast() }
    return range
  }

  private func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index }
      index += 1
    }
    return nil
  }
}

/// Space, tab, line feed and carriage return.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
