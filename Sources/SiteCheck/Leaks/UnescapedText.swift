/// The bytes of a file with the escapes of HTML, URLs, JSON and calendars undone.
///
/// Only for the search for leaks: it does not know which of them the file really uses, so it reads
/// `%41` as `A` in every file. A search that must not miss anything looks at both.
struct UnescapedText {
  private var rest: ArraySlice<UInt8>
  private var result: [UInt8] = []

  /// Nil when there is nothing to undo.
  static func bytes(of file: ArraySlice<UInt8>) -> [UInt8]? {
    guard file.contains(where: \.beginsEscape) else { return nil }
    var text = UnescapedText(rest: file)
    text.result.reserveCapacity(file.count)
    text.read()
    return text.result
  }

  private mutating func read() {
    while let next = rest.firstIndex(where: \.beginsEscape) {
      result += rest[..<next]
      let first = rest[next]
      rest = rest[(next + 1)...]
      if !readEscape(first) { result.append(first) }
    }
    result += rest
  }

  /// What stands behind the byte that begins an escape; false when it is none.
  private mutating func readEscape(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "&"): readReference()
    case UInt8(ascii: "%"): readPercent()
    case UInt8(ascii: "\\"): readBackslash()
    default: readFold()
    }
  }

  /// `&amp;`, `&#38;`, `&#x26;`.
  private mutating func readReference() -> Bool {
    guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return false }
    let name = rest[rest.startIndex..<end]
    let scalar: Unicode.Scalar?
    if name.first == UInt8(ascii: "#") {
      let isHex = name.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
      scalar = number(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        .flatMap(Unicode.Scalar.init)
    } else {
      scalar = UnescapedText.names[String(decoding: name, as: UTF8.self)]
    }
    guard let scalar else { return false }
    append(scalar)
    rest = rest[(end + 1)...]
    return true
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  private mutating func readPercent() -> Bool {
    guard let byte = number(rest.prefix(2), radix: 16), rest.count >= 2 else { return false }
    result.append(UInt8(byte))
    rest = rest.dropFirst(2)
    return true
  }

  /// `\u00e9` and `\"` of JSON, `\,` and `\n` of calendars.
  private mutating func readBackslash() -> Bool {
    switch rest.first {
    case UInt8(ascii: "u"): return readUTF16()
    case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case let byte? where "\"\\/,;".utf8.contains(byte): result.append(byte)
    default: return false
    }
    rest = rest.dropFirst()
    return true
  }

  private mutating func readUTF16() -> Bool {
    guard let first = unit(at: 0) else { return false }
    if let scalar = Unicode.Scalar(first) {
      append(scalar)
      rest = rest.dropFirst(5)
      return true
    }
    guard 0xD800..<0xDC00 ~= first, rest.dropFirst(5).first == UInt8(ascii: "\\"),
      let second = unit(at: 6), 0xDC00..<0xE000 ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return false }
    append(scalar)
    rest = rest.dropFirst(11)
    return true
  }

  /// The unit of `uXXXX` that far from here.
  private func unit(at distance: Int) -> UInt32? {
    let part = rest.dropFirst(distance).prefix(5)
    guard part.count == 5, part.first == UInt8(ascii: "u") else { return nil }
    return number(part.dropFirst(), radix: 16)
  }

  /// A long line of a calendar goes on in the next, behind one blank (RFC 5545, 3.1).
  private mutating func readFold() -> Bool {
    guard rest.starts(with: [0x0A, 0x20]) || rest.starts(with: [0x0A, 0x09]) else { return false }
    rest = rest.dropFirst(2)
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    result += Array(String(scalar).utf8)
  }

  /// Digits only, as they stand: no sign, no blank.
  private func number(_ digits: ArraySlice<UInt8>, radix: UInt32) -> UInt32? {
    guard !digits.isEmpty, digits.count <= 8 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      let worth: UInt8
      switch digit {
      case 0x30...0x39: worth = digit - 0x30
      case 0x41...0x46, 0x61...0x66: worth = (digit | 0x20) - 0x61 + 10
      default: return nil
      }
      guard worth < radix else { return nil }
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      if overflows { return nil }
      value = product + UInt32(worth)
    }
    return value
  }
}

extension UInt8 {
  fileprivate var beginsEscape: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "%"), UInt8(ascii: "\\"), 0x0D: true
    default: false
    }
  }
}
