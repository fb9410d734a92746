package import Diagnostics

/// Brings the planned bytes of one site to the disk, all or nothing.
///
/// Outputs are added one after another, from one thread or several; each is compared with what is
/// there and staged when it differs. Nothing in the output changes before `commit()`, which is a
/// journal and then renames only: a killed run is finished, or taken back, by the next
/// `begin` or `recover` on the folder. Memory grows by some forty bytes for each output.
///
/// ```swift
/// let writer = try folder.begin(adopting: false)
/// for output in plan { try writer.add(output.path, render(output)) }
/// let outcome = try writer.commit()
/// ```
package final class SiteWriter: Sendable {
  let place: SiteFolder
  let adopts: Bool
  let claim: SiteClaim
  let isDryRun: Bool
  /// Nil in a dry run and when the run is over.
  let lock: Locked<RunLock?>
  let destination: Destination
  /// The output as it is; nil when it is absent or empty.
  let live: OpenFolders?
  /// The record of own files as it was found.
  let own: OwnFiles
  /// Names that differ in case only are one file there.
  let foldsCase: Bool
  let collected = Locked(Collected())
  let area = Locked<StagingArea?>(nil)

  init(
    _ place: SiteFolder, adopts: Bool, claim: SiteClaim, lock: RunLock?
  ) throws(MachineFailure) {
    self.place = place
    self.adopts = adopts
    self.claim = claim
    self.lock = Locked(lock)
    isDryRun = lock == nil
    destination = try Destination(place, maySwap: lock != nil)
    guard case .update(let folder) = destination else {
      live = nil
      own = OwnFiles([])
      foldsCase = false
      return
    }
    live = OpenFolders(root: folder)
    let name = OutputPath.manifestName
    let (kind, text, folds) = try naming(.read, place.shown(name)) {
      () throws(SystemError) -> (FileStatus.Kind?, [UInt8], Bool) in
      guard let status = try folder.status(of: name) else { return (nil, [], false) }
      guard status.kind == .file else { return (status.kind, [], false) }
      let text = try folder.openFile(name).contents(expecting: status.size)
      let other = try folder.status(of: name.uppercased())
      return (.file, text, other?.identity == status.identity)
    }
    own = OwnFiles(text: text)
    foldsCase = folds
    if let kind, kind != .file { report(.inTheWay(place.shown(name), kind)) }
  }

  deinit { abandon() }

  /// Adds one output; its place is relative to the output folder, with `/` between its parts.
  ///
  /// Each path may be added once. What stands in the way is a problem that `commit` reports, so
  /// that one run finds all of them.
  package func add(_ path: String, _ bytes: [UInt8]) throws(MachineFailure) {
    guard let target = OutputPath(path) else {
      return report(.unsafePath(path))
    }
    let status: FileStatus?
    switch try finding(target, bytes) {
    case .same(let found):
      keep(target, found)
      status = found
    case .other(let found, let old):
      guard adopts || own.contains(old) else { return report(.foreignFile(place.shown(path))) }
      status = try stage(target, bytes, replacing: found, old)
    case .absent: status = try stage(target, bytes, replacing: nil, nil)
    case .missing(let topmost): status = try stage(target, bytes, below: topmost)
    case .folder(let lines):
      displace(path, lines)
      status = try stage(target, bytes, replacing: nil, nil)
    case .fileAsFolder(let file, let old):
      displace(file, [old])
      status = try stage(target, bytes, below: file)
    case .inTheWay(let path, let kind): return report(.inTheWay(place.shown(path), kind))
    }
    let line = FileLine(path: path, bytes: bytes)
    collected.with { $0.note(line, path, status) }
  }

  /// The problems so far, in the order of their files.
  package var problems: [Diagnostic] { collected.with { $0.problems }.sortedByPlace() }

  func report(_ problem: Diagnostic) {
    collected.with { $0.problems.append(problem) }
  }

  private func keep(_ target: OutputPath, _ status: FileStatus) {
    collected.with { collected in
      collected.summary.unchanged += 1
      if status.mode & 0o777 != 0o644 { collected.wrongModes.append(target.text) }
      if foldsCase { collected.identities.insert(status.identity) }
    }
  }

  private func stage(
    _ target: OutputPath, _ bytes: [UInt8], replacing status: FileStatus?, _ old: FileLine?
  ) throws(MachineFailure) -> FileStatus? {
    let number = collected.with { collected in
      let number = collected.nextNumber()
      collected.files.append(
        .init(number: number, path: target.text, before: status.map { .init($0) }))
      if let old { collected.settled.append(old) }
      if foldsCase, let status { collected.identities.insert(status.identity) }
      count(target, status == nil ? .add : .replace, &collected)
      return number
    }
    if isDryRun { return nil }
    let area = try stagingArea()
    return try naming(.write, place.shown(target.text)) { () throws(SystemError) in
      try area.stage(number: number, bytes)
    }
  }

  private func stage(
    _ target: OutputPath, _ bytes: [UInt8], below topmost: String
  ) throws(MachineFailure) -> FileStatus? {
    collected.with { count(target, .add, &$0) }
    if isDryRun { return nil }
    let area = try stagingArea()
    let root = joined("tree", topmost)
    return try naming(.write, place.shown(target.text)) { () throws(SystemError) in
      try area.stage(tree: target, bytes) { made in
        if made == root { collected.with { $0.places.append(topmost) } }
      }
    }
  }

  private func count(_ target: OutputPath, _ change: Summary.Change, _ collected: inout Collected) {
    collected.summary.written += 1
    if isDryRun { collected.summary.changes[target.text] = change }
  }

  private func displace(_ path: String, _ lines: [FileLine]) {
    collected.with { collected in
      guard collected.displaced[path] == nil else { return }
      collected.displaced[path] = collected.nextNumber()
      collected.settled += lines
      collected.summary.removed += lines.count
      if isDryRun { collected.summary.changes[path] = .remove }
    }
  }

  func stagingArea() throws(MachineFailure) -> StagingArea {
    try area.with { (area) throws(MachineFailure) in
      if let area { return area }
      let made = try StagingArea(for: place, into: destination)
      area = made
      return made
    }
  }
}
