import Arguments
import Diagnostics
import Invites
import SiteCheck
import SiteModel
import SitePlan

/// `linksite guests status`: how many were invited to what.
struct GuestsStatusCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    guard let guests = try InvitedGuests.read(command, context) else { return .findings }
    var counts: [String: (id: String, invited: Int, rotated: Int, revoked: Int)] = [:]
    for invite in guests.ledger.entries.flatMap(\.invites) {
      var count = counts[invite.uid] ?? (invite.meeting, 0, 0, 0)
      count.invited += 1
      if invite.rotation > 0 { count.rotated += 1 }
      if invite.isRevoked { count.revoked += 1 }
      counts[invite.uid] = count
    }
    let sorted = counts.values.sorted { $0.id < $1.id }
    let key = guests.site.book.lock.inviteKey
    switch command[.format] {
    case .text:
      var text = sorted.map { count in
        "\(count.id): \(count.invited) invited, \(count.rotated) with another link, "
          + "\(count.revoked) revoked\n"
      }.joined()
      text += "\(counted(guests.ledger.entries.count, "guest")), key \(key ?? "not made yet")\n"
      try context.console.print(text)
    case .json:
      let meetings = sorted.map { count in
        "{\"id\":\(jsonString(count.id)),\"invited\":\(count.invited),"
          + "\"rotated\":\(count.rotated),\"revoked\":\(count.revoked)}"
      }
      try context.console.print(
        "{\"format\":1,\"guests\":\(guests.ledger.entries.count),"
          + "\"key\":\(key.map(jsonString) ?? "null"),"
          + "\"meetings\":[\(meetings.joined(separator: ","))]}\n")
    }
    return .fine
  }
}
