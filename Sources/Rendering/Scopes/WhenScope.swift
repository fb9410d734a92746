import Calendar
import SiteModel

/// `when`: the time of a meeting, for people and for machines.
enum WhenScope {
  struct Source: Sendable {
    var schedule: MeetingSchedule
    var shown: WhenWords
    /// `span` in three parts, so that a page can keep the middle one on a line.
    var parts: (before: String, clock: String?, after: String)

    init(_ schedule: MeetingSchedule, in words: TimeWords) {
      self.schedule = schedule
      let shown = WhenWords(schedule, in: words)
      self.shown = shown
      parts = Source.parts(of: shown.span, around: shown.time)
    }

    private static func parts(
      of span: String, around time: String?
    ) -> (before: String, clock: String?, after: String) {
      let text = span.utf8
      guard let time, !time.isEmpty,
        let start = text.indices.first(where: { text[$0...].starts(with: time.utf8) })
      else { return (span, nil, "") }
      let end = text.index(start, offsetBy: time.utf8.count)
      return (String(span[..<start]), time, String(span[end...]))
    }

    /// The first of several times.
    var isFirst: Bool { schedule.isRecurring && schedule.showsFirstInstance }
  }

  static let scope = Scope<Source>(
    "time",
    [
      .text(
        "text",
        "All in one line: Monday, 1 March 2027, 09:30–10:15 (Europe/Berlin, UTC+01:00)."
      ) { $0.shown.text },
      .text("span", "The same without the zone.") { $0.shown.span },
      .text("before_clock", "What stands in the span before the time of day, or all of it.") {
        $0.parts.before
      },
      .optional("clock", "The time of day, 09:30–10:15, which no line should break.") {
        $0.parts.clock
      },
      .text("after_clock", "What stands behind it.") { $0.parts.after },
      .text("day", "The first day; all days of a meeting of whole days.") { $0.shown.day },
      .optional("time", "From when to when, or only from when; missing for whole days.") {
        $0.shown.time
      },
      .optional("until", "The end, where it is on another day.") { $0.shown.until },
      .optional("zone", "The zone of the time; missing for whole days.") { $0.shown.zone },
      .optional(
        "offset",
        "Its distance to UTC at that time, where the zone's name does not say it; at the end too if "
          + "that is another."
      ) {
        $0.shown.offset
      },
      .optional("zone_note", "Zone and offset as they stand behind the time.") {
        $0.shown.zoneNote
      },
      .flag("is_repeated", "True for a meeting that takes place several times.") {
        $0.schedule.isRecurring
      },
      .flag("is_first", "True where the first of several times is shown: always without --clock.") {
        $0.isFirst
      },
      .optional("repetition", "How it repeats, where a sentence says it: every week on Monday.") {
        $0.shown.repetition
      },
      .optional("next_dates", "The next times behind this one, where no sentence says it.") {
        $0.shown.nextDates
      },
      .list("exceptions", of: exception, "The times that differ from what the rule says.") {
        $0.shown.exceptions
      },
      .text("start", "The start for machines: RFC 3339, or a date.") { $0.schedule.startText },
      .text("end", "The end for machines.") { $0.schedule.endText },
    ])

  private static let exception = Scope<String>(
    "exception", [.text("text", "Which one, and what is different.") { $0 }])
}
