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
    /// True when calendars know the meeting: it has a time, or had one.
    package var hasEvent: Bool

    package var joinURL: String { join.url }
  }

  package let host: HostName
  /// One for each published meeting, in the same order.
  package var links: [Links] = []
  /// What was given out and belongs to no meeting any more.
  package var removed: [LinkLock.Entry] = []
  /// The lock file after this build.
  package var lock: LinkLock
  /// False when definitions are missing or want the same: then no build can be made of it, and it
  /// only serves to find further mistakes.
  package var isSound = true

  package func shortURL(_ code: String) -> String { "https://\(host.text)/j/\(code)/" }
}

extension LinkBook {
  /// Gives every meeting its links, and says where two of them want the same one.
  ///
  /// A meeting that is missing in a whole site counts as removed. With an error the lock stays as
  /// it is.
  ///
  /// - Parameters:
  ///   - acceptsNoMeetings: what was published is given up on purpose, one by one.
  ///   - isWhole: false when some definitions could not be read.
  package static func make(
    for site: Site, lock: LinkLock, acceptsNoMeetings: Bool = false, isWhole: Bool = true
  ) -> (book: LinkBook, diagnostics: [Diagnostic]) {
    var diagnostics = NameCheck.diagnostics(
      of: site.meetings, style: site.settings.links.style)
    let told = PlaceSet(diagnostics)
    if isWhole, !acceptsNoMeetings {
      if site.meetings.isEmpty {
        diagnostics.append(.noMeetings(lock))
      } else if site.publishedMeetings.isEmpty {
        diagnostics.append(.onlyDrafts(lock))
      }
    }
    var maker = LinkMaker(
      site: site, lock: lock, isWhole: isWhole && !diagnostics.hasErrors)
    var book = maker.book()
    // A name that another meeting has was told; that its address is taken says the same.
    diagnostics += maker.diagnostics.filter { !told.contains($0.place) }
    book.isSound = isWhole && !diagnostics.hasErrors
    if !book.isSound { book.lock = lock }
    return (book, diagnostics)
  }
}

extension Diagnostic {
  /// Each meeting says itself that it has no page, so it may be on purpose; but no site goes empty
  /// without a word.
  fileprivate static func onlyDrafts(_ lock: LinkLock) -> Diagnostic {
    let live = lock.entries.filter { $0.state == .live }
    let rest = live.isEmpty ? "" : "; the pages of \(LinkLock.names(of: live)) become tombstones"
    return .warning(
      "no-meetings", "every meeting is a draft\(rest)", at: nil,
      help: "to publish one: visibility: unlisted, or public")
  }

  /// No definition at all: most likely the wrong folder, when there were meetings before.
  fileprivate static func noMeetings(_ lock: LinkLock) -> Diagnostic {
    let live = lock.entries.filter { $0.state == .live }
    guard let first = live.first else {
      return .warning(
        "no-meetings", "no meeting is defined", at: nil,
        help: "good for a site whose calls all begin at run time; else see Content/meetings/")
    }
    return .error(
      "all-meetings-gone",
      "no meeting is defined, but the lock file knows \(LinkLock.names(of: live))",
      at: lock.source.map { .file($0.path) },
      help: "is it the right folder? one draft (visibility: draft) leaves word that they were "
        + "removed; to delete them for good, one by one: linksite forget \(first.id)")
  }
}
