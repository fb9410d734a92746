#if canImport(Darwin)
  import Darwin
#endif

/// The file of the running program: another version of it may make another site.
enum ProgramFile {
  /// Nil where the system does not tell.
  static var status: FileStatus? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      let text = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
      return text.flatMap { try? FileStatus.following($0) }
    #else
      return try? FileStatus.following("/proc/self/exe")
    #endif
  }
}
