/// Which of a language's plural forms a whole number takes, as Unicode's CLDR has it.
///
/// `plural` in `strings/<lang>.yml` names one of these, so that a new language needs no code. Forms
/// that begin at a million, and forms of fractions, are left out: nothing here counts so far.
package enum PluralRule: String, CaseIterable, Sendable {
  /// One form for all: Japanese, Chinese, Vietnamese.
  case none
  /// 1, and all others: English, German, Dutch.
  case one
  /// 0 and 1, and all others: French, Persian, Hindi.
  case zeroOne = "zero-one"
  /// 1, 2, and all others: Hebrew.
  case two
  /// 1, 21, 31; 2 to 4, 22 to 24; all others: Russian, Ukrainian.
  case eastSlavic = "east-slavic"
  /// 1; 2 to 4, 22 to 24; all others: Polish.
  case polish
  /// 1; 2 to 4; all others: Czech, Slovak.
  case czech
  /// Six forms.
  case arabic

  /// The key of the form: `zero`, `one`, `two`, `few`, `many` or `other`.
  func form(of number: Int) -> String {
    let (ones, hundreds) = (number % 10, number % 100)
    let isTeen = 11...14 ~= hundreds
    switch self {
    case .none: return "other"
    case .one: return number == 1 ? "one" : "other"
    case .zeroOne: return number <= 1 ? "one" : "other"
    case .two: return number == 1 ? "one" : number == 2 ? "two" : "other"
    case .eastSlavic:
      if ones == 1, !isTeen { return "one" }
      return 2...4 ~= ones && !isTeen ? "few" : "many"
    case .polish:
      if number == 1 { return "one" }
      return 2...4 ~= ones && !isTeen ? "few" : "many"
    case .czech: return number == 1 ? "one" : 2...4 ~= number ? "few" : "other"
    case .arabic:
      switch number {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return 3...10 ~= hundreds ? "few" : hundreds >= 11 ? "many" : "other"
      }
    }
  }

  /// The forms of the numbers from two: what a text needs beside its form for exactly one.
  var formsOfSeveral: [String] {
    let all = ["one", "two", "few", "many", "other"]
    let used = Set((2...200).map(form))
    return all.filter(used.contains)
  }
}
