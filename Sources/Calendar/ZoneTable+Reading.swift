extension ZoneTable {
  /// One zone name of the tz database.
  struct Entry: Sendable {
    var name: String
    var behaviour: ZoneBehaviour
    /// For a name that is refused: the one to write instead.
    var replacement: String?

    /// Whether a meeting may use the name: places and `UTC`, since the others hide that they do
    /// not follow, or not always followed, any place's clocks.
    var isAccepted: Bool { name == "UTC" || name.utf8.contains(0x2F) && !name.hasPrefix("Etc/") }
  }

  /// Every name with its rules, read from the text once.
  static let entries: [String: Entry] = {
    let behaviours = lines(of: rules).map(behaviour)
    var entries: [String: Entry] = [:]
    for line in lines(of: names) {
      let words = line.split(separator: " ")
      guard words.count >= 2, let number = Int(words[1]) else { continue }
      let name = String(words[0])
      entries[name] = Entry(
        name: name, behaviour: behaviours[number],
        replacement: words.count > 2 ? String(words[2]) : nil)
    }
    return entries
  }()

  /// The names that a meeting may use, sorted.
  static let acceptedNames = entries.values.filter(\.isAccepted).map(\.name).sorted()

  /// Two days on each side of the years, so that all their local times lie within.
  static let start = Instant(secondsSince1970: Int64(firstDay - 2) * 86400)
  static let end = Instant(secondsSince1970: Int64(lastDay + 3) * 86400)

  /// The days at both ends of the years, counted from 1970.
  static let firstDay = LocalDate(year: years.lowerBound, month: 1, day: 1)?.dayNumber ?? 0
  static let lastDay = LocalDate(year: years.upperBound, month: 12, day: 31)?.dayNumber ?? 0

  private static func lines(of text: String) -> [Substring] { text.split(separator: "\n") }

  private static func behaviour(_ line: Substring) -> ZoneBehaviour {
    var changes: [ZoneChange] = []
    var rule: YearlyRule?
    for part in line.split(separator: ";") {
      let words = part.split(separator: " ").map(String.init)
      let numbers = words.map { Int($0) ?? 0 }
      if words[0] == "*" {
        rule = YearlyRule(
          standard: ZoneState(offset: numbers[1], abbreviation: words[2]),
          daylight: ZoneState(offset: numbers[3], abbreviation: words[4]),
          start: day(numbers[5..<9]), end: day(numbers[9..<13]))
      } else if words.count == 2 {
        let state = ZoneState(offset: numbers[0], abbreviation: words[1])
        changes.append(ZoneChange(instant: start.secondsSince1970, state: state))
      } else {
        let state = ZoneState(offset: numbers[1], abbreviation: words[2])
        changes.append(ZoneChange(instant: Int64(numbers[0]), state: state))
      }
    }
    let explicitCount = changes.count
    if let rule { changes += ruled(rule, after: changes[explicitCount - 1].instant) }
    return ZoneBehaviour(changes: changes, rule: rule, explicitCount: explicitCount)
  }

  private static func day(_ numbers: ArraySlice<Int>) -> YearlyRule.Day {
    let numbers = Array(numbers)
    return YearlyRule.Day(
      month: numbers[0], week: numbers[1], weekday: numbers[2], second: numbers[3])
  }

  private static func ruled(_ rule: YearlyRule, after instant: Int64) -> [ZoneChange] {
    ((years.lowerBound - 1)...(years.upperBound + 1)).flatMap(rule.changes)
      .filter { $0.instant > instant && $0.instant < end.secondsSince1970 }
      .sorted { $0.instant < $1.instant }
  }
}
