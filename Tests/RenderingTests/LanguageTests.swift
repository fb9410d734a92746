import Diagnostics
import Foundation
import SiteModel
import Testing

@testable import Rendering

/// The files of texts that the program carries.
@Suite struct LanguageTests {
  @Test func theProgramCarriesEighteenLanguages() {
    #expect(
      BuiltInLanguage.all == [
        "ar", "de", "en", "es", "fa", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru",
        "tr", "uk", "zh-Hans",
      ])
  }

  @Test(arguments: BuiltInLanguage.all)
  func aLanguageHasEveryTextAndNoOther(tag: String) throws {
    let table = try BuiltInLanguage.strings(tag)
    let check = StringCheck(try BuiltInLanguage.strings("en"))
    #expect(check.problems(of: table, in: table).map(\.message) == [])
    #expect(check.missing(in: table, at: .file("\(tag).yml")).map(\.message) == [])
  }

  /// A name that is left out is information that a guest does not get.
  @Test(arguments: BuiltInLanguage.all)
  func aTextUsesTheNamesOfTheEnglishOne(tag: String) throws {
    let english = try BuiltInLanguage.strings("en")
    for (key, text) in try BuiltInLanguage.strings(tag).texts where !key.hasPrefix("time.") {
      // In "every two days" and "once" the number is a word.
      let isCounted =
        key.hasPrefix("repeat.") && english.texts[key]?.value.contains("{{n}}") != true
      guard let model = english[key], !isCounted else { continue }
      #expect(
        TextPattern(text.value).names.sorted() == TextPattern(model).names.sorted(), "\(key)")
    }
  }

  /// Between letters that run the other way, a number would fall apart and a name lose its last sign.
  ///
  /// Invites are plain text in mails, which signs that nobody sees make look like spam; their values
  /// stand at the end.
  @Test(arguments: ["ar", "fa", "he"])
  func valuesInRightToLeftTextsKeepTheirDirection(tag: String) throws {
    for (key, text) in try BuiltInLanguage.strings(tag).texts
    where !key.contains(".") && !key.hasPrefix("invite_") {
      for name in TextPattern(text.value).names {
        let start = name == "address" ? "\u{2066}" : "\u{2068}"
        #expect(text.value.contains("\(start){{\(name)}}\u{2069}"), "\(key)")
      }
    }
  }

  @Test(arguments: BuiltInLanguage.all)
  func noTextIsLeftInEnglish(tag: String) throws {
    guard tag != "en" else { return }
    let english = try BuiltInLanguage.strings("en")
    let same = try BuiltInLanguage.strings(tag).texts.filter { key, text in
      // Two words and more are nobody's name.
      english[key] == text.value && text.value.contains(" ") && !text.value.contains("{{")
    }
    #expect(same.keys.filter { !LanguageTests.names.contains($0) } == [])
  }

  private static let names: Set = ["app_store", "play_store", "calendar_microsoft365", "colon"]

  /// A colon of their own would be half as wide as that of Chinese, and stick to a word of French.
  @Test func noTemplateWritesTheColonBehindALabel() {
    for (name, text) in BuiltInTemplates.all where !name.hasPrefix("strings/") {
      for line in text.split(separator: "\n") where line.contains("}}:") {
        Issue.record("\(name): \(line)")
      }
    }
  }

  /// No line ends before them (Lexique des règles typographiques).
  @Test func frenchSignsOfTwoPartsHaveABlankThatDoesNotBreak() throws {
    let signs: Set<Unicode.Scalar> = [":", ";", "?", "!", "»"]
    for (key, text) in try BuiltInLanguage.strings("fr").texts {
      let scalars = Array(text.value.unicodeScalars)
      // One within a word or a number, as in a time of day, is another sign.
      for (index, sign) in scalars.enumerated()
      where signs.contains(sign) && [nil, " "].contains(scalars.dropFirst(index + 1).first) {
        #expect(index > 0 && scalars[index - 1] == "\u{a0}", "\(key): \(text.value)")
      }
    }
  }

  /// Foundation carries the rules, but no function of its own for them.
  @Test(arguments: BuiltInLanguage.all)
  func countsAsUnicodeDoes(tag: String) throws {
    guard let rules = UnicodePluralRules(tag) else { return }
    let rule = try #require(PluralRule(rawValue: BuiltInLanguage.strings(tag)["plural"] ?? ""))
    for number in 0...1_000 {
      #expect(rule.form(of: number) == rules.form(of: number), "\(number)")
    }
  }
}

/// ICU's plural rules, where the copy that Foundation brings along can be reached.
private struct UnicodePluralRules {
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private let rules: OpaquePointer
  private let select: Select

  init?(_ tag: String) {
    let program = dlopen(nil, RTLD_LAZY)
    guard let open = dlsym(program, "swift_uplrules_open"),
      let select = dlsym(program, "swift_uplrules_select")
    else { return nil }
    var status: Int32 = 0
    guard let rules = unsafeBitCast(open, to: Open.self)(tag, &status), status <= 0 else {
      return nil
    }
    self.rules = rules
    self.select = unsafeBitCast(select, to: Select.self)
  }

  func form(of number: Int) -> String {
    var text = [UInt16](repeating: 0, count: 16)
    var status: Int32 = 0
    let count = select(rules, Double(number), &text, 16, &status)
    return String(decoding: text.prefix(Int(count)), as: UTF16.self)
  }
}
