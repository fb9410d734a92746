import Arguments
import Diagnostics

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
