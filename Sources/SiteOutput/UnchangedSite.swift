/// What a build remembers of a site without any finding, to see at once that there is nothing to do.
///
/// How every file that it read stood, and how every file of the site stands, by size, times and
/// identity. Whatever is different, or could be without showing, is reason enough to build; so the
/// record only ever saves work, and may be deleted at any time.
package struct UnchangedSite: Sendable {
  /// Everything beside files that decides what is written: the program itself and its options.
  private let key: String
  private let inputs: InputSnapshot
  /// The lock file, which a build reads and writes.
  private let lock: String

  static let name = "unchanged"
  static let draftName = "unchanged.new"

  /// A file that is written twice within one tick of the file system's clock looks the same.
  private static let inputDoubt = 2_000_000_000
  private static let outputDoubt = 20_000_000

  /// Nil when it is not known which program this is.
  package init?(options: [String], inputs: InputSnapshot, lock: String) {
    guard let program = ProgramFile.status else { return nil }
    var key = "\(program.size) \(program.modified) \(program.changed) \(program.identity.inode)"
    for option in options { key += "\n\(option)" }
    self.key = key
    self.inputs = inputs
    self.lock = lock
  }

  private var header: [UInt8] {
    var header = Array("linksite-unchanged-1\n\(key)".utf8)
    header.append(0)
    header.append(number: inputs.bytes.count)
    return header + inputs.bytes
  }
}

extension UnchangedSite {
  package struct Counts: Sendable {
    package var meetings: Int
    package var files: Int

    package init(meetings: Int, files: Int) {
      self.meetings = meetings
      self.files = files
    }
  }

  /// What there is, when a build would change none of it; nil when a build has to see.
  ///
  /// - Throws: `LockHeld`, as a build would.
  package func counts(in place: SiteFolder, on workers: Workers) throws -> Counts? {
    guard let state = try? place.openState(), let file = try? state.openFile(Self.name),
      let status = try? file.status(), status.kind == .file,
      let record = try? file.contents(expecting: status.size)
    else { return nil }
    let header = header
    guard inputs.newest < status.modified - Self.inputDoubt, record.starts(with: header) else {
      return nil
    }
    let held = try RunLock(place)
    return try withExtendedLifetime(held) {
      // What a killed run has left is a build's to remove.
      let names = (try? state.entries().map(\.name)) ?? []
      guard names.allSatisfy({ $0 == RunLock.name || $0 == Self.name }) else { return nil }
      var reader = RecordReader(record, from: header.count)
      guard let meetings = reader.number(), let files = reader.number(),
        let lockCode = reader.code()
      else { return nil }
      let lockStatus = try? FileStatus.following(lock)
      guard lockCode == code(of: lockStatus)[...] else { return nil }
      let parts = reader.folders()
      guard let root = try? Folder(path: place.output), let parts else { return nil }
      let limit = status.modified - Self.outputDoubt
      let isSame = Locked(true)
      try workers.share(parts.count, in: 256) { range in
        for part in range {
          if !isSame.with({ $0 }) { return }
          if !record.isCurrent(parts[part], below: root, changedBefore: limit) {
            isSame.with { $0 = false }
          }
        }
      }
      return isSame.with { $0 } ? Counts(meetings: meetings, files: files) : nil
    }
  }

  /// Remembers a site that was just written, or found to be as it should.
  ///
  /// - Parameter outputs: calls its argument with each folder of the site and the files in it.
  package func remember(
    _ counts: Counts, in place: SiteFolder, outputs: ((String, [String]) -> Void) -> Void
  ) {
    // What cannot be remembered is built again.
    try? write(counts, place, outputs)
  }

  /// A class, since only a class can hold an open file for a closure.
  private final class Draft {
    let file: OpenFile

    init(_ file: consuming OpenFile) { self.file = file }
  }

  private func write(
    _ counts: Counts, _ place: SiteFolder, _ outputs: ((String, [String]) -> Void) -> Void
  ) throws {
    let state = try place.makeState()
    let root = try Folder(path: place.output)
    try state.removeAll(Self.draftName)
    let file = Draft(try state.makeFile(Self.draftName))
    var text = header
    text.append(number: counts.meetings)
    text.append(number: counts.files)
    text += code(of: try FileStatus.following(lock))
    var failure: (any Error)?
    func add(_ path: String, _ names: [String]) {
      guard failure == nil else { return }
      do {
        try text.append(folder: path, names, below: root)
        guard text.count > 1 << 20 else { return }
        try file.file.append(text)
        text.removeAll(keepingCapacity: true)
      } catch { failure = error }
    }
    outputs(add)
    add("", [OutputPath.manifestName])
    if let failure {
      try state.removeAll(Self.draftName)
      throw failure
    }
    // A part that gets lost when it is closed is missed when the record is read.
    try file.file.append(text)
    try state.rename(Self.draftName, to: state, Self.name)
  }

  private func code(of status: FileStatus?) -> [UInt8] {
    var code: [UInt8] = []
    code.append(status: status)
    return code
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: Int) {
    Swift.withUnsafeBytes(of: UInt64(number)) { append(contentsOf: $0) }
  }

  /// A folder: its path, how many files, and each name with its status.
  fileprivate mutating func append(
    folder path: String, _ names: [String], below root: Folder
  ) throws(SystemError) {
    append(contentsOf: path.utf8)
    append(0)
    append(number: names.count)
    let folder = path.isEmpty ? root : try root.subfolder(at: path)
    for name in names {
      guard let status = try folder.status(of: name), status.kind == .file else { throw .missing }
      append(contentsOf: name.utf8)
      append(0)
      append(status: status)
    }
  }

  /// True when every file of a folder stands as it was remembered.
  fileprivate func isCurrent(_ start: Int, below root: Folder, changedBefore limit: Int) -> Bool {
    var reader = RecordReader(self, from: start)
    guard let path = reader.text(), let count = reader.number(),
      let folder = path.isEmpty ? root : try? root.subfolder(at: path)
    else { return false }
    var code: [UInt8] = []
    for _ in 0..<count {
      guard let name = reader.text(), let known = reader.code(),
        let status = try? folder.status(of: name), status.kind == .file, status.changed < limit
      else { return false }
      code.removeAll(keepingCapacity: true)
      code.append(status: status)
      if known != code[...] { return false }
    }
    return true
  }
}

/// Walks through a record; nil wherever it ends too early.
private struct RecordReader {
  private let record: [UInt8]
  private var index: Int

  init(_ record: [UInt8], from index: Int) {
    self.record = record
    self.index = index
  }

  mutating func number() -> Int? {
    guard record.count - index >= 8 else { return nil }
    let number = record.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    index += 8
    return Int(exactly: number)
  }

  mutating func text() -> String? {
    guard let end = end() else { return nil }
    defer { index = end + 1 }
    return String(decoding: record[index..<end], as: UTF8.self)
  }

  mutating func code() -> ArraySlice<UInt8>? {
    guard record.count - index >= FileStatus.codeSize else { return nil }
    defer { index += FileStatus.codeSize }
    return record[index..<index + FileStatus.codeSize]
  }

  /// Where each folder begins.
  mutating func folders() -> [Int]? {
    var starts: [Int] = []
    while index < record.count {
      starts.append(index)
      guard let end = end() else { return nil }
      index = end + 1
      guard let count = number() else { return nil }
      for _ in 0..<count {
        guard let end = self.end() else { return nil }
        index = end + 1 + FileStatus.codeSize
        if index > record.count { return nil }
      }
    }
    return starts
  }

  private func end() -> Int? { record[min(index, record.count)...].firstIndex(of: 0) }
}
