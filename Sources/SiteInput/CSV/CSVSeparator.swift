import Diagnostics

/// Which sign stands between the cells of a table.
enum CSVSeparator {
  /// In the order that decides when the header line holds equally many.
  private static let usual = [UInt8(ascii: ";"), 0x09, UInt8(ascii: ",")]

  /// The separator, where the table begins, and what is wrong with a `sep=` line.
  static func find(
    in source: SourceText, takingBars: Bool = false
  ) -> (separator: UInt8, start: Int, problem: Diagnostic?) {
    let known = takingBars ? usual + [UInt8(ascii: "|")] : usual
    let bytes = source.bytes
    let start = TextDecoding.contentStart(of: source)
    let prefix = bytes[start...].prefix(4).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    guard prefix.elementsEqual("sep=".utf8) else {
      return (mostFrequent(known, inHeaderAt: start, of: bytes), start, nil)
    }
    let next = bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : min(end + 1, bytes.count)
    let value = bytes[(start + 4)..<end]
    if value.count == 1, let separator = value.first, known.contains(separator) {
      return (separator, next, nil)
    }
    let problem = Diagnostic.error(
      "csv-separator",
      "\(shown(String(decoding: value, as: UTF8.self))) cannot separate the cells of a table",
      at: .at(source, offset: start + 4), help: "use a comma, a semicolon or a tab")
    return (mostFrequent(known, inHeaderAt: next, of: bytes), next, problem)
  }

  static func name(of separator: UInt8) -> String {
    switch separator {
    case UInt8(ascii: ";"): "semicolon"
    case 0x09: "tab"
    case UInt8(ascii: "|"): "bar"
    default: "comma"
    }
  }

  /// Counted outside quotes; a header of one column has none, and a comma does no harm.
  private static func mostFrequent(
    _ known: [UInt8], inHeaderAt start: Int, of bytes: [UInt8]
  ) -> UInt8 {
    var counts = known.map { _ in 0 }
    var isQuoted = false
    var hasText = false
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D {
        if hasText { break } else { continue }
      }
      hasText = true
      if let index = known.firstIndex(of: byte) { counts[index] += 1 }
    }
    var best = usual.count - 1
    for index in known.indices.reversed() where counts[index] >= counts[best] && counts[index] > 0 {
      best = index
    }
    return known[best]
  }
}
