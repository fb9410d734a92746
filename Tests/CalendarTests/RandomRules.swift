import Foundation

@testable import Calendar

/// Numbers that look random and are the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Recurrence rules of all shapes with a zone and a local start, between 2024 and 2032.
struct RandomRules {
  private var generator: SeededGenerator
  let zones: [String]

  init(seed: UInt64, zones: [String]) {
    generator = SeededGenerator(seed: seed)
    self.zones = zones
  }

  struct Case {
    let zone: TimeZoneRules
    let start: LocalDateTime
    let rule: String

    /// The same rule for whole days, nil where its times of day are a part of what it counts.
    var ruleOfDays: String? {
      let parts = rule.split(separator: ";")
      if rule.contains("BYHOUR"), rule.contains("BYSETPOS") { return nil }
      let times = ["BYHOUR", "BYMINUTE", "BYSECOND"]
      return parts.filter { part in !times.contains { part.hasPrefix($0) } }
        .map { $0.hasPrefix("UNTIL") ? $0.prefix("UNTIL=20270301".utf8.count) : $0 }
        .joined(separator: ";")
    }
  }

  mutating func next() throws -> Case {
    let zone = try TimeZoneRules.named(pick(zones)).get()
    let day = number(19723...22644)  // 2024-01-01 to 2031-12-31
    let hour = chance(3) ? number(0...3) : number(0...23)
    let start = LocalDateTime(
      LocalDate(dayNumber: day), LocalTime(secondOfDay: hour * 3600 + pick([0, 900, 1800, 3540])))
    return Case(zone: zone, start: start, rule: rule(zone, start))
  }

  private mutating func rule(_ zone: TimeZoneRules, _ start: LocalDateTime) -> String {
    var parts: [String]
    switch number(0...9) {
    case 0...1:
      parts = ["FREQ=DAILY"]
      if chance(3) { parts.append("BYDAY=\(weekdays(5))") }
      if chance(4) { parts.append("BYMONTH=\(list(1...12, 4))") }
      if chance(5) { parts.append("BYMONTHDAY=\(signedList(1...31, 12))") }
      if chance(8) { parts += ["BYHOUR=8,12,17", "BYSETPOS=\(signedList(1...3, 2))"] }
    case 2...4:
      parts = ["FREQ=WEEKLY"]
      if chance(2) { parts.append("BYDAY=\(weekdays(4))") }
      if chance(5) { parts.append("BYMONTH=\(list(1...12, 6))") }
      if chance(3) { parts.append("WKST=\(pick(["SU", "WE"]))") }
    case 5...7:
      parts = ["FREQ=MONTHLY"]
      switch number(0...4) {
      case 0: parts.append("BYDAY=\(countedDays(5))")
      case 1: parts.append("BYMONTHDAY=\(signedList(1...31, 4))")
      case 2: parts += ["BYDAY=\(weekdays(5))", "BYSETPOS=\(signedList(1...4, 2))"]
      case 3: parts += ["BYDAY=FR,SA", "BYMONTHDAY=\(list(1...31, 10))"]
      default: break
      }
      if chance(5) { parts.append("BYMONTH=\(list(1...12, 6))") }
    default:
      parts = ["FREQ=YEARLY"]
      switch number(0...6) {
      case 0: parts += ["BYMONTH=\(list(1...12, 3))", "BYDAY=\(countedDays(4))"]
      case 1: parts.append("BYDAY=\(countedDays(50))")
      case 2: parts += ["BYWEEKNO=\(weeks())", "BYDAY=\(weekdays(3))"]
      case 3: parts.append("BYYEARDAY=\(signedList(1...366, 5))")
      case 4: parts += ["BYMONTH=\(list(1...12, 3))", "BYMONTHDAY=\(signedList(1...31, 3))"]
      case 5: parts += ["BYDAY=\(weekdays(3))", "BYSETPOS=\(signedList(1...40, 3))"]
      default: break
      }
    }
    if chance(3) { parts.append("INTERVAL=\(number(2...5))") }
    if chance(6), !parts.contains("BYHOUR=8,12,17") { parts.append("BYHOUR=\(list(0...23, 3))") }
    if chance(8) { parts.append("BYMINUTE=\(list(0...59, 2))") }
    if chance(12) { parts.append("BYSECOND=\(list(0...59, 2))") }
    switch number(0...3) {
    case 0: parts.append("COUNT=\(number(1...50))")
    case 1:
      let until = LocalDateTime(start.date.adding(days: number(1...1200)), start.time)
      let offset = zone.resolve(until).offset ?? .utc
      parts.append("UNTIL=\(Instant(until, offset).basicUTC)")
    default: break
    }
    return parts.joined(separator: ";")
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func chance(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }

  mutating func pick<Element>(_ items: [Element]) -> Element {
    items[number(0...(items.count - 1))]
  }

  private mutating func list(_ range: ClosedRange<Int>, _ most: Int) -> String {
    (0..<number(1...most)).map { _ in String(number(range)) }.joined(separator: ",")
  }

  private mutating func signedList(_ range: ClosedRange<Int>, _ most: Int) -> String {
    (0..<number(1...most)).map { _ in String(number(range) * (chance(3) ? -1 : 1)) }
      .joined(separator: ",")
  }

  /// Without -52 and -53: where they are the first week of the next year, dateutil leaves out its days
  /// in December, which it has for week 1.
  private mutating func weeks() -> String {
    signedList(1...53, 5).replacingOccurrences(of: "-53", with: "53")
      .replacingOccurrences(of: "-52", with: "52")
  }

  private mutating func weekdays(_ most: Int) -> String {
    (0..<number(1...most)).map { _ in pick(Weekday.allCases).code }.joined(separator: ",")
  }

  private mutating func countedDays(_ most: Int) -> String {
    (0..<number(1...3)).map { _ in
      "\(number(1...most) * (chance(3) ? -1 : 1))\(pick(Weekday.allCases).code)"
    }.joined(separator: ",")
  }
}
