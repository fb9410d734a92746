import Calendar

extension MeetingSchedule {
  /// The same times on the clocks of another zone, for one guest.
  ///
  /// Nil for whole days, which are the same everywhere, for unknown zones and for years without
  /// rules. What is said of a repetition stays in the meeting's own zone.
  package func onClocks(of name: String) -> MeetingSchedule? {
    guard case .timed(let start, let end) = span,
      case .success(let zone) = TimeZoneRules.named(name),
      let startOffset = zone.offset(at: start.instant), let endOffset = zone.offset(at: end.instant)
    else { return nil }
    var moved = self
    moved.zone = zone
    moved.span = .timed(
      start: Moment(instant: start.instant, offset: startOffset),
      end: Moment(instant: end.instant, offset: endOffset))
    return moved
  }
}
