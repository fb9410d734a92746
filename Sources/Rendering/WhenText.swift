import Calendar
package import SiteModel

/// Times in digits that everybody reads alike: `2027-03-01 09:30 (Europe/Berlin)`.
package struct WhenText {
  /// The start, with the zone that it is told in.
  package var start: String
  /// The end: the time alone when it is on the same day; nil for a single day.
  package var end: String?

  package init(_ schedule: MeetingSchedule) {
    switch schedule.span {
    case .timed(let first, let last):
      start = "\(WhenText.minutes(first.local)) (\(schedule.zone.name))"
      let isSameDay = first.local.date == last.local.date
      end = isSameDay ? WhenText.minutes(last.local.time) : WhenText.minutes(last.local)
    case .days(let first, let last):
      start = first.description
      end = first == last ? nil : last.description
    }
  }

  private static func minutes(_ local: LocalDateTime) -> String {
    "\(local.date) \(minutes(local.time))"
  }

  /// Seconds only where there are some.
  private static func minutes(_ time: LocalTime) -> String {
    let digits = [time.hour, time.minute] + (time.second == 0 ? [] : [time.second])
    return digits.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
