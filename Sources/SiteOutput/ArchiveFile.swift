/// The file, or standard output, that an archive of a site is written to.
///
/// A file appears under its name when it is whole.
package final class ArchiveFile {
  private let shown: String
  private let file: OpenFile
  /// Where the file gets its name; nil for standard output.
  private let place: (folder: Folder, waiting: String, name: String)?
  private var lines: [FileLine] = []
  private var isDone = false

  /// - Parameter path: `-` for standard output.
  package init(at path: String) throws(MachineFailure) {
    if path == "-" {
      shown = "standard output"
      place = nil
      file = try naming(.write, shown) { () throws(SystemError) in
        try OpenFile(copying: 1)
      }
      return
    }
    shown = path
    let (above, name) = pathParts(path)
    let waiting = pathParts(Companion.waiting("/\(name)")).name
    let top = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
    let folder = try naming(.create, path) { () throws(SystemError) -> Folder in
      let folder = try Folder(path: above.isEmpty ? top : above)
      if try folder.status(of: name)?.kind == .folder { throw .isFolder }
      try folder.removeAll(waiting)
      return folder
    }
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
      try naming(.write, shown) { () throws(SystemError) in
        try file.setMode(0o644)
        try place.folder.rename(place.waiting, to: place.folder, place.name)
      }
    }
    isDone = true
  }

  private func write(_ bytes: [UInt8]) throws(MachineFailure) {
    try naming(.write, shown) { () throws(SystemError) in try file.append(bytes) }
  }
}
