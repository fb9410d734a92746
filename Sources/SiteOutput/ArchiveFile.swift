package import Diagnostics

/// The file, or standard output, that an archive of a site is written to.
///
/// A file appears under its name when it is whole. It replaces whatever has that name: whoever makes
/// one has asked for a ``refusal(at:adopting:)`` before.
package final class ArchiveFile {
  private let shown: String
  private let file: OpenFile
  /// Where the file gets its name; nil for standard output.
  private let place: (folder: Folder, waiting: String, name: String)?
  /// What has the name until then.
  private let before: Collected.Version?
  private var lines: [FileLine] = []
  private var isDone = false

  /// - Parameter path: `-` for standard output.
  package init(at path: String) throws(MachineFailure) {
    if path == "-" {
      shown = "standard output"
      place = nil
      before = nil
      file = try naming(.write, shown) { () throws(SystemError) in
        try OpenFile(copying: 1)
      }
      return
    }
    shown = path
    let name = pathParts(path).name
    let waiting = pathParts(Companion.waiting("/\(name)")).name
    let (folder, status) = try naming(.create, path) {
      () throws(SystemError) -> (Folder, FileStatus?) in
      let folder = try Self.folder(of: path)
      let status = try folder.status(of: name)
      if status?.kind == .folder { throw .isFolder }
      try folder.removeAll(waiting)
      return (folder, status)
    }
    before = status.map { .init($0) }
    file = try naming(.create, path) { () throws(SystemError) in try folder.makeFile(waiting) }
    place = (folder, waiting, name)
  }

  deinit {
    // Given up before it was whole.
    if !isDone, let place { try? place.folder.removeFile(place.waiting) }
  }

  package func append(_ part: Archive) throws(MachineFailure) {
    lines += part.lines
    try write(part.bytes)
  }

  /// Adds the record of own files and the end.
  package func finish() throws(MachineFailure) {
    var last = Archive()
    try last.add(OutputPath.manifestName, OwnFiles(lines).text)
    try write(last.bytes + Archive.end)
    if let place {
      let isUnchanged = try naming(.write, shown) { () throws(SystemError) in
        try file.setMode(0o644)
        try file.settle()
        let now = try place.folder.status(of: place.name)
        guard now.map({ Collected.Version($0) }) == before else { return false }
        try place.folder.rename(place.waiting, to: place.folder, place.name)
        return true
      }
      if !isUnchanged {
        throw MachineFailure(.write, shown, reason: "it changed while the site was built")
      }
    }
    isDone = true
  }

  private func write(_ bytes: [UInt8]) throws(MachineFailure) {
    try naming(.write, shown) { () throws(SystemError) in try file.append(bytes) }
  }

  private static func folder(of path: String) throws(SystemError) -> Folder {
    let above = pathParts(path).folder
    let top = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
    return try Folder(path: above.isEmpty ? top : above)
  }
}

extension ArchiveFile {
  /// Why an archive must not get this name: something stands there that linksite did not write.
  ///
  /// - Parameter adopting: a file may be replaced, whoever wrote it.
  package static func refusal(
    at path: String, adopting: Bool
  ) throws(MachineFailure) -> Diagnostic? {
    if path == "-" { return nil }
    let name = pathParts(path).name
    return try naming(.read, path) { () throws(SystemError) -> Diagnostic? in
      // What cannot be found is told when the file is made.
      guard let folder = try? Self.folder(of: path), let status = try folder.status(of: name)
      else { return nil }
      switch status.kind {
      case .folder: return nil
      case .link, .other: return .inTheWay(ofArchive: path, status.kind)
      case .file:
        if adopting { return nil }
        return try ArchiveCheck.isOurs(try folder.openFile(name)) ? nil : .foreignFile(path)
      }
    }
  }
}
