import Diagnostics
import SiteInput
import SiteModel
import TestSupport
import Testing

/// The texts of a language.
struct StringTableTests {
  private static func table(_ text: String) throws -> (table: StringTable, findings: [String]) {
    let file = MarkedFiles("-- Templates/strings/de.yml --\n\(text)")
    let (fields, problems) = SettingsReader.read(try #require(file.sources.first))
    var diagnostics = problems
    let table = StringTable(
      language: try #require(LanguageTag("de")), fields: fields, diagnostics: &diagnostics)
    return (table, file.described(diagnostics))
  }

  @Test func joinsTheNamesOfGroups() throws {
    let (table, findings) = try Self.table("open: Öffnen\nguests:\n  one: Gast\n  other: Gäste\n")
    #expect(findings.isEmpty)
    #expect(table["open"] == "Öffnen")
    #expect(table["guests.other"] == "Gäste")
    #expect(table["guests"] == nil)
  }

  @Test func takesWhatIsMissingFromTheBase() throws {
    let own = try Self.table("open: Los\n").table
    let base = try Self.table("open: Öffnen\ncopy: Kopieren\n").table
    #expect(own.over(base)["open"] == "Los")
    #expect(own.over(base)["copy"] == "Kopieren")
  }

  @Test(arguments: [
    Finding(
      "open:1️⃣\n",
      "1 error: \"open\" needs a text, found nothing [bad-string] help: an empty text is written \"\""
    ),
    Finding(
      "days:\n  short: 1️⃣[Mo, Di]\n",
      "1 error: \"days.short\" needs a text, found a list [bad-string] help: write one text"),
    Finding(
      "days.short: 1️⃣Mo\ndays:\n  2️⃣short: Di\n",
      "2 error: the text \"days.short\" is given twice [duplicate-key] "
        + "help: keep one of the two; 1 note: the first one is here"),
  ])
  func saysWhatIsWrong(finding: Finding) throws {
    #expect(try Self.table(finding.text).findings == finding.expected)
  }
}
