import Diagnostics

/// What is wrong with an RRULE and the type of its UNTIL (RFC 5545, 3.3.10).
enum RuleFindings {
  /// The form of DTSTART, which UNTIL has to fit.
  enum Start {
    case date, floating, utc

    init(_ value: BasicDateTime, hasZone: Bool) {
      switch value {
      case .date: self = .date
      case .local: self = hasZone ? .utc : .floating
      case .utc: self = .utc
      }
    }
  }

  static func add(_ property: CalendarProperty, start: Start, to rules: inout CalendarRules) {
    let (rule, problems) = RecurrenceRule.parse(property.text)
    // Rules that meetings may not have are no fault of a file.
    for problem in problems where problem.id != "unsupported-rrule" {
      rules.report(
        .error, problem.id, at: property.offset(ofValue: problem.offset), problem.message,
        fix: problem.help)
    }
    if start == .date, let problem = rule?.timePart?.problem("DTSTART is a date") {
      rules.report(
        .error, problem.id, at: property.offset(ofValue: problem.offset), problem.message,
        fix: problem.help)
    }
    guard let rule, let until = rule.until else { return }
    let fix: String?
    switch (until, start) {
    case (.date, .date), (.local, .floating), (.utc, .utc): return
    case (_, .date): fix = "write a date, as in DTSTART"
    case (_, .floating): fix = "write a local time, as in DTSTART"
    case (_, .utc): fix = "write it in UTC: the moment at which the last one starts"
    }
    let found =
      switch until {
      case .date: "a date"
      case .local: "a local time"
      case .utc: "a time in UTC"
      }
    rules.report(
      .error, "wrong-until", at: property.offset(ofValue: rule.untilOffset), "UNTIL is \(found)",
      fix: fix)
  }
}
