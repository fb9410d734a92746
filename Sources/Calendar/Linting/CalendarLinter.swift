import Diagnostics

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
    if isUTF16(bytes) {
      return [
        CalendarFinding(
          .error, "not-utf-8", at: 0, "the file is UTF-16", fix: "save the file as UTF-8")
      ]
    }
    var lines = LogicalLines(bytes)
    lines.read()
    var tree = ComponentReader(findings: lines.findings, end: bytes.count)
    for line in lines.lines { tree.read(line) }
    tree.finish()
    var rules = CalendarRules(findings: tree.findings)
    for calendar in tree.calendars { rules.check(calendar) }
    // A reader of the file takes all calendars in it.
    let components = tree.calendars.flatMap(\.components)
    rules.findings += EventSeries.findings(components.filter { $0.name == "VEVENT" })
    return rules.findings.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// By its mark, or by the zero beside the first letter.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 3 else { return false }
    return [[0xFF, 0xFE], [0xFE, 0xFF], [0x42, 0], [0, 0x42]].contains(Array(bytes[..<2]))
  }
}
