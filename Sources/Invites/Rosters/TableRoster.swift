import Diagnostics
import SiteInput

/// CSV and what else spreadsheets write: the first row names the columns.
enum TableRoster {
  static func read(_ source: SourceText) -> (roster: Roster?, diagnostics: [Diagnostic]) {
    let (records, _, problems) = CSVTable.records(source, takingBars: true)
    var diagnostics = problems
    guard let header = records.first else { return (nil, diagnostics) }
    let rows = records.dropFirst()
    if header.cells.contains(where: { $0.text.utf8.contains(UInt8(ascii: "@")) }) {
      diagnostics.append(
        .error(
          "roster-without-header", "the first row holds an address, not the names of the columns",
          at: .at(source, offset: header.cells[0].offset),
          help: "put a row above it, for instance: email,name"))
      return (nil, diagnostics)
    }
    // Spreadsheets write columns that were used once and are empty now.
    let width = header.cells.count
    let kept = (0..<width).filter { index in
      !GuestText.trimmed(header.cells[index].text).isEmpty
        || rows.contains { $0.cells.count > index && !GuestText.isBlank($0.cells[index].text) }
    }
    let columns = kept.map { index in
      let cell = header.cells[index]
      return Roster.Column(
        name: GuestText.trimmed(cell.text), place: .at(source, offset: cell.offset))
    }
    for (index, column) in zip(kept, columns) where column.name.isEmpty {
      diagnostics.append(
        .error(
          "csv-column-without-name", "column \(index + 1) has no name", at: column.place,
          help: "write its name into the first row, or delete the column"))
    }
    var complete: [Roster.Row] = []
    complete.reserveCapacity(rows.count)
    for row in rows where !row.cells.allSatisfy({ GuestText.isBlank($0.text) }) {
      if let problem = problem(with: row, header, source) {
        diagnostics.append(problem)
        if problem.severity == .error { continue }
      }
      complete.append(
        Roster.Row(
          number: row.number, place: .at(source, offset: row.cells[0].offset),
          cells: kept.map { index in
            guard index < row.cells.count else { return nil }
            let cell = row.cells[index]
            return .init(text: cell.text, place: .at(source, offset: cell.offset))
          }))
    }
    return (Roster(source: source, columns: columns, rows: complete), diagnostics)
  }

  /// A row with too many cells has one of them cut in two; one with too few may have been written so
  /// by a spreadsheet, which leaves out what is empty at the end.
  private static func problem(
    with row: CSVTable.Row, _ header: CSVTable.Row, _ source: SourceText
  ) -> Diagnostic? {
    let (count, width) = (row.cells.count, header.cells.count)
    if count > width, row.cells[width...].contains(where: { !GuestText.isBlank($0.text) }) {
      return .error(
        "csv-ragged-row", "row \(row.number) has \(count) cells, the header \(width)",
        at: .at(source, offset: row.cells[width].offset),
        help: "put double quotes around a text that holds the sign between the cells")
    }
    if count < width, header.cells[count...].contains(where: { !GuestText.isBlank($0.text) }) {
      return .warning(
        "short-row",
        "row \(row.number) has \(count) \(count == 1 ? "cell" : "cells"), the header \(width): "
          + "\"\(GuestText.trimmed(header.cells[count].text))\" is taken for empty",
        at: .at(source, offset: row.end), help: "add the missing cells, empty ones too")
    }
    return nil
  }
}
