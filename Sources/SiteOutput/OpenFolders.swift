/// The folders below one folder that were used last, so that neighbours do not walk the path again.
///
/// It holds a few descriptors only, however large the site, and may be used by several threads:
/// a folder stays open for as long as somebody works in it. No link is followed.
final class OpenFolders: Sendable {
  enum Lookup {
    case present(Folder)
    /// `topmost` is the first folder on the way that is not there.
    case missing(topmost: String)
    /// A link or a file at `path` stands in the way.
    case blocked(path: String)
  }

  let root: Folder
  private let recent = Locked<[String: Lookup]>([:])
  /// Given to folders that are made, where the system does not give it by itself.
  private let mode: UInt32?
  private static let limit = 8

  init(root: Folder, mode: UInt32? = nil) {
    self.root = root
    self.mode = mode
  }

  func lookUp(_ path: String) throws(SystemError) -> Lookup {
    if path.isEmpty { return .present(root) }
    if let known = recent.with({ $0[path] }) { return known }
    let (parent, name) = pathParts(path)
    var result = try lookUp(parent)
    if case .present(let folder) = result {
      do { result = .present(try folder.subfolder(name)) } catch {
        if error.saysMissing {
          result = .missing(topmost: path)
        } else if error.saysNoFolder {
          result = .blocked(path: path)
        } else {
          throw error
        }
      }
    }
    remember(path, result)
    return result
  }

  /// The folder at `path`, made with its parents where it is missing.
  ///
  /// - Parameter onMaking: called with the path of each folder made, once among all threads.
  func make(_ path: String, onMaking: (String) -> Void) throws(SystemError) -> Folder {
    if path.isEmpty { return root }
    if case .present(let folder)? = recent.with({ $0[path] }) { return folder }
    let (parentPath, name) = pathParts(path)
    let parent = try make(parentPath, onMaking: onMaking)
    let isNew = try parent.makeFolder(name)
    if isNew { onMaking(path) }
    let folder = try parent.subfolder(name)
    if isNew, let mode { try folder.setMode(mode) }
    remember(path, .present(folder))
    return folder
  }

  /// Forgets everything but the top, after folders have moved.
  func forget() { recent.with { $0 = [:] } }

  private func remember(_ path: String, _ lookup: Lookup) {
    recent.with { recent in
      // Those above stay: every neighbour needs them.
      if recent.count >= Self.limit {
        recent = recent.filter { path.utf8.starts(with: $0.key.utf8) }
      }
      recent[path] = lookup
    }
  }
}
