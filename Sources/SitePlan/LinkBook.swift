package import Diagnostics
package import InviteLinks
package import SiteModel

/// All links of a site: what each meeting has now, had before, and what removed meetings keep.
package struct LinkBook: Sendable {
  /// The links of one published meeting.
  package struct Links: Sendable {
    package var join: JoinLink
    /// The folder of its page, `/join/keynote/`.
    package var address: String
    /// Folders that lead to the meeting because they once did, or because an alias says so.
    package var formerAddresses: [String]
    /// The generated code.
    package var code: String
    /// The code that `shortUrl` shows: the organiser's own, else the generated one.
    package var shownCode: String
    /// Every code that leads to the meeting.
    package var codes: [String]
    package var uid: String
    package var sequence: Int

    package var joinURL: String { join.url }
  }

  package let host: HostName
  /// One for each published meeting, in the same order.
  package var links: [Links] = []
  /// What was given out and belongs to no meeting any more.
  package var removed: [LinkLock.Entry] = []
  /// The lock file after this build.
  package var lock: LinkLock

  package func shortURL(_ code: String) -> String { "https://\(host.text)/j/\(code)/" }
}

extension LinkBook {
  /// Gives every meeting its links, and says where two of them want the same one.
  package static func make(
    for site: Site, lock: LinkLock
  ) -> (book: LinkBook, diagnostics: [Diagnostic]) {
    let meetings = site.publishedMeetings
    var diagnostics = NameCheck.diagnostics(
      of: meetings, style: site.settings.links.style)
    guard !diagnostics.hasErrors else {
      return (LinkBook(host: site.settings.host, lock: lock), diagnostics)
    }
    var maker = LinkMaker(site: site, meetings: meetings, lock: lock)
    let book = maker.book()
    diagnostics += maker.diagnostics
    return (book, diagnostics)
  }
}
