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
  /// `UTC+01:00` at the start, and at the end where it is another; nil when the zone's name already
  /// says it, and for whole days.
  var offset: String?
  /// Zone and offset as they stand behind the time.
  var zoneNote: String?
  /// How the meeting repeats, for simple rules.
  var repetition: String?
  /// The times behind the one that is shown, where no sentence says how it repeats.
  var nextDates: String?
  /// All of it in one line, on a guest's own clocks with the days from which on the hour is another.
  var text: String
  /// Each instance that is not as the rule and the meeting say, by the date that the rule gives.
  var exceptions: [String]

  init(_ schedule: MeetingSchedule, in words: TimeWords) {
    let parts = WhenWords.span(schedule.span, in: words)
    day = parts.day
    time = parts.time
    until = parts.until
    span = parts.whole
    text = parts.whole
    exceptions = WhenWords.exceptions(of: schedule, in: words)
    if case .timed(let first, let last) = schedule.span {
      setZone(schedule, first.offset, last.offset, words)
    }
    text = zoneNote.map { "\(span) \($0)" } ?? span
    guard schedule.isRecurring else { return }
    text = words.dates([text] + WhenWords.hourChanges(of: schedule, in: words)) ?? text
    repetition = RuleWords(words).text(
      of: schedule.times, fromFirst: schedule.showsFirstOfRule)
    if repetition == nil { nextDates = WhenWords.nextDates(of: schedule, in: words) }
  }

  /// A written offset holds for the time that it stands behind, and for no other.
  private mutating func setZone(
    _ schedule: MeetingSchedule, _ start: ZoneOffset, _ end: ZoneOffset, _ words: TimeWords
  ) {
    let zone = schedule.zone.name
    self.zone = zone
    guard schedule.zone != .utc else {
      zoneNote = words.filled("time.zone_only", ["zone": zone])
      return
    }
    var offset = "UTC\(start)"
    if start != end {
      offset = words.filled("time.from_to", ["start": offset, "end": "UTC\(end)"]) ?? offset
    }
    self.offset = offset
    let isOfThisDay = schedule.times.crossesClockChange(in: schedule.zone)
    zoneNote = words.filled(
      isOfThisDay ? "time.zone_that_day" : "time.zone", ["zone": zone, "offset": offset])
  }

  /// What a year brings where the clocks of both zones are set twice.
  private static let mostHourChanges = 4

  private static func hourChanges(of schedule: MeetingSchedule, in words: TimeWords) -> [String] {
    let (spans, isComplete) = schedule.hourChanges(upTo: mostHourChanges)
    let texts = spans.compactMap { change -> String? in
      guard case .timed(let start, _) = change, let time = span(change, in: words).time else {
        return nil
      }
      let date = words.dateInText(start.local.date)
      return words.filled("repeat.from", ["date": date, "time": time])
    }
    return isComplete ? texts : texts + ["…"]
  }

  private static let mostNextDates = 5

  /// With the time of day where it is not that of the shown one.
  private static func nextDates(of schedule: MeetingSchedule, in words: TimeWords) -> String? {
    let shown = schedule.bounds.start
    let (instances, isComplete) = schedule.instances(upTo: mostNextDates) {
      shown < $0.bounds.start
    }
    let own = span(schedule.span, in: words).time
    let namesTimes = schedule.times.recurrence?.rule.hasSeveralTimesOfDay ?? false
    var dates = instances.map { instance in
      let parts = span(instance.span, in: words)
      return parts.time == own && !namesTimes ? parts.day : parts.whole
    }
    if !isComplete { dates.append("…") }
    return words.dates(dates)
  }

  /// Without those that were over by the time that is shown.
  private static func exceptions(of schedule: MeetingSchedule, in words: TimeWords) -> [String] {
    guard let recurrence = schedule.times.recurrence else { return [] }
    let names = InstanceNames(schedule, words)
    var found = recurrence.exdates.map { (at: $0, texts: [names.leftOut($0)]) }
    let skipped = schedule.times.skippedTimes
      .filter { schedule.showsFirstInstance || schedule.isShownOrLater($0.at) }
    for instance in skipped.prefix(mostNextDates) {
      let text = moved(instance.at, to: instance.timing, of: schedule, names, words)
      found.append((instance.at, [text]))
    }
    for override in recurrence.overrides {
      found.append((override.at, exception(override, of: schedule, names, in: words)))
    }
    if !schedule.showsFirstInstance { found.removeAll { !schedule.isShownOrLater($0.at) } }
    return found.sorted { $0.at < $1.at }.flatMap { $0.texts.compactMap { $0 } }
  }

  /// What is different about one instance: its time, its title, whether it is sure.
  private static func exception(
    _ override: Recurrence.Override, of schedule: MeetingSchedule, _ names: InstanceNames,
    in words: TimeWords
  ) -> [String?] {
    let at = override.at
    switch override.status {
    case .cancelled: return [names.leftOut(at)]
    case .postponed: return [words.filled("repeat.postponed", ["date": names.name(at)])]
    case .confirmed, .tentative, nil: break
    }
    var texts: [String?] = []
    if let timing = override.timing {
      texts.append(moved(at, to: timing, of: schedule, names, words))
    }
    let date = names.name(override.timing?.localStart ?? at)
    if let title = override.title {
      texts.append(words.filled("repeat.renamed", ["date": date, "title": title]))
    }
    switch override.status {
    case .tentative: texts.append(words.filled("repeat.tentative", ["date": date]))
    case .confirmed: texts.append(words.filled("repeat.confirmed", ["date": date]))
    case .cancelled, .postponed, nil: break
    }
    return texts
  }

  private static func moved(
    _ at: LocalDateTime, to timing: Timing, of schedule: MeetingSchedule, _ names: InstanceNames,
    _ words: TimeWords
  ) -> String? {
    let span = span(schedule.span(timing), in: words).whole
    let isSameDay = timing.localStart.date == at.date
    let date = names.nameInText(at, withSpan: isSameDay)
    return words.filled("repeat.moved", ["date": date, "span": span])
  }

  struct Parts {
    var day: String
    var time: String?
    var until: String?
    var whole: String
  }

  static func span(_ span: MeetingSchedule.Span, in words: TimeWords) -> Parts {
    self.span(span, in: words, date: words.date)
  }

  /// - Parameter date: how a date is written, which depends on what stands before it.
  static func span(
    _ span: MeetingSchedule.Span, in words: TimeWords, date: (LocalDate) -> String
  ) -> Parts {
    switch span {
    case .timed(let first, let last):
      let (start, end) = (first.local, last.local)
      let day = date(start.date)
      let isOneDay = start.date == end.date
      let from = words.clock(start.time)
      let to = words.clock(end.time)
      let time = isOneDay ? words.filled("time.range", ["start": from, "end": to]) ?? from : from
      let whole = words.filled("time.at", ["date": day, "time": time]) ?? "\(day) \(time)"
      if isOneDay { return Parts(day: day, time: time, whole: whole) }
      let lastDay = date(end.date)
      let until = words.filled("time.at", ["date": lastDay, "time": to]) ?? "\(lastDay) \(to)"
      return Parts(
        day: day, time: time, until: until,
        whole: words.filled("time.from_to", ["start": whole, "end": until]) ?? whole)
    case .days(let first, let last):
      let from = date(first)
      let day =
        first == last
        ? from
        : words.filled("time.from_to", ["start": from, "end": date(last)]) ?? from
      return Parts(day: day, whole: day)
    }
  }
}
