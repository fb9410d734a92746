extension JSONReader {
  /// A string from its opening quote on; the position ends after the closing one.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    position += 1
    var runStart = position
    var isPlain = true
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x80 {
        try checkedScalar()
      } else if byte == UInt8(ascii: "\"") {
        let run = UnsafeBufferPointer(rebasing: bytes[runStart..<position])
        position += 1
        if isPlain { return String(decoding: run, as: UTF8.self) }
        scratch.append(contentsOf: run)
        return String(decoding: scratch, as: UTF8.self)
      } else if byte == UInt8(ascii: "\\") {
        if isPlain { scratch.removeAll(keepingCapacity: true) }
        isPlain = false
        scratch.append(contentsOf: bytes[runStart..<position])
        try escape()
        runStart = position
      } else if byte < 0x20 {
        throw control(byte, openedAt: opening)
      } else {
        position += 1
      }
    }
    throw JSONSyntaxError(
      offset: opening, message: "the string is not closed", help: "add the quote at its end")
  }

  /// Passes over one scalar of two to four bytes, if it is well-formed UTF-8 (Unicode, table 3-7).
  private mutating func checkedScalar() throws(JSONSyntaxError) {
    let byte = bytes[position]
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    let length: Int
    let seconds: ClosedRange<UInt8>
    switch byte {
    case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
    case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
    case 0xED: (length, seconds) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
    case 0xF0: (length, seconds) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
    case 0xF4: (length, seconds) = (4, 0x80...0x8F)
    default: throw notUTF8()
    }
    guard seconds.contains(second), position + length <= bytes.count else { throw notUTF8() }
    for index in position + 2..<position + max(length, 2) where bytes[index] & 0xC0 != 0x80 {
      throw notUTF8()
    }
    position += length
  }

  private mutating func escape() throws(JSONSyntaxError) {
    let start = position
    position += 1
    let letter = current
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(letter)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try escapedScalar(from: start)
      scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default:
      throw JSONSyntaxError(
        offset: start, message: "unknown escape in a string",
        help: "a backslash itself is written \\\\")
    }
  }

  /// The scalar of `\uXXXX`, or of the two such escapes that make up one beyond U+FFFF.
  private mutating func escapedScalar(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    let isPair =
      current == UInt8(ascii: "\\") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "u")
    if UTF16.isLeadSurrogate(first), isPair {
      position += 2
      let second = try codeUnit(from: position - 2)
      if UTF16.isTrailSurrogate(second) {
        let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
        if let scalar = Unicode.Scalar(value) { return scalar }
      }
    }
    throw JSONSyntaxError(
      offset: start, message: "half of a surrogate pair alone is no character",
      help: "write the character itself, or both of its \\u escapes")
  }

  private mutating func codeUnit(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      let digit = current
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt16(digit - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt16(digit - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt16(digit - 0x37)
      default:
        throw JSONSyntaxError(offset: start, message: "\\u needs four hexadecimal digits")
      }
      position += 1
    }
    return value
  }

  /// A number by the grammar of RFC 8259 section 6, as it is written.
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let firstDigit = current
    let whole = skipDigits()
    if whole == 0 { throw badNumber(at: start, "a minus sign without a number") }
    if whole > 1, firstDigit == UInt8(ascii: "0") {
      throw badNumber(at: start, "a number with a leading zero")
    }
    if current == UInt8(ascii: ".") {
      position += 1
      if skipDigits() == 0 {
        throw badNumber(at: start, "a decimal point without a digit after it")
      }
    }
    if current | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      if skipDigits() == 0 { throw badNumber(at: start, "an exponent without a digit") }
    }
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position - start
  }
}
