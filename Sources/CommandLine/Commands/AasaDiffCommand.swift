import AppAssociation
import Arguments
import Diagnostics
import InviteLinks
import SiteCheck
import SiteOutput
import SitePlan

/// `linksite aasa diff`: the links that a new file decides in another way, with examples.
struct AasaDiffCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    try command.requireOneStandardInput(among: command.operands)
    let readings = try command.operands.map {
      try AssociationFile.read($0, kind: command.associationKind)
    }
    // What keeps the files from being compared is the result, too.
    try context.console.printFindings(readings.flatMap(\.diagnostics), command[.format])
    guard let old = readings[0].file, let new = readings[1].file else { return .findings }
    guard old.kind == new.kind else {
      throw command.problem(
        "\(old.source.path) and \(new.source.path) are for different systems")
    }
    let site = try context.siteAround(command)
    if let site, site.site == nil {
      let reason = Diagnostic.hostNotKnown(SitePaths(command).settings)
      try context.console.printFindings(site.diagnostics + [reason], command[.format])
      return .findings
    }
    // They are no difference of the files, but may be why somebody compares them.
    if let site { context.console.report(site.reportable, command[.format]) }
    let diff = AssociationDiff(
      old: old.value, new: new.value, kind: old.kind,
      host: try command.hostOfFile() ?? site?.site?.book.host.text ?? "example.com",
      knownURLs: site?.site?.links(for: [old, new]) ?? [])
    let differences =
      DiffReport.refusals(old, new) + DiffReport.diagnostics(of: diff, in: new.source)
    try context.console.printFindings(differences, command[.format])
    return differences.isEmpty ? .fine : .findings
  }
}

extension CommandContext {
  /// The site of `--root`, or of the current folder if it is a site folder; `--host` means another.
  fileprivate func siteAround(_ command: ParsedCommand) throws -> CheckedSite.Result? {
    let paths = SitePaths(command)
    if command[.root] == nil, command[.content] == nil {
      guard command[.servingHost] == nil, exists(paths.settings) else { return nil }
    }
    return SiteChecker.check(try sources(paths, command))
  }
}

extension ParsedCommand {
  /// What is piped in can be read once.
  func requireOneStandardInput(among files: [String?]) throws {
    guard files.filter({ $0 == "-" }).count > 1 else { return }
    throw problem("'-' is given for two files, and standard input is one")
  }
}

extension Diagnostic {
  /// With the mistakes of the site alone it would look as if the files differed.
  fileprivate static func hostNotKnown(_ settings: String) -> Diagnostic {
    .error(
      "host-not-known", "the site around has mistakes, so the files were not compared",
      at: .file(settings),
      help: "mend it, or give --host HOST: then the site is not looked at")
  }
}

extension CheckedSite {
  /// Links of the site that between them show everything that the files can decide.
  fileprivate func links(for files: [AssociationFile]) -> [String] {
    var named = NamedParts()
    for file in files { file.add(to: &named) }
    return links(for: named).map(\.url)
  }

  func links(for named: NamedParts) -> [ExpectedLink] {
    ClosedWorld.links(
      of: plan, site, book, staticsName: sources.paths.statics, for: named)
  }
}
