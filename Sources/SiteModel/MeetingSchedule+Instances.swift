package import Calendar

extension MeetingSchedule {
  /// One time at which the meeting takes place.
  package struct Instance: Sendable {
    package var span: Span
    /// Days begin and end at midnight in the meeting's zone.
    package var bounds: (start: Instant, end: Instant)
  }

  /// The instance that is on or comes next, nil when the last one is over.
  ///
  /// Instances that are cancelled or postponed do not count. One is over `closesAfter` minutes
  /// after its end.
  package func instance(at now: Instant, closesAfter: Int) -> Instance? {
    var next: Instance?
    var last: LocalDateTime?
    func consider(_ timing: Timing, _ status: EventStatus?) {
      guard !(status?.isOff ?? false) else { return }
      let instance = instance(timing)
      guard now < instance.bounds.end.adding(seconds: 60 * closesAfter) else { return }
      if let known = next, known.bounds.start <= instance.bounds.start { return }
      next = instance
    }
    for occurrence in times.occurrences {
      consider(occurrence.timing, occurrence.override?.status)
      last = occurrence.at
      // The rule gives them in order; only an override can move a later one to the front.
      if next != nil, occurrence.override == nil { break }
    }
    for override in times.recurrence?.overrides ?? [] {
      guard let last, override.at > last, let timing = override.timing else { continue }
      consider(timing, override.status)
    }
    return next
  }

  /// The earliest instance that takes place; of a meeting that does not repeat, its only one.
  package var firstInstance: Instance? {
    instance(at: Instant(secondsSince1970: .min), closesAfter: 0)
  }

  /// The schedule with `span` at the first instance that takes place: what a page without a clock
  /// shows, and `start` of meeting.json.
  var atFirstInstance: MeetingSchedule {
    guard isRecurring, let first = firstInstance else { return self }
    var schedule = self
    schedule.span = first.span
    return schedule
  }

  /// The schedule with `span` at the time that is on or comes next, of a meeting that repeats.
  ///
  /// When all are over it keeps the first; `times`, which calendars get, never changes.
  package func shown(at now: Instant, closesAfter: Int) -> MeetingSchedule {
    guard isRecurring, let next = instance(at: now, closesAfter: closesAfter) else { return self }
    var schedule = self
    schedule.span = next.span
    return schedule
  }

  /// The first instances that take place and are `wanted`, by their start.
  ///
  /// Instances that are cancelled or postponed are left out. `isComplete` is false when there may be
  /// more of them; one that was moved from beyond the last to before it is still among them.
  package func instances(
    upTo limit: Int, where isWanted: (Instance) -> Bool = { _ in true }
  ) -> (instances: [Instance], isComplete: Bool) {
    var found: [Instance] = []
    var last: LocalDateTime?
    var isComplete = true
    func add(_ timing: Timing, _ status: EventStatus?) {
      guard !(status?.isOff ?? false) else { return }
      let instance = instance(timing)
      if isWanted(instance) { found.append(instance) }
    }
    for occurrence in times.occurrences {
      add(occurrence.timing, occurrence.override?.status)
      last = occurrence.at
      if found.count > limit {
        isComplete = false
        break
      }
    }
    if !isComplete, let end = found.map({ $0.bounds.start }).max() {
      for override in times.recurrence?.overrides ?? [] {
        guard let last, override.at > last, let timing = override.timing,
          instance(timing).bounds.start < end
        else { continue }
        add(timing, override.status)
      }
    }
    found.sort { $0.bounds.start < $1.bounds.start }
    // The years that are known end, the rule may go on.
    if isRecurring, isComplete { isComplete = times.lastOfRule != nil }
    return (Array(found.prefix(limit)), isComplete)
  }

  /// Start and end as instants, of a meeting that repeats those of the first time.
  package var bounds: (start: Instant, end: Instant) { bounds(of: span) }

  /// Whether `span` is the first time that takes place: always without a clock.
  package var showsFirstInstance: Bool { bounds.start == firstInstance?.bounds.start }

  /// Whether an instance is the one that `span` shows, or a later one.
  ///
  /// - Parameter at: the local time that the rule gives for it.
  package func isShownOrLater(_ at: LocalDateTime) -> Bool {
    let moved = times.recurrence?.overrides.first { $0.at == at }?.timing
    return [times.first.moved(to: at), moved].compactMap { $0 }
      .contains { bounds.start <= instance($0).bounds.start }
  }

  /// Whether `span` is the time that the rule counts from: not with a clock, and not where the first
  /// one was moved or does not take place.
  package var showsFirstOfRule: Bool { bounds.start == instance(times.first).bounds.start }

  /// The time that the rule gives at a local start, whether it takes place or not.
  package func instance(at local: LocalDateTime) -> Instance {
    instance(times.first.moved(to: local))
  }

  private func instance(_ timing: Timing) -> Instance {
    let span = span(timing)
    return Instance(span: span, bounds: bounds(of: span))
  }

  /// An instance in the form of the meeting's own time.
  package func span(_ timing: Timing) -> Span {
    switch timing {
    case .allDay(let first, let days):
      return .days(first: first, last: first.adding(days: days - 1))
    case .timed(let start, let zone, _):
      let end = timing.end ?? start
      let local = timing.localStart
      let offset = ZoneOffset(
        seconds: Int(Instant(local, .utc).secondsSince1970 - start.secondsSince1970))
      return .timed(
        start: Moment(instant: start, offset: offset),
        end: Moment(instant: end, offset: zone.offset(at: end) ?? offset))
    }
  }

  private func bounds(of span: Span) -> (start: Instant, end: Instant) {
    switch span {
    case .timed(let start, let end): (start.instant, end.instant)
    case .days(let first, let last): (midnight(of: first), midnight(of: last.adding(days: 1)))
    }
  }

  private func midnight(of day: LocalDate) -> Instant {
    let local = LocalDateTime(day, .midnight)
    return Instant(local, zone.resolve(local).offset ?? .utc)
  }
}

extension Meeting {
  /// The meeting as a page shows it that speaks of one point in time.
  package func shown(at now: Instant) -> Meeting {
    guard let schedule else { return self }
    var meeting = self
    meeting.schedule = schedule.shown(at: now, closesAfter: closesAfter)
    return meeting
  }
}
