/// What the clocks of a zone show: how far ahead of UTC, and what people call it.
struct ZoneState: Hashable, Sendable {
  /// Seconds east of Greenwich.
  var offset: Int
  var abbreviation: String
}

/// A change of a zone's clocks, or the state that it begins with.
struct ZoneChange: Hashable, Sendable {
  /// Seconds since 1970.
  var instant: Int64
  var state: ZoneState
}

/// The yearly rule that a zone follows from some moment on: two states and two days.
struct YearlyRule: Hashable, Sendable {
  /// The first or last day of daylight time: `month`, `week` (5 for the last), `weekday` and the
  /// second of that day, which may lie outside of it (from −167 to 167 hours, RFC 8536).
  struct Day: Hashable, Sendable {
    var month: Int
    var week: Int
    /// 0 for Sunday, as in POSIX.
    var weekday: Int
    var second: Int

    /// Local seconds since 1970 at which the clocks change in `year`.
    func seconds(in year: Int) -> Int64 {
      guard let first = LocalDate(year: year, month: month, day: 1) else { return 0 }
      var day = 1 + (weekday - first.weekday.rawValue % 7 + 7) % 7 + 7 * (week - 1)
      while day > LocalDate.daysInMonth(month, of: year) { day -= 7 }
      return Int64(first.dayNumber + day - 1) * 86400 + Int64(second)
    }
  }

  var standard: ZoneState
  var daylight: ZoneState
  var start: Day
  var end: Day

  /// The two changes of a year, in no order.
  func changes(in year: Int) -> [ZoneChange] {
    [
      ZoneChange(instant: start.seconds(in: year) - Int64(standard.offset), state: daylight),
      ZoneChange(instant: end.seconds(in: year) - Int64(daylight.offset), state: standard),
    ]
  }
}

/// All that the table knows of one way to set clocks, which many names may share.
final class ZoneBehaviour: Sendable {
  /// The state at the start of the table, then every change until its end, in order.
  let changes: [ZoneChange]
  /// The rule that gives the changes behind the first `explicitCount` entries of `changes`.
  let rule: YearlyRule?
  let explicitCount: Int

  init(changes: [ZoneChange], rule: YearlyRule?, explicitCount: Int) {
    self.changes = changes
    self.rule = rule
    self.explicitCount = explicitCount
  }

  /// The index in `changes` of the state at an instant.
  func index(at instant: Int64) -> Int {
    var low = 0
    var high = changes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle } else { high = middle }
    }
    return low
  }
}
