import Diagnostics

/// Whether a VTIMEZONE with a name that the table knows says what the clocks there show: a wrong
/// offset moves every event in it.
enum ZoneOffsetRules {
  /// - Parameter locals: times of events in the zone; of others a file need not know.
  static func check(
    _ component: CalendarComponent, _ name: String, at locals: [LocalDateTime?],
    _ rules: inout CalendarRules
  ) {
    guard let entry = ZoneTable.entries[name], let observances = observances(of: component)
    else { return }
    let zone = TimeZoneRules(entry)
    for local in locals.compactMap({ $0 }) {
      // Where the clocks are set at that very hour, both readings may be meant.
      guard case .unique(let offset) = zone.resolve(local),
        let own = latest(of: observances, before: local), own.seconds != offset.seconds
      else { continue }
      rules.report(
        .warning, "wrong-time-zone", at: own.place,
        "\(ZoneOffset(seconds: own.seconds)) is not what clocks in \(name) show at \(local)",
        fix: "it is \(offset) then; write the rules of the zone anew")
      return
    }
  }

  private struct Observance {
    var start: LocalDateTime
    var rule: RecurrenceRule?
    var seconds: Int
    var place: Int

    /// The last time that it began before a local time.
    func onset(before local: LocalDateTime) -> LocalDateTime? {
      guard start <= local else { return nil }
      guard let rule else { return start }
      let ends = rule.until.map { until in
        switch until {
        case .date(let date): LocalDateTime(date, .midnight)
        case .local(let local): local
        // A day more than any offset can move it.
        case .utc(let instant): instant.adding(seconds: 86_400).local(.utc)
        }
      }
      var last = start
      for next in LocalOccurrences(rule, from: start) {
        if next > local { break }
        if let ends, next > ends { break }
        last = next
      }
      return last
    }
  }

  /// Nil where one cannot be read: that has findings of its own.
  private static func observances(of component: CalendarComponent) -> [Observance]? {
    var found: [Observance] = []
    for item in component.components where ["STANDARD", "DAYLIGHT"].contains(item.name) {
      guard let start = item.first("DTSTART"), item.all("RRULE").count <= 1,
        item.first("RDATE") == nil, case .local(let local)? = try? BasicDateTime(start.value),
        let property = item.first("TZOFFSETTO"), let seconds = seconds(property.value)
      else { return nil }
      var rule: RecurrenceRule?
      if let text = item.first("RRULE")?.text {
        guard let parsed = RecurrenceRule.parse(text).rule else { return nil }
        rule = parsed
      }
      found.append(
        Observance(
          start: local, rule: rule, seconds: seconds, place: property.offset(ofValue: 0)))
    }
    return found
  }

  private static func latest(
    of observances: [Observance], before local: LocalDateTime
  ) -> Observance? {
    observances.compactMap { observance in
      observance.onset(before: local).map { (onset: $0, observance: observance) }
    }.max { $0.onset < $1.onset }?.observance
  }

  /// `+0530` or `-013015`.
  private static func seconds(_ value: [UInt8]) -> Int? {
    guard value.count == 5 || value.count == 7, value[0] == 0x2B || value[0] == 0x2D,
      let digits = Int(String(decoding: value.dropFirst(), as: UTF8.self))
    else { return nil }
    let whole = value.count == 5 ? digits * 100 : digits
    let seconds = whole / 10_000 * 3600 + whole / 100 % 100 * 60 + whole % 100
    return value[0] == 0x2D ? -seconds : seconds
  }
}
