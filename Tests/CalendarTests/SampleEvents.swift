import Testing

@testable import Calendar

/// Events that several tests write to files.
enum SampleEvents {
  static let link = "https://calls.example.com/join/weekly-sync/"

  static func event(
    _ schedule: Schedule, title: String = "Weekly sync", uid: String = "weekly-sync"
  ) -> CalendarEvent {
    CalendarEvent(uid: "\(uid)@calls.example.com", title: title, link: link, schedule: schedule)
  }

  /// The event of Tests/Fixtures/Calendar/files/golden-weekly-sync.ics.
  static func golden() throws -> CalendarEvent {
    let phones = String(repeating: "📞", count: 20)
    var event = CalendarEvent(
      uid: "weekly-sync@meet.example.org", title: "Équipe; R&D, “Sync” \(phones)",
      link: "https://meet.example.org/join/weekly-sync?type=default",
      schedule: try schedule(
        "2026-10-12 10:00", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261102T100000",
        exdates: ["2026-10-26 10:00"]))
    event.sequence = 2
    event.updated = Instant(try localTime("2026-09-01 08:00"), .utc)
    event.introduction = "Join the call:"
    event.description = "Meeting ID: weekly-sync\nC:\\path; a, b"
    event.conferences = [
      .init(event.link, features: ["AUDIO", "VIDEO"], label: "Join, in browser"),
      .init("tel:+49-30-5550100", features: ["PHONE"], label: "Dial-in"),
    ]
    event.alarms = [.init(minutesBefore: 10, text: "Équipe; R&D")]
    return event
  }

  /// All forms that a file can have.
  static func all() throws -> [String: CalendarEvent] {
    var cancelled = event(try schedule("2027-03-01 09:30", nil))
    cancelled.status = .cancelled
    cancelled.sequence = 3
    var organised = event(try schedule("2027-03-01 09:30", nil))
    organised.organizer = .init(name: "Ana \"Ace\" Lima; Example", address: "ana@example.com")
    var nasty = event(try schedule("2027-03-01 09:30", nil), title: "a,b;c\\n \"x\" \u{7}<x>\t")
    nasty.description = "one\r\ntwo\rthree\n\nEND:VEVENT\nBEGIN:VEVENT\u{0}"
    nasty.conferences = [.init("tel:+1,,5#", features: ["PHONE"], label: "a\"b;c:d\nATTENDEE:x")]
    nasty.location = "Room 1, \\Floor 2"
    return [
      "single.ics": event(try schedule("2027-03-01 09:30", nil)),
      "all-day.ics": event(try schedule("2027-03-01", nil)),
      "all-day-rule.ics": event(try schedule("2027-03-01", "FREQ=YEARLY;UNTIL=20300301")),
      "weekly.ics": event(try schedule("2027-03-01 09:30", "FREQ=WEEKLY")),
      "utc.ics": event(try schedule("2027-03-01 09:30", "FREQ=WEEKLY;COUNT=9", zone: "UTC")),
      "kolkata.ics": event(try schedule("2027-03-01 09:30", "FREQ=DAILY", zone: "Asia/Kolkata")),
      "cairo.ics": event(
        try schedule("2027-03-01 09:30", "FREQ=WEEKLY;COUNT=40", zone: "Africa/Cairo")),
      "overrides.ics": event(try withOverrides()), "cancelled.ics": cancelled,
      "organised.ics": organised, "nasty.ics": nasty, "golden.ics": try golden(),
    ]
  }

  static func withOverrides() throws -> Schedule {
    var weekly = try schedule(
      "2026-10-05 10:00", "FREQ=WEEKLY;COUNT=6", exdates: ["2026-10-12 10:00"])
    guard case .timed(let start, let zone, _) = weekly.first else { return weekly }
    let half = try #require(MeetingDuration(seconds: 1800))
    weekly.recurrence?.overrides = [
      .init(at: try localTime("2026-10-26 10:00"), title: "With guests", status: .tentative),
      .init(
        at: try localTime("2026-10-19 10:00"),
        timing: .timed(start: start.adding(seconds: 15 * 86400), zone: zone, duration: half)),
      .init(at: try localTime("2026-11-02 10:00"), status: .cancelled),
    ]
    return weekly
  }
}

/// The lines of a file, unfolded.
func unfolded(_ bytes: [UInt8]) -> [String] {
  String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n")
    .map { $0.last == "\r" ? $0.dropLast() : $0 }
    .reduce(into: []) { lines, line in
      if line.first == " " {
        lines[lines.count - 1] += String(line.dropFirst())
      } else {
        lines.append(String(line))
      }
    }
}
