import SiteModel

/// `when`: the time of a meeting, for people and for machines.
enum WhenScope {
  struct Source: Sendable {
    var schedule: MeetingSchedule
    var shown: WhenText

    init(_ schedule: MeetingSchedule) {
      self.schedule = schedule
      shown = WhenText(schedule)
    }
  }

  static let scope = Scope<Source>(
    "time",
    [
      .text("text", "All in one line: 2027-03-01 09:30–10:15 (Europe/Berlin, UTC+01:00).") {
        $0.shown.text
      },
      .text("day", "The first day; all days of a meeting of whole days.") { $0.shown.day },
      .optional("time", "From when to when, or only from when; missing for whole days.") {
        $0.shown.time
      },
      .optional("until", "The end, where it is on another day.") { $0.shown.until },
      .optional("zone", "The zone of the time; missing for whole days.") { $0.shown.zone },
      .optional("offset", "Its distance to UTC, where the zone's name does not say it.") {
        $0.shown.offset
      },
      .flag("is_repeated", "True for a meeting that takes place several times.") {
        $0.schedule.recurrence != nil
      },
      .text("start", "The start for machines: RFC 3339, or a date.") { $0.schedule.startText },
      .text("end", "The end for machines.") { $0.schedule.endText },
    ])
}
