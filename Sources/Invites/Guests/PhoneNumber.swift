/// A telephone number as messages and links take it: `+` and 8 to 15 digits (ITU-T E.164).
enum PhoneNumber {
  enum Problem: Error {
    /// `4.479E+11`: a spreadsheet took it for a quantity.
    case rounded
    case withoutCountry
    case characters
    case length(Int)

    var message: String {
      switch self {
      case .rounded: "was rounded by a spreadsheet, its digits are lost"
      case .withoutCountry: "does not begin with + and the country"
      case .characters: "is no telephone number"
      case .length(let count): "has \(count) digits, a number has 8 to 15"
      }
    }

    var help: String {
      switch self {
      case .rounded: "format the column as text, then enter the numbers again"
      case .withoutCountry: "write it as in +49 30 1234567"
      case .characters: "digits, blanks and - ( ) . / behind a +"
      case .length: "check it, and write + and the country in front"
      }
    }
  }

  /// The number without what makes it readable; digits of any script are taken.
  static func normalized(_ text: String) throws(Problem) -> String {
    var digits = ""
    var hasPlus = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "+", "＋":
        guard digits.isEmpty, !hasPlus else { throw rounded(text) ? .rounded : .characters }
        hasPlus = true
      case "-", "(", ")", ".", "/", "\u{2010}"..."\u{2015}", "\u{AD}": break
      case _ where scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint:
        break
      default:
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
        else { throw rounded(text) ? .rounded : .characters }
        digits += String(Int(value))
      }
    }
    if !hasPlus, digits.hasPrefix("00") {
      digits = String(digits.dropFirst(2))
      hasPlus = true
    }
    guard hasPlus else { throw digits.isEmpty ? .characters : .withoutCountry }
    guard 8...15 ~= digits.utf8.count else { throw .length(digits.utf8.count) }
    return "+\(digits)"
  }

  /// Digits, an `E`, a sign.
  private static func rounded(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      return false
    }
    let isNumber = bytes[..<mark].allSatisfy {
      (0x30...0x39).contains($0) || ".,".utf8.contains($0)
    }
    return mark > 0 && isNumber
      && bytes[(mark + 1)...].allSatisfy { (0x30...0x39).contains($0) || "+-".utf8.contains($0) }
  }
}
