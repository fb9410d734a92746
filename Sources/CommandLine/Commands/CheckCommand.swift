import Arguments
import Diagnostics
import InviteLinks
import Invites
import SiteCheck
import SiteOutput
import SitePlan

/// `linksite check`: what `build` would find, and what is wrong with the site that is there.
struct CheckCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    let clock = try command.fixedClock()
    let folder = try context.siteFolder(paths, command)
    // Half of the old and half of the new site would only mislead.
    try context.recover(folder, paths, command[.format])
    var result = SiteChecker.check(try context.sources(paths, command), clock: clock)
    if let site = result.site {
      result.diagnostics += try compare(site, with: folder)
      result.diagnostics += try CalendarCheck.diagnostics(of: site)
    }
    if command[.strict] { result.diagnostics = result.diagnostics.strict() }
    try context.console.printFindings(result.diagnostics, command[.format])
    return result.diagnostics.hasErrors ? .findings : .fine
  }

  /// What a build would say and change, and what leaks from its files or from those that are there.
  private func compare(_ site: CheckedSite, with folder: SiteFolder) throws -> [Diagnostic] {
    let (guests, guestProblems) = try guestSecrets(site)
    var leaks = LeakCheck(site, guests: guests)
    var planned: Set<String> = []
    let writer = try folder.beginDryRun(claiming: site.book.claim())
    try site.forEachFile { file in
      leaks.look(in: file)
      planned.insert(file.path)
      try writer.add(file.path, file.bytes)
    }
    try writer.addCompanion(site.sources.paths.lock, site.book.lock.bytes)
    var diagnostics: [Diagnostic] = []
    var isCurrent: (String) -> Bool = { _ in false }
    switch try writer.commit() {
    case .refused(let problems): diagnostics = problems
    case .done(let summary):
      diagnostics =
        SiteAge.diagnostics(of: summary, output: site.sources.paths.output)
        + summary.diagnostics
      isCurrent = { planned.contains($0) && summary.changes[$0] == nil }
    }
    if leaks.hasSecrets {
      try site.forEachFileThere { if !isCurrent($0.path) { leaks.look(in: $0) } }
    }
    return diagnostics + guestProblems + leaks.diagnostics
  }

  /// What must not be in the site of those who were invited; nothing before the first invite.
  private func guestSecrets(_ site: CheckedSite) throws -> ([Secret], [Diagnostic]) {
    let store = InviteStore(site.sources.paths, command, context)
    let (ledger, problems) = try store.ledger()
    guard let ledger, !ledger.entries.isEmpty else {
      let isMissing = ledger != nil && site.book.lock.inviteKey != nil
      return ([], problems + (isMissing ? [.guestsNotChecked(store.ledgerPath)] : []))
    }
    var key: InviteKey?
    if site.book.lock.inviteKey != nil,
      case .known(let known) = try store.key(site.book.lock, makesNew: false)
    {
      key = known
    }
    return (
      Secret.guests(of: ledger, key: key, place: .file(store.ledgerPath), site), problems
    )
  }
}

extension Diagnostic {
  /// So that nobody takes the silence for an answer.
  fileprivate static func guestsNotChecked(_ ledger: String) -> Diagnostic {
    .info(
      "guests-not-checked", "guests were invited, and who they are is not known here",
      at: .file(ledger),
      help:
        "to look for them in the site, check where their invites are kept, or name it: --out DIR")
  }
}

/// Whether the site that is there is the one that a build would write.
enum SiteAge {
  static func diagnostics(of summary: Summary, output: String) -> [Diagnostic] {
    guard !summary.changesNothing else { return [] }
    guard exists(output) else {
      return [
        .warning(
          "site-outdated", "there is no site here yet", at: .file(output),
          help: "run: linksite build")
      ]
    }
    let parts = [
      (summary.written, "to write"), (summary.removed, "to remove"),
    ].filter { $0.0 > 0 }.map { "\($0.0) file\($0.0 == 1 ? "" : "s") \($0.1)" }
    let what = parts.isEmpty ? "the lock file would change" : parts.joined(separator: ", ")
    return [
      .warning(
        "site-outdated", "this is not the site that a build would make: \(what)", at: .file(output),
        help: "run: linksite build")
    ]
  }
}
