import Diagnostics

extension SiteWriter {
  /// What stands at the place of an output.
  enum Finding {
    case absent
    /// The folder for it is not there; `topmost` is the first that is missing.
    case missing(topmost: String)
    case same(FileStatus)
    case other(FileStatus, FileLine)
    /// A folder with nothing but files of ours.
    case folder([FileLine])
    /// A file of ours where the output needs a folder.
    case fileAsFolder(String, FileLine)
    case inTheWay(String, FileStatus.Kind)
  }

  /// Compares an output with the disk; nothing is changed.
  func finding(_ target: OutputPath, _ bytes: [UInt8]) throws(MachineFailure) -> Finding {
    guard let live else { return .missing(topmost: "") }
    return try naming(.read, place.shown(target.text)) { () throws(SystemError) in
      switch try live.lookUp(target.folder) {
      case .present(let folder): try finding(target, bytes, in: folder)
      case .missing(let topmost): .missing(topmost: topmost)
      case .blocked(let path): try finding(inTheWay: path, live)
      }
    }
  }

  private func finding(
    _ target: OutputPath, _ bytes: [UInt8], in folder: Folder
  ) throws(SystemError) -> Finding {
    let status: FileStatus
    do {
      let file = try folder.openFile(target.name)
      status = try file.status()
      if status.kind == .file {
        if try file.holds(bytes, size: status.size) { return .same(status) }
        return .other(status, try FileLine(path: target.text, reading: file))
      }
    } catch {
      // A link is not opened, nor a socket: then the name itself tells what it is.
      guard let found = try folder.status(of: target.name) else { return .absent }
      if found.kind == .file { throw error }
      return .inTheWay(target.text, found.kind)
    }
    guard status.kind == .folder else { return .inTheWay(target.text, status.kind) }
    let lines = try own.lines(inFolder: target.name, of: folder, path: target.text)
    return lines.map { .folder($0) } ?? .inTheWay(target.text, .folder)
  }

  private func finding(
    inTheWay path: String, _ live: OpenFolders
  ) throws(SystemError) -> Finding {
    let (parent, name) = pathParts(path)
    guard case .present(let folder) = try live.lookUp(parent),
      let status = try folder.status(of: name)
    else { return .missing(topmost: path) }
    guard status.kind == .file else { return .inTheWay(path, status.kind) }
    let line = try FileLine(path: path, reading: try folder.openFile(name))
    return own.contains(line) ? .fileAsFolder(path, line) : .inTheWay(path, .file)
  }
}

extension Diagnostic {
  static func foreignFile(_ shown: String) -> Diagnostic {
    .error(
      "foreign-file", "\(shown) holds bytes that linksite did not write",
      at: .file(shown), help: "move it away, or take it over with --adopt")
  }

  /// A file below an address that is given up for good.
  static func foreignFile(toBeCleared shown: String) -> Diagnostic {
    var diagnostic = foreignFile(shown)
    diagnostic.help = "delete it, or let --adopt do that"
    return diagnostic
  }

  static func inTheWay(_ shown: String, _ kind: FileStatus.Kind) -> Diagnostic {
    inTheWay(shown, kind, of: "the site")
  }

  static func inTheWay(ofArchive shown: String, _ kind: FileStatus.Kind) -> Diagnostic {
    inTheWay(shown, kind, of: "the archive")
  }

  private static func inTheWay(
    _ shown: String, _ kind: FileStatus.Kind, of what: String
  ) -> Diagnostic {
    let found =
      switch kind {
      case .file: "a file that linksite did not write"
      case .folder: "a folder with files that linksite did not write"
      case .link: "a symbolic link"
      case .other: "no regular file"
      }
    return .error(
      "output-in-the-way", "\(shown) is \(found), but \(what) needs this place",
      at: .file(shown), help: "move it away")
  }

  static func unsafePath(_ path: String) -> Diagnostic {
    .error(
      "unsafe-path", "\"\(path)\" is no place below the output that linksite may write to",
      at: nil)
  }
}
