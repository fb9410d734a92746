import Calendar

/// How a meeting repeats, in words: `every week on Monday and Wednesday, 10 times`.
///
/// Only for rules that such a sentence says whole; half of one would send people on the wrong day.
struct RuleWords {
  private let words: TimeWords

  init(_ words: TimeWords) {
    self.words = words
  }

  /// Nil for a meeting that does not repeat, and for a rule that takes more words.
  func text(of schedule: Schedule) -> String? {
    guard let rule = schedule.recurrence?.rule, rule.isSimple else { return nil }
    guard let sentence = sentence(rule, from: schedule.first.localStart.date) else { return nil }
    if let count = rule.count { return words.counted("repeat.count", count, ["rule": sentence]) }
    guard let last = lastDay(rule, schedule) else { return sentence }
    return words.filled("repeat.until", ["rule": sentence, "date": words.dateInText(last)])
  }

  private func sentence(_ rule: RecurrenceRule, from start: LocalDate) -> String? {
    switch rule.frequency {
    case .daily:
      guard rule.days.isEmpty, rule.monthDays.isEmpty else { return nil }
      return words.counted("repeat.daily", rule.interval)
    case .weekly:
      guard rule.monthDays.isEmpty, let days = weekdays(rule, from: start) else { return nil }
      return words.counted("repeat.weekly", rule.interval, ["days": days])
    case .monthly: return monthly(rule, from: start)
    case .yearly:
      guard rule.days.isEmpty, rule.monthDays.isEmpty, let date = words.dayOfYear(start) else {
        return nil
      }
      return words.counted("repeat.yearly", rule.interval, ["date": date])
    }
  }

  private func weekdays(_ rule: RecurrenceRule, from start: LocalDate) -> String? {
    guard rule.days.allSatisfy({ $0.ordinal == nil }) else { return nil }
    let asked = rule.days.isEmpty ? [start.weekday] : rule.days.map(\.weekday)
    let days = Weekday.allCases.filter(asked.contains)
    let names = days.compactMap(words.onWeekday)
    guard names.count == days.count, let last = names.last else { return nil }
    guard names.count > 1 else { return last }
    var list = names[0]
    for name in names.dropFirst().dropLast() {
      guard let longer = words.filled("repeat.list", ["first": list, "next": name]) else {
        return nil
      }
      list = longer
    }
    return words.filled("repeat.list_end", ["first": list, "last": last])
  }

  private func monthly(_ rule: RecurrenceRule, from start: LocalDate) -> String? {
    if rule.days.isEmpty {
      guard rule.monthDays.count <= 1 else { return nil }
      let day = rule.monthDays.first ?? start.day
      guard day > 0 else { return nil }
      return words.counted("repeat.monthly_on_day", rule.interval, ["day": words.number(day)])
    }
    guard rule.monthDays.isEmpty, rule.days.count == 1, let ordinal = rule.days[0].ordinal,
      let weekday = words.nthWeekday(ordinal, rule.days[0].weekday)
    else { return nil }
    return words.counted("repeat.monthly_on_weekday", rule.interval, ["weekday": weekday])
  }

  private func lastDay(_ rule: RecurrenceRule, _ schedule: Schedule) -> LocalDate? {
    switch rule.until {
    case nil: nil
    case .date(let date): date
    case .local(let local): local.date
    case .utc(let instant):
      if case .timed(_, let zone, _) = schedule.first, let offset = zone.offset(at: instant) {
        instant.local(offset).date
      } else {
        instant.local(.utc).date
      }
    }
  }
}

extension RecurrenceRule {
  /// Without the parts that no sentence of ours says.
  fileprivate var isSimple: Bool {
    months.isEmpty && weekNumbers.isEmpty && yearDays.isEmpty && hours.isEmpty && minutes.isEmpty
      && seconds.isEmpty && positions.isEmpty
  }
}
