import AppAssociation
package import Calendar
import Diagnostics
package import SiteModel
package import SitePlan
import Templates

/// Makes the bytes of each planned output.
///
/// Knows no folder and no clock but the one it is given: the same site, plan and templates give the
/// same bytes, in any order and on several threads at once.
package final class SiteRenderer: Sendable {
  let site: Site
  /// The published ones, as they are to be shown.
  let meetings: [Meeting]
  /// The point in time that pages speak of; nil: of all times alike.
  let clock: Instant?
  let book: LinkBook
  let plan: SitePlan
  let scopes: RootScopes
  let templates: TemplateChoice
  let siteRecord: TemplateRecord
  /// What the pages of the site itself say: made once, since each tombstone is such a page, too.
  let siteContent: TemplateRecord
  let frame: PageFrame
  /// The files that previews show, by path below `Content/static/`.
  let pictures: [String: PictureFile]
  package let association: AssociationFiles

  /// - Parameters:
  ///   - clock: fixes what a page says about now: a meeting that repeats is shown with the time that
  ///     is on or comes next instead of its first.
  ///   - association: made of the same site and book, where they are known already.
  package init(
    site: Site, book: LinkBook, plan: SitePlan, scopes: RootScopes, templates: TemplateChoice,
    style: [UInt8], script: [UInt8], clock: Instant? = nil, pictures: [String: PictureFile] = [:],
    association: AssociationFiles? = nil
  ) {
    self.pictures = pictures
    self.site = site
    self.clock = clock
    meetings = site.publishedMeetings.map { meeting in clock.map(meeting.shown) ?? meeting }
    self.book = book
    self.plan = plan
    self.scopes = scopes
    self.templates = templates
    siteRecord = SiteScope.scope.record(site.settings)
    siteContent = scopes.site.record(
      .init(
        site: siteRecord,
        apps: site.settings.apps.map { .init($0, unknownMeetingOn: site.settings) },
        meetings: SiteRenderer.listedMeetings(meetings, book, templates.site.words),
        calendarURL: plan.singles.contains(.calendar)
          ? "/\(SitePlan.Single.calendar.rawValue)" : nil))
    frame = PageFrame(look: site.settings.look, style: style, script: script)
    self.association = association ?? AssociationFiles(site, book)
  }

  /// One file of the output.
  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
  }

  /// All files of a page's folder, the ones that `SitePlan.fileNames(of:)` names.
  package func files(of page: SitePlan.Page) -> [File] { files(of: [page]) }

  /// The same for pages of one meeting, which share what is common to them.
  package func files(of pages: ArraySlice<SitePlan.Page>) -> [File] {
    var made = Invitations()
    var files: [File] = []
    for page in pages {
      if let language = page.language {
        files.append(translatedFile(page, language, &made))
        continue
      }
      switch page.content {
      case .join(let index): files += joinFiles(index, in: page.folder, &made)
      case .moved(let index): files += movedFiles(index, in: page.folder, &made)
      case .short(let index): files += shortFiles(index, in: page.folder, &made)
      case .gone, .goneShort: files += goneFiles(page) + inviteFile(of: page)
      }
      if case .withdrawn? = page.invite { files += inviteFile(of: page) }
    }
    return files
  }

  /// A file that stands alone.
  package func file(_ single: SitePlan.Single) -> File {
    switch single {
    case .home: home()
    case .joinAny: sitePage(single, templates.site.joinAny, script: "join-any")
    case .notFound: sitePage(single, templates.site.notFound, script: "not-found")
    case .robots: File(single.rawValue, PlainFiles.robots)
    case .noJekyll: File(single.rawValue, "")
    case .headers: File(single.rawValue, PlainFiles.headers(plan.singles))
    case .association, .rootAssociation: File(single.rawValue, association.apple?.bytes ?? [])
    case .assetLinks: File(single.rawValue, association.android?.bytes ?? [])
    case .calendar: feed()
    }
  }
}
