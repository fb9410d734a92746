import Calendar
import Diagnostics

extension FieldReader {
  /// An IANA zone of the built-in table.
  mutating func timeZone(_ key: String) -> Located<TimeZoneRules>? {
    guard let text = line(key, limit: 100) else { return nil }
    switch TimeZoneRules.named(text.value) {
    case .success(let rules): return Located(rules, at: text.place)
    case .failure(let problem):
      report(problem, in: text)
      return nil
    }
  }

  /// A date or a date-time in one of the accepted forms.
  mutating func dateTime(_ key: String) -> Located<DateTimeValue>? {
    guard let text = line(key, limit: 64) else { return nil }
    return dateTime(text)
  }

  mutating func dateTime(_ text: Located<String>) -> Located<DateTimeValue>? {
    switch DateTimeValue.parse(text.value) {
    case .success(let value): return Located(value, at: text.place)
    case .failure(let problem):
      report(problem, in: text)
      return nil
    }
  }

  /// Minutes, or an ISO 8601 duration.
  mutating func duration(_ key: String) -> Located<MeetingDuration>? {
    guard let text = line(key, limit: 32) else { return nil }
    switch MeetingDuration.parse(text.value) {
    case .success(let value): return Located(value, at: text.place)
    case .failure(let problem):
      report(problem, in: text)
      return nil
    }
  }

  mutating func report(_ problem: CalendarProblem, in text: Located<String>) {
    var diagnostic = problem.error(at: nil)
    diagnostic.place = text.place(ofOffset: problem.offset)
    report(diagnostic)
  }

  /// When the definition was last changed: the time stamp of calendar files.
  mutating func updated() -> Instant? {
    guard let value = dateTime("updated") else { return nil }
    guard case .fixed(let local, let offset) = value.value else {
      report(
        .error(
          "updated-without-zone", "\"updated\" needs a zone", at: value.place,
          help: "end it with Z, for example 2027-01-31T12:00:00Z"))
      return nil
    }
    return Instant(local, offset)
  }

  /// The time of one moment in `zone`; a gap is an error, an ambiguous time takes the first.
  mutating func moment(
    _ value: Located<DateTimeValue>, in zone: TimeZoneRules
  ) -> MeetingSchedule.Moment? {
    switch value.value {
    case .date: return nil
    case .fixed(let local, let offset):
      let instant = Instant(local, offset)
      guard let shown = zone.offset(at: instant) else {
        reportOutsideOfTable(instant, in: zone, at: value.place)
        return nil
      }
      return MeetingSchedule.Moment(instant: instant, offset: shown)
    case .local(let local):
      switch zone.resolve(local) {
      case .unique(let offset):
        return MeetingSchedule.Moment(instant: Instant(local, offset), offset: offset)
      case .ambiguous(let offset, _):
        if let problem = zone.problem(resolving: local) {
          report(problem.warning(at: value.place))
        }
        return MeetingSchedule.Moment(instant: Instant(local, offset), offset: offset)
      case .gap, .outsideTable:
        if let problem = zone.problem(resolving: local) { report(problem.error(at: value.place)) }
        return nil
      }
    }
  }

  /// Says that a date is outside of the table of time zones, whatever its year.
  mutating func reportOutsideOfTable(_ date: LocalDate, at place: Place) {
    report(TimeZoneRules.problem(outsideOfTable: date).error(at: place))
  }

  /// The same of a moment: its date in the meeting's zone, which may be in another year than the
  /// one that is written with an offset.
  mutating func reportOutsideOfTable(
    _ instant: Instant, in zone: TimeZoneRules, at place: Place
  ) {
    reportOutsideOfTable(instant.local(zone.nearestOffset(at: instant)).date, at: place)
  }
}
