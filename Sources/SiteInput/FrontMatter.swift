import Diagnostics
import SiteModel

/// A Markdown file taken apart: the YAML between its first two `---` lines, and the body below.
struct FrontMatter {
  /// The bytes of the YAML, without both lines.
  let yaml: Range<Int>
  /// The text below the closing line, with LF as its only line end; absent when it is blank.
  let body: InputValue

  /// Finds both lines in a file that is known to be UTF-8.
  ///
  /// A line counts that is exactly `---`, trailing blanks allowed. It opens in the first line of
  /// the file; the next such line closes, wherever it stands, and may be the end of the file.
  static func read(_ source: SourceText) -> (frontMatter: FrontMatter?, diagnostics: [Diagnostic]) {
    let bytes = source.bytes
    let start = TextDecoding.contentStart(of: source)
    let opening = lineEnd(from: start, in: bytes)
    guard isFence(bytes[start..<opening]) else {
      return (
        nil,
        [
          .error(
            "front-matter-missing", "the file does not begin with a line \"---\"",
            at: .at(source, offset: start),
            help: "write the keys of the meeting between two such lines, above the description")
        ]
      )
    }
    let first = nextLine(after: opening, in: bytes)
    var line = first
    var nearFence: Int?
    while line < bytes.count {
      let end = lineEnd(from: line, in: bytes)
      if isFence(bytes[line..<end]) {
        let below = nextLine(after: end, in: bytes)
        return (FrontMatter(yaml: first..<line, body: body(of: source, from: below)), [])
      }
      if nearFence == nil, isNearFence(bytes[line..<end]) { nearFence = line }
      line = nextLine(after: end, in: bytes)
    }
    let notes = nearFence.map { offset in
      [Diagnostic.Note("this line is not exactly \"---\"", at: .at(source, offset: offset))]
    }
    return (
      nil,
      [
        .error(
          "front-matter-not-closed", "the block of keys that opens in line 1 is never closed",
          at: .at(source, offset: start), help: "end it with a line that is exactly \"---\"",
          notes: notes ?? [])
      ]
    )
  }

  private static func body(of source: SourceText, from start: Int) -> InputValue {
    let place = Place.at(source, offset: start)
    let rest = source.bytes[start...]
    if rest.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) {
      return InputValue(.absent, at: place)
    }
    return InputValue(.text(textWithLineFeeds(rest)), at: place)
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("---".utf8))
      && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// `--`, `----`, ` ---`, `...`: perhaps the line that was meant to close.
  private static func isNearFence(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.filter { $0 != 0x20 && $0 != 0x09 }
    return signs.count > 1 && signs.allSatisfy { $0 == UInt8(ascii: "-") }
      || signs.elementsEqual("...".utf8)
  }

  private static func lineEnd(from start: Int, in bytes: [UInt8]) -> Int {
    bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  private static func nextLine(after end: Int, in bytes: [UInt8]) -> Int {
    if end == bytes.count { return end }
    return bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
  }
}
