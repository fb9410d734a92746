/// What a run finds at the place of its output.
enum Destination: Sendable {
  /// Nothing, or an empty folder: the staged site gets there by one rename.
  ///
  /// `anchor` is the deepest folder above it that is there; `mode` is that of the empty folder.
  case whole(anchor: String, mode: UInt32?)
  /// A folder with files, or an empty one that must stay: a mount point, or somebody else's.
  case update(Folder)

  /// - Parameter maySwap: an empty output may be replaced by another empty folder, to see whether
  ///   a rename can do so later. A mount point says no to that, and nothing else tells of a bind
  ///   mount.
  init(_ place: SiteFolder, maySwap: Bool) throws(MachineFailure) {
    self = try naming(maySwap ? .write : .read, place.shown) { () throws(SystemError) in
      try Self.found(at: place.output, maySwap)
    }
  }

  private static func found(at output: String, _ maySwap: Bool) throws(SystemError) -> Destination {
    var above = parent(of: output)
    let folder: Folder
    do { folder = try Folder(path: output) } catch {
      guard error.saysMissing else { throw error }
      while try FileStatus.following(above) == nil { above = parent(of: above) }
      return .whole(anchor: above, mode: nil)
    }
    let status = try folder.status()
    guard try folder.entries().isEmpty else { return .update(folder) }
    if maySwap {
      guard status.isOwnedByUs, try swapped(output, mode: status.mode) else {
        return .update(folder)
      }
    }
    return .whole(anchor: above, mode: status.mode)
  }

  /// Replaces an empty folder by another one with its mode, where that is possible.
  private static func swapped(_ output: String, mode: UInt32) throws(SystemError) -> Bool {
    let name = pathParts(output).name
    let other = ".\(name).linksite-empty"
    guard let folder = try? Folder(path: parent(of: output)),
      (try? folder.makeFolder(other)) != nil,
      // A killed run may have left it; with anything in it, it is none of ours.
      try folder.status(of: other)?.kind == .folder, try folder.subfolder(other).entries().isEmpty
    else { return false }
    do {
      try folder.subfolder(other).setMode(mode)
      try folder.rename(other, to: folder, name)
    } catch {
      try folder.removeEmptyFolder(other)
      if error.saysNotInOneStep || error.saysForbidden || error.saysExisting { return false }
      throw error
    }
    return true
  }

  /// The folder that a rename has to reach.
  func anchor() throws(SystemError) -> Folder {
    switch self {
    case .whole(let anchor, _): try Folder(path: anchor)
    case .update(let folder): folder
    }
  }

  /// Where files are staged when the state folder is on another file system.
  func neighbouringStaging(for place: SiteFolder) -> String {
    switch self {
    case .update: return "\(place.output)/\(OutputPath.stagingName)"
    case .whole(let anchor, _):
      // Named for the site folder too: two of them may begin to write to one place.
      let line = FileLine(path: place.state, bytes: [])
      let tag = String(line.high >> 32, radix: 16)
      let name = ".\(pathParts(place.output).name).linksite-\(tag)"
      return anchor == "/" ? "/\(name)" : "\(anchor)/\(name)"
    }
  }
}

/// The folder above an absolute path.
func parent(of path: String) -> String {
  let folder = pathParts(path).folder
  return folder.isEmpty ? "/" : folder
}
