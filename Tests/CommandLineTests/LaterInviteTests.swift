import Foundation
import TestSupport
import Testing

/// What becomes of invitations when lists, meetings and links change from run to run.
struct LaterInviteTests {
  private static let key = ["LINKSITE_INVITE_KEY": String(repeating: "0b", count: 32)]
  private static let all = "--formats txt,csv,html,eml,ics"

  private static func meeting(_ title: String, _ more: String = "") -> String {
    "---\ntitle: \(title)\nstart: 2027-03-01 09:30\n\(more)---\n"
  }

  private static func folder(guests: String) throws -> SiteFolderOfTest {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/keynote.md", meeting("Keynote"))
    try folder.write(
      "Content/meetings/workshop.md",
      meeting("Workshop", "organizer: {name: Wim, email: wim@example.com}\n"))
    try folder.write("g.csv", guests)
    return folder
  }

  /// The cells of a CSV file without quoted ones, by the names of their columns.
  private static func rows(_ path: String, in folder: SiteFolderOfTest) throws -> [[String: String]]
  {
    let lines = try folder.text(path).drop { $0 == "\u{FEFF}" }.components(separatedBy: "\r\n")
    let names = lines[0].components(separatedBy: ",")
    return lines.dropFirst().filter { !$0.isEmpty }.map { line in
      let cells = line.components(separatedBy: ",")
      return Dictionary(zip(names, cells)) { first, _ in first }
    }
  }

  /// `data-mark` of each guest of the organiser's page, by name.
  private static func marks(in folder: SiteFolderOfTest) throws -> [String: String] {
    let page = try folder.text("Invites/keynote/organiser.html")
    var marks: [String: String] = [:]
    for item in page.components(separatedBy: "<li ").dropFirst() {
      let name = item.components(separatedBy: "<bdi>")[1].components(separatedBy: "</bdi>")[0]
      marks[name] = item.components(separatedBy: "data-mark=\"")[1].components(separatedBy: "\"")[0]
    }
    return marks
  }

  @Test func aColumnNamedLikeAFieldIsForTemplatesAndNothingElse() throws {
    let folder = try Self.folder(
      guests: "email,Name,Phone #,E-Mail Address\na@x.example,Ana,7,b@x.example\n")
    try folder.write(
      "Templates/invite/sms.txt",
      "{{#guest.roster_phone}}\n{{guest.roster_phone}}\n{{/guest.roster_phone}}\n"
        + "{{#guest.roster_email}}\n{{guest.roster_email}}\n{{/guest.roster_email}}\n")
    let result = try folder.run(
      "linksite invite keynote --guests g.csv --map 'email=E-Mail Address'")
    #expect(
      result.errors.lines.filter { $0.hasPrefix("g.csv:") } == [
        "g.csv:1:12: info: for templates only: \"Phone #\" is guest.roster_phone [own-columns]",
        "g.csv:1:12: warning: the column \"Phone #\" is not taken for the phone [resembling-column]",
      ])
    #expect(result.exitCode == 0)
    let table = try folder.text("Invites/keynote/mailmerge.csv").components(separatedBy: "\r\n")
    #expect(table[0].hasSuffix(",message,roster_email,roster_phone"))
    #expect(table[1].hasPrefix("b@x.example,Ana,,,,en,") && table[1].hasSuffix(",a@x.example,7"))
  }

  @Test func whatSomebodyElseWroteIsNotReplaced() throws {
    let folder = try Self.folder(guests: "email\na@example.com\n")
    let invite = "linksite invite keynote --guests g.csv --out mine"
    for (path, text) in [("mine/keynote/report.csv", "mine\n"), ("mine/.gitignore", "*.tmp\n")] {
      try folder.write(path, text)
      let refused = try folder.run(invite)
      #expect(refused.exitCode == 1)
      #expect(refused.errors.contains("\(path): error: this file was not written by linksite"))
      #expect(try folder.text(path) == text)
      try folder.run("rm \(path)")
    }
    try folder.write("mine/guests.csv", "email\na@example.com\n")
    #expect(try folder.run(invite).exitCode == 0)
    #expect(try folder.run(invite).exitCode == 0)
    #expect(folder.has("mine/guests.csv"))
  }

  @Test func whatWasTakenBackIsInNoFileAndNoMessage() throws {
    let folder = try Self.folder(guests: "email\na@example.com\n")
    let invite = "linksite invite keynote workshop --guests g.csv \(Self.all)"
    try folder.run(invite, environment: Self.key)
    let tokens = try folder.run("linksite guests list", environment: Self.key).output
      .split(separator: "\n").map { String($0.suffix(26)) }
    try folder.run("linksite guests revoke keynote a@example.com")
    #expect(try folder.run(invite, environment: Self.key).exitCode == 0)
    for (path, bytes) in try folder.contents(below: "Invites/keynote+workshop") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(tokens[0]), "\(path)")
    }
    let text = try folder.text("Invites/keynote+workshop/txt/0001-a.txt")
    #expect(text.hasPrefix("Subject: Invitation: Workshop\n"))
    #expect(text.contains(tokens[1]) && text.hasSuffix("Wim\n"))
    let mail = try folder.text("Invites/keynote+workshop/mailmerge.csv")
    #expect(mail.contains(",workshop,Workshop,") && !mail.contains("keynote"))
    let row = try #require(try Self.rows("Invites/keynote+workshop/report.csv", in: folder).first)
    #expect(
      row["state"] == "invited" && row["meetings"] == "workshop" && row["revoked"] == "keynote")
  }

  @Test func filesOfATakenBackLinkAreToldAndRemovedOnRequest() throws {
    let folder = try Self.folder(guests: "email,name\na@example.com,Ana\nb@example.com,Bo\n")
    let invite = "linksite invite keynote --guests g.csv \(Self.all)"
    try folder.run(invite)
    try folder.write("Invites/keynote/txt/2024-minutes.txt", "mine\n")
    try folder.run("linksite guests revoke keynote a@example.com")
    let told = try folder.run(invite)
    #expect(told.exitCode == 0)
    #expect(told.errors.contains("txt/0001-ana.txt: warning: 3 files are left of guests"))
    #expect(try folder.run("\(invite) --strict").exitCode == 1)
    let pruned = try folder.run("\(invite) --prune")
    #expect(pruned.errors == "")
    #expect(pruned.output.contains(" 3 removed "))
    #expect(folder.files(below: "Invites/keynote/txt") == ["0002-bo.txt", "2024-minutes.txt"])
    #expect(folder.files(below: "Invites/keynote/eml") == ["0002-bo.eml"])
    #expect(folder.files(below: "Invites/keynote/ics") == ["0002-bo.ics"])
  }

  @Test func filesOfAnotherKindThatNobodyMakesAnyMoreAreRemoved() throws {
    let folder = try Self.folder(guests: "id,email,phone\n1,a@example.com,+49 170 1234567\n")
    try folder.run("linksite invite keynote --guests g.csv \(Self.all)")
    try folder.write("g.csv", "id,email,phone\n1,,+49 170 1234567\n")
    try folder.write("Content/meetings/keynote.md", "---\ntitle: Keynote\n---\n")
    // What was not asked for this time stays, unless nobody would get it.
    let result = try folder.run("linksite invite keynote --guests g.csv --formats csv --prune")
    #expect(result.output.hasPrefix("1 guest, 0 new, 1 without an address for mailmerge.csv: "))
    #expect(
      folder.files(below: "Invites/keynote").filter { $0.contains("0001") } == ["txt/0001-a.txt"])
  }

  @Test func whoComesLaterIsNotTakenForSomebodyWhoIsGone() throws {
    let folder = try Self.folder(guests: "email,name\na@example.com,Ana\nb@example.com,Bo\n")
    let invite = "linksite invite keynote --guests g.csv"
    try folder.run(invite, environment: Self.key)
    let before = try Self.marks(in: folder)
    try folder.write("g.csv", "email,name\na@example.com,Ana\n")
    try folder.run("\(invite) --prune", environment: Self.key)
    try folder.write("g.csv", "email,name\na@example.com,Ana\nc@example.com,Cy\n")
    try folder.run(invite, environment: Self.key)
    let after = try Self.marks(in: folder)
    #expect(after["Ana"] == before["Ana"])
    #expect(after["Cy"] != before["Bo"] && after["Cy"] != nil)
    #expect(folder.has("Invites/keynote/txt/0003-cy.txt"))
  }

  /// A mark says that this was sent: another link, another time and a cancellation were not.
  @Test func whatAGuestMustBeToldAgainHasAnotherMark() throws {
    let folder = try Self.folder(guests: "email,name\na@example.com,Ana\n")
    let invite = "linksite invite keynote --guests g.csv --formats html,eml"
    var marks: [String?] = []
    var mails: Set<String> = []
    func run() throws {
      try folder.run(invite, environment: Self.key)
      marks.append(try Self.marks(in: folder)["Ana"])
      let mail = try folder.text("Invites/keynote/eml/0001-ana.eml")
      mails.insert(
        mail.components(separatedBy: "Message-ID: ")[1].components(separatedBy: "\r\n")[0])
    }
    try run()
    try folder.write("Templates/invite/changed.txt", "Subject: x\n\nAnother word.\n")
    try run()
    #expect(marks[0] == marks[1])
    try folder.run("linksite guests rotate keynote a@example.com")
    try run()
    try folder.write(
      "Content/meetings/keynote.md",
      Self.meeting("Keynote").replacingOccurrences(of: "09:30", with: "11:30"))
    try run()
    try folder.write("Content/meetings/keynote.md", Self.meeting("Keynote", "status: cancelled\n"))
    try run()
    #expect(Set(marks).count == 4)
    #expect(mails.count == 4)
  }

  @Test func whoIsExcludedIsNotInvitedForAMistakeInTheirRow() throws {
    let folder = try Self.folder(guests: "email\na@example.com\nb@example.com\n")
    try folder.write("members.csv", "email,phone,note\nB@example.com,0171 2345678,x\n")
    let invite = "linksite invite keynote --guests g.csv --exclude members.csv --formats txt,csv"
    let result = try folder.run(invite)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("1 guest, 1 new, 1 excluded: "))
    #expect(folder.files(below: "Invites/keynote/txt") == ["0001-a.txt"])
    let states = try Self.rows("Invites/keynote/report.csv", in: folder).map { $0["state"] }
    #expect(states == ["invited", "excluded"])
    // A row that is cut in two may hide anybody.
    try folder.write("members.csv", "email\na@example.com,b@example.com\n")
    #expect(try folder.run("\(invite) --on-error skip").exitCode == 1)
    #expect(folder.files(below: "Invites/keynote/txt") == ["0001-a.txt"])
  }

  @Test func whoIsExcludedLaterCannotBeSentAnything() throws {
    let folder = try Self.folder(guests: "email,name\na@example.com,Ana\nb@example.com,Bo\n")
    let invite = "linksite invite keynote --guests g.csv"
    try folder.run(invite)
    try folder.write("members.csv", "email\nb@example.com\n")
    try folder.run("\(invite) --exclude members.csv")
    let page = try folder.text("Invites/keynote/organiser.html")
    let items = page.components(separatedBy: "<li ").dropFirst()
    let (ana, bo) = (try #require(items.first), try #require(items.last))
    #expect(items.count == 2)
    #expect(ana.contains("class=\"send\"") && ana.contains("class=\"copy\""))
    #expect(bo.contains("class=\"excluded\"") && bo.contains("<p>Left out: "))
    #expect(!bo.contains("class=\"send\"") && !bo.contains("<button") && !bo.contains("?t="))
    #expect(!bo.contains("not in the list any more"))
    try folder.run(invite)
    #expect(!(try folder.text("Invites/keynote/organiser.html").contains("class=\"excluded\"")))
  }

  @Test func whoIsExcludedLaterStandsInTheReportOnce() throws {
    let folder = try Self.folder(guests: "email\na@example.com\na@Example.com\nb@example.com\n")
    let invite = "linksite invite keynote --guests g.csv --on-duplicate first"
    try folder.run(invite)
    try folder.write("members.vcf", "BEGIN:VCARD\nEMAIL:b@example.com\nEND:VCARD\n")
    try folder.run("\(invite) --exclude members.vcf")
    let rows = try Self.rows("Invites/keynote/report.csv", in: folder)
    #expect(rows.map { $0["state"] } == ["invited", "excluded", "duplicate"])
    #expect(rows.map { $0["number"] } == ["1", "2", ""])
  }

  @Test func aRuleOfMapHasToFitOneOfTheFiles() throws {
    let folder = try Self.folder(guests: "Kontaktweg;Name\na@example.com;Ana\n")
    try folder.write("list.txt", "b@example.com\n")
    let both = "linksite invite keynote --guests g.csv --guests list.txt --map"
    let result = try folder.run("\(both) email=Kontaktweg")
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("2 guests, 2 new: "))
    let wrong = try folder.run("\(both) email=Kontakt")
    #expect(wrong.exitCode == 1)
    #expect(wrong.errors.contains("there is no column \"Kontakt\" to map"))
    let excluded = try folder.run(
      "linksite invite keynote --guests list.txt --exclude g.csv --map email=Kontaktweg --new")
    #expect(excluded.exitCode == 0, "\(excluded.errors)")
  }

  @Test func aListCanTakeAMeetingAway() throws {
    let folder = try Self.folder(guests: "email,meetings\na@example.com,keynote|workshop\n")
    let invite = "linksite invite keynote workshop --guests g.csv"
    try folder.run(invite)
    try folder.write("g.csv", "email,meetings\na@example.com,keynote\n")
    try folder.run(invite)
    #expect(try folder.run("linksite guests list").output.contains("workshop"))
    try folder.run("\(invite) --prune")
    #expect(!(try folder.run("linksite guests list").output.contains("workshop")))
    #expect(!(try folder.text("Invites/keynote+workshop/txt/0001-a.txt").contains("Workshop")))
  }

  @Test func aKeyThatChangesIsTold() throws {
    let folder = try Self.folder(guests: "email,name\na@example.com,Ana\n")
    try folder.run("linksite invite keynote --guests g.csv")
    try folder.write("g.csv", "id,email,name\n7,a@example.com,Ana\n8,a@example.com,Zoe\n")
    let result = try folder.run("linksite invite keynote --guests g.csv")
    #expect(
      result.errors.contains(
        "g.csv:2:1: warning: row 2: \"Ana\" was invited under the key \"a@example.com\", and gets "
          + "another link under \"7\" [guest-key-changed]"))
    #expect(!result.errors.contains("Zoe"))
  }

  @Test func aDryRunBeforeTheFirstInviteShowsNoLinkThatWouldNeverHold() throws {
    let folder = try Self.folder(guests: "email\na@example.com\n")
    let result = try folder.run("linksite invite keynote --guests g.csv --dry-run")
    #expect(result.output.contains("/join/keynote/?t=…\n"))
    #expect(result.output.contains("The key is made by the first run"))
    let json = try folder.run("linksite invite keynote --guests g.csv --dry-run --format json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(value?["guests"] as? Int == 1)
    #expect((value?["sample"] as? [String: Any])?["linksHold"] as? Bool == false)
    let known = try folder.run(
      "linksite invite keynote --guests g.csv --dry-run", environment: Self.key)
    #expect(known.output.contains("?t=") && !known.output.contains("…\n"))
    #expect(!folder.has("Invites"))
  }

  @Test func aFilterTakesAnyCaseAndTellsWhatItDoesNotFind() throws {
    let folder = try Self.folder(
      guests: "email,tags,role\na@example.com,VIP,Speaker\nb@example.com,,\n")
    let invite = "linksite invite keynote --guests g.csv --only"
    #expect(try folder.run("\(invite) tag=vip").output.hasPrefix("1 guest, 1 new: "))
    #expect(try folder.run("\(invite) role=speaker").output.hasPrefix("1 guest, 0 new: "))
    let merged = try folder.bytes("Invites/keynote/mailmerge.csv")
    let wrong = try folder.run("\(invite) tag=vpi --on-error skip")
    #expect(wrong.exitCode == 1)
    #expect(
      wrong.errors.contains("error: no guest of these lists has the tag \"vpi\" [nobody-chosen]"))
    #expect(wrong.errors.contains("did you mean --only tag=VIP?"))
    #expect(try folder.bytes("Invites/keynote/mailmerge.csv") == merged)
  }

  @Test func anEmptyColumnHasANameAndAnUnknownTemplateIsTold() throws {
    let folder = try Self.folder(guests: "email,Table\na@example.com,\n")
    try folder.write(
      "Templates/invite/sms.txt", "{{#guest.table}}\nTable {{guest.table}}\n{{/guest.table}}\n")
    try folder.write("Templates/invite/mesage.de.txt", "x\n")
    let invite = "linksite invite keynote --guests g.csv"
    let result = try folder.run(invite)
    #expect(result.exitCode == 0)
    #expect(
      result.errors == """
        Templates/invite/mesage.de.txt: warning: no message includes this template [unused-template]
        help: did you mean "invite/message.de.txt"?

        """)
    #expect(try folder.run("\(invite) --strict").exitCode == 1)
  }

  @Test func whatARunThatWasKilledLeftIsTakenAway() throws {
    let folder = try Self.folder(guests: "email\na@example.com\n")
    let invite = "linksite invite keynote --guests g.csv"
    try folder.run(invite)
    let left = [
      "..gitignore", ".private/.ledger.json", "keynote/.report.csv", "keynote/txt/.0001-a.txt",
    ]
    for name in left { try folder.write("Invites/\(name).linksite-new", "half") }
    try folder.write("Invites/keynote/.linksite-news", "mine")
    let result = try folder.run(invite)
    #expect(result.output.contains(" 0 files written, "))
    for name in left { #expect(!folder.has("Invites/\(name).linksite-new"), "\(name)") }
    #expect(folder.has("Invites/keynote/.linksite-news"))
  }

  /// Killed before the lock file named the new key: no link was given out with it.
  @Test func aKeyThatWasNotGivenUpToTheEndStillHolds() throws {
    let folder = try Self.folder(guests: "email\na@example.com\n")
    let invite = "linksite invite keynote --guests g.csv"
    try folder.run(invite)
    let list = try folder.run("linksite guests list").output
    let lock = try folder.bytes("Content/links.lock.json")
    let key = try folder.bytes("Invites/.private/key")
    try folder.run("\(invite) --new-key")
    #expect(try folder.run("linksite guests list").output != list)
    let other = try folder.bytes("Invites/.private/key")
    try folder.write("Content/links.lock.json", lock)
    #expect(try folder.run("linksite guests list").output == list)
    #expect(try folder.run(invite).exitCode == 0)
    #expect(try folder.run("linksite guests list").output == list)
    #expect(try folder.bytes("Invites/.private/key") == key)
    let kept = folder.files(below: "Invites/.private").filter { $0.hasPrefix("key-") }
    #expect(try kept.map { try folder.bytes("Invites/.private/\($0)") }.contains(other))
  }

  @Test func aKeyThatIsGivenUpIsNotTakenAgain() throws {
    let folder = try Self.folder(guests: "email\na@example.com\n")
    try folder.run("linksite invite keynote workshop --guests g.csv", environment: Self.key)
    let invite = "linksite invite keynote --guests g.csv --new-key"
    let same = try folder.run(invite, environment: Self.key)
    #expect(same.exitCode == 1)
    #expect(same.errors.contains("[same-invite-key]"))
    let other = try folder.run(
      invite, environment: ["LINKSITE_INVITE_KEY": String(repeating: "0c", count: 32)])
    #expect(other.exitCode == 0)
    #expect(other.errors.contains("guests have links to workshop that end now [links-of-old-key]"))
  }

  @Test func somebodyNewIsHardlyInvitedToACancelledMeeting() throws {
    let folder = try Self.folder(guests: "email\na@example.com\n")
    try folder.write("Content/meetings/keynote.md", Self.meeting("Keynote", "status: cancelled\n"))
    let result = try folder.run("linksite invite keynote --guests g.csv")
    #expect(result.errors.contains("warning: \"keynote\" is cancelled"))
    let text = try folder.text("Invites/keynote/txt/0001-a.txt")
    #expect(!text.contains("?t=") && !text.contains("yours alone"))
  }

  @Test(arguments: [
    "+49 170 1234567", "+49-170-1234567", "0049 170 1234567", "ANA.LIMA@X.EXAMPLE", "JOSÉ  RAMÍREZ",
    "Jose\u{301} Rami\u{301}rez",
  ])
  func checkFindsGuestsAsPeopleWriteThem(text: String) throws {
    let folder = try Self.folder(
      guests: "email,name,phone\nAna.Lima@x.example,José Ramírez,+49 170 1234567\n")
    try folder.run("linksite invite keynote --guests g.csv --out ../invites")
    try folder.write("Content/static/list.txt", "See \(text).\n")
    try folder.run("linksite build --quiet")
    let unasked = try folder.run("linksite check")
    #expect(unasked.output.contains("[guests-not-checked]"))
    #expect(unasked.exitCode == 0)
    let check = try folder.run("linksite check --strict --out ../invites")
    #expect(check.exitCode == 1)
    #expect(check.output.contains("Site/list.txt: "))
  }
}
