import AppAssociation
import Testing

/// The frozen lists behind `$(region)` and `$(lang)`, seen through the matcher.
@Suite struct LocaleCodesTests {
  private static let letters = (0..<26).map { UInt8(ascii: "a") + $0 }

  /// All codes of so many letters that `$(name)` stands for, in lower case.
  private func codes(_ name: String, length: Int) throws -> [String] {
    let text = #"""
      {"applinks":{"details":[{"appID":"A.a","components":[{"/":"/$(\#(name))","caseSensitive":false}]}]}}
      """#
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    var words: [[UInt8]] = [[]]
    for _ in 0..<length { words = words.flatMap { word in Self.letters.map { word + [$0] } } }
    return words.map { String(decoding: $0, as: UTF8.self) }.filter { word in
      guard let url = LinkURL("https://h/" + word) else { return false }
      return rules.decision(for: url, host: "h", app: "A.a").outcome == .match
    }
  }

  @Test func hasTheRegionsOfTwoLetters() throws {
    let regions = try codes("region", length: 2)
    #expect(regions.count == 257)
    #expect(regions.contains("gb") && !regions.contains("uk") && !regions.contains("xx"))
    for text in ["001", "G", "GBR", "de-DE"] {
      let file = #"{"applinks":{"details":[{"appID":"A.a","components":[{"/":"/$(region)"}]}]}}"#
      let rules = AppleLinkRules(try JSONValue.read(Array(file.utf8)).get())
      let url = try #require(LinkURL("https://h/" + text))
      #expect(rules.decision(for: url, host: "h", app: "A.a").outcome == .noMatch, "\(text)")
    }
  }

  @Test func hasTheLanguagesOfTwoAndThreeLetters() throws {
    let languages = try codes("lang", length: 2) + codes("lang", length: 3)
    #expect(languages.count == 615)
    #expect(languages.contains("de") && languages.contains("fil") && !languages.contains("xx"))
  }
}
