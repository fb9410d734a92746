import Arguments
import Diagnostics
import InviteLinks
import Invites
import SiteCheck
import SiteModel
import SitePlan

/// `linksite guests list`: every invitation with its link; as JSON it is what a backend needs.
struct GuestsListCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    guard let guests = try InvitedGuests.read(command, context) else { return .findings }
    var wanted: Set<String>?
    for name in command.operands {
      guard let index = guests.site.index(ofMeeting: name) else {
        context.console.report([.uninvitable(name, in: guests.site)], command[.format])
        return .findings
      }
      wanted = (wanted ?? []).union([guests.site.book.links[index].uid])
    }
    guard let key = try guests.key(command, context) else { return .findings }
    let rows = guests.rows(key, meetings: wanted)
    switch command[.listFormat] {
    case .text:
      let lines = rows.map { row in
        let state = row.invite.isRevoked ? "revoked" : "invited"
        return "\(state)  \(row.invite.meeting)  \(row.entry.guest.key)  "
          + "\(row.entry.guest.shownName ?? "-")  \(row.url)\n"
      }
      try context.console.print(lines.joined())
    case .csv:
      let links = rows.map { row in
        ReportFile.Row(
          number: row.entry.number, guest: row.entry.guest,
          state: row.invite.isRevoked ? .revoked : .invited,
          links: [
            .init(meeting: row.invite.meeting, url: row.url)
          ])
      }
      try context.console.print(String(decoding: ReportFile.bytes(of: links), as: UTF8.self))
    case .json: try context.console.print(json(rows))
    }
    return .fine
  }

  private func json(_ rows: [InvitedGuests.Row]) -> String {
    let guests = rows.map { row in
      var members = [
        ("meeting", jsonString(row.invite.meeting)), ("uid", jsonString(row.invite.uid)),
        ("key", jsonString(row.entry.guest.key)), ("token", jsonString(row.token.text)),
        ("rotation", "\(row.invite.rotation)"), ("revoked", "\(row.invite.isRevoked)"),
        ("url", jsonString(row.url)),
      ]
      if let name = row.entry.guest.shownName { members.append(("name", jsonString(name))) }
      if let role = row.entry.guest.role { members.append(("role", jsonString(role))) }
      return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
    }
    return "{\"format\":1,\"guests\":[\(guests.joined(separator: ",\n"))]}\n"
  }
}
