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
  /// Each instance that does not take place as the rule says, by the date that the rule gives.
  var exceptions: [String]

  init(_ schedule: MeetingSchedule, in words: TimeWords) {
    let parts = WhenWords.span(schedule.span, in: words)
    day = parts.day
    time = parts.time
    until = parts.until
    span = parts.whole
    if case .timed(let first, _) = schedule.span {
      let zone = schedule.zone.name
      self.zone = zone
      if schedule.zone == .utc {
        zoneNote = words.filled("time.zone_only", ["zone": zone])
      } else {
        let offset = "UTC\(first.offset)"
        self.offset = offset
        zoneNote = words.filled("time.zone", ["zone": zone, "offset": offset])
      }
    }
    repetition = RuleWords(words).text(of: schedule.times)
    exceptions = WhenWords.exceptions(of: schedule, in: words)
  }

  private static func exceptions(of schedule: MeetingSchedule, in words: TimeWords) -> [String] {
    guard let recurrence = schedule.times.recurrence else { return [] }
    var found = recurrence.exdates.map { ($0, words.leftOut($0.date)) }
    for override in recurrence.overrides {
      let at = override.at
      switch override.status {
      case .cancelled: found.append((at, words.leftOut(at.date)))
      case .postponed:
        found.append((at, words.filled("repeat.postponed", ["date": words.date(at.date)])))
      case .confirmed, .tentative, nil:
        guard let timing = override.timing else { continue }
        let span = WhenWords.span(schedule.span(timing), in: words).whole
        found.append(
          (at, words.filled("repeat.moved", ["date": words.dateInText(at.date), "span": span])))
      }
    }
    return found.sorted { $0.0 < $1.0 }.compactMap { $0.1 }
  }

  private struct Parts {
    var day: String
    var time: String?
    var until: String?
    var whole: String
  }

  private static func span(_ span: MeetingSchedule.Span, in words: TimeWords) -> Parts {
    switch span {
    case .timed(let first, let last):
      let (start, end) = (first.local, last.local)
      let day = words.date(start.date)
      let isOneDay = start.date == end.date
      let from = words.clock(start.time)
      let to = words.clock(end.time)
      let time = isOneDay ? words.filled("time.range", ["start": from, "end": to]) ?? from : from
      let whole = words.filled("time.at", ["date": day, "time": time]) ?? "\(day) \(time)"
      if isOneDay { return Parts(day: day, time: time, whole: whole) }
      let date = words.date(end.date)
      let until = words.filled("time.at", ["date": date, "time": to]) ?? "\(date) \(to)"
      return Parts(
        day: day, time: time, until: until,
        whole: words.filled("time.from_to", ["start": whole, "end": until]) ?? whole)
    case .days(let first, let last):
      let from = words.date(first)
      let day =
        first == last
        ? from
        : words.filled("time.from_to", ["start": from, "end": words.date(last)]) ?? from
      return Parts(day: day, whole: day)
    }
  }

  /// All of it in one line.
  var text: String { zoneNote.map { "\(span) \($0)" } ?? span }
}
