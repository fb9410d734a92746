import Diagnostics

extension RecurrenceRule {
  /// The rule that a text means, or all that is wrong with it; never both.
  ///
  /// The text is the value alone, without `RRULE:`. Names are read without case.
  package static func parse(
    _ text: String
  ) -> (rule: RecurrenceRule?, problems: [CalendarProblem]) {
    var reader = RuleReader(text)
    let rule = reader.rule()
    return reader.problems.isEmpty ? (rule, []) : (nil, reader.problems)
  }
}

/// Reads the parts of a rule one by one and goes on behind a bad one.
private struct RuleReader {
  private(set) var problems: [CalendarProblem] = []
  private let text: String
  /// Where each part was found, by its name.
  private var offsets: [String: Int] = [:]
  private var draft = RecurrenceRule(.daily)

  /// More are no meeting, and a file of someone else could ask for hundreds of millions.
  private static let mostTimesOfDay = 96

  private static let names = [
    "FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY",
    "BYDAY", "BYHOUR", "BYMINUTE", "BYSECOND", "BYSETPOS", "WKST",
  ]

  init(_ text: String) {
    self.text = text
  }

  mutating func rule() -> RecurrenceRule? {
    let bytes = Array(text.utf8)
    if text.uppercased().hasPrefix("RRULE:") {
      report("bad-rrule", "the rule begins with \"RRULE:\"", at: 0, help: "write what follows it")
      return nil
    }
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
      read(part: bytes[start..<end], isLast: end == bytes.count)
      start = end + 1
    }
    guard offsets["FREQ"] != nil else {
      if problems.isEmpty {
        report(
          "bad-rrule", "the rule \"\(text)\" has no FREQ", at: 0,
          help: "begin with FREQ=DAILY, WEEKLY, MONTHLY or YEARLY")
      }
      return nil
    }
    draft.timePart = ["BYHOUR", "BYMINUTE", "BYSECOND"].compactMap { name in
      offsets[name].map { RecurrenceRule.TimePart(name: name, offset: $0) }
    }.min { $0.offset < $1.offset }
    checkTogether()
    return draft
  }

  private mutating func read(part: ArraySlice<UInt8>, isLast: Bool) {
    guard let equals = part.firstIndex(of: UInt8(ascii: "=")), equals > part.startIndex else {
      let found = part.isEmpty ? "an empty part" : "\"\(string(part))\""
      report(
        "bad-rrule", "\(found) in the rule is not NAME=VALUE", at: part.startIndex,
        help: part.isEmpty && isLast
          ? "leave out the last \";\"" : "for example FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10")
      return
    }
    let name = string(part[part.startIndex..<equals]).uppercased()
    guard Self.names.contains(name) else {
      report(
        "bad-rrule", "unknown part \"\(name)\" in the rule", at: part.startIndex,
        help: nearestName(to: name, in: Self.names).map { "did you mean \"\($0)\"?" }
          ?? "known here: \(Self.names.joined(separator: ", "))")
      return
    }
    guard offsets[name] == nil else {
      report("bad-rrule", "\(name) stands twice in the rule", at: part.startIndex)
      return
    }
    offsets[name] = part.startIndex
    read(name, part[(equals + 1)...])
  }

  private mutating func read(_ name: String, _ value: ArraySlice<UInt8>) {
    switch name {
    case "FREQ": readFrequency(value)
    case "INTERVAL": draft.interval = number(value, 1...999_999, for: name) ?? 1
    case "COUNT": draft.count = number(value, 1...999_999, for: name)
    case "UNTIL": readUntil(value)
    case "BYMONTH": draft.months = list(value, 1...12, for: name)
    case "BYWEEKNO": draft.weekNumbers = list(value, 1...53, orNegative: true, for: name)
    case "BYYEARDAY": draft.yearDays = list(value, 1...366, orNegative: true, for: name)
    case "BYMONTHDAY": draft.monthDays = list(value, 1...31, orNegative: true, for: name)
    case "BYDAY": readDays(value)
    case "BYHOUR": draft.hours = list(value, 0...23, for: name)
    case "BYMINUTE": draft.minutes = list(value, 0...59, for: name)
    case "BYSECOND": draft.seconds = list(value, 0...59, for: name)
    case "BYSETPOS": draft.positions = list(value, 1...366, orNegative: true, for: name)
    default:
      if let weekday = weekday(value) {
        draft.weekStart = weekday
      } else {
        report(
          "bad-rrule", "\"\(string(value))\" is no weekday for WKST", at: value.startIndex,
          help: "write MO, TU, WE, TH, FR, SA or SU")
      }
    }
  }

  private mutating func readFrequency(_ value: ArraySlice<UInt8>) {
    let name = string(value).uppercased()
    if let frequency = RecurrenceRule.Frequency(rawValue: name) {
      draft.frequency = frequency
    } else if ["HOURLY", "MINUTELY", "SECONDLY"].contains(name) {
      report(
        "unsupported-rrule", "a meeting cannot repeat \(name)", at: value.startIndex,
        help: "write FREQ=DAILY with BYHOUR for several times a day")
    } else {
      report(
        "bad-rrule", "\"\(string(value))\" is no frequency", at: value.startIndex,
        help: "write DAILY, WEEKLY, MONTHLY or YEARLY"
          + (name == "FORTNIGHTLY" ? "; every second week is FREQ=WEEKLY;INTERVAL=2" : ""))
    }
  }

  private mutating func readUntil(_ value: ArraySlice<UInt8>) {
    draft.untilOffset = value.startIndex
    do {
      switch try BasicDateTime(value) {
      case .date(let date): draft.until = .date(date)
      case .local(let local): draft.until = .local(local)
      case .utc(let instant): draft.until = .utc(instant)
      }
    } catch {
      switch error {
      case .shape:
        report(
          "bad-rrule", "\"\(string(value))\" is no UNTIL", at: value.startIndex,
          help: "write 20270301T093000, 20270301T083000Z (UTC), or 20270301 for whole days")
      case .impossible(let reason):
        report(
          "bad-rrule", "UNTIL \"\(string(value))\" does not exist: \(reason)",
          at: value.startIndex)
      }
    }
  }

  private mutating func readDays(_ value: ArraySlice<UInt8>) {
    for item in items(value) {
      let digits = item.dropLast(2)
      let ordinal = digits.isEmpty ? nil : integer(digits)
      guard item.count >= 2, let weekday = weekday(item.suffix(2)),
        digits.isEmpty || (ordinal.map { $0 != 0 && -53...53 ~= $0 } ?? false)
      else {
        report(
          "bad-rrule", "\"\(string(item))\" is no day for BYDAY", at: item.startIndex,
          help: "write MO, TU, WE, TH, FR, SA or SU; 2MO is the second, -1MO the last")
        continue
      }
      draft.days.append(.init(ordinal, weekday))
    }
  }

  private mutating func number(
    _ value: ArraySlice<UInt8>, _ range: ClosedRange<Int>, for name: String
  ) -> Int? {
    guard value.first.map({ 0x30...0x39 ~= $0 }) ?? false, let number = integer(value),
      range ~= number
    else {
      report(
        "bad-rrule", "\"\(string(value))\" is no number for \(name)", at: value.startIndex,
        help: "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  private mutating func list(
    _ value: ArraySlice<UInt8>, _ range: ClosedRange<Int>, orNegative: Bool = false,
    for name: String
  ) -> [Int] {
    items(value).compactMap { item in
      if let number = integer(item), range ~= number || orNegative && range ~= -number {
        return number
      }
      let from = orNegative ? ", or -\(range.upperBound) to -1 from the end" : ""
      report(
        "bad-rrule", "\"\(string(item))\" is no number for \(name)", at: item.startIndex,
        help: "\(name) takes \(range.lowerBound) to \(range.upperBound)\(from)")
      return nil
    }
  }

  private func items(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
  }

  private func integer(_ digits: some Collection<UInt8>) -> Int? {
    digits.count <= 9 ? Int(string(digits)) : nil
  }

  private func weekday(_ code: some Collection<UInt8>) -> Weekday? {
    let code = string(code).uppercased()
    return Weekday.allCases.first { $0.code == code }
  }

  private func string(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private mutating func report(
    _ id: String, _ message: String, at offset: Int, help: String? = nil
  ) {
    problems.append(CalendarProblem(id, message, offset: offset, help: help))
  }
}

// What parts may stand together (the table in RFC 5545, 3.3.10).
extension RuleReader {
  private mutating func checkTogether() {
    let frequency = draft.frequency
    if draft.count != nil, draft.until != nil {
      report(
        "bad-rrule", "the rule has COUNT and UNTIL",
        at: max(offsets["COUNT"] ?? 0, offsets["UNTIL"] ?? 0), help: "keep one of them")
    }
    if frequency != .yearly {
      refuse("BYWEEKNO", "BYWEEKNO needs FREQ=YEARLY")
      refuse("BYYEARDAY", "BYYEARDAY needs FREQ=YEARLY")
    }
    if frequency == .weekly {
      refuse(
        "BYMONTHDAY", "BYMONTHDAY cannot stand with FREQ=WEEKLY", help: "write FREQ=MONTHLY")
      // Some calendars count within the week from WKST, others from the start; others do not count.
      refuse(
        "BYSETPOS", "BYSETPOS with FREQ=WEEKLY is read in different ways",
        help: "name the day itself, such as BYDAY=FR", id: "unsupported-rrule")
    }
    let hasOrdinals = draft.days.contains { $0.ordinal != nil }
    if hasOrdinals, frequency == .daily || frequency == .weekly {
      refuse(
        "BYDAY", "a counted day in BYDAY needs FREQ=MONTHLY or YEARLY",
        help: "write the day alone, such as BYDAY=MO")
    } else if hasOrdinals, !draft.weekNumbers.isEmpty {
      refuse("BYDAY", "a counted day in BYDAY cannot stand with BYWEEKNO")
    }
    if !offsets.keys.contains(where: { $0.hasPrefix("BY") && $0 != "BYSETPOS" }) {
      refuse(
        "BYSETPOS", "BYSETPOS has nothing to choose from", help: "add BYDAY or another BY part")
    }
    let times = [draft.hours, draft.minutes, draft.seconds].reduce(1) {
      $0 * max(Set($1).count, 1)
    }
    if times > Self.mostTimesOfDay, problems.isEmpty {
      let name = ["BYSECOND", "BYMINUTE", "BYHOUR"].first { offsets[$0] != nil } ?? "FREQ"
      refuse(
        name, "the rule gives \(times) times a day",
        help: "\(Self.mostTimesOfDay) are possible, one in fifteen minutes",
        id: "unsupported-rrule")
    }
    if !draft.weekNumbers.isEmpty, draft.days.isEmpty, problems.isEmpty {
      // Some calendars take the weekday of the start, others all seven days.
      refuse(
        "BYWEEKNO", "BYWEEKNO without BYDAY is read in different ways",
        help: "add the day, such as BYDAY=MO", id: "unsupported-rrule")
    }
  }

  private mutating func refuse(
    _ name: String, _ message: String, help: String? = nil, id: String = "bad-rrule"
  ) {
    guard let offset = offsets[name] else { return }
    report(id, message, at: offset, help: help)
  }
}
