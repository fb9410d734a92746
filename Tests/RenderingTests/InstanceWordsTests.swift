import Calendar
import SiteModel
import Testing

@testable import Rendering

/// What is said of single times of a meeting that repeats.
@Suite struct InstanceWordsTests {
  private static func english() throws -> TimeWords { try TimeWordsTests.english() }

  private static func schedule(_ lines: String) throws -> MeetingSchedule {
    try TimeWordsTests.schedule(lines)
  }

  /// Where only the end is another, the old one is the difference.
  @Test(arguments: [
    (
      "start: 2027-02-26\nall_day: true\nduration: P3D\nrrule: FREQ=MONTHLY",
      "{at: 2027-03-26, duration: P1D}",
      "Friday, 26 March 2027 instead of Friday, 26 March 2027 – Sunday, 28 March 2027"
    ),
    (
      "start: 2027-02-26\nall_day: true\nduration: P3D\nrrule: FREQ=MONTHLY",
      "{at: 2027-03-26, start: 2027-03-27}",
      "Saturday, 27 March 2027 – Monday, 29 March 2027 instead of Friday, 26 March 2027"
    ),
    (
      "start: 2027-03-01 23:30\nduration: 120\nrrule: FREQ=WEEKLY",
      "{at: 2027-03-08 23:30, duration: 30}",
      "Monday, 8 March 2027, 23:30 – Tuesday, 9 March 2027, 00:00 instead of "
        + "Monday, 8 March 2027, 23:30 – Tuesday, 9 March 2027, 01:30"
    ),
  ])
  func saysTheWholeOldTimeOfAnInstanceThatStaysOnItsDay(
    lines: String, override: String, text: String
  ) throws {
    let schedule = try Self.schedule("\(lines)\noverrides: [\(override)]")
    #expect(WhenWords(schedule, in: try Self.english()).exceptions == [text])
  }

  /// Guests without script would come an hour early.
  @Test(arguments: [
    ("", ["Sunday, 28 March 2027, 03:30–04:30 instead of Sunday, 28 March 2027, 02:30"]),
    ("exdates: [2027-03-28 02:30]", ["not on Sunday, 28 March 2027"]),
    (
      "overrides: [{at: 2027-03-28 02:30, status: cancelled}]", ["not on Sunday, 28 March 2027"]
    ),
    (
      "overrides: [{at: 2027-03-28 02:30, duration: 30}]",
      ["Sunday, 28 March 2027, 03:30–04:00 instead of Sunday, 28 March 2027, 02:30"]
    ),
    (
      "overrides: [{at: 2027-03-28 02:30, title: Another title}]",
      [
        "Sunday, 28 March 2027, 03:30–04:30 instead of Sunday, 28 March 2027, 02:30",
        "Sunday, 28 March 2027: Another title",
      ]
    ),
  ])
  func saysWhereAnInstanceIsWhoseTimeTheClocksSkip(lines: String, texts: [String]) throws {
    let schedule = try Self.schedule(
      "start: 2027-03-26 02:30\nrrule: FREQ=DAILY;COUNT=5\n\(lines)")
    #expect(WhenWords(schedule, in: try Self.english()).exceptions == texts)
  }

  /// The hour of a guest changes where the clocks of one zone alone are set.
  @Test(arguments: [
    (
      "start: 2027-03-02 08:00\nrrule: FREQ=WEEKLY;COUNT=10", "Asia/Tokyo",
      "Tuesday, 2 March 2027, 16:00–17:00 (Asia/Tokyo, UTC+09:00); "
        + "from Tuesday, 30 March 2027: 15:00–16:00"
    ),
    (
      "start: 2027-03-02 08:00\nrrule: FREQ=WEEKLY;COUNT=4", "Asia/Tokyo",
      "Tuesday, 2 March 2027, 16:00–17:00 (Asia/Tokyo, UTC+09:00)"
    ),
    (
      "start: 2027-03-02 08:00\nrrule: FREQ=WEEKLY;COUNT=10", "Europe/London",
      "Tuesday, 2 March 2027, 07:00–08:00 (Europe/London, UTC+00:00 on this day)"
    ),
    (
      "start: 2027-03-02 08:00\nrrule: FREQ=WEEKLY", "America/New_York",
      "Tuesday, 2 March 2027, 02:00–03:00 (America/New_York, UTC-05:00 on this day); "
        + "from Tuesday, 16 March 2027: 03:00–04:00; from Tuesday, 30 March 2027: 02:00–03:00; "
        + "from Tuesday, 2 November 2027: 03:00–04:00; from Tuesday, 9 November 2027: 02:00–03:00; …"
    ),
    // The day is another one too.
    (
      "start: 2027-03-02 16:00\nrrule: FREQ=WEEKLY;COUNT=10", "Asia/Tokyo",
      "Wednesday, 3 March 2027, 00:00–01:00 (Asia/Tokyo, UTC+09:00); "
        + "from Tuesday, 30 March 2027: 23:00"
    ),
    // One that only takes longer is where the rule has it.
    (
      "start: 2027-03-02 08:00\nrrule: FREQ=WEEKLY;COUNT=10\n"
        + "overrides: [{at: 2027-03-30 08:00, duration: 90}]", "Asia/Tokyo",
      "Tuesday, 2 March 2027, 16:00–17:00 (Asia/Tokyo, UTC+09:00); "
        + "from Tuesday, 30 March 2027: 15:00–16:30"
    ),
    // The day on which the clocks skip the hour is no example for those behind it.
    (
      "start: 2027-03-27 02:30\nrrule: FREQ=DAILY;COUNT=5", "Asia/Tokyo",
      "Saturday, 27 March 2027, 10:30–11:30 (Asia/Tokyo, UTC+09:00); "
        + "from Monday, 29 March 2027: 09:30–10:30"
    ),
    // What is moved or off says nothing about the rule.
    (
      "start: 2027-03-02 08:00\nrrule: FREQ=WEEKLY;COUNT=6\n"
        + "overrides: [{at: 2027-03-30 08:00, status: cancelled}, "
        + "{at: 2027-04-06 08:00, start: 2027-04-06 10:00}]", "Asia/Tokyo",
      "Tuesday, 2 March 2027, 16:00–17:00 (Asia/Tokyo, UTC+09:00)"
    ),
    (
      "start: 2027-03-02 08:00\nrrule: FREQ=WEEKLY;BYHOUR=8,14;COUNT=20", "Asia/Tokyo",
      "Tuesday, 2 March 2027, 16:00–17:00 (Asia/Tokyo, UTC+09:00); "
        + "from Tuesday, 30 March 2027: 15:00–16:00"
    ),
    (
      "start: 2027-03-02 08:00", "Asia/Tokyo",
      "Tuesday, 2 March 2027, 16:00–17:00 (Asia/Tokyo, UTC+09:00)"
    ),
  ])
  func saysFromWhenOnAGuestsHourIsAnother(lines: String, zone: String, text: String) throws {
    let schedule = try #require(try Self.schedule(lines).onClocks(of: zone))
    #expect(WhenWords(schedule, in: try Self.english()).text == text)
  }
}
