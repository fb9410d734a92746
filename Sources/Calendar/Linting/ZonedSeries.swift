/// When an event takes place whose start has a TZID: once, or as its rule says.
struct ZonedSeries {
  let start: LocalDateTime
  /// Nil for an event that does not repeat, or whose rule cannot be read.
  private let rule: RecurrenceRule?
  private let exdates: Set<LocalDateTime>

  /// Nil for an event whose start is in another zone, or in none.
  init?(_ event: CalendarComponent, in zone: String) {
    func locals(_ name: String) -> [LocalDateTime] {
      event.all(name).filter { $0.timeZone?.values.first == zone }
        .flatMap { $0.value.split(separator: 0x2C) }.compactMap { (try? BasicDateTime($0))?.local }
    }
    guard let start = locals("DTSTART").first else { return nil }
    self.start = start
    let rules = event.all("RRULE")
    rule = rules.count == 1 ? RecurrenceRule.parse(rules[0].text).rule : nil
    exdates = Set(locals("EXDATE"))
  }

  /// A day behind which nothing takes place.
  var latestDay: LocalDate {
    guard let rule else { return start.date }
    return rule.until.map { $0.date.adding(days: 1) } ?? LocalDate(dayNumber: ZoneTable.lastDay)
  }

  /// A daily event has so many in twenty years; a file may ask for one in every second.
  private static let mostInstances = 8_000

  /// Up to the end of the table.
  func instances(in zone: TimeZoneRules) -> some Sequence<LocalDateTime> {
    let isKnown = TimeZoneRules.years.contains(start.date.year)
    let rest = isKnown ? rule.map { LocalOccurrences($0, from: start) } : nil
    let until = rule?.until
    // The start counts also where the rule does not give it (RFC 5545, 3.8.5.3).
    return sequence(state: (isFirst: true, rest: rest)) { state -> LocalDateTime? in
      if state.isFirst {
        state.isFirst = false
        return start
      }
      while let next = state.rest?.next() {
        if ZonedSeries.isPast(until, next, in: zone) { return nil }
        if next > start, !exdates.contains(next) { return next }
      }
      return nil
    }.prefix(ZonedSeries.mostInstances)
  }

  private static func isPast(
    _ until: RecurrenceRule.Until?, _ local: LocalDateTime, in zone: TimeZoneRules
  ) -> Bool {
    switch until {
    case nil: false
    case .date(let date): local.date > date
    case .local(let end): local > end
    case .utc(let end): zone.resolve(local).offset.map { Instant(local, $0) > end } ?? true
    }
  }
}
