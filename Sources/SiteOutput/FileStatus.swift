#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says about a file; of a link, about the link itself.
struct FileStatus: Equatable {
  enum Kind: Equatable { case file, folder, link, other }

  let kind: Kind
  let size: Int
  /// The twelve permission bits.
  let mode: UInt32
  let owner: UInt32
  let identity: FileIdentity
  /// Changes with every write; nanoseconds since 1970.
  let modified: Int
  /// Changes with every write, rename and change of mode, and nobody can set it.
  let changed: Int

  init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(info.st_size)
    mode = UInt32(info.st_mode & 0o7777)
    owner = info.st_uid
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(info.st_ino))
    #if canImport(Darwin)
      modified = Self.nanoseconds(info.st_mtimespec)
      changed = Self.nanoseconds(info.st_ctimespec)
    #else
      modified = Self.nanoseconds(info.st_mtim)
      changed = Self.nanoseconds(info.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// What we would make in its place had the same owner.
  var isOwnedByUs: Bool { owner == geteuid() }

  /// The status of what stands at a path, the link itself if it is one; nil when nothing does.
  init?(of path: String) throws(SystemError) {
    var info = stat()
    do { try calling { lstat(path, &info) } } catch {
      if error.saysMissing { return nil }
      throw error
    }
    self.init(info)
  }

  /// The status of what stands at a path, links followed; nil when nothing does.
  static func following(_ path: String) throws(SystemError) -> FileStatus? {
    var info = stat()
    do { try calling { stat(path, &info) } } catch {
      if error.saysMissing { return nil }
      throw error
    }
    return FileStatus(info)
  }
}

/// Which file it is, whatever its name: two names with one identity are the same file.
struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}
