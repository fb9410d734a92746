import Foundation
import SiteModel
import Testing

@testable import Rendering

/// Phone numbers by country, the language's own first.
@Suite struct PhoneGroupTests {
  /// Headings and numbers of the list, from top to bottom.
  private static func lines(language: String, numbers: String) throws -> [String] {
    let page = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/weekly.yml --
      title: Weekly sync
      language: \(language)
      entry_points:
      \(numbers)

      """
    ).rendered().text("join/weekly/index.html")
    let list = page.components(separatedBy: "<section class=\"phone\">").last ?? ""
    return list.components(separatedBy: "\n").compactMap { line in
      if line.hasPrefix("<h3><bdi>") {
        return line.dropFirst("<h3><bdi>".count).components(separatedBy: "</bdi>").first
      }
      guard line.contains("href=\"tel:") else { return nil }
      return line.components(separatedBy: "dir=\"ltr\">").last?
        .components(separatedBy: "</a>").first
    }
  }

  private static func regions(language: String) throws -> [String] {
    try lines(
      language: language,
      numbers: """
          - {type: phone, uri: "tel:+48-22-5550100", region: PL}
          - {type: phone, uri: "tel:+1-202-555-0142", region: US}
          - {type: phone, uri: "tel:+49-30-23125-100", region: DE}
          - {type: phone, uri: "tel:+43-1-5550100", region: AT}
          - {type: phone, uri: "tel:+49-89-5550100", region: DE, pin: "9981", note: Evenings}
          - {type: phone, uri: "tel:+800-5550100"}
        """
    ).filter { !$0.hasPrefix("+") }
  }

  @Test(arguments: [
    ("de", ["Deutschland", "Österreich", "Polen", "Vereinigte Staaten"]),
    ("de-AT", ["Österreich", "Deutschland", "Polen", "Vereinigte Staaten"]),
    ("en", ["United States", "Poland", "Germany", "Austria"]),
    ("en-DE", ["Germany", "United States", "Poland", "Austria"]),
    ("pl", ["Polska", "Stany Zjednoczone", "Niemcy", "Austria"]),
    ("ja", ["ポーランド", "アメリカ合衆国", "ドイツ", "オーストリア"]),
    ("ar", ["بولندا", "الولايات المتحدة", "ألمانيا", "النمسا"]),
  ])
  func theLanguagesOwnCountriesComeFirst(language: String, regions: [String]) throws {
    #expect(try PhoneGroupTests.regions(language: language) == regions)
  }

  /// With labels or without, in whatever order they were written.
  @Test func noNumberStandsBelowTheNameOfAnotherCountry() throws {
    let lines = try PhoneGroupTests.lines(
      language: "en",
      numbers: """
          - {type: phone, uri: "tel:+12125551234", region: US}
          - {type: phone, uri: "tel:+80055501000"}
          - {type: phone, uri: "tel:+49305551234", region: DE, label: Berlin}
          - {type: phone, uri: "tel:+81355512345", region: JP}
          - {type: phone, uri: "tel:+12025551234", region: US, label: Washington}
          - {type: phone, uri: "tel:+99955512345", region: Far away}
        """)
    #expect(
      lines == [
        "+80055501000", "United States", "+12125551234", "+12025551234", "Germany", "+49305551234",
        "Japan", "+81355512345", "Far away", "+99955512345",
      ])
  }

  @Test(arguments: BuiltInLanguage.all)
  func everyLanguageNamesTheSameCountries(tag: String) throws {
    let language = try #require(LanguageTag(tag))
    let letters = (0x41...0x5A).compactMap { UnicodeScalar($0) }.map { String($0) }
    let codes = letters.flatMap { first in letters.map { first + $0 } }
    let named = codes.filter { RegionNames.name(of: $0, in: language) != nil }
    #expect(named == codes.filter { RegionNames.name(of: $0, in: .english) != nil })
    #expect(named.count == 244)
    for code in named {
      let name = try #require(RegionNames.name(of: code, in: language))
      #expect(!name.isEmpty && name != code, "\(code)")
    }
  }

  @Test func namesAreThoseOfTheLanguageAndItsBase() throws {
    #expect(RegionNames.name(of: "DE", in: try #require(LanguageTag("zh-CN"))) == "德国")
    #expect(RegionNames.name(of: "CI", in: try #require(LanguageTag("fr-CH"))) == "Côte d’Ivoire")
    #expect(RegionNames.name(of: "DE", in: try #require(LanguageTag("sv"))) == "Germany")
    #expect(RegionNames.name(of: "ZZ", in: .english) == nil)
  }
}
