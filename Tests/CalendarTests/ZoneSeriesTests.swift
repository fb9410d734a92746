import Diagnostics
import Testing

@testable import Calendar

/// Whether the linter looks at a VTIMEZONE at every time that a series takes place.
struct ZoneSeriesTests {
  /// Lines of an observance by a name for it.
  private static let observances: [String: String] = [
    "winter": observance("STANDARD", "+0200", "+0100", "19701025T030000", "10;BYDAY=-1SU"),
    "summer": observance("DAYLIGHT", "+0100", "+0200", "19700329T020000", "3;BYDAY=-1SU"),
    "only winter": observance("STANDARD", "+0100", "+0100", "19700101T000000", nil),
    "from September": observance("STANDARD", "+0200", "+0100", "19700906T030000", "9;BYDAY=1SU"),
    "York 2006": observance("DAYLIGHT", "-0500", "-0400", "19700405T020000", "4;BYDAY=1SU"),
    "York": observance("STANDARD", "-0400", "-0500", "19701101T020000", "11;BYDAY=1SU"),
    "Paulo": observance("STANDARD", "-0200", "-0300", "20080217T000000", "2;BYDAY=3SU"),
    "Paulo 2008": observance("DAYLIGHT", "-0300", "-0200", "20081019T000000", "10;BYDAY=3SU"),
  ]

  private static func observance(
    _ name: String, _ from: String, _ to: String, _ start: String, _ month: String?
  ) -> String {
    let rule = month.map { "RRULE:FREQ=YEARLY;BYMONTH=\($0)\r\n" } ?? ""
    return "BEGIN:\(name)\r\nTZOFFSETFROM:\(from)\r\nTZOFFSETTO:\(to)\r\nDTSTART:\(start)\r\n"
      + "\(rule)END:\(name)\r\n"
  }

  struct SeriesInZone: Sendable {
    var zone: String
    var observances: [String]
    /// Behind the zone of DTSTART.
    var lines: String
    /// The wrong offset and the first instance that it moves; nil where nothing is wrong.
    var found: String?

    init(_ zone: String, _ observances: [String], _ lines: String, _ found: String?) {
      self.zone = zone
      self.observances = observances
      self.lines = lines
      self.found = found
    }
  }

  private static let seriesInZones: [SeriesInZone] = [
    .init(
      "Europe/Berlin", ["only winter"], "20270301T093000\r\nRRULE:FREQ=WEEKLY;COUNT=60",
      "+01:00 is not what clocks in Europe/Berlin show at 2027-03-29 09:30"),
    .init("Europe/Berlin", ["only winter"], "20270301T093000\r\nRRULE:FREQ=WEEKLY;COUNT=4", nil),
    .init("Europe/Berlin", ["only winter"], "20270301T093000\r\nRRULE:FREQ=YEARLY", nil),
    .init(
      "Europe/Berlin", ["only winter"],
      "20270301T093000\r\nRRULE:FREQ=WEEKLY;UNTIL=20270329T072959Z", nil),
    .init("Europe/Berlin", ["winter", "summer"], "20270301T093000\r\nRRULE:FREQ=DAILY", nil),
    .init(
      "Europe/Berlin", ["from September", "summer"], "20270301T093000\r\nRRULE:FREQ=WEEKLY",
      "+01:00 is not what clocks in Europe/Berlin show at 2027-09-06 09:30"),
    .init(
      "America/New_York", ["York", "York 2006"], "20270301T093000\r\nRRULE:FREQ=WEEKLY",
      "-05:00 is not what clocks in America/New_York show at 2027-03-15 09:30"),
    .init(
      "America/New_York", ["York", "York 2006"], "20270501T093000\r\nRRULE:FREQ=WEEKLY;COUNT=4",
      nil),
    .init(
      "America/Sao_Paulo", ["Paulo", "Paulo 2008"], "20270607T100000\r\nRRULE:FREQ=WEEKLY",
      "-02:00 is not what clocks in America/Sao_Paulo show at 2027-10-18 10:00"),
    .init("America/Sao_Paulo", ["Paulo", "Paulo 2008"], "20270607T100000", nil),
    // The one instance in the wrong half of the year is left out.
    .init(
      "Europe/Berlin", ["only winter"],
      "20270301T093000\r\nRRULE:FREQ=WEEKLY;COUNT=5\r\n"
        + "EXDATE;TZID=Europe/Berlin:20270329T093000", nil),
  ]

  /// A zone is as right as the instances that take place in it.
  @Test(arguments: seriesInZones)
  func looksAtAZoneWhereverASeriesTakesPlace(item: SeriesInZone) {
    let observances = item.observances.compactMap { Self.observances[$0] }.joined()
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VTIMEZONE\r\nTZID:\(item.zone)\r\n"
      + "\(observances)END:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
      + "DTSTART;TZID=\(item.zone):\(item.lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let findings = CalendarLinter.findings(in: Array(text.utf8))
    #expect(findings.map(\.message) == [item.found].compactMap { $0 })
    #expect(findings.allSatisfy { $0.id == "wrong-time-zone" && $0.severity == .warning })
  }

  /// A file may ask for an event in every second, and for a zone that sets its clocks as often.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [("20270101T100000", false), ("20270101T100000", true), ("00010101T100000", false)])
  func looksAtNoMoreThanADayEachDay(start: String, isZone: Bool) {
    let seconds = (0..<60).map(String.init).joined(separator: ",")
    let rule = "RRULE:FREQ=DAILY;BYMINUTE=\(seconds);BYSECOND=\(seconds)\r\n"
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n"
      + "BEGIN:STANDARD\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0100\r\nDTSTART:19700101T000000\r\n"
      + "\(isZone ? rule : "")END:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:a\r\n"
      + "DTSTAMP:20270101T000000Z\r\nDTSTART;TZID=Europe/Berlin:\(start)\r\n"
      + "\(isZone ? "RRULE:FREQ=DAILY\r\n" : rule)END:VEVENT\r\nEND:VCALENDAR\r\n"
    #expect(!CalendarLinter.findings(in: Array(text.utf8)).contains { $0.id == "wrong-time-zone" })
  }
}
