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
    Swift.withUnsafeBytes(of: status.code) { append(contentsOf: $0) }
  }
}

extension FileStatus {
  static let codeSize = 40

  fileprivate var code: (UInt64, UInt64, UInt64, UInt64, UInt64) {
    (
      UInt64(bitPattern: Int64(size)), UInt64(bitPattern: Int64(modified)),
      UInt64(bitPattern: Int64(changed)), identity.inode, UInt64(mode)
    )
  }

  /// True when these bytes were made of an equal status.
  func hasCode(_ known: ArraySlice<UInt8>) -> Bool {
    guard known.count == Self.codeSize else { return false }
    return Swift.withUnsafeBytes(of: code) { $0.elementsEqual(known) }
  }

  /// What a rename leaves as it is, but no write: to see that a file is still the one that was
  /// written, or compared, before it was moved.
  var stamp: UInt64 {
    var stamp = identity.inode &* 0x9E37_79B9_7F4A_7C15
    stamp = (stamp ^ stamp >> 29 ^ UInt64(truncatingIfNeeded: modified)) &* 0xBF58_476D_1CE4_E5B9
    return (stamp ^ stamp >> 32 ^ UInt64(truncatingIfNeeded: size)) &* 0x94D0_49BB_1331_11EB
  }
}
