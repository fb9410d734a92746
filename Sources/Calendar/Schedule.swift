/// When one instance of a meeting takes place.
package enum Timing: Hashable, Sendable {
  case timed(start: Instant, zone: TimeZoneRules, duration: MeetingDuration)
  /// Whole days, the same dates everywhere.
  case allDay(first: LocalDate, days: Int)

  /// What the clock of the meeting's zone shows at the start; midnight for whole days.
  package var localStart: LocalDateTime {
    switch self {
    case .timed(let start, let zone, _): start.local(zone.nearestOffset(at: start))
    case .allDay(let first, _): LocalDateTime(first, .midnight)
    }
  }

  /// The end of a meeting with times, or nil for whole days.
  ///
  /// The days of its duration end at the same time of day; the seconds are counted by the clock.
  package var end: Instant? {
    guard case .timed(let start, let zone, let duration) = self else { return nil }
    guard duration.days > 0 else { return start.adding(seconds: duration.seconds) }
    let local = LocalDateTime(
      localStart.date.adding(days: duration.days), localStart.time)
    let offset = zone.resolve(local).offset ?? zone.nearestOffset(at: start)
    return Instant(local, offset).adding(seconds: duration.seconds)
  }

  /// The day after the last one of whole days, or nil for a meeting with times.
  package var dayAfter: LocalDate? {
    guard case .allDay(let first, let days) = self else { return nil }
    return first.adding(days: days)
  }

  /// The same length at another local time; a time in a gap or shown twice as RFC 5545 reads it.
  package func moved(to local: LocalDateTime) -> Timing {
    switch self {
    case .timed(let start, let zone, let duration):
      let offset = zone.resolve(local).offset ?? zone.nearestOffset(at: start)
      return .timed(start: Instant(local, offset), zone: zone, duration: duration)
    case .allDay(_, let days): return .allDay(first: local.date, days: days)
    }
  }
}

/// Whether a meeting will take place.
package enum EventStatus: String, CaseIterable, Sendable {
  case confirmed, tentative, cancelled
  /// Not at this time, and the new one is not known yet.
  case postponed

  /// Whether nobody meets at the time.
  package var isOff: Bool { self == .cancelled || self == .postponed }
}

/// How a meeting repeats, with the instances that are left out or differ.
package struct Recurrence: Hashable, Sendable {
  /// One instance that is not like the others.
  package struct Override: Hashable, Sendable {
    /// The local time at which the rule would have it; midnight for whole days.
    package var at: LocalDateTime
    /// Nil if it takes place at its time.
    package var timing: Timing?
    package var title: String?
    package var status: EventStatus?

    package init(
      at: LocalDateTime, timing: Timing? = nil, title: String? = nil, status: EventStatus? = nil
    ) {
      self.at = at
      self.timing = timing
      self.title = title
      self.status = status
    }
  }

  package var rule: RecurrenceRule
  /// Local times of instances that do not take place; midnight for whole days.
  package var exdates: [LocalDateTime]
  package var overrides: [Override]

  package init(
    _ rule: RecurrenceRule, exdates: [LocalDateTime] = [], overrides: [Override] = []
  ) {
    self.rule = rule
    self.exdates = exdates
    self.overrides = overrides
  }
}

/// One time at which a meeting takes place.
package struct Occurrence: Hashable, Sendable {
  /// The local time that the rule gives for it, which names it also after it was moved.
  package var at: LocalDateTime
  package var timing: Timing
  /// What is different about it, if anything.
  package var override: Recurrence.Override?
}

/// All times of a meeting: the first, and how it repeats.
///
/// ```
/// let schedule = Schedule(.timed(start: start, zone: berlin, duration: hour), recurrence)
/// for occurrence in schedule.occurrences.prefix(400) { … }
/// ```
package struct Schedule: Hashable, Sendable {
  package var first: Timing
  package var recurrence: Recurrence?

  package init(_ first: Timing, _ recurrence: Recurrence? = nil) {
    self.first = first
    self.recurrence = recurrence
  }

  /// Every instance in the order of the rule, without the exdates, up to the end of 2040.
  ///
  /// It keeps its local time when the clocks change. Read a `prefix` of it: it may be thousands.
  package var occurrences: some Sequence<Occurrence> {
    let exdates = Set(recurrence?.exdates ?? [])
    let overrides = Dictionary(
      (recurrence?.overrides ?? []).map { ($0.at, $0) }, uniquingKeysWith: { first, _ in first })
    return instances.lazy.filter { !exdates.contains($0.at) }.map { instance in
      guard let override = overrides[instance.at] else { return instance }
      return Occurrence(
        at: instance.at, timing: override.timing ?? instance.timing, override: override)
    }
  }

  /// What the rule alone gives.
  var instances: RuleInstances { RuleInstances(self) }

  /// The local time of the last instance of the rule, also if it is left out.
  ///
  /// Nil for a rule that goes on for ever, or on beyond the years that are known.
  package var lastOfRule: LocalDateTime? {
    guard let rule = recurrence?.rule, !rule.isOpenEnded else { return nil }
    if let end = rule.until?.date, end.year > TimeZoneRules.years.upperBound { return nil }
    var last: LocalDateTime?
    var count = 0
    for instance in instances {
      last = instance.at
      count += 1
    }
    if let wanted = rule.count, count < wanted { return nil }
    return last
  }

  /// Whether the clocks of a zone are set between two instances, so that the distance to UTC at
  /// the first does not hold for all.
  package func crossesClockChange(in zone: TimeZoneRules) -> Bool {
    guard case .timed(let start, _, _) = first, recurrence != nil, zone.changes(after: start)
    else { return false }
    let offset = zone.nearestOffset(at: start)
    return occurrences.contains { occurrence in
      guard case .timed(let start, _, _) = occurrence.timing else { return false }
      return zone.nearestOffset(at: start) != offset
    }
  }

  /// The end of the latest instance with times, or nil if the meeting goes on for ever.
  var lastEnd: Instant? {
    guard let recurrence else { return first.end }
    if recurrence.rule.isOpenEnded { return nil }
    let moved = recurrence.overrides.compactMap(\.timing?.end).max()
    let last = instances.reduce(nil) { latest, instance in max(latest, instance.timing.end) }
    return max(moved, last)
  }

  private func max(_ left: Instant?, _ right: Instant?) -> Instant? {
    guard let left, let right else { return left ?? right }
    return left < right ? right : left
  }
}

/// The instances that the rule of a schedule gives, up to its COUNT or UNTIL.
struct RuleInstances: Sequence, IteratorProtocol {
  private let first: Timing
  private let until: RecurrenceRule.Until?
  private var locals: LocalOccurrences?
  private var isDone = false

  init(_ schedule: Schedule) {
    first = schedule.first
    until = schedule.recurrence?.rule.until
    locals = schedule.recurrence.map { LocalOccurrences($0.rule, from: schedule.first.localStart) }
  }

  mutating func next() -> Occurrence? {
    guard !isDone else { return nil }
    guard let local = locals?.next() else {
      let isSingle = locals == nil
      isDone = true
      return isSingle ? Occurrence(at: first.localStart, timing: first) : nil
    }
    let timing = first.moved(to: local)
    if isPastEnd(local, timing) {
      isDone = true
      return nil
    }
    return Occurrence(at: local, timing: timing)
  }

  private func isPastEnd(_ local: LocalDateTime, _ timing: Timing) -> Bool {
    switch (until, timing) {
    case (nil, _): false
    case (.date(let date), _): local.date > date
    case (.local(let end), _): local > end
    case (.utc(let end), .timed(let start, _, _)): start > end
    case (.utc(let end), .allDay): Instant(local, .utc) > end
    }
  }
}
