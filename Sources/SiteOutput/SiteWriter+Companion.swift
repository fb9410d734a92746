import Diagnostics

extension SiteWriter {
  /// Adds a file outside the output that changes together with it, or not at all.
  ///
  /// It is ours by its name, so what is there is replaced; its folder must be there.
  package func addCompanion(_ path: String, _ bytes: [UInt8]) throws(MachineFailure) {
    let (shownFolder, name) = pathParts(path)
    let folder: String
    do { folder = try ResolvedPath(shownFolder.isEmpty ? "." : shownFolder).text } catch {
      throw MachineFailure(.write, path, error.systemError)
    }
    let (kind, isSame) = try naming(.read, path) {
      () throws(SystemError) -> (FileStatus.Kind?, Bool) in
      let folder = try Folder(path: folder)
      guard let status = try folder.status(of: name) else { return (nil, false) }
      guard status.kind == .file else { return (status.kind, false) }
      return (.file, try folder.openFile(name).holds(bytes, size: status.size))
    }
    if isSame {
      // A killed run may have left its neighbours when the list of leftovers is gone as well.
      if !isDryRun { try? Folder(path: folder).removeNeighbours(ofCompanion: name) }
      return
    }
    if let kind, kind != .file { return report(.inTheWay(path, kind)) }
    let companion = Companion(
      path: folder == "/" ? "/\(name)" : "\(folder)/\(name)", shown: path, bytes: bytes,
      replaces: kind != nil)
    collected.with { collected in
      collected.companions.append(companion)
      collected.summary.companions.append(path)
    }
  }
}

extension SiteFolder {
  /// Writes a file outside the output that is ours by its name, in one step, and nothing else.
  ///
  /// - Throws: `LockHeld` or a `MachineFailure`.
  package func save(_ bytes: [UInt8], at path: String) throws {
    let held = try RunLock(self)
    try withExtendedLifetime(held) {
      let (above, name) = pathParts(path)
      try naming(.write, path) { () throws(SystemError) in
        try Folder(path: above.isEmpty ? "." : above).removeNeighbours(ofCompanion: name)
      }
      try replaceFile(at: path, bytes)
    }
  }
}

extension ResolvedPath.Problem {
  var systemError: SystemError {
    switch self {
    case .leadsNowhere, .climbsFromNowhere, .isGone: .missing
    case .throughFile: .noFolder
    case .system(let error): error
    }
  }
}

extension Companion {
  /// Makes the two neighbours: the new bytes, and a second name of the old ones.
  func prepare() throws(SystemError) {
    let (folderPath, name) = pathParts(path)
    let folder = try Folder(path: folderPath.isEmpty ? "/" : folderPath)
    let waiting = pathParts(Self.waiting(path)).name
    let kept = pathParts(Self.kept(path)).name
    try folder.removeNeighbours(ofCompanion: name)
    let file = try folder.makeFile(waiting)
    try file.append(bytes)
    try file.setMode(0o644)
    try file.finish()
    if replaces { try folder.keep(name, in: folder, as: kept) }
  }
}

extension Folder {
  /// Removes what a run has put beside a companion.
  fileprivate func removeNeighbours(ofCompanion name: String) throws(SystemError) {
    for path in [Companion.waiting("/\(name)"), Companion.kept("/\(name)")] {
      try removeAll(pathParts(path).name)
    }
  }

  /// Gives a file a second name, or makes a copy where file systems know no second names.
  func keep(_ name: String, in other: Folder, as copyName: String) throws(SystemError) {
    do { try link(name, to: other, copyName) } catch {
      guard error.saysNoHardLinks else { throw error }
      let file = try openFile(name)
      let status = try file.status()
      let copy = try other.makeFile(copyName)
      try copy.append(try file.contents(expecting: status.size))
      try copy.setMode(status.mode)
      try copy.finish()
    }
  }
}
