import Foundation
import Testing

/// Phone numbers by country, the language's own first.
@Suite struct PhoneGroupTests {
  private static func regions(language: String) throws -> [String] {
    let text = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/weekly.yml --
      title: Weekly sync
      language: \(language)
      entry_points:
        - {type: phone, uri: "tel:+48-22-5550100", region: PL}
        - {type: phone, uri: "tel:+1-202-555-0142", region: US}
        - {type: phone, uri: "tel:+49-30-23125-100", region: DE}
        - {type: phone, uri: "tel:+43-1-5550100", region: AT}
        - {type: phone, uri: "tel:+49-89-5550100", region: DE, pin: "9981", note: Evenings}
        - {type: phone, uri: "tel:+800-5550100"}

      """
    ).rendered().text("join/weekly/index.html")
    return text.components(separatedBy: "data-region=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
  }

  @Test(arguments: [
    ("de", ["DE", "AT", "PL", "US"]), ("de-AT", ["AT", "DE", "PL", "US"]),
    ("en", ["US", "PL", "DE", "AT"]), ("pl", ["PL", "US", "DE", "AT"]),
    ("ja", ["PL", "US", "DE", "AT"]),
  ])
  func theLanguagesOwnCountriesComeFirst(language: String, regions: [String]) throws {
    #expect(try PhoneGroupTests.regions(language: language) == regions)
  }

  /// Without script a code of two letters says little, and the label of the number says it in words.
  @Test(arguments: [
    ("region: DE, label: Berlin", true), ("region: DE", false),
    ("region: Germany, label: Berlin", false),
  ])
  func aBareCodeIsNoHeadingBesideLabels(keys: String, isHidden: Bool) throws {
    let page = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/weekly.yml --
      title: Weekly sync
      entry_points:
        - {type: phone, uri: "tel:+49-30-23125-100", \(keys)}

      """
    ).rendered().text("join/weekly/index.html")
    #expect(page.contains(#"<h3 class="bare"><bdi data-region="#) == isHidden)
    #expect(page.contains(#"<h3 class=""><bdi data-region="#) != isHidden)
  }
}
