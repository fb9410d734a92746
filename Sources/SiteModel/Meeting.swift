package import Calendar
package import Diagnostics
package import InviteLinks

/// One meeting definition, checked.
package struct Meeting: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case confirmed, tentative, cancelled, postponed

    /// Whether nobody meets at the time.
    package var isOff: Bool { self == .cancelled || self == .postponed }
  }

  package enum Visibility: String, CaseIterable, Sendable {
    /// Listed on the home page.
    case `public`
    /// Has its pages, is named nowhere else.
    case unlisted
    /// Makes no output at all.
    case draft
  }

  package enum PasscodePlace: String, CaseIterable, Sendable {
    case page, invite, never
  }

  package struct Passcode: Sendable {
    package var text: String
    package var shownIn: PasscodePlace
    package var place: Place
  }

  package var id: Located<MeetingID>
  package var callID: Located<CallID>
  package var callType: CallType
  package var title: String
  /// Markdown of the organiser: rendered in safe mode.
  package var description: Located<String>?
  package var schedule: MeetingSchedule?
  package var status: Status
  package var organizer: Organizer?
  package var location: String?
  package var entryPoints: [EntryPoint]
  package var passcode: Passcode?
  /// The organiser's own short code, beside the generated one.
  package var customCode: Located<CustomCode>?
  package var aliases: [Located<MeetingID>]
  package var language: Located<LanguageTag>
  package var visibility: Visibility
  /// Ids of the apps that the meeting belongs to; empty means all.
  package var apps: [Located<String>]
  package var template: Located<String>?
  package var isShared: Bool
  package var image: Located<String>?
  package var tags: [String]
  package var opensBefore: Int
  package var closesAfter: Int
  /// As the organiser fixed it; nil: the lock file decides.
  package var uid: Located<String>?
  package var sequence: Int
  /// When the definition was last changed, if it says so: the time stamp of calendar files.
  package var updated: Instant?
  /// The `x_…` keys with one-line texts, in the order of the file.
  package var extras: [Extra]
  /// Where the definition begins.
  package var place: Place

  package struct Extra: Sendable {
    package var name: String
    package var text: String
  }

  package var isPublished: Bool { visibility != .draft }
}
