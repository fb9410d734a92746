import Diagnostics
import SiteOutput

/// `linksite explain`: which meeting, page and app an address or an id leads to.
struct ExplainCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    _ = try context.siteFolder(paths).recover()
    let now = try command.clock(or: context.now)
    let result = SiteChecker.check(try context.sources(paths, command))
    guard let site = result.site else {
      context.console.report(result.diagnostics, command[.format])
      return .findings
    }
    let explanation = AddressLookup(site: site, now: now)
      .explanation(of: command.operands[0])
    try context.console.print(explanation.text(command[.format]))
    return explanation.isKnown ? .fine : .findings
  }
}
