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
  ///
  /// - Parameter fromFirst: whether the words stand behind the first time that the rule gives, from
  ///   which a number of times can be counted; behind another one the last day is named.
  func text(of schedule: Schedule, fromFirst: Bool) -> String? {
    guard let rule = schedule.recurrence?.rule,
      let simple = SimpleRule(rule, from: schedule.first.localStart),
      let sentence = sentence(simple)
    else { return nil }
    if let count = rule.count, fromFirst {
      return words.counted("repeat.count", count, ["rule": sentence])
    }
    // UNTIL is often a moment after the last one, and midnight in UTC is the day before in places.
    guard let last = schedule.lastOfRule?.date else { return sentence }
    return words.filled("repeat.until", ["rule": sentence, "date": words.dateInText(last)])
  }

  private func sentence(_ rule: SimpleRule) -> String? {
    switch rule.days {
    case .every: return words.counted("repeat.daily", rule.interval)
    case .weekdays(let days):
      guard let days = words.list(days.map(words.onWeekday)) else { return nil }
      return words.counted("repeat.weekly", rule.interval, ["days": days])
    case .monthDay(let day):
      return words.counted("repeat.monthly_on_day", rule.interval, ["day": words.dayOfMonth(day)])
    case .lastMonthDay: return words.counted("repeat.monthly_on_last_day", rule.interval)
    case .nthWeekdays(let days):
      guard let weekday = nthWeekdays(days) else { return nil }
      return words.counted("repeat.monthly_on_weekday", rule.interval, ["weekday": weekday])
    case .yearDay(let date):
      guard let date = words.dayOfYear(date) else { return nil }
      return words.counted("repeat.yearly", rule.interval, ["date": date])
    case .nthWeekdaysOfMonth(let days, let month):
      guard let weekday = nthWeekdays(days) else { return nil }
      return words.counted(
        "repeat.yearly_on_weekday", rule.interval,
        ["weekday": weekday, "month": words.month(month)])
    }
  }

  private func nthWeekdays(_ days: [SimpleRule.NthWeekday]) -> String? {
    words.list(days.map { words.nthWeekday($0.ordinal, $0.weekday) })
  }
}
