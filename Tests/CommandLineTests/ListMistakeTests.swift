import Foundation
import TestSupport
import Testing

/// What is said when a list is not the one that was meant, and who is left out then.
struct ListMistakeTests {
  private static let key = ["LINKSITE_INVITE_KEY": String(repeating: "0b", count: 32)]

  private static func folder(guests: String) throws -> SiteFolderOfTest {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write(
      "Content/meetings/keynote.md", "---\ntitle: Keynote\nstart: 2027-03-01 09:30\n---\n")
    try folder.write("g.csv", guests)
    return folder
  }

  private static func list(_ names: [String]) -> String {
    "email\n" + names.map { "\($0)@example.com\n" }.joined()
  }

  @Test func whoIsInNoListIsCountedAndWhoIsForgottenToo() throws {
    let folder = try Self.folder(guests: Self.list(["a", "b", "c", "d", "e", "f"]))
    let invite = "linksite invite keynote --guests g.csv"
    try folder.run(invite, environment: Self.key)
    try folder.write("g.csv", Self.list(["a", "x"]))
    let later = try folder.run(invite, environment: Self.key)
    #expect(later.output.hasPrefix("2 guests, 1 new, 5 invited before and in no list: "))
    #expect(later.errors == "")
    try folder.write("g.csv", Self.list(["a", "y"]))
    let dry = try folder.run("\(invite) --prune --dry-run", environment: Self.key)
    #expect(dry.output.hasSuffix("2 guests, 1 new, 6 forgotten: nothing was written\n"))
    #expect(
      dry.errors.hasPrefix(
        "warning: --prune forgets 6 of the 7 guests invited so far [many-forgotten]\n"))
    #expect(try folder.run("\(invite) --prune --strict", environment: Self.key).exitCode == 1)
    let pruned = try folder.run("\(invite) --prune --format json", environment: Self.key)
    #expect(
      pruned.output.hasPrefix(
        "{\"guests\":2,\"new\":1,\"excluded\":0,\"duplicates\":0,\"skipped\":0,\"notInLists\":0,"
          + "\"forgotten\":6,"))
    try folder.write("g.csv", Self.list(["a"]))
    // Half of a few may well be gone.
    #expect(try folder.run("\(invite) --prune", environment: Self.key).errors == "")
  }

  @Test func aChangedAddressIsToldByTheName() throws {
    let folder = try Self.folder(
      guests: "email,name\nana@example.com,Ana Lima\nbo@example.com,Bo\nc1@example.com,Cy Ray\n"
        + "c2@example.com,Cy Ray\n")
    let invite = "linksite invite keynote --guests g.csv"
    try folder.run(invite, environment: Self.key)
    try folder.write(
      "g.csv",
      "email,name\nana.lima@example.com,ANA Lima\nbo2@example.com,Bo\nc3@example.com,Cy Ray\n")
    let result = try folder.run(invite, environment: Self.key)
    let told = result.errors.lines.filter { $0.contains("[guest-key-changed]") }
    #expect(
      told == [
        "g.csv:2:1: warning: row 2: \"ANA Lima\" was invited under the key \"ana@example.com\", and "
          + "gets another link under \"ana.lima@example.com\" [guest-key-changed]"
      ])
    #expect(
      result.errors.contains(
        "the former link still holds: linksite guests revoke keynote 'ana@example.com'\n"))
    // A namesake, as long as the former guest is in the list, too.
    try folder.write("g.csv", "email,name\nana@example.com,Ana Lima\nana3@example.com,Ana Lima\n")
    #expect(try folder.run(invite, environment: Self.key).errors == "")
  }

  @Test func tablesWithLinksThatDoNotHoldAreToldAndRemoved() throws {
    let folder = try Self.folder(guests: Self.list(["a", "b", "c"]))
    let invite = "linksite invite keynote --guests g.csv"
    try folder.run(invite, environment: Self.key)
    let some = "\(invite) --formats txt"
    #expect(try folder.run(some, environment: Self.key).errors == "")
    try folder.run("linksite guests revoke keynote a@example.com")
    let told = try folder.run(some, environment: Self.key).errors.lines
      .filter { $0.hasPrefix("Invites/keynote/") && !$0.contains("/txt/") }
    #expect(
      told
        == ["mailmerge.csv", "organiser.html", "report.csv"].map {
          "Invites/keynote/\($0): warning: links stand in this file that do not hold any more "
            + "[stale-invite]"
        })
    let pruned = try folder.run("\(some) --prune", environment: Self.key)
    #expect(pruned.errors == "")
    #expect(pruned.output.contains(" 4 removed in "))
    #expect(!folder.has("Invites/keynote/mailmerge.csv"))
    #expect(!folder.has("Invites/keynote/organiser.html"))
    #expect(folder.has("Invites/keynote/mailmerge_template.txt"))
    try folder.run(invite, environment: Self.key)
    #expect(try folder.run(some, environment: Self.key).errors == "")
  }

  @Test func skippedRowsStandInTheReport() throws {
    let folder = try Self.folder(
      guests: "email,name,language\na@example.com,Ana,Klingon!\nb@example.com,Bo,de\n"
        + "c@example.com,Cy,de,more\n")
    let result = try folder.run(
      "linksite invite keynote --guests g.csv --on-error skip", environment: Self.key)
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("1 guest, 1 new, 2 rows skipped: "))
    let report = try folder.text("Invites/keynote/report.csv").components(separatedBy: "\r\n")
    #expect(report[0].hasPrefix("\u{FEFF}number,state,reason,name,email,"))
    #expect(report[1].hasPrefix("1,invited,,Bo,b@example.com,"))
    let rest = report[2...].joined(separator: "\n")
    #expect(
      rest.contains(",skipped,\"row 2: \"\"Klingon!\"\" is no language\",Ana,a@example.com,"))
    #expect(rest.contains(",skipped,\"row 4 has 4 cells, the header 3\",,,"))
  }

  @Test func theSameMistakeInEveryRowIsCounted() throws {
    let rows = (1...60).map { "g\($0)@example.com,0171 10000\($0)\n" }.joined()
    let folder = try Self.folder(guests: "email,phone\n\(rows)")
    let invite = "linksite invite keynote --guests g.csv --dry-run"
    let text = try folder.run(invite)
    #expect(text.exitCode == 0)
    let told = text.errors.lines
    #expect(told.filter { $0.contains("[bad-guest-phone]") }.count == 20)
    #expect(
      told.filter { $0.hasSuffix("40 more are like this; --format json lists them all") }.count == 1
    )
    #expect(told.contains { $0.hasSuffix("which country is meant: --default-country-code 49") })
    let json = try folder.run("\(invite) --format json")
    #expect(json.errors.lines.filter { $0.contains("\"bad-guest-phone\"") }.count == 60)
    let read = try folder.run("\(invite) --default-country-code 49")
    #expect(read.errors == "")
    #expect(read.output.hasSuffix("60 guests, 60 new: nothing was written\n"))
    #expect(try folder.run("\(invite) --default-country-code de").exitCode == 64)
  }

  @Test(arguments: ["ANA@Example.com", "0049 (0)171 2345678", "link", "token"])
  func whoseLinkLeakedIsFoundByWhatIsAtHand(what: String) throws {
    let folder = try Self.folder(
      guests: "email,phone,name\nana@example.com,,Ana\n,+49 171 2345678,Bo\n")
    try folder.run("linksite invite keynote --guests g.csv", environment: Self.key)
    let list = try folder.run("linksite guests list", environment: Self.key).output.lines
    let line = try #require(list.first { $0.contains("Ana") })
    let link = String(line.split(separator: " ").last ?? "")
    let token = String(link.suffix(26))
    let wanted = what == "link" ? link : what == "token" ? token : what
    let name = what.hasPrefix("0049") ? "Bo" : "Ana"
    let result = try folder.run(
      "linksite guests revoke keynote '\(wanted)'", environment: Self.key)
    #expect(result.output == "revoked: keynote, \(name); run linksite invite again\n")
    #expect(result.exitCode == 0)
  }

  @Test func aLinkThatWasReplacedTakesNothingBack() throws {
    let folder = try Self.folder(guests: Self.list(["a"]))
    try folder.run("linksite invite keynote --guests g.csv", environment: Self.key)
    let list = try folder.run("linksite guests list", environment: Self.key).output
    try folder.run("linksite guests rotate keynote a@example.com")
    let result = try folder.run(
      "linksite guests revoke keynote \(list.suffix(27).prefix(26))", environment: Self.key)
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("[unknown-guest]"))
  }

  /// Names without a blank, and their parts in another order than the list has them.
  @Test(arguments: [
    ("name", "山田太郎", "講師 山田太郎 さん"), ("last_name,first_name", "山田,太郎", "講師 山田　太郎 さん"),
    ("first_name,last_name", "Ana,Lima", "With Lima, Ana"),
    ("last_name,first_name", "Lima,Ana", "With lima ana"), ("name", "김민준", "with 김민준"),
  ])
  func theWholeNameIsFoundInTheSiteHoweverItIsWritten(
    header: String, cells: String, description: String
  ) throws {
    let folder = try Self.folder(guests: "email,\(header)\na@example.com,\(cells)\n")
    try folder.run("linksite invite keynote --guests g.csv", environment: Self.key)
    try folder.write(
      "Content/meetings/keynote.md",
      "---\ntitle: Keynote\nstart: 2027-03-01 09:30\n---\n\(description)\n")
    try folder.run("linksite build --quiet")
    let found = try folder.run("linksite check", environment: Self.key)
    #expect(found.output.contains("[guest-name-in-site]"), "\(found)")
  }

  @Test(arguments: [("name", "Ana"), ("name", "李明")])
  func aWordIsNoWholeName(header: String, cell: String) throws {
    let folder = try Self.folder(guests: "email,\(header)\nx@example.com,\(cell)\n")
    try folder.run("linksite invite keynote --guests g.csv", environment: Self.key)
    try folder.write(
      "Content/meetings/keynote.md",
      "---\ntitle: Keynote\nstart: 2027-03-01 09:30\n---\nWith \(cell) here\n")
    try folder.run("linksite build --quiet")
    #expect(
      !(try folder.run("linksite check", environment: Self.key).output.contains("guest-name")))
  }
}
