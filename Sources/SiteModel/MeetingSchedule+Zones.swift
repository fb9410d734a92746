import Calendar

extension MeetingSchedule {
  /// The same times on the clocks of another zone, for one guest.
  ///
  /// Nil for whole days, which are the same everywhere, for unknown zones and for years without
  /// rules. What is said of a repetition stays in the meeting's own zone.
  package func onClocks(of name: String) -> MeetingSchedule? {
    guard case .timed(let start, let end) = span,
      case .success(let zone) = TimeZoneRules.named(name),
      let span = MeetingSchedule.span(from: start.instant, to: end.instant, in: zone)
    else { return nil }
    var moved = self
    moved.zone = zone
    moved.span = span
    return moved
  }

  /// The times behind the shown one from which on a meeting that repeats is at another hour on these
  /// clocks, since they are not set on the days on which those of its own zone are.
  ///
  /// Times that were moved, or whose hour the clocks skip, are left out, and of several times of day only
  /// the first is looked at: with them the hour changes for everybody.
  ///
  /// - Returns: At most `limit` of them; `isComplete` is false when there are more.
  package func hourChanges(upTo limit: Int) -> (spans: [Span], isComplete: Bool) {
    guard isRecurring, case .timed(let shown, _) = span,
      case .timed(_, let own, _) = times.first, own != zone
    else { return ([], true) }
    func distance(at instant: Instant) -> Int {
      zone.nearestOffset(at: instant).seconds - own.nearestOffset(at: instant).seconds
    }
    var known = distance(at: shown.instant)
    var spans: [Span] = []
    for occurrence in times.occurrences
    where occurrence.timing.localStart == occurrence.at
      && occurrence.at.time == times.first.localStart.time
    {
      guard case .timed(let start, _, _) = occurrence.timing, shown.instant < start,
        !(occurrence.override?.status?.isOff ?? false), distance(at: start) != known,
        let span = MeetingSchedule.span(
          from: start, to: occurrence.timing.end ?? start, in: zone)
      else { continue }
      if spans.count == limit { return (spans, false) }
      known = distance(at: start)
      spans.append(span)
    }
    return (spans, true)
  }

  /// Nil where the years of the table are over.
  private static func span(
    from start: Instant, to end: Instant, in zone: TimeZoneRules
  ) -> Span? {
    guard let startOffset = zone.offset(at: start), let endOffset = zone.offset(at: end) else {
      return nil
    }
    return .timed(
      start: Moment(instant: start, offset: startOffset),
      end: Moment(instant: end, offset: endOffset))
  }
}
