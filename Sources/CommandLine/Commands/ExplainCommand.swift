import Diagnostics
import InviteLinks
import SiteModel
import SiteOutput
import SitePlan

/// `linksite explain`: which meeting and page an address or an id leads to.
struct ExplainCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    _ = try context.siteFolder(paths).recover()
    let result = SiteChecker.check(try context.sources(paths, command))
    context.console.report(result.diagnostics.filter { $0.severity == .error }, format: .text)
    guard let site = result.site else { return .findings }
    let explanation = AddressExplanation(of: command.operands[0], in: site)
    context.console.print(explanation.text(command[.format]))
    return explanation.isKnown ? .fine : .findings
  }
}
