import Calendar
import SiteModel

/// The time of a meeting in words: `Monday, 1 March 2027, 09:30–10:15 (Europe/Berlin, UTC+01:00)`.
///
/// The zone's name says whose clock it is, the offset lets everybody else convert it.
struct WhenWords: Sendable {
  /// The first day; of a meeting of whole days all of them.
  var day: String
  /// From when to when on that day, or only from when; nil for whole days.
  var time: String?
  /// The end, where it is on another day.
  var until: String?
  /// All of it but the zone.
  var span: String
  /// The zone that the time is told in; nil for whole days.
  var zone: String?
  /// `UTC+01:00` at the start; nil when the zone's name already says it, and for whole days.
  var offset: String?
  /// Zone and offset as they stand behind the time.
  var zoneNote: String?
  /// How the meeting repeats, for simple rules.
  var repetition: String?

  init(_ schedule: MeetingSchedule, in words: TimeWords) {
    switch schedule.span {
    case .timed(let first, let last):
      let (start, end) = (first.local, last.local)
      day = words.date(start.date)
      let isOneDay = start.date == end.date
      let from = words.clock(start.time)
      let to = words.clock(end.time)
      let time = isOneDay ? words.filled("time.range", ["start": from, "end": to]) ?? from : from
      self.time = time
      let whole = words.filled("time.at", ["date": day, "time": time]) ?? "\(day) \(time)"
      if isOneDay {
        span = whole
      } else {
        let date = words.date(end.date)
        let until = words.filled("time.at", ["date": date, "time": to]) ?? "\(date) \(to)"
        self.until = until
        span = words.filled("time.from_to", ["start": whole, "end": until]) ?? whole
      }
      let zone = schedule.zone.name
      self.zone = zone
      if schedule.zone == .utc {
        zoneNote = words.filled("time.zone_only", ["zone": zone])
      } else {
        let offset = "UTC\(first.offset)"
        self.offset = offset
        zoneNote = words.filled("time.zone", ["zone": zone, "offset": offset])
      }
    case .days(let first, let last):
      let from = words.date(first)
      day =
        first == last
        ? from
        : words.filled("time.from_to", ["start": from, "end": words.date(last)]) ?? from
      span = day
    }
    repetition = RuleWords(words).text(of: schedule.times)
  }

  /// All of it in one line.
  var text: String { zoneNote.map { "\(span) \($0)" } ?? span }
}
