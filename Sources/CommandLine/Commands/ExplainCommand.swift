import Arguments
import Diagnostics
import SiteCheck
import SiteOutput

/// `linksite explain`: which meeting, page and app an address or an id leads to.
struct ExplainCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    // They read no file of the site: a run that is at work there does not matter.
    do {
      try context.recover(context.siteFolder(paths, command), paths, command[.format])
    } catch is LockHeld {}
    let now = try command.clock(or: context.now)
    let result = SiteChecker.check(try context.sources(paths, command))
    context.console.report(result.reportable, command[.format])
    guard let site = result.site else { return .findings }
    let explanation = AddressLookup(site: site, now: now)
      .explanation(of: command.operands[0])
    try context.console.print(explanation.text(command[.format]))
    return explanation.isKnown && !result.diagnostics.hasErrors ? .fine : .findings
  }
}
