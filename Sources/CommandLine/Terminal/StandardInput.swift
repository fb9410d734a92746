import SiteOutput

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is piped into a command that was given `-` as a file.
enum StandardInput {
  /// No list of guests and no association file is as long; what never ends would fill the memory.
  private static let limit = 1 << 28

  private static func tooMuch(_ name: String) -> MachineFailure {
    MachineFailure(
      .read, name, reason: "more than \(limit >> 20) MiB came in, the most that is read")
  }

  /// Everything up to the end.
  static func bytes() throws(MachineFailure) -> [UInt8] {
    try bytes(of: 0, named: "standard input")
  }

  /// The same of another open pipe.
  static func bytes(of descriptor: Int32, named name: String) throws(MachineFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw MachineFailure(.read, name, code: errno)
      }
      if count == 0 { return bytes }
      bytes += part[..<count]
      if bytes.count > limit { throw tooMuch(name) }
    }
  }
}
