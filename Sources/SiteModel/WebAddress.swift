import InviteLinks

/// An address that a page may link to, checked for its scheme and for stray characters.
///
/// HTML escaping does not make an address safe: `javascript:` would run. So a list of schemes
/// says what each key takes, and what a browser would run is refused everywhere.
package enum WebAddress {
  package enum Problem: Error, Equatable {
    case noScheme(allowed: [String])
    case scheme(String, allowed: [String])
    case character(Unicode.Scalar, offset: Int)
    /// A `%` without two hexadecimal digits behind it.
    case percentSign(offset: Int)
    case nothingBehindScheme
    case noHost
    case userInfo
  }

  /// Schemes that a browser runs or reads from the guest's own device.
  package static let runnable: Set<String> = [
    "javascript", "data", "vbscript", "file", "blob", "about", "filesystem", "view-source",
    "jar", "chrome", "resource", "livescript", "mocha",
  ]

  /// Checks `text`; `schemes` nil allows every scheme that a browser would not run.
  package static func check(_ text: String, schemes: [String]?) throws(Problem) {
    // Of a text that is no address at all no character is worth a word.
    if text.utf8.contains(UInt8(ascii: ":")) { try checkCharacters(of: text) }
    guard let scheme = scheme(of: text) else { throw .noScheme(allowed: schemes ?? []) }
    if let schemes {
      guard schemes.contains(scheme) else { throw .scheme(scheme, allowed: schemes) }
    } else if runnable.contains(scheme) {
      throw .scheme(scheme, allowed: [])
    }
    let rest = text.dropFirst(scheme.utf8.count + 1)
    guard !rest.isEmpty else { throw .nothingBehindScheme }
    guard scheme == "https" || scheme == "http" else { return }
    guard rest.hasPrefix("//") else { throw .noHost }
    let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@") else { throw .userInfo }
    guard !authority.isEmpty, !authority.hasPrefix(":") else { throw .noHost }
  }

  /// RFC 3986, but that letters and signs beyond ASCII may stand as they are, as in browsers.
  private static func checkCharacters(of text: String) throws(Problem) {
    let bytes = Array(text.utf8)
    var offset = 0
    var isInIPAddress = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%":
        let digits = bytes[(offset + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.hexValue != nil }) else {
          throw .percentSign(offset: offset)
        }
      case "[":
        let before = bytes[..<offset].last
        guard before == UInt8(ascii: "/") || before == UInt8(ascii: "@") else {
          throw .character(scalar, offset: offset)
        }
        isInIPAddress = true
      case "]":
        guard isInIPAddress else { throw .character(scalar, offset: offset) }
        isInIPAddress = false
      default:
        guard scalar.canStandInAddress else { throw .character(scalar, offset: offset) }
      }
      offset += UTF8.width(scalar)
    }
  }

  /// The scheme in lower case, or nil when the text has none.
  package static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.utf8.first, first.isLetter else { return nil }
    let isScheme = scheme.utf8.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
    return isScheme ? scheme.lowercased() : nil
  }
}

extension Unicode.Scalar {
  /// False for what neither an address nor a browser takes.
  ///
  /// Blanks, quotes, angle brackets and invisible characters come from copying out of mails.
  fileprivate var canStandInAddress: Bool {
    switch value {
    case 0..<0x21, 0x7F..<0xA0: false
    case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D: false
    case 0..<0x7F: true
    default: !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace
    }
  }
}
