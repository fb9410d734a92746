import Diagnostics
import SiteOutput

/// What commands get from outside: nothing else reads arguments, environment or clock.
package struct CommandContext: Sendable {
  package let console: Console
  /// The user's home folder, which no output may be.
  package let home: String?
  /// Seconds since 1970, asked only by commands that tell what is going on now.
  package let now: @Sendable () -> Int64
  /// Seconds of a clock that only runs forward, for the summary.
  package let stopwatch: @Sendable () -> Double

  package init(
    console: Console, home: String?, now: @escaping @Sendable () -> Int64,
    stopwatch: @escaping @Sendable () -> Double
  ) {
    self.console = console
    self.home = home
    self.now = now
    self.stopwatch = stopwatch
  }
}

extension CommandContext {
  /// The output of a site, refused when it is not safe to write to.
  func siteFolder(_ paths: SitePaths) throws -> SiteFolder {
    try SiteFolder(
      output: paths.output, root: paths.root,
      protecting: [
        .init("the content folder", at: paths.content),
        .init("the templates folder", at: paths.templates),
        .init("the folder of invites", at: paths.invites),
      ], home: home)
  }

  /// Reads the site folder; a missing one is a wrong command line, not an empty site.
  func sources(_ paths: SitePaths, _ command: ParsedCommand) throws -> SiteSources {
    guard try FileTree(under: paths.content, skipping: { _ in true }) != nil else {
      throw command.problem("there is no folder \(paths.content)")
    }
    return try SiteSources.read(paths)
  }
}
