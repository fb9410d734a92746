import Calendar
import Diagnostics

extension FieldReader {
  /// `rrule`, `exdates` and `overrides` as they are written; how they fit together is checked once
  /// the start is known.
  mutating func recurrence() -> MeetingRecurrence? {
    let rule = line("rrule", limit: 500)
    let exceptions = lines("exdates", limit: 64).compactMap { dateTime($0) }
    var overrides: [MeetingRecurrence.Override] = []
    for item in list("overrides") {
      guard var reader = nested(item, named: "overrides", keys: .override) else { continue }
      if let override = reader.override() { overrides.append(override) }
      report(reader.diagnostics)
    }
    if !isWritten("rrule") {
      for key in ["exdates", "overrides"] where value(key) != nil {
        report(
          .error(
            "needs-rrule", "\"\(key)\" is given without \"rrule\"", at: place(ofKey: key),
            help: "add \"rrule\", or take it out: only a recurring meeting has exceptions"))
      }
    }
    guard rule != nil || !exceptions.isEmpty || !overrides.isEmpty else { return nil }
    return MeetingRecurrence(rule: rule, exceptions: exceptions, overrides: overrides)
  }

  private mutating func override() -> MeetingRecurrence.Override? {
    if value("at") == nil { requireKey("at", help: "the start of the instance that changes") }
    let at = dateTime("at")
    let start = dateTime("start")
    let duration = duration("duration")
    let title = line("title", limit: 200)?.value
    let status = choice("status", Meeting.Status.self)?.value
    guard let at else { return nil }
    return .init(at: at, start: start, duration: duration, title: title, status: status)
  }

  /// All times of the meeting, from its first instance and what is written of the others.
  ///
  /// A schedule without recurrence stands in for one that cannot be read; then there are errors.
  mutating func times(
    from first: Timing, _ written: MeetingRecurrence?, start: Place
  ) -> Schedule {
    guard let written, let text = written.rule else { return Schedule(first) }
    let (rule, problems) = RecurrenceRule.parse(text.value)
    for problem in problems { report(problem, in: text) }
    var exdates: [Located<LocalDateTime>] = []
    for exception in written.exceptions {
      guard let at = instance(exception, of: first) else { continue }
      exdates.append(Located(at, at: exception.place))
    }
    var overrides: [Located<Recurrence.Override>] = []
    for override in written.overrides {
      guard let changed = self.override(override, of: first) else { continue }
      overrides.append(Located(changed, at: override.at.place))
    }
    guard let rule else { return Schedule(first) }
    let schedule = Schedule(
      first, Recurrence(rule, exdates: exdates.map(\.value), overrides: overrides.map(\.value)))
    for found in schedule.problems {
      let place =
        switch found.part {
        case .start: start
        case .rule: text.place(ofOffset: found.problem.offset)
        case .exdate(let index): exdates[index].place
        case .override(let index): overrides[index].place
        }
      var diagnostic =
        found.isWarning ? found.problem.warning(at: nil) : found.problem.error(at: nil)
      diagnostic.place = place
      report(diagnostic)
    }
    return schedule
  }

  /// A page says of the whole meeting that it is off, and calendars would know better.
  mutating func reportInstances(
    of recurrence: MeetingRecurrence?, thatTakePlaceWhile meeting: Meeting.Status
  ) {
    for override in recurrence?.overrides ?? [] {
      guard let status = override.status, !status.isOff else { continue }
      report(
        .error(
          "instance-of-meeting-off",
          "this one is \(status.rawValue), but the meeting is \(meeting.rawValue)",
          at: override.at.place,
          help: "take out the status of the meeting and say with overrides which ones are "
            + "\(meeting.rawValue)"))
    }
  }

  /// The local time that names an instance, in the form of the start.
  private mutating func instance(
    _ value: Located<DateTimeValue>, of first: Timing
  ) -> LocalDateTime? {
    let isMoment = if case .fixed = value.value { true } else { false }
    if !isMoment, let problem = TimeZoneRules.problem(withYearOf: value.value.date) {
      report(problem.error(at: value.place))
      return nil
    }
    switch (value.value, first) {
    case (.date(let date), .allDay): return LocalDateTime(date, .midnight)
    case (_, .allDay):
      reportTime(inAllDay: value)
      return nil
    case (.date(let date), .timed):
      let example = LocalDateTime(date, first.localStart.time)
      report(
        .error(
          "instance-without-time", "\"\(date)\" has a date but no time", at: value.place,
          help: "an instance is named by its start: \(example)"))
      return nil
    case (.local(let local), .timed): return local
    case (.fixed(let local, let offset), .timed(_, let zone, _)):
      let instant = Instant(local, offset)
      guard let shown = zone.offset(at: instant) else {
        reportOutsideOfTable(instant, in: zone, at: value.place)
        return nil
      }
      return instant.local(shown)
    }
  }

  private mutating func override(
    _ written: MeetingRecurrence.Override, of first: Timing
  ) -> Recurrence.Override? {
    guard let at = instance(written.at, of: first) else { return nil }
    let status = written.status.flatMap { EventStatus(rawValue: $0.rawValue) }
    var override = Recurrence.Override(at: at, title: written.title, status: status)
    guard written.start != nil || written.duration != nil else { return override }
    switch first {
    case .timed(_, let zone, let duration):
      let start: Instant
      if let written = written.start {
        guard let moment = overrideMoment(written, in: zone) else { return nil }
        start = moment.instant
      } else if case .timed(let own, _, _) = first.moved(to: at) {
        // The instance is there already, also where the clocks skip its time.
        start = own
      } else {
        return nil
      }
      override.timing = .timed(
        start: start, zone: zone, duration: written.duration?.value ?? duration)
    case .allDay(_, let days):
      guard let day = written.start.map({ instance($0, of: first) }) ?? at,
        let count = written.duration.map({ wholeDays($0) }) ?? days
      else { return nil }
      override.timing = .allDay(first: day.date, days: count)
    }
    return override
  }

  private mutating func overrideMoment(
    _ start: Located<DateTimeValue>, in zone: TimeZoneRules
  ) -> MeetingSchedule.Moment? {
    if case .date = start.value {
      report(
        .error(
          "start-without-time", "\"start\" has a date but no time", at: start.place,
          help: "add a time (2027-03-01 09:30)"))
      return nil
    }
    return moment(start, in: zone)
  }

  /// The days of an all-day meeting's duration.
  mutating func wholeDays(_ duration: Located<MeetingDuration>) -> Int? {
    guard duration.value.seconds.isMultiple(of: 86_400) else {
      report(
        .error(
          "duration-not-days", "an all-day meeting lasts whole days", at: duration.place,
          help: "for example duration: P2D"))
      return nil
    }
    return duration.value.days + duration.value.seconds / 86_400
  }

  mutating func reportTime(inAllDay value: Located<DateTimeValue>) {
    report(
      .error(
        "time-in-all-day", "an all-day meeting has dates without a time", at: value.place,
        help: "write the date only: \(value.value.date)"))
  }
}
