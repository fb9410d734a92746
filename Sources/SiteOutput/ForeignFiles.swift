/// What the user has put into the output while a killed run waited to be finished.
///
/// The steps were checked when they were planned; since then anything may have happened there.
struct ForeignFiles {
  /// The lines of the old and of the new site.
  let own: OwnFiles

  /// True when a step would overwrite or remove something that is not ours.
  func stand(at step: Step, _ places: Places) throws(SystemError) -> Bool {
    guard case .site(let path) = step.target, path != OutputPath.manifestName,
      let status = try places.status(step.target)
    else { return false }
    if let source = step.source, try places.status(source) == nil { return false }
    let (folder, name) = try places.find(step.target)
    switch (step, status.kind) {
    case (.place, _): return true
    case (_, .file): return try !own.hold(name, in: folder, path: path)
    case (.removal, .folder): return try own.count(inFolder: name, of: folder, path: path) == nil
    default: return true
    }
  }
}

extension OwnFiles {
  /// True when the file has our bytes in it.
  func hold(_ name: String, in folder: Folder, path: String) throws(SystemError) -> Bool {
    let file = try folder.openFile(name)
    guard try file.status().kind == .file else { return false }
    return contains(try FileLine(path: path, reading: file))
  }

  /// The lines of all files in a folder and below, or nil when something there is not ours.
  func lines(
    inFolder name: String, of parent: Folder, path: String
  ) throws(SystemError) -> [FileLine]? {
    let folder = try parent.subfolder(name)
    var lines: [FileLine] = []
    for entry in try folder.entries() {
      guard let name = entry.name, let kind = try folder.kind(of: entry, named: name) else {
        return nil
      }
      let below = joined(path, name)
      switch kind {
      case .file:
        let line = try FileLine(path: below, reading: try folder.openFile(name))
        guard contains(line) else { return nil }
        lines.append(line)
      case .folder:
        guard let more = try self.lines(inFolder: name, of: folder, path: below) else { return nil }
        lines += more
      case .link, .other: return nil
      }
    }
    return lines
  }

  func count(inFolder name: String, of folder: Folder, path: String) throws(SystemError) -> Int? {
    try lines(inFolder: name, of: folder, path: path)?.count
  }
}
