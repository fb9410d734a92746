import InviteLinks
import SiteModel

/// `site`: what `site.yml` says, the same on every page.
enum SiteScope {
  static let scope = Scope<SiteSettings>(
    "site",
    [
      .text("name", "The name of the site.") { $0.name },
      .text("host", "Its host, for instance calls.example.com.") { $0.host.text },
      .text("url", "The address of its start page, with a slash at the end.") {
        "https://\($0.host.text)/"
      },
      .optional("description", "What the site is, from its settings.") { $0.description },
      .optional("logo", "The path of the logo.") {
        $0.look.logo.map { StaticAddress.path($0.value) }
      },
      .optionalRecord("organizer", PersonScope.scope, "Who runs the site.") {
        Person($0.organizer)
      },
      .optionalRecord("contact", contact, "Where to ask for help.") { $0.contact },
      .optional("ask_url", "The same address, else that of who runs the site.") {
        $0.askURL(about: nil)
      },
      .flag("has_legal", "True when there are legal links.") { !$0.legal.isEmpty },
      .list("legal", of: legalLink, "Imprint, privacy and the like.") { $0.legal },
    ])

  private static let contact = Scope<String>(
    "contact",
    [
      .text("url", "The address: mailto:, https: or tel:.") { $0 },
      .text("text", "The same to read: a mail address or number without its scheme.") { url in
        let isWeb = url.hasPrefix("https:")
        return isWeb ? url : String(url.drop { $0 != ":" }.dropFirst())
      },
    ])

  private static let legalLink = Scope<SiteSettings.LegalLink>(
    "legal link",
    [
      .text("label", "The words to show.") { $0.label },
      .text("url", "The address.") { $0.url },
    ])
}

extension SiteSettings {
  /// Whom guests ask when nothing else is left; nil where the site names nobody.
  func askURL(about meeting: Meeting?) -> String? {
    contact ?? meeting?.organizer?.askURL ?? organizer?.askURL
  }
}

extension Organizer {
  /// The home page, else the mail address, which calendar entries tell, too.
  fileprivate var askURL: String? {
    if let url { return url }
    guard let at = email?.lastIndex(of: "@"), let email else { return nil }
    return "mailto:\(PercentEncoding.encode(String(email[..<at])))\(email[at...])"
  }
}
