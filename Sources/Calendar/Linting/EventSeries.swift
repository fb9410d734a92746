import Diagnostics

/// The rules for events that share a UID: one master, and one for each changed instance.
enum EventSeries {
  static func findings(_ events: [CalendarComponent]) -> [CalendarFinding] {
    var findings: [CalendarFinding] = []
    var seen: Set<String> = []
    var masters: [String: CalendarComponent] = [:]
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
            fix: instance == nil ? "give each its own UID" : nil))
      }
      guard let instance, let master = masters[uid.text]?.first("DTSTART") else { continue }
      if (instance.word("VALUE") == "DATE") != (master.word("VALUE") == "DATE") {
        findings.append(
          CalendarFinding(
            .error, "instance-of-other-type", at: instance.offset,
            "RECURRENCE-ID is not of the type of the first DTSTART", fix: "write it in that form"))
      }
    }
    return findings
  }
}
