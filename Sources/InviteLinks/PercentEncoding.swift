/// Text as it stands in one part of a URL (RFC 3986 §2.1), and back.
///
/// One value is encoded at a time, never a whole URL: only then can `&`, `=`, `+`, `/` and `#` in it
/// not be taken for structure. `+` is a plus on both ways; forms on the web may mean a blank by it,
/// links do not.
public enum PercentEncoding {
  /// The text with every byte but `A–Z a–z 0–9 - . _ ~` written as `%XX` in upper-case hex.
  ///
  /// Stricter than a query needs, so that the result can stand in a path, a query or a fragment
  /// and chat programs find nothing in it to break or to beautify.
  public static func encode(_ text: String) -> String {
    String(decoding: encoded(text) { $0.isUnreserved }, as: UTF8.self)
  }

  /// The text before it was encoded, or nil for a broken escape (`%`, `%4`, `%GG`) or bytes that
  /// are not UTF-8.
  ///
  /// Characters that should have been encoded stand for themselves.
  public static func decode(_ text: String) -> String? {
    decode(text.utf8)
  }

  static func append(_ text: String, to result: inout String) {
    append(text, to: &result) { $0.isUnreserved }
  }

  /// Appends `text`; bytes for which `stays` is false are encoded.
  static func append(_ text: String, to result: inout String, stays: (UInt8) -> Bool) {
    result += String(decoding: encoded(text, stays: stays), as: UTF8.self)
  }

  private static func encoded(_ text: String, stays: (UInt8) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 2 + 16)
    for byte in text.utf8 {
      if stays(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(upperHexDigit(byte >> 4))
        bytes.append(upperHexDigit(byte & 15))
      }
    }
    return bytes
  }

  static func decode(_ text: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      text.formIndex(after: &index)
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard index < text.endIndex, let high = text[index].hexValue else { return nil }
      text.formIndex(after: &index)
      guard index < text.endIndex, let low = text[index].hexValue else { return nil }
      text.formIndex(after: &index)
      bytes.append(high << 4 | low)
    }
    // Decoding repairs what is not UTF-8, so the bytes come back unchanged only if they are.
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static func upperHexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
