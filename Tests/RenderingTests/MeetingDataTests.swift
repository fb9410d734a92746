import Calendar
import Foundation
import TestSupport
import Testing

/// What the script of a meeting's page gets to know.
@Suite struct MeetingDataTests {
  private struct Page: Decodable {
    var page: String
    var status: String?
    var times: [Int]?
    var goesOn: Bool?
    var repeats: Bool?
    var days: [Int]?
    var offsets: [Int]?
    var opens: Int?
    var closes: Int?
    var text: String?
    var words: [String: String]
  }

  private static func data(_ meeting: String, clock: Instant? = nil) throws -> Page {
    let text = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      -- Content/meetings/weekly.yml --
      title: Weekly sync
      \(meeting)

      """
    ).rendered(clock: clock).text("join/weekly/index.html")
    let start = try #require(text.range(of: "id=\"page-data\">")).upperBound
    let end = try #require(text[start...].range(of: "</script>")).lowerBound
    return try JSONDecoder().decode(Page.self, from: Data(text[start..<end].utf8))
  }

  @Test func aMeetingIsStartAndLengthInSeconds() throws {
    let data = try MeetingDataTests.data("start: 2027-03-01 09:30\nduration: 45\nopens_before: 5")
    #expect(data.page == "meeting" && data.status == "confirmed")
    #expect(data.times == [1_803_889_800, 2700])
    #expect(data.offsets == [0, 3600] && data.opens == 300 && data.closes == 900)
    #expect(data.repeats == nil && data.goesOn == nil)
  }

  /// Each time is told by its distance to the one before, across a change of the clocks.
  @Test func timesOfAMeetingThatRepeatsFollowTheClockOfItsZone() throws {
    let data = try MeetingDataTests.data(
      "start: 2027-03-15 09:30\nrrule: FREQ=WEEKLY;COUNT=4\nexdates: [2027-03-22 09:30]")
    #expect(data.times == [1_805_099_400, 3600, 1_206_000, 3600, 604_800, 3600])
    #expect(data.repeats == true && data.goesOn == nil)
    #expect(data.offsets == [0, 3600, 1, 7200])
  }

  /// An instance that was moved across a change of the clocks has the offset of its new day.
  @Test func eachTimeHasTheOffsetOfItsDay() throws {
    let data = try MeetingDataTests.data(
      """
      start: 2027-03-01 09:30
      rrule: FREQ=MONTHLY;COUNT=12
      overrides: [{at: 2027-04-01 09:30, start: 2027-03-20 09:30}]
      """)
    #expect(data.offsets == [0, 3600, 2, 7200, 8, 3600])
    let late = Instant(secondsSince1970: 1_811_808_000)  // 2027-06-01T00:00:00Z
    let weekly = try MeetingDataTests.data(
      "start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=20", clock: late)
    #expect(weekly.offsets == [0, 7200])
  }

  /// The page says what it does not know: after the last of these it is silent, not over.
  @Test func aMeetingThatGoesOnHasFourHundredTimes() throws {
    let data = try MeetingDataTests.data("start: 2027-03-01 09:30\nrrule: FREQ=DAILY")
    #expect(data.times?.count == 800)
    #expect(data.goesOn == true)
    let whole = try MeetingDataTests.data("start: 2027-03-01 09:30\nrrule: FREQ=DAILY;COUNT=400")
    #expect(whole.times?.count == 800 && whole.goesOn == nil)
  }

  /// With a clock the times begin with the one that is on or comes next, however many were before.
  @Test func aPageOfOnePointInTimeKnowsTheTimesFromThenOn() throws {
    let clock = Instant(secondsSince1970: 1_867_048_800)  // 2029-03-01T08:40:00Z
    let daily = "start: 2027-03-01 09:30\nrrule: FREQ=DAILY"
    let data = try MeetingDataTests.data(daily, clock: clock)
    #expect(data.times?.count == 800 && data.goesOn == true)
    #expect(data.times?.first == 1_867_048_200)
    // It stays on the page for a while after its end, and no longer.
    let end = Instant(secondsSince1970: 1_867_048_200 + 3600 + 900)
    let last = try MeetingDataTests.data(daily, clock: end.adding(seconds: -1))
    #expect(last.times?.first == 1_867_048_200)
    let next = try MeetingDataTests.data(daily, clock: end)
    #expect(next.times?.first == 1_867_048_200 + 86_400)
    let over = try MeetingDataTests.data(
      "start: 2027-03-01 09:30\nrrule: FREQ=DAILY;COUNT=2", clock: clock)
    #expect(over.times?.count == 4 && over.goesOn == nil)
  }

  @Test func aTimeThatWasMovedStandsWhereItIsNow() throws {
    let data = try MeetingDataTests.data(
      """
      start: 2027-03-01 09:30
      rrule: FREQ=WEEKLY;COUNT=2
      overrides: [{at: 2027-03-01 09:30, start: 2027-03-02 10:30}, {at: 2027-03-08 09:30, status: cancelled}]
      """)
    #expect(data.times == [1_803_889_800 + 25 * 3600, 3600])
  }

  /// A date has no clock: it begins at the midnight of whoever reads the page.
  @Test func wholeDaysAreToldAsDates() throws {
    let data = try MeetingDataTests.data("start: 2027-03-01\nall_day: true")
    #expect(data.days == [20_878, 0])
    #expect(data.times == nil && data.offsets == nil && data.repeats == nil)
    let weekly = try MeetingDataTests.data(
      """
      start: 2027-03-26
      end: 2027-03-27
      all_day: true
      rrule: FREQ=WEEKLY;COUNT=3
      """)
    #expect(weekly.days == [20_903, 1, 7, 1, 7, 1])
    #expect(weekly.times == nil && weekly.repeats == true)
  }

  /// In Honolulu it is still the day that is over in Berlin.
  @Test func aDayIsKnownUntilItIsOverEverywhere() throws {
    let lines = "start: 2027-03-01\nall_day: true\nrrule: FREQ=DAILY;COUNT=9"
    let clock = Instant(secondsSince1970: 1_804_076_100)  // 2027-03-03T12:15:00Z
    #expect(try MeetingDataTests.data(lines, clock: clock).days?.first == 20_879)
  }

  @Test func aRoomHasNoTimes() throws {
    #expect(try MeetingDataTests.data("").times == nil)
  }

  @Test func thereIsNoTextToCopyWhereNobodyIsToShare() throws {
    #expect(try MeetingDataTests.data("").text?.hasPrefix("📞 Join my meeting: Weekly sync") == true)
    #expect(try MeetingDataTests.data("share: false").text == nil)
  }

  @Test func theWordsOfTheScriptAreThoseOfTheStrings() throws {
    let words = try MeetingDataTests.data("").words
    #expect(words["live"] == "On now" && words["starts"] == "Starts {{in}}")
  }
}
