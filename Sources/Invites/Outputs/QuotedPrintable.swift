/// Text in lines of at most 76 ASCII characters (RFC 2045, 6.7).
enum QuotedPrintable {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Line breaks may be LF or CR LF; they become CR LF.
  static func append(_ content: some Collection<UInt8>, to bytes: inout [UInt8]) {
    let done: Void? = content.withContiguousStorageIfAvailable { append($0, to: &bytes) }
    if done == nil { Array(content).withUnsafeBufferPointer { append($0, to: &bytes) } }
  }

  private static func append(_ content: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var (column, start) = (0, 0)
    for index in 0..<content.count {
      let byte = content[index]
      let next = index + 1 < content.count ? content[index + 1] : 0x0A
      // What stays goes over in one piece.
      if column > 0, column < 75, byte >= 0x20, byte < 0x7F, byte != 0x3D,
        byte != 0x20 || next != 0x0A
      {
        column += 1
        continue
      }
      bytes += content[start..<index]
      start = index + 1
      append(byte, before: next, to: &bytes, &column)
    }
    bytes += content[start...]
  }

  private static func append(
    _ byte: UInt8, before next: UInt8, to bytes: inout [UInt8], _ column: inout Int
  ) {
    if byte == 0x0A {
      bytes.append(0x0D)
      bytes.append(0x0A)
      column = 0
      return
    }
    if byte == 0x0D, next == 0x0A { return }
    let isBlankAtEnd = (byte == 0x20 || byte == 0x09) && next == 0x0A
    let stays = (byte >= 0x20 && byte < 0x7F && byte != 0x3D && !isBlankAtEnd)
    if column + (stays ? 1 : 3) > 75 {
      bytes.append(0x3D)
      bytes.append(0x0D)
      bytes.append(0x0A)
      column = 0
    }
    // A dot alone in a line ends a mail, and "From " begins one in a mailbox.
    let isMark = column == 0 && (byte == 0x2E || byte == 0x46)
    if stays, !isMark {
      bytes.append(byte)
      column += 1
    } else {
      bytes.append(0x3D)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
      column += 3
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
    var encoded: [UInt8] = []
    Base64.append(bytes[...], to: &encoded)
    return "=?utf-8?B?\(String(decoding: encoded, as: UTF8.self))?="
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
