import Arguments
import Diagnostics
import InviteLinks
import Invites
import Rendering
import SiteCheck
import SiteModel
import SiteOutput
import SitePlan

/// `linksite invite`: a personal invitation for each guest of the rosters.
///
/// Everything is read and checked before anything is written. An empty ledger comes first, then the
/// key, and the ledger of this run last, so that a run that was killed can simply be made again: it
/// gives the same links and files.
struct InviteCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    if command[.guests].isEmpty { throw command.problem("missing option '--guests FILE'") }
    let paths = SitePaths(command)
    // A killed build comes to its end first: the lock file belongs to it.
    try context.recover(context.siteFolder(paths, command), paths, command[.format])
    let store = InviteStore(paths, command, context)
    let place = try store.place(paths)
    let isDry = command[.dryRun]
    let folder = isDry ? nil : try PrivateFolder(place)
    var result = SiteChecker.check(try context.sources(paths, command))
    // Infos tell what a build does; nothing is built here.
    result.diagnostics.removeAll { $0.severity == .info }
    guard let site = result.site, !result.diagnostics.hasErrors else {
      return stop(result.diagnostics)
    }
    let (meetings, meetingProblems) = InvitedMeetings.pick(
      command.operands, tag: command[.tag], from: site)
    let (ledger, ledgerProblems) = try store.ledger(
      after: site.book.lock, makesNewKey: command[.newKey])
    result.diagnostics += ledgerProblems
    guard let meetings, let ledger else { return stop(result.diagnostics + meetingProblems) }
    let shown = SitePaths.join(store.path, meetings.folder)
    if let owner = ledger.folders[meetings.folder], owner != meetings.owner, exists(shown) {
      return stop(result.diagnostics + [.takenFolder(meetings, in: store.path)])
    }
    var lists = try GuestLists.read(command, meetings: meetings.ids, ledger: ledger)
    let key = try self.key(store, site)
    var diagnostics = result.diagnostics + lists.diagnostics
    if case .refused(let problem) = key { diagnostics.append(problem) }
    if command[.strict] { diagnostics = diagnostics.strict() }
    // With skip, the rows that have a mistake are left out and told; nothing else is forgiven.
    let isStopped =
      command[.onError] == .skip
      ? !lists.isReadable || diagnostics.hasErrors(beyond: lists.diagnostics)
      : diagnostics.hasErrors
    if isStopped { return stop(diagnostics) }
    let run = InviteRun(
      command: command, site: site, meetings: meetings, ledger: ledger, key: key.value)
    switch run.prepare(&lists) {
    case .failure(let problems): return stop(diagnostics + problems.diagnostics)
    case .success(let work):
      var found = work.diagnostics
      if let folder {
        found += try store.foreignFiles(among: work.tableNames + [InviteStore.keyName], in: folder)
        if found.hasErrors { return stop(diagnostics + found) }
      }
      if let folder, !command[.prune] {
        let place = "\(folder.shown)/\(meetings.folder)"
        found += try work.staleFiles(in: folder).staleness(in: place)
        found += try work.staleTables(in: folder).map { .staleTable("\(place)/\($0)") }
      }
      diagnostics += found
      if command[.strict], found.strict().hasErrors { return stop(diagnostics.strict()) }
      report(diagnostics)
      let exitCode: ExitCode = diagnostics.hasErrors ? .findings : .fine
      guard let folder else {
        let isNewKey = if case .made = key { true } else { false }
        let sample = work.sample(lists, hidesTokens: isNewKey)
        try context.console.print(sample.text(command[.format]))
        return exitCode
      }
      let summary = try Interruption.held { watch in
        try folder.prepare(beginningWith: InviteStore.ledgerName, Ledger().bytes)
        try write(key, site, folder)
        return try work.write(to: folder, lists, watch)
      }
      if !command[.quiet] { try context.console.print(summary.text(command[.format])) }
      return exitCode
    }
  }

  private func stop(_ diagnostics: [Diagnostic]) -> ExitCode {
    report(diagnostics)
    return .findings
  }

  /// Programs get every finding, people as many as they read.
  private func report(_ diagnostics: [Diagnostic]) {
    switch command[.format] {
    case .json: context.console.report(diagnostics, .json)
    case .text:
      let files = command[.guests] + command[.exclude]
      context.console.report(diagnostics.countingRepeated(in: files), .text)
    }
  }

  private func key(_ store: InviteStore, _ site: CheckedSite) throws -> KeyChoice {
    if command[.link] == .none { return .unused }
    switch try store.key(site.book.lock, makesNew: command[.newKey]) {
    case .known(let key): return .known(key)
    case .made(let key): return .made(key)
    case .kept(let key): return .kept(key)
    case .refused(let problem): return .refused(problem)
    }
  }

  enum KeyChoice {
    case unused
    case known(InviteKey)
    case made(InviteKey)
    case kept(InviteKey)
    case refused(Diagnostic)

    var value: InviteKey? {
      switch self {
      case .known(let key), .made(let key), .kept(let key): key
      case .unused, .refused: nil
      }
    }
  }

  /// The key, and its fingerprint beside the addresses that are given out now.
  private func write(_ key: KeyChoice, _ site: CheckedSite, _ folder: PrivateFolder) throws {
    switch key {
    case .made(let key), .kept(let key):
      // The one that stood there stays beside it: it may be wanted back.
      if let old = try folder.contents(InviteStore.keyName),
        let old = InviteKey(hex: String(decoding: old, as: UTF8.self))
      {
        try folder.write("\(InviteStore.keyName)-\(old.fingerprint)", Array("\(old.hex)\n".utf8))
      }
      try folder.write(InviteStore.keyName, Array("\(key.hex)\n".utf8))
    case .known, .unused, .refused: break
    }
    var lock = site.book.lock
    if let key = key.value { lock.inviteKey = key.fingerprint }
    try replaceFile(at: site.sources.paths.lock, lock.bytes)
  }
}

extension [String] {
  /// What is said of files that would be sent by mistake.
  fileprivate func staleness(in folder: String) -> [Diagnostic] {
    guard let first else { return [] }
    let what = count == 1 ? "a file is" : "\(count) files are"
    return [
      .warning(
        "stale-invite", "\(what) left of guests to whom nothing is sent like that any more",
        at: .file("\(folder)/\(first)"), help: "--prune removes what nobody needs any more")
    ]
  }
}

extension Diagnostic {
  fileprivate static func staleTable(_ path: String) -> Diagnostic {
    let format = path.hasSuffix(".html") ? "html" : "csv"
    return .warning(
      "stale-invite", "links stand in this file that do not hold any more", at: .file(path),
      help: "--formats \(format) makes it again, --prune removes it")
  }
}

extension [Diagnostic] {
  /// Errors that are not among `others`, which come from rows that can be left out.
  fileprivate func hasErrors(beyond others: [Diagnostic]) -> Bool {
    filter { $0.severity == .error }.count > others.filter { $0.severity == .error }.count
  }
}
