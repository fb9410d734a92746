import SiteModel
import Testing

/// When a meeting takes place, from what its author wrote.
struct MeetingScheduleTests {
  private static func schedule(
    _ lines: String, settings: String = CheckedText.plainSettings
  ) -> (schedule: MeetingSchedule?, findings: [String]) {
    let (meeting, findings) = CheckedText.meeting("title: A\n\(lines)\n", settings: settings)
    return (meeting?.schedule, findings)
  }

  @Test(arguments: [
    ("start: 2027-03-01 09:30", "2027-03-01T09:30:00+01:00", "2027-03-01T10:30:00+01:00"),
    ("start: 2027-03-01T09:30:15", "2027-03-01T09:30:15+01:00", "2027-03-01T10:30:15+01:00"),
    (
      "start: 2027-07-01 18:30\nend: 2027-07-01 19:15", "2027-07-01T18:30:00+02:00",
      "2027-07-01T19:15:00+02:00"
    ),
    (
      "start: 2027-03-01 09:30\nduration: 90", "2027-03-01T09:30:00+01:00",
      "2027-03-01T11:00:00+01:00"
    ),
    // The clocks change in the night of 28 March: an hour is an hour, a day is a day.
    (
      "start: 2027-03-28 01:30\nduration: PT1H", "2027-03-28T01:30:00+01:00",
      "2027-03-28T03:30:00+02:00"
    ),
    (
      "start: 2027-03-27 09:30\nduration: P1D", "2027-03-27T09:30:00+01:00",
      "2027-03-28T09:30:00+02:00"
    ),
    // A written offset is right whatever the zone; it is shown in the meeting's zone.
    ("start: 2027-03-01T09:30Z", "2027-03-01T10:30:00+01:00", "2027-03-01T11:30:00+01:00"),
    (
      "start: 2027-03-01 09:30\ntimezone: America/New_York", "2027-03-01T09:30:00-05:00",
      "2027-03-01T10:30:00-05:00"
    ),
    ("start: 2027-03-01\nall_day: true", "2027-03-01", "2027-03-01"),
    ("start: 2027-03-01\nend: 2027-03-03\nall_day: true", "2027-03-01", "2027-03-03"),
    ("start: 2027-03-01\nduration: P2D\nall_day: true", "2027-03-01", "2027-03-02"),
  ])
  func readsTimesInTheZoneOfTheMeeting(lines: String, start: String, end: String) throws {
    let (schedule, findings) = Self.schedule(lines)
    #expect(findings.isEmpty)
    let checked = try #require(schedule)
    #expect(checked.startText == start)
    #expect(checked.endText == end)
  }

  @Test func readsEveryHourOfTheDayAlike() throws {
    for hour in 0..<24 {
      let digits = hour < 10 ? "0\(hour)" : "\(hour)"
      let (schedule, findings) = Self.schedule("start: 2027-03-01 \(digits):30")
      #expect(findings.isEmpty)
      #expect(try #require(schedule).startText == "2027-03-01T\(digits):30:00+01:00")
    }
  }

  @Test func isAnOpenRoomWithoutAStart() {
    let (schedule, findings) = Self.schedule("all_day: false")
    #expect(schedule == nil)
    #expect(findings.isEmpty)
  }

  @Test func showsAWrittenOffsetInUTCWhereNoZoneIsKnown() throws {
    let (schedule, findings) = Self.schedule(
      "start: 2027-03-01T09:30+02:00", settings: "host: calls.example.com\nname: Example\n")
    #expect(findings.isEmpty)
    #expect(try #require(schedule).startText == "2027-03-01T07:30:00+00:00")
  }

  @Test func needsAZoneForALocalTime() {
    let (_, findings) = Self.schedule(
      "start: 1️⃣2026-03-05 00:30", settings: "host: calls.example.com\nname: Example\n")
    #expect(
      findings == [
        "1 error: \"start\" has no time zone [missing-timezone] "
          + "help: set timezone, here or in site.yml, for example timezone: Europe/Berlin"
      ])
  }

  private static let shapeHelp =
    "help: write 2027-03-01, 2027-03-01 09:30 or 2027-03-01T09:30:00; "
    + "behind the time may stand Z or an offset such as +01:00"

  @Test(arguments: [
    Finding(
      "start: 041️⃣-09-2026 10:00",
      "1 error: \"04-09-2026 10:00\" is not a date-time [wrong-date-time] \(shapeHelp)"),
    Finding(
      "start: \"041️⃣-09-2026 10:00\"",
      "1 error: \"04-09-2026 10:00\" is not a date-time [wrong-date-time] \(shapeHelp)"),
    Finding(
      "start: 2026-02-1️⃣30 10:00",
      "1 error: \"2026-02-30 10:00\" does not exist: 2026-02 has 28 days, not 30 "
        + "[impossible-date-time] help: write a day from 01 to 28"),
    Finding(
      "start: 2027-03-01 09:30\nduration: P11️⃣Y",
      "1 error: \"P1Y\" counts years or months, whose length differs [wrong-duration] "
        + "help: count days (P30D) or weeks (P4W); minutes stand behind a T (PT90M)"),
    Finding(
      "start: 2027-03-01 09:30\nduration: 1️⃣0",
      "1 error: a meeting of \"0\" takes no time [empty-duration] "
        + "help: leave the duration out for 60 minutes"),
    Finding(
      "start: 2027-03-01 09:30\ntimezone: 1️⃣Europe/Berln",
      "1 error: unknown time zone \"Europe/Berln\" [unknown-time-zone] "
        + "help: did you mean \"Europe/Berlin\"?"),
    Finding(
      "start: 1️⃣2027-03-28 02:30",
      "1 error: 2027-03-28 02:30 does not exist in Europe/Berlin: the clocks skip it [time-in-gap] "
        + "help: from +01:00 to +02:00 the clocks go forward; that moment is 2027-03-28 03:30"),
    Finding(
      "start: 1️⃣2027-10-31 02:30",
      "1 warning: 2027-10-31 02:30 happens twice in Europe/Berlin: the first, +02:00, is taken "
        + "[ambiguous-time] help: write an offset behind the time: +02:00 or +01:00"),
    Finding(
      "start: 1️⃣2051-03-01 09:30",
      "1 error: 2051-03-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 1️⃣2051-03-01T09:30Z",
      "1 error: 2051-03-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 2040-12-31\nend: 1️⃣2041-01-01\nall_day: true",
      "1 error: 2041-01-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 1️⃣2027-03-01",
      "1 error: \"start\" has a date but no time [start-without-time] "
        + "help: add a time (2027-03-01 09:30), or all_day: true"),
    Finding(
      "start: 2027-03-01 09:30\nend: 1️⃣2027-03-01",
      "1 error: \"end\" has a date but no time [end-without-time] "
        + "help: add a time, for example 2027-03-01 10:30"),
    Finding(
      "start: 2️⃣2027-03-01 09:30\nend: 1️⃣2027-03-01 09:30",
      "1 error: the end is not after the start [end-before-start] "
        + "help: write a later end, or none for a meeting of 60 minutes; "
        + "2 note: the start is here"),
    Finding(
      "start: 2️⃣2027-03-02\nend: 1️⃣2027-03-01\nall_day: true",
      "1 error: the last day is before the first [end-before-start] "
        + "help: \"end\" of an all-day meeting is its last day; 2 note: the first day is here"),
    Finding(
      "start: 2027-03-01 09:30\nend: 2️⃣2027-03-01 10:30\nduration: 1️⃣60",
      "1 error: \"end\" and \"duration\" are both given [end-and-duration] "
        + "help: keep one of the two; 2 note: \"end\" is here"),
    Finding(
      "start: 2027-03-01 09:30\nend: 1️⃣2027-03-03 09:30",
      "1 warning: the meeting lasts more than 24 hours [long-meeting] "
        + "help: several days? use all_day: true, or one meeting a day"),
    Finding(
      "start: 2️⃣2027-03-01 09:30\nend: 1️⃣2029-03-01 09:30",
      "1 error: the meeting is longer than 366 days [long-duration] "
        + "help: a meeting that takes place again and again has an rrule instead; "
        + "2 note: the start is here"),
    Finding(
      "start: 2️⃣2027-03-01\nend: 1️⃣2029-03-01\nall_day: true",
      "1 error: the meeting is longer than 366 days [long-duration] "
        + "help: a meeting that takes place again and again has an rrule instead; "
        + "2 note: the start is here"),
    Finding(
      "start: 1️⃣2027-03-01 09:30\nall_day: true",
      "1 error: an all-day meeting has dates without a time [time-in-all-day] "
        + "help: write the date only: 2027-03-01"),
    Finding(
      "start: 2027-03-01\nduration: 1️⃣90\nall_day: true",
      "1 error: an all-day meeting lasts whole days [duration-not-days] "
        + "help: for example duration: P2D"),
    Finding(
      "1️⃣end: 2027-03-01 09:30\n2️⃣duration: 60\n3️⃣all_day: true",
      "1 error: \"end\" is given without \"start\" [needs-start] "
        + "help: add \"start\", or take it out: a meeting without a time is an open room",
      "2 error: \"duration\" is given without \"start\" [needs-start] "
        + "help: add \"start\", or take it out: a meeting without a time is an open room",
      "3 error: \"all_day\" is given without \"start\" [needs-start] "
        + "help: add \"start\", or take it out: a meeting without a time is an open room"),
    Finding(
      "1️⃣timezone: Europe/Paris",
      "1 info: \"timezone\" has no effect without \"start\" [no-effect] "
        + "help: add \"start\", or take it out"),
  ])
  func saysWhatIsWrongWithATime(finding: Finding) {
    #expect(Self.schedule(finding.text).findings == finding.expected)
  }
}
