import Arguments
import Diagnostics
import InviteLinks
import Invites
import SiteCheck
import SiteModel
import SiteOutput
import SitePlan

/// `linksite guests rotate` and `revoke`: what happens to the link of one guest.
struct GuestsChangeCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    let folder = try PrivateFolder(
      InviteStore(paths, command, context).place(paths))
    guard let guests = try InvitedGuests.read(command, context) else { return .findings }
    let (meeting, wanted) = (command.operands[0], command.operands[1])
    guard let index = guests.site.index(ofMeeting: meeting) else {
      context.console.report([.uninvitable(meeting, in: guests.site)], command[.format])
      return .findings
    }
    let uid = guests.site.book.links[index].uid
    var ledger = guests.ledger
    guard let key = try key(wanted, uid, guests) else {
      context.console.report([.unknownGuest(wanted, meeting, ledger, uid)], command[.format])
      return .findings
    }
    let isRevoking = command.name == "guests revoke"
    var wasRevoked = false
    let isChanged = ledger.change(key, uid: uid) { invite in
      wasRevoked = invite.isRevoked
      if isRevoking {
        invite.isRevoked = true
      } else {
        // Another link is also how somebody who was taken back is invited again.
        invite.rotation += 1
        invite.isRevoked = false
      }
    }
    guard isChanged else { preconditionFailure("the guest was found in the ledger") }
    try folder.prepare()
    try folder.write(InviteStore.ledgerName, ledger.bytes)
    let label = ledger[key]?.guest.label ?? key
    let what = isRevoking ? "revoked" : "rotated"
    switch command[.format] {
    case .text:
      let isBack = !isRevoking && wasRevoked
      let news = isBack ? "\(what), and not revoked any more" : what
      try context.console.print("\(news): \(meeting), \(label); run linksite invite again\n")
    case .json:
      try context.console.print(
        "{\"\(what)\":true,\"wasRevoked\":\(wasRevoked),\"meeting\":\(jsonString(meeting)),"
          + "\"key\":\(jsonString(key))}\n")
    }
    return .fine
  }

  /// The key of the guest who is meant: by the key in any case, by the number in any grouping, or by
  /// the link that was found where it should not be.
  private func key(_ wanted: String, _ uid: String, _ guests: InvitedGuests) throws -> String? {
    let ledger = guests.ledger
    if let key = ledger.key(wanted, uid: uid) { return key }
    guard let token = GuestToken(in: wanted), guests.site.book.lock.inviteKey != nil,
      case .known(let key) = try guests.store.key(guests.site.book.lock, makesNew: false)
    else { return nil }
    let invited = ledger.entries.compactMap { entry in
      entry.invite(to: uid).map { invite in
        TokenVerifier.Guest(
          key: entry.guest.key, rotation: invite.rotation, isRevoked: invite.isRevoked)
      }
    }
    // A link that was replaced is no reason to take back the present one.
    switch TokenVerifier(key: key, meetingUID: uid, guests: invited).verdict(on: token) {
    case .valid(let guest), .revoked(let guest): return guest
    case .replaced, .unknown: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownGuest(
    _ key: String, _ meeting: String, _ ledger: Ledger, _ uid: String
  ) -> Diagnostic {
    let keys = ledger.entries.filter { $0.invite(to: uid) != nil }.map(\.guest.key)
    let nearest = nearestName(to: key, in: keys)
    return .error(
      "unknown-guest", "no guest of \"\(meeting)\" has the key \"\(key)\"", at: nil,
      help: nearest.map { "did you mean \"\($0)\"?" } ?? "linksite guests list shows the keys")
  }
}
