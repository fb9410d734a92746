/// Bytes as letters, digits, `+` and `/` (RFC 4648, 4).
enum Base64 {
  private static let symbols = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func append(_ content: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var index = content.startIndex
    while index < content.endIndex {
      let left = content.endIndex - index
      let second = left > 1 ? content[index + 1] : 0
      let third = left > 2 ? content[index + 2] : 0
      let value = Int(content[index]) << 16 | Int(second) << 8 | Int(third)
      result.append(symbols[value >> 18])
      result.append(symbols[value >> 12 & 63])
      result.append(left > 1 ? symbols[value >> 6 & 63] : UInt8(ascii: "="))
      result.append(left > 2 ? symbols[value & 63] : UInt8(ascii: "="))
      index += 3
    }
  }

  /// The same in lines of 76 characters with CR LF (RFC 2045, 6.8).
  static func appendLines(_ content: [UInt8], to result: inout [UInt8]) {
    for start in stride(from: 0, to: content.count, by: 57) {
      append(content[start..<min(start + 57, content.count)], to: &result)
      result.append(0x0D)
      result.append(0x0A)
    }
  }
}
