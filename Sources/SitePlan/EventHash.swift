import Calendar
import InviteLinks
import SiteModel

/// A hash over what a calendar entry says, so that a change raises its SEQUENCE (RFC 5545, 3.8.7.4).
///
/// Only a hash stands in the lock file: it is public, and an unlisted title must not be.
enum EventHash {
  /// What stands for the time of a meeting that had one and has none any more: calendars know it,
  /// and have to be told.
  private static let withdrawn = "0000000000000000"

  /// 16 hex digits; empty for a meeting that never had a time, and so no calendar entry.
  ///
  /// - Parameters:
  ///   - link: the join link, which is the place of a meeting that names none, and its URL.
  ///   - old: the hash of the build before.
  static func hash(of meeting: Meeting, link: JoinLink, before old: String?) -> String {
    guard let schedule = meeting.schedule else { return old?.isEmpty ?? true ? "" : withdrawn }
    // Of a meeting that repeats, the start of its rule, which the entry begins with.
    var first = schedule
    if schedule.isRecurring { first.span = schedule.span(schedule.times.first) }
    var parts = [
      first.startText, first.endText, schedule.zone.name, meeting.status.rawValue,
      meeting.title, meeting.location ?? "", link.url,
    ]
    if let recurrence = schedule.recurrence { parts += self.parts(of: recurrence) }
    // No part can hold a NUL: one-line texts are refused with one.
    let digest = SHA256.digest(Array(parts.joined(separator: "\0").utf8))
    return digest.prefix(8).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  private static func parts(of recurrence: MeetingRecurrence) -> [String] {
    var parts = ["rrule", recurrence.rule?.value ?? "", "exdates"]
    parts += recurrence.exceptions.map { text(of: $0.value) }
    for override in recurrence.overrides {
      parts.append("override")
      parts.append(text(of: override.at.value))
      parts.append(override.start.map { text(of: $0.value) } ?? "")
      parts.append(override.duration?.value.description ?? "")
      parts.append(override.title ?? "")
      parts.append(override.status?.rawValue ?? "")
    }
    return parts
  }

  /// Not the value's own description: that of an enumeration is the compiler's choice.
  private static func text(of value: DateTimeValue) -> String {
    switch value {
    case .date(let date): "\(date)"
    case .local(let local): "\(local)"
    case .fixed(let local, let offset): "\(local)\(offset)"
    }
  }
}
