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

  /// `start` of meeting.json is the first instance, and stays it.
  @Test func keepsTheFirstInstanceAsItsStart() throws {
    let schedule = try #require(Self.meeting(Self.series).meeting?.schedule)
    #expect(schedule.startText == "2027-03-01T09:30:00+01:00")
    #expect(schedule.endText == "2027-03-01T10:30:00+01:00")
  }
}
