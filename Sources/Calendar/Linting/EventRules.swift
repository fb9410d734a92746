import Diagnostics

/// The rules for one VEVENT (RFC 5545, 3.6.1).
struct EventRules {
  private let event: CalendarComponent
  private let hasMethod: Bool
  private var rules = CalendarRules(findings: [])

  var findings: [CalendarFinding] { rules.findings }

  init(_ event: CalendarComponent, hasMethod: Bool) {
    self.event = event
    self.hasMethod = hasMethod
  }

  private static let single = [
    "UID", "DTSTAMP", "DTSTART", "DTEND", "DURATION", "RRULE", "RECURRENCE-ID", "SUMMARY",
    "DESCRIPTION", "LOCATION", "URL", "STATUS", "SEQUENCE", "ORGANIZER", "TRANSP", "CLASS",
    "CREATED", "LAST-MODIFIED", "PRIORITY", "GEO",
  ]

  mutating func check() {
    rules.require("UID", in: event, fix: "give it a UID that never changes, id@host")
    rules.require("DTSTAMP", in: event, fix: "add DTSTAMP in UTC: when the event was last changed")
    if !hasMethod { rules.require("DTSTART", in: event, fix: "say when it starts") }
    rules.allowOnce(EventRules.single, in: event)
    for name in ["DTSTAMP", "CREATED", "LAST-MODIFIED"] {
      guard let property = event.first(name), let value = time(property) else { continue }
      if case .utc = value { continue }
      rules.report(
        .error, "not-utc", at: property.offset(ofValue: 0), "\(name) is not in UTC",
        fix: "write it as 20270301T083000Z")
    }
    let start = event.first("DTSTART").flatMap { property in
      time(property).map { (property, $0) }
    }
    if let (property, value) = start {
      checkFloating(property, value)
      checkGap(property, value)
    }
    checkEnd(start)
    checkInstanceTimes(start)
    if let (property, value) = start, let rule = event.first("RRULE") {
      let form = RuleFindings.Start(value, hasZone: property.timeZone != nil)
      RuleFindings.add(rule, start: form, to: &rules)
      checkSeries(property, value, rule)
    }
    if event.first("RECURRENCE-ID") != nil, let rule = event.first("RRULE") {
      rules.report(
        .warning, "rule-in-instance", rule, "one instance has an RRULE; readers differ on it",
        fix: "leave it to the event without RECURRENCE-ID")
    }
  }

  /// The value of a date or date-time, after it was checked by itself.
  private mutating func time(_ property: CalendarProperty) -> BasicDateTime? {
    time(property, property.value[...])
  }

  private mutating func time(
    _ property: CalendarProperty, _ item: ArraySlice<UInt8>
  ) -> BasicDateTime? {
    let offset = property.offset(ofValue: item.startIndex)
    let text = String(decoding: item, as: UTF8.self)
    let value: BasicDateTime
    do {
      value = try BasicDateTime(item)
    } catch {
      switch error {
      case .shape:
        rules.report(
          .error, "bad-date", at: offset, "\"\(text)\" in \(property.name) is no date or time",
          fix: "write 20270301T083000Z, 20270301T093000 with TZID, or 20270301 with VALUE=DATE")
      case .impossible(let reason):
        rules.report(
          .error, "bad-date", at: offset, "\(property.name) \"\(text)\" does not exist: \(reason)",
          fix: "write a date and a time that are there")
      }
      return nil
    }
    checkForm(of: property, value, at: offset)
    return value
  }

  /// Whether VALUE and TZID fit what the value is.
  private mutating func checkForm(
    of property: CalendarProperty, _ value: BasicDateTime, at offset: Int
  ) {
    let isDate = if case .date = value { true } else { false }
    if isDate != (property.word("VALUE") == "DATE") {
      rules.report(
        .error, "wrong-value-type", at: offset,
        isDate ? "\(property.name) is a date without VALUE=DATE" : "VALUE=DATE, but a time follows",
        fix: isDate
          ? "write \(property.name);VALUE=DATE" : "leave out VALUE=DATE, or write 20270301")
    }
    guard let zone = property.timeZone else { return }
    if case .utc = value {
      rules.report(
        .error, "zone-on-utc", at: zone.offset, "\(property.name) has a TZID and ends with Z",
        fix: "keep one of them")
    } else if isDate {
      rules.report(
        .error, "zone-on-date", at: zone.offset, "a date has no TZID", fix: "leave out TZID")
    }
  }

  private mutating func checkFloating(_ property: CalendarProperty, _ value: BasicDateTime) {
    guard case .local = value, property.timeZone == nil else { return }
    rules.report(
      .warning, "floating-time", at: property.offset(ofValue: 0),
      "DTSTART has no zone: every reader takes it as their own time",
      fix: "write it in UTC, or with TZID")
  }

  /// A time that no clock of its zone shows is read in several ways.
  private mutating func checkGap(_ property: CalendarProperty, _ value: BasicDateTime) {
    guard case .local(let local) = value,
      let entry = property.timeZone?.values.first.flatMap({ ZoneTable.entries[$0] }),
      case .gap = TimeZoneRules(entry).resolve(local),
      let problem = TimeZoneRules(entry).problem(resolving: local)
    else { return }
    rules.report(
      .warning, problem.id, at: property.offset(ofValue: 0), problem.message, fix: problem.help)
  }

  private mutating func checkEnd(_ start: (CalendarProperty, BasicDateTime)?) {
    checkDurationOfDays(start)
    guard let end = event.first("DTEND") else { return }
    if let duration = event.first("DURATION") {
      let later = max(duration.offset, end.offset)
      rules.report(
        .error, "end-and-duration", at: later, "the event has DTEND and DURATION",
        fix: "keep one of them")
    }
    guard let endValue = time(end), let (startProperty, startValue) = start else { return }
    guard startValue.isDate == endValue.isDate else {
      rules.report(
        .error, "end-of-other-type", at: end.offset(ofValue: 0),
        startValue.isDate
          ? "DTSTART is a date and DTEND a time" : "DTSTART is a time and DTEND a date",
        fix: "write both in one form")
      return
    }
    let startZone = startProperty.timeZone?.values.first
    let endZone = end.timeZone?.values.first
    guard let first = startValue.order(in: startZone, beside: endZone),
      let last = endValue.order(in: endZone, beside: startZone), last <= first
    else { return }
    rules.report(
      .error, "end-before-start", at: end.offset(ofValue: 0),
      last == first ? "the event ends when it starts" : "the event ends before it starts",
      fix: startValue.isDate
        ? "DTEND is the day after the last one" : "write a DTEND that is later than DTSTART")
  }

  /// A start that is a date has a duration of days or weeks (3.6.1).
  private mutating func checkDurationOfDays(_ start: (CalendarProperty, BasicDateTime)?) {
    guard let start, start.1.isDate, let duration = event.first("DURATION"),
      CalendarDuration(duration.value) != nil, let time = duration.value.firstIndex(of: 0x54)
    else { return }
    rules.report(
      .error, "duration-not-days", at: duration.offset(ofValue: time),
      "DTSTART is a date, but DURATION counts hours", fix: "write whole days, such as P1D")
  }

  /// EXDATE and RDATE have the form of DTSTART (3.8.5.1, 3.8.5.2).
  private mutating func checkInstanceTimes(_ start: (CalendarProperty, BasicDateTime)?) {
    for property in event.all("RECURRENCE-ID") { _ = time(property) }
    for property in event.properties where ["EXDATE", "RDATE"].contains(property.name) {
      if property.word("VALUE") == "PERIOD" { continue }
      for item in property.value.split(separator: 0x2C, omittingEmptySubsequences: false) {
        guard let value = time(property, item), let (startProperty, startValue) = start else {
          continue
        }
        let offset = property.offset(ofValue: item.startIndex)
        if value.isDate != startValue.isDate {
          rules.report(
            .error, "instance-of-other-type", at: offset,
            "\(property.name) is a \(value.isDate ? "date" : "time"), but DTSTART is not",
            fix: "write it as DTSTART is")
        } else if property.timeZone?.values.first != startProperty.timeZone?.values.first
          || value.isUTC != startValue.isUTC
        {
          rules.report(
            .warning, "instance-in-other-zone", at: offset,
            "\(property.name) has another zone than DTSTART; some readers ignore it",
            fix: "write it as DTSTART is")
        }
      }
    }
  }

  /// A start that the rule does not give, and exdates that leave out nothing.
  private mutating func checkSeries(
    _ property: CalendarProperty, _ value: BasicDateTime, _ ruleProperty: CalendarProperty
  ) {
    guard let rule = RecurrenceRule.parse(ruleProperty.text).rule,
      !(value.isDate && rule.timePart != nil), TimeZoneRules.years.contains(value.date.year),
      event.all("RRULE").count == 1,
      event.first("RDATE") == nil
    else { return }
    let start = value.local
    var locals = LocalOccurrences(rule, from: start)
    guard locals.next() == start else {
      rules.report(
        .warning, "start-not-in-rule", property,
        "the rule does not give the start; readers differ on whether it counts",
        fix: "begin with the first that the rule gives")
      return
    }
    checkExdates(of: rule, from: value, zone: property.timeZone?.values.first)
  }

  private mutating func checkExdates(
    of rule: RecurrenceRule, from start: BasicDateTime, zone: String?
  ) {
    var exdates: [(offset: Int, local: LocalDateTime)] = []
    for property in event.all("EXDATE") where property.timeZone?.values.first == zone {
      for item in property.value.split(separator: 0x2C) {
        // Those in another form have their own finding.
        guard let value = try? BasicDateTime(item), value.isDate == start.isDate,
          value.isUTC == start.isUTC
        else { continue }
        exdates.append((property.offset(ofValue: item.startIndex), value.local))
      }
    }
    guard let last = exdates.map(\.local).max() else { return }
    let given = Set(LocalOccurrences(rule, from: start.local).prefix { $0 <= last })
    for exdate in exdates where !given.contains(exdate.local) {
      rules.report(
        .warning, "exdate-hits-nothing", at: exdate.offset,
        "there is no instance at \(exdate.local) to leave out",
        fix: "write the local time of an instance")
    }
  }
}

extension BasicDateTime {
  var isDate: Bool {
    if case .date = self { true } else { false }
  }

  var isUTC: Bool {
    if case .utc = self { true } else { false }
  }

  /// The value as written, without its zone.
  var local: LocalDateTime {
    switch self {
    case .date(let date): LocalDateTime(date, .midnight)
    case .local(let local): local
    case .utc(let instant): instant.local(.utc)
    }
  }

  /// A number that tells which of two times is earlier, or nil where that is not known.
  fileprivate func order(in zone: String?, beside other: String?) -> Int64? {
    guard case .local(let local) = self else { return self.local.seconds }
    if zone == other { return local.seconds }
    guard let entry = zone.flatMap({ ZoneTable.entries[$0] }) else { return nil }
    return TimeZoneRules(entry).resolve(local).offset.map { Instant(local, $0).secondsSince1970 }
  }
}
