#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for reading or writing, closed at the end of its life.
///
/// Plain read and write calls: Foundation would sync each file to the disk, which makes a site of
/// ten thousand files many times slower.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens by a path, links followed, without waiting as a named pipe would make us.
  init(reading path: String) throws(SystemError) {
    self.init(descriptor: try calling { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) })
  }

  /// Another descriptor of a file that is open already.
  init(copying descriptor: Int32) throws(SystemError) {
    self.init(descriptor: try calling { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) })
  }

  deinit { _ = close(descriptor) }

  func status() throws(SystemError) -> FileStatus {
    var info = stat()
    try calling { fstat(descriptor, &info) }
    return FileStatus(info)
  }

  /// Everything up to the end, however the size has changed since it was asked for.
  func contents(expecting size: Int) throws(SystemError) -> [UInt8] {
    // One more than expected, so that one call sees the end of a file that kept its size.
    var bytes = try next(size + 1)
    var wanted = size + 1
    while bytes.count == wanted {
      let more = try next(wanted)
      bytes += more
      wanted += wanted
    }
    return bytes
  }

  /// Reads from the start in parts, so that a film of the user needs no memory.
  func forEachPart(_ body: (UnsafeRawBufferPointer) -> Void) throws(SystemError) {
    try calling { lseek(descriptor, 0, SEEK_SET) }
    var failure: SystemError?
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      do throws(SystemError) {
        var count = buffer.count
        while count == buffer.count {
          count = try fill(buffer)
          body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// True when the file, which has `size` bytes, holds exactly these.
  ///
  /// Reads no further than the first difference; one call is enough for a small file.
  func holds(_ bytes: [UInt8], size: Int) throws(SystemError) -> Bool {
    guard size == bytes.count else { return false }
    var failure: SystemError?
    let same = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      bytes.withUnsafeBytes { wanted in
        var rest = wanted[...]
        while !rest.isEmpty {
          let expected = UnsafeRawBufferPointer(rebasing: rest.prefix(buffer.count))
          let place = UnsafeMutableRawBufferPointer(rebasing: buffer[..<expected.count])
          do throws(SystemError) {
            guard try fill(place) == expected.count, equal(place, expected) else {
              return false
            }
          } catch {
            failure = error
            return false
          }
          rest = rest[(rest.startIndex + expected.count)...]
        }
        return true
      }
    }
    if let failure { throw failure }
    return same
  }

  func append(_ bytes: [UInt8]) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      offset += try calling {
        bytes.withUnsafeBytes { buffer in
          write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        }
      }
    }
  }

  func setMode(_ mode: UInt32) throws(SystemError) {
    try calling { fchmod(descriptor, mode_t(mode)) }
  }

  /// Waits for nobody: fails at once when another process holds the lock.
  func lock() throws(SystemError) {
    try calling { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  /// Gives the lock back at once, also where a child that is about to start another program still
  /// has a copy of the descriptor.
  func unlock() { _ = flock(descriptor, LOCK_UN) }

  func truncate() throws(SystemError) {
    try calling { ftruncate(descriptor, 0) }
  }

  /// Closes a file that was written to; network file systems and quotas complain only here.
  consuming func finish() throws(SystemError) {
    let descriptor = self.descriptor
    discard self
    // Interrupted, it is closed all the same: to close again could hit another thread's file.
    if close(descriptor) != 0, SystemError.last.code != EINTR { throw .last }
  }

  /// What `finish` would complain of, of a file that stays open.
  func settle() throws(SystemError) {
    try OpenFile(copying: descriptor).finish()
  }

  /// The next bytes, fewer than `count` only at the end of the file.
  func next(_ count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) { filled = try fill(UnsafeMutableRawBufferPointer(buffer)) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private func equal(
    _ left: UnsafeMutableRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard let start = left.baseAddress, let other = right.baseAddress else { return true }
    return memcmp(start, other, right.count) == 0
  }

  /// Reads until the buffer is full or the file ends.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = try calling {
        read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}
