import Foundation
import TestSupport
import Testing

/// What stands in invitations to meetings of every kind, and where they may not be written.
struct InviteContentTests {
  private static let environment = ["LINKSITE_INVITE_KEY": String(repeating: "0b", count: 32)]

  private static func folder(
    _ meetings: [String: String], guests: String, settings: String = Transcript.settings
  ) throws -> SiteFolderOfTest {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", settings)
    for (id, text) in meetings {
      try folder.write("Content/meetings/\(id).md", "---\n\(text)---\n")
    }
    try folder.write("g.csv", guests)
    return folder
  }

  private static func lines(_ name: String, of calendar: String) -> [String] {
    calendar.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "\r\n")
      .filter { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name);") }
  }

  @Test func severalMeetingsAreInOneCalendarUnderTheirPublicUIDs() throws {
    let folder = try Self.folder(
      [
        "weekly": "title: Weekly\nstart: 2027-03-02 10:00\nrrule: FREQ=WEEKLY;COUNT=3\n",
        "single": "title: Single\nstart: 2027-03-01 09:30\n",
        "room": "title: Room\n",
      ], guests: "email,name\na@example.com,Ana\n")
    try folder.run("linksite build --quiet")
    let result = try folder.run(
      "linksite invite weekly single room --guests g.csv --formats txt,csv,eml,ics",
      environment: Self.environment)
    #expect(result.exitCode == 0, "\(result.errors)")
    let place = "Invites/room+single+weekly"
    let calendar = try folder.text("\(place)/ics/0001-ana.ics")
    let uids = try ["single", "weekly"].flatMap {
      Self.lines("UID", of: try folder.text("Site/join/\($0)/invite.ics"))
    }
    #expect(Self.lines("UID", of: calendar) == uids)
    #expect(Self.lines("RRULE", of: calendar).count >= 1)
    let urls = Self.lines("URL", of: calendar)
    #expect(urls.count == 2 && urls.allSatisfy { $0.contains("/?t=") })
    let table = try folder.text("\(place)/mailmerge.csv").components(separatedBy: "\r\n")
    #expect(
      table[0].contains("meeting,title,start_local,link,link_2,title_2,start_local_2,link_3,"))
    #expect(table[1].contains(",single,Single,") && table[1].contains(",Room,,"))
  }

  /// Mail programs show the HTML part: who joins by phone needs everything from there.
  @Test(arguments: ["en", "ar", "fr"])
  func theHTMLOfAMailSaysWhatTheTextSays(language: String) throws {
    let phones = (0...5).map { number in
      "  - {type: phone, uri: \"tel:+49-30-1234\(number),,123450%23\", label: City \(number), "
        + "meeting_code: \"123450\", pin: \"99\(number)\"}\n"
    }.joined()
    let folder = try Self.folder(
      [
        "keynote": "title: Keynote\nstart: 2027-03-01 09:30\nlocation: Room 1\npasscode: \"4711\"\n"
          + "entry_points:\n\(phones)"
      ],
      guests:
        "email,name,language,note,timezone\na@example.com,Ana,\(language),See you,Asia/Kolkata\n",
      settings: Transcript.settings + "contact: mailto:help@example.com\n")
    let result = try folder.run(
      "linksite invite keynote --guests g.csv --formats txt,eml", environment: Self.environment)
    #expect(result.exitCode == 0, "\(result.errors)")
    let html = try Self.htmlText(of: try folder.text("Invites/keynote/eml/0001-ana.eml"))
    let text = try folder.text("Invites/keynote/txt/0001-ana.txt")
    let lines = text.components(separatedBy: "\n").dropFirst().filter { !$0.isEmpty }
    #expect(lines.contains { $0.contains("123 450") || $0.contains("123\u{A0}450") })
    #expect(lines.contains { $0.hasSuffix("#phone") })
    for line in lines {
      // The time and the title stand there without a word before them.
      let bare = line.replacingOccurrences(of: "📞 ", with: "")
      let value = bare.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
      let isThere = html.contains(bare) || (!value.isEmpty && html.contains(value))
      #expect(isThere, "\(line)")
    }
    #expect(!html.contains { $0.contains(",\u{20}PIN") })
  }

  /// The lines of the HTML part of a draft, as a browser shows them.
  private static func htmlText(of mail: String) throws -> [String] {
    let part = try #require(
      mail.components(separatedBy: "\r\n--").first { $0.contains("Content-Type: text/html") })
    let body = part.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
    var bytes: [UInt8] = []
    var rest = Array(body.replacingOccurrences(of: "=\r\n", with: "").utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    var text = String(decoding: bytes, as: UTF8.self)
    for end in ["<br>", "</p>", "</h2>"] {
      text = text.replacingOccurrences(of: end, with: "\n")
    }
    text = text.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
    for (escape, sign) in [
      ("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
    ] {
      text = text.replacingOccurrences(of: escape, with: sign)
    }
    return text.components(separatedBy: .newlines).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The clocks of Berlin go forward an hour before this meeting, those of New York a fortnight ago.
  @Test(arguments: [
    ("2027-03-28 03:30", "America/New_York", "Saturday, 27 March 2027, 21:30"),
    ("2027-03-28 01:30", "America/New_York", "Saturday, 27 March 2027, 20:30"),
    ("2027-03-28 03:30", "Asia/Kolkata", "Sunday, 28 March 2027, 07:00"),
    ("2027-10-31 03:30", "America/New_York", "Saturday, 30 October 2027, 22:30"),
    (
      "2027-03-02 08:00\nrrule: FREQ=WEEKLY;COUNT=10", "Asia/Tokyo",
      "Tuesday, 2 March 2027, 16:00–17:00 (Asia/Tokyo, UTC+09:00); "
        + "from Tuesday, 30 March 2027: 15:00–16:00"
    ),
  ])
  func eachRowsOwnClockIsRightWhenOthersChange(
    start: String, zone: String, time: String
  ) throws {
    let folder = try Self.folder(
      ["keynote": "title: Keynote\nstart: \(start)\ntimezone: Europe/Berlin\n"],
      guests: "email,timezone\na@example.com,Europe/Berlin\nb@example.com,\(zone)\n")
    try folder.run("linksite invite keynote --guests g.csv --formats txt")
    #expect(!(try folder.text("Invites/keynote/txt/0001-a.txt").contains("On your clock")))
    let text = try folder.text("Invites/keynote/txt/0002-b.txt")
    #expect(text.contains("Your time: \(time)"), "\(text)")
  }

  @Test func theOrganisersPageIsInTheLanguageOfTheSiteAndEachMessageInItsOwn() throws {
    let folder = try Self.folder(
      ["keynote": "title: Keynote\n"], guests: "email,language\na@example.com,\nb@example.com,de\n",
      settings: Transcript.settings + "language: ar\n")
    let result = try folder.run("linksite invite keynote --guests g.csv")
    #expect(result.exitCode == 0, "\(result.errors)")
    let page = try folder.text("Invites/keynote/organiser.html")
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<pre lang=\"ar\" dir=\"rtl\" hidden>"))
    #expect(page.contains("<pre lang=\"de\" dir=\"ltr\" hidden>"))
    #expect(
      try folder.text("Invites/keynote/txt/0002-b.txt").contains(
        "Sie sind zu einem Gespräch eingeladen"))
  }

  @Test func listAndGuestOfTheOrganisersPageCanBeReplaced() throws {
    let folder = try Self.folder(["keynote": "title: Keynote\n"], guests: "email\na@example.com\n")
    try folder.write("Templates/invite/organiser-list.html", "<ol>{{{guests}}}</ol>\n")
    try folder.write("Templates/invite/organiser-guest.html", "<li>Mine: {{label}}</li>\n")
    #expect(try folder.run("linksite invite keynote --guests g.csv --strict").exitCode == 0)
    let page = try folder.text("Invites/keynote/organiser.html")
    #expect(page.contains("<ol><li>Mine: a@example.com</li>\n</ol>"))
  }

  @Test(arguments: ["Content/private", "Templates", "public/private", "link", "link/private", "."])
  func nothingIsWrittenWhereSomebodyCouldSeeIt(place: String) throws {
    let folder = try Self.folder(["keynote": "title: Keynote\n"], guests: "email\na@example.com\n")
    try folder.run(
      "linksite build --quiet; linksite build --quiet --output public; ln -s Site link")
    try folder.write("Templates/note.txt", "")
    func files() throws -> [String: [UInt8]] {
      try folder.contents(below: ".").filter { !$0.key.contains(".linksite/") }
    }
    let before = try files()
    let result = try folder.run("linksite invite keynote --guests g.csv --out \(place)")
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("[unsafe-output]"))
    #expect(try files() == before)
  }

  @Test func aLongNameOrTagFitsWhereItHasTo() throws {
    let tag = String(repeating: "会", count: 32)
    let folder = try Self.folder(
      ["keynote": "title: Keynote\nstart: 2027-03-01 09:30\ntags: [\(tag)]\n"],
      guests: "email,name\na@example.com,\(String(repeating: "x", count: 2000))\n")
    let result = try folder.run("linksite invite --tag \(tag) --guests g.csv --formats eml")
    #expect(result.exitCode == 0, "\(result.errors)")
    let path = try #require(folder.files(below: "Invites").first { $0.hasSuffix(".eml") })
    let lines = try folder.text("Invites/\(path)").components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 78 })
  }
}
