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
  private let isBrief: Bool

  /// - Parameter isBrief: whether the entry says no more than the join link and whether the meeting is
  ///   sure, for messages, where the rest stands beside it.
  package init(to event: CalendarEvent, bases: Bases = Bases(), isBrief: Bool = false) {
    self.event = event
    self.bases = bases
    self.isBrief = isBrief
  }

  /// Google Calendar, which knows rules but neither exdates nor overrides.
  ///
  /// A meeting that repeats has local times with their zone, or it would drift; a single one has
  /// UTC, whatever the zone of the reader's calendar.
  package var google: String? {
    var fields = [(name: "action", value: "TEMPLATE"), (name: "text", value: event.title)]
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
    return link(bases.google, fields, title: "text", body: "details")
  }

  /// Outlook.com, which knows no rules.
  package var outlook: String? { microsoft(bases.outlook) }

  /// Outlook of Microsoft 365, which knows no rules.
  package var microsoft365: String? { microsoft(bases.microsoft365) }

  /// Yahoo, which knows no rules and shows every time as that of the reader's own clock: right only
  /// for readers in the zone of the meeting.
  package var yahoo: String? {
    guard event.schedule.recurrence == nil else { return nil }
    var fields = [(name: "v", value: "60"), (name: "TITLE", value: event.title)]
    switch event.schedule.first {
    case .allDay(let first, let days):
      fields += [
        (name: "ST", value: first.basic), (name: "ET", value: first.adding(days: days - 1).basic),
        (name: "DUR", value: "allday"),
      ]
    case .timed(let start, let zone, _):
      let end = event.schedule.first.end ?? start
      fields.append(("ST", event.schedule.first.localStart.basic))
      fields.append(("ET", end.local(zone.nearestOffset(at: end)).basic))
    }
    fields.append(("in_loc", event.location ?? event.link))
    return link(bases.yahoo, fields, title: "TITLE", body: "DESC")
  }

  private func microsoft(_ base: String) -> String? {
    guard event.schedule.recurrence == nil else { return nil }
    var fields = [
      (name: "path", value: "/calendar/action/compose"), (name: "rru", value: "addevent"),
    ]
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
    return link(base, fields, title: "subject", body: "body")
  }

  /// The fields and as much of the description as there is room for.
  ///
  /// The join link stands in it whole: where the rest is too long, the title is cut, and nil is the
  /// link that would still be too long.
  private func link(
    _ base: String, _ fields: [(name: String, value: String)], title: String, body: String
  ) -> String? {
    let name = "&\(body)="
    var encoded = fields.map { ($0.name, percentEncoded($0.value)) }
    var length = base.utf8.count + name.utf8.count
    for (name, value) in encoded { length += name.utf8.count + value.count + 2 }
    let description = isBrief ? event.briefDescription() : event.fullDescription
    let needed = percentEncoded(event.link).count + CalendarLinks.ellipsis.count
    if let index = fields.firstIndex(where: { $0.name == title }) {
      let rest = length - encoded[index].1.count
      let room = max(0, CalendarLinks.longest - needed - rest)
      let cut = shortened(event.title, to: room)
      guard !cut.isEmpty else { return nil }
      encoded[index].1 = cut
      length = rest + cut.count
    }
    var bytes = Array(base.utf8)
    bytes.reserveCapacity(CalendarLinks.longest)
    for (index, (name, value)) in encoded.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
      bytes += name.utf8
      bytes.append(UInt8(ascii: "="))
      bytes += value
    }
    bytes += name.utf8
    bytes += shortened(description, to: CalendarLinks.longest - length)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let ellipsis = Array("%E2%80%A6".utf8)

  /// A text percent-encoded in at most so many bytes, cut between two characters; empty where not
  /// even one of them fits.
  private func shortened(_ text: String, to room: Int) -> [UInt8] {
    let whole = percentEncoded(text)
    if whole.count <= room { return whole }
    var bytes: [UInt8] = []
    for character in text {
      let next = percentEncoded(String(character))
      guard bytes.count + next.count + CalendarLinks.ellipsis.count <= room else { break }
      bytes += next
    }
    return bytes.isEmpty ? [] : bytes + CalendarLinks.ellipsis
  }
}

/// Every byte but the unreserved ones of RFC 3986 as `%XX`; a space is `%20`, which nobody shows
/// as a plus.
private func percentEncoded(_ text: String) -> [UInt8] {
  func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x37) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count * 3 / 2 + 16)
  for byte in text.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
    default:
      bytes.append(UInt8(ascii: "%"))
      bytes.append(digit(byte >> 4))
      bytes.append(digit(byte & 15))
    }
  }
  return bytes
}
