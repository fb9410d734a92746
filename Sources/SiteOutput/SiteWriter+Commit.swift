import Diagnostics

extension SiteWriter {
  /// Puts the new site in place of the old one, or says why it must not.
  ///
  /// After a failure the old site is whole and nothing of the new one is left; only when it cannot
  /// even be taken back, as on a disk that became read-only, does the journal stay for the next
  /// command. In a dry run it says what would change.
  package func commit() throws(MachineFailure) -> Outcome {
    let collected = collected.with { $0 }
    guard collected.problems.isEmpty else {
      abandon()
      return .refused(collected.problems.sortedByPlace())
    }
    do {
      let new = OwnFiles(collected.lines)
      let stale = try stalePaths(collected, new)
      if !isDryRun {
        try journaled(collected, new, stale)?.run()
        fixModes(collected.wrongModes)
      }
      abandon()
      return .done(summary(collected, stale))
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

  func stalePaths(
    _ collected: Collected, _ new: OwnFiles
  ) throws(MachineFailure) -> [String] {
    guard let live else { return [] }
    let stale = StaleFiles(
      gone: own.subtracting(new).subtracting(OwnFiles(collected.settled)),
      planned: collected.paths.sorted(), identities: collected.identities,
      displaced: Set(collected.displaced.keys))
    return try naming(.read, place.shown) { () throws(SystemError) in
      try stale.paths(below: live.root)
    }
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
    let isCurrent = try recordIsCurrent(new)
    if collected.summary.changesNothing, stale.isEmpty, isCurrent { return nil }
    let area = try stagingArea()
    let state = try naming(.write, place.shownState) { () throws(SystemError) in
      try place.openState()
    }
    try prepare(collected.companions, area, state)
    let plan: CommitPlan
    if let live {
      plan = try update(live, area, collected, new, stale, recordIsCurrent: isCurrent)
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
