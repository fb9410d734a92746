/// What a text must not have before cmark reads it: some things take it minutes, a few bytes each.
///
/// One pass over the lines, which knows less of Markdown than cmark does. So every bound is far
/// beyond what people write, and what stands in a code block counts as well.
struct MarkdownLimits {
  /// Quotes and lists in each other, and brackets in each other.
  static let deepest = 100
  /// Each one costs cmark a look at the rest of its paragraph, as long as none is closed.
  static let mostInstructions = 1000
  /// What the rows of hyphens of a text may cost: cmark reads the lines above each of them again,
  /// for every line anew, and counts the cells of a row by looking at all that it has found.
  static let mostWork = 300_000_000
  /// Cells of one row, and cells that rows get because the first one has so many.
  ///
  /// Fewer are counted exactly, by what cmark makes of them: a table that is written in full never
  /// comes to so many within the length that a description may have.
  static let mostColumns = 1000
  static let mostCells = 20 * MarkdownFinding.mostTableCells

  /// The first thing that is too much; nil for all texts that people write.
  static func finding(in text: [UInt8]) -> MarkdownFinding? {
    var limits = MarkdownLimits()
    return text.withUnsafeBufferPointer { bytes -> MarkdownFinding? in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        if let finding = limits.finding(in: bytes, start..<end) { return finding }
        start = end + 1
      }
      return nil
    }
  }

  private var instructions = 0
  /// For each open bracket of the paragraph where it stands, and how deep closed ones are in it.
  private var brackets: [(offset: Int, depth: Int)] = []
  private var above = Paragraph()
  private var work = 0
  private var table: (offset: Int, columns: Int, rows: Int)?

  /// The lines since the last empty one.
  private struct Paragraph {
    var lines = 0
    var bytes = 0
    /// Of the last line.
    var cells = 0
    var squaredCells = 0

    mutating func add(_ line: Range<Int>, cells: Int) {
      lines += 1
      bytes += line.count
      self.cells = cells
      squaredCells += cells * cells
    }
  }

  private mutating func finding(
    in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> MarkdownFinding? {
    let (content, depth) = MarkdownLimits.content(of: bytes, line)
    if depth > MarkdownLimits.deepest {
      return MarkdownFinding(
        kind: .tooDeep, text: "quotes and lists", offset: line.lowerBound)
    }
    if bytes[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }) {
      brackets.removeAll(keepingCapacity: true)
      (above, table) = (Paragraph(), nil)
      return nil
    }
    return inlineFinding(in: bytes, content) ?? tableFinding(in: bytes, content)
  }

  /// The line without the marks of the quotes and lists that it begins with, and their number.
  private static func content(
    of bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> (content: Range<Int>, depth: Int) {
    var index = line.lowerBound
    var depth = 0
    func isSpace(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
    while index < line.upperBound {
      var next = index
      switch bytes[index] {
      case 0x20, 0x09:
        index += 1
        continue
      case UInt8(ascii: ">"):
        index += 1
        depth += 1
        continue
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): next += 1
      case 0x30...0x39:
        while next < line.upperBound, next - index < 9, 0x30...0x39 ~= bytes[next] { next += 1 }
        let isMark = next < line.upperBound && (bytes[next] == 0x2E || bytes[next] == 0x29)
        next = isMark ? next + 1 : index
      default: break
      }
      guard next > index, next == line.upperBound || isSpace(next) else { break }
      index = next
      depth += 1
    }
    // A row of stars or hyphens is a line across the page, or belongs to a table.
    let first = bytes[line].first { $0 != 0x20 && $0 != 0x09 }
    let isRule = bytes[line].allSatisfy { $0 == first || $0 == 0x20 || $0 == 0x09 }
    return isRule && first != UInt8(ascii: ">") && first != UInt8(ascii: "+")
      ? (line, 0) : (index..<line.upperBound, depth)
  }

  private mutating func inlineFinding(
    in bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>
  ) -> MarkdownFinding? {
    var index = content.lowerBound
    while index < content.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): brackets.append((index, 0))
      case UInt8(ascii: "]"):
        guard let closed = brackets.popLast() else { break }
        if closed.depth >= MarkdownLimits.deepest {
          return MarkdownFinding(kind: .tooDeep, text: "brackets", offset: closed.offset)
        }
        if let outer = brackets.indices.last {
          brackets[outer].depth = max(brackets[outer].depth, closed.depth + 1)
        }
      case UInt8(ascii: "<") where index + 1 < content.upperBound:
        let next = bytes[index + 1]
        guard next == UInt8(ascii: "?") || next == UInt8(ascii: "!") else { break }
        // A comment that is not closed costs nothing.
        if next == UInt8(ascii: "!"), index + 2 < content.upperBound,
          bytes[index + 2] == UInt8(ascii: "-")
        {
          break
        }
        instructions += 1
        if instructions > MarkdownLimits.mostInstructions {
          return MarkdownFinding(kind: .manyInstructions, text: "", offset: index)
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func tableFinding(
    in bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>
  ) -> MarkdownFinding? {
    let cells = MarkdownLimits.cells(of: bytes, content)
    if var table {
      table.rows += 1
      self.table = table
      if cells > MarkdownLimits.mostColumns { return wideRow(cells, content) }
      let count = table.columns * table.rows
      guard count > MarkdownLimits.mostCells else { return nil }
      return MarkdownFinding(kind: .hugeTable, text: String(count), offset: table.offset)
    }
    defer { above.add(content, cells: cells) }
    guard MarkdownLimits.isRowOfHyphens(bytes, content) else { return nil }
    let widest = max(cells, above.cells)
    if widest > MarkdownLimits.mostColumns { return wideRow(widest, content) }
    work += above.lines * above.bytes + 6 * above.squaredCells
    if work > MarkdownLimits.mostWork {
      return MarkdownFinding(
        kind: .textAboveTable, text: String(above.lines), offset: content.lowerBound)
    }
    if cells == above.cells { table = (content.lowerBound, cells, 1) }
    return nil
  }

  private func wideRow(_ cells: Int, _ content: Range<Int>) -> MarkdownFinding {
    MarkdownFinding(kind: .wideTable, text: String(cells), offset: content.lowerBound)
  }

  /// How many cells a line would have in a table.
  private static func cells(of bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    var count = 1
    for index in line.lowerBound..<end where bytes[index] == UInt8(ascii: "|") {
      if index == line.lowerBound || index == end - 1 { continue }
      if bytes[index - 1] != UInt8(ascii: "\\") { count += 1 }
    }
    return count
  }

  /// What may stand below the first row of a table; a line of hyphens alone makes a heading.
  private static func isRowOfHyphens(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> Bool {
    var hasHyphen = false
    var hasBorder = false
    for byte in bytes[line] {
      switch byte {
      case UInt8(ascii: "-"): hasHyphen = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"): hasBorder = true
      case 0x20, 0x09: break
      default: return false
      }
    }
    return hasHyphen && hasBorder
  }
}
