/// The shape of an e-mail address; whether anybody reads it there, only a message can tell.
package enum EmailAddress {
  /// One `@` with something before it and a host of two parts or more behind it, and no dot at an end
  /// of either or beside another dot (RFC 5322, 3.2.3).
  ///
  /// Blanks, separators of lists, brackets and quotes are refused although RFC 5322 has a place for
  /// them: in practice they are slips, and in a header or a `mailto:` they would change its meaning.
  package static func isPlausible(_ text: String) -> Bool {
    // As if a dot stood before either part: then it may begin with none.
    var last = dot
    var isHost = false
    var hasDot = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "@"):
        guard !isHost, last != dot else { return false }
        isHost = true
        hasDot = false
        last = dot
        continue
      case dot:
        guard last != dot else { return false }
        hasDot = true
      case ...0x20, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
        UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
        return false
      default: break
      }
      last = byte
    }
    guard isHost, hasDot, last != dot else { return false }
    return text.utf8.allSatisfy { $0 < 0x80 }
      || text.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
      }
  }

  private static let dot = UInt8(ascii: ".")
}
