package import Calendar

/// What a meeting is doing at a point in time, for people who ask now.
package enum MeetingState: String, Sendable {
  /// A meeting without a time can be joined always.
  case room
  case scheduled
  /// Within `opens_before` minutes of the start.
  case soon
  case live
  case ended
  case cancelled
  case postponed
  case draft

  /// `closes_after` keeps a meeting live for a while after its end.
  ///
  /// A recurring meeting has the state of the instance that is on or comes next, and ends with its
  /// last one.
  package init(_ meeting: Meeting, at now: Instant) {
    if meeting.visibility == .draft {
      self = .draft
    } else if meeting.status == .cancelled {
      self = .cancelled
    } else if meeting.status == .postponed {
      self = .postponed
    } else if let schedule = meeting.schedule {
      guard let next = schedule.instance(at: now, closesAfter: meeting.closesAfter) else {
        self = .ended
        return
      }
      let opens = next.bounds.start.adding(seconds: -60 * meeting.opensBefore)
      self = now < opens ? .scheduled : now < next.bounds.start ? .soon : .live
    } else {
      self = .room
    }
  }
}
