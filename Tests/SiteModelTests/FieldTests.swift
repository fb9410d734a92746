import SiteModel
import Testing

/// What every key has in common, seen through the keys of a meeting.
struct FieldTests {
  private static let writeText =
    "help: write one text behind the colon; one that begins with [ or { needs quotes"

  private static let known =
    "known keys: id, call_id, call_type, title, description, start, end, duration, timezone, "
    + "all_day, rrule, exdates, overrides, status, organizer, location, entry_points, passcode, "
    + "passcode_in, short, aliases, language, visibility, apps, template, share, image, tags, "
    + "opens_before, closes_after, uid, sequence, updated, meeting_id, name, room, session_id, "
    + "topic, type"

  @Test(arguments: [
    Finding(
      "title: A\n1️⃣vizibility: public\n",
      "1 error: unknown key \"vizibility\" [unknown-key] help: did you mean \"visibility\"?"),
    Finding(
      "title: A\n1️⃣Titel: B\n",
      "1 error: unknown key \"Titel\" [unknown-key] help: did you mean \"title\"?"),
    Finding(
      "title: A\n1️⃣colour: red\n", "1 error: unknown key \"colour\" [unknown-key] help: \(known)"),
    Finding(
      "title: A\n1️⃣x_my.key: red\n",
      "1 error: unknown key \"x_my.key\" [unknown-key] "
        + "help: a key of your own is x_ with letters, digits and _ behind it"),
    Finding(
      "title: A\n1️⃣x_: red\n",
      "1 error: unknown key \"x_\" [unknown-key] "
        + "help: a key of your own is x_ with letters, digits and _ behind it"),
    Finding(
      "title: A\norganizer:\n  1️⃣mail: ada@example.com\n",
      "1 error: unknown key \"mail\" [unknown-key] help: did you mean \"email\"?"),
  ])
  func refusesAnUnknownKeyAndOffersTheNearest(finding: Finding) {
    #expect(CheckedText.meeting(finding.text).findings == finding.expected)
  }

  @Test func refusesTwoNamesOfOneKey() {
    let (_, findings) = CheckedText.meeting("1️⃣topic: A\n2️⃣title: B\n")
    #expect(
      findings == [
        "2 error: \"title\" and \"topic\" are the same key [duplicate-key] "
          + "help: keep one of the two; 1 note: the first one is here"
      ])
  }

  @Test(arguments: [
    Finding(
      "1️⃣location: Hall\n",
      "1 error: \"title\" is missing [missing-key] help: for example title: Weekly sync"),
    Finding(
      "title:1️⃣\nlocation: Hall\n",
      "1 error: \"title\" has no value [missing-value] help: for example title: Weekly sync"),
    Finding(
      "title: A\nlocation: 1️⃣\"  \"\n",
      "1 error: \"location\" is empty [empty-value] "
        + "help: write a value, or take \"location\" out"),
    Finding(
      "title: A\nlocation: 1️⃣[Hall]\n",
      "1 error: \"location\" needs text, found a list [wrong-kind] "
        + FieldTests.writeText),
    Finding(
      "title: A\nlocation:\n  1️⃣name: Hall\n",
      "1 error: \"location\" needs text, found named values [wrong-kind] "
        + FieldTests.writeText),
    Finding(
      "title: A\norganizer: 1️⃣Ada\n",
      "1 error: \"organizer\" needs named values, found text [wrong-kind] "
        + "help: for example \"name: …\" on a line of its own below, indented"),
    Finding(
      "title: A\ntags: 1️⃣red, green\n",
      "1 error: \"tags\" needs a list, found text [wrong-kind] help: write it as [red, green]"),
    Finding(
      "title: A\ntags:\n  1️⃣name: red\n",
      "1 error: \"tags\" needs a list, found named values [wrong-kind] "
        + "help: write it as [one, another]"),
    Finding(
      "title: A\ntags: [red, 1️⃣[green]]\n",
      "1 error: \"tags\" needs text, found a list [wrong-kind] " + FieldTests.writeText),
    Finding(
      "title: A\ntags: [red, green, 1️⃣red]\n",
      "1 warning: \"tags\" lists \"red\" twice [repeated-item] help: once is enough"),
    Finding(
      "title: A\nshare: 1️⃣no\n",
      "1 error: \"share\" is true or false, found \"no\" [not-a-flag] help: write true or false"),
    Finding(
      "title: A\nsequence: 1️⃣-1\n",
      "1 error: \"sequence\" is a whole number from 0 to 2147483647, found \"-1\" [not-a-number] "
        + "help: write digits only"),
    Finding(
      "title: A\nsequence: 1️⃣99999999999999999999\n",
      "1 error: \"sequence\" is a whole number from 0 to 2147483647, "
        + "found \"99999999999999999999\" [not-a-number] help: write a number in these limits"),
    Finding(
      "title: A\nstatus: 1️⃣canceled\n",
      "1 error: \"status\" cannot be \"canceled\" [unknown-word] help: did you mean \"cancelled\"?"),
    Finding(
      "title: A\nstatus: 1️⃣off\n",
      "1 error: \"status\" cannot be \"off\" [unknown-word] "
        + "help: one of: confirmed, tentative, cancelled, postponed"),
    Finding(
      "title: 1️⃣\(String(repeating: "ä", count: 201))\n",
      "1 error: \"title\" has 201 characters, at most 200 are allowed [too-long] "
        + "help: write a shorter one"),
  ])
  func saysWhatIsWrongWithAValue(finding: Finding) {
    #expect(CheckedText.meeting(finding.text).findings == finding.expected)
  }

  /// Spreadsheets make capitals of what people type.
  @Test(arguments: ["true", "TRUE", "True", "\"TRUE\""])
  func readsFlagsOfTables(text: String) throws {
    let table = CheckedText.meeting(
      "id,title,start,all_day\na,A,2027-03-01,\(text)\n", path: "Content/meetings/a.csv")
    #expect(table.findings == [])
    #expect(try #require(table.meeting).schedule?.startText == "2027-03-01")
  }

  @Test func readsFlagsElsewhereAsTheyAreWritten() {
    #expect(
      CheckedText.meeting("title: A\nshare: 1️⃣TRUE\n").findings == [
        "1 error: \"share\" is true or false, found \"TRUE\" [not-a-flag] help: write true or false"
      ])
  }

  /// A forged line in a message, a header or a page begins with one of these.
  @Test(arguments: [
    ("\"Board call1️⃣\\nMeeting ID: 999\"", "U+000A"), ("\"A1️⃣\\0B\"", "U+0000"),
    ("\"A1️⃣\\x0bB\"", "U+000B"), ("\"A1️⃣\\NB\"", "U+0085"), ("\"A1️⃣\\LB\"", "U+2028"),
    ("\"A1️⃣\\PB\"", "U+2029"), ("\"A1️⃣\\rB\"", "U+000D"), ("\"A1️⃣\\eB\"", "U+001B"),
    ("\"A1️⃣\u{202E}B\"", "U+202E"), ("A1️⃣\u{200F}B", "U+200F"), ("A1️⃣\u{2066}B", "U+2066"),
    ("A1️⃣\u{61C}B", "U+061C"),
  ])
  func refusesControlsInOneLine(value: String, code: String) {
    let (meeting, findings) = CheckedText.meeting("title: \(value)\n")
    #expect(meeting?.title == "")
    #expect(
      findings == [
        "1 error: \"title\" holds \(code), which cannot stand on one line [control-character] "
          + "help: take the character out; \"title\" is one line of plain text"
      ])
  }

  @Test(arguments: [
    "R&D + Q&A = 50% #1 📞", "<b>x</b>", "{{title}}", "{{{title}}}", "a\\nb", "=HYPERLINK(1)", "no",
    "12:30", "0123456", "1_000", "e\u{301}", "👩‍👩‍👧", "\u{200B}zero width", "שלום",
  ])
  func keepsEveryOtherTitleAsItIs(title: String) throws {
    let quoted = "'\(title)'"
    let (meeting, findings) = CheckedText.meeting("title: \(quoted)\n")
    #expect(findings.isEmpty)
    #expect(try #require(meeting).title.utf8.elementsEqual(title.utf8))
  }

  @Test func trimsOuterWhiteSpaceOnly() throws {
    let (meeting, findings) = CheckedText.meeting("title: \" \u{A0}A  B\\t \\n\"\n")
    #expect(findings.isEmpty)
    #expect(try #require(meeting).title == "A  B")
  }

  /// The caret must stand under the character, also behind a quote and trimmed blanks.
  @Test(arguments: ["1️⃣Keynote", "\"1️⃣Keynote\"", "'1️⃣Keynote'", "\"  1️⃣Keynote\"", "\"my1️⃣_id\""])
  func pointsAtTheCharacter(value: String) {
    let (_, findings) = CheckedText.meeting("title: A\nid: \(value)\n")
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("1 error: \"id\" cannot be ") == true)
  }

  @Test func pointsAtTheValueWhereTheFileSpellsItInAnotherWay() {
    let (_, findings) = CheckedText.meeting("title: A\nid: 1️⃣\"\\x61b_c\"\n")
    #expect(
      findings == [
        "1 error: \"id\" cannot be \"ab_c\": the id has \"_\" (U+005F) [bad-id] "
          + "help: write a hyphen instead"
      ])
  }

  @Test func splitsTheCellsOfATableIntoLists() throws {
    let (meeting, findings) = CheckedText.meeting(
      "id,title,tags\na,A,red | green\n", path: "Content/meetings/all.csv")
    #expect(findings.isEmpty)
    #expect(try #require(meeting).tags == ["red", "green"])
  }

  @Test func saysWhichItemOfACellIsEmpty() {
    let (_, findings) = CheckedText.meeting(
      "id,title,tags\na,A,red|1️⃣|green\n", path: "Content/meetings/all.csv")
    #expect(
      findings == ["1 error: \"tags\" needs text, found nothing [wrong-kind] \(Self.writeText)"])
  }

  @Test func keepsOwnKeysInTheOrderOfTheFile() throws {
    let (meeting, findings) = CheckedText.meeting(
      "title: A\nx_stage: Main\nx_Room2: '7'\nx_empty:\n")
    #expect(findings.isEmpty)
    let extras = try #require(meeting).extras
    #expect(extras.map(\.name) == ["x_stage", "x_Room2"])
    #expect(extras.map(\.text) == ["Main", "7"])
  }
}
