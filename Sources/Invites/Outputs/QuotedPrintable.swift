/// Text in lines of at most 76 ASCII characters (RFC 2045, 6.7).
enum QuotedPrintable {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Line breaks may be LF or CR LF; they become CR LF.
  static func append(_ content: [UInt8], to bytes: inout [UInt8]) {
    var column = 0
    bytes.reserveCapacity(bytes.count + content.count * 5 / 4)
    for (index, byte) in content.enumerated() {
      if byte == 0x0A {
        bytes += [0x0D, 0x0A]
        column = 0
        continue
      }
      let next = index + 1 < content.count ? content[index + 1] : 0x0A
      if byte == 0x0D, next == 0x0A { continue }
      let isBlankAtEnd = (byte == 0x20 || byte == 0x09) && next == 0x0A
      let stays = (byte >= 0x20 && byte < 0x7F && byte != 0x3D && !isBlankAtEnd)
      let width = stays ? 1 : 3
      if column + width > 75 {
        bytes += [0x3D, 0x0D, 0x0A]
        column = 0
      }
      // A dot alone in a line ends a mail, and "From " begins one in a mailbox.
      let isMark = column == 0 && (byte == 0x2E || byte == 0x46)
      if stays, !isMark {
        bytes.append(byte)
        column += 1
      } else {
        bytes += [0x3D, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        column += 3
      }
    }
  }
}

/// Text in a header: as it is, or in encoded words of at most 75 characters (RFC 2047).
enum EncodedWords {
  /// - Parameters:
  ///   - after: how many characters stand before it on its line.
  ///   - isAlways: encode plain text, too.
  static func text(_ text: String, after: Int, isAlways: Bool = false) -> String {
    if isPlain(text), !isAlways, text.utf8.count + after <= 76 { return text }
    var words: [String] = []
    var piece: [UInt8] = []
    var room = 45 - after
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if piece.count + bytes.count > max(room, 12) {
        words.append(word(piece))
        piece = []
        room = 45
      }
      piece += bytes
    }
    if !piece.isEmpty { words.append(word(piece)) }
    return words.joined(separator: "\r\n ")
  }

  /// True for ASCII that nobody would take for encoded words.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && !text.utf8.isLikeEncodedWord
  }

  private static func word(_ bytes: [UInt8]) -> String {
    "=?utf-8?B?\(base64(bytes))?="
  }

  private static let symbols = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var value = part.reduce(0) { $0 << 8 | Int($1) }
      value <<= 8 * (3 - part.count)
      for index in 0..<4 {
        result.append(
          index > part.count
            ? UInt8(ascii: "=") : symbols[value >> (18 - 6 * index) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String.UTF8View {
  fileprivate var isLikeEncodedWord: Bool {
    var last: UInt8 = 0
    for byte in self {
      if last == UInt8(ascii: "="), byte == UInt8(ascii: "?") { return true }
      last = byte
    }
    return false
  }
}
