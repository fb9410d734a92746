/// How a meeting repeats: the RRULE of RFC 5545, 3.3.10, checked as far as it can be by itself.
///
/// Meetings repeat daily at most; smaller steps and the few combinations that calendars read in
/// different ways are refused. What needs the start of the meeting is checked by `Schedule`.
///
/// ```
/// let (rule, problems) = RecurrenceRule.parse("FREQ=MONTHLY;BYDAY=-1FR")
/// ```
package struct RecurrenceRule: Hashable, Sendable {
  package enum Frequency: String, CaseIterable, Sendable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A weekday, and which one of the month or year: `MO`, `2TU`, `-1FR`.
  package struct Day: Hashable, Sendable {
    /// Nil for every one, negative from the end.
    package var ordinal: Int?
    package var weekday: Weekday

    package init(_ ordinal: Int?, _ weekday: Weekday) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// A part that names times of day, and where it stood.
  struct TimePart: Hashable, Sendable {
    var name: String
    var offset: Int

    /// RFC 5545, 3.3.10: such a part must not stand with a start that is a date.
    func problem(_ what: String) -> CalendarProblem {
      CalendarProblem(
        "time-in-all-day", "\(name) gives times of day, but \(what)", offset: offset,
        help: "take \(name) out")
    }
  }

  /// The last moment at which an instance may start, inclusive.
  package enum Until: Hashable, Sendable {
    case date(LocalDate)
    /// In the zone of the meeting, as people write it; a file gets it in UTC.
    case local(LocalDateTime)
    case utc(Instant)

    /// The day as it is written.
    package var date: LocalDate {
      switch self {
      case .date(let date): date
      case .local(let local): local.date
      case .utc(let instant): instant.local(.utc).date
      }
    }
  }

  package var frequency: Frequency
  package var interval = 1
  package var count: Int?
  package var until: Until?
  package var months: [Int] = []
  package var weekNumbers: [Int] = []
  package var yearDays: [Int] = []
  package var monthDays: [Int] = []
  package var days: [Day] = []
  package var hours: [Int] = []
  package var minutes: [Int] = []
  package var seconds: [Int] = []
  package var positions: [Int] = []
  package var weekStart = Weekday.monday
  /// Where the value of UNTIL stood in the text that the rule was read from.
  var untilOffset = 0
  /// The first of BYHOUR, BYMINUTE and BYSECOND in that text, which whole days cannot have.
  var timePart: TimePart?

  package init(_ frequency: Frequency) {
    self.frequency = frequency
  }

  /// Whether it goes on for ever.
  package var isOpenEnded: Bool { count == nil && until == nil }

  /// Whether a day alone does not name an instance.
  package var hasSeveralTimesOfDay: Bool {
    [hours, minutes, seconds].contains { Set($0).count > 1 }
  }
}

extension RecurrenceRule {
  /// The rule as a file carries it, the parts in one fixed order and without defaults.
  ///
  /// A local UNTIL is converted by `zone`, since RFC 5545 wants UTC wherever the start has a zone.
  package func text(in zone: TimeZoneRules) -> String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    let lists = [
      ("BYMONTH", months), ("BYWEEKNO", weekNumbers), ("BYYEARDAY", yearDays),
      ("BYMONTHDAY", monthDays),
    ]
    parts += lists.compactMap(list)
    if !days.isEmpty {
      let codes = days.map { "\($0.ordinal.map(String.init) ?? "")\($0.weekday.code)" }
      parts.append("BYDAY=\(codes.joined(separator: ","))")
    }
    let times = [("BYHOUR", hours), ("BYMINUTE", minutes), ("BYSECOND", seconds)]
    parts += (times + [("BYSETPOS", positions)]).compactMap(list)
    if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
    if let count { parts.append("COUNT=\(count)") }
    switch until {
    case .date(let date): parts.append("UNTIL=\(date.basic)")
    case .utc(let instant): parts.append("UNTIL=\(instant.basicUTC)")
    case .local(let local):
      let offset = zone.resolve(local).offset ?? .utc
      parts.append("UNTIL=\(Instant(local, offset).basicUTC)")
    case nil: break
    }
    return parts.joined(separator: ";")
  }

  private func list(_ name: String, _ values: [Int]) -> String? {
    values.isEmpty ? nil : "\(name)=\(values.map(String.init).joined(separator: ","))"
  }
}

extension LocalDate {
  /// `20270301` (RFC 5545, 3.3.4).
  package var basic: String {
    var bytes: [UInt8] = []
    append(to: &bytes, separator: nil)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LocalDateTime {
  /// `20270301T093000` (RFC 5545, 3.3.5, form 1).
  package var basic: String { String(decoding: basicBytes, as: UTF8.self) }

  fileprivate var basicBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    date.append(to: &bytes, separator: nil)
    bytes.append(UInt8(ascii: "T"))
    time.append(to: &bytes, separator: nil, withSeconds: true)
    return bytes
  }
}

extension Instant {
  /// `20270301T083000Z` (RFC 5545, 3.3.5, form 2).
  package var basicUTC: String {
    String(decoding: local(.utc).basicBytes + [UInt8(ascii: "Z")], as: UTF8.self)
  }
}
