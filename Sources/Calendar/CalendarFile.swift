/// Writes calendar files: one for a meeting, one for all of them, one for a meeting that is gone.
///
/// The bytes depend on the events alone: no clock is read, and what RFC 5545 leaves open is
/// written in one way.
///
/// ```
/// let bytes = CalendarFile.invite(for: event)
/// ```
package enum CalendarFile {
  /// The program that made the file (RFC 5545, 3.7.3).
  package static let product = "-//linksite//linksite 1.0//EN"

  /// `invite.ics`: the meeting, and each of its instances that differs.
  ///
  /// It has a METHOD only with an organiser, whom METHOD:PUBLISH requires (RFC 5546, 3.2.1), and
  /// never an attendee, since anybody can read it.
  package static func invite(for event: CalendarEvent) -> [UInt8] {
    var lines = ContentLines()
    begin(&lines)
    if event.organizer != nil { lines.add("METHOD", "PUBLISH") }
    writeZones(of: [event], to: &lines)
    EventComponents(event).write(to: &lines)
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  /// Several meetings that one guest is invited to, in one file.
  ///
  /// METHOD:PUBLISH needs an organiser in each of them.
  package static func invites(for events: [CalendarEvent]) -> [UInt8] {
    var lines = ContentLines()
    begin(&lines)
    if events.allSatisfy({ $0.organizer != nil }) { lines.add("METHOD", "PUBLISH") }
    writeZones(of: events, to: &lines)
    for event in events { EventComponents(event).write(to: &lines) }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  /// `calendar.ics`: a feed to subscribe to, or nil without events.
  ///
  /// A calendar may not be empty (RFC 5545, 3.6). A feed has no METHOD.
  package static func feed(
    named name: String, of events: some Collection<CalendarEvent>
  ) -> [UInt8]? {
    guard !events.isEmpty else { return nil }
    var lines = ContentLines()
    begin(&lines)
    lines.add("NAME", text: name)
    lines.add("X-WR-CALNAME", text: name)
    lines.add("REFRESH-INTERVAL;VALUE=DURATION", "PT6H")
    lines.add("X-PUBLISHED-TTL", "PT6H")
    writeZones(of: events, to: &lines)
    for event in events { EventComponents(event).write(to: &lines) }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  /// What stays of a meeting that is gone, without a word of it.
  ///
  /// A calendar that knows the UID cancels its entry; the day is one that nobody looks at.
  package static func tombstone(uid: String, sequence: Int, title: String) -> [UInt8] {
    var lines = ContentLines()
    begin(&lines)
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", text: uid)
    lines.add("DTSTAMP", "19700101T000000Z")
    lines.add("SEQUENCE", "\(sequence)")
    lines.add("STATUS", "CANCELLED")
    lines.add("DTSTART;VALUE=DATE", "19700101")
    lines.add("SUMMARY", text: title)
    lines.add("END", "VEVENT")
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  private static func begin(_ lines: inout ContentLines) {
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", product)
    lines.add("CALSCALE", "GREGORIAN")
  }

  /// One VTIMEZONE for each zone in use, for all that happens in it, by name.
  private static func writeZones(
    of events: some Collection<CalendarEvent>, to lines: inout ContentLines
  ) {
    var spans: [TimeZoneRules: (start: Instant, end: Instant?)] = [:]
    for event in events {
      guard let span = EventComponents(event).zoneSpan else { continue }
      guard let known = spans[span.zone] else {
        spans[span.zone] = (span.start, span.end)
        continue
      }
      let end = known.end.flatMap { known in span.end.map { max(known, $0) } }
      spans[span.zone] = (min(known.start, span.start), end)
    }
    for (zone, span) in spans.sorted(by: { $0.key.name < $1.key.name }) {
      ZoneComponent(zone, from: span.start, through: span.end).write(to: &lines)
    }
  }
}
