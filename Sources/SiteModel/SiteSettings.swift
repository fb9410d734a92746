package import Calendar
package import Diagnostics
package import InviteLinks

/// What `site.yml` says, checked.
package struct SiteSettings: Sendable {
  package struct LegalLink: Sendable {
    package var label: String
    package var url: String
  }

  /// Which add-to-calendar links the pages offer.
  package struct CalendarLinks: Sendable {
    package var google = true
    package var outlook = true
    package var microsoft365 = true
    package var yahoo = false
    /// Where they live: calendars move, and companies have their own.
    package var bases = Calendar.CalendarLinks.Bases()
  }

  package var host: HostName
  package var name: String
  package var language = LanguageTag.english
  package var languages: [Located<LanguageTag>] = []
  package var timeZone: TimeZoneRules?
  package var description: String?
  package var contact: String?
  package var organizer: Organizer?
  package var legal: [LegalLink] = []
  /// Below `Content/static/`.
  package var image: Located<String>?
  package var look = Look()
  package var isShared = true
  /// Minutes before the start at which a meeting counts as soon.
  package var opensBefore = 15
  /// Minutes after the end at which it can still be joined.
  package var closesAfter = 15
  package var links = LinkSettings()
  package var apps: [AppSettings] = []
  package var sharesWebCredentials = false
  package var calendar = CalendarLinks()
  package var entryPoints: [EntryPoint] = []
  /// Hosts that get files of their own, for instance `netlify`.
  package var hosts: [Located<String>] = []
  package var place: Place
  /// What the file says but could not be read.
  ///
  /// Nothing is said about what depends on it, so that one mistake does not bring others with it.
  package var unread: Set<Part> = []

  /// A part that the definitions of meetings depend on.
  package enum Part: CaseIterable, Sendable {
    case timeZone, apps, links
  }

  init(host: HostName, name: String, place: Place) {
    self.host = host
    self.name = name
    self.place = place
  }
}

/// The colours and shapes of the pages; `Templates/style.css` reads them as custom properties.
package struct Look: Sendable {
  /// `#rrggbb` in lower case.
  package var accent = "#0a5dc2"
  package var font: String?
  /// Corner radius in CSS pixels.
  package var radius = 8
  /// Below `Content/static/`.
  package var logo: Located<String>?
}

/// How join links and short links look and what they open.
package struct LinkSettings: Sendable {
  package enum ShortLinkTarget: String, CaseIterable, Sendable {
    case app, page
  }

  package var style = LinkStyle.path
  /// Symbols without the check symbol.
  package var shortLength = 8
  package var shortOpens = ShortLinkTarget.app
  /// A second host with the same site, so that Open can be a universal link to the other one.
  package var openHost: HostName?
}
