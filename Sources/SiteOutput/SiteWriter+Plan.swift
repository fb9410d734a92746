/// The steps of a commit, and the output that they work in.
struct CommitPlan {
  let steps: [Step]
  /// Nil while the output is not there.
  let output: Folder?
}

extension SiteWriter {
  /// Turns what was staged into steps and gives everything that they replace a second name.
  ///
  /// Here the last things happen that can fail for want of space or permission; what follows are
  /// renames. New folders come first, so that no page points to one that is not there yet.
  ///
  /// - Parameter record: the record while it is done and afterwards; nil when it stays as it is.
  func update(
    _ live: OpenFolders, _ area: StagingArea, _ collected: Collected, _ stale: [String],
    _ record: (union: OwnFiles, new: OwnFiles)?
  ) throws(MachineFailure) -> CommitPlan {
    live.forget()
    var collected = collected
    let removals = stale.map { Step.removal(number: collected.nextNumber(), path: $0) }
    let displaced = collected.displaced.map { Step.removal(number: $1, path: $0) }.inOrder()
    let folders = collected.places.map { Step.place(path: $0) }.inOrder()
    let files = collected.files.map {
      Step.file(number: $0.number, path: $0.path, replaces: $0.before != nil)
    }.inOrder()
    try checkWritable(displaced + folders + files + removals, live)
    let places = Places(site: live, staging: area.folders)
    for file in collected.files.sorted(by: { precedesByBytes($0.path, $1.path) }) {
      try keep(file, places, isDisplaced: collected.displaced[file.path] != nil)
    }
    var recordSteps: (union: [Step], finish: [Step]) = ([], [])
    if let record {
      recordSteps = try stageRecord(record.union, record.new, live.root, area, &collected)
    }
    return CommitPlan(
      steps: recordSteps.union + collected.companions.map(\.step) + displaced + folders + files
        + removals + recordSteps.finish,
      output: live.root)
  }

  /// The whole site in one rename.
  func firstBuild(
    _ area: StagingArea, _ collected: Collected, _ new: OwnFiles
  ) throws(MachineFailure) -> CommitPlan {
    try naming(.write, place.shown(OutputPath.manifestName)) { () throws(SystemError) in
      try area.stage(record: new.text)
      if case .whole(_, let mode?) = destination { try area.setMode(mode) }
    }
    return CommitPlan(
      steps: collected.companions.map(\.step) + [.site(output: place.output)], output: nil)
  }

  /// Gives a file that is replaced its second name, and sees that nobody has changed it meanwhile.
  private func keep(
    _ file: Collected.File, _ places: Places, isDisplaced: Bool
  ) throws(MachineFailure) {
    let isUnchanged = try naming(.write, place.shown(file.path)) { () throws(SystemError) in
      let (folder, name) = try places.find(.site(file.path))
      let status = try folder.status(of: name)
      guard let before = file.before else { return status == nil || isDisplaced }
      guard let status, Collected.Version(status) == before else { return false }
      let (old, copyName) = try places.find(.staging("old/\(file.number)"))
      try folder.keep(name, in: old, as: copyName)
      return true
    }
    if !isUnchanged {
      throw MachineFailure(
        .write, place.shown(file.path), reason: "it changed while the site was built")
    }
  }

  private func checkWritable(_ steps: [Step], _ live: OpenFolders) throws(MachineFailure) {
    try naming(.write, place.shown) { () throws(SystemError) in try live.root.checkWritable() }
    var last: String?
    for case .site(let path) in steps.map(\.target) {
      let folder = pathParts(path).folder
      if folder == last { continue }
      last = folder
      try naming(.write, place.shown(path)) { () throws(SystemError) in
        if case .present(let found) = try live.lookUp(folder) { try found.checkWritable() }
      }
    }
  }

  /// The record grows to both sites' lines before the first rename and shrinks after the last.
  private func stageRecord(
    _ union: OwnFiles, _ new: OwnFiles, _ root: Folder, _ area: StagingArea,
    _ collected: inout Collected
  ) throws(MachineFailure) -> (union: [Step], finish: [Step]) {
    let name = OutputPath.manifestName
    let first = collected.nextNumber()
    let last = collected.nextNumber()
    let replaces = try naming(.write, place.shown(name)) { () throws(SystemError) in
      try area.stage(number: first, union.text)
      if union.lines != new.lines { try area.stage(number: last, new.text) }
      guard try root.status(of: name) != nil else { return false }
      try area.keep(name, of: root, number: first)
      return true
    }
    return (
      [.file(number: first, path: name, replaces: replaces)],
      union.lines == new.lines ? [] : [.finish(number: last)]
    )
  }
}

extension Companion {
  fileprivate var step: Step { .companion(path: path, replaces: replaces) }
}

extension [Step] {
  /// By the path in the output.
  fileprivate func inOrder() -> [Step] {
    sorted { left, right in
      guard case .site(let leftPath) = left.target, case .site(let rightPath) = right.target else {
        return false
      }
      return precedesByBytes(leftPath, rightPath)
    }
  }
}
