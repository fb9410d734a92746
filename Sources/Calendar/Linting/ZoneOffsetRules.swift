import Diagnostics

/// Whether a VTIMEZONE with a name that the table knows says what the clocks there show: a wrong
/// offset moves every event in it.
enum ZoneOffsetRules {
  /// - Parameter series: the events in the zone; of other times a file need not know.
  static func check(
    _ component: CalendarComponent, _ name: String, of series: [ZonedSeries],
    _ rules: inout CalendarRules
  ) {
    guard let entry = ZoneTable.entries[name], let own = ObservedClock(component) else { return }
    let zone = TimeZoneRules(entry)
    func difference(at local: LocalDateTime) -> (own: ObservedClock.Onset, right: ZoneOffset)? {
      // Where the clocks are set at that very hour, both readings may be meant.
      guard case .unique(let right) = zone.resolve(local), let onset = own.onset(at: local),
        onset.seconds != right.seconds
      else { return nil }
      return (onset, right)
    }
    // Nearly every zone is right all the time: only in another one each instance is looked at.
    let days = own.days + zone.allDaysOfChange
    guard let first = series.map(\.start).min(), let last = series.map(\.latestDay).max(),
      series.contains(where: { difference(at: $0.start) != nil })
        || days.contains(where: { day in
          first.date <= day && day <= last && difference(at: day.nextNoon) != nil
        })
    else { return }
    for series in series.sorted(by: { $0.start < $1.start }) {
      for local in series.instances(in: zone) {
        guard let (onset, right) = difference(at: local) else { continue }
        rules.report(
          .warning, "wrong-time-zone", at: onset.place,
          "\(ZoneOffset(seconds: onset.seconds)) is not what clocks in \(name) show at \(local)",
          fix: "it is \(right) then; write the rules of the zone anew")
        return
      }
    }
  }
}

extension LocalDate {
  /// A time at which the change of a day is over, whatever its hour.
  fileprivate var nextNoon: LocalDateTime {
    LocalDateTime(adding(days: 1), LocalTime(secondOfDay: 43_200))
  }
}
