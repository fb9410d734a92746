import Diagnostics
import InviteLinks
import SiteModel

/// Makes every link of a site: all planned files and all links to meetings, in every spelling.
struct SiteLinks {
  let plan: SitePlan
  let book: LinkBook
  let settings: SiteSettings
  let meetings: [Meeting]
  private let origin: String
  /// Of pages below a page; the first one has none, but a later setting may make it.
  private let languages: [String]
  private let staticsName: String

  init(of plan: SitePlan, _ site: Site, _ book: LinkBook, staticsName: String) {
    self.plan = plan
    self.staticsName = staticsName
    self.book = book
    settings = site.settings
    meetings = site.publishedMeetings
    origin = "https://\(book.host.text)"
    languages = [site.settings.language.text] + site.settings.languages.map(\.value.text)
  }

  /// The links of one page: its own address, its files, and the join link that leads to it.
  func links(of page: SitePlan.Page) -> [ExpectedLink] {
    // The page above looks at those below it, also in languages that the site may get later.
    guard page.language == nil else { return [] }
    let (kind, opens) = meaning(of: page.content)
    let folder = "/" + page.folder
    var spellings = LinkSpellings.page(folder, kind, opens: opens)
    if case .join(let index) = page.content, let link = joinLink(index) {
      spellings += LinkSpellings.joinLink(link, .join)
    }
    for name in plan.fileNames(of: page) where name != "index.html" {
      spellings += LinkSpellings.file("\(folder)/\(name)", .file)
    }
    for language in languages {
      spellings += LinkSpellings.page("\(folder)/\(language)", .belowPage, opens: false)
    }
    return links(spellings, meeting: page.content.meeting, place: page.owner.place)
  }

  /// The links that belong to no meeting: the site's own pages, static files, and a call that no
  /// build knows.
  var linksOfTheSite: [ExpectedLink] {
    var found = plan.singles.flatMap { single in
      links(spellings(of: single), meeting: nil, place: nil)
    }
    // Nothing stands there, but people shorten addresses by hand.
    found += links(LinkSpellings.page("/j", .sitePage, opens: false), meeting: nil, place: nil)
    for path in plan.statics {
      found += links(spellings(ofStatic: path), meeting: nil, place: place(ofStatic: path))
    }
    let runTime = runTimeLink
    return found + links(LinkSpellings.joinLink(runTime, .runTime), meeting: nil, place: nil)
  }

  private func links(
    _ spellings: [LinkSpelling], meeting: Int?,
    place: Place?
  ) -> [ExpectedLink] {
    spellings.map {
      ExpectedLink(
        url: origin + $0.path, kind: $0.kind, ending: $0.ending, opens: $0.opens,
        meeting: meeting, place: place)
    }
  }
}

extension SiteLinks {
  func meaning(
    of content: SitePlan.Page.Content
  ) -> (kind: ExpectedLink.Kind, opens: Bool) {
    let pagesOpen = settings.links.style != .cometchat
    switch content {
    case .join: return pagesOpen ? (.join, true) : (.page, false)
    case .moved: return pagesOpen ? (.former, true) : (.page, false)
    case .gone: return pagesOpen ? (.gone, true) : (.page, false)
    case .short, .goneShort: return (.short, settings.links.shortOpens == .app)
    }
  }

  /// The printed link without its host, where it is more than the address of the page.
  func joinLink(_ index: Int) -> String? {
    settings.links.style == .path
      ? nil : String(book.links[index].joinURL.dropFirst(origin.utf8.count))
  }

  /// For a call that no definition, alias or lock entry names.
  private var runTimeLink: String {
    let taken = Set(plan.pages.map(\.folder))
    var id = "call-of-today"
    while taken.contains("join/\(id)") { id += "-x" }
    return switch settings.links.style {
    case .path: "/join/\(id)/"
    case .stream: "/join/\(id)/?type=default"
    case .cometchat: "/join?sessionId=\(id)"
    }
  }

  private func spellings(
    of single: SitePlan.Single
  ) -> [LinkSpelling] {
    switch single {
    case .home: LinkSpellings.page("/", .sitePage, opens: false)
    case .joinAny: LinkSpellings.page("/join", .sitePage, opens: false)
    default: LinkSpellings.file("/" + single.rawValue, .file)
    }
  }

  private func spellings(
    ofStatic path: String
  ) -> [LinkSpelling] {
    let path = path.split(separator: "/").map { "/" + PercentEncoding.encode(String($0)) }.joined()
    guard path.hasSuffix("/index.html") else {
      return LinkSpellings.file(path, .staticFile)
    }
    return LinkSpellings.page(
      String(path.dropLast("/index.html".utf8.count)), .staticPage, opens: false)
  }

  private func place(ofStatic path: String) -> Place { .file("\(staticsName)/\(path)") }
}

extension SitePlan.Page.Content {
  /// The meeting that a page shows, by its place among the published ones.
  package var meeting: Int? {
    switch self {
    case .join(let index), .moved(let index), .short(let index): index
    case .gone, .goneShort: nil
    }
  }

  var isJoinPage: Bool {
    switch self {
    case .join, .moved: true
    case .short, .gone, .goneShort: false
    }
  }
}
