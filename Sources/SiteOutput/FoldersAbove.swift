/// The folders that had to be made above the output, so that it can be put there.
struct FoldersAbove {
  /// Absolute, the uppermost first.
  private let paths: [String]

  static let none = FoldersAbove()

  private init() { paths = [] }

  /// Makes the folders between the output and the deepest one that is there.
  init(_ place: SiteFolder, _ destination: Destination) throws(MachineFailure) {
    guard case .whole(let anchor, nil) = destination else {
      paths = []
      return
    }
    var missing: [String] = []
    var path = parent(of: place.output)
    while path != anchor, path != "/" {
      missing.append(path)
      path = parent(of: path)
    }
    paths = missing.reversed()
    do {
      for path in paths { try Folder.making(path).setMode(0o755) }
    } catch {
      remove()
      throw MachineFailure(.create, place.shown, error)
    }
  }

  /// Removes them again where nothing is in them.
  func remove() {
    for path in paths.reversed() {
      let name = pathParts(path).name
      if let folder = try? Folder(path: parent(of: path)) { try? folder.removeEmptyFolder(name) }
    }
  }
}
