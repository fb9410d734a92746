#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// False when nothing has this name; what may not be looked at makes trouble when it is opened.
package func exists(_ path: String) -> Bool {
  var info = stat()
  return stat(path, &info) == 0 || (errno != ENOENT && errno != ENOTDIR)
}

package func isFolder(_ path: String) -> Bool {
  var info = stat()
  if stat(path, &info) == 0 { return info.st_mode & S_IFMT == S_IFDIR }
  return errno != ENOENT && errno != ENOTDIR
}
