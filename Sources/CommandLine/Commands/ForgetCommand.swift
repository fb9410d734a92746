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
    let sources = try context.sources(SitePaths(command), command)
    let result = SiteChecker.check(sources)
    guard let site = result.site else {
      context.console.report(result.diagnostics, format: .text)
      return .findings
    }
    if let meeting = site.site.meetings.first(where: { $0.id.value.text == id }),
      meeting.isPublished
    {
      context.console.report(
        [
          .error(
            "still-defined", "the meeting \"\(id)\" is still defined", at: meeting.id.place,
            help: "take its definition out first, or set visibility: draft")
        ], format: .text)
      return .findings
    }
    guard site.oldLock.entries.contains(where: { $0.id == id }) else {
      let nearest = nearestName(to: id, in: site.oldLock.entries.map(\.id))
      context.console.report(
        [
          .error(
            "unknown-id", "no meeting \"\(id)\" was ever published", at: nil,
            help: nearest.map { "did you mean \"\($0)\"?" })
        ], format: .text)
      return .findings
    }
    return try BuildCommand(command: command, context: context, forgetting: id).run()
  }
}
