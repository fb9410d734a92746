package import Diagnostics

/// The files of one folder of the user, and what there cannot be read as one.
package struct FileTree: Sendable {
  /// Paths relative to the folder, in the order of their bytes: the same on every machine.
  package private(set) var files: [String] = []
  /// What is no file that could be read; nothing is left out in silence.
  ///
  /// Links that lead out of the folder, in circles or nowhere; pipes, sockets and devices; names
  /// that are no UTF-8.
  package private(set) var problems: [Diagnostic] = []

  private let top: ResolvedPath
  private let shown: String
  private let skips: @Sendable (String) -> Bool

  /// Lists everything below a folder; nil when there is no such folder.
  ///
  /// Links to files and folders inside are followed, for some people keep their files so. A link
  /// that leads outside could publish any file of the machine: it is a problem.
  ///
  /// - Parameters:
  ///   - shown: what messages call the folder.
  ///   - skipping: names of files and folders that do not count, for instance what editors leave.
  package init?(
    under folder: String, shownAs shown: String? = nil,
    skipping: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws(MachineFailure) {
    self.shown = shown ?? folder
    skips = skipping
    do { top = try ResolvedPath(folder) } catch {
      throw MachineFailure(.read, self.shown, error.systemError)
    }
    guard top.missing.isEmpty else { return nil }
    let path = top.text
    let root = try naming(.read, self.shown) { () throws(SystemError) in
      try Folder(path: path)
    }
    let identity = try naming(.read, self.shown) { () throws(SystemError) in
      try root.status().identity
    }
    try list(root, "", inside: [identity])
    files = files.sortedByBytes()
    problems = problems.sortedByPlace()
  }

  private mutating func list(
    _ folder: Folder, _ path: String, inside chain: [FileIdentity]
  ) throws(MachineFailure) {
    let entries = try naming(.read, joined(shown, path)) { () throws(SystemError) in
      try folder.entries()
    }
    for entry in entries {
      guard let name = entry.name else {
        let text = String(decoding: entry.rawName, as: UTF8.self)
        report("file-name-encoding", joined(path, text), "has a name that is not UTF-8")
        continue
      }
      if skips(name) { continue }
      let below = joined(path, name)
      let kind = try naming(.read, joined(shown, below)) { () throws(SystemError) in
        try folder.kind(of: entry, named: name)
      }
      switch kind {
      case .file: files.append(below)
      case .folder:
        let inner = try naming(.read, joined(shown, below)) { () throws(SystemError) in
          try folder.subfolder(name)
        }
        try descend(inner, below, chain)
      case .link: try follow(below, chain)
      case .other: report("not-a-file", below, "is no regular file")
      // It vanished while the folder was listed; a build begins with what is there.
      case nil: continue
      }
    }
  }

  private mutating func descend(
    _ folder: Folder, _ path: String, _ chain: [FileIdentity]
  ) throws(MachineFailure) {
    let identity = try naming(.read, joined(shown, path)) { () throws(SystemError) in
      try folder.status().identity
    }
    if chain.contains(identity) {
      return report("link-in-circles", path, "is a symbolic link to a folder that holds it")
    }
    try list(folder, path, inside: chain + [identity])
  }

  private mutating func follow(_ path: String, _ chain: [FileIdentity]) throws(MachineFailure) {
    guard let target = try? ResolvedPath(joined(top.text, path)), target.missing.isEmpty else {
      return report("broken-link", path, "is a symbolic link that leads nowhere")
    }
    guard target.isOrIsInside(top) else {
      return report("link-outside", path, "is a symbolic link that leads out of \(shown)")
    }
    let status = try naming(.read, joined(shown, path)) { () throws(SystemError) in
      try FileStatus.following(target.text)
    }
    switch status?.kind {
    case .file: files.append(path)
    case .folder:
      let folder = try naming(.read, joined(shown, path)) { () throws(SystemError) in
        try Folder(path: target.text)
      }
      try descend(folder, path, chain)
    default: report("not-a-file", path, "is no regular file")
    }
  }

  private mutating func report(_ id: String, _ path: String, _ what: String) {
    let file = joined(shown, path)
    problems.append(
      .error(id, "\(file) \(what)", at: .file(file), help: "remove it, or put a file there"))
  }
}

/// The bytes of a file of the user.
///
/// Read again when it changed meanwhile, as it does while an editor saves it.
///
/// - Throws: also when it keeps changing, when it is a pipe or a device, and when it is larger than a
///   gigabyte: it has to fit into the memory.
package func readFile(
  at path: String, shownAs shown: String? = nil
) throws(MachineFailure) -> [UInt8] {
  let shown = shown ?? path
  for _ in 0..<3 {
    let bytes = try naming(.read, shown) { () throws(SystemError) -> [UInt8]? in
      let file = try OpenFile(reading: path)
      let before = try file.status()
      if before.kind == .folder { throw .isFolder }
      if before.kind != .file { throw .notAFile }
      if before.size > 1 << 30 { throw .tooLarge }
      let bytes = try file.contents(expecting: before.size)
      let after = try file.status()
      return before == after && bytes.count == after.size ? bytes : nil
    }
    if let bytes { return bytes }
  }
  throw MachineFailure(.read, shown, reason: "it changes while it is read")
}
