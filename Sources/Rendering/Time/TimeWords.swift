import Calendar
import SiteModel

/// Dates and times in the words of one language, from `strings/<lang>.yml`.
///
/// Nothing comes from the machine: names, patterns, digits and plural forms stand in that file, and a
/// file that misses one is refused before.
struct TimeWords: Sendable {
  private let weekdays: [String]
  private let months: [String]
  private let digits: [String]
  private let plural: PluralRule
  private let patterns: [String: TextPattern]

  init(_ strings: StringTable) {
    weekdays = TimeWords.weekdayKeys.map { strings["weekday.\($0)"] ?? "" }
    months = (1...12).map { strings["month.\($0)"] ?? "" }
    let digits = (strings["digits"] ?? "").unicodeScalars.map { String($0) }
    self.digits = digits.count == 10 ? digits : []
    plural = strings["plural"].flatMap(PluralRule.init) ?? .one
    var patterns: [String: TextPattern] = [:]
    for (key, text) in strings.texts
    where TimeWords.groups.contains(where: key.hasPrefix) {
      patterns[key] = TextPattern(text.value)
    }
    self.patterns = patterns
  }

  private static let weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let groups = ["time.", "repeat.", "on_weekday.", "nth_weekday."]

  /// A pattern with its values, nil where the language has none of that name.
  func filled(_ key: String, _ values: KeyValuePairs<String, String>) -> String? {
    patterns[key]?.filled(values)
  }

  /// The text for exactly one, or the plural form for a number, which the text gets as `{{n}}`.
  func counted(
    _ key: String, _ number: Int, _ values: KeyValuePairs<String, String> = [:]
  ) -> String? {
    let form = number == 1 ? "1" : plural.form(of: number)
    guard let pattern = patterns["\(key).\(form)"] ?? patterns["\(key).other"] else { return nil }
    return pattern.filled([(key: "n", value: self.number(number))] + Array(values))
  }

  /// A whole number in the digits of the language.
  func number(_ number: Int, width: Int = 1) -> String {
    let text = String(number)
    let padded = String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    guard !digits.isEmpty else { return padded }
    return padded.utf8.map { digits[Int($0 - 0x30)] }.joined()
  }

  /// A day of the week in the sentence "every week on Monday".
  func onWeekday(_ day: Weekday) -> String? {
    filled("on_weekday.\(TimeWords.weekdayKeys[day.rawValue - 1])", [:])
  }

  /// `first Monday`, for -1 `last Monday`: one text, since some languages bend both words.
  func nthWeekday(_ ordinal: Int, _ day: Weekday) -> String? {
    let day = TimeWords.weekdayKeys[day.rawValue - 1]
    return filled("nth_weekday.\(day).\(ordinal == -1 ? "last" : "\(ordinal)")", [:])
  }

  /// Several of them, one after the other; nil if there is none, or the language misses one.
  func list(_ names: [String?]) -> String? {
    let known = names.compactMap { $0 }
    guard known.count == names.count, let first = known.first, let last = known.last else {
      return nil
    }
    guard known.count > 1 else { return first }
    let list = joined(Array(known.dropLast()), by: "repeat.list")
    return list.flatMap { filled("repeat.list_end", ["first": $0, "last": last]) }
  }

  /// Whole dates, which have commas of their own.
  func dates(_ dates: [String]) -> String? { joined(dates, by: "repeat.dates") }

  private func joined(_ parts: [String], by key: String) -> String? {
    var list = parts.first
    for part in parts.dropFirst() {
      list = list.flatMap { filled(key, ["first": $0, "next": part]) }
    }
    return list
  }

  /// The name of a month, as it stands in a date.
  func month(_ month: Int) -> String { months[month - 1] }

  /// A date within a sentence, where some languages need another form.
  func dateInText(_ date: LocalDate) -> String { self.date(date, pattern: "time.date_in_text") }

  /// `Monday, 1 March 2027`.
  func date(_ date: LocalDate) -> String { self.date(date, pattern: "time.date") }

  /// `1 March`, where the year does not matter.
  func dayOfYear(_ date: LocalDate) -> String? {
    patterns["time.day_of_year"]?.filled([
      (key: "month", value: month(date.month)), (key: "day", value: dayOfMonth(date.day)),
      (key: "day2", value: number(date.day, width: 2)),
      (key: "month2", value: number(date.month, width: 2)),
    ])
  }

  /// The day of a month: some languages count the first one.
  func dayOfMonth(_ day: Int) -> String {
    day == 1 ? filled("time.first_day", [:]) ?? number(day) : number(day)
  }

  private func date(_ date: LocalDate, pattern: String) -> String {
    filled(
      pattern,
      [
        "weekday": weekdays[date.weekday.rawValue - 1],
        "month": months[date.month - 1],
        "day": dayOfMonth(date.day), "day2": number(date.day, width: 2),
        "month2": number(date.month, width: 2), "year": number(date.year, width: 4),
      ]) ?? "\(date)"
  }

  /// `09:30`.
  func clock(_ time: LocalTime) -> String {
    filled(
      "time.clock",
      [
        "hour": number(time.hour), "hour2": number(time.hour, width: 2),
        "minute": number(time.minute, width: 2),
      ]) ?? "\(time)"
  }
}
