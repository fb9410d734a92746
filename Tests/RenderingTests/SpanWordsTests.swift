import Diagnostics
import SiteInput
import SiteModel
import Testing

@testable import Rendering

@Suite struct SpanWordsTests {
  /// What the script gets for a language with some texts.
  static func json(_ yaml: String) throws -> String {
    let (value, _) = YAMLReader.read(SourceText(path: "xx.yml", text: yaml))
    guard case .fields(let fields)? = value?.content else { throw CancellationError() }
    var problems: [Diagnostic] = []
    let strings = StringTable(
      language: try #require(LanguageTag("xx")), fields: fields, diagnostics: &problems)
    return SpanWords.json(strings)
  }

  @Test("each number leads to the text of its form, all further ones to the last")
  func formsOfSimpleLanguages() throws {
    let yaml = """
      plural: one
      span:
        minutes: {1: 'in "1" minute', other: "in {{n}} minutes"}
        hours: {1: in 1 hour, other: "in {{n}} hours"}
        days: {1: in 1 day, other: "in {{n}} days"}
      """
    #expect(
      try Self.json(yaml) == #"{"minutes":["in \"1\" minute","in {{n}} minutes"],"#
        + #""hours":["in 1 hour","in {{n}} hours"],"days":["in 1 day","in {{n}} days"],"#
        + #""forms":"101"}"#)
  }

  @Test("digits of the language's own go along")
  func ownDigits() throws {
    #expect(
      try Self.json("plural: none\ndigits: \"۰۱۲۳۴۵۶۷۸۹\"\n")
        == #"{"minutes":["",""],"hours":["",""],"days":["",""],"#
        + #""forms":"101","digits":"۰۱۲۳۴۵۶۷۸۹"}"#)
  }

  @Test(
    "what the script reads from the forms is the form of every number",
    arguments: PluralRule.allCases)
  func everyNumber(rule: PluralRule) throws {
    let json = try Self.json("plural: \(rule.rawValue)\n")
    let text = try #require(json.split(separator: "\"forms\":\"").last)
    let forms = Array(text.prefix { $0 != "\"" })
    let names = ["1"] + rule.formsOfSeveral
    for number in 1...1200 {
      let at = min(number < 200 ? number : 100 + number % 100, forms.count - 1)
      let place = try #require(forms[at].wholeNumberValue)
      #expect(names[place] == (number == 1 ? "1" : rule.form(of: number)), "\(number)")
    }
  }
}
