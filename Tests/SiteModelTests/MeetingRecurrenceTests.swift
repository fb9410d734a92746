import Calendar
import SiteModel
import Testing

/// Meetings that repeat: what is wrong with their keys, and which time comes next.
struct MeetingRecurrenceTests {
  private static func meeting(_ lines: String) -> (meeting: Meeting?, findings: [String]) {
    CheckedText.meeting("title: A\n\(lines)\n")
  }

  @Test(arguments: [
    Finding(
      "1️⃣exdates: [2027-03-08 09:30]\n2️⃣overrides: [{at: 2027-03-15 09:30, title: B}]",
      "1 error: \"exdates\" is given without \"rrule\" [needs-rrule] "
        + "help: add \"rrule\", or take it out: only a recurring meeting has exceptions",
      "2 error: \"overrides\" is given without \"rrule\" [needs-rrule] "
        + "help: add \"rrule\", or take it out: only a recurring meeting has exceptions"),
    Finding(
      "rrule: FREQ=WEEKLY\noverrides: [1️⃣{title: B}]",
      "1 error: \"at\" is missing [missing-key] help: the start of the instance that changes"),
    Finding(
      "rrule: FREQ=WEEKLY\nexdates: [1️⃣2027-03-09 09:30]",
      "1 error: there is none at 2027-03-09 09:30 to leave out [no-such-instance] "
        + "help: the rule gives one at 2027-03-15 09:30"),
    Finding(
      "rrule: FREQ=WEEKLY\nexdates: [1️⃣2027-03-08]",
      "1 error: \"2027-03-08\" has a date but no time [instance-without-time] "
        + "help: an instance is named by its start: 2027-03-08 09:30"),
    Finding(
      "rrule: FREQ=WEEKLY\noverrides: [{at: 1️⃣2027-03-08 10:30, title: B}]",
      "1 error: there is none at 2027-03-08 10:30 to change [no-such-instance] "
        + "help: the rule gives one at 2027-03-08 09:30"),
    Finding(
      "rrule: FREQ=WEEKLY\noverrides: [{at: 2027-03-08 09:30, start: 1️⃣2027-03-28 02:30}]",
      "1 error: 2027-03-28 02:30 does not exist in Europe/Berlin: the clocks skip it [time-in-gap] "
        + "help: from +01:00 to +02:00 the clocks go forward; that moment is 2027-03-28 03:30"),
    Finding(
      "rrule: FREQ=WEEKLY;UNTIL=1️⃣20270315",
      "1 error: UNTIL is a date, but the meeting begins at a time of day [wrong-until] "
        + "help: write the time of the last one too: UNTIL=20270315T093000"),
  ])
  func saysWhatIsWrongWithARecurrence(finding: Finding) {
    let (_, findings) = Self.meeting("start: 2027-03-01 09:30\n" + finding.text)
    #expect(findings == finding.expected)
  }

  /// A moment may be outside of the years that are known although the year that is written is not.
  @Test(arguments: [
    Finding(
      "start: 1️⃣2040-12-31T22:00-05:00",
      "1 error: 2041-01-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 1️⃣2020-01-01T00:00+14:00",
      "1 error: 2019-12-31 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 2027-03-01 09:30\nrrule: FREQ=DAILY\nexdates: [1️⃣2040-12-31T22:00-05:00]",
      "1 error: 2041-01-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    // The rule goes on behind the end of the table, and gives them.
    Finding(
      "start: 2027-03-01 09:30\nrrule: FREQ=YEARLY\nexdates: [1️⃣2042-03-01 09:30]",
      "1 error: 2042-03-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 2027-03-01\nall_day: true\nrrule: FREQ=YEARLY\noverrides: [{at: 1️⃣2042-03-01, title: B}]",
      "1 error: 2042-03-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 2027-03-01 09:30\nrrule: FREQ=YEARLY;UNTIL=1️⃣20500301T083000Z",
      "1 error: UNTIL 2050-03-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 2027-03-01\nall_day: true\nrrule: FREQ=YEARLY;UNTIL=1️⃣20500301",
      "1 error: UNTIL 2050-03-01 is not in the years 2020 to 2040 [year-out-of-range] "
        + "help: time zones are known for these years only"),
    Finding(
      "start: 2027-03-01\nall_day: true\nrrule: FREQ=DAILY;1️⃣BYMINUTE=0,30;COUNT=4",
      "1 error: BYMINUTE gives times of day, but the meeting takes whole days [time-in-all-day] "
        + "help: take BYMINUTE out"),
    Finding(
      "start: 2027-03-01\nall_day: true\nrrule: FREQ=WEEKLY;1️⃣BYHOUR=9",
      "1 error: BYHOUR gives times of day, but the meeting takes whole days [time-in-all-day] "
        + "help: take BYHOUR out"),
    Finding(
      "start: 2027-03-01 09:30\nrrule: 1️⃣FREQ=WEEKLY;COUNT=2\nexdates: [2027-03-08 09:30]\n"
        + "overrides: [{at: 2027-03-01 09:30, status: postponed}]",
      "1 error: every instance is left out, cancelled or postponed [no-instance-left] "
        + "help: of the meeting as a whole, say it with status: cancelled or postponed"),
    Finding(
      "1️⃣rdate: 2027-03-09 09:30",
      "1 error: unknown key \"rdate\" [unknown-key] "
        + "help: a date that the rule does not give is a meeting of its own"),
    Finding(
      "1️⃣rdates: [2027-03-09 09:30]",
      "1 error: unknown key \"rdates\" [unknown-key] "
        + "help: a date that the rule does not give is a meeting of its own"),
  ])
  func dropsNoTimeInSilence(finding: Finding) {
    #expect(Self.meeting(finding.text).findings == finding.expected)
  }

  /// Half past two is skipped on that day, so that the instance is at half past three already.
  @Test func changesTheLengthOfAnInstanceInAGap() throws {
    let (meeting, findings) = Self.meeting(
      """
      start: 2027-03-27 02:30
      rrule: FREQ=DAILY;COUNT=3
      overrides: [{at: 2027-03-28 02:30, duration: 30}]
      """)
    #expect(findings.allSatisfy { $0.contains("warning") && $0.contains("[instance-in-gap]") })
    let times = try #require(meeting?.schedule).times.occurrences.map(\.timing)
    #expect(times.map(\.localStart.description)[1] == "2027-03-28 03:30")
    #expect(times.map { $0.end?.rfc3339UTC ?? "" }[1] == "2027-03-28T02:00:00Z")
  }

  @Test func beginsWithAnInstanceOfItsRule() {
    let file = Finding(
      "start: 1️⃣2027-03-01 09:30\nrrule: FREQ=WEEKLY;BYDAY=TU",
      "1 error: the rule does not give the start 2027-03-01 09:30 [start-not-in-rule] "
        + "help: the first that it gives is 2027-03-02 09:30")
    #expect(Self.meeting(file.text).findings == file.expected)
  }

  /// `exdates` may be written with an offset; an instance is named by its time in the zone.
  @Test func takesExceptionsInAnyForm() throws {
    let (meeting, findings) = Self.meeting(
      """
      start: 2027-03-01 09:30
      rrule: FREQ=WEEKLY;COUNT=5
      exdates: [2027-03-08T08:30Z]
      overrides:
        - {at: 2027-03-15 09:30, start: 2027-03-16 11:00, duration: 30}
        - {at: 2027-03-22 09:30, duration: 30}
      """)
    #expect(findings.isEmpty)
    let times = try #require(meeting?.schedule).times
    #expect(
      times.occurrences.map { "\($0.timing.localStart) \($0.timing.end?.rfc3339UTC ?? "")" } == [
        "2027-03-01 09:30 2027-03-01T09:30:00Z", "2027-03-16 11:00 2027-03-16T10:30:00Z",
        "2027-03-22 09:30 2027-03-22T09:00:00Z", "2027-03-29 09:30 2027-03-29T08:30:00Z",
      ])
  }

  @Test func repeatsWholeDays() throws {
    let (meeting, findings) = Self.meeting(
      """
      start: 2027-03-01
      all_day: true
      rrule: FREQ=WEEKLY;COUNT=3
      exdates: [2027-03-08]
      overrides: [{at: 2027-03-15, start: 2027-03-16, duration: P2D}]
      """)
    #expect(findings.isEmpty)
    let times = try #require(meeting?.schedule).times
    #expect(
      times.occurrences.map { "\($0.timing.localStart.date) \($0.timing.dayAfter ?? $0.at.date)" }
        == ["2027-03-01 2027-03-02", "2027-03-16 2027-03-18"])
  }

  private static let series = """
    start: 2027-03-01 09:30
    rrule: FREQ=WEEKLY;COUNT=5
    exdates: [2027-03-08 09:30]
    overrides:
      - {at: 2027-03-15 09:30, status: cancelled}
      - {at: 2027-03-29 09:30, start: 2027-03-20 18:00}
    """

  /// The state is that of the instance that is on or comes next, whatever the rule's order.
  @Test(arguments: [
    ("2027-02-28T09:00:00Z", "scheduled", "2027-03-01T09:30:00+01:00"),
    ("2027-03-01T08:20:00Z", "soon", "2027-03-01T09:30:00+01:00"),
    ("2027-03-01T09:40:00Z", "live", "2027-03-01T09:30:00+01:00"),
    ("2027-03-01T09:45:00Z", "scheduled", "2027-03-20T18:00:00+01:00"),
    ("2027-03-15T08:30:00Z", "scheduled", "2027-03-20T18:00:00+01:00"),
    ("2027-03-20T17:30:00Z", "live", "2027-03-20T18:00:00+01:00"),
    ("2027-03-20T18:15:00Z", "scheduled", "2027-03-22T09:30:00+01:00"),
    ("2027-03-22T09:45:00Z", "ended", nil),
  ])
  func knowsTheInstanceThatComesNext(now: String, state: String, next: String?) throws {
    let meeting = try #require(Self.meeting(Self.series).meeting)
    guard case .success(.fixed(let local, let offset)) = DateTimeValue.parse(now) else {
      Issue.record("\(now) is no time")
      return
    }
    let instant = Instant(local, offset)
    #expect(MeetingState(meeting, at: instant).rawValue == state)
    var schedule = try #require(meeting.schedule)
    let instance = schedule.instance(at: instant, closesAfter: 15)
    if let instance { schedule.span = instance.span }
    #expect(instance.map { _ in schedule.startText } == next)
  }

  /// The first one that takes place, at the time at which it does.
  @Test(arguments: [
    ("exdates: [2027-03-01 09:30]", "2027-03-08T09:30:00+01:00"),
    ("overrides: [{at: 2027-03-01 09:30, status: cancelled}]", "2027-03-08T09:30:00+01:00"),
    ("overrides: [{at: 2027-03-01 09:30, status: postponed}]", "2027-03-08T09:30:00+01:00"),
    ("overrides: [{at: 2027-03-01 09:30, start: 2027-03-02 11:00}]", "2027-03-02T11:00:00+01:00"),
    ("overrides: [{at: 2027-03-01 09:30, start: 2027-03-09 11:00}]", "2027-03-08T09:30:00+01:00"),
    ("overrides: [{at: 2027-03-15 09:30, start: 2027-02-27 11:00}]", "2027-02-27T11:00:00+01:00"),
    ("overrides: [{at: 2027-03-01 09:30, duration: 30}]", "2027-03-01T09:30:00+01:00"),
  ])
  func beginsWithTheFirstInstanceThatTakesPlace(exception: String, start: String) throws {
    let (meeting, findings) = Self.meeting(
      "start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=3\n\(exception)")
    #expect(findings.isEmpty)
    let schedule = try #require(meeting?.schedule)
    #expect(schedule.startText == start)
    // What calendars get still begins with the rule.
    #expect(schedule.times.first.localStart.description == "2027-03-01 09:30")
    let now = Instant(secondsSince1970: 1_700_000_000)
    #expect(schedule.instance(at: now, closesAfter: 15)?.span == schedule.span)
  }

  @Test func beginsWithTheFirstWholeDayThatTakesPlace() throws {
    let schedule = try #require(
      Self.meeting(
        "start: 2027-03-01\nall_day: true\nrrule: FREQ=WEEKLY;COUNT=3\nexdates: [2027-03-01]"
      ).meeting?.schedule)
    #expect(schedule.startText == "2027-03-08" && schedule.endText == "2027-03-08")
  }

  /// `start` of meeting.json is the first instance, and stays it.
  @Test func keepsTheFirstInstanceAsItsStart() throws {
    let schedule = try #require(Self.meeting(Self.series).meeting?.schedule)
    #expect(schedule.startText == "2027-03-01T09:30:00+01:00")
    #expect(schedule.endText == "2027-03-01T10:30:00+01:00")
  }
}
