/// What a look after a killed run found.
package enum Recovery: Equatable, Sendable {
  case nothing
  /// The output is the whole new site now.
  case finished
  /// The output is the whole old site again.
  case takenBack
  /// Nothing was done: the journal came with the folder, and no run here wrote it.
  case ignored
  /// Another run holds the lock: it is at work, or does this itself.
  case busy(LockHeld)
}

extension SiteFolder {
  /// Finishes what a killed run began, before anything reads the output.
  ///
  /// For commands that only read: when nothing is left it takes no lock and writes nothing.
  ///
  /// - Throws: `UnsafeOutput` for a journal that leads elsewhere, or a `MachineFailure`; the journal
  ///   stays then.
  package func recover() throws -> Recovery {
    let state = try? openState()
    let hasJournal = state.map { Journal.exists(in: $0) } ?? false
    guard hasJournal || Leftovers.exist(self, state) else { return .nothing }
    do {
      let lock = try RunLock(self)
      return try withExtendedLifetime(lock) {
        try recover(
          try naming(.write, shownState) { () throws(SystemError) in
            try openState()
          })
      }
    } catch let held as LockHeld {
      // Without a journal the site is whole, and what is staged belongs to the run at work.
      return hasJournal ? .busy(held) : .nothing
    } catch let failure as MachineFailure {
      // Who may only read can leave the litter to others.
      if hasJournal { throw failure }
      return .nothing
    }
  }

  /// Begins a run that may change the output: takes the lock, and finishes what a killed run began.
  ///
  /// - Parameter adopting: files that are not ours are replaced where the site needs their place.
  /// - Throws: `LockHeld` or a `MachineFailure`.
  package func begin(
    adopting: Bool = false, claiming claim: SiteClaim = SiteClaim()
  ) throws -> SiteWriter {
    let lock = try RunLock(self)
    let state = try naming(.write, shownState) { () throws(SystemError) in
      try openState()
    }
    _ = try recover(state)
    return try SiteWriter(self, adopts: adopting, claim: claim, lock: lock)
  }

  /// Begins a run that only says what would change; it takes no lock and writes nothing.
  package func beginDryRun(
    adopting: Bool = false, claiming claim: SiteClaim = SiteClaim()
  ) throws(MachineFailure) -> SiteWriter {
    try SiteWriter(self, adopts: adopting, claim: claim, lock: nil)
  }

  /// With the lock held: the way that the journal says, then away with everything temporary.
  private func recover(_ state: Folder) throws -> Recovery {
    let shownJournal = "\(shownState)/journal"
    var outcome = Recovery.nothing
    for direction in [Journal.Direction.back, .forward] {
      let journal = try naming(.read, shownJournal) { () throws(SystemError) in
        try Journal.read(direction, in: state, root: root)
      }
      if let journal {
        if journal.isFromHere { try check(journal) }
        outcome = journal.isFromHere ? try follow(journal, direction, state) : .ignored
      }
      // Also one that is not whole, which only a power failure leaves: nothing was moved then.
      try naming(.remove, shownJournal) { () throws(SystemError) in
        try state.removeAll(direction.rawValue)
      }
    }
    try naming(.remove, "\(shownState)/staging") { () throws(SystemError) in
      try Leftovers.remove(self, state)
    }
    return outcome
  }

  private func follow(
    _ journal: Journal, _ direction: Journal.Direction, _ state: Folder
  ) throws -> Recovery {
    // Without its staging folder, or without the output, there is nothing to move.
    guard let staging = try? openStaging(of: journal, state) else { return .nothing }
    let output = try? Folder(path: journal.output)
    defer { if journal.output != self.output { output?.unlock() } }
    // The killed run may have had another --output, which another site folder is writing to now.
    if journal.output != self.output, let output {
      do throws(SystemError) { try output.lock() } catch {
        if error.saysLocked { throw LockHeld(process: nil) }
      }
    }
    let places = Places(
      site: output.map { OpenFolders(root: $0) }, staging: OpenFolders(root: staging))
    let commit = Commit(place: self, state: state, steps: journal.steps, places: places)
    if direction == .back {
      try commit.runBack()
      return .takenBack
    }
    do throws(MachineFailure) {
      let own = try naming(.read, shown(OutputPath.manifestName)) { () throws(SystemError) in
        try commit.linesOfBothSites()
      }
      try commit.run(leaving: ForeignFiles(own: own))
      return .finished
    } catch {
      // It could not be finished; when it was taken back instead, the old site is whole.
      if Journal.exists(in: state) { throw error }
      return .takenBack
    }
  }
}

extension Commit {
  /// The record that stands in the output, and the one that was about to.
  fileprivate func linesOfBothSites() throws(SystemError) -> OwnFiles {
    var lines: [FileLine] = []
    var spots = [Spot.site(OutputPath.manifestName)]
    spots += steps.compactMap { $0.target == spots[0] ? $0.source : nil }
    for spot in spots where try places.status(spot)?.kind == .file {
      let (folder, name) = try places.find(spot)
      let file = try folder.openFile(name)
      lines += OwnFiles(text: try file.contents(expecting: try file.status().size)).lines
    }
    return OwnFiles(lines)
  }
}
