/// Line and column of byte offsets in one text.
///
/// Lines end with LF, CR LF or a lone CR. Columns count Unicode scalars, so that a caret below
/// the printed line stands right for most scripts; both begin at 1.
package struct LineIndex: Sendable {
  private let source: SourceText
  private let starts: [Int]
  /// How many scalars begin before each block of bytes: a file may be one long line with thousands
  /// of findings, and counting from its start for each would take minutes.
  private let scalarsBeforeBlock: [Int]
  private static let blockLength = 1024

  package init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    let bytes = source.bytes
    var scalars = 0
    var scalarsBeforeBlock: [Int] = []
    var index = 0
    while index < bytes.count {
      if index.isMultiple(of: Self.blockLength) { scalarsBeforeBlock.append(scalars) }
      if bytes[index] & 0xC0 != 0x80 { scalars += 1 }
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        starts.append(index + 1)
      case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != 0x0A:
        starts.append(index + 1)
      default: break
      }
      index += 1
    }
    scalarsBeforeBlock.append(scalars)
    self.starts = starts
    self.scalarsBeforeBlock = scalarsBeforeBlock
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
    let start = contentStart(ofLine: low)
    return (low + 1, scalars(before: max(offset, start)) - scalars(before: start) + 1)
  }

  /// How many scalars begin before a byte of the text.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockLength
    return scalarsBeforeBlock[block]
      + source.bytes[(block * Self.blockLength)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// Part of a line: what stands up to 60 scalars before a place, 120 scalars in all.
  package struct Excerpt {
    package var text: String
    /// Of `text`, the scalars before the place.
    package var scalarsBefore: Int
    package var isCutBefore: Bool
    package var isCutAfter: Bool
  }

  /// What stands around the byte at `offset`, invalid UTF-8 as U+FFFD.
  package func excerpt(around offset: Int) -> Excerpt {
    let bytes = source.bytes
    let line = position(of: offset).line
    let first = contentStart(ofLine: line - 1)
    let last = contentEnd(ofLine: line)
    let place = min(max(offset, first), last)
    var start = place
    for _ in 0..<60 where start > first {
      start -= 1
      while start > first, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    }
    var end = start
    for _ in 0..<120 where end < last {
      end += 1
      while end < last, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return Excerpt(
      text: String(decoding: bytes[start..<end], as: UTF8.self),
      scalarsBefore: String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars.count,
      isCutBefore: start > first, isCutAfter: end < last)
  }

  /// The text of a line without its end, invalid UTF-8 as U+FFFD.
  package func text(ofLine line: Int) -> String {
    let range = contentStart(ofLine: line - 1)..<contentEnd(ofLine: line)
    return String(decoding: source.bytes[range], as: UTF8.self)
  }

  private func contentEnd(ofLine line: Int) -> Int {
    let start = contentStart(ofLine: line - 1)
    var end = line < starts.count ? starts[line] : source.bytes.count
    while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// A byte-order mark is no column of the first line.
  private func contentStart(ofLine line: Int) -> Int {
    line == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[line]
  }
}
