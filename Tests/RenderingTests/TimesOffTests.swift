import Calendar
import Foundation
import Testing

/// What the script of a page gets to know of times that do not take place.
@Suite struct TimesOffTests {
  private static func page(
    _ meeting: String, language: String = "en", clock: Instant? = nil
  ) throws -> String {
    try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      -- Content/meetings/weekly.yml --
      title: Weekly sync
      language: \(language)
      \(meeting)

      """
    ).rendered(clock: clock).text("join/weekly/index.html")
  }

  private static let weekly = """
    start: 2027-03-01 09:30
    rrule: FREQ=WEEKLY;COUNT=5
    exdates: [2027-03-22 09:30]
    overrides: [{at: 2027-03-15 09:30, status: cancelled}, {at: 2027-03-08 09:30, status: postponed}]
    """

  /// On its day nobody is left alone with the time of the next one.
  @Test(arguments: [
    ("en", "Monday, 8 March 2027: Postponed", "Monday, 15 March 2027: Cancelled"),
    ("de", "Montag, 8. März 2027: Verschoben", "Montag, 15. März 2027: Abgesagt"),
  ])
  func timesThatDoNotTakePlaceHaveWordsForTheirDay(
    language: String, first: String, second: String
  ) throws {
    let page = try TimesOffTests.page(TimesOffTests.weekly, language: language)
    let off = """
      "off":[[1804494600,1804498200,"\(first)"],[1805099400,1805103000,"\(second)"],[1805704200,
      """
    #expect(page.contains(off))
    #expect(page.contains("<p class=\"status\" id=\"off\" hidden></p>"))
  }

  /// Those that are over at the point in time that the page speaks of are left out.
  @Test func aPageOfOnePointInTimeKnowsThoseFromThenOn() throws {
    let clock = Instant(secondsSince1970: 1_804_498_201)
    #expect(
      try TimesOffTests.page(TimesOffTests.weekly, clock: clock).contains(
        #""off":[[1805099400,1805103000,"Monday, 15 March 2027: Cancelled"],[1805704200,"#))
  }

  @Test func wholeDaysAreToldAsDays() throws {
    let days = """
      start: 2027-03-01
      end: 2027-03-02
      all_day: true
      rrule: FREQ=WEEKLY;COUNT=5
      exdates: [2027-03-08]
      """
    #expect(
      try TimesOffTests.page(days).contains(
        #""off":[[20885,20886,"Monday, 8 March 2027: Cancelled"]]"#))
  }

  @Test(arguments: [weekly + "\nstatus: cancelled", "start: 2027-03-01 09:30", ""])
  func aPageWithoutSuchTimesHasNone(meeting: String) throws {
    #expect(try !TimesOffTests.page(meeting).contains("\"off\":"))
  }

  /// Guests have bad lines.
  @Test func aPageHoldsFiftyOfThem() throws {
    let dates = (1...9).flatMap { month in (10...19).map { "2027-0\(month)-\($0) 09:30" } }
    let daily = """
      start: 2027-01-01 09:30
      rrule: FREQ=DAILY;COUNT=365
      exdates: [\(dates.joined(separator: ", "))]
      """
    let page = try TimesOffTests.page(daily)
    #expect(page.components(separatedBy: ": Cancelled\"]").count == 51)
  }
}
