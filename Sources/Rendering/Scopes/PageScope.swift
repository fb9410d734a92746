/// `page`: what the frame of every page needs.
enum PageScope {
  struct Source: Sendable {
    var language: String
    var direction: String
    var title: String
    var policy: String
    var isHome = false
    /// The page itself has a link to the start page.
    var leadsHome = false
    var isHidden = false
    var canonical: String?
    var preview: Preview?
    var languages: [LanguageLink] = []
    var appBanner: String?
    var icon: String
    var style: [UInt8]
    var script: [UInt8]?
    var data: [UInt8]?
    var event: [UInt8]?
    var content: [UInt8]
  }

  /// The same page in one language.
  struct LanguageLink: Sendable {
    var tag: String
    var name: String
    var path: String
    var url: String
    var isCurrent: Bool
  }

  /// What chat programs show of a link.
  struct Preview: Sendable {
    var title: String
    var description: String
    var url: String
    var image: String?
    var picture: Picture?
  }

  static let scope = Scope<Source>(
    "page",
    [
      .text("language", "The language of the page's own texts.") { $0.language },
      .text("direction", "ltr or rtl.") { $0.direction },
      .text("title", "What the tab shows.") { $0.title },
      .text("content_security_policy", "What the page may load and run.") { $0.policy },
      .flag("is_home", "True on the start page.") { $0.isHome },
      .flag("leads_home", "True where a button of the page leads to the start page.") {
        $0.leadsHome
      },
      .flag("is_hidden", "True when search engines shall not list the page.") { $0.isHidden },
      .optional("canonical", "The one address of pages that have several.") { $0.canonical },
      .optionalRecord("preview", preview, "What chat programs show of the link.") { $0.preview },
      .flag("has_languages", "True when the page is there in several languages.") {
        !$0.languages.isEmpty
      },
      .flag("has_many_languages", "True when they are too many for one line of a phone.") {
        $0.languages.count > 3
      },
      .list("languages", of: language, "The page in each language; the meeting's own is the first.")
      { $0.languages },
      .optional("app_banner", "What Safari needs for a Smart App Banner and an App Clip card.") {
        $0.appBanner
      },
      .text("icon", "The address of the icon: the logo, else a square in the site's colour.") {
        $0.icon
      },
      .html("style", "The style element.") { $0.style },
      .optionalHTML("script", "The script element, where the page has one.") { $0.script },
      .optionalHTML("data", "The element with what the script reads, as JSON.") { $0.data },
      .optionalHTML("event", "The element that tells search engines of a public meeting.") {
        $0.event
      },
      .html("content", "The page itself.") { $0.content },
    ])

  private static let language = Scope<LanguageLink>(
    "language",
    [
      .text("tag", "As HTML writes it: de, zh-Hans.") { $0.tag },
      .text("name", "As its own readers call it.") { $0.name },
      .text("path", "The path of the page.") { $0.path },
      .text("url", "Its address.") { $0.url },
      .flag("is_current", "True for the language of this page.") { $0.isCurrent },
    ])

  private static let picture = Scope<Picture>(
    "picture",
    [
      .text("width", "In pixels.") { String($0.width) },
      .text("height", "In pixels.") { String($0.height) },
      .text("type", "image/png or image/jpeg.") { $0.kind.rawValue },
    ])

  private static let preview = Scope<Preview>(
    "preview",
    [
      .text("title", "The title.") { $0.title },
      .text("description", "A line about it.") { $0.description },
      .text("url", "The link that is shared.") { $0.url },
      .optional("image", "The absolute address of a picture.") { $0.image },
      .optionalRecord("picture", picture, "Its size, where it is known.") { $0.picture },
    ])
}
