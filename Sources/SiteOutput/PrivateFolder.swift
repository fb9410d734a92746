#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder for the organiser's eyes only: mode 0700, its own `.gitignore`, and no run beside this
/// one.
///
/// A file that is replaced is written beside its place and renamed, so that it is the old one or the
/// new one; the same bytes are not written again. Nothing is removed unless it is asked for by name.
package final class PrivateFolder: Sendable {
  /// As messages call it.
  package let shown: String
  private let path: String
  private let lock: RunLock
  private let counts = Locked((written: 0, unchanged: 0))
  /// Folders that were opened, by their names.
  private let folders = Locked([String: Folder]())

  /// What keeps the folder out of repositories; also tells that it is one of ours.
  package static let ignoreName = ".gitignore"
  package static let ignoredBytes = Array("*\n".utf8)

  /// Takes the right to write to the folder; it is made by `prepare()`.
  ///
  /// - Throws: `LockHeld`, or a `MachineFailure`.
  package init(_ place: SiteFolder) throws {
    shown = place.shown
    path = place.output
    lock = try RunLock(place)
  }

  /// Makes the folder where it is missing, and closes it to everybody else.
  ///
  /// - Parameter name: a file that has to be there before all others, for instance so that it can be
  ///   told when it is lost; written with `bytes` unless it is there.
  package func prepare(
    beginningWith name: String? = nil, _ bytes: [UInt8] = []
  ) throws(MachineFailure) {
    let path = path
    try naming(.create, shown) { () throws(SystemError) in
      var reached = ""
      for part in path.split(separator: "/") {
        reached += "/\(part)"
        if try FileStatus.following(reached) == nil { _ = try Folder.making(reached) }
      }
      try Folder(path: path).setPrivate()
    }
    try write(PrivateFolder.ignoreName, PrivateFolder.ignoredBytes)
    if let name, try contents(name) == nil { try write(name, bytes) }
    counts.with { $0 = (0, 0) }
  }

  /// What was written and what stayed as it was.
  package var written: Int { counts.with { $0.written } }
  package var unchanged: Int { counts.with { $0.unchanged } }

  /// The end of the name of a file that waits for its place.
  private static let newSuffix = ".linksite-new"

  /// A file of an earlier run; nil when it is not there.
  package func contents(_ name: String) throws(MachineFailure) -> [UInt8]? {
    try PrivateFolder.contents("\(path)/\(name)", shownAs: "\(shown)/\(name)")
  }

  /// What stands in the place of a file that no run may take for missing: a link counts as one.
  package enum Obstacle: String, Sendable {
    case link = "a symbolic link"
    case folder = "a folder"
    case other = "a pipe or a device"
  }

  /// Nil for a plain file, and for nothing.
  package static func obstacle(
    at path: String, shownAs shown: String
  ) throws(MachineFailure) -> Obstacle? {
    try naming(.read, shown) { () throws(SystemError) in
      switch try FileStatus(of: path)?.kind {
      case nil, .file: nil
      case .link: .link
      case .folder: .folder
      case .other: .other
      }
    }
  }

  /// The same without the right to write.
  package static func contents(
    _ path: String, shownAs shown: String
  ) throws(MachineFailure) -> [UInt8]? {
    try naming(.read, shown) { () throws(SystemError) in
      guard let status = try FileStatus.following(path), status.kind == .file else { return nil }
      return try OpenFile(reading: path).contents(expecting: status.size)
    }
  }

  /// Writes a file for its owner alone, with its folders.
  ///
  /// - Parameter isMadeAgain: true for a file that the next run makes good if this one is killed in
  ///   the middle of it. Where there is none yet, it is then written in its place, which takes half
  ///   the time.
  package func write(
    _ name: String, _ bytes: [UInt8], isMadeAgain: Bool = false
  ) throws(MachineFailure) {
    let shown = "\(self.shown)/\(name)"
    let isNew = try naming(.write, shown) { () throws(SystemError) in
      let (folderName, fileName) = pathParts(name)
      let folder = try folderMaking(folderName)
      if isMadeAgain, try make(fileName, in: folder, bytes) { return true }
      if let status = try folder.status(of: fileName), status.kind == .file {
        let file = try folder.openFile(fileName)
        if try file.holds(bytes, size: status.size) {
          if status.mode & 0o777 != 0o600 { try file.setMode(0o600) }
          return false
        }
      }
      let waiting = ".\(fileName)\(PrivateFolder.newSuffix)"
      let file = try folder.makeFile(waiting)
      do throws(SystemError) {
        try file.setMode(0o600)
        try file.append(bytes)
        try file.finish()
        try folder.rename(waiting, to: folder, fileName)
      } catch {
        try? folder.removeFile(waiting)
        throw error
      }
      return true
    }
    counts.with { counts in
      if isNew { counts.written += 1 } else { counts.unchanged += 1 }
    }
  }

  /// Writes a file that is not there yet; false when it is.
  private func make(
    _ name: String, in folder: Folder, _ bytes: [UInt8]
  ) throws(SystemError) -> Bool {
    guard let file = try folder.makeFileIfMissing(name, mode: 0o600) else { return false }
    do throws(SystemError) {
      try file.append(bytes)
      try file.finish()
    } catch {
      try? folder.removeFile(name)
      throw error
    }
    return true
  }

  /// True when a folder of ours holds what a run wrote for guests.
  package static func holdsWork(
    _ path: String, shownAs shown: String
  ) throws(MachineFailure) -> Bool {
    guard try contents("\(path)/\(ignoreName)", shownAs: "\(shown)/\(ignoreName)") == ignoredBytes
    else { return false }
    return try naming(.read, shown) { () throws(SystemError) in
      let folder = try Folder(path: path)
      for entry in try folder.entries() {
        guard let name = entry.name, !name.hasPrefix(".") else { continue }
        if try folder.kind(of: entry, named: name) == .folder { return true }
      }
      return false
    }
  }

  /// The names of the files in a folder of it; empty when there is none.
  package func names(in folder: String) throws(MachineFailure) -> [String] {
    try naming(.read, "\(shown)/\(folder)") { () throws(SystemError) in
      guard try FileStatus.following("\(path)/\(folder)")?.kind == .folder else { return [] }
      return try Folder(path: "\(path)/\(folder)").entries().compactMap(\.name)
    }
  }

  package func remove(_ name: String) throws(MachineFailure) {
    try naming(.remove, "\(shown)/\(name)") { () throws(SystemError) in
      let (folder, file) = pathParts(name)
      try Folder(path: folder.isEmpty ? path : "\(path)/\(folder)").removeFile(file)
    }
  }

  private func folderMaking(_ name: String) throws(SystemError) -> Folder {
    // One thread at a time: what another one has begun to write is no leftover.
    try folders.with { (folders: inout [String: Folder]) throws(SystemError) in
      if let known = folders[name] { return known }
      var folder = try Folder(path: path)
      var isNew = false
      for part in name.split(separator: "/") {
        isNew = try folder.makeFolder(String(part))
        folder = try folder.subfolder(String(part))
        if isNew { try folder.setMode(0o700) }
      }
      if !isNew { try removeLeftovers(in: folder) }
      folders[name] = folder
      return folder
    }
  }
}

extension Folder {
  /// Closes the folder to everybody but its owner.
  fileprivate func setPrivate() throws(SystemError) {
    do throws(SystemError) { try setMode(0o700) } catch {
      if error.saysForbidden, try !status().isOwnedByUs { throw .notOurs }
      throw error
    }
  }
}

extension PrivateFolder {
  /// Removes what a run that was killed left beside the files that it wrote.
  private func removeLeftovers(in folder: Folder) throws(SystemError) {
    for name in try folder.entries().compactMap(\.name)
    where name.hasPrefix(".") && name.hasSuffix(PrivateFolder.newSuffix) {
      try folder.removeAll(name)
    }
  }
}

/// Replaces a file of the user's that linksite keeps, such as the lock file, in one step.
package func replaceFile(at path: String, _ bytes: [UInt8]) throws(MachineFailure) {
  try naming(.write, path) { () throws(SystemError) in
    let (folderName, name) = pathParts(path)
    let folder = try Folder(path: folderName.isEmpty ? "." : folderName)
    let waiting = pathParts(Companion.waiting("/\(name)")).name
    // A killed run may have left it, also where nothing is to be written now.
    try folder.removeAll(waiting)
    if let status = try folder.status(of: name), status.kind == .file,
      try folder.openFile(name).holds(bytes, size: status.size)
    {
      return
    }
    let file = try folder.makeFile(waiting)
    do throws(SystemError) {
      try file.append(bytes)
      try file.setMode(0o644)
      try file.finish()
      try folder.rename(waiting, to: folder, name)
    } catch {
      try? folder.removeFile(waiting)
      throw error
    }
  }
}
