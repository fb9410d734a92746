/// What a device does to a link that somebody typed or pasted before it compares it with rules.
package enum LinkEncoding {
  /// The link with everything encoded that a link cannot hold: blanks, quotes, all beyond ASCII.
  ///
  /// What is encoded already stays, and so does the host.
  package static func encode(_ link: String) -> String {
    let bytes = Array(link.utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    var slashes = 0
    var isBehindHost = false
    for byte in bytes {
      if byte == UInt8(ascii: "/") { slashes += 1 }
      let separates = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      isBehindHost = isBehindHost || slashes > 2 || separates
      if isBehindHost, isUnsafe(byte) {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isUnsafe(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x7F || "\"<>\\^`{|}".utf8.contains(byte)
  }
}
