import Calendar
import InviteLinks
import SiteModel
import SitePlan

/// What calendars are told of a meeting: the same in its own file and in the links; the feed, which
/// is for everybody, has no passcode.
struct MeetingEvent {
  let event: CalendarEvent

  /// Nil for an open room.
  ///
  /// Nobody knows where a calendar entry ends up: it has no PIN, and a passcode only where the page
  /// shows it.
  ///
  /// - Parameter isInFeed: True for the calendar of all public meetings: who reads that one has not
  ///   come to the meeting's own page.
  init?(
    _ meeting: Meeting, _ links: LinkBook.Links, shortURL: String, strings: StringTable,
    description: String?, isInFeed: Bool = false
  ) {
    guard let schedule = meeting.schedule else { return nil }
    var event = CalendarEvent(
      uid: links.uid, title: meeting.title, link: links.joinURL, schedule: schedule.times)
    event.sequence = links.sequence
    event.updated = meeting.updated
    event.status = EventStatus(rawValue: meeting.status.rawValue) ?? .confirmed
    event.location = meeting.location
    event.organizer = meeting.organizer.flatMap { organizer in
      organizer.email.map { .init(name: organizer.name, address: $0) }
    }
    event.conferences =
      [.init(links.joinURL, features: ["VIDEO"], label: strings["join"])]
      + meeting.entryPoints.compactMap(MeetingEvent.conference)
    for status in [EventStatus.tentative, .cancelled, .postponed] {
      event.statusLines[status] = strings["status_line_\(status.rawValue)"]
    }
    event.description = MeetingEvent.text(
      meeting, links, shortURL: shortURL, strings: strings, description: description,
      passcode: isInFeed ? nil : meeting.passcode)
    self.event = event
  }

  /// What stands below the link and the status.
  private static func text(
    _ meeting: Meeting, _ links: LinkBook.Links, shortURL: String, strings: StringTable,
    description: String?, passcode: Meeting.Passcode?
  ) -> String {
    var parts: [String] = []
    var facts: [String] = []
    // A query may get lost on the way; the short link leads to a whole page.
    if links.join.style == .cometchat { facts.append(shortURL) }
    func add(_ key: String, _ value: String) {
      if let word = strings[key] { facts.append(word + (strings["colon"] ?? ": ") + value) }
    }
    add("message_id", meeting.callID.value.text)
    if let passcode, passcode.shownIn == .page {
      add("passcode", passcode.text)
    }
    parts.append(facts.joined(separator: "\n"))
    if let description, !description.isEmpty { parts.append(description) }
    return parts.joined(separator: "\n\n")
  }

  private static func conference(_ point: EntryPoint) -> CalendarEvent.Conference? {
    let label = point.label ?? point.region
    switch point.kind {
    case .video: return .init(point.uri, features: ["VIDEO"], label: label)
    case .phone: return .init(numberWithoutPIN(point), features: ["PHONE"], label: label)
    case .sip: return .init(point.uri, features: ["AUDIO", "VIDEO"], label: label)
    case .chat: return .init(point.uri, features: ["CHAT"], label: label)
    case .more: return nil
    }
  }

  /// What is dialled after the number may hold the PIN.
  private static func numberWithoutPIN(_ point: EntryPoint) -> String {
    guard point.pin != nil else { return point.uri }
    return String(point.uri.prefix { $0 != "," && $0 != ";" })
  }
}
