import Arguments
import Diagnostics
import InviteLinks
import Invites
import SiteModel

/// `linksite guests verify`: whose a link is, and whether it still holds.
struct GuestsVerifyCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    guard let token = GuestToken(in: command.operands[0]) else {
      throw command.problem("'\(command.operands[0])' holds no token of a guest")
    }
    guard let guests = try InvitedGuests.read(command, context),
      let key = try guests.key(command, context)
    else { return .findings }
    let byMeeting = Dictionary(
      grouping: guests.ledger.entries.flatMap { entry in
        entry.invites.map {
          (
            $0,
            TokenVerifier.Guest(
              key: entry.guest.key, rotation: $0.rotation, isRevoked: $0.isRevoked)
          )
        }
      }, by: { $0.0.uid })
    for (uid, invited) in byMeeting.sorted(by: { $0.key < $1.key }) {
      let verifier = TokenVerifier(key: key, meetingUID: uid, guests: invited.map(\.1))
      switch verifier.verdict(on: token) {
      case .valid(let guest): return try answer("valid", guest, invited[0].0.meeting, guests)
      case .replaced(let guest): return try answer("replaced", guest, invited[0].0.meeting, guests)
      case .revoked(let guest): return try answer("revoked", guest, invited[0].0.meeting, guests)
      case .unknown: continue
      }
    }
    return try answer("unknown", nil, nil, guests)
  }

  private func answer(
    _ verdict: String, _ key: String?, _ meeting: String?, _ guests: InvitedGuests
  ) throws -> ExitCode {
    let name = key.flatMap { guests.ledger[$0]?.guest.shownName }
    switch command[.format] {
    case .text:
      var text = verdict
      if let meeting, let key { text += ": \(meeting), \(key)" }
      if let name { text += " (\(name))" }
      try context.console.print(text + "\n")
    case .json:
      let members = [("meeting", meeting), ("key", key), ("name", name)].compactMap { member in
        member.1.map { ",\"\(member.0)\":\(jsonString($0))" }
      }
      try context.console.print("{\"verdict\":\"\(verdict)\"\(members.joined())}\n")
    }
    return verdict == "valid" ? .fine : .findings
  }
}
