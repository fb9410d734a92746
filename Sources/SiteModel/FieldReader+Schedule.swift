import Calendar
import Diagnostics

extension FieldReader {
  /// `start`, `end` or `duration`, `all_day` and the keys of recurrence.
  mutating func schedule(in siteZone: TimeZoneRules?) -> MeetingSchedule? {
    let start = dateTime("start")
    let end = dateTime("end")
    let duration = duration("duration")
    let isAllDay = flag("all_day") ?? false
    let recurrence = recurrence()
    guard let start else {
      reportTimesWithoutStart()
      return nil
    }
    if let end, let duration {
      report(
        .error(
          "end-and-duration", "\"end\" and \"duration\" are both given", at: duration.place,
          help: "keep one of the two", notes: [.init("\"end\" is here", at: end.place)]))
    }
    if isAllDay {
      return allDay(start, end: end, duration: duration, zone: siteZone, recurrence: recurrence)
    }
    if case .date = start.value {
      report(
        .error(
          "start-without-time", "\"start\" has a date but no time", at: start.place,
          help: "add a time (2027-03-01 09:30), or all_day: true"))
      return nil
    }
    guard let zone = zone(of: start, siteZone) else { return nil }
    return timed(start, end: end, duration: duration, zone: zone, recurrence: recurrence)
  }

  private mutating func reportTimesWithoutStart() {
    guard value("start") == nil else { return }
    for key in ["end", "duration", "all_day", "rrule", "exdates", "overrides"] {
      guard value(key) != nil else { continue }
      report(
        .error(
          "needs-start", "\"\(key)\" is given without \"start\"", at: place(ofKey: key),
          help: "add \"start\", or take it out: a meeting without a time is an open room"))
      return
    }
  }

  /// A written offset needs no zone to be right; it is then shown in UTC.
  private mutating func zone(
    of start: Located<DateTimeValue>, _ siteZone: TimeZoneRules?
  ) -> TimeZoneRules? {
    if let siteZone { return siteZone }
    if case .fixed = start.value { return .utc }
    if value("timezone") == nil {
      report(
        .error(
          "missing-timezone", "\"start\" has no time zone", at: start.place,
          help: "set timezone, here or in site.yml, for example timezone: Europe/Berlin"))
    }
    return nil
  }

  private mutating func timed(
    _ start: Located<DateTimeValue>, end: Located<DateTimeValue>?,
    duration: Located<MeetingDuration>?, zone: TimeZoneRules, recurrence: Recurrence?
  ) -> MeetingSchedule? {
    guard let startMoment = moment(start, in: zone) else { return nil }
    let endMoment: MeetingSchedule.Moment
    if let end {
      if case .date = end.value {
        report(
          .error(
            "end-without-time", "\"end\" has a date but no time", at: end.place,
            help: "add a time, for example 2027-03-01 10:30"))
        return nil
      }
      guard let moment = moment(end, in: zone) else { return nil }
      guard startMoment.instant < moment.instant else {
        report(
          .error(
            "end-before-start", "the end is not after the start", at: end.place,
            notes: [.init("the start is here", at: start.place)]))
        return nil
      }
      endMoment = moment
    } else {
      let length = duration?.value
      guard let moment = moment(length, after: startMoment, in: zone, at: start) else { return nil }
      endMoment = moment
    }
    if startMoment.instant.adding(seconds: 86_400) < endMoment.instant {
      report(
        .warning(
          "long-meeting", "the meeting lasts more than 24 hours",
          at: (end?.place ?? duration?.place),
          help: "several days? use all_day: true, or one meeting a day"))
    }
    return MeetingSchedule(
      span: .timed(start: startMoment, end: endMoment), zone: zone, recurrence: recurrence)
  }

  /// The end of a meeting of this length, an hour when none is given.
  ///
  /// Days are counted on the calendar, hours on the clock (RFC 5545, 3.3.6).
  private mutating func moment(
    _ duration: MeetingDuration?, after start: MeetingSchedule.Moment, in zone: TimeZoneRules,
    at place: Located<DateTimeValue>
  ) -> MeetingSchedule.Moment? {
    let local = start.local
    let days = duration?.days ?? 0
    let shifted = LocalDateTime(local.date.adding(days: days), local.time)
    let offset = days == 0 ? start.offset : zone.resolve(shifted).offset
    guard let offset else {
      if let problem = TimeZoneRules.problem(withYearOf: shifted.date) {
        report(problem.error(at: place.place))
      }
      return nil
    }
    let instant = Instant(shifted, offset).adding(
      seconds: duration?.seconds ?? MeetingSchedule.defaultSeconds)
    guard let endOffset = zone.offset(at: instant) else {
      if let problem = TimeZoneRules.problem(withYearOf: instant.local(offset).date) {
        report(problem.error(at: place.place))
      }
      return nil
    }
    return MeetingSchedule.Moment(instant: instant, offset: endOffset)
  }

  private mutating func allDay(
    _ start: Located<DateTimeValue>, end: Located<DateTimeValue>?,
    duration: Located<MeetingDuration>?, zone: TimeZoneRules?, recurrence: Recurrence?
  ) -> MeetingSchedule? {
    for value in [start, end].compactMap({ $0 }) {
      if case .date = value.value { continue }
      report(
        .error(
          "time-in-all-day", "an all-day meeting has dates without a time", at: value.place,
          help: "write the date only, for example 2027-03-01"))
      return nil
    }
    let first = start.value.date
    var last = end?.value.date ?? first
    if let duration {
      guard duration.value.seconds.isMultiple(of: 86_400) else {
        report(
          .error(
            "duration-not-days", "an all-day meeting lasts whole days", at: duration.place,
            help: "for example duration: P2D"))
        return nil
      }
      last = first.adding(days: duration.value.days + duration.value.seconds / 86_400 - 1)
    }
    guard first <= last else {
      report(
        .error(
          "end-before-start", "the last day is before the first", at: end?.place ?? start.place,
          notes: [.init("the first day is here", at: start.place)]))
      return nil
    }
    for day in [first, last] {
      if let problem = TimeZoneRules.problem(withYearOf: day) {
        report(problem.error(at: start.place))
        return nil
      }
    }
    return MeetingSchedule(
      span: .days(first: first, last: last), zone: zone ?? .utc, recurrence: recurrence)
  }

  private mutating func recurrence() -> Recurrence? {
    let rule = line("rrule", limit: 500)
    let exceptions = lines("exdates", limit: 64).compactMap { dateTime($0) }
    var overrides: [Recurrence.Override] = []
    for item in list("overrides") {
      guard var reader = nested(item, named: "overrides", keys: .override) else { continue }
      if let override = reader.override() { overrides.append(override) }
      report(reader.diagnostics)
    }
    if rule == nil, value("rrule") == nil {
      for key in ["exdates", "overrides"] where value(key) != nil {
        report(
          .error(
            "needs-rrule", "\"\(key)\" is given without \"rrule\"", at: place(ofKey: key),
            help: "only a recurring meeting has exceptions"))
      }
    }
    guard rule != nil || !exceptions.isEmpty || !overrides.isEmpty else { return nil }
    return Recurrence(rule: rule, exceptions: exceptions, overrides: overrides)
  }

  private mutating func override() -> Recurrence.Override? {
    if value("at") == nil { requireKey("at", help: "the start of the instance that changes") }
    let at = dateTime("at")
    let start = dateTime("start")
    let duration = duration("duration")?.value
    let title = line("title", limit: 200)?.value
    let status = choice("status", Meeting.Status.self)?.value
    guard let at else { return nil }
    return .init(at: at, start: start, duration: duration, title: title, status: status)
  }
}
