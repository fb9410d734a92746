/// A meeting as calendars know it: what `CalendarFile` writes and `CalendarLinks` link to.
///
/// The values are plain text and may hold anything; the writers escape it.
package struct CalendarEvent: Sendable {
  /// A way to join, as RFC 7986, 5.11 lists them.
  package struct Conference: Hashable, Sendable {
    package var uri: String
    /// `AUDIO`, `CHAT`, `FEED`, `MODERATOR`, `PHONE`, `SCREEN`, `VIDEO`.
    package var features: [String]
    package var label: String?

    package init(_ uri: String, features: [String] = [], label: String? = nil) {
      self.uri = uri
      self.features = features
      self.label = label
    }
  }

  package struct Organizer: Hashable, Sendable {
    package var name: String?
    /// Without `mailto:`.
    package var address: String

    package init(name: String? = nil, address: String) {
      self.name = name
      self.address = address
    }
  }

  /// A reminder that the file asks for; only if the user did.
  package struct Alarm: Hashable, Sendable {
    package var minutesBefore: Int
    package var text: String

    package init(minutesBefore: Int, text: String) {
      self.minutesBefore = minutesBefore
      self.text = text
    }
  }

  /// Stable for ever, `id@host` (RFC 5545, 3.8.4.7).
  package var uid: String
  /// Rises with every change that matters, and never falls (3.8.7.4).
  package var sequence = 0
  /// When the meeting was last changed; without it the start stands in for it, since a file must
  /// not depend on when it was made.
  package var updated: Instant?
  package var status = EventStatus.confirmed
  package var title: String
  /// The join link: location, URL and first line of the description, since most calendars show
  /// nothing of CONFERENCE.
  package var link: String
  /// A line above the link in the description.
  package var introduction: String?
  /// Plain text below the link.
  package var description = ""
  /// The place, instead of the link.
  package var location: String?
  package var schedule: Schedule
  /// What the description says below the link while the meeting, or one instance of it, has a status;
  /// there is none for what is confirmed.
  package var statusLines: [EventStatus: String] = [:]
  package var conferences: [Conference] = []
  package var organizer: Organizer?
  package var alarms: [Alarm] = []

  package init(uid: String, title: String, link: String, schedule: Schedule) {
    self.uid = uid
    self.title = title
    self.link = link
    self.schedule = schedule
  }

  /// The link with the line above and the text below it.
  package var fullDescription: String { fullDescription(of: nil) }

  /// The same for an instance.
  ///
  /// - Parameter status: its own status, nil where it has that of the meeting.
  func fullDescription(of status: EventStatus?) -> String {
    let parts = [briefDescription(of: status), description].filter { !$0.isEmpty }
    return (introduction.map { "\($0)\n" } ?? "") + parts.joined(separator: "\n\n")
  }

  /// The link, and whether the meeting is sure.
  func briefDescription(of status: EventStatus? = nil) -> String {
    let shown = self.status.isOff ? self.status : status ?? self.status
    return statusLines[shown].map { "\(link)\n\n\($0)" } ?? link
  }
}
