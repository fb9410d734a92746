/// A part of a tar archive (POSIX.1-1988 ustar): the same bytes for the same files, in their order.
///
/// No time, owner or group: nothing in it depends on the machine that made it.
package struct Archive: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Lines of the record of own files.
  private(set) var lines: [FileLine] = []

  package init() {}

  /// - Throws: a `MachineFailure` for a path that no header can hold.
  package mutating func add(_ path: String, _ content: [UInt8]) throws(MachineFailure) {
    guard let header = Self.header(of: path, size: content.count) else {
      throw MachineFailure(.write, path, reason: "the path is too long for an archive")
    }
    lines.append(FileLine(path: path, bytes: content))
    bytes += header
    bytes += content
    let rest = bytes.count % Self.block
    if rest > 0 { bytes.append(contentsOf: repeatElement(0, count: Self.block - rest)) }
  }

  /// The block in front of a file; nil for a path that none can hold.
  static func header(of path: String, size: Int) -> [UInt8]? {
    guard let name = Name(path) else { return nil }
    var header: [UInt8] = []
    header.reserveCapacity(block)
    func append(_ text: some StringProtocol, width: Int) {
      header += text.utf8
      header.append(contentsOf: repeatElement(0, count: max(0, width - text.utf8.count)))
    }
    append(name.name, width: 100)
    append("0000644", width: 8)
    append("0000000", width: 8)
    append("0000000", width: 8)
    append(octal(size, digits: 11), width: 12)
    append("00000000000", width: 12)
    append("        ", width: 8)
    append("0", width: 1)
    append("", width: 100)
    append("ustar", width: 6)
    append("00", width: 2)
    append("", width: 32)
    append("", width: 32)
    append("0000000", width: 8)
    append("0000000", width: 8)
    append(name.prefix, width: 155)
    append("", width: 12)
    let sum = header.reduce(0) { $0 + Int($1) }
    header.replaceSubrange(148..<156, with: Array((octal(sum, digits: 6) + "\0 ").utf8))
    return header
  }

  static let block = 512

  /// The end: two blocks of zeros.
  static let end = [UInt8](repeating: 0, count: 1024)

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// A path cut in two where the fields of a header are too short for it.
  private struct Name {
    var prefix: Substring = ""
    var name: Substring

    init?(_ path: String) {
      name = path[...]
      if name.utf8.count <= 100 { return }
      // The first `/` that leaves a name short enough leaves the shortest prefix.
      for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
        let rest = path[path.utf8.index(after: slash)...]
        guard rest.utf8.count <= 100 else { continue }
        prefix = path[..<slash]
        name = rest
        break
      }
      if name.utf8.count > 100 || name.isEmpty || prefix.utf8.count > 155 { return nil }
    }
  }
}
