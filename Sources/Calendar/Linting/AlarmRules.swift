import Diagnostics

/// The rules for reminders (RFC 5545, 3.6.6); one that is broken keeps Apple's calendar from
/// importing anything.
enum AlarmRules {
  static func findings(_ alarm: CalendarComponent) -> [CalendarFinding] {
    var rules = CalendarRules(findings: [])
    rules.require("ACTION", in: alarm, fix: "write ACTION:DISPLAY")
    rules.require("TRIGGER", in: alarm, fix: "write TRIGGER:-PT10M for ten minutes before")
    rules.allowOnce(["ACTION", "TRIGGER", "DURATION", "REPEAT"], in: alarm)
    let action = alarm.first("ACTION")?.text.uppercased()
    if action == "DISPLAY" || action == "EMAIL" {
      rules.require("DESCRIPTION", in: alarm, fix: "add the text to show")
    }
    if action == "EMAIL" {
      rules.require("SUMMARY", in: alarm, fix: "add the subject of the mail")
      rules.require("ATTENDEE", in: alarm, fix: "add the address of the mail")
    }
    if let trigger = alarm.first("TRIGGER") {
      let isInstant = trigger.word("VALUE") == "DATE-TIME"
      let isRight =
        if isInstant, case .utc? = try? BasicDateTime(trigger.value) {
          true
        } else {
          !isInstant && CalendarDuration(trigger.value) != nil
        }
      if !isRight {
        rules.report(
          .error, "bad-trigger", at: trigger.offset(ofValue: 0),
          "TRIGGER is \"\(trigger.text)\"",
          fix: isInstant ? "write a time in UTC" : "write -PT10M for ten minutes before")
      }
    }
    if let one = alarm.first("REPEAT") ?? alarm.first("DURATION"),
      alarm.lacks("REPEAT") || alarm.lacks("DURATION")
    {
      rules.report(
        .error, "lone-repeat", one, "REPEAT and DURATION belong together", fix: "add the other")
    }
    return rules.findings
  }
}
