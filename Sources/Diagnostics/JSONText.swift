/// `text` as a JSON string with its quotes; controls are escaped, everything else stands as it is.
package func jsonString(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(jsonString: text)
  return String(decoding: bytes, as: UTF8.self)
}

/// A JSON object on one line; the values are JSON.
package func jsonObject(_ members: [(name: String, json: String)]) -> String {
  "{" + members.map { "\(jsonString($0.name)):\($0.json)" }.joined(separator: ",") + "}"
}

extension [UInt8] {
  /// The same as ``jsonString(_:)``; most texts are one run of bytes that is copied at once.
  package mutating func append(jsonString text: String) {
    var text = text
    reserveCapacity(count + text.utf8.count + 2)
    append(0x22)
    text.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append(jsonEscape: byte)
        start = index + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    append(0x22)
  }

  private mutating func append(jsonEscape byte: UInt8) {
    append(0x5C)
    switch byte {
    case 0x22, 0x5C: append(byte)
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      append(contentsOf: "u00".utf8)
      append(digits[Int(byte >> 4)])
      append(digits[Int(byte & 0xF)])
    }
  }
}
