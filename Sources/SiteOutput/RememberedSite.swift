/// How the files of a site stood when a build was done with them, as bytes in the state folder.
///
/// ```
/// magic, length and bytes of the header, counts, status of the lock file
/// a group for the pages of each meeting, and for whatever else is made in one go:
///   length, key, folders (path, count, files (name, line, status)), check
/// ```
///
/// Only a group's own check tells that all of it has reached the disk.
struct RememberedSite: Sendable {
  /// A file that is written twice within one tick of the file system's clock looks the same.
  private static let doubt = 20_000_000

  let bytes: [UInt8]
  /// When it was written.
  let modified: Int

  static let name = "unchanged"
  static let draftName = "unchanged.new"
  static let magic = Array("linksite-unchanged-2\0".utf8)

  /// Nil where nothing is remembered, or by another version.
  init?(in state: Folder) {
    guard let file = try? state.openFile(Self.name), let status = try? file.status(),
      status.kind == .file, let bytes = try? file.contents(expecting: status.size),
      bytes.starts(with: Self.magic)
    else { return nil }
    self.bytes = bytes
    modified = status.modified
  }

  /// True when a file stands as it was remembered, and cannot have changed without showing.
  private func isCurrent(_ status: FileStatus, _ known: ArraySlice<UInt8>) -> Bool {
    guard status.kind == .file, status.changed < modified - Self.doubt else { return false }
    return status.hasCode(known)
  }
}

extension RememberedSite {
  /// One file of a group as it stands now.
  struct File {
    let path: String
    let line: FileLine
    let status: FileStatus
  }

  /// The files of a group; nil when any of them does not stand as it was remembered.
  func files(
    ofGroup range: Range<Int>, _ folderAt: (String) -> Folder?
  ) -> [File]? {
    var reader = RecordReader(bytes, in: range)
    guard reader.skip(Self.keySize) else { return nil }
    var files: [File] = []
    while reader.rest > Self.keySize {
      guard let path = reader.text(), let count = reader.number(), let folder = folderAt(path)
      else { return nil }
      for _ in 0..<count {
        guard let name = reader.text(), let line = reader.line(), let known = reader.code(),
          let status = try? folder.status(of: name), isCurrent(status, known)
        else { return nil }
        files.append(File(path: joined(path, name), line: line, status: status))
      }
    }
    return reader.rest == Self.keySize ? files : nil
  }

  /// True when every file of a group stands as it was remembered.
  func isCurrent(_ range: Range<Int>, below root: Folder) -> Bool {
    var reader = RecordReader(bytes, in: range)
    guard reader.skip(Self.keySize) else { return false }
    while reader.rest > Self.keySize {
      guard let path = reader.text(), let count = reader.number(),
        let folder = path.isEmpty ? root : try? root.subfolder(at: path)
      else { return false }
      for _ in 0..<count {
        guard let name = reader.text(), reader.line() != nil, let known = reader.code(),
          let status = try? folder.status(of: name), isCurrent(status, known)
        else { return false }
      }
    }
    return reader.rest == Self.keySize
  }

  static let keySize = 16

  /// True when a group has come whole to the disk.
  func isWhole(_ range: Range<Int>) -> Bool {
    guard range.count >= 2 * Self.keySize else { return false }
    let end = range.upperBound - Self.keySize
    var check: [UInt8] = []
    check.append(FileLine(path: "", bytes: Array(bytes[range.lowerBound..<end])))
    return bytes[end..<range.upperBound] == check[...]
  }
}

/// Walks through a record; nil wherever it ends too early.
struct RecordReader {
  private let record: [UInt8]
  private var index: Int
  private let end: Int

  init(_ record: [UInt8], in range: Range<Int>) {
    self.record = record
    index = range.lowerBound
    end = range.upperBound
  }

  var rest: Int { end - index }
  var position: Int { index }

  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, rest >= count else { return false }
    index += count
    return true
  }

  mutating func number() -> Int? {
    guard rest >= 8 else { return nil }
    defer { index += 8 }
    return record.withUnsafeBytes {
      Int(exactly: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }

  mutating func text() -> String? {
    guard let zero = record[index..<end].firstIndex(of: 0) else { return nil }
    defer { index = zero + 1 }
    return String(decoding: record[index..<zero], as: UTF8.self)
  }

  mutating func line() -> FileLine? {
    guard rest >= 16 else { return nil }
    defer { index += 16 }
    return record.withUnsafeBytes {
      FileLine(
        high: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self),
        low: $0.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self))
    }
  }

  mutating func code() -> ArraySlice<UInt8>? { part(FileStatus.codeSize) }

  mutating func part(_ count: Int) -> ArraySlice<UInt8>? {
    let start = index
    return skip(count) ? record[start..<index] : nil
  }

  /// Where each group lies, its length left out; nil when the last one is cut.
  mutating func groups() -> [Range<Int>]? {
    var groups: [Range<Int>] = []
    while rest > 0 {
      guard let count = number() else { return nil }
      let start = index
      guard skip(count) else { return nil }
      groups.append(start..<index)
    }
    return groups
  }
}
