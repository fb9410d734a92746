import Arguments
import Diagnostics
import InviteLinks
import SiteModel
import SitePlan

/// `linksite forget`: gives up the addresses of a removed meeting, for good.
///
/// A build without the meeting's pages. Its line in the lock file stays, so that no other meeting
/// gets an address, a code or a UID that people, calendars and search engines still know.
struct ForgetCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    try BuildCommand(command: command, context: context, forgetting: command.operands[0]).run()
  }
}

extension Site {
  /// Why the addresses of a meeting cannot be given up; nil when they can.
  func reason(notToForget id: String, _ lock: LinkLock) -> Diagnostic? {
    if let meeting = publishedMeetings.first(where: { $0.id.value.text == id }) {
      return .error(
        "still-defined", "the meeting \"\(id)\" is still defined", at: meeting.id.place,
        help: "take its definition out first, or set visibility: draft")
    }
    for meeting in publishedMeetings {
      guard let alias = meeting.aliases.first(where: { $0.value.text == id }) else { continue }
      return .error(
        "still-defined", "\"\(id)\" is a name of the meeting \"\(meeting.id.value)\"",
        at: alias.place, help: "its addresses can only be given up together")
    }
    if lock.entries.contains(where: { $0.id == id }) { return nil }
    let nearest = nearestName(to: id, in: lock.entries.map(\.id))
    return .error(
      "unknown-id", "no meeting \"\(id)\" was ever published", at: nil,
      help: nearest.map { "did you mean \"\($0)\"?" })
  }
}
