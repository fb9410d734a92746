import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteInput

struct CSVTableTests {
  private func read(_ text: String) -> [[String]]? {
    let (table, diagnostics) = CSVTable.read(SourceText(path: "a.csv", text: text))
    #expect(MarkedText(text).described(diagnostics) == [])
    return table.map { [$0.header.map(\.text)] + $0.rows.map { $0.cells.map(\.text) } }
  }

  private func check(_ marked: String, _ expected: String...) {
    let text = MarkedText(marked)
    let (_, diagnostics) = CSVTable.read(text.source())
    #expect(text.described(diagnostics) == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func endsRowsAtEveryLineEnd(lineEnd: String) {
    let text = "id,title\na,\"one\ntwo\"\n\nb,\n"
    #expect(
      read(text.replacingOccurrences(of: "\n", with: lineEnd)) == [
        ["id", "title"], ["a", "one\ntwo"], ["b", ""],
      ])
  }

  @Test func readsQuotedCells() {
    #expect(
      read("id,\"title\"\n\"a\",\"b, \"\"c\"\"\"\n\"\",\" d \"\n\"\"\"\",x") == [
        ["id", "title"], ["a", "b, \"c\""], ["", " d "], ["\"", "x"],
      ])
    #expect(read("a,b\n1,\"x\r\n\r\ny\rz\"") == [["a", "b"], ["1", "x\n\ny\nz"]])
  }

  @Test func keepsCellsAsTheyAreWritten() {
    #expect(
      read("a,b\n 0123456 ,1_000\nno,é\u{302}\n")
        == [["a", "b"], [" 0123456 ", "1_000"], ["no", "é\u{302}"]])
  }

  @Test func seesASeparatorBeforeACombiningCharacter() {
    #expect(
      read("a,b\nx,\u{301}y\n\"q\",\u{FE0F}z") == [
        ["a", "b"], ["x", "\u{301}y"], ["q", "\u{FE0F}z"],
      ])
  }

  @Test(arguments: [
    "id;title,x\na;b,c", "id\ttitle,x\na\tb,c\n", "sep=;\nid;title,x\na;b,c",
    "SEP=;\r\nid;title,x\na;b,c",
    "\u{FEFF}sep=\t\rid\ttitle,x\na\tb,c", "\"id\";\"title,x\"\na;b,c", "\n\nid;title,x\na;b,c",
  ])
  func findsTheSeparatorInTheHeader(text: String) {
    #expect(read(text) == [["id", "title,x"], ["a", "b,c"]])
  }

  @Test func takesTheMostFrequentSeparator() {
    #expect(read("a;b,c,d\n1,2,3") == [["a;b", "c", "d"], ["1", "2", "3"]])
    #expect(read("\"a,b,c\";d\n1;2") == [["a,b,c", "d"], ["1", "2"]])
    #expect(read("id\na\n") == [["id"], ["a"]])
    #expect(read("id\na;b\n") == [["id"], ["a;b"]])
  }

  @Test func leavesOutRowsWithoutText() {
    #expect(
      read("\n\n,,\na,b\n\n1,2\n,\n , \t\n,,,\n\"\",\"\"\n3,\n") == [
        ["a", "b"], ["1", "2"], ["3", ""],
      ])
    #expect(read("a,b\n") == [["a", "b"]])
  }

  @Test(arguments: ["", "\n\n", ",,,\n", "sep=;\n", "\u{FEFF}"])
  func findsNoTableInAnEmptyFile(text: String) {
    #expect(read(text) == nil)
  }

  @Test func trimsTheNamesOfColumns() {
    #expect(
      read("\u{FEFF} id ,\" title \",\u{A0}tags\u{200B},\tx\n1,2,3,4")
        == [["id", "title", "tags", "x"], ["1", "2", "3", "4"]])
  }

  @Test func countsPlacesInBytesAndRowsAsSpreadsheetsDo() throws {
    let text = MarkedText("\u{FEFF}1️⃣ä, 2️⃣b\r\n\r\n3️⃣\"ß\"\"\r\n\",4️⃣ö\r\n5️⃣,6️⃣x7️⃣\r\n")
    let (found, diagnostics) = CSVTable.read(text.source())
    let table = try #require(found)
    #expect(diagnostics.isEmpty)
    let cells = table.header + table.rows.flatMap(\.cells)
    #expect(cells.map(\.offset) == [1, 2, 3, 4, 5, 6].map { text.offsets[$0] })
    #expect(table.rows.map(\.number) == [3, 4])
    #expect(table.rows.last?.end == text.offsets[7])
    #expect(table.place(of: cells[3]).offset == text.offsets[4])
  }

  @Test func refusesRowsWithTooFewOrTooManyCells() {
    check(
      "id,title,start\na,b1️⃣\nc2️⃣\r\nd,e,3\nd,e,f,3️⃣g,h\n",
      "1 error: row 2 has 2 cells, the header 3: \"start\" is missing [csv-ragged-row] "
        + "help: add the missing cells, empty ones too",
      "2 error: row 3 has 1 cell, the header 3: \"title\" is missing [csv-ragged-row] "
        + "help: add the missing cells, empty ones too",
      "3 error: row 5 has 5 cells, the header 3 [csv-ragged-row] "
        + "help: put double quotes around a text that holds a comma")
    check(
      "id;title\na;b;1️⃣c",
      "1 error: row 2 has 3 cells, the header 2 [csv-ragged-row] "
        + "help: put double quotes around a text that holds a semicolon")
    check(
      "id\ttitle\na\tb\t1️⃣c",
      "1 error: row 2 has 3 cells, the header 2 [csv-ragged-row] "
        + "help: put double quotes around a text that holds a tab")
  }

  @Test func refusesStrayQuotes() {
    let help = "help: put all of the cell in quotes, and write a quote inside it twice"
    check(
      "id,title\na,the 1️⃣\"big\" one\n\"b\"2️⃣ x, y\nc,x3️⃣\"\"d\"\"\n",
      "1 error: row 2: a quote stands inside the cell \"the \"big\" one\" [csv-stray-quote] \(help)",
      "2 error: row 3: text follows a closing quote: \" x\" [csv-stray-quote] \(help)",
      "3 error: row 4: a quote stands inside the cell \"x\"\"d\"\"\" [csv-stray-quote] \(help)")
    check(
      "id,title\na, 1️⃣\"big\"\n",
      "1 error: row 2: a quote stands inside the cell \" \"big\"\" [csv-stray-quote] "
        + "help: delete the space before the quote")
  }

  @Test func namesTheQuoteThatIsNeverClosed() {
    for text in ["id,title\na,b\nc,1️⃣\"d\ne,f\n", "id,title\nx,y\nc,1️⃣\""] {
      check(
        text,
        "1 error: the quote that opens in row 3 is never closed [csv-unclosed-quote] "
          + "help: close it; a quote inside a text in quotes is written twice")
    }
  }

  /// As spreadsheets write them behind the last one that is in use.
  @Test func leavesOutColumnsWithoutAnyText() {
    #expect(read("id,title,\na,A,\nb,B, \n") == [["id", "title"], ["a", "A"], ["b", "B"]])
    #expect(read("id,,title,,\na,,A,,\n") == [["id", "title"], ["a", "A"]])
    check(
      "id,title,1️⃣,\na,A,,\nb,B,x,\n",
      "1 error: column 3 has no name [csv-column-without-name] "
        + "help: write its name into the first row, or delete the column")
  }

  @Test func refusesColumnsWithOneNameOrNone() {
    check(
      "2️⃣title,3️⃣, 1️⃣title\na,b,c\n",
      "3 error: column 2 has no name [csv-column-without-name] "
        + "help: write its name into the first row, or delete the column",
      "1 error: columns 1 and 3 are both named \"title\" [csv-duplicate-column] "
        + "help: rename or delete one of them; 2 note: the first one")
  }

  @Test(arguments: ["x", ":", "", ";;", "|", "é"])
  func refusesASeparatorThatSeparatesNothing(separator: String) {
    check(
      "sep=1️⃣\(separator)\nid,title\na,b",
      "1 error: \"\(separator)\" cannot separate the cells of a table [csv-separator] "
        + "help: use a comma, a semicolon or a tab")
  }

  @Test(arguments: [
    ("bom", ["a@x.example,Ána, \"Q\"\nline2,https://l/1", "b@x.example,Bob,https://l/2"]),
    ("utf8", ["a@x.example,Ána, \"Q\"\nline2,https://l/1", "b@x.example,Bob,https://l/2"]),
    ("blank", ["a@x.example,Ana,https://l/1", "b@x.example,Bob,https://l/2"]),
    ("dup", ["a@x.example,Ana,https://l/1", "A@X.example,Ana,https://l/1"]),
    ("hdrspace", ["a@x.example,Ana,https://l/1"]), ("onecol", ["a@x.example", "b@x.example"]),
    ("semi", ["a@x.example,Ana,https://l/1", "b@x.example,Bob,https://l/2"]),
    ("sep", ["a@x.example,Ana,https://l/1"]),
  ])
  func readsTablesOfSpreadsheets(name: String, rows: [String]) throws {
    let source = SourceText(
      path: "\(name).csv", bytes: try Fixtures.bytes("SiteInput/tables/\(name).csv"))
    let (found, diagnostics) = CSVTable.read(source)
    #expect(diagnostics.isEmpty)
    let table = try #require(found)
    let header = name == "onecol" ? ["email"] : ["email", "name", "link"]
    #expect(table.header.map(\.text) == header)
    #expect(table.rows.map { $0.cells.map(\.text).joined(separator: ",") } == rows)
  }

  @Test(arguments: [
    ("cp1252", "not-utf8", 30), ("utf16le_bom", "utf16", 0), ("unclosed", "csv-unclosed-quote", 29),
  ])
  func refusesTablesThatCannotBeReadWhole(name: String, id: String, offset: Int) throws {
    let source = SourceText(
      path: "\(name).csv", bytes: try Fixtures.bytes("SiteInput/tables/\(name).csv"))
    let diagnostics = CSVTable.read(source).diagnostics
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.first?.place?.offset == offset)
  }
}
