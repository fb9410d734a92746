/// Why a text is refused, in words for the person who wrote it.
///
/// Every type here that checks a text has its own; a program can switch over the cases, or show
/// `message` and `help` as they are.
public protocol TextProblem: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in one line without a full stop.
  var message: String { get }

  /// What to do about it.
  var help: String { get }

  /// Where in the text, in UTF-8 bytes from its start; nil when it concerns the whole.
  var offset: Int? { get }
}

extension TextProblem {
  /// The message and the help in one text, for logs.
  public var description: String { "\(message) (\(help))" }
}

extension Unicode.Scalar {
  /// The character as a message shows it: `"+" (U+002B)`, `a no-break space (U+00A0)`.
  ///
  /// What nobody can see is named, since quoting it would show nothing.
  var shown: String {
    if let name = invisibleName { return "\(name) (\(codePoint))" }
    return "\"\(self)\" (\(codePoint))"
  }

  /// `U+200B`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// True for what people paste without seeing it.
  var isInvisible: Bool { invisibleName != nil }

  /// A control (C0, DEL, C1), or something else that ends a line or turns the reading direction.
  package var breaksLine: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private var invisibleName: String? {
    switch value {
    case 0x09: "a tab"
    case 0x0A, 0x0D: "a line break"
    case 0x20: "a blank"
    case 0..<0x20, 0x7F..<0xA0: "a control character"
    case 0xA0: "a no-break space"
    case 0xAD: "a soft hyphen"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "a direction mark"
    case 0x115F, 0x1160, 0x3164, 0xFFA0: "an invisible filler"
    case 0x180E, 0x2060...0x2064: "an invisible separator"
    case 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: "a wide or narrow blank"
    case 0x200B: "a zero width space"
    case 0x200C, 0x200D: "a zero width joiner"
    case 0x2028, 0x2029: "a line separator"
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: "a variation selector"
    case 0xFEFF: "a byte-order mark"
    case 0x0300...0x036F: "a combining mark"
    default: nil
    }
  }
}

extension String {
  /// The first scalar that is not allowed, with its offset in UTF-8 bytes.
  func firstScalar(
    where isRefused: (Unicode.Scalar) -> Bool
  ) -> (scalar: Unicode.Scalar, offset: Int)? {
    var offset = 0
    for scalar in unicodeScalars {
      if isRefused(scalar) { return (scalar, offset) }
      offset += UTF8.width(scalar)
    }
    return nil
  }
}
