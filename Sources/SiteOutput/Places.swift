/// The open folders that the steps of a commit work in.
struct Places: Sendable {
  /// Nil while the output is not there.
  let site: OpenFolders?
  let staging: OpenFolders

  /// The folder that holds a spot, and the spot's name in it; no link below the output is followed.
  func find(_ spot: Spot) throws(SystemError) -> (folder: Folder, name: String) {
    switch spot {
    case .absolute(let path):
      let (folder, name) = pathParts(path)
      return (try Folder(path: folder.isEmpty ? "/" : folder), name)
    case .site(let path):
      guard let site else { throw .missing }
      return try find(path, in: site)
    case .staging(let path): return try find(path, in: staging)
    }
  }

  /// Nil when nothing is there, or not even a folder for it.
  func status(_ spot: Spot) throws(SystemError) -> FileStatus? {
    do {
      let (folder, name) = try find(spot)
      return try folder.status(of: name)
    } catch {
      if error.saysMissing || error.saysNoFolder { return nil }
      throw error
    }
  }

  func rename(_ from: Spot, to: Spot) throws(SystemError) {
    let (folder, name) = try find(from)
    let (newFolder, newName) = try find(to)
    try folder.rename(name, to: newFolder, newName)
  }

  func removeAll(_ spot: Spot) throws(SystemError) {
    let (folder, name) = try find(spot)
    try folder.removeAll(name)
  }

  /// Folders have moved: the next look walks anew.
  func forget() {
    site?.forget()
    staging.forget()
  }

  private func find(
    _ path: String, in folders: OpenFolders
  ) throws(SystemError) -> (folder: Folder, name: String) {
    let (folder, name) = pathParts(path)
    switch try folders.lookUp(folder) {
    case .present(let found): return (found, name)
    case .missing: throw .missing
    case .blocked: throw .noFolder
    }
  }
}
