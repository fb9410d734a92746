/// Why a text is no valid App ID, package name or fingerprint, in words for the person who wrote it.
public struct ValueProblem: Error, Hashable, Sendable {
  /// The identifier under which the linter reports it, for instance `appid.prefix`.
  public var id: String
  /// A warning where it is not certain that a device refuses the value.
  public var severity: AssociationFinding.Severity
  /// What is wrong, with the value that was found: one line, no full stop.
  public var message: String
  /// What to write instead.
  public var help: String?

  /// Makes a problem; nearly all of them are errors.
  public init(
    _ id: String, _ message: String, help: String? = nil,
    severity: AssociationFinding.Severity = .error
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.help = help
  }
}

/// Marks of a text that a template left for its user to fill in.
enum Placeholder {
  /// Brackets and variables that no identifier can hold: `{team}`, `<TEAM_ID>`, `$(PREFIX)`, `…`.
  static func hasMarks(_ text: String) -> Bool {
    text.utf8.contains { "{}<>[]$%".utf8.contains($0) } || text.holds("...")
      || text.unicodeScalars.contains("…")
  }

  /// The text without case, blanks, `_` and `-`.
  static func plain(_ text: some StringProtocol) -> String {
    let bytes = text.utf8.filter { !" _-".utf8.contains($0) }
    return String(decoding: bytes.map(asciiLowercased), as: UTF8.self)
  }

  /// True when the plain text holds one of `words`.
  static func names(_ text: String, anyOf words: [StaticString]) -> Bool {
    let plain = plain(text)
    return words.contains { plain.holds($0) }
  }
}

/// The byte with `A`–`Z` folded, every other one as it is.
func asciiLowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

extension UInt8 {
  var isASCIILetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isASCIIUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  var isASCIILowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  var isHexDigit: Bool { isASCIIDigit || self | 0x20 >= 0x61 && self | 0x20 <= 0x66 }
  /// Space, tab and the line ends.
  var isASCIIBlank: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
