/// Of bytes; nothing outside ASCII is a letter or a digit.
extension UInt8 {
  var isLowerLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  var isUpperLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  package var isLetter: Bool { isLowerLetter || isUpperLetter }

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// The letter in lower case; every other byte as it is.
  var lowered: UInt8 { isUpperLetter ? self | 0x20 : self }

  package var hexValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = lowered
    guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") else { return nil }
    return letter - UInt8(ascii: "a") + 10
  }

  /// RFC 3986 §2.3: never needs encoding.
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isLetter || isDigit
    }
  }

  /// RFC 3986 §2.2: has a meaning of its own in a URL.
  var isReserved: Bool { ":/?#[]@!$&'()*+,;=".utf8.contains(self) }
}

extension String {
  /// ASCII letters in lower case, everything else as it is.
  ///
  /// Not `lowercased()`: that folds by the Unicode tables of the machine (`İ`, the Kelvin sign).
  var loweredASCII: String {
    guard utf8.contains(where: \.isUpperLetter) else { return self }
    return String(decoding: utf8.map(\.lowered), as: UTF8.self)
  }
}
