import Calendar
import SiteModel

/// `calendar`: how guests put the meeting into theirs.
enum CalendarScope {
  struct Source: Sendable {
    var file: String
    var fileURL: String
    var google: String?
    var outlook: String?
    var microsoft365: String?
    var yahoo: String?
    private let event: CalendarEvent?
    private let offers: SiteSettings.CalendarLinks
    private let strings: StringTable

    /// A link that stands in a message.
    struct Brief: Sendable {
      var service: String
      var link: String
    }

    /// A link adds an entry and can neither change nor cancel one, so that a meeting that is off
    /// has its file alone.
    init(
      _ event: CalendarEvent, file: String, host: String, isOff: Bool,
      offers: SiteSettings.CalendarLinks, strings: StringTable
    ) {
      self.file = file
      self.event = isOff ? nil : event
      self.offers = offers
      self.strings = strings
      fileURL = "https://\(host)\(file)"
      guard !isOff else { return }
      let links = CalendarLinks(to: event, bases: offers.bases)
      google = offers.google ? links.google : nil
      outlook = offers.outlook ? links.outlook : nil
      microsoft365 = offers.microsoft365 ? links.microsoft365 : nil
      yahoo = offers.yahoo ? links.yahoo : nil
    }

    /// Made only where a template asks for them.
    var brief: [Brief] {
      guard let event else { return [] }
      let short = CalendarLinks(to: event, bases: offers.bases, isBrief: true)
      return [
        ("calendar_google", offers.google ? short.google : nil),
        ("calendar_outlook", offers.outlook ? short.outlook : nil),
        ("calendar_microsoft365", offers.microsoft365 ? short.microsoft365 : nil),
        ("calendar_yahoo", offers.yahoo ? short.yahoo : nil),
      ].compactMap { name, link in
        guard let service = strings[name], let link else { return nil }
        return Brief(service: service, link: link)
      }
    }
  }

  static let scope = Scope<Source>(
    "calendar",
    [
      .text("file", "The path of invite.ics, which every calendar program takes.") { $0.file },
      .text("file_url", "The same as a whole address, for messages.") { $0.fileURL },
      .optional("google", "Adds it to Google Calendar; missing where that cannot say it.") {
        $0.google
      },
      .optional("outlook", "The same for Outlook.com.") { $0.outlook },
      .optional("microsoft365", "The same for Microsoft 365.") { $0.microsoft365 },
      .optional("yahoo", "The same for Yahoo.") { $0.yahoo },
      .list("links", of: brief, "The same four for messages: the entry holds no description.") {
        $0.brief
      },
    ])

  private static let brief = Scope<Source.Brief>(
    "calendar link",
    [
      .text("service", "The name of the calendar.") { $0.service },
      .text("link", "Adds the meeting to it.") { $0.link },
    ])
}
