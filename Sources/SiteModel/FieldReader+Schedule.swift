import Calendar
import Diagnostics

extension FieldReader {
  /// `start`, `end` or `duration`, `all_day` and the keys of recurrence.
  ///
  /// - Parameter isZoneUnread: true when the site names a zone that could not be read.
  mutating func schedule(in zone: TimeZoneRules?, isZoneUnread: Bool) -> MeetingSchedule? {
    let start = dateTime("start")
    let end = dateTime("end")
    let duration = duration("duration")
    let isAllDay = flag("all_day")
    let recurrence = recurrence()
    guard let start else {
      if !isWritten("start") { reportKeysThatNeedStart(isAllDay: isAllDay ?? false) }
      reportRule(of: recurrence)
      return nil
    }
    if let end, let duration {
      report(
        .error(
          "end-and-duration", "\"end\" and \"duration\" are both given", at: duration.place,
          help: "keep one of the two", notes: [.init("\"end\" is here", at: end.place)]))
    }
    let schedule: MeetingSchedule?
    // Of an "all_day" that was refused the start tells what it was to be.
    if isAllDay ?? (isWritten("all_day") && start.value.isDate) {
      schedule = allDay(start, end: end, duration: duration, zone: zone, recurrence: recurrence)
    } else if let zone = self.zone(of: start, zone, isUnread: isZoneUnread) {
      schedule = timed(start, end: end, duration: duration, zone: zone, recurrence: recurrence)
    } else {
      schedule = nil
    }
    if schedule == nil { reportRule(of: recurrence) }
    return schedule
  }

  /// What is wrong with the rule by itself, where there is no schedule to check it against.
  private mutating func reportRule(of recurrence: MeetingRecurrence?) {
    guard let rule = recurrence?.rule else { return }
    for problem in RecurrenceRule.parse(rule.value).problems { report(problem, in: rule) }
  }

  private mutating func reportKeysThatNeedStart(isAllDay: Bool) {
    for key in ["end", "duration", "all_day", "rrule"] where value(key) != nil {
      if key == "all_day", !isAllDay { continue }
      report(
        .error(
          "needs-start", "\"\(key)\" is given without \"start\"", at: place(ofKey: key),
          help: "add \"start\", or take it out: a meeting without a time is an open room"))
    }
    if value("timezone") != nil {
      report(
        .info(
          "no-effect", "\"timezone\" has no effect without \"start\"",
          at: place(ofKey: "timezone"), help: "add \"start\", or take it out"))
    }
  }

  /// The zone of a start that has a time; a written offset needs no zone to be right, and is then
  /// shown in UTC.
  private mutating func zone(
    of start: Located<DateTimeValue>, _ zone: TimeZoneRules?, isUnread: Bool
  ) -> TimeZoneRules? {
    if start.value.isDate {
      report(
        .error(
          "start-without-time", "\"start\" has a date but no time", at: start.place,
          help: "add a time (2027-03-01 09:30), or all_day: true"))
      return nil
    }
    if let zone { return zone }
    if case .fixed = start.value { return .utc }
    if !isWritten("timezone"), !isUnread {
      report(
        .error(
          "missing-timezone", "\"start\" has no time zone", at: start.place,
          help: "set timezone, here or in site.yml, for example timezone: Europe/Berlin"))
    }
    return nil
  }

  private mutating func timed(
    _ start: Located<DateTimeValue>, end: Located<DateTimeValue>?,
    duration: Located<MeetingDuration>?, zone: TimeZoneRules, recurrence: MeetingRecurrence?
  ) -> MeetingSchedule? {
    guard let startMoment = moment(start, in: zone) else { return nil }
    let endMoment: MeetingSchedule.Moment
    var length = duration?.value ?? MeetingSchedule.defaultDuration
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
            help: "write a later end, or none for a meeting of 60 minutes",
            notes: [.init("the start is here", at: start.place)]))
        return nil
      }
      let seconds = moment.instant.secondsSince1970 - startMoment.instant.secondsSince1970
      guard let exact = MeetingDuration(seconds: Int(seconds)) else {
        reportLongDuration(until: end.place, from: start.place)
        return nil
      }
      length = exact
      endMoment = moment
    } else {
      guard let moment = self.end(of: length, after: startMoment, in: zone, start.place)
      else { return nil }
      endMoment = moment
    }
    if startMoment.instant.adding(seconds: 86_400) < endMoment.instant {
      report(
        .warning(
          "long-meeting", "the meeting lasts more than 24 hours",
          at: (end?.place ?? duration?.place),
          help: "several days? use all_day: true, or one meeting a day"))
    }
    let first = Timing.timed(start: startMoment.instant, zone: zone, duration: length)
    return MeetingSchedule(
      span: .timed(start: startMoment, end: endMoment), zone: zone, recurrence: recurrence,
      times: times(from: first, recurrence, start: start.place)
    ).atFirstInstance
  }

  private mutating func reportLongDuration(until end: Place, from start: Place) {
    report(
      .error(
        "long-duration", "the meeting is longer than \(MeetingDuration.longestDays) days", at: end,
        help: "a meeting that takes place again and again has an rrule instead",
        notes: [.init("the start is here", at: start)]))
  }

  /// The end of a meeting of this length.
  ///
  /// Days are counted on the calendar, hours on the clock (RFC 5545, 3.3.6).
  private mutating func end(
    of duration: MeetingDuration, after start: MeetingSchedule.Moment, in zone: TimeZoneRules,
    _ place: Place
  ) -> MeetingSchedule.Moment? {
    let local = start.local
    let days = duration.days
    let shifted = LocalDateTime(local.date.adding(days: days), local.time)
    let offset = days == 0 ? start.offset : zone.resolve(shifted).offset
    guard let offset else {
      reportOutsideOfTable(shifted.date, at: place)
      return nil
    }
    let instant = Instant(shifted, offset).adding(seconds: duration.seconds)
    guard let endOffset = zone.offset(at: instant) else {
      reportOutsideOfTable(instant.local(offset).date, at: place)
      return nil
    }
    return MeetingSchedule.Moment(instant: instant, offset: endOffset)
  }

  private mutating func allDay(
    _ start: Located<DateTimeValue>, end: Located<DateTimeValue>?,
    duration: Located<MeetingDuration>?, zone: TimeZoneRules?, recurrence: MeetingRecurrence?
  ) -> MeetingSchedule? {
    for value in [start, end].compactMap({ $0 }) {
      if case .date = value.value { continue }
      reportTime(inAllDay: value)
      return nil
    }
    let first = start.value.date
    var last = end?.value.date ?? first
    if let duration {
      guard let days = wholeDays(duration) else { return nil }
      last = first.adding(days: days - 1)
    }
    guard first <= last else {
      report(
        .error(
          "end-before-start", "the last day is before the first", at: end?.place ?? start.place,
          help: "\"end\" of an all-day meeting is its last day",
          notes: [.init("the first day is here", at: start.place)]))
      return nil
    }
    for (day, place) in [(first, start.place), (last, end?.place ?? start.place)] {
      if let problem = TimeZoneRules.problem(withYearOf: day) {
        report(problem.error(at: place))
        return nil
      }
    }
    let days = last.dayNumber - first.dayNumber + 1
    guard days <= MeetingDuration.longestDays else {
      reportLongDuration(until: end?.place ?? start.place, from: start.place)
      return nil
    }
    return MeetingSchedule(
      span: .days(first: first, last: last), zone: zone ?? .utc, recurrence: recurrence,
      times: times(from: .allDay(first: first, days: days), recurrence, start: start.place)
    ).atFirstInstance
  }
}

extension DateTimeValue {
  fileprivate var isDate: Bool {
    if case .date = self { true } else { false }
  }
}
