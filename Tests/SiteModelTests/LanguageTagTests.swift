import SiteModel
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("DE", "de"), ("pt-br", "pt-BR"), ("ZH-hans-cn", "zh-Hans-CN"),
    ("de-CH-1901", "de-CH-1901"), ("sr-latn", "sr-Latn"), ("ckb", "ckb"),
  ])
  func keepsTheUsualSpelling(text: String, spelling: String) throws {
    #expect(try #require(LanguageTag(text)).text == spelling)
  }

  @Test(arguments: ["", "e", "english", "en_US", "en-", "-en", "12", "en-US ", "dé", "en--US"])
  func refusesWhatIsNone(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("ar", true), ("fa-IR", true), ("he", true), ("ur", true), ("az-Arab", true), ("ckb", true),
    ("en", false), ("ur-Latn", false), ("de", false), ("az", false),
  ])
  func knowsTheDirection(text: String, isRightToLeft: Bool) throws {
    #expect(try #require(LanguageTag(text)).isRightToLeft == isRightToLeft)
  }

  @Test func looksFromTheSpecialToTheGeneral() throws {
    #expect(try #require(LanguageTag("zh-Hans-CN")).fallbacks == ["zh-Hans-CN", "zh-Hans", "zh"])
  }
}
