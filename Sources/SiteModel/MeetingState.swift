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

  /// The state of a single meeting; `closes_after` keeps it live for a while after its end.
  package init(_ meeting: Meeting, at now: Instant) {
    if meeting.visibility == .draft {
      self = .draft
    } else if meeting.status == .cancelled {
      self = .cancelled
    } else if meeting.status == .postponed {
      self = .postponed
    } else if let bounds = meeting.schedule?.bounds {
      let opens = bounds.start.adding(seconds: -60 * meeting.opensBefore)
      let closes = bounds.end.adding(seconds: 60 * meeting.closesAfter)
      if now < opens {
        self = .scheduled
      } else if now < bounds.start {
        self = .soon
      } else {
        self = now < closes ? .live : .ended
      }
    } else {
      self = .room
    }
  }
}

extension MeetingSchedule {
  /// Start and end as instants; days begin and end at midnight in the meeting's zone.
  package var bounds: (start: Instant, end: Instant) {
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
