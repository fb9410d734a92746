/// Links that put a meeting into a calendar on the web.
///
/// Each is nil where that calendar cannot express the meeting: a wrong entry is worse than none,
/// and the file is always there. No address of a person stands in them.
package struct CalendarLinks: Sendable {
  /// Where the calendars live; they move now and then.
  package struct Bases: Sendable {
    package var google = "https://calendar.google.com/calendar/render"
    package var outlook = "https://outlook.live.com/calendar/0/deeplink/compose"
    package var microsoft365 = "https://outlook.office.com/calendar/0/deeplink/compose"
    package var yahoo = "https://calendar.yahoo.com/"

    package init() {}
  }

  /// Mail programs and browsers cut longer links.
  package static let longest = 2000

  private let event: CalendarEvent
  private let bases: Bases

  package init(to event: CalendarEvent, bases: Bases = Bases()) {
    self.event = event
    self.bases = bases
  }

  /// Google Calendar, which knows rules but neither exdates nor overrides.
  ///
  /// A meeting that repeats has local times with their zone, or it would drift; a single one has
  /// UTC, whatever the zone of the reader's calendar.
  package var google: String? {
    var fields = [("action", "TEMPLATE"), ("text", event.title)]
    switch event.schedule.first {
    case .allDay(let first, let days):
      fields.append(("dates", "\(first.basic)/\(first.adding(days: days).basic)"))
    case .timed(let start, let zone, _):
      let end = event.schedule.first.end ?? start
      if event.schedule.recurrence != nil, zone != .utc {
        let localEnd = end.local(zone.nearestOffset(at: end))
        fields.append(("dates", "\(event.schedule.first.localStart.basic)/\(localEnd.basic)"))
        fields.append(("ctz", zone.name))
      } else {
        fields.append(("dates", "\(start.basicUTC)/\(end.basicUTC)"))
      }
    }
    if let recurrence = event.schedule.recurrence {
      guard recurrence.exdates.isEmpty, recurrence.overrides.isEmpty else { return nil }
      let zone =
        if case .timed(_, let zone, _) = event.schedule.first { zone } else { TimeZoneRules.utc }
      fields.append(("recur", "RRULE:\(recurrence.rule.text(in: zone))"))
    }
    fields.append(("location", event.location ?? event.link))
    return link(bases.google, fields, body: "details")
  }

  /// Outlook.com, which knows no rules.
  package var outlook: String? { microsoft(bases.outlook) }

  /// Outlook of Microsoft 365, which knows no rules.
  package var microsoft365: String? { microsoft(bases.microsoft365) }

  /// Yahoo, which knows no rules and shows every time as that of the reader's own clock: right only
  /// for readers in the zone of the meeting.
  package var yahoo: String? {
    guard event.schedule.recurrence == nil else { return nil }
    var fields = [("v", "60"), ("TITLE", event.title)]
    switch event.schedule.first {
    case .allDay(let first, let days):
      fields += [
        ("ST", first.basic), ("ET", first.adding(days: days - 1).basic), ("DUR", "allday"),
      ]
    case .timed(let start, let zone, _):
      let end = event.schedule.first.end ?? start
      fields.append(("ST", event.schedule.first.localStart.basic))
      fields.append(("ET", end.local(zone.nearestOffset(at: end)).basic))
    }
    fields.append(("in_loc", event.location ?? event.link))
    return link(bases.yahoo, fields, body: "DESC")
  }

  private func microsoft(_ base: String) -> String? {
    guard event.schedule.recurrence == nil else { return nil }
    var fields = [("path", "/calendar/action/compose"), ("rru", "addevent")]
    switch event.schedule.first {
    case .allDay(let first, let days):
      fields.append(("startdt", first.description))
      fields.append(("enddt", first.adding(days: days).description))
      fields.append(("allday", "true"))
    case .timed(let start, _, _):
      fields.append(("startdt", start.rfc3339UTC))
      fields.append(("enddt", (event.schedule.first.end ?? start).rfc3339UTC))
    }
    fields.append(("subject", event.title))
    fields.append(("location", event.location ?? event.link))
    return link(base, fields, body: "body")
  }

  /// The fields and as much of the description as there is room for; its first lines, with the
  /// join link, come first.
  private func link(_ base: String, _ fields: [(String, String)], body: String) -> String {
    var bytes = Array(base.utf8)
    bytes.reserveCapacity(CalendarLinks.longest)
    for (index, (name, value)) in fields.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
      bytes += name.utf8
      bytes.append(UInt8(ascii: "="))
      appendPercentEncoded(value.utf8, to: &bytes)
    }
    bytes += "&\(body)=".utf8
    let end = bytes.count
    let description = event.fullDescription
    appendPercentEncoded(description.utf8, to: &bytes)
    if bytes.count > CalendarLinks.longest {
      let ellipsis = "%E2%80%A6"
      bytes.removeSubrange(end...)
      for scalar in description.unicodeScalars {
        let before = bytes.count
        appendPercentEncoded(UTF8.encode(scalar) ?? .init(), to: &bytes)
        if bytes.count + ellipsis.utf8.count > CalendarLinks.longest {
          bytes.removeSubrange(before...)
          break
        }
      }
      bytes += ellipsis.utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Every byte but the unreserved ones of RFC 3986 as `%XX`; a space is `%20`, which nobody shows
/// as a plus.
private func appendPercentEncoded(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
  func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x37) }
  for byte in text {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
    default:
      bytes.append(UInt8(ascii: "%"))
      bytes.append(digit(byte >> 4))
      bytes.append(digit(byte & 15))
    }
  }
}
