// What of a rule is well formed, and yet hardly what its author means.
extension Schedule {
  /// The first instance whose time the clocks skip, and the first whose time they show twice.
  var clockProblems: [ScheduleProblem] {
    guard case .timed(let start, let zone, _) = first, zone.changes(after: start) else { return [] }
    let days = zone.daysOfChange(after: start)
    var skipped: ScheduleProblem?
    var doubled: ScheduleProblem?
    for occurrence in occurrences where days.contains(occurrence.at.date) {
      // Of the start itself it is told already, and one that begins elsewhere has its own time.
      guard occurrence.at != first.localStart, takesPlaceWhereTheRuleSays(occurrence),
        case .timed(let start, _, _) = occurrence.timing
      else { continue }
      switch zone.resolve(occurrence.at) {
      case .gap(_, let after) where skipped == nil:
        let shown = start.local(after)
        skipped = warning(
          "instance-in-gap",
          "the clocks of \(zone.name) skip \(occurrence.at): this one takes place at \(shown.time)",
          help: "leave it out with exdates, move it with overrides, or begin at another time")
      case .ambiguous where doubled == nil:
        doubled = warning(
          "ambiguous-time",
          "\(occurrence.at) happens twice in \(zone.name); this one takes place at the first",
          help: "move it with overrides, or begin at another time")
      default: break
      }
      if skipped != nil, doubled != nil { break }
    }
    return [skipped, doubled].compactMap { $0 }
  }

  /// Instances whose local time the clocks skip, so that they take place at another one.
  package var skippedTimes: [Occurrence] {
    guard case .timed(let start, let zone, _) = first, let rule = recurrence?.rule else {
      return []
    }
    // Few meetings are at an hour that any zone skips.
    let gaps = zone.gaps(after: start).filter { gap in
      rule.hasSeveralTimesOfDay
        || gap.contains(LocalDateTime(gap.lowerBound.date, first.localStart.time))
        || gap.contains(LocalDateTime(gap.upperBound.date, first.localStart.time))
    }
    if gaps.isEmpty { return [] }
    return occurrences.filter { occurrence in
      occurrence.override?.timing == nil && takesPlaceWhereTheRuleSays(occurrence)
        && gaps.contains { $0.contains(occurrence.at) }
    }
  }

  private func takesPlaceWhereTheRuleSays(_ occurrence: Occurrence) -> Bool {
    !(occurrence.override?.status?.isOff ?? false)
      && occurrence.timing.localStart == first.moved(to: occurrence.at).localStart
  }

  /// The first two that take place at the same time.
  func overlapProblems(_ recurrence: Recurrence) -> [ScheduleProblem] {
    let shown = occurrences.prefix(Schedule.mostCompared)
      .filter { !($0.override?.status?.isOff ?? false) }
      .sorted { $0.timing.bounds.start < $1.timing.bounds.start }
    for (one, next) in zip(shown, shown.dropFirst())
    where next.timing.bounds.start < one.timing.bounds.end {
      let moved = [next, one].first { $0.override?.timing != nil }
      let part = moved.flatMap { moved in recurrence.overrides.firstIndex { $0.at == moved.at } }
      return [
        warning(
          "overlapping-instances",
          "the one at \(describe(next.timing.localStart)) begins before the one at "
            + "\(describe(one.timing.localStart)) is over",
          part: part.map { .override($0) } ?? .rule,
          help: "shorten the meeting, or write two meetings")
      ]
    }
    return []
  }

  /// A rule shows within so many whether its instances overlap.
  private static let mostCompared = 400

  private func warning(
    _ id: String, _ message: String, part: ScheduleProblem.Part = .rule, help: String
  ) -> ScheduleProblem {
    ScheduleProblem(part: part, problem: CalendarProblem(id, message, help: help), isWarning: true)
  }
}

extension Timing {
  /// Start and end on one scale; of whole days as if they were in UTC.
  fileprivate var bounds: (start: Instant, end: Instant) {
    switch self {
    case .timed(let start, _, _): (start, end ?? start)
    case .allDay(let first, let days):
      (
        Instant(LocalDateTime(first, .midnight), .utc),
        Instant(LocalDateTime(first.adding(days: days), .midnight), .utc)
      )
    }
  }
}
