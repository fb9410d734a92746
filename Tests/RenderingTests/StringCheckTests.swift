import Diagnostics
import SiteModel
import TestSupport
import Testing

@testable import Rendering

/// What can be wrong with a file of texts.
@Suite struct StringCheckTests {
  private static let english = """
    open: Open
    in: "Open in {{name}}"
    plural: one
    digits: "0123456789"
    time: {date: "{{day}} {{month}}", clock: "{{hour}}:{{minute}}"}
    repeat:
      daily: {1: every day, other: "every {{n}} days"}
      until: "{{rule}}, until {{date}}"

    """

  private static func findings(_ text: String) throws -> [String] {
    let reference = try BuiltInLanguage.strings(
      SourceText(path: "en.yml", text: english), .english)
    let file = MarkedFiles("-- Templates/strings/ru.yml --\n\(text)")
    let source = try #require(file.sources.first)
    let language = try #require(LanguageTag("ru"))
    let own = try BuiltInLanguage.strings(source, language)
    let check = StringCheck(reference)
    return file.described(
      check.problems(of: own, in: own.over(reference))
        + check.missing(in: own.over(reference), at: .at(source, offset: 0)))
  }

  @Test(
    arguments: [
      ("1️⃣opne: Los\n", "1 error: unknown text \"opne\" [unknown-key] help: did you mean \"open\"?"),
      (
        "1️⃣zzzzzzz: Los\n",
        "1 error: unknown text \"zzzzzzz\" [unknown-key] help: texts of your own begin with x_"
      ),
      ("x_mine: Los\n", nil),
      (
        "plural: 1️⃣slavic\n",
        "1 error: \"plural\" cannot be \"slavic\" [unknown-word] "
          + "help: one of: none, one, zero-one, two, east-slavic, polish, czech, arabic"
      ),
      (
        "digits: 1️⃣\"0123\"\n",
        "1 error: \"digits\" has 4 signs, not ten [bad-string] "
          + "help: from zero to nine, for example \"0123456789\""
      ),
      (
        "time: {date: 1️⃣\"{{day}} {{mont}}\"}\n",
        "1 error: \"time.date\" has no name \"mont\" [template-unknown-name] "
          + "help: did you mean \"month\"?"
      ),
      (
        "repeat: {daily: {other: 1️⃣\"{{m}} days\"}}\n",
        "1 error: \"repeat.daily.other\" has no name \"m\" [template-unknown-name] "
          + "help: did you mean \"n\"?"
      ),
      (
        "repeat: {daily: {1️⃣few: \"{{n}} days\"}}\n",
        "1 error: unknown text \"repeat.daily.few\" [unknown-key] "
          + "help: \"repeat.daily\" takes: 1, other"
      ),
    ] as [(String, String?)])
  func saysWhatIsWrong(text: String, expected: String?) throws {
    #expect(try Self.findings(text) == [expected].compactMap { $0 })
  }

  /// A language that counts differently needs other texts than its base has.
  @Test func namesEveryTextThatIsMissing() throws {
    #expect(
      try Self.findings("1️⃣plural: east-slavic\n") == [
        "1 error: 3 texts are missing in \"ru\": repeat.daily.few, repeat.daily.many, "
          + "repeat.daily.one [missing-text] "
          + "help: linksite templates export strings/en.yml shows what to write"
      ])
  }
}
