import TestSupport
import Testing

@testable import Calendar

/// `2026-10-12 10:00` in the tests below.
func localTime(_ text: String) throws -> LocalDateTime {
  switch try DateTimeValue.parse(text).get() {
  case .date(let date): LocalDateTime(date, .midnight)
  case .local(let local), .fixed(let local, _): local
  }
}

/// An hour long, or whole days when `start` is a date.
func schedule(
  _ start: String, _ rule: String?, zone name: String = "Europe/Berlin", exdates: [String] = [],
  overrides: [Recurrence.Override] = []
) throws -> Schedule {
  let local = try localTime(start)
  let first: Timing
  if start.utf8.count == 10 {
    first = .allDay(first: local.date, days: 1)
  } else {
    let zone = try TimeZoneRules.named(name).get()
    let hour = try #require(MeetingDuration(seconds: 3600))
    let offset = try #require(zone.resolve(local).offset)
    first = .timed(start: Instant(local, offset), zone: zone, duration: hour)
  }
  guard let rule else { return Schedule(first) }
  let parsed = RecurrenceRule.parse(rule)
  #expect(parsed.problems == [])
  let exdates = try exdates.map(localTime)
  return Schedule(
    first,
    Recurrence(try #require(parsed.rule), exdates: exdates, overrides: overrides))
}

struct ScheduleTests {
  private func starts(_ schedule: Schedule) -> [String] {
    schedule.occurrences.map { occurrence in
      switch occurrence.timing {
      case .timed(let start, _, _): start.rfc3339UTC
      case .allDay(let date, _): date.description
      }
    }
  }

  @Test func keepsItsLocalTimeWhenTheClocksChange() throws {
    let weekly = try schedule("2026-10-19 10:00", "FREQ=WEEKLY;COUNT=3")
    #expect(
      starts(weekly) == ["2026-10-19T08:00:00Z", "2026-10-26T09:00:00Z", "2026-11-02T09:00:00Z"])
  }

  @Test func readsTimesInAGapWithTheOffsetBefore() throws {
    let daily = try schedule("2027-03-27 02:30", "FREQ=DAILY;COUNT=3")
    #expect(
      starts(daily) == ["2027-03-27T01:30:00Z", "2027-03-28T01:30:00Z", "2027-03-29T00:30:00Z"])
  }

  @Test func takesTheFirstOfATimeShownTwice() throws {
    let daily = try schedule("2027-10-30 02:30", "FREQ=DAILY;COUNT=3")
    #expect(
      starts(daily) == ["2027-10-30T00:30:00Z", "2027-10-31T00:30:00Z", "2027-11-01T01:30:00Z"])
  }

  @Test(arguments: [
    // The last one, which a summer offset or a bare date would lose.
    "FREQ=WEEKLY;UNTIL=20261102T090000Z", "FREQ=WEEKLY;UNTIL=20261102T100000",
  ])
  func keepsTheInstanceAtUntil(rule: String) throws {
    #expect(starts(try schedule("2026-10-19 10:00", rule)).last == "2026-11-02T09:00:00Z")
    let early = try schedule("2026-10-19 10:00", "FREQ=WEEKLY;UNTIL=20261102T080000Z")
    #expect(starts(early).last == "2026-10-26T09:00:00Z")
  }

  @Test func leavesOutExdatesButCountsThem() throws {
    let weekly = try schedule(
      "2026-10-12 10:00", "FREQ=WEEKLY;COUNT=3", exdates: ["2026-10-19 10:00"])
    #expect(starts(weekly) == ["2026-10-12T08:00:00Z", "2026-10-26T09:00:00Z"])
    #expect(weekly.problems == [])
  }

  @Test func movesRenamesAndCancelsSingleInstances() throws {
    let zone = try TimeZoneRules.named("Europe/Berlin").get()
    let moved = Timing.timed(
      start: Instant(try localTime("2026-10-20 15:00"), ZoneOffset(seconds: 7200)), zone: zone,
      duration: try #require(MeetingDuration(seconds: 1800)))
    let weekly = try schedule(
      "2026-10-12 10:00", "FREQ=WEEKLY;COUNT=3",
      overrides: [
        .init(at: try localTime("2026-10-19 10:00"), timing: moved, title: "Longer"),
        .init(at: try localTime("2026-10-26 10:00"), status: .cancelled),
      ])
    #expect(weekly.problems == [])
    #expect(
      starts(weekly) == ["2026-10-12T08:00:00Z", "2026-10-20T13:00:00Z", "2026-10-26T09:00:00Z"])
    let occurrences = Array(weekly.occurrences)
    #expect(occurrences[1].timing.end?.rfc3339UTC == "2026-10-20T13:30:00Z")
    #expect(occurrences[1].at == (try localTime("2026-10-19 10:00")))
    #expect(occurrences.map(\.override?.title) == [nil, "Longer", nil])
    #expect(occurrences.map(\.override?.status) == [nil, nil, .cancelled])
  }

  @Test func repeatsWholeDays() throws {
    let monthly = try schedule("2027-01-31", "FREQ=MONTHLY;COUNT=3")
    #expect(starts(monthly) == ["2027-01-31", "2027-03-31", "2027-05-31"])
    let until = try schedule("2028-02-29", "FREQ=YEARLY;UNTIL=20360229")
    #expect(starts(until) == ["2028-02-29", "2032-02-29", "2036-02-29"])
  }

  @Test func endsWithTheTable() throws {
    let daily = try schedule("2039-12-31 23:30", "FREQ=DAILY")
    #expect(daily.occurrences.prefix(400).map(\.at).last?.description == "2040-12-31 23:30")
    #expect(daily.lastEnd == nil)
    #expect(try schedule("2026-10-19 10:00", nil).occurrences.map { $0 }.count == 1)
  }

  @Test func endsAtTheSameTimeOfDayAfterWholeDays() throws {
    let zone = try TimeZoneRules.named("Europe/Berlin").get()
    let start = Instant(try localTime("2026-10-24 10:00"), ZoneOffset(seconds: 7200))
    let day = try #require(MeetingDuration(days: 1))
    let hours = try #require(MeetingDuration(seconds: 86400))
    let byDays = Timing.timed(start: start, zone: zone, duration: day)
    let byClock = Timing.timed(start: start, zone: zone, duration: hours)
    #expect(byDays.end?.rfc3339UTC == "2026-10-25T09:00:00Z")
    #expect(byClock.end?.rfc3339UTC == "2026-10-25T08:00:00Z")
  }

  @Test(arguments: [
    (
      "2026-10-12 10:00", "FREQ=WEEKLY;UNTIL=1️⃣20261102", "wrong-until",
      "UNTIL is a date, but the meeting begins at a time of day",
      "write the time of the last one too: UNTIL=20261102T100000"
    ),
    (
      "2026-10-12", "FREQ=WEEKLY;UNTIL=1️⃣20261102T100000", "wrong-until",
      "UNTIL has a time, but the meeting takes whole days", "write UNTIL=20261102"
    ),
    (
      "2026-10-12", "FREQ=WEEKLY;UNTIL=1️⃣20261102T100000Z", "wrong-until",
      "UNTIL has a time, but the meeting takes whole days", "write UNTIL=20261102"
    ),
    (
      "2026-10-12 10:00", "FREQ=WEEKLY;UNTIL=1️⃣20410101T000000", "year-out-of-range",
      "UNTIL 2041-01-01 is not in the years 2020 to 2040",
      "time zones are known for these years only"
    ),
    (
      "2026-10-12 10:00", "UNTIL=1️⃣20261012T075959Z;FREQ=WEEKLY", "early-until",
      "UNTIL lies before the start 2026-10-12 10:00",
      "write the last day on which the meeting is to take place"
    ),
    (
      "2026-10-12 10:00", "1️⃣FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "rule-never-happens",
      "the rule gives no day up to 2040",
      "look for a day that no month has, such as BYMONTH=2;BYMONTHDAY=30"
    ),
  ])
  func refusesRulesThatDoNotFitTheStart(
    start: String, marked: String, id: String, message: String, help: String?
  ) throws {
    let text = MarkedText(marked)
    let problem = CalendarProblem(
      id, message, offset: text.offsets[1] ?? -1, help: help)
    #expect(try schedule(start, text.text).problems == [.init(part: .rule, problem: problem)])
  }

  @Test func refusesAStartThatTheRuleDoesNotGive() throws {
    let problem = CalendarProblem(
      "start-not-in-rule", "the rule does not give the start 2026-10-13 10:00",
      help: "the first that it gives is 2026-10-19 10:00")
    #expect(
      try schedule("2026-10-13 10:00", "FREQ=WEEKLY;BYDAY=MO").problems == [
        .init(part: .start, problem: problem)
      ])
  }

  @Test func refusesToRepeatAtTheSecondOfATimeShownTwice() throws {
    var weekly = try schedule("2027-10-31 02:30", "FREQ=WEEKLY;COUNT=10")
    #expect(weekly.problems == [])
    guard case .timed(let start, let zone, let duration) = weekly.first else { return }
    weekly.first = .timed(start: start.adding(seconds: 3600), zone: zone, duration: duration)
    #expect(weekly.problems.map(\.problem.id) == ["ambiguous-time"])
    #expect(Schedule(weekly.first).problems == [])
  }

  @Test func refusesExdatesAndOverridesThatHitNothing() throws {
    let weekly = try schedule(
      "2026-10-12 10:00", "FREQ=WEEKLY;BYDAY=MO;COUNT=3",
      exdates: ["2026-10-19 10:00", "2026-10-19 11:00", "2026-10-19 10:00", "2026-10-20 10:00"],
      overrides: [
        .init(at: try localTime("2026-11-02 10:00")), .init(at: try localTime("2026-10-19 10:00")),
        .init(at: try localTime("2026-10-26 10:00")), .init(at: try localTime("2026-10-26 10:00")),
      ])
    let expected: [(ScheduleProblem.Part, String, String, String?)] = [
      (
        .exdate(1), "no-such-instance", "there is none at 2026-10-19 11:00 to leave out",
        "the rule gives one at 2026-10-19 10:00"
      ),
      (.exdate(2), "double-exdate", "2026-10-19 10:00 is left out twice", "once is enough"),
      (
        .exdate(3), "no-such-instance", "there is none at 2026-10-20 10:00 to leave out",
        "the rule gives one at 2026-10-26 10:00"
      ),
      (
        .override(0), "no-such-instance", "there is none at 2026-11-02 10:00 to change",
        "the rule gives one at 2026-10-26 10:00"
      ),
      (
        .override(1), "double-override", "the one at 2026-10-19 10:00 is left out already",
        "to show that it was cancelled, keep the override alone"
      ),
      (
        .override(3), "double-override", "the one at 2026-10-26 10:00 is changed already",
        "write both changes into one override"
      ),
    ]
    #expect(
      weekly.problems
        == expected.map { .init(part: $0, problem: CalendarProblem($1, $2, help: $3)) })
  }

  /// Of the one at 02:30 on the day on which the clocks go forward: nobody meets where it is off, and
  /// one that begins elsewhere has its own time.
  @Test(
    arguments: [
      (nil, 0, true), (.cancelled, 0, false), (.postponed, 0, false), (.tentative, 0, true),
      (nil, 30, true), (nil, -90, false),
    ] as [(EventStatus?, Int, Bool)])
  func warnsOfASkippedTimeOnlyWhereSomebodyMeets(
    status: EventStatus?, change: Int, isTold: Bool
  ) throws {
    var daily = try schedule("2027-03-27 02:30", "FREQ=DAILY;COUNT=3")
    let at = try localTime("2027-03-28 02:30")
    guard case .timed(let start, let zone, _) = daily.first.moved(to: at) else { return }
    let length = try #require(MeetingDuration(seconds: 1800))
    // A longer or shorter one begins where it did; another start is earlier.
    let moved = Timing.timed(
      start: start.adding(seconds: min(change, 0) * 60), zone: zone, duration: length)
    daily.recurrence?.overrides = [
      .init(at: at, timing: change == 0 ? nil : moved, status: status)
    ]
    #expect(daily.problems.map(\.problem.id) == (isTold ? ["instance-in-gap"] : []))
    // The first one being left out changes nothing about the second.
    daily.recurrence?.exdates = [try localTime("2027-03-27 02:30")]
    #expect(daily.problems.map(\.problem.id) == (isTold ? ["instance-in-gap"] : []))
  }

  @Test func refusesToLeaveOutEveryInstance() throws {
    let daily = try schedule(
      "2026-10-12 10:00", "FREQ=DAILY;COUNT=2", exdates: ["2026-10-12 10:00", "2026-10-13 10:00"])
    #expect(daily.problems.map(\.problem.id) == ["no-instance-left"])
    let endless = try schedule(
      "2026-10-12 10:00", "FREQ=DAILY", exdates: ["2026-10-12 10:00", "2026-10-13 10:00"])
    #expect(endless.problems == [])
  }
}

struct RuleOracleTests {
  /// Five hundred rules of all shapes in forty zones.
  @Test func agreesWithDateutil() throws {
    var rules = RandomRules(seed: 1, zones: ZoneTableTests.fortyPlaces)
    let cases = try (0..<500).map { _ in try rules.next() }
    let input = cases.map { "\($0.zone.name)\t\($0.start)\t\($0.rule)" }.joined(separator: "\n")
    guard let answer = try PythonOracle.answer("rules.py", input: input) else { return }
    let expected = answer.split(separator: "\n", omittingEmptySubsequences: false)
    var instances = 0
    var crossing = 0
    for (item, line) in zip(cases, expected) {
      let parsed = RecurrenceRule.parse(item.rule)
      let rule = try #require(parsed.rule, "\(item.rule): \(parsed.problems)")
      let offset = try #require(item.zone.resolve(item.start).offset)
      let hour = try #require(MeetingDuration(seconds: 3600))
      let schedule = Schedule(
        .timed(start: Instant(item.start, offset), zone: item.zone, duration: hour),
        Recurrence(rule))
      let known = schedule.occurrences.prefix(400).prefix { $0.at.date.year <= 2032 }
      let starts = known.compactMap { occurrence -> String? in
        guard case .timed(let start, _, _) = occurrence.timing else { return nil }
        return start.basicUTC
      }
      instances += starts.count
      let offsets = Set(known.map { item.zone.nearestOffset(at: Instant($0.at, .utc)) })
      if offsets.count > 1 { crossing += 1 }
      #expect(starts.joined(separator: " ") == line, "\(item.zone.name) \(item.start) \(item.rule)")
    }
    #expect(instances > 30_000)
    // Most of them go on over a change of the clocks.
    #expect(crossing > 250)
  }
}
