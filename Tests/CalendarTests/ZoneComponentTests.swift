import Foundation
import TestSupport
import Testing

@testable import Calendar

struct ZoneComponentTests {
  private func lines(_ zone: String, _ start: String, _ rule: String) throws -> [String] {
    let lines = unfolded(
      CalendarFile.invite(for: SampleEvents.event(try schedule(start, rule, zone: zone))))
    let first = try #require(lines.firstIndex(of: "BEGIN:VTIMEZONE"))
    let last = try #require(lines.firstIndex(of: "END:VTIMEZONE"))
    return Array(lines[(first + 1)..<last])
  }

  /// Ireland calls its summer time the standard one; a reader expects daylight time to be ahead.
  @Test func writesTheYearlyRuleFrom1970On() throws {
    #expect(
      try lines("Europe/Dublin", "2027-03-01 09:30", "FREQ=DAILY") == [
        "TZID:Europe/Dublin", "BEGIN:DAYLIGHT", "DTSTART:19700329T010000",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100",
        "TZNAME:IST", "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:19701025T020000",
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0000",
        "TZNAME:GMT", "END:STANDARD",
      ])
  }

  /// São Paulo has had no daylight time since 2019, and a dead observance moves events in Outlook.
  @Test func writesOneObservanceWhereNoClockIsSet() throws {
    #expect(
      try lines("America/Sao_Paulo", "2027-03-01 09:30", "FREQ=DAILY") == [
        "TZID:America/Sao_Paulo", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:-0300", "TZOFFSETTO:-0300", "TZNAME:-03", "END:STANDARD",
      ])
  }

  /// The clocks of Cairo change at midnight after the last Thursday, which is no weekday's hour.
  @Test func writesEveryChangeWhereNoRuleCanBeWritten() throws {
    #expect(
      try lines("Africa/Cairo", "2027-03-01 09:30", "FREQ=WEEKLY;COUNT=40") == [
        "TZID:Africa/Cairo", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0200",
        "TZOFFSETTO:+0200", "TZNAME:EET", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:20270430T000000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0300", "TZNAME:EEST",
        "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20271029T000000", "TZOFFSETFROM:+0300",
        "TZOFFSETTO:+0200", "TZNAME:EET", "END:STANDARD",
      ])
  }

  /// Almaty moved west in 2024: a meeting from before that needs both states.
  @Test func writesTheChangesThatLieInTheSpanOfTheMeeting() throws {
    let across = try lines("Asia/Almaty", "2024-02-01 09:30", "FREQ=WEEKLY")
    #expect(
      across.filter { $0.hasPrefix("TZOFFSETTO") } == ["TZOFFSETTO:+0600", "TZOFFSETTO:+0500"])
    let after = try lines("Asia/Almaty", "2024-04-01 09:30", "FREQ=WEEKLY")
    #expect(after.filter { $0.hasPrefix("TZOFFSETTO") } == ["TZOFFSETTO:+0500"])
  }

  @Test func usesNoDateLists() throws {
    for name in TimeZoneRules.names where name != "UTC" {
      let lines = try lines(name, "2026-01-01 09:30", "FREQ=MONTHLY")
      #expect(!lines.contains { $0.hasPrefix("RDATE") })
      #expect(lines.contains("BEGIN:STANDARD"), "\(name)")
    }
  }

  /// Forty zones on every day of six years; all of them with `LINKSITE_ALL_ZONES`.
  @Test func agreesWithZoneinfoThroughAnotherReader() throws {
    let isAll = ProcessInfo.processInfo.environment["LINKSITE_ALL_ZONES"] != nil
    let names = isAll ? ZoneTable.entries.keys.sorted() : ZoneTableTests.fortyPlaces
    var files: [String: [UInt8]] = [:]
    for (index, name) in names.enumerated() where name != "UTC" {
      let zone = TimeZoneRules(try #require(ZoneTable.entries[name]))
      let start = Instant(try localTime("2025-12-31 12:00"), .utc)
      let hour = try #require(MeetingDuration(seconds: 3600))
      let schedule = Schedule(
        .timed(start: start, zone: zone, duration: hour), Recurrence(RecurrenceRule(.daily)))
      files["\(index).ics"] = CalendarFile.invite(for: SampleEvents.event(schedule))
    }
    guard let answer = try PythonOracle.answer("vtimezones.py", files: files) else { return }
    #expect(answer == "\(files.count * 2 * (6 * 365 + 1))\n")
  }
}
