import Diagnostics
import Foundation
import Testing

struct JSONReportTests {
  private struct Line: Decodable, Equatable {
    struct Note: Decodable, Equatable {
      var message: String
      var file: String?
      var line: Int?
      var column: Int?
    }

    var severity: String
    var id: String
    var message: String
    var file: String?
    var line: Int?
    var column: Int?
    var help: String?
    var notes: [Note]
  }

  private func lines(_ diagnostics: [Diagnostic]) throws -> [Line] {
    var report = JSONReport()
    let text = report.text(of: diagnostics)
    #expect(text.utf8.last == UInt8(ascii: "\n"))
    return try text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONDecoder().decode(Line.self, from: Data(line))
    }
  }

  private func text(of diagnostic: Diagnostic) -> String {
    var report = JSONReport()
    return report.text(of: [diagnostic])
  }

  @Test func namesThePathOnlyInStructuredDocuments() {
    var whole = Diagnostic(.info, "none", "nothing", at: nil)
    #expect(text(of: whole).hasSuffix("\"notes\":[]}\n"))
    whole.path = ""
    #expect(text(of: whole).hasSuffix("\"notes\":[],\"path\":\"\"}\n"))
    whole.path = "a[0].\"b\""
    #expect(text(of: whole).hasSuffix(#""path":"a[0].\"b\""}"# + "\n"))
  }

  @Test func holdsEverythingOfTheTextReport() throws {
    let source = SourceText(path: "a.csv", text: "id\r\nx\r\nüx\r\n")
    let diagnostics = [
      Diagnostic.error(
        "duplicate-id", "two meetings have the id \"x\"", at: .at(source, offset: 9),
        help: "rename one",
        notes: [
          Diagnostic.Note("the first one is here", at: .at(source, offset: 4)),
          Diagnostic.Note("in use", at: .file("lock.json")), Diagnostic.Note("nowhere"),
        ]),
      .warning("empty", "the file is empty", at: .file("b.md")),
      Diagnostic(.info, "none", "there are no meetings", at: nil),
    ]
    #expect(
      try lines(diagnostics) == [
        Line(
          severity: "error", id: "duplicate-id", message: "two meetings have the id \"x\"",
          file: "a.csv", line: 3, column: 2, help: "rename one",
          notes: [
            Line.Note(message: "the first one is here", file: "a.csv", line: 2, column: 1),
            Line.Note(message: "in use", file: "lock.json"), Line.Note(message: "nowhere"),
          ]),
        Line(
          severity: "warning", id: "empty", message: "the file is empty", file: "b.md", notes: []),
        Line(severity: "info", id: "none", message: "there are no meetings", notes: []),
      ])
  }

  /// Every field is there, in one order, and says null when it has nothing to say.
  @Test func writesOneObjectALineWithEveryField() {
    var report = JSONReport()
    #expect(
      report.text(of: [.error("bad", "no good", at: nil, notes: [Diagnostic.Note("why")])])
        == #"{"severity":"error","id":"bad","message":"no good","file":null,"line":null,"#
        + #""column":null,"help":null,"notes":[{"message":"why","file":null,"line":null,"#
        + #""column":null}]}"# + "\n")
    #expect(report.text(of: []) == "")
  }

  @Test(arguments: [
    "", "plain", "\"quoted\" \\ / back", "a\u{0}b\u{1}\u{8}\u{B}\u{C}\u{1F}\u{7F}", "tab\tend",
    "a\r\nb\rc\nd", "é e\u{301} 📞 \u{200B}\u{FEFF}", "\u{2028}\u{2029}\u{85}",
    "\\u0041 \\n", "</script>",
    "\u{FFFD}\u{FFFF}\u{10FFFF}",
  ])
  func textComesBackExactly(text: String) throws {
    let path = "folder/\(text).md"
    let diagnostic = Diagnostic.error(
      "bad", text, at: .file(path), help: text, notes: [Diagnostic.Note(text, at: .file(path))])
    let line = try #require(try lines([diagnostic]).first)
    #expect(Array(line.message.unicodeScalars) == Array(text.unicodeScalars))
    #expect(line.help.map { Array($0.utf8) } == Array(text.utf8))
    #expect(line.file.map { Array($0.utf8) } == Array(path.utf8))
    #expect(line.notes.first.map { Array($0.message.utf8) } == Array(text.utf8))
    #expect(!jsonString(text).utf8.contains { $0 < 0x20 })
  }
}
