package import Diagnostics

/// A table as text (RFC 4180 and what spreadsheets make of it), every cell with its place.
///
/// Nothing is known here about what the columns mean. Comma, semicolon or tab separates cells: a
/// first line `sep=;` says which, else the header line decides. Rows end with CR LF, LF or CR. A
/// cell in double quotes may hold separators, line breaks (read as LF) and doubled quotes. Rows
/// and columns without any text are left out, as spreadsheets write them below and behind the last
/// one.
package struct CSVTable: Sendable {
  package struct Cell: Sendable {
    package var text: String
    /// Where it begins, a quoted one at its quote.
    package var offset: Int
  }

  package struct Row: Sendable {
    package var cells: [Cell]
    /// The number that a spreadsheet shows beside it; the header is usually 1.
    package var number: Int
    /// The byte after its last cell.
    package var end: Int
  }

  package let source: SourceText
  /// The names of the columns, outer blanks removed; all different, and none without text.
  ///
  /// A name that broke this rule is reported, and is here as it was written.
  package let header: [Cell]
  /// The rows below the header, each with as many cells as it.
  package let rows: [Row]

  package func place(of cell: Cell) -> Place { .at(source, offset: cell.offset) }

  /// Reads a table with a header; nil when there is no row at all, or the file is no text.
  package static func read(
    _ source: SourceText
  ) -> (table: CSVTable?, diagnostics: [Diagnostic]) {
    let (rows, separator, diagnostics) = records(source)
    guard let first = rows.first else { return (nil, diagnostics) }
    var problems = diagnostics
    let header = first.cells.map { trimmed($0, source) }
    var complete: [Row] = []
    complete.reserveCapacity(rows.count - 1)
    for row in rows.dropFirst() {
      if row.cells.count == header.count {
        complete.append(row)
      } else {
        problems.append(raggedRow(row, header, separator, source))
      }
    }
    let blank = Set(
      header.indices.filter { column in
        header[column].text.isEmpty && complete.allSatisfy { isBlank($0.cells[column].text) }
      })
    problems += headerProblems(header, blank, source)
    let table = CSVTable(source: source, header: header, rows: complete)
    return (blank.isEmpty ? table : table.leavingOut(blank), problems)
  }

  private func leavingOut(_ columns: Set<Int>) -> CSVTable {
    func rest(_ cells: [Cell]) -> [Cell] {
      cells.indices.filter { !columns.contains($0) }.map { cells[$0] }
    }
    return CSVTable(
      source: source, header: rest(header),
      rows: rows.map { Row(cells: rest($0.cells), number: $0.number, end: $0.end) })
  }

  /// Reads all rows with text in them, for a table whose first row may be no header.
  ///
  /// - Parameter takingBars: `|` may separate cells, too: only where no cell is a list.
  package static func records(
    _ source: SourceText, takingBars: Bool = false
  ) -> (rows: [Row], separator: UInt8, diagnostics: [Diagnostic]) {
    if let problem = TextDecoding.problem(in: source) {
      return ([], UInt8(ascii: ","), [problem])
    }
    let (separator, start, problem) = CSVSeparator.find(in: source, takingBars: takingBars)
    var diagnostics = problem.map { [$0] } ?? []
    let rows = source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = CSVScanner(
        bytes: bytes, position: start, separator: separator, source: source)
      var rows: [Row] = []
      while let row = scanner.next() {
        if row.cells.contains(where: { !isBlank($0.text) }) { rows.append(row) }
      }
      diagnostics += scanner.diagnostics
      return rows
    }
    return (rows, separator, diagnostics)
  }

  private static func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

// MARK: Rules

extension CSVTable {
  /// A header cell without the blanks around it, no-break and zero-width ones too.
  private static func trimmed(_ cell: Cell, _ source: SourceText) -> Cell {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200B}"
    }
    let scalars = cell.text.unicodeScalars
    let tail = scalars.drop(while: isBlank)
    let isQuoted = cell.offset < source.bytes.count && source.bytes[cell.offset] == 0x22
    let shift =
      scalars.distance(from: scalars.startIndex, to: tail.startIndex) == 0 || isQuoted
      ? 0 : scalars[..<tail.startIndex].reduce(0) { $0 + UTF8.width($1) }
    var end = tail.endIndex
    while end > tail.startIndex, isBlank(tail[tail.index(before: end)]) {
      end = tail.index(before: end)
    }
    return Cell(text: String(tail[..<end]), offset: cell.offset + shift)
  }

  private static func headerProblems(
    _ header: [Cell], _ blank: Set<Int>, _ source: SourceText
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var columns: [String: Int] = [:]
    for (index, cell) in header.enumerated() where !blank.contains(index) {
      let place = Place.at(source, offset: cell.offset)
      if cell.text.isEmpty {
        diagnostics.append(
          .error(
            "csv-column-without-name", "column \(index + 1) has no name", at: place,
            help: "write its name into the first row, or delete the column"))
      } else if let first = columns[cell.text] {
        diagnostics.append(
          .error(
            "csv-duplicate-column",
            "columns \(first + 1) and \(index + 1) are both named \(shown(cell.text))", at: place,
            help: "rename or delete one of them",
            notes: [.init("the first one", at: .at(source, offset: header[first].offset))]))
      } else {
        columns[cell.text] = index
      }
    }
    return diagnostics
  }

  private static func raggedRow(
    _ row: Row, _ header: [Cell], _ separator: UInt8, _ source: SourceText
  ) -> Diagnostic {
    let count = row.cells.count
    let found = "row \(row.number) has \(count) \(count == 1 ? "cell" : "cells")"
    guard count > header.count else {
      return .error(
        "csv-ragged-row",
        "\(found), the header \(header.count): \(shown(header[count].text)) is missing",
        at: .at(source, offset: row.end), help: "add the missing cells, empty ones too")
    }
    return .error(
      "csv-ragged-row", "\(found), the header \(header.count)",
      at: .at(source, offset: row.cells[header.count].offset),
      help: "put double quotes around a text that holds a \(CSVSeparator.name(of: separator))")
  }
}
