import Arguments
import Diagnostics
import InviteLinks
import Invites
import SiteCheck
import SiteModel
import SitePlan

/// What all `guests` commands begin with: the site, the ledger and, where links are shown, the key.
struct InvitedGuests {
  let site: CheckedSite
  let store: InviteStore
  let ledger: Ledger

  /// Nil when something is wrong, which has been reported then.
  static func read(
    _ command: ParsedCommand, _ context: CommandContext
  ) throws -> InvitedGuests? {
    let paths = SitePaths(command)
    let store = InviteStore(paths, command, context)
    let result = SiteChecker.check(try context.sources(paths, command))
    let (ledger, problems) =
      try result.site.map { try store.ledger(after: $0.book.lock) }
      ?? store.ledger()
    let diagnostics = result.diagnostics.filter { $0.severity > .info } + problems
    context.console.report(diagnostics, command[.format])
    guard let site = result.site, let ledger else { return nil }
    return InvitedGuests(site: site, store: store, ledger: ledger)
  }

  /// The key of the site, or nil with its problem reported.
  func key(_ command: ParsedCommand, _ context: CommandContext) throws -> InviteKey? {
    guard site.book.lock.inviteKey != nil else {
      context.console.report([.nobodyInvited(store.ledgerPath)], command[.format])
      return nil
    }
    switch try store.key(site.book.lock, makesNew: false) {
    case .known(let key), .made(let key), .kept(let key): return key
    case .refused(let problem):
      context.console.report([problem], command[.format])
      return nil
    }
  }

  /// One guest's invitation to one published meeting.
  struct Row {
    var entry: Ledger.Entry
    var invite: Ledger.Invite
    var url: String
    var token: GuestToken
  }

  /// Meetings that were removed or drafted meanwhile are left out: their links lead nowhere.
  func rows(_ key: InviteKey, meetings: Set<String>?) -> [Row] {
    let maker = TokenMaker(key)
    let links = Dictionary(
      site.book.links.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
    var rows: [Row] = []
    for entry in ledger.entries {
      for invite in entry.invites where meetings?.contains(invite.uid) ?? true {
        guard let known = links[invite.uid] else { continue }
        let token = maker.token(
          meetingUID: invite.uid, guestKey: entry.guest.key, rotation: invite.rotation)
        rows.append(
          Row(
            entry: entry, invite: invite, url: known.join.personal(for: token).url, token: token))
      }
    }
    return rows
  }
}

extension Diagnostic {
  fileprivate static func nobodyInvited(_ ledger: String) -> Diagnostic {
    .error(
      "nobody-invited", "nobody was invited with a link of their own yet", at: .file(ledger),
      help: "linksite invite MEETING --guests FILE")
  }
}
