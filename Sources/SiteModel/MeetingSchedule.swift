package import Calendar
import Diagnostics

/// When a meeting takes place.
package struct MeetingSchedule: Sendable {
  /// A point in time with the offset that its zone has then.
  package struct Moment: Sendable, Hashable {
    package var instant: Instant
    package var offset: ZoneOffset

    package var local: LocalDateTime { instant.local(offset) }
    /// As in `2027-03-01T09:30:00+01:00`.
    package var rfc3339: String { instant.rfc3339(offset) }
  }

  package enum Span: Sendable, Hashable {
    case timed(start: Moment, end: Moment)
    /// Both days belong to the meeting.
    case days(first: LocalDate, last: LocalDate)
  }

  package var span: Span
  package var zone: TimeZoneRules
  /// Recurrence as the user wrote it.
  package var recurrence: MeetingRecurrence?
  /// The same as calendars know it: `span` is the first of these times.
  package var times: Schedule
}

/// The keys of a recurring meeting, checked one by one.
package struct MeetingRecurrence: Sendable {
  package struct Override: Sendable {
    package var at: Located<DateTimeValue>
    package var start: Located<DateTimeValue>?
    package var duration: Located<MeetingDuration>?
    package var title: String?
    package var status: Meeting.Status?
  }

  package var rule: Located<String>?
  package var exceptions: [Located<DateTimeValue>]
  package var overrides: [Override]
}

extension MeetingSchedule {
  /// The length of a meeting that names neither an end nor a duration.
  static var defaultDuration: MeetingDuration {
    guard let hour = MeetingDuration(seconds: 3600) else {
      preconditionFailure("an hour is a duration")
    }
    return hour
  }

  package var isRecurring: Bool { times.recurrence != nil }

  /// The first day in the schedule's own zone.
  package var firstDay: LocalDate {
    switch span {
    case .timed(let start, _): start.local.date
    case .days(let first, _): first
    }
  }

  package var isAllDay: Bool {
    if case .days = span { true } else { false }
  }

  /// `start` of meeting.json: RFC 3339 with offset, a date when all-day.
  package var startText: String {
    switch span {
    case .timed(let start, _): start.rfc3339
    case .days(let first, _): first.description
    }
  }

  /// `end` of meeting.json; of an all-day meeting the last day.
  package var endText: String {
    switch span {
    case .timed(_, let end): end.rfc3339
    case .days(_, let last): last.description
    }
  }
}
