extension [UInt8] {
  /// JSON as a whole, as it stands in a script element.
  package mutating func append(escapedForScript json: [UInt8]) {
    Escaping.script.append(json, to: &self)
  }

  /// Text as a template in HTML prints it.
  package mutating func append(escapedForHTML text: [UInt8]) {
    Escaping.html.append(text, to: &self)
  }
}

/// How text becomes part of an output, so that it says there what it says here.
enum Escaping: Sendable {
  case none
  /// HTML text, and attribute values in quotes.
  case html
  /// The inside of a JSON string, which may stand in a script element.
  case json
  /// JSON as a whole, to stand in a script element: `<`, `>` and `&` occur in strings only.
  case script

  func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  func append(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
    if bytes.withContiguousStorageIfAvailable({ append($0, to: &output) }) == nil {
      Array(bytes).withUnsafeBufferPointer { append($0, to: &output) }
    }
  }

  /// Runs of plain bytes are copied at once; most values are one run.
  private func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    if self == .none { return output.append(contentsOf: bytes) }
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isPlain(byte) {
        index += 1
        continue
      }
      var length = 1
      let replacement = replacement(for: bytes, at: index, length: &length)
      if let replacement {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        replacement.withUTF8Buffer { output.append(contentsOf: $0) }
        start = index + length
      }
      index += length
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// No control, none of `"&'<>\`, and not the first byte of a line separator.
  private func isPlain(_ byte: UInt8) -> Bool {
    byte < 64 ? Escaping.plainMask >> byte & 1 == 1 : byte != 0x5C && byte != 0xE2
  }

  /// A bit for each byte below 64; a constant, since this is asked for every byte.
  private static var plainMask: UInt64 { 0xAFFF_FF3B_0000_0000 }

  private func replacement(
    for bytes: UnsafeBufferPointer<UInt8>, at index: Int, length: inout Int
  ) -> StaticString? {
    switch self {
    case .none: nil
    case .html: Escaping.html(bytes[index])
    case .script, .json: jsonReplacement(for: bytes, at: index, length: &length)
    }
  }

  /// A carriage return would become a line feed when the page is read, and NUL cannot stand there.
  private static func html(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x0D: "&#13;"
    case 0x00: "\u{FFFD}"
    default: nil
    }
  }

  /// U+2028 and U+2029 end a line in older scripts.
  private func jsonReplacement(
    for bytes: UnsafeBufferPointer<UInt8>, at index: Int, length: inout Int
  ) -> StaticString? {
    switch bytes[index] {
    case UInt8(ascii: "<"): return "\\u003c"
    case UInt8(ascii: ">"): return "\\u003e"
    case UInt8(ascii: "&"): return "\\u0026"
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      let last = bytes[index + 2]
      guard last == 0xA8 || last == 0xA9 else { return nil }
      length = 3
      return last == 0xA8 ? "\\u2028" : "\\u2029"
    case UInt8(ascii: "\"") where self == .json: return "\\\""
    case UInt8(ascii: "\\") where self == .json: return "\\\\"
    case let byte where byte < 0x20 && self == .json: return Escaping.controls[Int(byte)]
    default: return nil
    }
  }

  private static let controls: [StaticString] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007",
    "\\b", "\\t", "\\n", "\\u000b", "\\f", "\\r", "\\u000e", "\\u000f",
    "\\u0010", "\\u0011", "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017",
    "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d", "\\u001e", "\\u001f",
  ]
}
