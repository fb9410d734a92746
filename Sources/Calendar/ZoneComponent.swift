/// The VTIMEZONE of a zone for all that happens in some span of time (RFC 5545, 3.6.5).
///
/// Where a yearly rule holds for the whole span, it is two observances that begin in 1970 and
/// repeat: what Outlook reads right. Where no such rule holds, or its days cannot be written as
/// one (the clocks of Cairo or Nuuk change at hours that lie on another day), every change in the
/// span stands by itself.
struct ZoneComponent {
  private let zone: TimeZoneRules
  private let span: ClosedRange<Instant>

  /// `end` nil is the end of the table.
  init(_ zone: TimeZoneRules, from start: Instant, through end: Instant?) {
    self.zone = zone
    let end = min(end ?? ZoneTable.end, ZoneTable.end)
    span = min(start, end)...end
  }

  func write(to lines: inout ContentLines) {
    lines.add("BEGIN", "VTIMEZONE")
    lines.add("TZID", zone.name)
    for observance in yearly ?? single { observance.write(to: &lines) }
    lines.add("END", "VTIMEZONE")
  }

  private struct Observance {
    var isDaylight: Bool
    var start: LocalDateTime
    var rule: String?
    var from: Int
    var to: ZoneState

    func write(to lines: inout ContentLines) {
      let name = isDaylight ? "DAYLIGHT" : "STANDARD"
      lines.add("BEGIN", name)
      lines.add("DTSTART", start.basic)
      if let rule { lines.add("RRULE", rule) }
      lines.add("TZOFFSETFROM", Observance.text(from))
      lines.add("TZOFFSETTO", Observance.text(to.offset))
      lines.add("TZNAME", text: to.abbreviation)
      lines.add("END", name)
    }

    /// `+0100`.
    private static func text(_ offset: Int) -> String {
      let minutes = abs(offset) / 60
      return "\(offset < 0 ? "-" : "+")\(digits(minutes / 60, 2))\(digits(minutes % 60, 2))"
    }
  }

  /// The state at the start of the span, and the changes within it.
  private var changes: ArraySlice<ZoneChange> {
    let all = zone.behaviour.changes
    let first = zone.behaviour.index(at: span.lowerBound.secondsSince1970)
    let last = zone.behaviour.index(at: span.upperBound.secondsSince1970)
    return all[first...last]
  }

  /// Two observances, if the yearly rule gives the whole span and can be written as RRULE.
  private var yearly: [Observance]? {
    guard let rule = zone.behaviour.rule, 0..<86400 ~= rule.start.second,
      0..<86400 ~= rule.end.second, isGiven(by: rule)
    else { return nil }
    let (standard, daylight) = (rule.standard, rule.daylight)
    let start = observance(rule.start, from: standard, to: daylight)
    let end = observance(rule.end, from: daylight, to: standard)
    // Ireland's "standard" time is that of its summer: readers expect daylight to be ahead.
    return [start, end].sorted { $0.isDaylight && !$1.isDaylight }
  }

  private func isGiven(by rule: YearlyRule) -> Bool {
    let start = span.lowerBound.secondsSince1970
    let end = span.upperBound.secondsSince1970
    let years = span.lowerBound.local(.utc).date.year...span.upperBound.local(.utc).date.year
    let given = ((years.lowerBound - 1)...(years.upperBound + 1)).flatMap(rule.changes)
      .sorted { $0.instant < $1.instant }
    let changes = changes
    return given.last { $0.instant <= start }?.state == changes.first?.state
      && given.filter { $0.instant > start && $0.instant <= end } == Array(changes.dropFirst())
  }

  private func observance(
    _ day: YearlyRule.Day, from: ZoneState, to: ZoneState
  ) -> Observance {
    let weekday = Weekday(rawValue: day.weekday == 0 ? 7 : day.weekday) ?? .sunday
    let week = day.week == 5 ? -1 : day.week
    return Observance(
      isDaylight: to.offset > from.offset, start: LocalDateTime(seconds: day.seconds(in: 1970)),
      rule: "FREQ=YEARLY;BYMONTH=\(day.month);BYDAY=\(week)\(weekday.code)", from: from.offset,
      to: to)
  }

  /// One observance for each state in the span; the first begins in 1970.
  private var single: [Observance] {
    var observances: [Observance] = []
    for change in changes {
      guard let before = observances.last?.to else {
        let next = changes.dropFirst().first?.state.offset
        observances.append(
          Observance(
            isDaylight: next.map { $0 < change.state.offset } ?? false,
            start: LocalDateTime(seconds: 0), from: change.state.offset, to: change.state))
        continue
      }
      let instant = Instant(secondsSince1970: change.instant)
      observances.append(
        Observance(
          isDaylight: change.state.offset > before.offset,
          start: instant.local(ZoneOffset(seconds: before.offset)), from: before.offset,
          to: change.state))
    }
    return observances
  }
}
