/// What a run finds at the place of its output.
enum Destination: Sendable {
  /// Nothing, or an empty folder: the staged site gets there by one rename.
  ///
  /// `anchor` is the deepest folder above it that is there; `mode` is that of the empty folder.
  case whole(anchor: String, mode: UInt32?)
  /// A folder with files, or one that must stay: a mount point, or somebody else's.
  case update(Folder)

  init(_ place: SiteFolder) throws(MachineFailure) {
    self = try naming(.read, place.shown) { () throws(SystemError) in
      try Self.found(at: place.output)
    }
  }

  private static func found(at output: String) throws(SystemError) -> Destination {
    var above = parent(of: output)
    let folder: Folder
    do { folder = try Folder(path: output) } catch {
      guard error.saysMissing else { throw error }
      while try FileStatus.following(above) == nil { above = parent(of: above) }
      return .whole(anchor: above, mode: nil)
    }
    let status = try folder.status()
    let others = try folder.entries().filter { $0.name != OutputPath.stagingName }
    guard others.isEmpty, let outer = try FileStatus.following(above),
      outer.identity.device == status.identity.device, status.isOwnedByUs,
      (try? Folder(path: above).checkWritable()) != nil
    else { return .update(folder) }
    return .whole(anchor: above, mode: UInt32(status.mode))
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
