import Calendar
import SiteModel

/// How the words name one instance of a series: by its date, and by its time of day where the rule
/// gives several on a day.
struct InstanceNames {
  private let schedule: MeetingSchedule
  private let words: TimeWords
  private let namesTimes: Bool

  init(_ schedule: MeetingSchedule, _ words: TimeWords) {
    self.schedule = schedule
    self.words = words
    namesTimes = schedule.times.recurrence?.rule.hasSeveralTimesOfDay ?? false
  }

  /// `Monday, 8 March 2027`, as it begins a line.
  func name(_ at: LocalDateTime) -> String {
    let date = words.date(at.date)
    guard namesTimes else { return date }
    return words.filled("time.at", ["date": date, "time": words.clock(at.time)]) ?? date
  }

  /// The same within a sentence, with the whole time that the rule would give it.
  ///
  /// - Parameter withSpan: true where the date alone would say nothing.
  func nameInText(_ at: LocalDateTime, withSpan: Bool = false) -> String {
    let date = words.dateInText(at.date)
    guard namesTimes || withSpan else { return date }
    let timing = schedule.times.first.moved(to: at)
    // A time that the clocks skip has no end either.
    guard timing.localStart == at else {
      return words.filled("time.at", ["date": date, "time": words.clock(at.time)]) ?? date
    }
    return WhenWords.span(schedule.span(timing), in: words, date: words.dateInText).whole
  }

  /// That it does not take place, nil where the language has no words for it.
  func leftOut(_ at: LocalDateTime) -> String? {
    words.filled("repeat.left_out", ["date": nameInText(at)])
  }
}
