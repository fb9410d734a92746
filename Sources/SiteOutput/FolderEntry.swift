#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One name in a folder, as the system lists it.
struct FolderEntry {
  let rawName: [UInt8]
  /// Nil when the bytes are no UTF-8: linksite never gives such a name.
  let name: String?
  /// Nil where the file system leaves it open.
  let kind: FileStatus.Kind?

  /// Nil for `.` and `..`.
  init?(_ record: UnsafeMutablePointer<dirent>) {
    // The record may be shorter than the declared tuple: read it through a pointer, never as a value.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = UnsafeRawPointer(record) + offset
    let characters = start.assumingMemoryBound(to: CChar.self)
    let length = strlen(characters)
    rawName = Array(UnsafeRawBufferPointer(start: start, count: length))
    if rawName == [0x2E] || rawName == [0x2E, 0x2E] { return nil }
    name = String(validatingCString: characters)
    switch Int(record.pointee.d_type) {
    case Int(DT_REG): kind = .file
    case Int(DT_DIR): kind = .folder
    case Int(DT_LNK): kind = .link
    case Int(DT_UNKNOWN): kind = nil
    default: kind = .other
    }
  }
}

extension Folder {
  /// The kind of an entry, asked for where the listing left it open; nil when it has vanished.
  func kind(of entry: FolderEntry, named name: String) throws(SystemError) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try status(of: name)?.kind
  }

  /// Removes a file or a whole folder of ours; a link is removed, never what it points to.
  func removeAll(_ name: String) throws(SystemError) {
    guard let status = try status(of: name) else { return }
    try removeAll(name, kind: status.kind)
  }

  private func removeAll(_ name: String, kind: FileStatus.Kind) throws(SystemError) {
    guard kind == .folder else { return try removeFile(name) }
    do {
      let folder = try subfolder(name)
      for entry in try folder.entries() {
        guard let child = entry.name, let kind = try folder.kind(of: entry, named: child) else {
          continue
        }
        try folder.removeAll(child, kind: kind)
      }
    }
    try removeEmptyFolder(name)
  }
}
