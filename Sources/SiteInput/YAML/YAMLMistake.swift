import Diagnostics
import SiteModel

/// What libyaml could not read, said in words for the person who wrote the file.
///
/// libyaml speaks of tokens and contexts. Nearly always the cause is a text that needs quotes, and
/// the message says so with the text.
struct YAMLMistake {
  let error: YAMLSyntaxError
  let source: SourceText
  let range: Range<Int>
  /// The quoted text or bracketed collection that ended last.
  let lastClosed: Range<Int>?
  /// Where the innermost bracket opens that was not closed.
  let openBracket: Int?

  var diagnostic: Diagnostic {
    if let diagnostic = textAfterClosing { return diagnostic }
    switch error.problem {
    case "mapping values are not allowed in this context": return colonInValue
    case "block sequence entries are not allowed in this context",
      "mapping keys are not allowed in this context",
      "found character that cannot start any token":
      return wrongStart(at: error.offset)
    case "could not find expected ':'": return noColon
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosedQuote
    case "found unknown escape character", "did not find expected hexdecimal number":
      return wrongEscape
    case "found invalid Unicode character escape code": return wrongCodePoint
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'",
      "found unexpected ':'":
      return unfinishedFlow
    case "did not find expected node content": return noContent
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab(at: error.offset)
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      return byte(at: error.offset) == UInt8(ascii: ":")
        ? Self.noKey(at: place(error.offset)) : wrongIndentation
    default: return other
    }
  }

  // MARK: Texts that need quotes

  /// `[EU] sync`, `"Ask" me`, `'It's fine'`: the value ends, for YAML, before the line does.
  private var textAfterClosing: Diagnostic? {
    guard let closed = lastClosed, closed.upperBound <= error.offset,
      source.bytes[closed.upperBound..<error.offset].allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
      let next = byte(at: error.offset), next > 0x20
    else { return nil }
    let sign = String(decoding: [source.bytes[closed.upperBound - 1]], as: UTF8.self)
    let line = YAMLLine(at: error.offset, in: source.bytes, range)
    guard closed.lowerBound >= line.start else {
      return .error(
        "yaml-needs-quotes", "text follows the closing \(sign)", at: place(error.offset),
        help: "close what opens above in its own line, or put quotes around all of the text",
        notes: [.init("it opens here", at: place(closed.lowerBound))])
    }
    let end =
      error.context.holds("flow")
      ? flowEnd(from: error.offset) : line.textEnd(after: error.offset)
    return needsQuotes(closed.lowerBound..<end, "text follows the closing \(sign)")
  }

  private var colonInValue: Diagnostic {
    let line = YAMLLine(at: error.offset, in: source.bytes, range)
    if let key = line.key, key.upperBound == error.offset {
      return .error(
        "yaml-indentation",
        "the key \(shown(text(key))) cannot stand here: the value above goes on in this line",
        at: place(key.lowerBound),
        help: "indent it like the keys above; if it is text, put quotes around the whole value")
    }
    let isLast = error.offset + 1 == line.value.upperBound
    return needsQuotes(
      line.value, isLast ? "it ends with a colon" : "it contains a colon and a space",
      at: error.offset)
  }

  /// A value that begins with a sign that YAML keeps for itself.
  func wrongStart(at offset: Int) -> Diagnostic {
    guard let first = byte(at: offset) else { return other }
    if first == 0x09 { return tab(at: offset) }
    let line = YAMLLine(at: offset, in: source.bytes, range)
    let found: Range<Int>
    if let key = line.key, key.lowerBound == offset {
      found = key
    } else if line.value.lowerBound <= offset, openBracket == nil {
      found = offset..<max(offset + 1, line.value.upperBound)
    } else {
      found = offset..<max(offset + 1, flowEnd(from: offset))
    }
    return needsQuotes(
      found, "it begins with \"\(String(decoding: [first], as: UTF8.self))\"")
  }

  private func needsQuotes(
    _ found: Range<Int>, _ reason: String, at offset: Int? = nil
  ) -> Diagnostic {
    Self.needsQuotes(text(found), reason, at: place(offset ?? found.lowerBound))
  }

  private var other: Diagnostic {
    let context = error.context
    if error.problem == "found undefined tag handle" { return wrongStart(at: error.offset) }
    if error.problem == "found incompatible YAML document" {
      return Self.directive(at: place(error.offset))
    }
    if context.holds("directive") { return Self.directive(at: place(error.contextOffset)) }
    if ["tag", "anchor", "alias", "block scalar"].contains(where: { context.holds($0) }) {
      return wrongStart(at: error.contextOffset)
    }
    return .error(
      "yaml-syntax", "this is no YAML (\(error.problem))", at: place(error.offset),
      help: "put quotes around a text with special signs")
  }

  // MARK: Parts of the text

  /// The end of a text between brackets, as far as can be told: the next sign of the list or map.
  func flowEnd(from offset: Int) -> Int {
    let signs = Array(",[]{}\r\n".utf8)
    let rest = source.bytes[offset..<range.upperBound]
    var end = rest.dropFirst().firstIndex { signs.contains($0) } ?? rest.endIndex
    while end > offset, source.bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  func byte(at offset: Int) -> UInt8? {
    range.contains(offset) ? source.bytes[offset] : nil
  }

  func place(_ offset: Int) -> Place { .at(source, offset: offset) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}
