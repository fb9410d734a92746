/// A JSON document on its way to bytes, with the layout in which people will read it.
///
/// Members stand in the given order, so equal values give equal bytes.
indirect enum JSONOutline {
  case string(String)
  case bool(Bool)
  /// On one line with blanks after commas, or each member on its own.
  case object([(name: String, value: JSONOutline)], onOneLine: Bool = false)
  case array([JSONOutline], onOneLine: Bool = false)

  /// The document: UTF-8, no byte-order mark, two spaces a level, a line end at the end.
  var bytes: [UInt8] {
    var output: [UInt8] = []
    append(to: &output, level: 0)
    output.append(0x0A)
    return output
  }

  /// An array of strings: on one line as long as it has a single one.
  static func strings(_ texts: [String]) -> JSONOutline {
    .array(texts.map(JSONOutline.string), onOneLine: texts.count < 2)
  }

  private func append(to output: inout [UInt8], level: Int) {
    switch self {
    case .string(let text): output.appendJSONString(text)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .object(let members, let onOneLine):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        output.appendGap(before: index, onOneLine: onOneLine, level: level + 1)
        output.appendJSONString(member.name)
        output.append(contentsOf: ": ".utf8)
        member.value.append(to: &output, level: level + 1)
      }
      if !onOneLine, !members.isEmpty { output.appendLine(level: level) }
      output.append(UInt8(ascii: "}"))
    case .array(let elements, let onOneLine):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        output.appendGap(before: index, onOneLine: onOneLine, level: level + 1)
        element.append(to: &output, level: level + 1)
      }
      if !onOneLine, !elements.isEmpty { output.appendLine(level: level) }
      output.append(UInt8(ascii: "]"))
    }
  }
}

extension [UInt8] {
  /// `text` in quotes; quotes, backslashes and controls are escaped, all else stands as it is.
  mutating func appendJSONString(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0..<0x20:
        let digits = "0123456789abcdef".utf8.map { $0 }
        append(contentsOf: "\\u00".utf8)
        append(digits[Int(byte >> 4)])
        append(digits[Int(byte & 15)])
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  fileprivate mutating func appendGap(before index: Int, onOneLine: Bool, level: Int) {
    if index > 0 { append(UInt8(ascii: ",")) }
    if !onOneLine { appendLine(level: level) } else if index > 0 { append(0x20) }
  }

  fileprivate mutating func appendLine(level: Int) {
    append(0x0A)
    append(contentsOf: repeatElement(0x20, count: 2 * level))
  }
}
