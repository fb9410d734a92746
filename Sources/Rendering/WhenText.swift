import Calendar
package import SiteModel

/// The start of a meeting in digits, for lists that programs and people read side by side.
package struct WhenText: Sendable {
  /// `2027-03-01 09:30 (Europe/Berlin)`, or a date.
  package var start: String

  package init(_ schedule: MeetingSchedule) {
    switch schedule.span {
    case .timed(let first, _): start = "\(first.local) (\(schedule.zone.name))"
    case .days(let first, _): start = "\(first)"
    }
  }
}
