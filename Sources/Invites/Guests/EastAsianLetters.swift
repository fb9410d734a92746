// Scripts in which the family name comes first and words have no blanks between them.

extension Unicode.Scalar {
  /// A letter of Chinese or Japanese (UAX #24, without rare extensions' marks).
  package var isHanOrKana: Bool {
    switch value {
    case 0x3005, 0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF:
      true
    default: false
    }
  }

  /// A syllable or letter of Korean.
  package var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: true
    default: false
    }
  }
}

extension String {
  /// True for a text in Chinese, Japanese or Korean letters only.
  package var isEastAsian: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.isHanOrKana || $0.isHangul }
  }
}
