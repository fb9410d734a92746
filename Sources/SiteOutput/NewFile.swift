/// A file that a command makes in the user's own folder, outside of any site.
package enum NewFile {
  /// True when something has this name, whatever it is.
  package static func exists(at path: String) throws(MachineFailure) -> Bool {
    try naming(.read, path) { () throws(SystemError) in
      try FileStatus.following(path) != nil
    }
  }

  /// Makes a file with its folders; never replaces one.
  ///
  /// - Throws: a `MachineFailure`, also when the name was taken meanwhile.
  package static func write(_ bytes: [UInt8], at path: String) throws(MachineFailure) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let above = slash.map { String(path[..<$0]) } ?? "."
    try naming(.create, path) { () throws(SystemError) in
      let folder = try folderMaking(above)
      let file = try folder.makeFile(name)
      do throws(SystemError) {
        try file.append(bytes)
        try file.setMode(0o644)
        try file.finish()
      } catch {
        try? folder.removeFile(name)
        throw error
      }
    }
  }

  /// Opens a folder, and makes it and those above it where they are not there.
  private static func folderMaking(_ path: String) throws(SystemError) -> Folder {
    let parts = path.split(separator: "/")
    var reached = path.hasPrefix("/") ? "/" : "."
    for part in parts {
      reached = reached == "/" ? "/\(part)" : "\(reached)/\(part)"
      _ = try Folder.making(reached)
    }
    return try Folder(path: reached)
  }
}
