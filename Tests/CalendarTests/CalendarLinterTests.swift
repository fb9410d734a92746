import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Calendar

struct CalendarLinterTests {
  /// Every file with its findings: line and identifier.
  static let files: [String: [String]] = [
    "00_good_utc": [],
    "01_good_tz": [],
    "02_no_uid": ["4 missing-uid"],
    "03_no_dtstamp": ["4 missing-dtstamp"],
    "05_no_version": ["1 missing-version"],
    "06_lf_only": ["1 bare-line-ends"],
    "07_bom": ["1 byte-order-mark"],
    "08_long_unfolded": ["9 long-line"],
    "10_control_char": ["9 control-character"],
    "11_end_before_start": ["8 end-before-start"],
    "13_tzid_no_vtimezone": ["7 missing-time-zone"],
    "14_tzid_unknown": ["7 unknown-time-zone"],
    "16_until_local": ["25 wrong-until"],
    "17_bad_rrule": ["10 bad-rrule"],
    "19_unescaped_comma_semicolon": ["9 unescaped"],
    "20_param_dquote": ["10 quote-in-parameter"],
    "22_conf_no_value": ["10 conference-value"],
    // Right but for its length of 86 octets.
    "23_conf_ok": ["10 long-line"],
    "25_no_dtstart": ["4 missing-dtstart"],
    "26_bad_date": ["7 bad-date"],
    "28_empty_cal": ["1 empty-calendar"],
    "29_valarm_no_desc": ["10 missing-description"],
    "31_method_bogus": ["4 bad-method"],
    "32_raw_newline": ["9 bare-line-feed"],
    "34_status_bad": ["10 bad-status"],
    "35_publish_organizer": [],
    "37_date_end_mismatch": ["8 end-of-other-type"],
    "golden-weekly-sync": [],
  ]

  @Test func findsTheFaultOfEveryFile() throws {
    let folder = Fixtures.repository.appendingPathComponent("Tests/Fixtures/Calendar/files")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(Self.files.keys.map { "\($0).ics" }))
    for (name, expected) in Self.files {
      let bytes = try Fixtures.bytes("Calendar/files/\(name).ics")
      #expect(Self.found(in: bytes) == expected, "\(name)")
    }
  }

  @Test func findsNothingInOwnFiles() throws {
    for (name, event) in try SampleEvents.all() {
      #expect(CalendarLinter.findings(in: CalendarFile.invite(for: event)) == [], "\(name)")
    }
    let gone = CalendarFile.tombstone(uid: "a@example.com", sequence: 1, title: "Gone")
    #expect(CalendarLinter.findings(in: gone) == [])
    let events = try SampleEvents.all().sorted { $0.key < $1.key }.enumerated().map {
      var event = $1.value
      event.uid = "\($0)@example.com"
      return event
    }
    #expect(
      CalendarLinter.findings(in: try #require(CalendarFile.feed(named: "x", of: events))) == [])
  }

  /// Where it is to be read, and what is to be written instead, for each of them.
  @Test func helpsWithEveryFault() throws {
    for (name, expected) in Self.files where !expected.isEmpty {
      for finding in CalendarLinter.findings(in: try Fixtures.bytes("Calendar/files/\(name).ics")) {
        #expect(finding.fix?.isEmpty == false, "\(name): \(finding.id)")
      }
    }
    let fixes = [
      "11_end_before_start": "write a DTEND that is later than DTSTART",
      "19_unescaped_comma_semicolon": "write \\, and \\;",
      "26_bad_date": "write a date and a time that are there",
      "34_status_bad": "write TENTATIVE, CONFIRMED or CANCELLED",
    ]
    for (name, fix) in fixes {
      let bytes = try Fixtures.bytes("Calendar/files/\(name).ics")
      #expect(CalendarLinter.findings(in: bytes).map(\.fix) == [fix], "\(name)")
    }
  }

  /// A character that does not fit whole is the first that is too much.
  @Test func pointsAtTheFirstCharacterThatIsTooMuch() throws {
    let text = MarkedText(
      Self.calendar(
        "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270101T000000Z\r\n"
          + "SUMMARY:\(String(repeating: "é", count: 33))1️⃣éé\r\n"))
    let findings = CalendarLinter.findings(in: Array(text.text.utf8))
    #expect(findings.map(\.id) == ["long-line"])
    #expect(findings.first?.offset == text.offsets[1])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
  func saysThatAFileIsUTF16(encoding: String.Encoding) throws {
    let bytes = [UInt8](try #require("BEGIN:VCALENDAR\r\n".data(using: encoding)))
    #expect(
      CalendarLinter.findings(in: bytes) == [
        CalendarFinding(
          .error, "not-utf-8", at: 0, "the file is UTF-16", fix: "save the file as UTF-8")
      ])
  }

  /// Europe/Berlin five hours ahead: everything in it would be off.
  @Test func comparesAZoneWithTheTable() throws {
    let bytes = CalendarFile.invite(
      for: SampleEvents.event(try schedule("2027-03-01 09:30", "FREQ=WEEKLY")))
    let whole = String(decoding: bytes, as: UTF8.self)
    let wrong = whole.replacingOccurrences(of: "TZOFFSETTO:+0100", with: "TZOFFSETTO:+0500")
    let findings = CalendarLinter.findings(in: Array(wrong.utf8))
    #expect(findings.map(\.id) == ["wrong-time-zone"])
    #expect(
      findings.first?.message
        == "+05:00 is not what clocks in Europe/Berlin show at 2027-03-01 09:30")
    let place = try #require(wrong.range(of: "+0500")).lowerBound
    #expect(findings.first?.offset == wrong.utf8.distance(from: wrong.startIndex, to: place))
  }

  @Test func pointsAtTheByteInFoldedLines() throws {
    let text = MarkedText(
      Self.calendar(
        "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270101T000000Z\r\nSUMM\r\n ARY:a\r\n b1️⃣,c\r\n"
      ))
    let findings = CalendarLinter.findings(in: Array(text.text.utf8))
    #expect(
      findings == [
        CalendarFinding(
          .error, "unescaped", at: try #require(text.offsets[1]),
          "a comma in SUMMARY is not escaped", fix: "write \\,")
      ])
  }

  @Test func becomesADiagnostic() {
    let source = SourceText(path: "a.ics", text: "VERSION:2.0\r\n")
    let diagnostics = CalendarLinter.findings(in: source.bytes).map { $0.diagnostic(in: source) }
    var report = TextReport()
    #expect(
      report.text(of: diagnostics) == """
        a.ics:1:1: error: VERSION stands outside of VCALENDAR [outside-calendar]
        VERSION:2.0
        ^
        help: begin with BEGIN:VCALENDAR

        """)
  }

  /// Lines of an event that is good without them; the marker is the place.
  @Test(arguments: [
    ("1️⃣SUMMARY", "not-a-property"),
    ("SUMMARY;LANGUAGE=de1️⃣", "not-a-property"),
    ("SUMMARY;1️⃣=de:x", "bad-parameter"),
    ("SUMMARY;ALTREP=1️⃣\"x:y", "open-quote"),
    ("SUMMARY:a1️⃣\\:b", "bad-escape"),
    ("SUMMARY:a1️⃣\\", "bad-escape"),
    ("DESCRIPTION:a\\, b1️⃣; c, d", "unescaped"),
    ("CATEGORIES:a,b1️⃣;c", "unescaped"),
    ("SUMMARY:a\r\n1️⃣\r\nCOMMENT:b", "empty-line"),
    ("SUMMARY:a1️⃣\rCOMMENT:b", "bare-carriage-return"),
    ("SUMMARY:a1️⃣\u{7F}b", "control-character"),
    ("URL:1️⃣example.com/x", "bad-uri"),
    ("URL:https://example.com/?a=11️⃣\\,2", "escaped-uri"),
    ("CONFERENCE;VALUE=URI:https://example.com/1️⃣\\;x", "escaped-uri"),
    ("CONFERENCE;VALUE=URI;1️⃣FEATURE=VIDOE:https://example.com/", "unknown-feature"),
    ("ORGANIZER:1️⃣ana@example.com", "bad-uri"),
    ("ORGANIZER;CN=a:1️⃣b:mailto:a@example.com", "bad-uri"),
    ("1️⃣ATTACH;ENCODING=BASE64:YQ==", "wrong-value-type"),
    ("GEO:1️⃣48,1;11", "bad-geo"), ("GEO:1️⃣48.1", "bad-geo"), ("GEO:1️⃣91.0;11.6", "bad-geo"),
    ("GEO:1️⃣48.;11.6", "bad-geo"), ("DURATION:1️⃣P1W2D", "bad-duration"),
    ("STATUS:1️⃣MAYBE", "bad-status"),
    ("TRANSP:1️⃣BUSY", "bad-transp"),
    ("SEQUENCE:1️⃣-1", "bad-sequence"),
    ("SEQUENCE:1️⃣2147483648", "bad-sequence"),
    ("PRIORITY:1️⃣high", "bad-priority"),
    ("DURATION:1️⃣1H", "bad-duration"),
    ("DURATION:1️⃣-PT1H", "bad-duration"),
    ("DURATION:1️⃣PT0S", "bad-duration"),
    ("DTEND:20270301T090000Z\r\n1️⃣DURATION:PT1H", "end-and-duration"),
    ("DTEND:1️⃣20270301T080000Z", "end-before-start"),
    ("DTEND;1️⃣TZID=Europe/Berlin:20270301T100000", "missing-time-zone"),
    ("DTEND;1️⃣TZID=W. Europe Standard Time:20270301T100000", "unknown-time-zone"),
    ("1️⃣DTSTART:20270301T080000Z", "double-property"),
    ("1️⃣UID:b@example.com", "double-property"),
    ("CREATED:1️⃣20270301T080000", "not-utc"),
    ("RRULE:FREQ=DAILY;COUNT=2;1️⃣UNTIL=20270303T080000Z", "bad-rrule"),
    ("RRULE:FREQ=DAILY;UNTIL=1️⃣20270303", "wrong-until"),
    ("RRULE:FREQ=DAILY;UNTIL=1️⃣20270303T080000", "wrong-until"),
    ("RRULE:FREQ=DAILY\r\nEXDATE:1️⃣20270303T090000Z", "exdate-hits-nothing"),
    ("RRULE:FREQ=DAILY\r\nEXDATE:20270302T080000Z,1️⃣20270303T080000", "instance-in-other-zone"),
    ("RRULE:FREQ=DAILY\r\nEXDATE;VALUE=DATE:1️⃣20270303", "instance-of-other-type"),
    ("RRULE:FREQ=DAILY\r\nEXDATE:1️⃣20270230T080000Z", "bad-date"),
    (
      "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\n1️⃣TRIGGER-P0DT1H\r\nEND:VALARM",
      "not-a-property"
    ),
    (
      "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:1️⃣10M\r\nEND:VALARM",
      "bad-trigger"
    ),
    ("1️⃣BEGIN:VALARM\r\nACTION:AUDIO\r\nEND:VALARM", "missing-trigger"),
    ("BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M\r\n1️⃣REPEAT:3\r\nEND:VALARM", "lone-repeat"),
    ("1️⃣BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M", "open-component"),
    ("1️⃣END:VTODO", "stray-end"),
  ])
  func findsOneFaultInAnEvent(marked: String, id: String) {
    let text = MarkedText(
      Self.calendar(
        "UID:a@example.com\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T080000Z\r\n\(marked)\r\n"
      ))
    let findings = CalendarLinter.findings(in: Array(text.text.utf8))
    #expect(findings.map(\.id) == [id], "\(findings)")
    #expect(findings.first?.offset == text.offsets[1])
  }

  /// Whole events in a calendar that defines Europe/Berlin; several markers, several findings.
  @Test(arguments: [
    ("UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:1️⃣20270301T080000", ["floating-time"]),
    ("UID:1️⃣<Event 0x7f>\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T080000Z", ["odd-uid"]),
    ("UID:a\r\nDTSTAMP:1️⃣20270101T000000\r\nDTSTART:20270301T080000Z", ["not-utc"]),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;1️⃣TZID=Europe/Berlin:20270301T080000Z",
      ["zone-on-utc"]
    ),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;VALUE=DATE;1️⃣TZID=Europe/Berlin:20270301",
      ["zone-on-date"]
    ),
    ("UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:1️⃣20270301", ["wrong-value-type"]),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;VALUE=DATE:20270301\r\n"
        + "DTEND;VALUE=DATE:1️⃣20270301", ["end-before-start"]
    ),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;TZID=Europe/Berlin:20270301T100000\r\n"
        + "DTEND:1️⃣20270301T085959Z", ["end-before-start"]
    ),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\n1️⃣DTSTART;TZID=Europe/Berlin:20270301T100000\r\n"
        + "RRULE:FREQ=WEEKLY;BYDAY=TU", ["start-not-in-rule"]
    ),
    // Users of Android reported that such an exdate is ignored.
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;TZID=Europe/Berlin:20270301T100000\r\n"
        + "RRULE:FREQ=WEEKLY\r\nEXDATE:1️⃣20270308T090000Z", ["instance-in-other-zone"]
    ),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;TZID=Europe/Berlin:20270301T100000\r\n"
        + "RRULE:FREQ=WEEKLY;UNTIL=1️⃣20270401T080000", ["wrong-until"]
    ),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T100000Z\r\nEND:VEVENT\r\n"
        + "BEGIN:VEVENT\r\nUID:1️⃣a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T100000Z",
      ["double-uid"]
    ),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T100000Z\r\nRRULE:FREQ=DAILY\r\n"
        + "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
        + "1️⃣RECURRENCE-ID;VALUE=DATE:20270302\r\nDTSTART:20270301T120000Z",
      ["instance-of-other-type"]
    ),
    // A time that no clock of the zone shows, and a rule within one instance.
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;TZID=Europe/Berlin:1️⃣20270328T023000\r\n"
        + "RRULE:FREQ=DAILY\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
        + "RECURRENCE-ID;TZID=Europe/Berlin:20270329T023000\r\nDTSTART:20270329T120000Z\r\n"
        + "2️⃣RRULE:FREQ=DAILY",
      ["time-in-gap", "rule-in-instance"]
    ),
    // An instance that the rule does not give, and one in another zone than the first start.
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T100000Z\r\nRRULE:FREQ=DAILY\r\n"
        + "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
        + "RECURRENCE-ID:1️⃣20270302T110000Z\r\nDTSTART:20270301T120000Z\r\n"
        + "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
        + "RECURRENCE-ID:20270303T100000Z\r\nDTSTART:20270303T120000Z\r\n"
        + "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
        + "RECURRENCE-ID;TZID=Europe/Berlin:2️⃣20270304T110000\r\nDTSTART:20270304T120000Z",
      ["instance-hits-nothing", "instance-in-other-zone"]
    ),
    // The parts of a rule that name times, and hours, do not stand with a date.
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;VALUE=DATE:20270301\r\n"
        + "RRULE:FREQ=DAILY;1️⃣BYHOUR=9\r\nDURATION:P2️⃣T1H",
      ["time-in-all-day", "duration-not-days"]
    ),
    // A program reads all calendars of a file.
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T100000Z\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\nBEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\n"
        + "BEGIN:VEVENT\r\nUID:1️⃣a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T100000Z",
      ["double-uid"]
    ),
    (
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:1️⃣20260230T100000Z\r\nSTATUS:2️⃣X",
      ["bad-date", "bad-status"]
    ),
  ])
  func findsFaultsBetweenProperties(marked: String, ids: [String]) throws {
    let text = MarkedText(Self.calendar("\(marked)\r\n", zone: true))
    let findings = CalendarLinter.findings(in: Array(text.text.utf8))
    #expect(findings.map(\.id) == ids)
    #expect(findings.map(\.offset) == text.offsets.sorted { $0.key < $1.key }.map(\.value))
  }

  @Test(arguments: [
    ("1️⃣BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nEND:VTIMEZONE", ["empty-time-zone"]),
    (
      "1️⃣BEGIN:VTIMEZONE\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\n"
        + "TZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE", ["missing-tzid"]
    ),
    (
      "BEGIN:VTIMEZONE\r\nTZID:X/Y\r\nBEGIN:STANDARD\r\n1️⃣DTSTART:19700101T000000Z\r\n"
        + "TZOFFSETFROM:2️⃣+1\r\nTZOFFSETTO:3️⃣+01:00\r\nEND:STANDARD\r\nEND:VTIMEZONE",
      ["bad-observance-start", "bad-offset", "bad-offset"]
    ),
    // Outlook ignores the list, so that events shift.
    (
      "BEGIN:VTIMEZONE\r\nTZID:X/Y\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
        + "1️⃣RDATE:20270101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n"
        + "END:VTIMEZONE", ["time-zone-dates"]
    ),
  ])
  func findsFaultsInTimeZones(marked: String, ids: [String]) {
    let event =
      "BEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T080000Z\r\nEND:VEVENT"
    let text = MarkedText(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(marked)\r\n\(event)\r\nEND:VCALENDAR\r\n")
    let findings = CalendarLinter.findings(in: Array(text.text.utf8))
    #expect(findings.map(\.id) == ids)
    #expect(findings.map(\.offset) == text.offsets.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Brazil's daylight time ended in 2019; Outlook still moves events by it.
  @Test func findsADaylightTimeThatIsOver() {
    let text = MarkedText(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VTIMEZONE\r\n"
        + "TZID:America/Sao_Paulo\r\nBEGIN:STANDARD\r\nDTSTART:20190217T000000\r\n"
        + "TZOFFSETFROM:-0200\r\nTZOFFSETTO:-0300\r\nEND:STANDARD\r\n1️⃣BEGIN:DAYLIGHT\r\n"
        + "DTSTART:20181104T000000\r\nTZOFFSETFROM:-0300\r\nTZOFFSETTO:-0200\r\nEND:DAYLIGHT\r\n"
        + "END:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
        + "DTSTART;TZID=America/Sao_Paulo:20270101T100000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    let findings = CalendarLinter.findings(in: Array(text.text.utf8))
    #expect(findings.map(\.id) == ["dead-daylight"])
    #expect(findings.map(\.offset) == [text.offsets[1]])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("METHOD:PUBLISH", "", ["missing-organizer"]),
    (
      "METHOD:PUBLISH", "ORGANIZER:mailto:a@example.com\r\nATTENDEE:mailto:b@example.com\r\n",
      ["published-attendee"]
    ),
    ("METHOD:PUBLISH", "ORGANIZER:mailto:a@example.com\r\n", []),
    (
      "METHOD:REQUEST\r\nMETHOD:REQUEST", "ORGANIZER:mailto:a@example.com\r\n",
      ["double-property"]
    ),
    ("CALSCALE:JULIAN", "", ["bad-calscale"]),
    ("X-WR-CALNAME:a;b", "", ["unescaped"]),
  ])
  func checksTheCalendarItself(line: String, event: String, ids: [String]) {
    let text = Self.calendar(
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T080000Z\r\n\(event)", extra: line)
    #expect(CalendarLinter.findings(in: Array(text.utf8)).map(\.id) == ids)
  }

  @Test func missesTheProductAndTheLastLineEnd() {
    let text = MarkedText(
      "1️⃣BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
        + "DTSTART:20270301T080000Z\r\nEND:VEVENT\r\nEND:VCALENDAR2️⃣")
    let findings = CalendarLinter.findings(in: Array(text.text.utf8))
    #expect(findings.map(\.id) == ["missing-prodid", "no-final-line-end"])
    #expect(findings.map(\.offset) == [text.offsets[1], text.offsets[2]])
  }

  /// Bytes are joined before they are decoded, since some writers cut inside a character.
  @Test func joinsACharacterThatWasCutInTwo() throws {
    let event = "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T080000Z\r\nSUMMARY:é\r\n"
    var bytes = Array(Self.calendar(event).utf8)
    let second = try #require(bytes.firstIndex(of: 0xA9))
    bytes.insert(contentsOf: [0x0D, 0x0A, 0x20], at: second)
    let findings = CalendarLinter.findings(in: bytes)
    #expect(findings.map(\.id) == ["split-character"])
    #expect(findings.map(\.offset) == [second + 3])
    bytes[second + 3] = 0x41
    #expect(CalendarLinter.findings(in: bytes).map(\.id) == ["not-utf-8"])
  }

  @Test func readsBytesThatAreNoTextWithoutFailing() {
    #expect(Self.found(in: []) == ["1 no-calendar"])
    #expect(
      Self.found(in: [0xFF, 0xFE]) == [
        "1 not-utf-8", "1 not-a-property", "1 no-calendar", "1 no-final-line-end",
      ])
    var generator = SeededGenerator(seed: 3)
    let good = Array(Self.calendar("UID:a\r\nDTSTART:20270301T080000Z\r\n", zone: true).utf8)
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.insert(0x0A, at: index)
        default: bytes.removeSubrange(index..<min(index + 9, bytes.count - 1))
        }
      }
      for finding in CalendarLinter.findings(in: bytes) {
        #expect(0...bytes.count ~= finding.offset)
      }
    }
  }

  /// Tens of thousands of BEGINs, closed or not: neither the stack runs over nor the time.
  @Test(arguments: [0, 60_000])
  func passesOverWhatIsNestedTooDeep(ends: Int) {
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
      + String(repeating: "BEGIN:X-A\r\n", count: 60_000)
      + String(repeating: "END:X-A\r\n", count: ends) + (ends > 0 ? "END:VCALENDAR\r\n" : "")
    let found = Self.found(in: Array(text.utf8))
    #expect(found.first { $0.hasSuffix("nested-too-deep") } == "19 nested-too-deep")
    #expect(found.count == (ends > 0 ? 1 : 17))
  }

  @Test func readsOnBehindWhatIsNestedTooDeep() {
    let deep =
      String(repeating: "BEGIN:X-A\r\n", count: 20)
      + String(repeating: "END:X-A\r\n", count: 20)
    let event = "UID:a\r\nDTSTART:20270301T080000Z\r\n"
    let found = Self.found(in: Array(Self.calendar(event, extra: deep + "X-B:c").utf8))
    #expect(found == ["19 nested-too-deep", "45 missing-dtstamp"])
  }

  /// Hundreds of millions of instances up to the exdate, if they were looked at.
  @Test func looksAtNoRuleThatGivesAThousandTimesADay() {
    let all = (0..<60).map(String.init).joined(separator: ",")
    let hours = (0..<24).map(String.init).joined(separator: ",")
    let text = Self.calendar(
      "UID:a\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270301T080000Z\r\n"
        + "RRULE:FREQ=YEARLY;BYHOUR=\r\n \(hours);BYMINUTE=\r\n \(all);BYSECOND=\r\n \(all)\r\n"
        + "EXDATE:20400302T083000Z\r\n")
    #expect(Set(CalendarLinter.findings(in: Array(text.utf8)).map(\.id)) == ["long-line"])
  }

  private static func found(in bytes: [UInt8]) -> [String] {
    let index = LineIndex(SourceText(path: "x.ics", bytes: bytes))
    return CalendarLinter.findings(in: bytes)
      .map { "\(index.position(of: $0.offset).line) \($0.id)" }
  }

  private static func calendar(_ event: String, extra: String = "", zone: Bool = false) -> String {
    let berlin =
      "BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nBEGIN:DAYLIGHT\r\nTZOFFSETFROM:+0100\r\n"
      + "TZOFFSETTO:+0200\r\nDTSTART:19700329T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n"
      + "END:DAYLIGHT\r\nBEGIN:STANDARD\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n"
      + "DTSTART:19701025T030000\r\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nEND:STANDARD\r\n"
      + "END:VTIMEZONE\r\n"
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(extra)\(extra.isEmpty ? "" : "\r\n")"
      + "\(zone ? berlin : "")BEGIN:VEVENT\r\n\(event)END:VEVENT\r\nEND:VCALENDAR\r\n"
  }
}
