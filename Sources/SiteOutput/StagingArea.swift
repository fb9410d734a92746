import Diagnostics

/// The folder where the new files wait, on the file system of the output.
///
/// `tree/` holds folders that the output does not have yet, each to be moved by one rename; `new/`
/// holds files for folders that are there, `old/` the second names of what they replace.
final class StagingArea: Sendable {
  static let probeName = ".linksite-probe"

  /// Absolute.
  let path: String
  /// What stands outside of the state folder, for the list of leftovers.
  let outside: [String]
  let folders: OpenFolders
  private let fixesModes: Bool

  /// Makes the folder where a rename into the output works.
  ///
  /// That is inside `.linksite/` for most sites. Where the output is another file system it is a
  /// hidden folder in the output, or beside it while it is not there.
  init(for place: SiteFolder, into destination: Destination) throws(MachineFailure) {
    let state = try naming(.create, "\(place.shownState)/staging") { () throws(SystemError) in
      let state = try Folder.making(place.state)
      try state.removeAll(Leftovers.stagingName)
      try state.makeFolder(Leftovers.stagingName)
      return state
    }
    let inner = try naming(.create, "\(place.shownState)/staging") { () throws(SystemError) in
      try state.subfolder(Leftovers.stagingName)
    }
    let reached = try naming(.write, place.shown) { () throws(SystemError) in
      try Self.reaches(try destination.anchor(), from: inner)
    }
    let root: Folder
    if reached {
      path = "\(place.state)/\(Leftovers.stagingName)"
      outside = []
      root = inner
    } else {
      let path = destination.neighbouringStaging(for: place)
      root = try naming(.write, place.shown) { () throws(SystemError) in
        try state.removeAll(Leftovers.stagingName)
        let anchor = try destination.anchor()
        let name = pathParts(path).name
        try Self.removeStaging(name, in: anchor)
        try Leftovers.announce([path], in: state)
        try anchor.makeFolder(name)
        let root = try anchor.subfolder(name)
        try root.makeFile(Self.markName).finish()
        return root
      }
      self.path = path
      outside = [path]
    }
    let masked = try naming(.write, place.shown) { () throws(SystemError) in
      try Self.masksModes(root)
    }
    fixesModes = masked
    folders = OpenFolders(root: root, mode: masked ? 0o755 : nil)
    try naming(.write, place.shown) { () throws(SystemError) in
      for name in ["tree", "new", "old"] { _ = try folders.make(name) { _ in } }
    }
  }

  /// Stages a file for a folder that is there.
  @discardableResult
  func stage(number: Int, _ bytes: [UInt8]) throws(SystemError) -> FileStatus {
    return try write("\(number)", in: try folders.make("new") { _ in }, bytes)
  }

  /// Stages a file in a folder that is not there yet.
  func stage(
    tree path: OutputPath, _ bytes: [UInt8], onMaking: (String) -> Void
  ) throws(SystemError) -> FileStatus {
    let folder = try folders.make(joined("tree", path.folder), onMaking: onMaking)
    return try write(path.name, in: folder, bytes)
  }

  /// Stages the record of own files of a first build.
  func stage(record: [UInt8]) throws(SystemError) {
    try write(OutputPath.manifestName, in: try folders.make("tree") { _ in }, record)
  }

  /// Gives a file of the output a second name.
  func keep(_ name: String, of folder: Folder, number: Int) throws(SystemError) {
    try folder.keep(name, in: try folders.make("old") { _ in }, as: "\(number)")
  }

  /// Gives the staged first build the mode that the user chose for the output.
  func setMode(_ mode: UInt32) throws(SystemError) {
    try folders.make("tree") { _ in }.setMode(mode)
  }

  @discardableResult
  private func write(
    _ name: String, in folder: Folder, _ bytes: [UInt8]
  ) throws(SystemError) -> FileStatus {
    let file = try folder.makeFile(name)
    try file.append(bytes)
    if fixesModes { try file.setMode(0o644) }
    let status = try file.status()
    try file.finish()
    return status
  }

  /// Whether one rename gets from here to there; equal device numbers do not tell, as bind mounts
  /// share them.
  private static func reaches(_ anchor: Folder, from staging: Folder) throws(SystemError) -> Bool {
    try staging.makeFolder("probe")
    // A folder, since it replaces nothing but an empty one.
    do { try staging.rename("probe", to: anchor, probeName) } catch {
      if error.saysNotInOneStep { return false }
      if error.saysExisting || error.saysNoFolder {
        try staging.removeEmptyFolder("probe")
        return true
      }
      throw error
    }
    try anchor.removeEmptyFolder(probeName)
    return true
  }

  /// Removes what a killed run has left where this one will stage, also when the state folder that
  /// knew of it is gone; throws when something else has the name.
  private static func removeStaging(_ name: String, in anchor: Folder) throws(SystemError) {
    guard try anchor.status(of: name) != nil else { return }
    guard try isOurs(name, in: anchor) else { throw .existing }
    try anchor.removeAll(name)
  }

  /// True for a staging folder: it holds the mark, or nothing yet.
  static func isOurs(_ name: String, in anchor: Folder) throws(SystemError) -> Bool {
    guard name.hasPrefix("."), name.holds("linksite-"),
      try anchor.status(of: name)?.kind == .folder
    else { return false }
    let entries = try anchor.subfolder(name).entries()
    return entries.isEmpty || entries.contains { $0.name == markName }
  }

  /// An empty file that tells our staging folder from whatever else has its name.
  ///
  /// The last by name, so that it also goes last.
  static let markName = "written-by-linksite"

  /// Whether the umask, or rules of the folder, take bits from the modes that we ask for.
  private static func masksModes(_ root: Folder) throws(SystemError) -> Bool {
    let file = try root.makeFile("mode")
    let mode = try file.status().mode
    try root.removeFile("mode")
    let folderMode = try root.status().mode & 0o777
    return mode != 0o644 || folderMode != 0o755
  }
}
