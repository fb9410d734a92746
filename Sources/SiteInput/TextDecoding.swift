package import Diagnostics

/// Whether the bytes of a file are the text that the readers take: UTF-8, with or without a mark.
///
/// Nothing is guessed and nothing repaired: a file in another encoding is refused with the name of
/// the encoding that it looks like, since a wrong guess would be published.
package enum TextDecoding {
  /// What keeps the file from being read as text, at its first byte that is wrong.
  ///
  /// Nil for well-formed UTF-8 (Unicode, table 3-7) without NUL bytes.
  package static func problem(in source: SourceText) -> Diagnostic? {
    if let encoding = wideEncoding(of: source.bytes) {
      return .error(
        "utf16", "this file is \(encoding), not UTF-8", at: .at(source, offset: 0),
        help: "save it as UTF-8")
    }
    guard let offset = source.bytes.withUnsafeBufferPointer(firstWrongByte) else { return nil }
    let place = Place.at(source, offset: offset)
    // Word processors and spreadsheets save folders that are packed into one file.
    if source.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return .error(
        "not-utf8", "this file is no text but a packed document", at: .at(source, offset: 0),
        help: "open it in its own program and save it as text: a table as CSV in UTF-8")
    }
    if source.bytes[offset] == 0 {
      return .error(
        "nul-byte", "a NUL byte stands in the text", at: place,
        help: "delete it; if the file holds many of them, it is damaged or no text file")
    }
    let code = String(source.bytes[offset], radix: 16, uppercase: true)
    return .error(
      "not-utf8", "byte 0x\(code) is not UTF-8", at: place,
      help: isCutOff(source.bytes, at: offset)
        ? "a character is cut off here: complete it, or save the file as UTF-8 again"
        : "the file looks like Windows-1252 or Latin-1: save it as UTF-8")
  }

  /// The offset of the first byte after the byte-order mark, 0 without one.
  package static func contentStart(of source: SourceText) -> Int {
    source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The name of an encoding of two or four bytes a character.
  ///
  /// Told by its mark; without one by NUL bytes in every second place of the first line or two,
  /// where files hold ASCII. A text of one byte a character, with a NUL in it, has pairs of letters.
  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16 (little endian)" }
    if bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16 (big endian)" }
    let pairs = min(bytes.count, 128) / 2
    var firsts = 0
    var seconds = 0
    var letters = 0
    for pair in 0..<pairs {
      if bytes[2 * pair] == 0 { firsts += 1 }
      if bytes[2 * pair + 1] == 0 { seconds += 1 }
      let isText = bytes[2 * pair..<2 * pair + 2].allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A }
      if isText { letters += 1 }
    }
    let nuls = firsts + seconds
    guard nuls >= 2, 2 * nuls >= pairs, 4 * letters <= nuls else { return nil }
    if firsts == 0 { return "UTF-16 (little endian)" }
    if seconds == 0 { return "UTF-16 (big endian)" }
    return nil
  }

  /// The first NUL, or the first byte of the first sequence that is not well-formed.
  private static func firstWrongByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let high: UInt64 = 0x8080_8080_8080_8080
        let hasNUL = (word &- 0x0101_0101_0101_0101) & ~word & high != 0
        if word & high == 0, !hasNUL {
          index += 8
          continue
        }
      }
      let length = sequenceLength(bytes, at: index)
      if length == 0 || bytes[index] == 0 { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence at `index`, or 0.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let length: Int
    let seconds: ClosedRange<UInt8>
    switch bytes[index] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
    case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
    case 0xED: (length, seconds) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
    case 0xF0: (length, seconds) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
    case 0xF4: (length, seconds) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, seconds.contains(bytes[index + 1]) else { return 0 }
    for next in index + 2..<index + max(length, 2) where bytes[next] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// True when a sequence begins rightly and stops early: damaged UTF-8 rather than another
  /// encoding.
  private static func isCutOff(_ bytes: [UInt8], at index: Int) -> Bool {
    let isLead = (0xC2...0xF4).contains(bytes[index])
    guard isLead else { return false }
    return index + 1 == bytes.count || bytes[index + 1] & 0xC0 == 0x80
  }
}
