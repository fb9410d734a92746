/// False when nothing has this name; what may not be looked at makes trouble when it is opened.
package func exists(_ path: String) -> Bool {
  do { return try FileStatus.following(path) != nil } catch { return error != .noFolder }
}

/// True for what may not be looked at, too.
package func isFolder(_ path: String) -> Bool {
  do { return try FileStatus.following(path)?.kind == .folder } catch { return error != .noFolder }
}
