/// How the files stand that a build reads: an equal one later means that nothing was written since.
///
/// Taken before the first of them is read, so that a change in between makes a difference.
package struct InputSnapshot: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The latest change of any of them.
  private(set) var newest = 0

  /// Nil when a folder holds what cannot be read.
  ///
  /// - Parameters:
  ///   - folders: as messages call them; one that is not there has no files.
  ///   - ignored: files that the build itself writes.
  ///   - skipping: names that do not count.
  package init?(
    of folders: [String], without ignored: String,
    skipping: @escaping @Sendable (String) -> Bool
  ) throws(MachineFailure) {
    for folder in folders {
      guard let tree = try FileTree(under: folder, skipping: skipping) else {
        add("\(folder)/", nil)
        continue
      }
      guard tree.problems.isEmpty else { return nil }
      for file in tree.files {
        let path = "\(folder)/\(file)"
        if path == ignored { continue }
        let status = try naming(.read, path) { () throws(SystemError) in
          try FileStatus.following(path)
        }
        add(path, status)
        newest = max(newest, status?.changed ?? 0)
      }
    }
  }

  private mutating func add(_ path: String, _ status: FileStatus?) {
    bytes += path.utf8
    bytes.append(0)
    bytes.append(status: status)
  }
}

extension [UInt8] {
  /// What tells two states of a file apart, in `FileStatus.codeSize` bytes.
  mutating func append(status: FileStatus?) {
    guard let status else {
      append(contentsOf: repeatElement(0, count: FileStatus.codeSize))
      return
    }
    let words = [
      UInt64(bitPattern: Int64(status.size)), UInt64(bitPattern: Int64(status.modified)),
      UInt64(bitPattern: Int64(status.changed)), status.identity.inode,
      UInt64(status.mode),
    ]
    for word in words { Swift.withUnsafeBytes(of: word) { append(contentsOf: $0) } }
  }
}

extension FileStatus {
  static let codeSize = 40
}
