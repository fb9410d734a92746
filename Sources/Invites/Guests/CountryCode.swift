/// The country in front of a telephone number, and what that country does with a zero behind it
/// (ITU-T E.164 and the national numbering plans that the ITU publishes).
package struct CountryCode: Hashable, Sendable {
  /// One to three digits, without `+`.
  package let digits: String

  /// Takes `49`, `+49` and `0049`.
  package init?(_ text: String) {
    var digits = text[...]
    if digits.hasPrefix("+") {
      digits = digits.dropFirst()
    } else if digits.hasPrefix("00") {
      digits = digits.dropFirst(2)
    }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let code = CountryCode(beginning: String(digits)), code.digits == digits
    else { return nil }
    self = code
  }

  /// The code that an international number begins with; no code is the beginning of another.
  init?(beginning digits: String) {
    guard let first = digits.first, first != "0" else { return nil }
    let length: Int
    if first == "1" || first == "7" {
      length = 1
    } else {
      length = CountryCode.ofTwoDigits.contains(String(digits.prefix(2))) ? 2 : 3
    }
    guard digits.utf8.count >= length else { return nil }
    self.digits = String(digits.prefix(length))
  }

  /// True where a number begins with zero from abroad, too: in Italy, for instance.
  var keepsZero: Bool { CountryCode.keepingZero.contains(digits) }

  /// True where a zero stands in front of a number at home, and never from abroad.
  var dropsZero: Bool { CountryCode.droppingZero.contains(digits) }

  private static let ofTwoDigits: Set<String> = [
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47",
    "48", "49", "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65",
    "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98",
  ]

  private static let keepingZero: Set<String> = [
    "39", "225", "226", "229", "241", "242", "378", "379", "800", "808", "870", "878", "881", "882",
    "883", "888", "979",
  ]

  private static let droppingZero: Set<String> = [
    "20", "27", "31", "32", "33", "40", "41", "43", "44", "46", "49", "51", "54", "55", "58", "60",
    "61", "62", "63", "64", "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98",
    "211", "212", "213", "218", "231", "232", "233", "234", "243", "249", "250", "251", "254",
    "255", "256", "260", "261", "263", "264", "265", "353", "355", "358", "359", "370", "373",
    "374", "380", "381", "382", "383", "385", "386", "387", "389", "421", "591", "593", "595",
    "598", "855", "856", "880", "886", "961", "962", "963", "964", "966", "967", "970", "971",
    "972", "976", "977", "994", "995", "996",
  ]
}
