/// The HTML of a Markdown document with its holes still open.
///
/// It depends on the template and on which sections are shown, not on any value.
final class MarkdownSkeleton: Sendable {
  struct Piece: Sendable {
    /// Where the HTML before the hole ends.
    var end: Int
    var hole: Int
    /// Nothing else stands in the line: a line break that the hole ends with is the line's own.
    var isLine: Bool
    var isInCode: Bool
    var context: HTMLContext
    /// What goes in cannot become anything else there.
    var isSafe: Bool
  }

  let html: [UInt8]
  let pieces: [Piece]
  /// Where the document ends; text, unless its own HTML leaves something open.
  let end: HTMLContext

  /// `isMarkup` tells for each marker in `source` whether elements will be set in there.
  init(_ source: [UInt8], isMarkup: [Bool], isInline: Bool, _ library: TemplateLibrary) {
    let markers = library.markers
    let blocks = MarkdownSkeleton.settingApart(source, isMarkup, markers)
    var converted = library.markdown(blocks)
    if isInline { MarkdownSkeleton.takeParagraphOff(&converted) }
    var html: [UInt8] = []
    var pieces: [Piece] = []
    var context = HTMLContext()
    var position = 0
    while let (range, number, spelling) = markers.next(in: converted, from: position) {
      var literal = converted[position..<range.lowerBound]
      position = range.upperBound
      let rest = converted[position...]
      var isLine = true
      if literal.removeEnd("<!--") {
        position += rest.starts(with: "-->".utf8) ? 3 : 0
      } else if literal.removeEnd("&lt;!--") {
        position += rest.starts(with: "--&gt;".utf8) ? 6 : 0
      } else if isMarkup[number], rest.starts(with: "</p>".utf8), literal.removeEnd("<p>") {
        position += 4
      } else {
        isLine = false
      }
      html += literal
      context.consume(literal)
      pieces.append(
        Piece(
          end: html.count, hole: number, isLine: isLine, isInCode: spelling == .shown,
          context: context, isSafe: isMarkup[number] ? context.takesMarkup : context.takesText))
    }
    html += converted[position...]
    context.consume(converted[position...])
    end = context
    self.html = html
    self.pieces = pieces
  }

  /// True in a paragraph or a heading, as Markdown makes them.
  func isWithinLine(_ piece: Piece) -> Bool {
    var index = piece.end
    while index > 0 {
      index -= 1
      guard html[index] == UInt8(ascii: "<") else { continue }
      let tag = html[index...].prefix(4)
      if tag.starts(with: "<p>".utf8) { return true }
      if tag.count == 4, tag.starts(with: "<h".utf8), (0x31...0x36).contains(tag[index + 2]) {
        return tag[index + 3] == UInt8(ascii: ">")
      }
      if tag.starts(with: "</p>".utf8) || tag.starts(with: "</h".utf8) { return false }
    }
    return false
  }

  /// Appends the HTML with its holes filled: the n-th filling ends at `ends[n]`.
  ///
  /// A hole that only some way through the sections puts into an unsafe place stays empty. (When the
  /// template is compiled two ways are tried, not all.)
  func append(filling: [UInt8], ends: [Int], to output: inout [UInt8]) {
    var position = 0
    var lineIsEnded = false
    for piece in pieces {
      appendHTML(position..<piece.end, lineIsEnded, to: &output)
      position = piece.end
      lineIsEnded = false
      guard piece.isSafe else { continue }
      let start = piece.hole == 0 ? 0 : ends[piece.hole - 1]
      let end = ends[piece.hole]
      output.append(filling, start..<end)
      lineIsEnded = piece.isLine && start < end && filling[end - 1] == 0x0A
    }
    appendHTML(position..<html.count, lineIsEnded, to: &output)
  }

  private func appendHTML(_ range: Range<Int>, _ lineIsEnded: Bool, to output: inout [UInt8]) {
    let isEndedTwice = lineIsEnded && !range.isEmpty && html[range.lowerBound] == 0x0A
    output.append(html, isEndedTwice ? range.dropFirst() : range)
  }

  /// Markup that is alone in its line becomes a comment, which Markdown takes for a block of HTML:
  /// it ends a paragraph before it and has none round itself.
  private static func settingApart(
    _ source: [UInt8], _ isMarkup: [Bool], _ markers: MarkdownMarkers
  ) -> [UInt8] {
    guard isMarkup.contains(true) else { return source }
    var result: [UInt8] = []
    var position = 0
    while let (range, number, _) = markers.next(in: source, from: position) {
      let before = source[..<range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
      let after = source[range.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
      let isAlone =
        (before == nil || before == 0x0A) && (after == nil || after == 0x0A || after == 0x0D)
      result += source[position..<range.lowerBound]
      let isBlock = isAlone && isMarkup[number]
      if isBlock { result += "<!--".utf8 }
      result += source[range]
      if isBlock { result += "-->".utf8 }
      position = range.upperBound
    }
    return result + source[position...]
  }

  private static func takeParagraphOff(_ html: inout [UInt8]) {
    let start = Array("<p>".utf8)
    let end = Array("</p>\n".utf8)
    guard html.starts(with: start), html.suffix(5).elementsEqual(end) else { return }
    let inner = html[3..<html.count - 5]
    if inner.indices.contains(where: { inner[$0...].starts(with: start) }) { return }
    html = Array(inner)
  }
}

extension ArraySlice<UInt8> {
  /// Takes `text` off the end; false when it does not end so.
  fileprivate mutating func removeEnd(_ text: String) -> Bool {
    guard suffix(text.utf8.count).elementsEqual(text.utf8) else { return false }
    removeLast(text.utf8.count)
    return true
  }
}

extension TemplateProgram {
  /// The Markdown of some steps with everything shown once, or with what stands in no section, and
  /// the holes in their order.
  func appendSource(
    of range: Range<Int>, to output: inout [UInt8], _ markers: MarkdownMarkers, showsSections: Bool
  ) -> [Hole] {
    var found: [Hole] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch steps[index] {
      case .literal(let start, let end): output += literals[Int(start)..<Int(end)]
      case .hole(let hole, let end):
        markers.append(found.count, to: &output)
        found.append(holes[Int(hole)])
        index = Int(end) - 1
      case .section(_, let end), .choice(_, _, _, let end):
        if !showsSections { index = Int(end) - 1 }
      case .inverted, .markdown, .value: break
      }
      index += 1
    }
    return found
  }
}
