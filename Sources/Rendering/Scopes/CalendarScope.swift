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

    /// A link adds an entry and can neither change nor cancel one, so that a meeting that is off
    /// has its file alone.
    init(
      _ event: CalendarEvent, file: String, host: String, isOff: Bool,
      offers: SiteSettings.CalendarLinks
    ) {
      self.file = file
      fileURL = "https://\(host)\(file)"
      guard !isOff else { return }
      let links = CalendarLinks(to: event, bases: offers.bases)
      google = offers.google ? links.google : nil
      outlook = offers.outlook ? links.outlook : nil
      microsoft365 = offers.microsoft365 ? links.microsoft365 : nil
      yahoo = offers.yahoo ? links.yahoo : nil
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
    ])
}
