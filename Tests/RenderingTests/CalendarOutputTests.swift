import Calendar
import Diagnostics
import Foundation
import SitePlan
import TestSupport
import Testing

/// Calendar files, the links that add a meeting to a calendar, and what search engines are told.
@Suite struct CalendarOutputTests {
  private static let snapshots = Snapshots("Rendering/calendars")

  /// Meetings of every kind of time, one that was removed, and secrets that no calendar may get.
  private static let project = Project(
    """
    -- Content/site.yml --
    host: calls.example.com
    name: "Example; Calls, all"
    timezone: Europe/Berlin
    organizer: {name: Example Association}
    -- Content/links.lock.json --
    {"format":1,"meetings":[
    {"id":"gone","uid":"gone@calls.example.com","code":"7kq2mn4xv","own":[],"addresses":["/join/gone/"],"sequence":2,"event":"0000000000000000","state":"live"},
    {"id":"room","uid":"room@calls.example.com","code":"zzzzzzzzr","own":[],"addresses":["/join/room/"],"sequence":0,"event":"","state":"removed"}
    ]}
    -- Content/meetings/single.md --
    ---
    title: "Sync; R&D, “all” \\\\ 📞"
    start: 2027-03-01 09:30
    duration: 45
    visibility: public
    aliases: [opening]
    updated: 2027-01-31T12:00:00Z
    organizer: {name: Ada Example, email: ada@example.com}
    passcode: zebra-9920
    entry_points:
      - {type: phone, uri: "tel:+49-30-23125-100,,551877%23", label: Berlin, pin: "551877"}
      - {type: video, uri: "https://web.example.com/join/1", label: Join in the browser}
    ---
    Slides: <https://example.com/slides>, *today*.
    -- Content/meetings/weekly.yml --
    title: Office hours
    start: 2027-03-01 14:00
    duration: 60
    rrule: FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20270401T140000
    exdates: [2027-03-08 14:00]
    overrides: [{at: 2027-03-15 14:00, start: 2027-03-16 10:00, title: Office hours on Tuesday}]
    visibility: public
    passcode: 8-ducks
    passcode_in: page
    -- Content/meetings/days.yml --
    title: Hallway
    start: 2027-03-01
    end: 2027-03-02
    all_day: true
    status: cancelled
    visibility: public
    -- Content/meetings/hidden.yml --
    title: Board call
    start: 2027-03-01T23:30:00Z
    -- Content/meetings/open.yml --
    title: Open room
    visibility: public

    """)

  private static let names = [
    "join/single/invite.ics", "join/weekly/invite.ics", "join/days/invite.ics",
    "join/gone/invite.ics", "calendar.ics",
  ]

  @Test func everyKindOfFileIsAsItWas() throws {
    let site = try Self.project.rendered()
    for name in Self.names {
      try Self.snapshots.expect(try #require(site.files[name], "there is no \(name)"), in: name)
    }
    #expect(try Self.snapshots.names() == Self.names.sorted())
  }

  @Test func everyMeetingWithATimeHasAFileAtEachAddress() throws {
    let site = try Self.project.rendered()
    #expect(
      site.files.keys.filter { $0.hasSuffix(".ics") }.sorted() == [
        "calendar.ics", "join/days/invite.ics", "join/gone/invite.ics", "join/hidden/invite.ics",
        "join/opening/invite.ics", "join/single/invite.ics", "join/weekly/invite.ics",
      ])
    #expect(site.files["join/opening/invite.ics"] == site.files["join/single/invite.ics"])
  }

  @Test func hasNoFeedWithoutPublicMeetings() throws {
    let site = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      -- Content/meetings/hidden.yml --
      title: Board call
      start: 2027-03-01 09:30
      -- Content/meetings/open.yml --
      title: Open room
      visibility: public

      """
    ).rendered()
    #expect(site.files["calendar.ics"] == nil)
    #expect(!(try site.text("index.html")).contains("calendar.ics"))
  }

  @Test func namesEveryFileInThePlan() throws {
    let site = try Self.project.rendered()
    let planned = site.plan.pages.flatMap { page in
      site.plan.fileNames(of: page).map { "\(page.folder)/\($0)" }
    }
    let singles = site.plan.singles.map(\.rawValue)
    #expect(Set(planned + singles) == Set(site.files.keys))
  }

  @Test func keepsSecretsOutOfCalendars() throws {
    let site = try Self.project.rendered()
    for (name, bytes) in site.files where name.hasSuffix(".ics") {
      let text = Self.unfolded(String(decoding: bytes, as: UTF8.self))
      for secret in ["zebra-9920", "551877"] { #expect(!text.contains(secret), "\(name)") }
      if name == "calendar.ics" { #expect(!text.contains("Board call")) }
    }
    #expect(Self.unfolded(try site.text("join/weekly/invite.ics")).contains("Passcode: 8-ducks"))
  }

  private static func unfolded(_ text: String) -> String {
    text.replacingOccurrences(of: "\r\n ", with: "")
  }

  @Test func ownFilesPassTheOwnLinter() throws {
    for (name, bytes) in try Self.project.rendered().files where name.hasSuffix(".ics") {
      #expect(CalendarLinter.findings(in: bytes) == [], "\(name)")
    }
  }

  @Test func otherReadersAcceptEveryFile() throws {
    let site = try Self.project.rendered()
    var files: [String: [UInt8]] = [:]
    for (name, bytes) in site.files where name.hasSuffix(".ics") {
      files[name.replacingOccurrences(of: "/", with: "-")] = bytes
    }
    #expect(files.count == 7)
    if let answer = try PythonOracle.answer("validate.py", files: files) { #expect(answer == "") }
  }

  /// The page, the preview, search engines and programs are told the time that takes place.
  @Test func saysTheSameFirstTimeEverywhere() throws {
    let site = try Self.project.with(
      "Content/meetings/moved.yml",
      """
      title: Moved
      start: 2027-03-01 09:30
      rrule: FREQ=WEEKLY;COUNT=3
      overrides: [{at: 2027-03-01 09:30, start: 2027-03-02 11:00}]
      visibility: public

      """
    ).rendered()
    let page = try site.text("join/moved/index.html")
    #expect(page.contains("<time datetime=\"2027-03-02T11:00:00+01:00\">"))
    #expect(page.contains("content=\"Tuesday, 2 March 2027, 11:00–12:00"))
    let event = try #require(try ParsedLinks.event(in: page))
    #expect(event["startDate"] as? String == "2027-03-02T11:00:00+01:00")
    for name in ["join/moved/meeting.json", "index.html"] {
      #expect(try site.text(name).contains("2027-03-02T11:00:00+01:00"), "\(name)")
    }
    for name in ["share.txt", "email.txt"] {
      let text = try site.text("join/moved/\(name)")
      #expect(text.contains("When: Tuesday, 2 March 2027, 11:00–12:00"), "\(name)")
    }
    // The file keeps the rule and moves its instance.
    let file = try site.text("join/moved/invite.ics")
    #expect(file.contains("RECURRENCE-ID;TZID=Europe/Berlin:20270301T093000"))
    #expect(file.contains("DTSTART;TZID=Europe/Berlin:20270302T110000"))
  }

  /// A removed meeting's SEQUENCE has risen with the removal.
  @Test func cancelsARemovedMeeting() throws {
    let text = try Self.project.rendered().text("join/gone/invite.ics")
    for line in ["UID:gone@calls.example.com", "SEQUENCE:3", "STATUS:CANCELLED"] {
      #expect(text.contains("\r\n\(line)\r\n"))
    }
  }

  @Test(arguments: [
    "R&D + Q&A = 50% #1", "a;b,c\\d", "“quoted” 📞", "<script>alert(1)</script>", "x&details=evil",
    "دعوت به گفتگو", "{{title}}", "%0d%0aATTENDEE",
  ])
  func linksDecodeToTheExactValues(title: String) throws {
    let quoted = jsonString(title)
    let site = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      calendar: {yahoo: true}
      -- Content/meetings/sync.json --
      {"title": \(quoted), "start": "2027-07-01 09:30", "duration": "45"}

      """
    ).rendered()
    let page = try site.text("join/sync/index.html")
    let links = ParsedLinks.addresses(in: page).filter { address in
      ["https://calendar.", "https://outlook."].contains { address.hasPrefix($0) }
    }
    #expect(links.count == 4)
    guard
      let answer = try PythonOracle.run(
        "Tests/Fixtures/Rendering/oracles/links.py", [],
        input: links.map { $0 + "\n" }.joined())
    else { return }
    let link = "https://calls.example.com/join/sync/"
    let lines = answer.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    let shown = ParsedLinks.pythonText(title)
    for line in lines { #expect(line.contains("=\(shown)\t"), "\(line)") }
    for (line, names) in zip(
      lines,
      [("location", "details"), ("location", "body"), ("location", "body"), ("in_loc", "DESC")])
    {
      #expect(line.contains("\t\(names.0)='\(link)'\t"), "\(line)")
      #expect(line.contains("\t\(names.1)='\(link)\\n\\nMeeting ID: sync'"), "\(line)")
    }
    #expect(lines[0].contains("dates='20270701T073000Z/20270701T081500Z'"))
    for line in lines[1...2] {
      #expect(line.contains("startdt='2027-07-01T07:30:00Z'\tenddt='2027-07-01T08:15:00Z'"))
    }
    #expect(lines[3].contains("ST='20270701T093000'\tET='20270701T101500'"))
  }

  /// A rule with its zone, days without one, and a place, as another program reads them.
  @Test func linksOfSeriesAndDaysDecodeToTheExactValues() throws {
    let site = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      -- Content/meetings/days.yml --
      title: Days
      start: 2027-07-01
      end: 2027-07-02
      all_day: true
      location: Hall 1, Floor 2 & 3
      -- Content/meetings/weekly.yml --
      title: Weekly
      start: 2027-07-01 09:30
      rrule: FREQ=WEEKLY;BYDAY=TH;UNTIL=20271125T093000

      """
    ).rendered()
    func links(_ name: String) throws -> [String] {
      ParsedLinks.addresses(in: try site.text("join/\(name)/index.html")).filter { address in
        ["https://calendar.", "https://outlook."].contains { address.hasPrefix($0) }
      }
    }
    let input = try (links("days") + links("weekly")).map { $0 + "\n" }.joined()
    guard
      let answer = try PythonOracle.run(
        "Tests/Fixtures/Rendering/oracles/links.py", [], input: input)
    else { return }
    let lines = answer.split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    #expect(lines[0].contains("\tdates='20270701/20270703'\tlocation='Hall 1, Floor 2 & 3'\t"))
    for line in lines[1...2] {
      #expect(line.contains("\tstartdt='2027-07-01'\tenddt='2027-07-03'\tallday='true'\t"))
    }
    #expect(
      lines[3].contains(
        "\tdates='20270701T093000/20270701T103000'\tctz='Europe/Berlin'"
          + "\trecur='RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20271125T083000Z'\t"))
  }

  /// Messages have the links of the page, without what stands in the message anyway.
  @Test func theMailHasTheLinksToo() throws {
    let site = try Self.project.rendered()
    let mail = try site.text("join/single/email.txt").split(separator: "\n")
    for service in [
      "Google: https://calendar.google.com/", "Outlook.com: https://outlook.live.com/",
      "Microsoft 365: https://outlook.office.com/",
    ] {
      let line = try #require(mail.first { $0.hasPrefix(service) }, "\(service)")
      #expect(line.hasSuffix("=https%3A%2F%2Fcalls.example.com%2Fjoin%2Fsingle%2F"))
    }
    #expect(!(try site.text("join/weekly/email.txt")).contains("calendar.google.com"))
    #expect(!(try site.text("join/days/email.txt")).contains("calendar.google.com"))
  }

  /// Long links open nothing in some mail programs; the message is on the page all the same.
  @Test func theLinkOfTheMailStaysShort() throws {
    let page = try Self.project.rendered().text("join/single/index.html")
    let link = try #require(
      ParsedLinks.addresses(in: page).first { $0.hasPrefix("mailto:?subject=Sync") })
    #expect(link.utf8.count <= 1900)
    #expect(link.contains("https%3A%2F%2Fcalls.example.com%2Fjoin%2Fsingle%2F"))
  }

  /// Calendars move, and companies have their own.
  @Test func linksToOtherAddressesOfACalendar() throws {
    let site = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      calendar: {google: false, yahoo: "https://calendar.example.com/new"}
      -- Content/meetings/sync.yml --
      title: Sync
      start: 2027-07-01 09:30

      """
    ).rendered()
    let addresses = ParsedLinks.addresses(in: try site.text("join/sync/index.html"))
    #expect(
      addresses.contains { $0.hasPrefix("https://calendar.example.com/new?v=60&TITLE=Sync&") })
    #expect(!addresses.contains { $0.hasPrefix("https://calendar.google.com") })
  }

  @Test func hidesCalendarsThatCannotSayIt() throws {
    let site = try Self.project.rendered()
    func services(_ page: String) throws -> [String] {
      let text = try site.text("join/\(page)/index.html")
      return ["calendar.google.com", "outlook.live.com", "outlook.office.com", "yahoo.com"]
        .filter(text.contains)
    }
    #expect(
      try services("single") == ["calendar.google.com", "outlook.live.com", "outlook.office.com"])
    // Links can neither leave out single times nor cancel an entry.
    #expect(try services("weekly") == [])
    #expect(try services("days") == [])
    #expect((try site.text("join/days/index.html")).contains("href=\"/join/days/invite.ics\""))
    #expect(!(try site.text("join/open/index.html")).contains("invite.ics"))
  }

  @Test func offersOnlyTheCalendarsOfTheSettings() throws {
    let settings = """
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      calendar: {google: false, outlook: false, microsoft365: true}

      """
    let page = try Self.project.with("Content/site.yml", settings).rendered()
      .text("join/single/index.html")
    #expect(!page.contains("calendar.google.com"))
    #expect(!page.contains("outlook.live.com"))
    #expect(page.contains("outlook.office.com"))
  }

  @Test func tellsSearchEnginesOfPublicMeetings() throws {
    let site = try Self.project.with(
      "Content/meetings/hostile.yml",
      "title: '</script><script>alert(1)</script>'\nstart: 2027-07-01 09:30\nvisibility: public\n"
    ).rendered()
    let event = try #require(try ParsedLinks.event(in: site.text("join/hostile/index.html")))
    #expect(event["name"] as? String == "</script><script>alert(1)</script>")
    #expect(event["startDate"] as? String == "2027-07-01T09:30:00+02:00")
    #expect(event["endDate"] as? String == "2027-07-01T10:30:00+02:00")
    #expect(event["eventStatus"] as? String == "https://schema.org/EventScheduled")
    let place = try #require(event["location"] as? [String: Any])
    #expect(place["@type"] as? String == "VirtualLocation")
    #expect(place["url"] as? String == "https://calls.example.com/join/hostile/")
    let organizer = try #require(event["organizer"] as? [String: Any])
    #expect(organizer["name"] as? String == "Example Association")
    let days = try #require(try ParsedLinks.event(in: site.text("join/days/index.html")))
    #expect(days["startDate"] as? String == "2027-03-01")
    #expect(days["eventStatus"] as? String == "https://schema.org/EventCancelled")
    #expect(try ParsedLinks.event(in: site.text("join/hidden/index.html")) == nil)
    #expect(try ParsedLinks.event(in: site.text("join/open/index.html")) == nil)
  }
}

/// What stands in a page, for programs.
private enum ParsedLinks {
  /// The values of all `href` attributes, decoded.
  static func addresses(in page: String) -> [String] {
    page.components(separatedBy: " href=\"").dropFirst().map { part in
      part.components(separatedBy: "\"")[0]
        .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&lt;", with: "<")
        .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&#39;", with: "'")
        .replacingOccurrences(of: "&amp;", with: "&")
    }
  }

  static func event(in page: String) throws -> [String: Any]? {
    let parts = page.components(separatedBy: "<script type=\"application/ld+json\">")
    guard parts.count == 2 else { return nil }
    let json = parts[1].components(separatedBy: "</script>")[0]
    return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  }

  /// As Python's `ascii()` prints a text without quotes and controls.
  static func pythonText(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar.value {
      case 0x5C: "\\\\"
      case 0x20..<0x7F: String(scalar)
      case ..<0x100: "\\x" + hex(scalar.value, 2)
      case ..<0x10000: "\\u" + hex(scalar.value, 4)
      default: "\\U" + hex(scalar.value, 8)
      }
    }
    return "'\(escaped.joined())'"
  }

  private static func hex(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
