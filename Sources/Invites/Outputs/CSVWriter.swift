/// Rows of a CSV file (RFC 4180), with CR LF.
package enum CSVWriter {
  /// For programs: every cell on one line, nothing else changed.
  static func line(_ cells: [String], to bytes: inout [UInt8]) {
    append(cells.map(flattened), to: &bytes)
  }

  /// For spreadsheets: a cell that would be taken for a formula is text, with a `'` in front.
  package static func safeLine(_ cells: [String], to bytes: inout [UInt8]) {
    append(cells.map { safe(flattened($0)) }, to: &bytes)
  }

  private static func append(_ cells: [String], to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      guard cell.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") })
      else {
        bytes += cell.utf8
        continue
      }
      bytes.append(UInt8(ascii: "\""))
      for byte in cell.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes += "\r\n".utf8
  }

  /// Line breaks and tabs of a note become blanks: a mail merge puts cells into headers.
  private static func flattened(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte >= 0x20 { bytes.append(byte) } else if bytes.last != 0x20 { bytes.append(0x20) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func safe(_ text: String) -> String {
    guard let first = text.utf8.first, "=+-@".utf8.contains(first) else { return text }
    return "'\(text)"
  }
}
