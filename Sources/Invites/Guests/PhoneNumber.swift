/// A telephone number as messages and links take it: `+` and 8 to 15 digits (ITU-T E.164).
enum PhoneNumber {
  enum Problem: Error {
    /// `4.479E+11`: a spreadsheet took it for a quantity.
    case rounded
    case withoutCountry
    /// `+49 0171…`: with the zero it is a wrong number, and perhaps the country is one, too.
    case zeroBehindCountry(CountryCode)
    /// `4917123456`: the country may stand in front, and may not.
    case unclearCountry(CountryCode)
    case characters
    case length(Int)

    var message: String {
      switch self {
      case .rounded: "was rounded by a spreadsheet, its digits are lost"
      case .withoutCountry: "does not begin with + and the country"
      case .zeroBehindCountry(let country): "has a zero behind the country +\(country.digits)"
      case .unclearCountry(let country): "may begin with the country +\(country.digits), or not"
      case .characters: "is no telephone number"
      case .length(let count): "has \(count) digits, a number has 8 to 15"
      }
    }

    var help: String {
      switch self {
      case .rounded: "format the column as text, then enter the numbers again"
      case .withoutCountry:
        "write it as in +49 30 1234567, or say which country is meant: --default-country-code 49"
      case .zeroBehindCountry(let country):
        "the zero is not dialled from abroad: leave it out, as in +\(country.digits) 30 1234567"
      case .unclearCountry: "write + in front where the country is there"
      case .characters: "digits, blanks and - ( ) . / behind a +"
      case .length: "check it, and write + and the country in front"
      }
    }
  }

  /// The number without what makes it readable; digits of any script are taken.
  ///
  /// - Parameter country: whose a number is that names none.
  static func normalized(
    _ text: String, in country: CountryCode? = nil
  ) throws(Problem) -> String {
    var number = try digits(of: text)
    if !number.isInternational, let prefix = internationalPrefix(of: number.digits, country) {
      number.digits.removeFirst(prefix)
      number.isInternational = true
    }
    if number.digits.isEmpty { throw .characters }
    if !number.isInternational {
      guard let country else { throw .withoutCountry }
      number.digits = try international(number.digits, in: country)
    } else if let country = CountryCode(beginning: number.digits), country.dropsZero,
      number.digits.dropFirst(country.digits.utf8.count).hasPrefix("0")
    {
      throw .zeroBehindCountry(country)
    }
    guard 8...15 ~= number.digits.utf8.count else { throw .length(number.digits.utf8.count) }
    return "+\(number.digits)"
  }

  /// What is dialled before the country instead of `+`.
  private static func internationalPrefix(of digits: String, _ country: CountryCode?) -> Int? {
    if digits.hasPrefix("00") { return 2 }
    return country?.digits == "1" && digits.hasPrefix("011") ? 3 : nil
  }

  /// A number as it is dialled at home, with its country.
  private static func international(
    _ digits: String, in country: CountryCode
  ) throws(Problem) -> String {
    let code = country.digits
    if digits.hasPrefix("0"), country.dropsZero { return code + digits.dropFirst() }
    if code == "36", digits.hasPrefix("06") { return code + digits.dropFirst(2) }
    if code == "7", digits.hasPrefix("8"), digits.utf8.count == 11 {
      return code + digits.dropFirst()
    }
    guard digits.hasPrefix(code) else { return code + digits }
    // A spreadsheet takes `+49…` for a quantity, and the sign is gone.
    switch digits.utf8.count {
    case 11...: return digits
    case 10: throw .unclearCountry(country)
    default: return code + digits
    }
  }

  private static func digits(
    of text: String
  ) throws(Problem) -> (digits: String, isInternational: Bool) {
    let scalars = Array(bare(text).unicodeScalars)
    var digits = ""
    var hasPlus = false
    var index = 0
    while index < scalars.count {
      let scalar = halfWidth(scalars[index])
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "+":
        guard digits.isEmpty, !hasPlus else { throw rounded(text) ? .rounded : .characters }
        hasPlus = true
      case "(":
        // `+49 (0)171`: who dials from abroad leaves it out, unless it belongs to the number.
        if let end = endOfZero(scalars, from: index), hasPlus || digits.hasPrefix("00") {
          let code = CountryCode(hasPlus ? digits : String(digits.dropFirst(2)))
          if let code, !code.keepsZero { index = end }
        }
      case "-", ")", ".", "/", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{30FC}", "\u{AD}": break
      case _ where scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint:
        break
      default:
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
        else { throw rounded(text) ? .rounded : .characters }
        digits += String(Int(value))
      }
      index += 1
    }
    return (digits, hasPlus)
  }

  /// Where `(0)` ends that begins here.
  private static func endOfZero(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var hasZero = false
    for index in (start + 1)..<scalars.count {
      switch halfWidth(scalars[index]) {
      case "0" where !hasZero: hasZero = true
      case ")": return hasZero ? index : nil
      case let scalar where scalar.properties.isWhitespace: continue
      default: return nil
      }
    }
    return nil
  }

  /// Japanese keyboards write ASCII as wide as their own letters.
  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Without what programs and people write around a number: `tel:`, the apostrophe by which a
  /// spreadsheet is told that it is text, and a word in brackets behind it.
  private static func bare(_ text: String) -> String {
    var text = text[...]
    if let first = text.first, "'’".contains(first) { text = text.dropFirst() }
    if text.lowercased().hasPrefix("tel:") { text = text.dropFirst(4) }
    if text.last == ")", let open = text.lastIndex(of: "("),
      text[open...].dropFirst().dropLast().allSatisfy({ $0.isLetter || $0 == " " || $0 == "." })
    {
      text = text[..<open]
    }
    return String(text)
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
