import Diagnostics
import TestSupport
import Testing

@testable import Calendar

/// What people reported of other programs' calendar files: each stays out of ours.
struct CalendarReportTests {
  private func lines(_ schedule: Schedule, _ change: (inout CalendarEvent) -> Void = { _ in })
    -> [String]
  {
    unfolded(bytes(schedule, change))
  }

  private func bytes(
    _ schedule: Schedule, _ change: (inout CalendarEvent) -> Void = { _ in }
  ) -> [UInt8] {
    var event = SampleEvents.event(schedule)
    change(&event)
    return CalendarFile.invite(for: event)
  }

  private func single() throws -> Schedule { try schedule("2027-03-01 09:30", nil) }

  private func physicalLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
  }

  /// ical-generator 221: the four bytes of an emoji at column 74 stay together.
  @Test func foldsBeforeAnEmojiThatWouldNotFit() throws {
    let title = String(repeating: "x", count: 65) + "📞 call"
    let bytes = bytes(try single()) { $0.title = title }
    let first = try #require(physicalLines(bytes).first { $0.starts(with: "SUMMARY:".utf8) })
    #expect(String(validating: first, as: UTF8.self) == "SUMMARY:" + title.prefix(65))
    #expect(unfolded(bytes).contains("SUMMARY:\(title)"))
  }

  /// ical4j 800: a run of emoji comes back as it was.
  @Test func keepsARunOfEmojiWhole() throws {
    let title = String(repeating: "👩‍👩‍👧‍👦🇩🇪", count: 20)
    #expect(lines(try single()) { $0.title = title }.contains("SUMMARY:\(title)"))
  }

  /// ical.net 693: octets count, neither characters nor UTF-16 units.
  @Test func countsOctets() throws {
    for sign in ["é", "語", "📞"] {
      let bytes = bytes(try single()) { $0.title = String(repeating: sign, count: 200) }
      let longest = physicalLines(bytes).map(\.count).max() ?? 0
      #expect(longest <= 75 && longest > 70, "\(sign)")
    }
  }

  /// libical 427: a fold inside of a character is no fault of the text.
  @Test func joinsBytesBeforeItDecodesThem() throws {
    let text = bytes(try single()) { $0.title = "é" }
    let second = try #require(text.firstIndex(of: 0xA9))
    let cut = Array(text[..<second]) + [0x0D, 0x0A, 0x20] + Array(text[second...])
    #expect(CalendarLinter.findings(in: cut).map(\.id) == ["split-character"])
  }

  /// calendar-links 239: folded, with a last line end, without controls.
  @Test func foldsEndsLinesAndKeepsControlsOut() throws {
    let bytes = bytes(try single()) { $0.title = String(repeating: "a\u{7}\u{0}b", count: 60) }
    #expect(bytes.suffix(2) == [0x0D, 0x0A])
    #expect(physicalLines(bytes).allSatisfy { $0.count <= 75 })
    #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D })
  }

  /// edit-flow 941: the backslash first, and a colon is no sign to escape.
  @Test func escapesTheBackslashFirst() throws {
    let summary = lines(try single()) { $0.title = "a\\;b: c, \\n" }
      .first { $0.hasPrefix("SUMMARY") }
    #expect(summary == "SUMMARY:a\\\\\\;b: c\\, \\\\n")
  }

  /// iCal 617: a line break is escaped once, so nobody reads `\n`.
  @Test func escapesLineBreaksOnce() throws {
    let text = lines(try single()) { $0.description = "one\ntwo" }
      .first { $0.hasPrefix("DESCRIPTION") }
    #expect(text?.hasSuffix("\\n\\none\\ntwo") == true)
    #expect(text?.contains("\\\\n") == false)
  }

  /// ical-generator 680: without its VTIMEZONE, Outlook reads a TZID as an hour later.
  @Test func definesEveryZoneThatItNames() throws {
    let weekly = try schedule("2027-03-01 09:30", "FREQ=WEEKLY", zone: "Europe/Paris")
    let text = lines(weekly)
    #expect(text.contains("DTSTART;TZID=Europe/Paris:20270301T093000"))
    #expect(text.contains("TZID:Europe/Paris"))
    #expect(CalendarLinter.findings(in: bytes(weekly)) == [])
    // The linter would say so if it were not there.
    let whole = String(decoding: bytes(weekly), as: UTF8.self)
    let start = try #require(whole.firstRange(of: "BEGIN:VTIMEZONE")).lowerBound
    let end = try #require(whole.firstRange(of: "END:VTIMEZONE\r\n")).upperBound
    let without = Array((whole[..<start] + whole[end...]).utf8)
    #expect(CalendarLinter.findings(in: without).map(\.id) == ["missing-time-zone"])
  }

  /// iCalcreator 86: Outlook ignores lists of dates in a zone.
  @Test func writesZonesAsRules() throws {
    let text = lines(try schedule("2027-03-01 09:30", "FREQ=WEEKLY"))
    #expect(!text.contains { $0.hasPrefix("RDATE") })
    #expect(text.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"))
    #expect(text.contains("DTSTART:19700329T020000"))
  }

  /// nextcloud/calendar 4429: a daylight time that ended in 2019 moved events by an hour.
  @Test func leavesOutADaylightTimeThatIsOver() throws {
    let text = lines(try schedule("2027-03-01 09:30", "FREQ=WEEKLY", zone: "America/Sao_Paulo"))
    #expect(text.contains("TZID:America/Sao_Paulo"))
    #expect(!text.contains("BEGIN:DAYLIGHT"))
  }

  /// FossifyOrg/Calendar 535: names of Windows are read as local time.
  @Test func takesNoNameOfWindows() throws {
    guard case .failure(let problem) = TimeZoneRules.named("Eastern Standard Time") else {
      Issue.record("accepted")
      return
    }
    #expect(problem.help?.contains("America/New_York") == true)
  }

  /// rrule 440, xandikos 571: UNTIL is in UTC where the start has a zone.
  @Test func writesUntilInUTC() throws {
    let text = lines(
      try schedule("2026-10-12 10:00", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261102T100000"))
    #expect(text.contains("RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261102T090000Z"))
  }

  /// php-rrule 13: the one that begins at UNTIL takes place.
  @Test func keepsTheInstanceAtUntil() throws {
    let weekly = try schedule("2026-10-12 10:00", "FREQ=WEEKLY;UNTIL=20261102T100000")
    #expect(weekly.occurrences.map(\.at.description).last == "2026-11-02 10:00")
  }

  /// outlookcaldavsynchronizer 253: an EXDATE in UTC is ignored by some.
  @Test func leavesOutInTheZoneOfTheStart() throws {
    let text = lines(
      try schedule("2026-10-12 10:00", "FREQ=WEEKLY", exdates: ["2026-10-19 10:00"]))
    #expect(text.contains("EXDATE;TZID=Europe/Berlin:20261019T100000"))
  }

  /// ics 128: SEQUENCE is what the lock file counts, which never falls (the plan's tests).
  @Test func writesTheSequenceItIsGiven() throws {
    #expect(lines(try single()) { $0.sequence = 7 }.contains("SEQUENCE:7"))
  }

  /// angus-events-plugin 51, biweekly 97: one UID for ever, and no dump of an object.
  @Test func keepsThePlainUID() throws {
    let text = lines(try single())
    #expect(text.filter { $0.hasPrefix("UID") } == ["UID:weekly-sync@calls.example.com"])
    #expect(text == lines(try single()))
  }

  /// workday-calendar-extension 199, vibetype 2368: no METHOD that a server or a client could miss.
  @Test func hasNoMethodOrPublish() throws {
    #expect(!lines(try single()).contains { $0.hasPrefix("METHOD") })
    let organised = lines(try single()) { $0.organizer = .init(address: "ana@example.com") }
    #expect(organised.filter { $0.hasPrefix("METHOD") } == ["METHOD:PUBLISH"])
  }

  /// Simple-Calendar 1362: one malformed TRIGGER, and Apple's calendar imports nothing.
  @Test func writesAWellFormedTrigger() throws {
    let text = lines(try single()) { $0.alarms = [.init(minutesBefore: 60, text: "Soon")] }
    #expect(text.contains("TRIGGER:-PT60M"))
  }

  /// jekyll-feed 387: no time of making stands in the file.
  @Test func saysNothingOfWhenItWasMade() throws {
    let stamps = lines(try single()).filter { $0.hasPrefix("DTSTAMP") || $0.hasPrefix("LAST") }
    #expect(stamps == ["DTSTAMP:20270301T083000Z", "LAST-MODIFIED:20270301T083000Z"])
  }
}
