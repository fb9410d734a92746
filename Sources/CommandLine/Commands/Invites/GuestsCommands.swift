import Diagnostics
import InviteLinks
import Invites
import SiteModel
import SiteOutput
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
    let (ledger, problems) = try store.ledger()
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
    case .known(let key), .made(let key): return key
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
            .init(
              meeting: row.invite.meeting, title: "", url: row.url, start: nil,
              isRevoked: row.invite.isRevoked)
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

/// `linksite guests rotate` and `revoke`: what happens to the link of one guest.
struct GuestsChangeCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    let folder = try PrivateFolder(
      InviteStore(paths, command, context).place(paths))
    guard let guests = try InvitedGuests.read(command, context) else { return .findings }
    let (meeting, key) = (command.operands[0], command.operands[1])
    guard let index = guests.site.index(ofMeeting: meeting) else {
      context.console.report([.uninvitable(meeting, in: guests.site)], command[.format])
      return .findings
    }
    let uid = guests.site.book.links[index].uid
    var ledger = guests.ledger
    let isRevoking = command.name == "guests revoke"
    let isChanged = ledger.change(key, uid: uid) { invite in
      if isRevoking {
        invite.isRevoked = true
      } else {
        // Another link is also how somebody who was taken back is invited again.
        invite.rotation += 1
        invite.isRevoked = false
      }
    }
    guard isChanged else {
      context.console.report([.unknownGuest(key, meeting, ledger, uid)], command[.format])
      return .findings
    }
    try folder.prepare()
    try folder.write(InviteStore.ledgerName, ledger.bytes)
    let label = ledger[key]?.guest.label ?? key
    let what = isRevoking ? "revoked" : "rotated"
    switch command[.format] {
    case .text:
      try context.console.print("\(what): \(meeting), \(label); run linksite invite again\n")
    case .json:
      try context.console.print(
        "{\"\(what)\":true,\"meeting\":\(jsonString(meeting)),\"key\":\(jsonString(key))}\n")
    }
    return .fine
  }
}

extension Diagnostic {
  fileprivate static func nobodyInvited(_ ledger: String) -> Diagnostic {
    .error(
      "nobody-invited", "nobody was invited with a link of their own yet", at: .file(ledger),
      help: "linksite invite MEETING --guests FILE")
  }

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
