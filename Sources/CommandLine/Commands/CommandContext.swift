import Arguments
import Diagnostics
import SiteCheck
import SiteOutput

/// What commands get from outside: nothing else reads arguments, environment or clock.
package struct CommandContext: Sendable {
  package let console: Console
  /// The user's home folder, which no output may be.
  package let home: String?
  /// The variables of the process: only the key of invites may come from there.
  package let environment: [String: String]
  /// Seconds since 1970, asked only by commands that tell what is going on now.
  package let now: @Sendable () -> Int64
  /// Seconds of a clock that only runs forward, for the summary.
  package let stopwatch: @Sendable () -> Double

  package init(
    console: Console, environment: [String: String], now: @escaping @Sendable () -> Int64,
    stopwatch: @escaping @Sendable () -> Double
  ) {
    self.console = console
    self.environment = environment
    home = environment["HOME"]
    self.now = now
    self.stopwatch = stopwatch
  }
}

extension CommandContext {
  /// The output of a site, refused when it is not safe to write to.
  func siteFolder(_ paths: SitePaths, _ command: ParsedCommand) throws -> SiteFolder {
    try requireFolders(paths, command)
    return try SiteFolder(
      output: paths.output, root: paths.root,
      protecting: [
        .init("the content folder", at: paths.content),
        .init("the templates folder", at: paths.templates),
        .init("the folder of invites", at: paths.invites),
      ], home: home, companion: paths.lock)
  }

  /// Finishes what a killed run began, before anything reads the site.
  ///
  /// - Throws: `LockHeld` when another run is in the middle of it.
  func recover(_ folder: SiteFolder, _ paths: SitePaths, _ format: ReportFormat) throws {
    switch try folder.recover() {
    case .busy(let held): throw held
    case .ignored:
      console.report([.foreignJournal(SitePaths.join(paths.root, ".linksite"))], format)
    case .nothing, .finished, .takenBack: break
    }
  }

  /// Reads the site folder.
  func sources(_ paths: SitePaths, _ command: ParsedCommand) throws -> SiteSources {
    try requireFolders(paths, command)
    guard isFolder(paths.content) else { throw command.noContent(paths) }
    return try SiteSources.read(paths)
  }

  /// What is missing is a wrong command line and not an empty site; only a folder of own templates
  /// that nobody named may be missing.
  func requireFolders(_ paths: SitePaths, _ command: ParsedCommand) throws {
    let named = command[.templates] == nil && !exists(paths.templates) ? [] : [paths.templates]
    for folder in [paths.root] + named where !isFolder(folder) { throw command.noFolder(folder) }
  }
}

extension Diagnostic {
  fileprivate static func foreignJournal(_ state: String) -> Diagnostic {
    .warning(
      "foreign-journal",
      "an unfinished build came with this folder, in \(state), and was not followed", at: nil,
      help: "run linksite build, and keep .linksite out of repositories and copies")
  }
}

extension ParsedCommand {
  /// Whoever stands in another folder is told how to name the site's.
  fileprivate func noContent(_ paths: SitePaths) -> CommandLineProblem {
    guard !exists(paths.content), self[.root] == nil, self[.content] == nil else {
      return noFolder(paths.content)
    }
    return problem("there is no folder \(paths.content) here; --root names the folder of a site")
  }

  func noFolder(_ path: String) -> CommandLineProblem {
    problem(exists(path) ? "\(path) is no folder" : "there is no folder \(path)")
  }
}
