import Diagnostics

/// The rules for a calendar and what all components in it have in common.
struct CalendarRules {
  var findings: [CalendarFinding]

  init(findings: [CalendarFinding]) {
    self.findings = findings
  }

  mutating func check(_ calendar: CalendarComponent) {
    require("VERSION", in: calendar, fix: "write VERSION:2.0")
    require("PRODID", in: calendar, fix: "name the program that made the file")
    allowOnce(["VERSION", "PRODID", "CALSCALE", "METHOD"], in: calendar)
    if let version = calendar.first("VERSION"), version.text != "2.0" {
      report(.error, "bad-version", version, "VERSION is \"\(version.text)\"", fix: "write 2.0")
    }
    if let scale = calendar.first("CALSCALE"), scale.text.uppercased() != "GREGORIAN" {
      report(
        .error, "bad-calscale", scale, "CALSCALE is \"\(scale.text)\"", fix: "write GREGORIAN")
    }
    if calendar.components.isEmpty {
      report(
        .error, "empty-calendar", at: calendar.offset, "the calendar holds nothing",
        fix: "leave out the file until there is an event")
    }
    checkMethod(of: calendar)
    for property in calendar.properties { checkValue(of: property, in: calendar) }
    let zones = ZoneRules(calendar)
    findings += zones.findings
    for component in calendar.components where component.name != "VTIMEZONE" {
      check(component, zones: zones)
    }
  }

  private static let methods: Set = [
    "PUBLISH", "REQUEST", "REPLY", "ADD", "CANCEL", "REFRESH", "COUNTER", "DECLINECOUNTER",
  ]

  /// RFC 5546, 3.2: a METHOD asks for an organiser, and PUBLISH allows no attendees.
  private mutating func checkMethod(of calendar: CalendarComponent) {
    guard let method = calendar.first("METHOD") else { return }
    let name = method.text.uppercased()
    guard CalendarRules.methods.contains(name) else {
      report(
        .error, "bad-method", method, "METHOD is \"\(method.text)\"",
        fix: "leave METHOD out of a file to download, or write PUBLISH")
      return
    }
    for event in calendar.components where event.name == "VEVENT" {
      if event.lacks("ORGANIZER") {
        report(
          .error, "missing-organizer", at: event.offset, "METHOD:\(name) needs an ORGANIZER",
          fix: "add one, or leave METHOD out")
      }
      if name == "PUBLISH", let attendee = event.first("ATTENDEE") {
        report(
          .error, "published-attendee", attendee, "METHOD:PUBLISH allows no ATTENDEE",
          fix: "leave out people whom everybody would see")
      }
    }
  }

  private mutating func check(_ component: CalendarComponent, zones: ZoneRules) {
    switch component.name {
    case "VEVENT":
      var rules = EventRules(component, hasMethod: zones.calendarHasMethod)
      rules.check()
      findings += rules.findings
    case "VTODO", "VJOURNAL", "VFREEBUSY":
      require("UID", in: component, fix: "give it a UID that never changes")
      require("DTSTAMP", in: component, fix: "add DTSTAMP in UTC")
    default: break
    }
    for property in component.properties {
      checkValue(of: property, in: component)
      findings += zones.findings(for: property)
    }
    for inner in component.components {
      if inner.name == "VALARM" { findings += AlarmRules.findings(inner) }
      for property in inner.properties { checkValue(of: property, in: inner) }
    }
  }

  private mutating func checkValue(of property: CalendarProperty, in component: CalendarComponent) {
    findings += ValueRules.findings(property, in: component.name)
  }

  mutating func require(_ name: String, in component: CalendarComponent, fix: String) {
    guard component.lacks(name) else { return }
    report(
      .error, "missing-\(name.lowercased())", at: component.offset,
      "\(component.name) has no \(name)", fix: fix)
  }

  mutating func allowOnce(_ names: [String], in component: CalendarComponent) {
    for name in names {
      for property in component.all(name).dropFirst() {
        report(
          .error, "double-property", property, "\(name) stands twice in \(component.name)",
          fix: "keep one of them")
      }
    }
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ id: String, _ property: CalendarProperty,
    _ message: String, fix: String? = nil
  ) {
    report(severity, id, at: property.offset, message, fix: fix)
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ id: String, at offset: Int, _ message: String,
    fix: String? = nil
  ) {
    findings.append(CalendarFinding(severity, id, at: offset, message, fix: fix))
  }
}
