import Diagnostics
import Testing

struct DiagnosticTests {
  @Test func sortsByFileThenPlaceThenIdentifier() {
    let a = SourceText(path: "a.md", text: "0123456789abcdef")
    let b = SourceText(path: "b.md", text: "0123456789abcdef")
    let sorted: [Diagnostic] = [
      .error("whole-site", "1", at: nil),
      .error("file", "2", at: .file("a.md")),
      .warning("z", "3", at: .at(a, offset: 2)),
      .error("a", "4", at: .at(a, offset: 10)),
      .error("b", "5", at: .at(a, offset: 10)),
      .error("b", "6", at: .at(a, offset: 10)),
      .error("a", "7", at: .at(b, offset: 0)),
    ]
    for shift in sorted.indices {
      let mixed = Array((sorted[shift...] + sorted[..<shift]).reversed())
      #expect(mixed.sortedByPlace().map(\.message) == sorted.map(\.message))
    }
  }

  @Test func turnsWarningsIntoErrorsAndNothingElse() {
    let diagnostics: [Diagnostic] = [
      Diagnostic(.info, "a", "", at: nil), .warning("b", "", at: nil), .error("c", "", at: nil),
    ]
    #expect(diagnostics.strict().map(\.severity) == [.info, .error, .error])
    #expect(diagnostics.hasErrors)
    #expect(!diagnostics.dropLast().hasErrors)
    #expect(Array(diagnostics.dropLast()).strict().hasErrors)
  }

  @Test func ordersSeverities() {
    #expect([Diagnostic.Severity.error, .info, .warning].sorted() == [.info, .warning, .error])
  }

  @Test func movesAPlaceWithinItsText() {
    let source = SourceText(path: "a.md", text: "title: x")
    #expect(Place.at(source, offset: 7).advanced(by: 1).offset == 8)
    #expect(Place.file("a.md").advanced(by: 1).offset == nil)
    #expect(Place.at(source, offset: 7).path == "a.md")
    #expect(source.text == "title: x")
  }
}
