/// The files of ours that nothing asks for any more.
///
/// They are found by their bytes, since the record names no path: a file that was changed after the
/// build is no longer ours and stays, also when a program of the host did that.
struct StaleFiles {
  struct Found {
    /// Paths of files with our bytes, sorted.
    var stale: [String] = []
    /// Files that nothing asks for and that do not hold our bytes, sorted.
    var others: [(path: String, line: FileLine)] = []

    /// How many of our former files are not there as they were written.
    var missing = 0
  }

  /// Lines of the old site without a place in the new one.
  let gone: OwnFiles
  /// Numbers of the planned paths, sorted: these need not be read.
  let planned: [UInt64]
  /// Planned files by identity, where names that differ in case are one file.
  let identities: Set<FileIdentity>
  /// Paths that move away as a whole.
  let displaced: Set<String>

  /// Reads every file below a folder that is not planned.
  ///
  /// No link is followed, no repository and no other file system entered.
  func search(below root: Folder) throws(SystemError) -> Found {
    var found = Found()
    try search(root, "", device: try root.status().identity.device, &found)
    found.stale = found.stale.sortedByBytes()
    found.others.sort { precedesByBytes($0.path, $1.path) }
    found.missing = gone.lines.count - found.stale.count
    return found
  }

  private func search(
    _ folder: Folder, _ path: String, device: UInt64, _ found: inout Found
  ) throws(SystemError) {
    for entry in try folder.entries() {
      guard let name = entry.name, let kind = try folder.kind(of: entry, named: name) else {
        continue
      }
      let below = joined(path, name)
      if displaced.contains(below) { continue }
      switch kind {
      case .folder:
        if name == ".git" || below == OutputPath.stagingName { continue }
        let inner = try readable { () throws(SystemError) in try folder.subfolder(name) }
        guard let inner, try inner.status().identity.device == device else { continue }
        try search(inner, below, device: device, &found)
      case .file:
        if isPlanned(below) || below == OutputPath.manifestName { continue }
        let read = try readable { () throws(SystemError) -> FileLine? in
          try line(name, folder, below)
        }
        guard let read, let line = read else { continue }
        if gone.contains(line) {
          found.stale.append(below)
        } else {
          found.others.append((below, line))
        }
      case .link, .other: continue
      }
    }
  }

  /// Nil for a planned file under another spelling of its name.
  private func line(
    _ name: String, _ folder: Folder, _ path: String
  ) throws(SystemError) -> FileLine? {
    let file = try folder.openFile(name)
    let status = try file.status()
    guard status.kind == .file, !identities.contains(status.identity) else { return nil }
    return try FileLine(path: path, reading: file)
  }

  /// What may not be read was made so by the user; and files may vanish while we look.
  private func readable<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result? {
    do { return try body() } catch {
      if error.saysForbidden || error.saysMissing || error.saysNoFolder { return nil }
      throw error
    }
  }

  private func isPlanned(_ path: String) -> Bool {
    let number = pathNumber(path)
    var low = 0
    var high = planned.count
    while low < high {
      let middle = (low + high) / 2
      if planned[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < planned.count && planned[low] == number
  }
}
