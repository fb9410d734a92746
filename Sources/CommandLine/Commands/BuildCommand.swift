import Diagnostics
import Rendering
import SiteModel
import SiteOutput
import SitePlan

/// `linksite build`: reads, checks, plans, renders, and writes all or nothing.
struct BuildCommand {
  let command: ParsedCommand
  let context: CommandContext
  /// The id that `forget` gives up for good; nil for a build.
  var forgetting: String?

  func run() throws -> ExitCode {
    let start = context.stopwatch()
    let paths = SitePaths(command)
    let folder = try context.siteFolder(paths)
    let sources = try context.sources(paths, command)
    var result = SiteChecker.check(sources, forgetting: forgetting)
    if command[.locked], let site = result.site,
      let change = site.book.lock.changeError(after: site.oldLock)
    {
      result.diagnostics.append(change)
    }
    if command[.strict] { result.diagnostics = result.diagnostics.strict() }
    guard let site = result.site, !result.diagnostics.hasErrors else {
      context.console.report(result.diagnostics, format: command[.format])
      return .findings
    }
    let writer = try folder.begin(adopting: command[.adopt])
    try SiteWriting.add(site, to: writer)
    switch try writer.commit() {
    case .refused(let problems):
      context.console.report(result.diagnostics + problems, format: command[.format])
      return .findings
    case .done(let summary):
      context.console.report(result.diagnostics, format: command[.format])
      if !command[.quiet] {
        let report = BuildSummary(
          meetings: site.site.publishedMeetings.count, summary: summary,
          seconds: context.stopwatch() - start)
        context.console.print(report.text(command[.format]))
      }
      return .fine
    }
  }
}

/// Brings the rendered files of a site to a writer, one page after the other.
enum SiteWriting {
  static func add(_ site: CheckedSite, to writer: SiteWriter) throws {
    for page in site.plan.pages {
      for file in site.renderer.files(of: page) { try writer.add(file.path, file.bytes) }
    }
    for single in site.plan.singles {
      let file = site.renderer.file(single)
      let own = try ownAssociation(single, site)
      try writer.add(file.path, own ?? file.bytes)
    }
    for path in site.plan.statics {
      try writer.add(path, try contents(ofStatic: path, site))
    }
    try writer.addCompanion(site.sources.paths.lock, site.book.lock.bytes)
  }

  /// The user's own association file, which takes the place of ours at both places.
  private static func ownAssociation(
    _ single: SitePlan.Single, _ site: CheckedSite
  ) throws -> [UInt8]? {
    switch single {
    case .association, .rootAssociation:
      try site.plan.ownAssociation.map { try contents(ofStatic: $0, site) }
    case .assetLinks: try site.plan.ownAssetLinks.map { try contents(ofStatic: $0, site) }
    default: nil
    }
  }

  private static func contents(ofStatic path: String, _ site: CheckedSite) throws -> [UInt8] {
    try readFile(at: SitePaths.join(site.sources.paths.statics, path))
  }
}
