package import Diagnostics
package import SiteModel

/// Everything that a build will write, before the first byte of it is made.
///
/// Compact on purpose: a page folder stands for all its files, so that a hundred thousand meetings
/// fit; `fileNames(of:)` names them.
package struct SitePlan: Sendable {
  /// A folder with a page for guests and `meeting.json` for apps.
  package struct Page: Sendable {
    package enum Content: Sendable, Equatable {
      /// The join page of the meeting with this index.
      case join(Int)
      /// A former address or an alias of the meeting.
      case moved(Int)
      /// A short link to the meeting.
      case short(Int)
      /// Where a removed meeting was.
      case gone
      /// The short link of a removed meeting.
      case goneShort
    }

    /// Without slashes at the ends: `join/keynote`.
    package var folder: String
    package var content: Content
    /// The language of a page below another one, `join/keynote/de`; nil for the page itself.
    package var language: LanguageTag?
    /// True when the message files stand beside it.
    package var hasMessages: Bool
    /// The calendar file beside it, if there is one.
    package var invite: Invite?
    /// What messages call its source.
    package var owner: Owner
  }

  /// What the calendar file beside a page says.
  package enum Invite: Sendable, Equatable {
    /// When the meeting with this index takes place.
    case meeting(Int)
    /// That the meeting with this index had a time once and has none any more.
    case withdrawn(Int)
    /// That the removed meeting with this index in the book is cancelled.
    case cancelled(Int)
  }

  /// A file that stands alone.
  package enum Single: String, CaseIterable, Sendable {
    case home = "index.html"
    case joinAny = "join/index.html"
    case notFound = "404.html"
    case robots = "robots.txt"
    case noJekyll = ".nojekyll"
    case headers = "_headers"
    case association = ".well-known/apple-app-site-association"
    case rootAssociation = "apple-app-site-association"
    case assetLinks = ".well-known/assetlinks.json"
    case calendar = "calendar.ics"
  }

  /// Who wants an output: the source that a message points at.
  package struct Owner: Sendable {
    /// `the meeting "keynote"`, `Content/static/robots.txt`, `linksite itself`.
    package var name: String
    /// Nil for linksite itself.
    package var place: Place?

    init(_ name: String, at place: Place? = nil) {
      self.name = name
      self.place = place
    }
  }

  package var pages: [Page] = []
  package var singles: [Single] = []
  /// Paths below `Content/static/` that are copied as they are.
  package var statics: [String] = []
  /// The file that replaces the generated AASA at both places, below `Content/static/`.
  package var ownAssociation: String?
  package var ownAssetLinks: String?
  /// Names of the message files beside a join page, `share.txt`.
  package var messages: [String] = []
  /// The languages of the pages below each meeting's own; empty for a site in one language.
  package var languages: [LanguageTag] = []

  /// The places in `pages` of those that belong together: they share their work, and change together.
  ///
  /// All pages of a meeting, and each page of a removed one by itself.
  package var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    for index in pages.indices {
      let meeting = pages[index].content.meeting
      let next = index + 1
      if meeting != nil, next < pages.count, pages[next].content.meeting == meeting { continue }
      groups.append(start..<next)
      start = next
    }
    return groups
  }

  /// Names of the files in a page's folder.
  package func fileNames(of page: Page) -> [String] {
    if page.language != nil { return [SitePlan.pageFileNames[0]] }
    return SitePlan.pageFileNames + (page.hasMessages ? messages : [])
      + (page.invite == nil ? [] : [SitePlan.inviteName])
  }

  /// How many files will be written.
  package var fileCount: Int {
    pages.reduce(singles.count + statics.count) { $0 + fileNames(of: $1).count }
  }

  package static let inviteName = "invite.ics"

  private static let pageFileNames = ["index.html", "meeting.json"]
}
