package import Diagnostics
import InviteLinks
package import SiteModel

/// Decides every output path with its owner, and finds paths that two owners want.
package enum SitePlanner {
  /// What the planner has to know beside the site itself.
  package struct Surroundings: Sendable {
    /// Paths below `Content/static/`, sorted, with `/`.
    package var statics: [String]
    /// How messages name that folder, `Content/static`.
    package var staticsName: String
    /// Names of the message templates, `share.txt`.
    package var messages: [String]
    /// The file of each, by its name; `messages/NAME` where it is not given.
    package var messageSources: [String: String]
    /// The languages of the pages below each meeting's own.
    ///
    /// Each meeting has all of them, its own as well: the addresses stay when its language changes.
    package var languages: [LanguageTag]

    package init(
      statics: [String], staticsName: String, messages: [String],
      messageSources: [String: String] = [:], languages: [LanguageTag] = []
    ) {
      self.statics = statics
      self.staticsName = staticsName
      self.messages = messages
      self.messageSources = messageSources
      self.languages = languages
    }
  }

  /// Goes as far as the book lets it: what needs no links is found in any case.
  package static func plan(
    _ site: Site, _ book: LinkBook, _ surroundings: Surroundings
  ) -> (plan: SitePlan, diagnostics: [Diagnostic]) {
    var plan = SitePlan()
    plan.messages = surroundings.messages
    plan.languages = surroundings.languages
    plan.pages = pages(of: site, book, plan.languages)
    let association = OwnAssociation.find(in: surroundings)
    plan.ownAssociation = association.aasa
    plan.ownAssetLinks = association.assetLinks
    plan.singles = singles(of: site, plan)
    let replaced = Set(SitePlan.Single.associationFiles.map(\.rawValue))
    plan.statics = surroundings.statics.filter { !replaced.contains($0) }
    let missing = ReferenceCheck.diagnostics(of: site, surroundings)
    let collisions = PathCheck.diagnostics(
      of: plan, surroundings, arePagesApart: book.isSound)
    return (plan, association.diagnostics + missing + collisions)
  }

  private static func pages(
    of site: Site, _ book: LinkBook, _ languages: [LanguageTag]
  ) -> [SitePlan.Page] {
    // Without the style nobody knows where they are.
    if site.settings.unread.contains(.links) { return [] }
    var pages: [SitePlan.Page] = []
    for (index, (meeting, links)) in zip(site.publishedMeetings, book.links).enumerated() {
      let owner = SitePlan.Owner("the meeting \"\(meeting.id.value)\"", at: meeting.id.place)
      let invite: SitePlan.Invite? =
        meeting.schedule != nil ? .meeting(index) : links.hasEvent ? .withdrawn(index) : nil
      func add(_ address: String, _ content: SitePlan.Page.Content) {
        pages.add(
          .init(
            folder: folder(address), content: content, hasMessages: meeting.isShared,
            invite: invite, owner: owner), languages)
      }
      add(links.address, .join(index))
      for address in links.formerAddresses { add(address, .moved(index)) }
      for code in links.codes {
        pages.append(
          .init(folder: "j/\(code)", content: .short(index), hasMessages: false, owner: owner))
      }
    }
    for (index, entry) in book.removed.enumerated() {
      // One whose definition could not be read may have no messages and no time any more.
      let isRemoved = entry.state == .removed
      // Only a meeting with a time has an event, and stands in calendars.
      let invite =
        entry.event.isEmpty || !isRemoved ? nil : SitePlan.Invite.cancelled(index)
      let owner = SitePlan.Owner(
        "the \(isRemoved ? "removed " : "")meeting \"\(entry.id)\"",
        at: book.lock.place(of: entry))
      for address in entry.addresses {
        pages.add(
          .init(
            folder: folder(address), content: .gone, hasMessages: isRemoved, invite: invite,
            owner: owner), languages)
      }
      for code in entry.codes {
        pages.append(
          .init(folder: "j/\(code)", content: .goneShort, hasMessages: false, owner: owner))
      }
    }
    return pages
  }

  private static func folder(_ address: String) -> String {
    String(address.dropFirst().dropLast())
  }

  private static func singles(of site: Site, _ plan: SitePlan) -> [SitePlan.Single] {
    let settings = site.settings
    let hasIOS = settings.apps.contains { $0.ios != nil } || plan.ownAssociation != nil
    let hasAndroid = settings.apps.contains { $0.android != nil } || plan.ownAssetLinks != nil
    return SitePlan.Single.allCases.filter { single in
      switch single {
      case .association, .rootAssociation: hasIOS
      case .assetLinks: hasAndroid
      // A calendar may not be empty (RFC 5545, 3.6).
      case .calendar:
        site.meetings.contains { $0.visibility == .public && $0.schedule != nil }
      default: true
      }
    }
  }
}

extension [SitePlan.Page] {
  /// A page, and those below it in further languages.
  fileprivate mutating func add(_ page: SitePlan.Page, _ languages: [LanguageTag]) {
    append(page)
    for language in languages {
      append(
        .init(
          folder: "\(page.folder)/\(language.text)", content: page.content, language: language,
          hasMessages: false, owner: page.owner))
    }
  }
}

extension SitePlan.Single {
  /// Those that a file in `Content/static/` replaces.
  package static let associationFiles: [SitePlan.Single] = [
    .association, .rootAssociation, .assetLinks,
  ]
}

/// Association files that the user wrote by hand.
struct OwnAssociation {
  var aasa: String?
  var assetLinks: String?
  var diagnostics: [Diagnostic] = []

  /// One AASA serves both places; two of them could differ, and then nobody knows which one counts.
  static func find(in surroundings: SitePlanner.Surroundings) -> OwnAssociation {
    let statics = Set(surroundings.statics)
    var found = OwnAssociation()
    let places: [SitePlan.Single] = [.association, .rootAssociation]
    let copies = places.map(\.rawValue).filter(statics.contains)
    found.aasa = copies.first
    if copies.count > 1 {
      found.diagnostics.append(
        .error(
          "two-association-files", "there are two association files for iOS",
          at: .file("\(surroundings.staticsName)/\(copies[1])"),
          help: "keep \(copies[0]); it is written to both places"))
    }
    if statics.contains(SitePlan.Single.assetLinks.rawValue) {
      found.assetLinks = SitePlan.Single.assetLinks.rawValue
    }
    return found
  }
}
