import Diagnostics

/// The rules for events that share a UID: one master, and one for each changed instance.
enum EventSeries {
  static func findings(_ events: [CalendarComponent]) -> [CalendarFinding] {
    var findings: [CalendarFinding] = []
    var seen: Set<String> = []
    var masters: [String: CalendarComponent] = [:]
    var changed: [String: [CalendarProperty]] = [:]
    for event in events where event.first("RECURRENCE-ID") == nil {
      if let uid = event.first("UID") { masters[uid.text] = masters[uid.text] ?? event }
    }
    for event in events {
      guard let uid = event.first("UID") else { continue }
      let instance = event.first("RECURRENCE-ID")
      if !seen.insert("\(uid.text)\n\(instance?.text ?? "")").inserted {
        findings.append(
          CalendarFinding(
            .error, "double-uid", at: uid.offset(ofValue: 0),
            instance == nil
              ? "two events have the UID \"\(uid.text)\""
              : "\"\(uid.text)\" changes one instance twice",
            fix: instance == nil ? "give each its own UID" : "keep one of them"))
      }
      guard let instance, let master = masters[uid.text]?.first("DTSTART") else { continue }
      changed[uid.text, default: []].append(instance)
      if (instance.word("VALUE") == "DATE") != (master.word("VALUE") == "DATE") {
        findings.append(
          CalendarFinding(
            .error, "instance-of-other-type", at: instance.offset,
            "RECURRENCE-ID is not of the type of the first DTSTART", fix: "write it in that form"))
      }
    }
    for (uid, instances) in changed {
      if let master = masters[uid] { findings += EventSeries.findings(instances, of: master) }
    }
    return findings
  }

  /// Instances that change nothing: most readers show them beside the one that they were to change.
  private static func findings(
    _ instances: [CalendarProperty], of master: CalendarComponent
  ) -> [CalendarFinding] {
    guard let property = master.first("DTSTART"), let start = try? BasicDateTime(property.value)
    else { return [] }
    var findings: [CalendarFinding] = []
    var asked: [(offset: Int, local: LocalDateTime)] = []
    for instance in instances {
      guard let value = try? BasicDateTime(instance.value), value.isDate == start.isDate else {
        continue
      }
      let offset = instance.offset(ofValue: 0)
      if instance.timeZone?.values.first != property.timeZone?.values.first
        || value.isUTC != start.isUTC
      {
        findings.append(
          CalendarFinding(
            .warning, "instance-in-other-zone", at: offset,
            "RECURRENCE-ID has another zone than the first DTSTART; some readers ignore it",
            fix: "write it as DTSTART is"))
      } else {
        asked.append((offset, value.local))
      }
    }
    guard let last = asked.map(\.local).max(), let rule = master.first("RRULE"),
      master.all("RRULE").count == 1, master.first("RDATE") == nil,
      let rule = RecurrenceRule.parse(rule.text).rule, !(start.isDate && rule.timePart != nil),
      TimeZoneRules.years.contains(start.date.year),
      last.date.year <= TimeZoneRules.years.upperBound
    else { return findings }
    var given = Set(LocalOccurrences(rule, from: start.local).prefix { $0 <= last })
    given.insert(start.local)
    for instance in asked where !given.contains(instance.local) {
      findings.append(
        CalendarFinding(
          .warning, "instance-hits-nothing", at: instance.offset,
          "there is no instance at \(start.isDate ? "\(instance.local.date)" : "\(instance.local)") "
            + "to change", fix: "write the time at which the rule has it"))
    }
    return findings
  }
}
