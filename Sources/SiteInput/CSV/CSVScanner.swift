import Diagnostics

/// Walks over the bytes of a table, row by row.
struct CSVScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let separator: UInt8
  let source: SourceText
  var diagnostics: [Diagnostic] = []

  private var number = 0
  private var columns = 0
  private let quote = UInt8(ascii: "\"")

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int, separator: UInt8, source: SourceText) {
    self.bytes = bytes
    self.position = position
    self.separator = separator
    self.source = source
  }

  /// The next row, blank ones too; nil at the end of the text or behind a quote that never closes.
  mutating func next() -> CSVTable.Row? {
    guard position < bytes.count else { return nil }
    number += 1
    var cells: [CSVTable.Cell] = []
    cells.reserveCapacity(columns)
    while true {
      if bytes.indices.contains(position), bytes[position] == quote {
        guard let cell = quotedCell() else { return nil }
        cells.append(cell)
      } else {
        cells.append(plainCell())
      }
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    let end = position
    if position < bytes.count {
      let isPair =
        bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      position += isPair ? 2 : 1
    }
    columns = cells.count
    return CSVTable.Row(cells: cells, number: number, end: end)
  }

  private mutating func plainCell() -> CSVTable.Cell {
    let start = position
    var stray: Int?
    while position < bytes.count, !isEnd(bytes[position]) {
      if bytes[position] == quote, stray == nil { stray = position }
      position += 1
    }
    if let stray { report(strayQuoteAt: stray, cellAt: start) }
    return CSVTable.Cell(text: text(start..<position), offset: start)
  }

  private mutating func quotedCell() -> CSVTable.Cell? {
    let start = position
    position += 1
    var runStart = position
    var pieces: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        if position + 1 < bytes.count, bytes[position + 1] == quote {
          pieces += bytes[runStart...position]
          position += 2
          runStart = position
        } else {
          return finish(start, pieces, runStart..<position)
        }
      case 0x0D:
        pieces += bytes[runStart..<position]
        pieces.append(0x0A)
        position += position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
        runStart = position
      default: position += 1
      }
    }
    diagnostics.append(
      .error(
        "csv-unclosed-quote", "the quote that opens in row \(number) is never closed",
        at: .at(source, offset: start),
        help: "close it; a quote inside a text in quotes is written twice"))
    return nil
  }

  /// Passes over the closing quote, and over what should not stand behind it.
  private mutating func finish(
    _ start: Int, _ pieces: [UInt8], _ run: Range<Int>
  ) -> CSVTable.Cell {
    position += 1
    let behind = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    if behind < position {
      diagnostics.append(
        .error(
          "csv-stray-quote",
          "row \(number): text follows a closing quote: \(shown(text(behind..<position)))",
          at: .at(source, offset: behind),
          help: "put all of the cell in quotes, and write a quote inside it twice"))
    }
    if pieces.isEmpty { return CSVTable.Cell(text: text(run), offset: start) }
    return CSVTable.Cell(text: String(decoding: pieces + bytes[run], as: UTF8.self), offset: start)
  }

  private mutating func report(strayQuoteAt stray: Int, cellAt start: Int) {
    let isIndented = bytes[start..<stray].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    diagnostics.append(
      .error(
        "csv-stray-quote",
        "row \(number): a quote stands inside the cell \(shown(text(start..<position)))",
        at: .at(source, offset: stray),
        help: isIndented
          ? "delete the space before the quote"
          : "put all of the cell in quotes, and write a quote inside it twice"))
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
