#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder; what stands in it is named without its path.
///
/// No call here follows a link in the last part, so that whatever the user or somebody else has put
/// into the output, nothing outside of it can be reached.
final class Folder: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { _ = close(descriptor) }

  /// Opens a folder by its path, links followed: only for paths that were resolved before.
  convenience init(path: String) throws(SystemError) {
    self.init(descriptor: try calling { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  func subfolder(_ name: String) throws(SystemError) -> Folder {
    Folder(
      descriptor: try calling {
        openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      })
  }

  /// Opens a folder some levels below; no link on the way is followed.
  func subfolder(at path: String) throws(SystemError) -> Folder {
    var folder = self
    for name in path.utf8.split(separator: 0x2F) {
      folder = try folder.subfolder(String(decoding: name, as: UTF8.self))
    }
    return folder
  }

  /// Opens for reading without waiting, as a named pipe would make us.
  func openFile(_ name: String) throws(SystemError) -> OpenFile {
    OpenFile(
      descriptor: try calling {
        openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      })
  }

  /// Opens a file that linksite keeps for itself, and makes it when it is not there.
  func openOwnFile(_ name: String) throws(SystemError) -> OpenFile {
    OpenFile(
      descriptor: try calling {
        openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, mode_t(0o644))
      })
  }

  /// Makes a file that must not be there yet.
  func makeFile(_ name: String) throws(SystemError) -> OpenFile {
    OpenFile(
      descriptor: try calling {
        openat(
          descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(0o644))
      })
  }

  /// The same; nil when something has this name.
  func makeFileIfMissing(_ name: String, mode: UInt32) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return OpenFile(
        descriptor: try calling {
          openat(
            descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(mode))
        })
    } catch {
      if error.code == EEXIST { return nil }
      throw error
    }
  }

  /// True when it was made, false when it was there.
  @discardableResult
  func makeFolder(_ name: String) throws(SystemError) -> Bool {
    do { try calling { mkdirat(descriptor, name, 0o755) } } catch {
      if error.code == EEXIST { return false }
      throw error
    }
    return true
  }

  /// The status of this folder itself.
  func status() throws(SystemError) -> FileStatus {
    var info = stat()
    try calling { fstat(descriptor, &info) }
    return FileStatus(info)
  }

  /// Nil when nothing has this name.
  func status(of name: String) throws(SystemError) -> FileStatus? {
    var info = stat()
    do { try calling { fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) } } catch {
      if error.saysMissing { return nil }
      throw error
    }
    return FileStatus(info)
  }

  /// Fails when entries of this folder cannot be made, renamed or removed.
  func checkWritable() throws(SystemError) {
    try calling { faccessat(descriptor, ".", W_OK | X_OK, 0) }
  }

  func setMode(_ mode: UInt32) throws(SystemError) {
    try calling { fchmod(descriptor, mode_t(mode)) }
  }

  /// Waits for nobody: fails at once when another process holds the lock.
  func lock() throws(SystemError) {
    try calling { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  /// Gives the lock back at once, also where a child that is about to start another program still
  /// has a copy of the descriptor.
  func unlock() { _ = flock(descriptor, LOCK_UN) }

  func rename(_ name: String, to folder: Folder, _ newName: String) throws(SystemError) {
    try calling { renameat(descriptor, name, folder.descriptor, newName) }
  }

  /// Gives a file a second name; of a link, the link itself.
  func link(_ name: String, to folder: Folder, _ newName: String) throws(SystemError) {
    try calling { linkat(descriptor, name, folder.descriptor, newName, 0) }
  }

  func removeFile(_ name: String) throws(SystemError) {
    try calling { unlinkat(descriptor, name, 0) }
  }

  func removeEmptyFolder(_ name: String) throws(SystemError) {
    try calling { unlinkat(descriptor, name, AT_REMOVEDIR) }
  }

  /// What stands in the folder, in the order of the bytes of the names.
  func entries() throws(SystemError) -> [FolderEntry] {
    let copy = try calling { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(copy) else {
      let error = SystemError.last
      _ = close(copy)
      throw error
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let record = readdir(stream) else {
        if errno != 0 { throw .last }
        break
      }
      if let entry = FolderEntry(record) { entries.append(entry) }
    }
    return entries.sorted { $0.rawName.lexicographicallyPrecedes($1.rawName) }
  }
}
