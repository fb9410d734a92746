import Diagnostics
import InviteLinks
import SiteInput
import SiteModel
import SitePlan
import TestSupport
import Testing

/// A whole site from one text of many files: read, checked and planned like a build does it.
struct PlannedSite {
  let site: Site
  let book: LinkBook
  let plan: SitePlan
  /// Everything that was said, in the order of a report.
  let findings: [String]
  let diagnostics: [Diagnostic]

  static let plainSettings = "host: calls.example.com\nname: Example\ntimezone: Europe/Berlin\n"

  /// - Parameters:
  ///   - text: files as in `MarkedFiles`; `Content/site.yml` may be missing.
  ///   - lock: the lock of the build before, when the text holds none.
  ///   - reversed: reads the files of meetings in the opposite order.
  init(_ text: String, lock: LinkLock = LinkLock(), reversed: Bool = false) {
    let files = MarkedFiles(text)
    var diagnostics: [Diagnostic] = []
    let source =
      files["Content/site.yml"]
      ?? SourceText(path: "Content/site.yml", text: PlannedSite.plainSettings)
    let (fields, readProblems) = SettingsReader.read(source)
    let (settings, problems) = SettingsChecker.check(fields, at: .at(source, offset: 0))
    diagnostics += readProblems + problems

    var meetings: [Meeting] = []
    var statics: [String] = []
    for file in reversed ? files.sources.reversed() : files.sources {
      if file.path.hasPrefix("Content/static/") {
        statics.append(String(file.path.dropFirst("Content/static/".utf8.count)))
      }
      guard file.path.hasPrefix("Content/meetings/") else { continue }
      let (drafts, problems) = MeetingFileReader.read(file)
      diagnostics += problems
      for draft in drafts {
        let (meeting, problems) = MeetingChecker.check(draft, settings: settings)
        diagnostics += problems
        if let meeting { meetings.append(meeting) }
      }
    }

    var lock = lock
    if let file = files["Content/links.lock.json"] {
      let (read, problems) = LinkLock.read(file)
      diagnostics += problems
      lock = read ?? LinkLock()
    }
    site = Site(settings: settings, meetings: meetings)
    let (book, bookProblems) = LinkBook.make(for: site, lock: lock)
    let (plan, planProblems) = SitePlanner.plan(
      site, book,
      .init(
        statics: statics.sorted(), staticsName: "Content/static",
        messages: ["email.txt", "share.txt"]))
    self.book = book
    self.plan = plan
    self.diagnostics = (diagnostics + bookProblems + planProblems).sortedByPlace()
    findings = files.described(self.diagnostics)
  }

  /// The text of the lock file after the build.
  var lockText: String { String(decoding: book.lock.bytes, as: UTF8.self) }

  func links(of id: String) -> LinkBook.Links? {
    zip(site.publishedMeetings, book.links).first { $0.0.id.value.text == id }?.1
  }

  func entry(_ id: String) -> LinkLock.Entry? { book.lock.entries.first { $0.id == id } }

  /// Every folder of a page with what it shows: `join/keynote: join keynote`.
  var pages: [String] {
    let names = site.publishedMeetings.map(\.id.value.text)
    return plan.pages.map { page in
      switch page.content {
      case .join(let index): "\(page.folder): join \(names[index])"
      case .moved(let index): "\(page.folder): moved to \(names[index])"
      case .short(let index): "\(page.folder): short \(names[index])"
      case .gone: "\(page.folder): gone"
      case .goneShort: "\(page.folder): gone short"
      }
    }
  }
}

/// The file of a meeting with an id, a title and further lines.
func meetingFile(_ id: String, _ lines: String...) -> String {
  "-- Content/meetings/\(id).yml --\n"
    + (["title: Talk \(id)"] + lines).joined(separator: "\n") + "\n"
}

/// One text of files and all that must be said of it, in order.
struct Finding: CustomTestStringConvertible, Sendable {
  var text: String
  var expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { expected.first ?? text }
}
