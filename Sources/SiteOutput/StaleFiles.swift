/// The files of ours that nothing asks for any more.
///
/// They are found by their bytes, since the record names no path: a file that the user has changed
/// is no longer ours and stays.
struct StaleFiles {
  /// Lines of the old site without a place in the new one.
  let gone: OwnFiles
  /// Numbers of the planned paths, sorted: these need not be read.
  let planned: [UInt64]
  /// Planned files by identity, where names that differ in case are one file.
  let identities: Set<FileIdentity>
  /// Paths that move away as a whole.
  let displaced: Set<String>

  /// Their paths, sorted.
  ///
  /// No link is followed, no repository and no other file system entered.
  func paths(below root: Folder) throws(SystemError) -> [String] {
    if gone.lines.isEmpty { return [] }
    var found: [String] = []
    try search(root, "", device: try root.status().identity.device, &found)
    return found.sortedByBytes()
  }

  private func search(
    _ folder: Folder, _ path: String, device: UInt64, _ found: inout [String]
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
        if isPlanned(below) { continue }
        let isStale = try readable { () throws(SystemError) in try isGone(name, folder, below) }
        if isStale == true { found.append(below) }
      case .link, .other: continue
      }
    }
  }

  private func isGone(
    _ name: String, _ folder: Folder, _ path: String
  ) throws(SystemError) -> Bool {
    if !identities.isEmpty, let status = try folder.status(of: name),
      identities.contains(status.identity)
    {
      return false
    }
    return try gone.hold(name, in: folder, path: path)
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
