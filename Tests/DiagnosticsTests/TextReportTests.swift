import Diagnostics
import TestSupport
import Testing

struct TextReportTests {
  /// The report of one error at the marker 1️⃣ of `marked`.
  private func report(_ marked: String, help: String? = nil) throws -> String {
    let marked = MarkedText(marked)
    let source = SourceText(path: "a.md", text: marked.text)
    let place = Place.at(source, offset: try #require(marked.offsets[1]))
    var report = TextReport()
    return report.text(of: .error("bad", "no good", at: place, help: help))
  }

  /// The example of the documentation.
  @Test func printsTheExampleOfItsDocumentation() {
    let source = SourceText(
      path: "Content/meetings/a.md", text: "---\nid: a\ntitle: A\nzoen: Europe/Berlin\n---\n")
    let diagnostic = Diagnostic.error(
      "unknown-key", "unknown key \"zoen\"", at: .at(source, offset: 19),
      help: "did you mean \"zone\"?")
    var report = TextReport()
    #expect(
      report.text(of: [diagnostic]) == """
        Content/meetings/a.md:4:1: error: unknown key "zoen" [unknown-key]
        zoen: Europe/Berlin
        ^
        help: did you mean "zone"?

        """)
  }

  @Test func showsThePathBelowTheLine() {
    let source = SourceText(path: "a.json", text: "{\"a\": [1]}")
    var diagnostic = Diagnostic.error("bad", "no good", at: .at(source, offset: 7), help: "better")
    diagnostic.path = "a[0]"
    var report = TextReport()
    #expect(
      report.text(of: diagnostic) == """
        a.json:1:8: error: no good [bad]
        {"a": [1]}
               ^
        path: a[0]
        help: better

        """)
    diagnostic.path = ""
    #expect(!report.text(of: diagnostic).contains("path:"))
  }

  @Test(arguments: [
    ("1️⃣abc\n", "1:1", "abc\n^"),
    ("ab1️⃣c\n", "1:3", "abc\n  ^"),
    ("abc1️⃣\n", "1:4", "abc\n   ^"),
    ("abc1️⃣\r\n", "1:4", "abc\n   ^"),
    ("x\rab1️⃣c\rd", "2:3", "abc\n  ^"),
    ("abc1️⃣", "1:4", "abc\n   ^"),
    ("\t\ta1️⃣b", "1:4", "\t\tab\n\t\t ^"),
    ("éü1️⃣c", "1:3", "éüc\n  ^"),
    ("📞1️⃣c", "1:2", "📞c\n ^"),
    ("\u{FEFF}a1️⃣b", "1:2", "ab\n ^"),
    ("a\u{1B}[31m\u{202E}1️⃣b", "1:8", "a\u{FFFD}[31m\u{FFFD}b\n       ^"),
  ])
  func putsTheCaretBelowThePlace(marked: String, place: String, excerpt: String) throws {
    #expect(try report(marked) == "a.md:\(place): error: no good [bad]\n\(excerpt)\n")
  }

  @Test(arguments: [("a\n1️⃣\nb", "2:1"), ("1️⃣", "1:1"), ("a\n1️⃣", "2:1"), ("1️⃣\r\n", "1:1")])
  func showsNoExcerptOfAnEmptyLine(marked: String, place: String) throws {
    #expect(try report(marked) == "a.md:\(place): error: no good [bad]\n")
  }

  @Test func cutsALongLineAroundThePlace() throws {
    let left = String(repeating: "l", count: 500)
    let right = String(repeating: "r", count: 500)
    let text = try report("\(left)1️⃣X\(right)")
    let shown = "…\(String(repeating: "l", count: 60))X\(String(repeating: "r", count: 59))…"
    let caret = String(repeating: " ", count: 61) + "^"
    #expect(text == "a.md:1:501: error: no good [bad]\n\(shown)\n\(caret)\n")
  }

  @Test func cutsALongLineOnlyWhereItGoesOn() throws {
    let long = String(repeating: "r", count: 500)
    #expect(
      try report("1️⃣\(long)")
        == "a.md:1:1: error: no good [bad]\n\(long.prefix(120))…\n^\n")
    #expect(
      try report("\(long)1️⃣")
        == "a.md:1:501: error: no good [bad]\n…\(long.prefix(60))\n"
        + String(repeating: " ", count: 61) + "^\n")
  }

  @Test func printsNotesAtTheirOwnPlaces() {
    let source = SourceText(path: "a.csv", text: "id\nx\nx\n")
    let diagnostic = Diagnostic.error(
      "duplicate-id", "two meetings have the id \"x\"", at: .at(source, offset: 5),
      help: "rename one",
      notes: [
        Diagnostic.Note("the first one is here", at: .at(source, offset: 3)),
        Diagnostic.Note("both are in use", at: .file("Content/links.lock.json")),
        Diagnostic.Note("ids are compared without case"),
      ])
    var report = TextReport()
    #expect(
      report.text(of: diagnostic) == """
        a.csv:3:1: error: two meetings have the id "x" [duplicate-id]
        x
        ^
        a.csv:2:1: note: the first one is here
        x
        ^
        Content/links.lock.json: note: both are in use
        note: ids are compared without case
        help: rename one

        """)
  }

  @Test func printsPlacesThatAreNoLines() {
    var report = TextReport()
    #expect(
      report.text(of: .warning("empty", "the file is empty", at: .file("b.md")))
        == "b.md: warning: the file is empty [empty]\n")
    #expect(
      report.text(of: Diagnostic(.info, "none", "there are no meetings", at: nil))
        == "info: there are no meetings [none]\n")
  }

  @Test func keepsTheTerminalSafeFromEverythingItPrints() {
    let source = SourceText(path: "a\u{1B}.md", text: "\u{1B}]0;x\u{7}\u{9B}31m")
    let diagnostic = Diagnostic.error(
      "bad", "found \"\u{1B}[2J\u{202E}\"", at: .at(source, offset: 0), help: "del\u{8}ete",
      notes: [Diagnostic.Note("\r\nfake: error", at: .file("c\u{85}.md"))])
    var report = TextReport()
    let text = report.text(of: diagnostic)
    #expect(
      text == """
        a\u{FFFD}.md:1:1: error: found "\u{FFFD}[2J\u{FFFD}" [bad]
        \u{FFFD}]0;x\u{FFFD}\u{FFFD}31m
        ^
        c\u{FFFD}.md: note: \u{FFFD}\u{FFFD}fake: error
        help: del\u{FFFD}ete

        """)
  }

  @Test(arguments: [
    (Diagnostic.Severity.error, "31"), (.warning, "33"), (.info, "36"),
  ])
  func paintsOnlyTheSeverity(severity: Diagnostic.Severity, colour: String) {
    var report = TextReport(usesColour: true)
    #expect(
      report.text(of: Diagnostic(severity, "bad", "no good", at: nil))
        == "\u{1B}[1;\(colour)m\(severity.rawValue):\u{1B}[0m no good [bad]\n")
  }

  @Test func tellsFilesOfTheSameNameApart() {
    let first = SourceText(path: "a.md", text: "one\ntwo")
    let second = SourceText(path: "a.md", text: "onetwo")
    var report = TextReport()
    let text = report.text(of: [
      .error("bad", "no", at: .at(first, offset: 4)),
      .error("bad", "no", at: .at(second, offset: 4)),
    ])
    #expect(
      text == """
        a.md:2:1: error: no [bad]
        two
        ^
        a.md:1:5: error: no [bad]
        onetwo
            ^

        """)
  }
}
