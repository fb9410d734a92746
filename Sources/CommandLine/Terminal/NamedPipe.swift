import SiteOutput

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe that has a path, as shells make one of `<(curl …)`.
enum NamedPipe {
  /// Everything that comes through, nil when the path is no pipe.
  static func bytes(at path: String) throws(MachineFailure) -> [UInt8]? {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFIFO else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw MachineFailure(.read, path, code: errno) }
    defer { _ = close(descriptor) }
    return try StandardInput.bytes(of: descriptor, named: path)
  }
}
