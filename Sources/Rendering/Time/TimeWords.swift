import Calendar
import SiteModel

/// Dates and times in the words of one language, from `strings/<lang>.yml`.
///
/// Nothing comes from the machine: names, patterns, digits and plural forms stand in that file. A
/// file without them gets the digits that everybody reads alike: `2027-03-01, 09:30`.
struct TimeWords: Sendable {
  private let weekdays: [String]
  private let months: [String]
  private let digits: [String]
  private let plural: PluralRule
  private let patterns: [String: TextPattern]

  init(_ strings: StringTable) {
    let weekdays = TimeWords.weekdayKeys.compactMap { strings["weekday.\($0)"] }
    let months = (1...12).compactMap { strings["month.\($0)"] }
    let hasNames = weekdays.count == 7 && months.count == 12
    self.weekdays = hasNames ? weekdays : []
    self.months = hasNames ? months : []
    let digits = (strings["digits"] ?? "").unicodeScalars.map { String($0) }
    self.digits = digits.count == 10 ? digits : []
    plural = strings["plural"].flatMap(PluralRule.init) ?? .one
    var patterns: [String: TextPattern] = [:]
    for (key, text) in strings.texts
    where key.hasPrefix("time.") || key.hasPrefix("repeat.") || key.hasPrefix("ordinal.") {
      patterns[key] = TextPattern(text.value)
    }
    if !hasNames { patterns = patterns.filter { !$0.key.hasPrefix("time.") } }
    self.patterns = TimeWords.plainPatterns.merging(patterns) { _, own in own }
  }

  private static let weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  private static let plainPatterns = [
    "time.date": "{{year}}-{{month2}}-{{day2}}", "time.clock": "{{hour2}}:{{minute}}",
    "time.range": "{{start}}–{{end}}", "time.at": "{{date}}, {{time}}",
    "time.from_to": "{{start}} – {{end}}", "time.zone": "({{zone}}, {{offset}})",
    "time.zone_only": "({{zone}})",
  ].mapValues(TextPattern.init)

  /// A pattern with its values, nil where the language has none of that name.
  func filled(_ key: String, _ values: KeyValuePairs<String, String>) -> String? {
    patterns[key]?.filled(values)
  }

  /// The plural form for a number, which the text gets as `{{n}}`.
  func counted(
    _ key: String, _ number: Int, _ values: KeyValuePairs<String, String> = [:]
  ) -> String? {
    guard let pattern = patterns["\(key).\(plural.form(of: number))"] ?? patterns["\(key).other"]
    else { return nil }
    return pattern.filled([(key: "n", value: self.number(number))] + Array(values))
  }

  /// A whole number in the digits of the language.
  func number(_ number: Int, width: Int = 1) -> String {
    let text = String(number)
    let padded = String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    guard !digits.isEmpty else { return padded }
    return padded.utf8.map { digits[Int($0 - 0x30)] }.joined()
  }

  func weekday(_ day: Weekday) -> String? {
    weekdays.isEmpty ? nil : weekdays[day.rawValue - 1]
  }

  /// That there is no instance on a day, nil where the language has no words for it.
  func leftOut(_ day: LocalDate) -> String? { filled("repeat.left_out", ["date": date(day)]) }

  /// `Monday, 1 March 2027`.
  func date(_ date: LocalDate) -> String { self.date(date, pattern: "time.date") }

  /// `1 March`, where the year does not matter.
  func dayOfYear(_ date: LocalDate) -> String? {
    patterns["time.day_of_year"] == nil ? nil : self.date(date, pattern: "time.day_of_year")
  }

  private func date(_ date: LocalDate, pattern: String) -> String {
    filled(
      pattern,
      [
        "weekday": weekday(date.weekday) ?? "",
        "month": months.isEmpty ? "" : months[date.month - 1],
        "day": number(date.day), "day2": number(date.day, width: 2),
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
