import Diagnostics

/// The time zones of a calendar, and whether those that its properties name are there.
struct ZoneRules {
  private(set) var findings: [CalendarFinding] = []
  let calendarHasMethod: Bool
  private var defined: [String: CalendarComponent] = [:]
  /// Where each TZID is used first; later uses would say the same.
  private var firstUses: [String: Int] = [:]

  init(_ calendar: CalendarComponent) {
    calendarHasMethod = calendar.first("METHOD") != nil
    var rules = CalendarRules(findings: [])
    for zone in calendar.components where zone.name == "VTIMEZONE" {
      rules.require("TZID", in: zone, fix: "give it the IANA name, such as Europe/Berlin")
      rules.allowOnce(["TZID"], in: zone)
      if let name = zone.first("TZID"), defined.updateValue(zone, forKey: name.text) != nil {
        rules.report(
          .error, "double-time-zone", name, "there are two VTIMEZONE for \"\(name.text)\"",
          fix: "keep one of them")
      }
      let observances = zone.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
      if observances.isEmpty {
        rules.report(
          .error, "empty-time-zone", at: zone.offset, "VTIMEZONE has no STANDARD or DAYLIGHT",
          fix: "add the offsets from UTC")
      }
      for observance in observances { ZoneRules.check(observance, &rules) }
    }
    for component in calendar.components where component.name != "VTIMEZONE" {
      for property in component.properties {
        guard let name = property.timeZone?.values.first else { continue }
        firstUses[name] = min(firstUses[name] ?? .max, property.offset)
      }
    }
    for (name, zone) in defined.sorted(by: { $0.key < $1.key }) {
      let series = calendar.components.compactMap { ZonedSeries($0, in: name) }
      ZoneRules.checkDaylight(of: zone, series.map(\.start).min()?.date, &rules)
      ZoneOffsetRules.check(zone, name, of: series, &rules)
    }
    findings = rules.findings
  }

  func isDefined(_ name: String) -> Bool { defined[name] != nil }

  /// What is wrong with the TZID of a property: Outlook and others need the VTIMEZONE, and a name
  /// that they do not know is read as the reader's own zone.
  func findings(for property: CalendarProperty) -> [CalendarFinding] {
    guard let parameter = property.timeZone, let name = parameter.values.first,
      firstUses[name] == property.offset
    else { return [] }
    let isKnown = ZoneTable.entries[name] != nil
    if isDefined(name) {
      if isKnown { return [] }
      let problem = ZoneNameHelp.problem(for: name)
      return [
        CalendarFinding(
          .warning, "unknown-time-zone", at: parameter.offset, problem.message, fix: problem.help)
      ]
    }
    if isKnown {
      return [
        CalendarFinding(
          .error, "missing-time-zone", at: parameter.offset,
          "there is no VTIMEZONE for \"\(name)\"",
          fix: "add it, or write the time in UTC; Outlook is an hour off without it")
      ]
    }
    let problem = ZoneNameHelp.problem(for: name)
    return [
      CalendarFinding(
        .error, "unknown-time-zone", at: parameter.offset, problem.message, fix: problem.help)
    ]
  }

  private static func check(_ observance: CalendarComponent, _ rules: inout CalendarRules) {
    rules.require("DTSTART", in: observance, fix: "add the local time at which it began")
    if let start = observance.first("DTSTART") {
      let value = try? BasicDateTime(start.value)
      let isLocal = if case .local? = value { true } else { false }
      if !isLocal || start.timeZone != nil {
        rules.report(
          .error, "bad-observance-start", start,
          "DTSTART of \(observance.name) is no local time", fix: "write 19700329T020000")
      }
    }
    for name in ["TZOFFSETFROM", "TZOFFSETTO"] {
      rules.require(name, in: observance, fix: "write an offset such as +0100")
      if let offset = observance.first(name), !isOffset(offset.value) {
        rules.report(
          .error, "bad-offset", at: offset.offset(ofValue: 0), "\(name) is \"\(offset.text)\"",
          fix: "write an offset such as +0100")
      }
    }
    if let list = observance.first("RDATE") {
      rules.report(
        .warning, "time-zone-dates", list, "Outlook ignores the RDATE of a VTIMEZONE",
        fix: "write an RRULE, or one observance for each change")
    }
    for property in observance.all("RRULE") {
      RuleFindings.add(property, start: .utc, to: &rules)
    }
  }

  private static func isOffset(_ value: [UInt8]) -> Bool {
    guard value.count == 5 || value.count == 7, value[0] == 0x2B || value[0] == 0x2D else {
      return false
    }
    return value.dropFirst().allSatisfy { 0x30...0x39 ~= $0 } && value[3] < 0x36
  }

  /// Outlook applies a daylight time that ended years ago, which moves events by an hour.
  private static func checkDaylight(
    of zone: CalendarComponent, _ firstStart: LocalDate?, _ rules: inout CalendarRules
  ) {
    let daylight = zone.components.filter { $0.name == "DAYLIGHT" }
    guard let firstStart, let first = daylight.first else { return }
    let ends = daylight.map { observance -> LocalDate? in
      guard let rule = observance.first("RRULE") else {
        return (observance.first("DTSTART")?.value).flatMap { (try? BasicDateTime($0))?.date }
      }
      let until = RecurrenceRule.parse(rule.text).rule?.until
      return switch until {
      case .date(let date)?: date
      case .local(let local)?: local.date
      case .utc(let instant)?: instant.local(.utc).date
      case nil: nil
      }
    }
    // More than a year before: no daylight time of the first event's own year.
    let known = ends.compactMap { $0 }
    guard known.count == ends.count, let last = known.max(), last.adding(days: 366) < firstStart
    else { return }
    rules.report(
      .warning, "dead-daylight", at: first.offset,
      "the daylight time ended before the first event, on \(last)",
      fix: "leave out the DAYLIGHT; Outlook applies it all the same")
  }
}

extension BasicDateTime {
  var date: LocalDate {
    switch self {
    case .date(let date): date
    case .local(let local): local.date
    case .utc(let instant): instant.local(.utc).date
    }
  }
}
