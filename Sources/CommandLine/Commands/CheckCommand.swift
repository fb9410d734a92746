import Diagnostics
import SiteOutput

/// `linksite check`: what `build` would find, and what is wrong with the site that is there.
struct CheckCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    let folder = try context.siteFolder(paths)
    _ = try folder.recover()
    let sources = try context.sources(paths, command)
    var result = SiteChecker.check(sources)
    if let site = result.site {
      let writer = try folder.beginDryRun()
      try SiteWriting.add(site, to: writer)
      switch try writer.commit() {
      case .refused(let problems): result.diagnostics += problems
      case .done(let summary):
        result.diagnostics += SiteAge.diagnostics(of: summary, output: paths.output)
      }
      result.diagnostics += try LeakCheck.diagnostics(of: site)
    }
    if command[.strict] { result.diagnostics = result.diagnostics.strict() }
    context.console.report(result.diagnostics, format: command[.format], asResult: true)
    return result.diagnostics.hasErrors ? .findings : .fine
  }
}

/// Whether the site that is there is the one that a build would write.
enum SiteAge {
  static func diagnostics(of summary: Summary, output: String) -> [Diagnostic] {
    guard !summary.changesNothing else { return [] }
    let parts = [
      (summary.written, "to write"), (summary.removed, "to remove"),
    ].filter { $0.0 > 0 }.map { "\($0.0) file\($0.0 == 1 ? "" : "s") \($0.1)" }
    let what = parts.isEmpty ? "the lock file would change" : parts.joined(separator: ", ")
    return [
      .warning(
        "site-outdated", "\(output) is not what a build would make: \(what)", at: .file(output),
        help: "linksite build")
    ]
  }
}
