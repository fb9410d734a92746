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

  /// By which the script tells what is over; a rule that never ends never is.
  @Test(arguments: [
    ("start: 2027-03-01 09:30", " data-ends=\"1803894300\""),
    ("start: 2027-03-01 09:30\nstatus: cancelled", " data-ends=\"1803894300\""),
    ("start: 2027-03-01 09:30\ncloses_after: 0", " data-ends=\"1803893400\""),
    ("start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=2", " data-ends=\"1804499100\""),
    ("start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY", ""),
    ("start: 2027-03-01\nall_day: true", " data-ends=\"1803942900\""),
    (
      """
      start: 2027-03-01 09:30
      rrule: FREQ=WEEKLY;COUNT=2
      overrides: [{at: 2027-03-01 09:30, start: 2027-03-15 09:30}]
      """, " data-ends=\"1805103900\""
    ),
    ("", ""),
  ])
  func theListTellsWhenAMeetingIsOver(keys: String, mark: String) throws {
    let page = try SitePageTests.site(
      "timezone: Europe/Berlin",
      meetings: "-- Content/meetings/a.yml --\ntitle: Talk\nvisibility: public\n\(keys)"
    ).text("index.html")
    #expect(page.contains("<li\(mark)>\n<a href=\"/join/a/\">"))
  }

  /// Somebody to ask: the contact, who invites, who runs the site; and one link to the start page.
  @Test(arguments: [
    (
      "contact: \"https://help.example.com/\"", "url: \"https://ada.example.com/\"",
      "https://help.example.com/"
    ),
    ("", "url: \"https://ada.example.com/\", email: ada@example.com", "https://ada.example.com/"),
    ("", "email: ada+calls@example.com", "mailto:ada%2Bcalls@example.com"),
    (
      "organizer: {name: Club, url: \"https://club.example.com/\"}", "name: Ada",
      "https://club.example.com/"
    ),
    ("", "name: Ada", nil),
  ])
  func aPageWithoutAWayInNamesWhomToAsk(site: String, person: String, url: String?) throws {
    let meeting = """
      -- Content/meetings/a.yml --
      title: Talk
      status: cancelled
      organizer: {\(person)}
      """
    let built = try SitePageTests.site(site, meetings: meeting)
    let page = try built.text("join/a/index.html")
    let main = try #require(page.components(separatedBy: "<main>").last)
    let asks = url.map { "<a class=\"button\" href=\"\($0)\" rel=\"noopener\">Contact</a>" }
    #expect(asks.map(main.contains) ?? !main.contains("Contact"))
    for page in [page, try built.text("404.html")] {
      #expect(page.components(separatedBy: "<a href=\"/\">Start page</a>").count == 1)
      #expect(
        page.components(separatedBy: "<a class=\"button\" href=\"/\">Start page</a>").count == 2)
    }
    #expect(try built.text("join/index.html").contains("<li><a href=\"/\">Start page</a></li>"))
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
