/// A generated code of a short link: 4–16 symbols and a check symbol, shown as `7kq-2mn-4xv`.
///
/// The alphabet has no vowels and no `l`, so that codes spell no words and survive being read aloud
/// or copied from print. The check symbol finds every single wrong symbol and every swap of two
/// neighbours.
public struct ShortCode: Hashable, Sendable, CustomStringConvertible {
  /// The thirty symbols in the order of their values, 0 to 29.
  public static let alphabet = "0123456789bcdfghjkmnpqrstvwxyz"

  /// How many symbols may stand before the check symbol.
  public static let lengths = 4...16

  /// The code as it stands in links, with its check symbol and without groups.
  public let text: String

  /// Takes a code as it is stored; nil when a symbol, the length or the check symbol is wrong.
  ///
  /// For a code that somebody typed, pass `ShortCode.repaired(typed)`.
  public init?(_ text: String) {
    var values: [Int] = []
    for byte in text.utf8 {
      guard let value = Self.symbols.firstIndex(of: byte) else { return nil }
      values.append(value)
    }
    guard let check = values.popLast(), Self.lengths.contains(values.count),
      check == Self.checkValue(of: values)
    else { return nil }
    self.text = text
  }

  private init(values: [Int]) {
    let symbols = (values + [Self.checkValue(of: values)]).map { Self.symbols[$0] }
    text = String(decoding: symbols, as: UTF8.self)
  }

  /// The code of a meeting; `attempt` counts up from 0 until a free one is found.
  ///
  /// SHA-256 of `"linksite-code-1\0" host "\0" id "\0" attempt` (UTF-8, the attempt in decimal) is
  /// read as one number with its first byte as the most significant. Divided by 30 again and again,
  /// its remainders are the values of the symbols, the first remainder the first symbol. There are
  /// 2²⁵⁶ digests and fewer than 2⁷⁹ codes, so that no symbol is favoured by a measurable amount; and
  /// but for the check symbol a shorter code is the beginning of a longer one.
  ///
  /// `length` counts the symbols before the check symbol; one that is out of ``lengths`` is brought
  /// into them.
  public static func derived(
    host: HostName, id: MeetingID, attempt: Int, length: Int
  ) -> ShortCode {
    var number = SHA256.digest(Array("linksite-code-1\0\(host)\0\(id)\0\(attempt)".utf8))
    let length = min(max(length, lengths.lowerBound), lengths.upperBound)
    return ShortCode(values: (0..<length).map { _ in divide(&number, by: 30) })
  }

  /// The code in groups of three, for print and for reading aloud.
  public var grouped: String {
    var result: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      if index > 0, index % 3 == 0 { result.append(UInt8(ascii: "-")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code as it stands in links.
  public var description: String { text }

  private static let symbols = Array(alphabet.utf8)

  /// ISO 7064, hybrid system MOD 31,30.
  private static func checkValue(of values: [Int]) -> Int {
    let modulus = symbols.count
    var product = modulus
    for value in values {
      let sum = (product + value) % modulus
      product = (sum == 0 ? modulus : sum) * 2 % (modulus + 1)
    }
    return (modulus + 1 - product) % modulus
  }

  /// Divides a big-endian number in place and returns the remainder.
  private static func divide(_ number: inout [UInt8], by divisor: Int) -> Int {
    var remainder = 0
    for index in number.indices {
      let part = remainder << 8 | Int(number[index])
      number[index] = UInt8(part / divisor)
      remainder = part % divisor
    }
    return remainder
  }
}

extension ShortCode {
  /// What somebody typed, as they may have meant it: lower case, without hyphens and blanks,
  /// `o` read as `0`, `i` and `l` as `1`.
  ///
  /// Own codes may hold hyphens and those letters, so first look up the text as it was typed. Every
  /// dash counts as a hyphen, since keyboards put others in its place.
  public static func repaired(_ typed: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in typed.unicodeScalars {
      switch scalar {
      case "-", "\u{AD}", "\u{2010}"..."\u{2015}", "\u{2212}": break
      case _ where scalar.properties.isWhitespace: break
      case "A"..."Z", "a"..."z":
        let letter = Unicode.Scalar(UInt8(scalar.value).lowered)
        result.append(letter == "o" ? "0" : letter == "i" || letter == "l" ? "1" : letter)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
