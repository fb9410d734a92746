#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An absolute path with every link resolved; its last parts may not be there yet.
struct ResolvedPath: Equatable {
  enum Problem: Error, Equatable {
    /// A link on the way points to nothing.
    case leadsNowhere(String)
    /// The current folder was removed, and with it what paths begin at.
    case isGone
    /// A file stands on the way where a folder is needed.
    case throughFile(String)
    /// `..` below a folder that is not there.
    case climbsFromNowhere(String)
    case system(SystemError)
  }

  /// The part that is there.
  let existing: String
  /// The names below it that are not.
  let missing: [String]

  /// The whole path.
  var text: String {
    missing.reduce(existing) { $0 == "/" ? "/\($1)" : "\($0)/\($1)" }
  }

  init(_ path: String) throws(Problem) {
    if let found = realpath(path, nil) {
      defer { free(found) }
      existing = String(cString: found)
      missing = []
      return
    }
    let error = SystemError.last
    if error.saysNoFolder { throw .throughFile(path) }
    guard error.saysMissing else { throw .system(error) }
    var trimmed = path[...]
    while trimmed.utf8.last == UInt8(ascii: "/") { trimmed = trimmed.dropLast() }
    let (folder, name) = pathParts(String(trimmed))
    guard !name.isEmpty else { throw .system(error) }
    var info = stat()
    if lstat(String(trimmed), &info) == 0 {
      throw info.st_mode & S_IFMT == S_IFLNK ? .leadsNowhere(String(trimmed)) : .isGone
    }
    if name == ".." { throw .climbsFromNowhere(String(trimmed)) }
    let parent = try ResolvedPath(
      folder.isEmpty ? (trimmed.utf8.first == UInt8(ascii: "/") ? "/" : ".") : folder)
    existing = parent.existing
    missing = name == "." ? parent.missing : parent.missing + [name]
  }

  /// True when this is `other` or stands below it.
  ///
  /// By name, and where it is there also by identity, as one folder may have several spellings.
  func isOrIsInside(_ other: ResolvedPath) -> Bool {
    if text == other.text || other.text == "/" || text.hasPrefix(other.text + "/") { return true }
    guard other.missing.isEmpty, let identity = other.identity else { return false }
    var path = existing
    while true {
      if (try? FileStatus.following(path))?.identity == identity { return true }
      if path == "/" || path.isEmpty { return false }
      let parent = pathParts(path).folder
      path = parent.isEmpty ? "/" : parent
    }
  }

  private var identity: FileIdentity? { (try? FileStatus.following(text))?.identity }
}
