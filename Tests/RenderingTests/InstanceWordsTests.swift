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
}
