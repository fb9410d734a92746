/// Checks any calendar file, ours or not, from its bytes up (RFC 5545).
///
/// Readers are lenient in different ways: most of what is found here passes unseen until one of
/// them shows a wrong time or nothing at all. What the standard forbids is an error; what it
/// allows, but known readers get wrong, is a warning.
///
/// ```
/// for finding in CalendarLinter.findings(in: bytes) { … }
/// ```
package enum CalendarLinter {
  /// Everything found, in the order of the file.
  package static func findings(in bytes: [UInt8]) -> [CalendarFinding] {
    var lines = LogicalLines(bytes)
    lines.read()
    var tree = ComponentReader(findings: lines.findings, end: bytes.count)
    for line in lines.lines { tree.read(line) }
    tree.finish()
    var rules = CalendarRules(findings: tree.findings)
    for calendar in tree.calendars { rules.check(calendar) }
    return rules.findings.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }
}
