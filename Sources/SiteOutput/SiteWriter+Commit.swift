import Diagnostics

extension SiteWriter {
  /// Puts the new site in place of the old one, or says why it must not.
  ///
  /// After a failure the old site is whole and nothing of the new one is left; only when it cannot
  /// even be taken back, as on a disk that became read-only, does the journal stay for the next
  /// command. In a dry run it says what would change.
  ///
  /// - Parameters:
  ///   - isStrict: a file that stays without need is reason enough to refuse.
  ///   - remember: called when all is done, while nobody else can write to the output.
  package func commit(
    isStrict: Bool = false, remember: ((WrittenFiles) -> Void)? = nil
  ) throws(MachineFailure) -> Outcome {
    var collected = collected.with { $0 }
    guard collected.problems.isEmpty else {
      abandon()
      return .refused(collected.problems.sortedByPlace())
    }
    do {
      let new = OwnFiles(collected.lines)
      let rest = try rest(collected, new)
      let refusals = refusals(for: rest, isStrict: isStrict)
      guard refusals.isEmpty else {
        abandon()
        return .refused(refusals)
      }
      let stale = stale(rest, &collected)
      if !isDryRun {
        try journaled(collected, new, stale)?.run()
        fixModes(collected.wrongModes)
        remember?(WrittenFiles(collected, place))
      }
      abandon()
      var summary = summary(collected, stale)
      tell(of: rest, in: &summary)
      return .done(summary)
    } catch {
      abandon()
      throw error
    }
  }

  /// Ends the run without a change, removes what it staged and gives the lock back.
  ///
  /// Does nothing after a commit.
  package func abandon() {
    collected.with { $0 = Collected() }
    lock.with { lock in
      guard let held = lock else { return }
      held.releaseSpare()
      area.with { $0 = nil }
      // A journal that is still there needs what it names. What cannot be removed now, the next run
      // removes.
      if let state = try? place.openState(), !Journal.exists(in: state) {
        try? Leftovers.remove(place, state)
      }
      lock = nil
    }
  }

  private func summary(_ collected: Collected, _ stale: [String]) -> Summary {
    var summary = collected.summary
    summary.removed += stale.count
    if isDryRun { for path in stale { summary.changes[path] = .remove } }
    return summary
  }

  /// What of the output is not planned.
  ///
  /// To look for it takes longer than everything else, so it is done only where there must be some,
  /// or somebody wants to know.
  func rest(
    _ collected: Collected, _ new: OwnFiles
  ) throws(MachineFailure) -> StaleFiles.Found {
    let gone = own.subtracting(new).subtracting(OwnFiles(collected.settled))
    guard let live, !gone.lines.isEmpty || !claim.cleared.isEmpty || isDryRun else {
      return StaleFiles.Found()
    }
    let stale = StaleFiles(
      gone: gone, planned: collected.paths.sorted(), identities: collected.identities,
      displaced: Set(collected.displaced.keys))
    return try naming(.read, place.shown) { () throws(SystemError) in
      try stale.search(below: live.root)
    }
  }

  /// Paths that go; those that are taken over become ours.
  func stale(_ rest: StaleFiles.Found, _ collected: inout Collected) -> [String] {
    let cleared = rest.others.filter { claim.isCleared($0.path) }
    collected.settled += cleared.map(\.line)
    return rest.stale + cleared.map(\.path)
  }

  private func refusals(for rest: StaleFiles.Found, isStrict: Bool) -> [Diagnostic] {
    let others = rest.others.map(\.path)
    if !adopts {
      let foreign = others.filter(claim.isCleared)
      if !foreign.isEmpty { return foreign.map { .foreignFile(toBeCleared: place.shown($0)) } }
    }
    guard isStrict else { return [] }
    var summary = Summary()
    tell(of: rest, in: &summary)
    let problems = summary.diagnostics.strict()
    return problems.hasErrors ? problems : []
  }

  private func tell(of rest: StaleFiles.Found, in summary: inout Summary) {
    guard rest.missing > 0 || isDryRun else { return }
    let others = rest.others.map(\.path).filter { !claim.isCleared($0) }
    let known = others.filter(claim.covers)
    summary.leftBehind = known.map { place.shown($0) }
    let cleared = rest.others.count - others.count
    let count = rest.missing - known.count - cleared
    guard count > 0 else { return }
    // What begins with a dot belongs to hosts and version control.
    let candidates = others.filter { !claim.covers($0) && $0.utf8.first != UInt8(ascii: ".") }
    summary.lost = .init(count: count, candidates: candidates.map { place.shown($0) })
  }

  private func recordIsCurrent(_ new: OwnFiles) throws(MachineFailure) -> Bool {
    let name = OutputPath.manifestName
    guard let root = live?.root else { return false }
    return try naming(.read, place.shown(name)) { () throws(SystemError) in
      guard let status = try root.status(of: name), status.kind == .file else { return false }
      return try root.openFile(name).holds(new.text, size: status.size)
    }
  }

  /// Prepares everything and writes the journal; nil when nothing changes.
  ///
  /// A run that is killed before it returns has changed nothing, one that is killed later will be
  /// finished.
  func journaled(
    _ collected: Collected, _ new: OwnFiles, _ stale: [String]
  ) throws(MachineFailure) -> Commit? {
    // Files that are taken over are ours from the moment on when they are moved.
    let union = own.union(new).union(OwnFiles(collected.settled))
    let isCurrent = try recordIsCurrent(new)
    if collected.summary.changesNothing, stale.isEmpty, isCurrent { return nil }
    let area = try stagingArea()
    let state = try naming(.write, place.shownState) { () throws(SystemError) in
      try place.openState()
    }
    try prepare(collected.companions, area, state)
    let plan: CommitPlan
    if let live {
      plan = try update(
        live, area, collected, stale, isCurrent && union.lines == new.lines ? nil : (union, new))
    } else {
      plan = try firstBuild(area, collected, new)
    }
    let above = try FoldersAbove(place, destination)
    do {
      try naming(.write, "\(place.shownState)/journal") { () throws(SystemError) in
        try Journal(output: place.output, staging: area.path, steps: plan.steps)
          .write(into: state, root: place.root)
      }
    } catch {
      above.remove()
      throw error
    }
    area.folders.forget()
    let site = plan.output.map { OpenFolders(root: $0) }
    return Commit(
      place: place, state: state, steps: plan.steps,
      places: Places(site: site, staging: area.folders), above: above)
  }

  private func prepare(
    _ companions: [Companion], _ area: StagingArea, _ state: Folder
  ) throws(MachineFailure) {
    if companions.isEmpty { return }
    let neighbours = companions.flatMap { [Companion.waiting($0.path), Companion.kept($0.path)] }
    try naming(.write, place.shownState) { () throws(SystemError) in
      try Leftovers.announce(area.outside + neighbours, in: state)
    }
    for companion in companions {
      try naming(.write, companion.shown) { () throws(SystemError) in try companion.prepare() }
    }
  }

  /// Modes of files that are ours and unchanged; where that is not allowed they serve as they are.
  private func fixModes(_ paths: [String]) {
    guard let live else { return }
    for path in paths {
      let (folder, name) = pathParts(path)
      guard case .present(let folder)? = try? live.lookUp(folder) else { continue }
      try? folder.openFile(name).setMode(0o644)
    }
  }
}
