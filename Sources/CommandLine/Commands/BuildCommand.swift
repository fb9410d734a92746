import Arguments
import Diagnostics
import SiteCheck
import SiteInput
import SiteOutput
import SitePlan

/// `linksite build`: reads, checks, plans, renders, and writes all or nothing.
struct BuildCommand {
  let command: ParsedCommand
  let context: CommandContext
  /// The id that `forget` gives up for good; nil for a build.
  var forgetting: String?

  func run() throws -> ExitCode {
    let progress = BuildProgress(context, isShown: !command[.quiet])
    defer { progress.end() }
    return try run(progress)
  }

  private func run(_ progress: BuildProgress) throws -> ExitCode {
    let start = context.stopwatch()
    let paths = SitePaths(command)
    let clock = try command.fixedClock()
    let folder = try context.siteFolder(paths, command)
    if let archive = command[.archive] { try folder.checkArchive(at: archive) }
    // First of all: also input with mistakes must not leave a killed run's site half old, half new.
    try context.recover(folder, paths, command[.format])
    let unchanged = forgetting == nil ? unchangedSite(paths, folder) : nil
    if !command[.force], command[.archive] == nil,
      let counts = try unchanged?.counts(in: folder, on: workers)
    {
      let summary = Summary(unchanged: counts.files, kept: counts.files)
      return try end(counts.meetings, summary, since: start, progress)
    }
    let sources = try context.sources(paths, command)
    progress.begin(.check)
    var result = SiteChecker.check(sources, clock: clock, forgetting: forgetting)
    if command[.locked], let site = result.site,
      let change = site.book.lock.changeError(after: site.oldLock)
    {
      result.diagnostics.append(change)
    }
    if let archive = command[.archive],
      let refusal = try ArchiveFile.refusal(at: archive, adopting: command[.adopt])
    {
      result.diagnostics.append(refusal)
    }
    if command[.strict] { result.diagnostics = result.diagnostics.strict() }
    guard let site = result.site, !result.diagnostics.hasErrors else {
      progress.end()
      context.console.report(result.diagnostics, command[.format])
      return .findings
    }
    progress.begin(.pages, meetings: site.meetings.count)
    if let archive = command[.archive] {
      progress.clear()
      context.console.report(result.diagnostics, command[.format])
      try write(site, folder, archive, progress)
      // On standard output the archive is the result.
      if archive == "-" { return .fine }
      return try end(
        site.meetings.count, Summary(written: site.plan.fileCount), since: start, progress)
    }
    let outcome = try write(
      site, folder, unchanged, isSilent: result.diagnostics.isEmpty, progress)
    progress.end()
    switch outcome {
    case .refused(let problems):
      context.console.report(result.diagnostics + problems, command[.format])
      return .findings
    case .done(let summary):
      context.console.report(result.diagnostics + summary.diagnostics, command[.format])
      return try end(site.meetings.count, summary, since: start, progress)
    }
  }

  private var workers: Workers { Workers(command[.jobs]) }

  /// `--archive`: the folder of the site is not even looked at.
  ///
  /// The lock file is written first: no address may be published that it does not know.
  private func write(
    _ site: CheckedSite, _ folder: SiteFolder, _ archive: String, _ progress: BuildProgress
  ) throws {
    try Interruption.held { watch in
      try folder.save(site.book.lock.bytes, at: site.sources.paths.lock)
      let file = try ArchiveFile(at: archive)
      try site.write(file, on: workers) { pages in
        try watch.check()
        if pages.first?.content.meeting != nil { progress.finishMeeting() }
      }
    }
  }

  private func end(
    _ meetings: Int, _ summary: Summary, since start: Double, _ progress: BuildProgress
  ) throws -> ExitCode {
    progress.end()
    guard !command[.quiet] else { return .fine }
    let report = BuildSummary(
      meetings: meetings, summary: summary, seconds: context.stopwatch() - start,
      phases: BuildProgress.Phase.allCases.map { ($0.rawValue, progress.seconds(of: $0)) })
    try context.console.print(report.text(command[.format]))
    return .fine
  }

  /// What decides whether there is anything to do; nil where nobody can tell.
  private func unchangedSite(_ paths: SitePaths, _ folder: SiteFolder) -> UnchangedSite? {
    // What cannot be read is told by the build.
    guard isFolder(paths.content),
      let inputs = try? InputSnapshot(
        of: [paths.content, paths.templates], without: paths.lock, skipping: isIgnoredFileName)
    else { return nil }
    return UnchangedSite(
      options: [
        CommandCatalog.version, paths.root, paths.content, paths.templates, paths.output,
        folder.output, command[.clock] ?? "",
      ], inputs: inputs, lock: paths.lock)
  }

  /// Nothing of an interrupted run stays; once the renames have begun it is too late for that.
  ///
  /// - Parameters:
  ///   - memory: nil where nothing can be remembered, so that everything is made.
  ///   - isSilent: true when the build has nothing to tell but its summary.
  private func write(
    _ site: CheckedSite, _ folder: SiteFolder, _ memory: UnchangedSite?, isSilent: Bool,
    _ progress: BuildProgress
  ) throws -> Outcome {
    let keys = memory.map { PageKeys(site, tool: $0.key) }
    return try Interruption.held { watch in
      let writer = try folder.begin(
        adopting: command[.adopt], claiming: site.book.claim(giving: forgetting))
      do {
        let known = command[.force] ? nil : memory?.pages(in: folder)
        try site.forEachFile(
          on: workers,
          unless: { pages in
            try watch.check()
            if pages.first?.content.meeting != nil { progress.finishMeeting() }
            guard let keys, let known else { return false }
            return writer.keep(keys.key(of: pages), from: known)
          },
          { file in
            try watch.check()
            try writer.add(file.path, file.bytes)
          })
        try writer.addCompanion(site.sources.paths.lock, site.book.lock.bytes)
        try watch.check()
      } catch {
        writer.abandon()
        throw error
      }
      progress.begin(.commit)
      return try writer.commit(isStrict: command[.strict]) { written in
        guard let keys else { return }
        memory?.remember(written, of: site, keys, isSilent: isSilent)
      }
    }
  }
}

extension UnchangedSite {
  /// Remembers which files were made of what.
  fileprivate func remember(
    _ written: WrittenFiles, of site: CheckedSite, _ keys: PageKeys, isSilent: Bool
  ) {
    let plan = site.plan
    remember(written, meetings: site.meetings.count, isSilent: isSilent) { add in
      for group in plan.groups {
        let pages = plan.pages[group]
        add(Group(keys.key(of: pages), pages.map { ($0.folder, plan.fileNames(of: $0)) }))
      }
      for path in plan.singles.map(\.rawValue) + plan.statics {
        let parts = path.split(separator: "/")
        let folder = parts.dropLast().joined(separator: "/")
        add(Group(.none, [(folder, parts.suffix(1).map(String.init))]))
      }
    }
  }
}
