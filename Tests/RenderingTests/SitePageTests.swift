import Foundation
import TestSupport
import Testing

/// The pages that belong to no meeting.
@Suite struct SitePageTests {
  private static func site(_ more: String = "", meetings: String = "") throws -> RenderedSite {
    try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      \(more)
      \(meetings)

      """
    ).rendered()
  }

  /// Where no app knows a meeting that the page does not, nobody is told to open one.
  @Test func aSiteWithoutAppsSpeaksOfNone() throws {
    let site = try SitePageTests.site()
    let missing = try site.text("404.html")
    #expect(missing.contains("<p>Please check the address, or ask whoever invited you.</p>"))
    let joinAny = try site.text("join/index.html")
    #expect(joinAny.contains("<p>Open the link in your invitation, or type its code here.</p>"))
    for page in [missing, joinAny] {
      let body = try #require(page.components(separatedBy: "<body").last)
      let words = try #require(body.components(separatedBy: "<script").first)
      #expect(!words.contains(" app") && !words.contains("data-template"), "\(words)")
      // The script hides and shows what has these marks.
      for mark in ["not-found", "not-found-title", "join-any-title", "any", "any-unread"] {
        #expect(!words.contains("id=\"\(mark)\""), "\(mark)")
      }
    }
  }

  @Test func aSiteWithAnAppHandsUnknownMeetingsToIt() throws {
    let site = try SitePageTests.site(
      "apps: [{name: Example, web: \"https://web.example.com/{callId}\"}]")
    for path in ["404.html", "join/index.html"] {
      let page = try site.text(path)
      #expect(page.contains("data-template=\"https://web.example.com/{callId}\""), "\(path)")
      #expect(page.contains("<noscript>\n<p class=\"status\">Without JavaScript"), "\(path)")
    }
  }

  /// The zone of a list is said once, unless a meeting has another.
  @Test(arguments: [("Europe/Berlin", 0), ("America/New_York", 2)])
  func aZoneThatAllMeetingsHaveIsSaidOnce(zone: String, count: Int) throws {
    let page = try SitePageTests.site(
      meetings: """
        -- Content/meetings/a.yml --
        title: Talk
        visibility: public
        start: 2027-03-01 09:30
        timezone: Europe/Berlin
        -- Content/meetings/b.yml --
        title: Tea
        visibility: public
        start: 2027-03-01 10:30
        timezone: \(zone)
        """
    ).text("index.html")
    #expect(page.components(separatedBy: "<small>(").count - 1 == count)
    #expect(page.contains("<p class=\"quiet\">(Europe/Berlin, UTC+01:00)</p>") == (count == 0))
  }

  /// Whoever reads the list alone must not take a draft of a time for a promise.
  @Test(arguments: [
    ("tentative", "Not confirmed yet"), ("cancelled", "Cancelled"),
    ("postponed", "Postponed"),
  ])
  func theListTellsWhatIsNotAsPlanned(status: String, words: String) throws {
    func list(_ status: String) throws -> String {
      try SitePageTests.site(
        meetings: """
          -- Content/meetings/a.yml --
          title: Talk
          visibility: public
          status: \(status)
          """
      ).text("index.html")
    }
    #expect(try list(status).contains("<p class=\"badge\">\(words)</p>"))
    #expect(try !list("confirmed").contains("class=\"badge\""))
  }
}
