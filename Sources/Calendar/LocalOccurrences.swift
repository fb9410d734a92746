/// The local times that a rule gives from a start on, in order, up to the end of the zone table.
///
/// COUNT is kept; UNTIL is not, since it may be a moment and not a local time. The start itself is
/// among them only if the rule gives it.
struct LocalOccurrences: Sequence, IteratorProtocol {
  private let rule: RecurrenceRule
  private let start: LocalDateTime
  private let times: [LocalTime]
  private var period = 0
  private var left: Int
  /// What the current period still has to give, last first.
  private var pending: [LocalDateTime] = []

  init(_ rule: RecurrenceRule, from start: LocalDateTime) {
    self.start = start
    self.rule = rule.completed(from: start)
    left = rule.count ?? .max
    let hours = rule.hours.isEmpty ? [start.time.hour] : Set(rule.hours).sorted()
    let minutes = rule.minutes.isEmpty ? [start.time.minute] : Set(rule.minutes).sorted()
    let seconds = rule.seconds.isEmpty ? [start.time.second] : Set(rule.seconds).sorted()
    times = hours.flatMap { hour in
      minutes.flatMap { minute in
        seconds.compactMap { LocalTime(hour: hour, minute: minute, second: $0) }
      }
    }
  }

  mutating func next() -> LocalDateTime? {
    guard left > 0 else { return nil }
    while pending.isEmpty {
      guard let days = nextDays() else { return nil }
      fill(with: days)
    }
    left -= 1
    return pending.removeLast()
  }

  /// The days that fit with their times, only those at BYSETPOS, and none before the start.
  private mutating func fill(with days: Range<Int>) {
    for number in days.reversed() {
      let date = LocalDate(dayNumber: number)
      guard rule.includes(date) else { continue }
      for time in times.reversed() { pending.append(LocalDateTime(date, time)) }
    }
    if !rule.positions.isEmpty {
      let count = pending.count
      // Counted from the end, since the last comes first.
      let indexes = rule.positions.map { $0 > 0 ? count - $0 : -$0 - 1 }
      pending = Set(indexes).sorted().filter(pending.indices.contains).map { pending[$0] }
    }
    while let last = pending.last, last < start { pending.removeLast() }
    // Days beyond the table were there to be counted.
    pending.removeAll { $0.date.dayNumber > ZoneTable.lastDay }
  }

  /// All days of the next year, month, week or day in turn, or nil at the end of the table.
  private mutating func nextDays() -> Range<Int>? {
    let steps = period * rule.interval
    period += 1
    let first: Int
    let length: Int
    switch rule.frequency {
    case .yearly:
      let year = start.date.year + steps
      guard let day = LocalDate(year: year, month: 1, day: 1) else { return nil }
      (first, length) = (day.dayNumber, LocalDate.isLeap(year) ? 366 : 365)
    case .monthly:
      let months = start.date.month - 1 + steps
      let (year, month) = (start.date.year + months / 12, months % 12 + 1)
      guard let day = LocalDate(year: year, month: month, day: 1) else { return nil }
      (first, length) = (day.dayNumber, LocalDate.daysInMonth(month, of: year))
    case .weekly:
      let back = (start.date.weekday.rawValue - rule.weekStart.rawValue + 7) % 7
      (first, length) = (start.date.dayNumber + steps * 7 - back, 7)
    case .daily:
      (first, length) = (start.date.dayNumber + steps, 1)
    }
    return first <= ZoneTable.lastDay ? first..<(first + length) : nil
  }
}

extension RecurrenceRule {
  /// The rule with what it leaves open taken from the start (RFC 5545, 3.3.10).
  fileprivate func completed(from start: LocalDateTime) -> RecurrenceRule {
    var rule = self
    guard weekNumbers.isEmpty, yearDays.isEmpty, monthDays.isEmpty, days.isEmpty else {
      return rule
    }
    switch frequency {
    case .yearly:
      if months.isEmpty { rule.months = [start.date.month] }
      rule.monthDays = [start.date.day]
    case .monthly: rule.monthDays = [start.date.day]
    case .weekly: rule.days = [Day(nil, start.date.weekday)]
    case .daily: break
    }
    return rule
  }

  /// Whether a day passes all the BY parts that speak of days.
  fileprivate func includes(_ date: LocalDate) -> Bool {
    if !months.isEmpty, !months.contains(date.month) { return false }
    let monthLength = LocalDate.daysInMonth(date.month, of: date.year)
    if !counts(monthDays, date.day, of: monthLength) { return false }
    let yearLength = LocalDate.isLeap(date.year) ? 366 : 365
    if !yearDays.isEmpty, !counts(yearDays, date.dayOfYear, of: yearLength) { return false }
    if !weekNumbers.isEmpty {
      let (week, weeks) = date.week(startingOn: weekStart)
      if !counts(weekNumbers, week, of: weeks) { return false }
    }
    guard !days.isEmpty else { return true }
    let weekday = date.weekday
    let isWithinMonth = frequency == .monthly || !months.isEmpty
    return days.contains { day in
      guard day.weekday == weekday else { return false }
      guard let ordinal = day.ordinal else { return true }
      let position = isWithinMonth ? date.day : date.dayOfYear
      let length = isWithinMonth ? monthLength : yearLength
      return ordinal > 0
        ? (position - 1) / 7 + 1 == ordinal : (length - position) / 7 + 1 == -ordinal
    }
  }

  /// Whether `position` of `length` is in a list that counts from both ends, or there is none.
  private func counts(_ list: [Int], _ position: Int, of length: Int) -> Bool {
    list.isEmpty || list.contains(position) || list.contains(position - length - 1)
  }
}

extension LocalDate {
  /// The number of the week that a day lies in, and how many weeks the year of that week has.
  ///
  /// The first week of a year has at least four of its days, as in ISO 8601, but may begin on any
  /// weekday.
  fileprivate func week(startingOn first: Weekday) -> (number: Int, count: Int) {
    // The fourth day of a week lies in the year that the week belongs to.
    let back = (weekday.rawValue - first.rawValue + 7) % 7
    let middle = adding(days: 3 - back)
    let length = LocalDate.isLeap(middle.year) ? 366 : 365
    let number = (middle.dayOfYear - 1) / 7 + 1
    return (number, number + (length - middle.dayOfYear) / 7)
  }
}
