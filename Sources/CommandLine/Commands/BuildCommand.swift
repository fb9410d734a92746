import Diagnostics
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
    let clock = try command.fixedClock()
    let folder = try context.siteFolder(paths)
    // First of all: also input with mistakes must not leave a killed run's site half old, half new.
    if case .busy(let held) = try folder.recover() { throw held }
    var result = SiteChecker.check(
      try context.sources(paths, command), clock: clock, forgetting: forgetting)
    if command[.locked], let site = result.site,
      let change = site.book.lock.changeError(after: site.oldLock)
    {
      result.diagnostics.append(change)
    }
    if command[.strict] { result.diagnostics = result.diagnostics.strict() }
    guard let site = result.site, !result.diagnostics.hasErrors else {
      context.console.report(result.diagnostics, command[.format])
      return .findings
    }
    switch try write(site, folder) {
    case .refused(let problems):
      context.console.report(result.diagnostics + problems, command[.format])
      return .findings
    case .done(let summary):
      context.console.report(result.diagnostics, command[.format])
      guard !command[.quiet] else { return .fine }
      let report = BuildSummary(
        meetings: site.meetings.count, summary: summary, seconds: context.stopwatch() - start)
      try context.console.print(report.text(command[.format]))
      return .fine
    }
  }

  /// Nothing of an interrupted run stays; once the renames have begun it is too late for that.
  private func write(_ site: CheckedSite, _ folder: SiteFolder) throws -> Outcome {
    try Interruption.held { watch in
      let writer = try folder.begin(adopting: command[.adopt])
      do {
        try site.forEachFile { file in
          try watch.check()
          try writer.add(file.path, file.bytes)
        }
        try writer.addCompanion(site.sources.paths.lock, site.book.lock.bytes)
        try watch.check()
      } catch {
        writer.abandon()
        throw error
      }
      return try writer.commit()
    }
  }
}
