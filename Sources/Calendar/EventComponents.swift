/// The VEVENT of a meeting, with one more for each instance that differs (RECURRENCE-ID).
///
/// A single meeting is written in UTC, which every reader understands. One that repeats keeps its
/// local time across changes of the clocks, so it has a TZID.
struct EventComponents {
  private let event: CalendarEvent
  private let recurrence: Recurrence?

  init(_ event: CalendarEvent) {
    self.event = event
    recurrence = event.schedule.recurrence
  }

  /// The zone that the components refer to, if they do, and the time from which until which.
  var zoneSpan: (zone: TimeZoneRules, start: Instant, end: Instant?)? {
    guard recurrence != nil, case .timed(let start, let zone, _) = event.schedule.first,
      zone != .utc
    else { return nil }
    let moved = (recurrence?.overrides ?? []).compactMap { override -> Instant? in
      guard case .timed(let start, _, _)? = override.timing else { return nil }
      return start
    }
    return (zone, moved.reduce(start, min), event.schedule.lastEnd)
  }

  func write(to lines: inout ContentLines) {
    write(nil, to: &lines)
    let overrides = (recurrence?.overrides ?? []).sorted { $0.at < $1.at }
    for override in overrides { write(override, to: &lines) }
  }

  private func write(_ override: Recurrence.Override?, to lines: inout ContentLines) {
    let timing = override.map { $0.timing ?? event.schedule.first.moved(to: $0.at) }
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", text: event.uid)
    lines.add("DTSTAMP", stamp.basicUTC)
    lines.add("LAST-MODIFIED", stamp.basicUTC)
    lines.add("SEQUENCE", "\(event.sequence)")
    lines.add("STATUS", status(override?.status))
    if let override { addLocal("RECURRENCE-ID", override.at, to: &lines) }
    addTimes(timing ?? event.schedule.first, to: &lines)
    if override == nil, let recurrence {
      let zone = event.schedule.first.zone ?? .utc
      lines.add("RRULE", recurrence.rule.text(in: zone))
      for exdate in recurrence.exdates.sorted() { addLocal("EXDATE", exdate, to: &lines) }
    }
    addTexts(override, to: &lines)
    lines.add("END", "VEVENT")
  }

  private func addTexts(_ override: Recurrence.Override?, to lines: inout ContentLines) {
    lines.add("SUMMARY", text: override?.title ?? event.title)
    lines.add("DESCRIPTION", text: event.fullDescription(of: override?.status))
    lines.add("LOCATION", text: event.location ?? event.link)
    lines.add("URL", uri: event.link)
    for conference in event.conferences {
      var name = "CONFERENCE;VALUE=URI"
      if !conference.features.isEmpty {
        name += ";FEATURE=\(conference.features.joined(separator: ","))"
      }
      if let label = conference.label { name += ";LABEL=\(ContentLines.quoted(label))" }
      lines.add(name, uri: conference.uri)
    }
    if let organizer = event.organizer {
      let name = organizer.name.map { ";CN=\(ContentLines.quoted($0))" } ?? ""
      lines.add("ORGANIZER\(name)", uri: "mailto:\(organizer.address)")
    }
    lines.add("TRANSP", "OPAQUE")
    for alarm in event.alarms {
      lines.add("BEGIN", "VALARM")
      lines.add("ACTION", "DISPLAY")
      lines.add("DESCRIPTION", text: alarm.text)
      lines.add("TRIGGER", "-PT\(alarm.minutesBefore)M")
      lines.add("END", "VALARM")
    }
  }

  /// DTSTAMP says without METHOD when the event was last revised (3.8.7.2).
  private var stamp: Instant {
    if let updated = event.updated { return updated }
    switch event.schedule.first {
    case .timed(let start, _, _): return start
    case .allDay(let first, _): return Instant(LocalDateTime(first, .midnight), .utc)
    }
  }

  /// To be postponed is no status of a calendar (3.8.1.11), but the time is what is known to be wrong:
  /// cancelled there, the meeting comes back with a greater SEQUENCE when it names the new one.
  private func status(_ instance: EventStatus?) -> String {
    if event.status.isOff || instance?.isOff ?? false { return "CANCELLED" }
    return (instance ?? event.status) == .tentative ? "TENTATIVE" : "CONFIRMED"
  }

  private func addTimes(_ timing: Timing, to lines: inout ContentLines) {
    switch timing {
    case .allDay(let first, let days):
      lines.add("DTSTART;VALUE=DATE", first.basic)
      lines.add("DTEND;VALUE=DATE", first.adding(days: days).basic)
    case .timed(let start, let zone, let duration):
      let end = timing.end ?? start
      let local = timing.localStart
      guard recurrence != nil, zone != .utc, Timing.instant(of: local, in: zone) == start else {
        lines.add("DTSTART", start.basicUTC)
        lines.add("DTEND", end.basicUTC)
        return
      }
      addLocal("DTSTART", local, to: &lines)
      let localEnd = end.local(zone.nearestOffset(at: end))
      // DTEND fixes one exact length for all instances (3.8.5.3). Days that follow the calendar, a
      // first instance during which the clocks are set, and an end that is the second of a time
      // shown twice, which a local time cannot say, need their DURATION.
      if duration.days == 0, zone.nearestOffset(at: start) == zone.nearestOffset(at: end),
        Timing.instant(of: localEnd, in: zone) == end
      {
        addLocal("DTEND", localEnd, to: &lines)
      } else {
        lines.add("DURATION", "\(duration)")
      }
    }
  }

  /// A local time in the form of the start, as EXDATE and RECURRENCE-ID need it (3.8.5.1).
  private func addLocal(_ name: String, _ local: LocalDateTime, to lines: inout ContentLines) {
    switch event.schedule.first.zone {
    case nil: lines.add("\(name);VALUE=DATE", local.date.basic)
    case .utc?: lines.add(name, "\(local.basic)Z")
    case let zone?: lines.add("\(name);TZID=\(zone.name)", local.basic)
    }
  }
}

extension Timing {
  /// Nil for whole days.
  fileprivate var zone: TimeZoneRules? {
    guard case .timed(_, let zone, _) = self else { return nil }
    return zone
  }

  /// How a reader of the file turns a local time into a moment (3.3.5).
  fileprivate static func instant(of local: LocalDateTime, in zone: TimeZoneRules) -> Instant? {
    zone.resolve(local).offset.map { Instant(local, $0) }
  }
}
