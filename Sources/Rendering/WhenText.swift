import Calendar
package import SiteModel

/// Times in digits that everybody reads alike: `2027-03-01 09:30–10:15 (Europe/Berlin, UTC+01:00)`.
///
/// The zone's name says whose clock it is, the offset lets everybody else convert it.
package struct WhenText: Sendable {
  /// The start alone: `2027-03-01 09:30 (Europe/Berlin)`.
  package var start: String
  /// The first day; of a meeting of whole days all of them: `2027-03-01 – 2027-03-02`.
  var day: String
  /// From when to when on that day, or only from when; nil for whole days.
  var time: String?
  /// The end, where it is on another day: `2027-03-02 01:00`.
  var until: String?
  /// The zone that the time is told in; nil for whole days.
  var zone: String?
  /// `UTC+01:00` at the start; nil when the zone's name already says it, and for whole days.
  var offset: String?

  package init(_ schedule: MeetingSchedule) {
    switch schedule.span {
    case .timed(let first, let last):
      let (start, end) = (first.local, last.local)
      day = "\(start.date)"
      let isOneDay = start.date == end.date
      time = isOneDay ? "\(start.time)–\(end.time)" : "\(start.time)"
      until = isOneDay ? nil : "\(end)"
      zone = schedule.zone.name
      self.start = "\(start) (\(schedule.zone.name))"
      offset = schedule.zone == .utc ? nil : "UTC\(first.offset)"
    case .days(let first, let last):
      start = "\(first)"
      day = first == last ? "\(first)" : "\(first) – \(last)"
    }
  }

  /// All of it in one line.
  package var text: String {
    guard let time, let zone else { return day }
    let end = until.map { " – \($0)" } ?? ""
    return "\(day) \(time)\(end) (\([zone, offset].compactMap { $0 }.joined(separator: ", ")))"
  }
}
