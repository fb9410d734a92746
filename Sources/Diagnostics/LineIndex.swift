/// Line and column of byte offsets in one text.
///
/// Lines end with LF, CR LF or a lone CR. Columns count Unicode scalars, so that a caret below
/// the printed line stands right for most scripts; both begin at 1.
package struct LineIndex: Sendable {
  private let source: SourceText
  private let starts: [Int]

  package init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    let bytes = source.bytes
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        starts.append(index + 1)
      case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != 0x0A:
        starts.append(index + 1)
      default: break
      }
      index += 1
    }
    self.starts = starts
  }

  /// Line and column of the byte at `offset`; an offset past the end counts as the end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), source.bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var scalars = 0
    for byte in source.bytes[contentStart(ofLine: low)..<max(offset, contentStart(ofLine: low))]
    where byte & 0xC0 != 0x80 {
      scalars += 1
    }
    return (low + 1, scalars + 1)
  }

  /// The text of a line without its end, invalid UTF-8 as U+FFFD.
  package func text(ofLine line: Int) -> String {
    let start = contentStart(ofLine: line - 1)
    var end = line < starts.count ? starts[line] : source.bytes.count
    while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  /// A byte-order mark is no column of the first line.
  private func contentStart(ofLine line: Int) -> Int {
    line == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[line]
  }
}
