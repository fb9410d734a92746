import AppAssociation
import Diagnostics
import Rendering
import SiteInput
import SiteModel
import SitePlan
import Testing

/// A site that was read, checked and planned, with the association files that a build would write.
struct PlannedSite {
  let site: Site
  let book: LinkBook
  let plan: SitePlan
  let apple: AppleAssociation?
  let android: AssetLinks?

  static let fingerprint =
    "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

  /// Two apps on both systems; `links` and `more` are lines of `site.yml`.
  static func settings(links: String = "{join: path}", more: String = "") -> String {
    """
    host: calls.example.com
    name: Example Calls
    links: \(links)
    apps:
      - id: main
        name: Example Calls
        ios: {app_id: ABCDE12345.com.example.calls}
        android: {package: com.example.calls, fingerprints: ["\(fingerprint)"]}
      - id: beta
        name: Example Beta
        ios: {app_id: ABCDE12345.com.example.beta}
        android: {package: com.example.beta, fingerprints: ["\(fingerprint)"]}
    \(more)

    """
  }

  /// - Parameter meetings: a YAML list.
  /// - Parameter earlier: the meetings of the build before, some of which may be gone.
  init(
    _ settings: String, _ meetings: String = "[]", earlier: String? = nil, statics: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var lock = LinkLock()
    if let earlier {
      let old = try PlannedSite.site(settings, earlier)
      lock = LinkBook.make(for: old, lock: lock).book.lock
    }
    site = try PlannedSite.site(settings, meetings)
    let (book, bookProblems) = LinkBook.make(for: site, lock: lock)
    let (plan, planProblems) = SitePlanner.plan(
      site, book,
      .init(
        statics: statics, staticsName: "Content/static", messages: ["email.txt", "share.txt"]))
    try #require(
      !(bookProblems + planProblems).hasErrors, "\((bookProblems + planProblems).map(\.message))",
      sourceLocation: sourceLocation)
    self.book = book
    self.plan = plan
    let files = AssociationFiles(site, book)
    apple = files.apple
    android = files.android
  }

  private static func site(_ settings: String, _ meetings: String) throws -> Site {
    let source = SourceText(path: "Content/site.yml", text: settings)
    let (fields, readProblems) = SettingsReader.read(source)
    let (checked, problems) = SettingsChecker.check(fields, at: .at(source, offset: 0))
    var diagnostics = readProblems + problems
    let (drafts, draftProblems) = MeetingFileReader.read(
      SourceText(path: "Content/meetings/all.yml", text: meetings))
    diagnostics += draftProblems
    let all = drafts.compactMap { draft in
      let (meeting, problems) = MeetingChecker.check(draft, settings: checked)
      diagnostics += problems
      return meeting
    }
    try #require(!diagnostics.hasErrors, "\(diagnostics.map(\.message))")
    return Site(settings: checked, meetings: all.sorted { $0.id.value < $1.id.value })
  }

  /// What the closed world says, of these files or of the ones that a build would write.
  func diagnostics(
    apple: [UInt8]? = nil, android: [UInt8]? = nil, isExhaustive: Bool = false
  ) -> [Diagnostic] {
    let files = [apple ?? self.apple?.bytes, android ?? self.android?.bytes]
    let names = ["apple-app-site-association", "assetlinks.json"]
    let sources = zip(files, names).map { bytes, name in
      bytes.map { SourceText(path: "Content/static/.well-known/\(name)", bytes: $0) }
    }
    let check = isExhaustive ? ClosedWorld.exhaustiveDiagnostics : ClosedWorld.diagnostics
    return check(plan, site, book, "Content/static", sources[0], sources[1])
  }

  /// Every link in every spelling.
  var links: [ExpectedLink] {
    ClosedWorld.links(
      of: plan, site, book, staticsName: "Content/static", for: .everything)
  }
}

extension Diagnostic {
  /// Identifier and message, as tests compare them.
  var line: String { "\(id): \(message)" }
}
