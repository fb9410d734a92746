import Diagnostics
import InviteLinks
import SiteModel
import SitePlan

/// `linksite forget`: gives up the addresses of a removed meeting, for good.
struct ForgetCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let id = command.operands[0]
    let result = SiteChecker.check(try context.sources(SitePaths(command), command))
    let problems = result.site.map { $0.reasons(notToForget: id) } ?? result.diagnostics
    guard problems.isEmpty else {
      context.console.report(problems, command[.format])
      return .findings
    }
    return try BuildCommand(command: command, context: context, forgetting: id).run()
  }
}

extension CheckedSite {
  fileprivate func reasons(notToForget id: String) -> [Diagnostic] {
    if let meeting = meetings.first(where: { $0.id.value.text == id }) {
      return [
        .error(
          "still-defined", "the meeting \"\(id)\" is still defined", at: meeting.id.place,
          help: "take its definition out first, or set visibility: draft")
      ]
    }
    if oldLock.entries.contains(where: { $0.id == id }) { return [] }
    if let page = plan.pages.first(where: { $0.folder == "join/\(id)" }) {
      return [
        .error(
          "still-defined", "\"\(id)\" is a name of \(page.owner.name)", at: page.owner.place,
          help: "its addresses can only be given up together")
      ]
    }
    let nearest = nearestName(to: id, in: oldLock.entries.map(\.id))
    return [
      .error(
        "unknown-id", "no meeting \"\(id)\" was ever published", at: nil,
        help: nearest.map { "did you mean \"\($0)\"?" })
    ]
  }
}
