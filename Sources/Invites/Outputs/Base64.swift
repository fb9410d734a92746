/// Bytes as letters, digits, `+` and `/` (RFC 4648, 4).
enum Base64 {
  private static let symbols = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func append(_ content: ArraySlice<UInt8>, to result: inout [UInt8]) {
    content.withUnsafeBufferPointer { append($0, to: &result) }
  }

  /// The same in lines of 76 characters with CR LF (RFC 2045, 6.8).
  static func appendLines(_ content: [UInt8], to result: inout [UInt8]) {
    content.withUnsafeBufferPointer { content in
      for start in stride(from: 0, to: content.count, by: 57) {
        let line = content[start..<min(start + 57, content.count)]
        append(UnsafeBufferPointer(rebasing: line), to: &result)
        result.append(0x0D)
        result.append(0x0A)
      }
    }
  }

  private static func append(_ content: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    let length = (content.count + 2) / 3 * 4
    symbols.withUnsafeBufferPointer { symbols in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { text in
        var (index, end) = (0, 0)
        while index < content.count {
          let left = content.count - index
          let second = left > 1 ? content[index + 1] : 0
          let third = left > 2 ? content[index + 2] : 0
          let value = Int(content[index]) << 16 | Int(second) << 8 | Int(third)
          text[end] = symbols[value >> 18]
          text[end + 1] = symbols[value >> 12 & 63]
          text[end + 2] = left > 1 ? symbols[value >> 6 & 63] : UInt8(ascii: "=")
          text[end + 3] = left > 2 ? symbols[value & 63] : UInt8(ascii: "=")
          index += 3
          end += 4
        }
        result.append(contentsOf: UnsafeBufferPointer(text))
      }
    }
  }
}
