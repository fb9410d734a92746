import Foundation
import TestSupport
import Testing

/// What `invite` writes, read by the programs for which it is written.
struct InviteFileTests {
  private static let meeting = """
    ---
    title: 'Keynote, "R&D" <b>x</b> 😀'
    start: 2027-03-01 09:30
    organizer: {name: "Example, Inc.", email: hello@example.com}
    ---
    Hello

    """

  private static let names = [
    "Ana Lima", "O\"Neil, \\ Jr.", "Zoë Øst 😀👩‍👩‍👧", "دکتر سارا احمدی",
    "=HYPERLINK(\"http://e.example\")",
    "<script>alert(1)</script>", "=?utf-8?q?a?= b", "{{name}} {% raise %} {#",
    "Eve <eve@x.example>",
    String(repeating: "Llanfair ", count: 33) + "end", String(repeating: "é", count: 300),
    "a;b:c@d", "⏎ line", "+1 @home", "'quote'", "Nguyễn Văn A", "田中 太郎", "-- ", "%0D%0AX: y",
  ]

  private struct Row: Encodable {
    var email: String?
    var phone: String?
    var name: String
    var table: String
  }

  private static func folder() throws -> SiteFolderOfTest {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/keynote.md", meeting)
    return folder
  }

  private static func write(
    _ rows: some Sequence<(String, String)>, to path: String, in folder: SiteFolderOfTest
  ) throws {
    let rows = rows.map { Row(email: $0.0, name: $0.1, table: "=7") }
    try folder.write(path, [UInt8](try JSONEncoder().encode(rows)))
  }

  @Test func parsersOfOtherProgramsReadWhatWasMeant() throws {
    let folder = try Self.folder()
    let rows = Self.names.enumerated().map { ("guest\($0)@example.com", $1.trimmed) }
    var everybody = rows.map { Row(email: $0.0, name: $0.1, table: "=7") }
    // In the middle: a program that stops there would leave out those who follow.
    everybody.insert(.init(phone: "+491701234567", name: "Bo", table: "1"), at: 3)
    everybody.insert(.init(email: "idn@exämple.example", name: "Zoë", table: "2"), at: 4)
    try folder.write("roster.json", [UInt8](try JSONEncoder().encode(everybody)))
    let result = try folder.run(
      "linksite invite keynote --guests roster.json --formats txt,csv,html,eml,ics")
    #expect(result.output.hasPrefix("21 guests, 21 new, 1 without an address for mailmerge.csv: "))
    let told = result.errors.lines.filter { $0.hasPrefix("roster.json:") }
    #expect(told.count == 3)
    #expect(told.contains { $0.hasSuffix("and stands in the greeting [spreadsheet-error]") })
    #expect(told.contains { $0.hasSuffix("\"table\" is guest.table [own-columns]") })
    #expect(result.exitCode == 0)
    let report = try PythonOracle.run(
      "Tests/Fixtures/Invites/check_outputs.py", [folder.path + "/Invites/keynote"], input: "")
    if let report { #expect(report == "\(rows.count + 1) guests\n") }
  }

  @Test func linksDoNotDependOnOrderFormOrCase() throws {
    let folder = try Self.folder()
    let names = ["José Ramírez", "Zoë", "Ana"]
    let rows = names.enumerated().map { ("g\($0)@example.com", $1) }
    try Self.write(rows, to: "a.json", in: folder)
    let others = rows.reversed().map {
      ($0.0.uppercased(), $0.1.decomposedStringWithCanonicalMapping)
    }
    try Self.write(others, to: "b.json", in: folder)
    try folder.run("linksite invite keynote --guests a.json")
    let first = try folder.run("linksite guests list --format json").output
    try folder.run("linksite invite keynote --guests b.json")
    #expect(try folder.run("linksite guests list --format json").output == first)
    #expect(first.contains("\"token\":"))
  }

  @Test func aCopiedMeetingHasOtherTokens() throws {
    let folder = try Self.folder()
    try folder.write("Content/meetings/copy.md", Self.meeting)
    try folder.write("guests.csv", "email\na@example.com\n")
    try folder.run("linksite invite keynote copy --guests guests.csv")
    let tokens = try folder.run("linksite guests list").output.split(separator: "\n").map {
      $0.split(separator: "=").last
    }
    #expect(tokens.count == 2)
    #expect(Set(tokens).count == 2)
  }

  @Test func moreRowsChangeNobodysLinksAndFiles() throws {
    let folder = try Self.folder()
    let rows = (0..<400).map { ("g\($0)@example.com", "Guest \($0)") }
    try Self.write(rows, to: "guests.json", in: folder)
    let formats = "--formats txt,csv,html,eml,ics"
    try folder.run("linksite invite keynote --guests guests.json \(formats)")
    func files() throws -> [String: [UInt8]] {
      try folder.contents(below: "Invites/keynote").filter { $0.key.contains("/") }
    }
    let before = try files()
    #expect(before.count == 1200)
    try Self.write(
      (400..<420).map { ("g\($0)@example.com", "Guest \($0)") } + rows, to: "more.json", in: folder)
    let result = try folder.run("linksite invite keynote --guests more.json --new \(formats)")
    #expect(result.output.hasPrefix("20 guests, 20 new: 64 files written,"))
    let after = try files()
    #expect(after.count == 1260)
    for (path, bytes) in before { #expect(after[path] == bytes, "\(path)") }
    let rowsOfMerge = try folder.text("Invites/keynote/mailmerge.csv").split(separator: "\r\n")
    #expect(rowsOfMerge.count == 21)
  }

  @Test func twoRunsGiveTheSameBytesAndTouchNothing() throws {
    let folder = try Self.folder()
    try Self.write([("a@example.com", "Ana"), ("b@example.com", "Bo")], to: "g.json", in: folder)
    let command = "linksite invite keynote --guests g.json --formats txt,csv,html,eml,ics"
    try folder.run(command)
    let before = try folder.contents(below: "Invites")
    let result = try folder.run(command)
    #expect(
      result.output
        == "2 guests, 0 new: 0 files written, 11 unchanged, 0 removed in Invites/keynote\n")
    #expect(try folder.contents(below: "Invites") == before)
  }

  @Test func aChangedMeetingHasItsOwnMessageForThoseWhoKnewIt() throws {
    let folder = try Self.folder()
    try folder.write("a.csv", "email\na@example.com\n")
    try folder.write("b.csv", "email\na@example.com\nb@example.com\n")
    try folder.run("linksite invite keynote --guests a.csv")
    try folder.write(
      "Content/meetings/keynote.md",
      Self.meeting.replacingOccurrences(of: "09:30", with: "11:30"))
    try folder.run("linksite invite keynote --guests b.csv")
    #expect(
      try folder.text("Invites/keynote/txt/0001-a.txt").hasPrefix("Subject: Changed: Keynote"))
    #expect(
      try folder.text("Invites/keynote/txt/0002-b.txt").hasPrefix("Subject: Invitation: Keynote"))
    try folder.write(
      "Content/meetings/keynote.md",
      Self.meeting.replacingOccurrences(of: "start", with: "status: cancelled\nstart"))
    try folder.run("linksite invite keynote --guests b.csv")
    let cancelled = try folder.text("Invites/keynote/txt/0001-a.txt")
    #expect(cancelled.hasPrefix("Subject: Cancelled: Keynote"))
    #expect(!cancelled.contains("?t="))
  }

  @Test func fiftyGuestsLeaveNothingInTheSiteUntilSomebodyPlantsIt() throws {
    let folder = try Self.folder()
    try Self.write(
      (0..<50).map { ("guest\($0)@example.com", "Guest Number\($0)") }, to: "g.json", in: folder)
    try folder.run("linksite build --quiet")
    try folder.run("linksite invite keynote --guests g.json")
    try folder.run("linksite build --quiet")
    #expect(try folder.run("linksite check --strict").exitCode == 0)
    try folder.write(
      "Content/meetings/keynote.md", Self.meeting + "Ask Guest Number7: guest7&#64;example.com\n")
    try folder.run("linksite build --quiet")
    let check = try folder.run("linksite check")
    #expect(check.exitCode == 1)
    #expect(check.output.contains("error: the address of the guest no. 8 "))
    #expect(check.output.contains("warning: the name of the guest no. 8 "))
  }

  @Test(arguments: [
    ("path", "/join/keynote/?t="), ("stream", "/join/keynote/?type=default&t="),
    ("cometchat", "/join?sessionId=keynote&name=A%20%26%20B&t="),
  ])
  func everyStyleKeepsWhatItsLinksCarry(style: String, link: String) throws {
    let folder = try Self.folder()
    try folder.write(
      "Content/site.yml", Transcript.settings + "links: {join: \(style)}\n")
    try folder.write("Content/meetings/keynote.md", "---\ntitle: A & B\n---\n")
    try folder.write("g.csv", "email\na@example.com\n")
    let result = try folder.run("linksite invite keynote --guests g.csv")
    #expect(result.exitCode == 0, "\(result.errors)")
    let text = try folder.text("Invites/keynote/txt/0001-a.txt")
    #expect(text.contains("\nhttps://calls.example.com\(link)"))
    #expect(text.components(separatedBy: "t=").count == (style == "cometchat" ? 3 : 2))
    let shared = try folder.run("linksite invite keynote --guests g.csv --link none")
    #expect(shared.exitCode == 0)
    let plain = try folder.text("Invites/keynote/txt/0001-a.txt")
    #expect(!plain.contains("t=") && !plain.contains("yours alone"))
  }

  @Test func partsAndColumnsCanBeTakenIntoOwnTemplates() throws {
    let folder = try Self.folder()
    try folder.write("g.csv", "email,Table Number\na@example.com,<7>\n")
    try folder.write("Templates/invite/organiser-header.html", "<h1>Mine: {{count}}</h1>\n")
    try folder.write(
      "Templates/invite/sms.txt",
      "{{#guest.table_number}}\nTable {{guest.table_number}}\n"
        + "{{/guest.table_number}}\n")
    let result = try folder.run("linksite invite keynote --guests g.csv --strict")
    #expect(result.exitCode == 0, "\(result.errors)")
    let page = try folder.text("Invites/keynote/organiser.html")
    #expect(page.contains("<h1>Mine: 1</h1>"))
    #expect(try folder.run("linksite build --strict").exitCode == 0)
    try folder.write(
      "Templates/invite/sms.txt", "{{#guest.table_nmber}}\nx\n{{/guest.table_nmber}}\n")
    let wrong = try folder.run("linksite invite keynote --guests g.csv")
    #expect(wrong.exitCode == 1)
    #expect(wrong.errors.contains("Templates/invite/sms.txt:1:"))
    #expect(wrong.errors.contains("did you mean \"table_number\"?"))
  }

  @Test func aRunOnTheSameFolderWaitsForNobody() throws {
    let folder = try Self.folder()
    try folder.write("g.csv", "email\na@example.com\n")
    let result = try folder.run(
      "mkdir -p .linksite; flock .linksite/lock linksite invite keynote --guests g.csv")
    #expect(result.exitCode == 75)
    #expect(!folder.has("Invites"))
  }

  @Test func aMistakeInOneRowWritesNothingUnlessItIsSkipped() throws {
    let folder = try Self.folder()
    try folder.write("g.csv", "email,name\nnope,Ana\nb@example.com,Bo\n")
    let stopped = try folder.run("linksite invite keynote --guests g.csv")
    #expect(stopped.exitCode == 1)
    #expect(!folder.has("Invites"))
    #expect(!folder.has("Content/links.lock.json"))
    let skipped = try folder.run("linksite invite keynote --guests g.csv --on-error skip")
    #expect(skipped.exitCode == 1)
    #expect(skipped.errors.contains("g.csv:2:1: error: row 2: \"nope\" is no mail address"))
    #expect(folder.files(below: "Invites/keynote/txt") == ["0001-bo.txt"])
  }

  @Test func anotherKeyChangesEveryLinkAndTheOldOneIsKept() throws {
    let folder = try Self.folder()
    try folder.write("g.csv", "email\na@example.com\n")
    try folder.run("linksite invite keynote --guests g.csv")
    let (key, text) = (try folder.bytes("Invites/.private/key"), "Invites/keynote/txt/0001-a.txt")
    let before = try folder.text(text)
    try folder.run("linksite invite keynote --guests g.csv --new-key")
    #expect(try folder.text(text) != before)
    let old = try #require(
      folder.files(below: "Invites/.private").first { $0.hasPrefix("key-") })
    #expect(try folder.bytes("Invites/.private/\(old)") == key)
    try folder.write("Invites/.private/key", key)
    #expect(try folder.run("linksite invite keynote --guests g.csv").exitCode == 1)
  }

  @Test func aKilledRunIsMadeGoodByTheNext() throws {
    let key = ["LINKSITE_INVITE_KEY": String(repeating: "0b", count: 32)]
    let command = "exec linksite invite keynote --guests g.json --formats txt,csv,html,eml,ics"
    let rows = (0..<300).map { ("g\($0)@example.com", "Guest \($0)") }
    let whole = try Self.folder()
    try Self.write(rows, to: "g.json", in: whole)
    try whole.run(command, environment: key)
    let killed = try Self.folder()
    try Self.write(rows, to: "g.json", in: killed)
    for milliseconds in [10, 50, 100, 200, 400] {
      let running = try killed.start(command, environment: key)
      usleep(useconds_t(milliseconds * 1000))
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
    }
    let result = try killed.run(command, environment: key)
    #expect(result.exitCode == 0)
    let left = try killed.contents(below: "Invites")
    #expect(left == (try whole.contents(below: "Invites")))
    #expect(try killed.bytes("Content/links.lock.json") == whole.bytes("Content/links.lock.json"))
  }

  @Test func whoIsInNoListAnyMoreStaysUntilPruned() throws {
    let folder = try Self.folder()
    try folder.write("a.csv", "email,name\na@example.com,Ana\nb@example.com,Bo\n")
    try folder.write("b.csv", "email,name\nb@example.com,Bo\n")
    try folder.run("linksite invite keynote --guests a.csv")
    try folder.write("Invites/keynote/txt/notes.txt", "mine\n")
    try folder.run("linksite invite keynote --guests b.csv")
    #expect(folder.has("Invites/keynote/txt/0001-ana.txt"))
    #expect(
      try folder.text("Invites/keynote/report.csv").contains("1,not in the roster,Ana,"))
    try folder.run("linksite invite keynote --guests b.csv --prune")
    #expect(folder.files(below: "Invites/keynote/txt") == ["0002-bo.txt", "notes.txt"])
    #expect(!(try folder.text("Invites/.private/ledger.json").contains("a@example.com")))
    #expect(!(try folder.text("Invites/keynote/organiser.html").contains("a@example.com")))
  }

  @Test func everythingIsForItsOwnerAlone() throws {
    let folder = try Self.folder()
    try folder.write("g.csv", "email,phone\na@example.com,+49 170 1234567\n")
    let result = try folder.run(
      "umask 000; linksite invite keynote --guests g.csv --formats txt,csv,html,eml,ics")
    #expect(result.exitCode == 0)
    let open = try folder.run("find Invites -perm /077").output
    #expect(open == "")
    #expect(try folder.text("Invites/.gitignore") == "*\n")
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
