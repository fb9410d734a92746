import Foundation
import TestSupport
import Testing

@testable import Calendar

struct CalendarFileTests {
  @Test func writesTheGoldenFile() throws {
    let expected = try Fixtures.text("Calendar/files/golden-weekly-sync.ics")
    let bytes = CalendarFile.invite(for: try SampleEvents.golden())
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func writesASingleMeetingInUTC() throws {
    var event = SampleEvents.event(try schedule("2027-07-01 09:30", nil))
    event.description = "Agenda"
    #expect(
      unfolded(CalendarFile.invite(for: event)) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//linksite//linksite 1.0//EN",
        "CALSCALE:GREGORIAN", "BEGIN:VEVENT", "UID:weekly-sync@calls.example.com",
        "DTSTAMP:20270701T073000Z", "LAST-MODIFIED:20270701T073000Z", "SEQUENCE:0",
        "STATUS:CONFIRMED", "DTSTART:20270701T073000Z", "DTEND:20270701T083000Z",
        "SUMMARY:Weekly sync",
        "DESCRIPTION:https://calls.example.com/join/weekly-sync/\\n\\nAgenda",
        "LOCATION:https://calls.example.com/join/weekly-sync/",
        "URL:https://calls.example.com/join/weekly-sync/", "TRANSP:OPAQUE", "END:VEVENT",
        "END:VCALENDAR",
      ])
  }

  @Test func writesWholeDaysWithoutZone() throws {
    let event = SampleEvents.event(
      try schedule("2027-03-01", "FREQ=YEARLY;UNTIL=20300301", exdates: ["2028-03-01"]))
    let lines = unfolded(CalendarFile.invite(for: event))
    #expect(
      lines.filter { $0.hasPrefix("DTSTAMP") || $0.contains("DATE") || $0.hasPrefix("RRULE") } == [
        "DTSTAMP:20270301T000000Z", "DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270302",
        "RRULE:FREQ=YEARLY;UNTIL=20300301", "EXDATE;VALUE=DATE:20280301",
      ])
    #expect(!lines.contains("BEGIN:VTIMEZONE"))
  }

  @Test func writesChangedInstancesInTheFormOfTheStart() throws {
    let lines = unfolded(
      CalendarFile.invite(for: SampleEvents.event(try SampleEvents.withOverrides())))
    let names = ["DTSTART", "DTEND", "EXDATE", "RECURRENCE-ID", "STATUS", "SUMMARY", "RRULE"]
    let events = lines[(lines.firstIndex(of: "BEGIN:VEVENT") ?? 0)...]
    #expect(
      events.filter { line in names.contains { line.hasPrefix($0) } } == [
        "STATUS:CONFIRMED", "DTSTART;TZID=Europe/Berlin:20261005T100000",
        "DTEND;TZID=Europe/Berlin:20261005T110000", "RRULE:FREQ=WEEKLY;COUNT=6",
        "EXDATE;TZID=Europe/Berlin:20261012T100000", "SUMMARY:Weekly sync",

        "STATUS:CONFIRMED", "RECURRENCE-ID;TZID=Europe/Berlin:20261019T100000",
        "DTSTART;TZID=Europe/Berlin:20261020T100000", "DTEND;TZID=Europe/Berlin:20261020T103000",
        "SUMMARY:Weekly sync",

        "STATUS:TENTATIVE", "RECURRENCE-ID;TZID=Europe/Berlin:20261026T100000",
        "DTSTART;TZID=Europe/Berlin:20261026T100000", "DTEND;TZID=Europe/Berlin:20261026T110000",
        "SUMMARY:With guests",

        "STATUS:CANCELLED", "RECURRENCE-ID;TZID=Europe/Berlin:20261102T100000",
        "DTSTART;TZID=Europe/Berlin:20261102T100000", "DTEND;TZID=Europe/Berlin:20261102T110000",
        "SUMMARY:Weekly sync",
      ])
  }

  @Test func writesADurationWhereTheEndIsTheSecondOfATimeShownTwice() throws {
    // 01:30 to 02:30 of the winter, by way of 02:30 of the summer.
    var weekly = try schedule("2027-10-31 01:30", "FREQ=WEEKLY;COUNT=2")
    guard case .timed(let start, let zone, _) = weekly.first else { return }
    let twoHours = try #require(MeetingDuration(seconds: 7200))
    weekly.first = .timed(start: start, zone: zone, duration: twoHours)
    let lines = unfolded(CalendarFile.invite(for: SampleEvents.event(weekly)))
    #expect(lines.contains("DURATION:PT2H"))
    #expect(!lines.contains { $0.hasPrefix("DTEND") })
  }

  /// DTEND would give every instance the exact length of the first (3.8.5.3).
  @Test(arguments: [
    ("2027-03-27 10:00", "P1D", "DURATION:P1D"), ("2027-03-27 10:00", "PT24H", "DURATION:PT24H"),
    ("2027-05-01 10:00", "P1D", "DURATION:P1D"),
    ("2027-03-28 01:30", "PT1H", "DURATION:PT1H"),
    ("2027-05-01 10:00", "PT24H", "DTEND;TZID=Europe/Berlin:20270502T100000"),
  ])
  func writesALengthThatHoldsForEveryInstance(
    start: String, length: String, line: String
  ) throws {
    var daily = try schedule(start, "FREQ=DAILY;COUNT=3")
    guard case .timed(let first, let zone, _) = daily.first else { return }
    daily.first = .timed(
      start: first, zone: zone, duration: try MeetingDuration.parse(length).get())
    let lines = unfolded(CalendarFile.invite(for: SampleEvents.event(daily)))
    let event = lines[(lines.firstIndex(of: "BEGIN:VEVENT") ?? 0)...]
    #expect(event.filter { $0.hasPrefix("DTEND") || $0.hasPrefix("DURATION") } == [line])
  }

  /// What is known of a postponed instance is that nobody comes at its time.
  @Test func takesAPostponedInstanceOffItsHour() throws {
    var weekly = try schedule("2027-03-01 09:30", "FREQ=WEEKLY;COUNT=3")
    weekly.recurrence?.overrides = [
      .init(at: try localTime("2027-03-08 09:30"), status: .postponed),
      .init(at: try localTime("2027-03-15 09:30"), status: .tentative),
    ]
    var event = SampleEvents.event(weekly)
    event.description = "Agenda"
    event.statusLines = [.postponed: "POSTPONED"]
    let lines = unfolded(CalendarFile.invite(for: event))
    let link = "https://calls.example.com/join/weekly-sync/"
    #expect(
      lines.filter { $0.hasPrefix("STATUS") || $0.hasPrefix("DESCRIPTION") } == [
        "STATUS:CONFIRMED", "DESCRIPTION:\(link)\\n\\nAgenda",
        "STATUS:CANCELLED", "DESCRIPTION:\(link)\\n\\nPOSTPONED\\n\\nAgenda",
        "STATUS:TENTATIVE", "DESCRIPTION:\(link)\\n\\nAgenda",
      ])
  }

  /// An instance that is sure, or off, in a series that is not sure yet.
  @Test func saysTheStatusOfEachInstanceAndNoOther() throws {
    var weekly = try schedule("2027-03-01 09:30", "FREQ=WEEKLY;COUNT=5")
    weekly.recurrence?.overrides = [
      .init(at: try localTime("2027-03-08 09:30"), status: .confirmed),
      .init(at: try localTime("2027-03-15 09:30"), status: .cancelled),
      .init(at: try localTime("2027-03-22 09:30"), title: "Another title"),
    ]
    var event = SampleEvents.event(weekly)
    event.description = "Agenda"
    event.statusLines = [.tentative: "MAYBE", .cancelled: "CANCELLED"]
    func descriptions() -> [String] {
      unfolded(CalendarFile.invite(for: event)).filter { $0.hasPrefix("DESCRIPTION") }
        .map { String($0.dropFirst("DESCRIPTION:\(SampleEvents.link)\\n\\n".count)) }
    }
    event.status = .tentative
    #expect(
      descriptions() == [
        "MAYBE\\n\\nAgenda", "Agenda", "CANCELLED\\n\\nAgenda", "MAYBE\\n\\nAgenda",
      ])
    event.status = .cancelled
    #expect(descriptions() == Array(repeating: "CANCELLED\\n\\nAgenda", count: 4))
  }

  @Test func publishesOnlyInTheNameOfAnOrganiser() throws {
    var event = SampleEvents.event(try schedule("2027-03-01 09:30", nil))
    #expect(!unfolded(CalendarFile.invite(for: event)).contains { $0.hasPrefix("METHOD") })
    event.organizer = .init(name: "Ana \"Ace\" Lima", address: "ana@example.com")
    let lines = unfolded(CalendarFile.invite(for: event))
    #expect(lines.contains("METHOD:PUBLISH"))
    #expect(lines.contains("ORGANIZER;CN=\"Ana 'Ace' Lima\":mailto:ana@example.com"))
    #expect(!lines.contains { $0.hasPrefix("ATTENDEE") })
  }

  @Test(arguments: [
    (EventStatus.confirmed, "CONFIRMED"), (.tentative, "TENTATIVE"), (.cancelled, "CANCELLED"),
    (.postponed, "CANCELLED"),
  ])
  func keepsACancelledMeetingInTheFile(status: EventStatus, expected: String) throws {
    var event = SampleEvents.event(try schedule("2027-03-01 09:30", nil))
    event.status = status
    #expect(unfolded(CalendarFile.invite(for: event)).contains("STATUS:\(expected)"))
  }

  @Test func keepsNoWordOfAMeetingThatIsGone() throws {
    let bytes = CalendarFile.tombstone(
      uid: "weekly-sync@calls.example.com", sequence: 4, title: "Cancelled")
    #expect(
      unfolded(bytes) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//linksite//linksite 1.0//EN",
        "CALSCALE:GREGORIAN", "BEGIN:VEVENT", "UID:weekly-sync@calls.example.com",
        "DTSTAMP:19700101T000000Z", "SEQUENCE:4", "STATUS:CANCELLED",
        "DTSTART;VALUE=DATE:19700101", "SUMMARY:Cancelled", "END:VEVENT", "END:VCALENDAR",
      ])
  }

  @Test func feedsManyMeetingsWithOneTimeZoneEach() throws {
    let events = [
      SampleEvents.event(try schedule("2027-03-01 09:30", "FREQ=WEEKLY"), uid: "a"),
      SampleEvents.event(try schedule("2026-03-01 09:30", "FREQ=DAILY;COUNT=3"), uid: "b"),
      SampleEvents.event(
        try schedule("2027-03-01 09:30", "FREQ=DAILY;COUNT=3", zone: "Africa/Cairo"), uid: "c"),
      SampleEvents.event(try schedule("2027-03-01 09:30", nil, zone: "Asia/Tokyo"), uid: "d"),
    ]
    let lines = unfolded(try #require(CalendarFile.feed(named: "R&D, calls", of: events)))
    #expect(
      lines.filter { $0.hasPrefix("TZID") || $0.hasPrefix("UID") } == [
        "TZID:Africa/Cairo", "TZID:Europe/Berlin", "UID:a@calls.example.com",
        "UID:b@calls.example.com", "UID:c@calls.example.com", "UID:d@calls.example.com",
      ])
    #expect(
      Array(lines[4..<8]) == [
        "NAME:R&D\\, calls", "X-WR-CALNAME:R&D\\, calls", "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
        "X-PUBLISHED-TTL:PT6H",
      ])
    #expect(!lines.contains { $0.hasPrefix("METHOD") })
    #expect(CalendarFile.feed(named: "None", of: []) == nil)
  }

  /// No line is longer than 75 octets, and none is cut inside a scalar.
  @Test func foldsBetweenScalars() throws {
    for padding in 0..<8 {
      let title = String(repeating: "x", count: padding) + String(repeating: "📞é", count: 80)
      let event = SampleEvents.event(try schedule("2027-03-01 09:30", nil), title: title)
      let bytes = CalendarFile.invite(for: event)
      for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
        #expect(line.count <= 76 && line.last == 0x0D)
        #expect(String(validating: line, as: UTF8.self) != nil)
      }
      #expect(bytes.suffix(2) == [0x0D, 0x0A])
      #expect(unfolded(bytes).contains("SUMMARY:\(title)"))
    }
  }

  @Test func letsNoValueChangeTheStructure() throws {
    let plain = unfolded(
      CalendarFile.invite(for: try #require(try SampleEvents.all()["single.ics"])))
    let nasty = unfolded(
      CalendarFile.invite(for: try #require(try SampleEvents.all()["nasty.ics"])))
    let names = { (lines: [String]) in
      lines.map { String($0.prefix { $0 != ":" && $0 != ";" }) }
    }
    #expect(names(nasty).filter { $0 != "CONFERENCE" } == names(plain))
    #expect(nasty.contains("SUMMARY:a\\,b\\;c\\\\n \"x\" <x>\t"))
    #expect(
      nasty.contains(
        "DESCRIPTION:https://calls.example.com/join/weekly-sync/\\n\\n"
          + "one\\ntwo\\nthree\\n\\nEND:VEVENT\\nBEGIN:VEVENT"))
    #expect(
      nasty.contains(
        "CONFERENCE;VALUE=URI;FEATURE=PHONE;LABEL=\"a'b;c:d ATTENDEE:x\":tel:+1,,5#"))
  }

  @Test func satisfiesOtherReaders() throws {
    var files = try SampleEvents.all().mapValues(CalendarFile.invite)
    files["feed.ics"] = CalendarFile.feed(
      named: "Calls",
      of: try SampleEvents.all().sorted { $0.key < $1.key }.enumerated().map { index, item in
        var event = item.value
        event.uid = "\(index)@calls.example.com"
        return event
      })
    // What one guest gets who is invited to several meetings.
    let several = try SampleEvents.all().sorted { $0.key < $1.key }.map { name, event in
      var event = event
      event.uid = "\(name)@calls.example.com"
      event.link += "?t=0123456789abcdefghjkmnpqrs"
      return event
    }
    files["several.ics"] = CalendarFile.invites(for: several)
    files["organised-several.ics"] = CalendarFile.invites(
      for: several.map { event in
        var event = event
        event.organizer = .init(name: "Ana Lima", address: "ana@example.com")
        return event
      })
    files["days.ics"] = CalendarFile.invite(for: SampleEvents.event(try daysAcrossAChange()))
    files["gone.ics"] = CalendarFile.tombstone(uid: "a@example.com", sequence: 1, title: "Gone")
    guard let answer = try PythonOracle.answer("validate.py", files: files) else { return }
    #expect(answer == "")
  }
}

/// From ten to ten, also on the day that the clocks are set.
private func daysAcrossAChange() throws -> Schedule {
  var daily = try schedule("2027-03-27 10:00", "FREQ=DAILY;COUNT=3")
  if case .timed(let start, let zone, _) = daily.first {
    daily.first = .timed(
      start: start, zone: zone, duration: try MeetingDuration.parse("P1D").get())
  }
  return daily
}

struct InstanceOracleTests {
  /// A day is a day of the calendar, not the exact length of the first one.
  @Test func agreesOnDaysAcrossAChangeOfTheClocks() throws {
    let event = SampleEvents.event(try daysAcrossAChange(), title: "Rule")
    let files = ["days.ics": CalendarFile.invite(for: event)]
    guard let answer = try PythonOracle.answer("instances.py", files: files) else { return }
    #expect(
      answer.split(separator: "\n").map(String.init) == [
        "days.ics", "20270327T090000Z 20270328T080000Z CONFIRMED Rule",
        "20270328T080000Z 20270329T080000Z CONFIRMED Rule",
        "20270329T080000Z 20270330T080000Z CONFIRMED Rule",
      ])
  }

  /// Generated rules with exdates and overrides, read back from the file by another program.
  @Test func agreesWithRecurringICalEvents() throws {
    var rules = RandomRules(seed: 2, zones: ZoneTableTests.fortyPlaces)
    var files: [String: [UInt8]] = [:]
    var expected: [String: [String]] = [:]
    var zones: [String: TimeZoneRules] = [:]
    while files.count < 500 {
      let item = try rules.next()
      let made = files.count % 5 == 0 ? try days(of: item, &rules) : try event(for: item, &rules)
      guard let event = made else { continue }
      let name = "\(100 + files.count).ics"
      files[name] = CalendarFile.invite(for: event)
      expected[name] = lines(of: event)
      zones[name] = item.zone
    }
    guard let answer = try PythonOracle.answer("instances.py", files: files) else { return }
    var name = ""
    var found: [String: [String]] = [:]
    for line in answer.split(separator: "\n").map(String.init) {
      if line.hasSuffix(".ics") { name = line } else { found[name, default: []].append(line) }
    }
    for (name, lines) in expected {
      let text = files[name].map { String(decoding: $0, as: UTF8.self) } ?? ""
      let others = found[name] ?? []
      let zone = try #require(zones[name])
      let differs = zip(lines, others).first { !agree($0, $1, zone) }
      #expect(differs == nil && lines.count == others.count, "\(text)")
    }
  }

  /// An event that starts with the first instance of the rule, some of them changed.
  private func event(for item: RandomRules.Case, _ rules: inout RandomRules) throws
    -> CalendarEvent?
  {
    let rule = try #require(RecurrenceRule.parse(item.rule).rule)
    var locals = LocalOccurrences(rule, from: item.start)
    guard let start = locals.next(), let offset = item.zone.resolve(start).offset else {
      return nil
    }
    let duration = try #require(MeetingDuration(seconds: rules.pick([900, 3600, 5400])))
    var schedule = Schedule(
      .timed(start: Instant(start, offset), zone: item.zone, duration: duration),
      Recurrence(rule))
    // Readers differ on a start in a gap, and on one that is shown twice.
    guard schedule.problems.isEmpty, case .unique = item.zone.resolve(start) else { return nil }
    // The other reader takes what is said of one instance for all others of that day.
    let days = Dictionary(grouping: schedule.instances.prefix(22), by: \.at.date)
    for instance in schedule.instances.prefix(20).dropFirst()
    where days[instance.at.date]?.count == 1 {
      switch rules.number(0...9) {
      case 0: schedule.recurrence?.exdates.append(instance.at)
      case 1:
        schedule.recurrence?.overrides.append(
          .init(at: instance.at, title: "Renamed", status: .tentative))
      case 2:
        let later = instance.at.adding(seconds: 1800)
        schedule.recurrence?.overrides.append(
          .init(at: instance.at, timing: schedule.first.moved(to: later)))
      default: break
      }
    }
    guard schedule.problems.isEmpty else { return nil }
    return SampleEvents.event(schedule, title: "Rule")
  }

  /// The same of whole days, some of them longer than the others.
  private func days(
    of item: RandomRules.Case, _ rules: inout RandomRules
  ) throws -> CalendarEvent? {
    guard let text = item.ruleOfDays else { return nil }
    let rule = try #require(RecurrenceRule.parse(text).rule, "\(text)")
    var locals = LocalOccurrences(rule, from: LocalDateTime(item.start.date, .midnight))
    guard let start = locals.next() else { return nil }
    var schedule = Schedule(
      .allDay(first: start.date, days: rules.pick([1, 1, 2])), Recurrence(rule))
    for instance in schedule.instances.prefix(20).dropFirst() {
      switch rules.number(0...9) {
      case 0: schedule.recurrence?.exdates.append(instance.at)
      case 1:
        let longer = Timing.allDay(first: instance.at.date, days: 3)
        schedule.recurrence?.overrides.append(.init(at: instance.at, timing: longer))
      default: break
      }
    }
    let isFine = schedule.problems.allSatisfy(\.isWarning)
    return isFine ? SampleEvents.event(schedule, title: "Rule") : nil
  }

  private func lines(of event: CalendarEvent) -> [String] {
    let occurrences = event.schedule.occurrences.prefix(60).map { occurrence in
      let (start, end) =
        switch occurrence.timing {
        case .timed(let start, _, _): (start.basicUTC, (occurrence.timing.end ?? start).basicUTC)
        case .allDay(let first, let days): (first.basic, first.adding(days: days).basic)
        }
      let status = occurrence.override?.status == .tentative ? "TENTATIVE" : "CONFIRMED"
      return "\(start) \(end) \(status) \(occurrence.override?.title ?? event.title)"
    }
    return Array(occurrences.sorted { $0.prefix(16) < $1.prefix(16) }.prefix(40))
  }

  /// Whether two lines say the same, but for the end of an instance while the clocks are set.
  ///
  /// The length of all instances is the same (RFC 5545, 3.8.5.3), and the other reader adds it to
  /// the local time: the ends lie apart by what the clocks were set, and by nothing else.
  private func agree(_ line: String, _ other: String, _ zone: TimeZoneRules) -> Bool {
    if line == other { return true }
    let (fields, others) = (line.split(separator: " "), other.split(separator: " "))
    guard fields.count > 2, others.count > 2, fields[0] == others[0],
      fields.dropFirst(2) == others.dropFirst(2),
      case .utc(let start)? = try? BasicDateTime(Array(fields[0].utf8)),
      case .utc(let end)? = try? BasicDateTime(Array(fields[1].utf8)),
      case .utc(let otherEnd)? = try? BasicDateTime(Array(others[1].utf8)),
      // A start that the clocks skip is read an hour later: its change lies just before it.
      let before = zone.offset(at: start.adding(seconds: -3600)),
      let after = zone.offset(at: end), before != after
    else { return false }
    let apart = end.secondsSince1970 - otherEnd.secondsSince1970
    return abs(apart) == Int64(abs(after.seconds - before.seconds))
  }
}
