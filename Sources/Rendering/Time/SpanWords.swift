import Diagnostics
import SiteModel

/// What the page's script says of the time until a meeting: "in 5 minutes".
///
/// The script knows no language and asks no browser for one: it gets the texts, and which of them
/// each number takes.
enum SpanWords {
  /// A JSON object: the texts of each unit, `forms` with a digit for each number from 0 on, which is
  /// the place of its text, and `digits` where they are others than ours.
  ///
  /// The last digit of `forms` stands for all further numbers; at most 200 are needed, since every
  /// `PluralRule` looks at no more than two places from 100 on.
  static func json(_ strings: StringTable) -> String {
    let plural = strings["plural"].flatMap(PluralRule.init) ?? .one
    let names = ["1"] + plural.formsOfSeveral
    var members = ["minutes", "hours", "days"].map { unit in
      let texts = names.map { jsonString(strings["span.\(unit).\($0)"] ?? "") }
      return (name: unit, json: "[\(texts.joined(separator: ","))]")
    }
    members.append((name: "forms", json: jsonString(forms(plural, names))))
    if let digits = strings["digits"], digits != "0123456789" {
      members.append((name: "digits", json: jsonString(digits)))
    }
    return jsonObject(members)
  }

  private static func forms(_ plural: PluralRule, _ names: [String]) -> String {
    var forms = (0..<200).map { number in
      let name = number == 1 ? "1" : plural.form(of: number)
      return names.firstIndex(of: name) ?? names.count - 1
    }
    while forms.count > 1, forms.last == forms[forms.count - 2] { forms.removeLast() }
    return forms.map { "\($0)" }.joined()
  }
}
