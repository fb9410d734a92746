import Calendar

/// A rule as one sentence says it, whichever of its forms was written: every weekday is
/// `FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR` in one program and `FREQ=WEEKLY` with the same days in another.
struct SimpleRule: Equatable {
  struct NthWeekday: Hashable {
    /// 1 to 4, or -1 for the last: no month has five of each.
    var ordinal: Int
    var weekday: Weekday
  }

  enum Days: Equatable {
    case every
    /// From Monday on.
    case weekdays([Weekday])
    case monthDay(Int)
    case lastMonthDay
    case nthWeekdays([NthWeekday])
    /// The date of the start, in each year.
    case yearDay(LocalDate)
    case nthWeekdaysOfMonth([NthWeekday], month: Int)

    /// Whether each month or year has them: "every month on day 31" is not true of most.
    fileprivate var areInEachPeriod: Bool {
      switch self {
      case .monthDay(let day): day <= 28
      case .yearDay(let date): (date.month, date.day) != (2, 29)
      case .every, .weekdays, .lastMonthDay, .nthWeekdays, .nthWeekdaysOfMonth: true
      }
    }
  }

  var interval: Int
  var days: Days

  /// Nil for a rule that no sentence of ours says whole.
  init?(_ rule: RecurrenceRule, from start: LocalDateTime) {
    interval = rule.interval
    guard let days = SimpleRule.days(of: rule, from: start), days.areInEachPeriod else {
      return nil
    }
    self.days = days
  }

  private static func days(of rule: RecurrenceRule, from start: LocalDateTime) -> Days? {
    var rule = rule
    let time = start.time
    guard rule.hours.allSatisfy({ $0 == time.hour }),
      rule.minutes.allSatisfy({ $0 == time.minute }),
      rule.seconds.allSatisfy({ $0 == time.second }), rule.weekNumbers.isEmpty,
      rule.yearDays.isEmpty
    else { return nil }
    if rule.frequency == .monthly, rule.positions.count == 1, rule.days.count == 1,
      rule.days[0].ordinal == nil, rule.monthDays.isEmpty, rule.months.isEmpty
    {
      rule.days[0].ordinal = rule.positions[0]
      rule.positions = []
    }
    guard rule.positions.isEmpty, rule.days.isEmpty || rule.monthDays.isEmpty else { return nil }
    switch rule.frequency {
    case .daily: return daily(rule)
    case .weekly: return rule.months.isEmpty ? weekly(rule, from: start.date) : nil
    case .monthly where rule.months.isEmpty: return monthly(rule, from: start.date)
    // In one month alone it is a rule of years.
    case .monthly: return rule.interval == 1 ? yearly(rule, from: start.date) : nil
    case .yearly: return yearly(rule, from: start.date)
    }
  }

  private static func daily(_ rule: RecurrenceRule) -> Days? {
    guard rule.months.isEmpty else { return nil }
    if rule.days.isEmpty, rule.monthDays.isEmpty { return .every }
    guard rule.interval == 1 else { return nil }
    return rule.days.isEmpty ? monthDay(rule.monthDays) : weekdays(rule.days)
  }

  private static func weekly(_ rule: RecurrenceRule, from start: LocalDate) -> Days? {
    guard !rule.days.isEmpty else { return .weekdays([start.weekday]) }
    return rule.interval == 1 || isSameWeek(rule, from: start.weekday) ? weekdays(rule.days) : nil
  }

  /// Whether the days of a rule that skips weeks are the same wherever a reader's week begins.
  private static func isSameWeek(_ rule: RecurrenceRule, from start: Weekday) -> Bool {
    func isBeforeStart(_ day: Weekday, inWeekFrom first: Weekday) -> Bool {
      func place(_ day: Weekday) -> Int { (day.rawValue - first.rawValue + 7) % 7 }
      return place(day) < place(start)
    }
    return rule.days.map(\.weekday).allSatisfy { day in
      let isBefore = isBeforeStart(day, inWeekFrom: rule.weekStart)
      return [.monday, .saturday, .sunday].allSatisfy {
        isBeforeStart(day, inWeekFrom: $0) == isBefore
      }
    }
  }

  private static func monthly(_ rule: RecurrenceRule, from start: LocalDate) -> Days? {
    if rule.days.isEmpty {
      return rule.monthDays.isEmpty ? .monthDay(start.day) : monthDay(rule.monthDays)
    }
    if let days = nthWeekdays(rule.days) { return .nthWeekdays(days) }
    return rule.interval == 1 ? weekdays(rule.days) : nil
  }

  private static func yearly(_ rule: RecurrenceRule, from start: LocalDate) -> Days? {
    let days = Set(rule.monthDays)
    switch (rule.months.isEmpty, rule.days.isEmpty) {
    case (true, true):
      if days.isEmpty { return .yearDay(start) }
      // Without a month it is each one.
      return rule.interval == 1 ? monthDay(rule.monthDays) : nil
    case (false, true):
      let isOneDay = Set(rule.months).count == 1 && (days.isEmpty || days == [start.day])
      return isOneDay ? .yearDay(start) : nil
    case (true, false): return rule.interval == 1 ? weekdays(rule.days) : nil
    case (false, false):
      guard Set(rule.months).count == 1, let days = nthWeekdays(rule.days) else { return nil }
      return .nthWeekdaysOfMonth(days, month: rule.months[0])
    }
  }

  private static func monthDay(_ days: [Int]) -> Days? {
    guard Set(days).count == 1, let day = days.first else { return nil }
    return day > 0 ? .monthDay(day) : day == -1 ? .lastMonthDay : nil
  }

  private static func weekdays(_ days: [RecurrenceRule.Day]) -> Days? {
    guard days.allSatisfy({ $0.ordinal == nil }) else { return nil }
    return .weekdays(Weekday.allCases.filter(Set(days.map(\.weekday)).contains))
  }

  /// In the order of a month; the last one at its end.
  private static func nthWeekdays(_ days: [RecurrenceRule.Day]) -> [NthWeekday]? {
    let found = days.compactMap { day in
      day.ordinal.map { NthWeekday(ordinal: $0, weekday: day.weekday) }
    }
    guard found.count == days.count, found.allSatisfy({ $0.ordinal == -1 || 1...4 ~= $0.ordinal })
    else { return nil }
    func order(_ day: NthWeekday) -> (Int, Int) {
      (day.ordinal == -1 ? 5 : day.ordinal, day.weekday.rawValue)
    }
    return Set(found).sorted { order($0) < order($1) }
  }
}
