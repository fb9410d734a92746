/// What a build remembers, to see the next time what there is to do.
///
/// How every file that it read stood, and how every file of the site stands, by size, times and
/// identity. When all are the same there is nothing to do; else the pages whose own inputs are the
/// same can stay. Whatever is different, or could be without showing, is reason enough to build; so
/// the record only ever saves work, and may be deleted at any time.
package struct UnchangedSite: Sendable {
  /// Everything beside files that decides what is written: the program itself and its options.
  package let key: String
  private let inputs: InputSnapshot
  /// The lock file, which a build reads and writes.
  private let lock: String

  /// A file that is written twice within one tick of the file system's clock looks the same.
  private static let inputDoubt = 2_000_000_000

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
    var header: [UInt8] = []
    header.append(part: key)
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
    guard let state = try? place.openState(), let record = RememberedSite(in: state),
      inputs.newest < record.modified - Self.inputDoubt
    else { return nil }
    let header = header
    var reader = RecordReader(record.bytes, in: RememberedSite.magic.count..<record.bytes.count)
    guard reader.number() == header.count, reader.part(header.count) == header[...] else {
      return nil
    }
    let held = try RunLock(place)
    return try withExtendedLifetime(held) {
      // What a killed run has left is a build's to remove.
      let names = (try? state.entries().map(\.name)) ?? []
      guard names.allSatisfy({ $0 == RunLock.name || $0 == RememberedSite.name }) else {
        return nil
      }
      guard let meetings = reader.number(), let files = reader.number(),
        let lockCode = reader.code()
      else { return nil }
      let lockStatus = try? FileStatus.following(lock)
      guard lockCode == code(of: lockStatus)[...] else { return nil }
      let groups = reader.groups()
      guard let root = try? Folder(path: place.output), let groups else { return nil }
      let isSame = Locked(true)
      try workers.share(groups.count, in: 128) { range in
        for group in range {
          if !isSame.with({ $0 }) { return }
          if !record.isCurrent(groups[group], below: root) { isSame.with { $0 = false } }
        }
      }
      return isSame.with { $0 } ? Counts(meetings: meetings, files: files) : nil
    }
  }

  /// The pages that may stay as they are, by what they were made of; nil when nobody knows.
  package func pages(in place: SiteFolder) -> RememberedPages? {
    guard let state = try? place.openState(), let record = RememberedSite(in: state) else {
      return nil
    }
    var reader = RecordReader(record.bytes, in: RememberedSite.magic.count..<record.bytes.count)
    guard let header = reader.number(), reader.skip(header), reader.number() != nil,
      reader.number() != nil, reader.code() != nil, let groups = reader.groups()
    else { return nil }
    return RememberedPages(record, groups: groups)
  }

  /// Files that are made in one go.
  package struct Group {
    package var key: ContentKey
    package var folders: [(path: String, names: [String])]

    package init(_ key: ContentKey, _ folders: [(path: String, names: [String])]) {
      self.key = key
      self.folders = folders
    }
  }

  /// Remembers a site that was just written, or found to be as it should.
  ///
  /// - Parameters:
  ///   - isSilent: false when the build had something to tell, which has to be told again.
  ///   - groups: calls its argument with each group of files.
  package func remember(
    _ written: WrittenFiles, meetings: Int, isSilent: Bool, groups: ((Group) -> Void) -> Void
  ) {
    // What cannot be remembered is built again.
    let counts = Counts(meetings: meetings, files: written.count)
    try? write(written, counts, isSilent ? header : [], groups)
  }

  /// A class, since only a class can hold an open file for a closure.
  private final class Draft {
    let file: OpenFile

    init(_ file: consuming OpenFile) { self.file = file }
  }

  private func write(
    _ written: WrittenFiles, _ counts: Counts, _ header: [UInt8],
    _ groups: ((Group) -> Void) -> Void
  ) throws {
    let place = written.place
    let state = try place.makeState()
    let root = try Folder(path: place.output)
    try state.removeAll(RememberedSite.draftName)
    let file = Draft(try state.makeFile(RememberedSite.draftName))
    var text = RememberedSite.magic
    text.append(part: header)
    text.append(number: counts.meetings)
    text.append(number: counts.files)
    text += code(of: try FileStatus.following(lock))
    var failure: (any Error)?
    func add(_ group: Group) {
      guard failure == nil else { return }
      do {
        try text.append(group, written, below: root)
        guard text.count > 1 << 20 else { return }
        try file.file.append(text)
        text.removeAll(keepingCapacity: true)
      } catch { failure = error }
    }
    groups(add)
    add(Group(.none, [("", [OutputPath.manifestName])]))
    if let failure {
      try state.removeAll(RememberedSite.draftName)
      throw failure
    }
    // A part that gets lost when it is closed is missed when the record is read.
    try file.file.append(text)
    try state.rename(RememberedSite.draftName, to: state, RememberedSite.name)
  }

  private func code(of status: FileStatus?) -> [UInt8] {
    var code: [UInt8] = []
    code.append(status: status)
    return code
  }
}

extension [UInt8] {
  /// A group with its length; one that was kept stands as it was remembered.
  fileprivate mutating func append(
    _ group: UnchangedSite.Group, _ written: WrittenFiles, below root: Folder
  ) throws(SystemError) {
    if let kept = written.kept[group.key] {
      append(number: kept.count)
      return append(contentsOf: kept)
    }
    var bytes: [UInt8] = []
    bytes.append(group.key)
    for (path, names) in group.folders {
      bytes.append(contentsOf: path.utf8)
      bytes.append(0)
      bytes.append(number: names.count)
      let folder = path.isEmpty ? root : try root.subfolder(at: path)
      for name in names {
        guard let status = try folder.status(of: name), status.kind == .file else {
          throw .missing
        }
        let file = written.file(at: path.isEmpty ? name : "\(path)/\(name)")
        // Somebody may have written to it since it was moved into place.
        guard file?.stamp == status.stamp || file == nil && group.key == .none else {
          throw .missing
        }
        bytes.append(contentsOf: name.utf8)
        bytes.append(0)
        bytes.append(file?.line ?? FileLine(high: 0, low: 0))
        bytes.append(status: status)
      }
    }
    append(number: bytes.count + RememberedSite.keySize)
    append(contentsOf: bytes)
    append(FileLine(path: "", bytes: bytes))
  }
}
