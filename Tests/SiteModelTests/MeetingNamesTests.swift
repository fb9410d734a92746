import InviteLinks
import SiteModel
import Testing

/// Ids, call ids and codes as the author wrote them, and what is refused.
struct MeetingNamesTests {
  private static let idRule =
    "help: an id is made of a–z, 0–9 and hyphens and begins with a letter or a digit"

  @Test func takesTheIDFromTheFileName() throws {
    let (meeting, findings) = CheckedText.meeting(
      "title: A\n", path: "Content/meetings/day-1/a.yml")
    #expect(findings.isEmpty)
    let checked = try #require(meeting)
    #expect(checked.id.value.text == "a")
    #expect(checked.callID.value.text == "a")
    #expect(checked.visibility == .unlisted)
  }

  /// No number on the way: every digit stays.
  @Test(arguments: [
    "0123456", "089", "90071992547409931", "12345678901234567890", "12e3", "1-000", "0x1f", "no",
  ])
  func keepsIDsThatLookLikeNumbers(id: String) throws {
    for text in ["---\nid: \(id)\ntitle: Night shift\n---\n", "---\nid: '\(id)'\ntitle: A\n---\n"] {
      let (meeting, findings) = CheckedText.meeting(text, path: "Content/meetings/a.md")
      #expect(findings.isEmpty)
      #expect(try #require(meeting).id.value.text == id)
    }
    let json = "[{\"id\": \"\(id)\", \"title\": \"A\"}]"
    let (meeting, findings) = CheckedText.meeting(json, path: "Content/meetings/a.json")
    #expect(findings.isEmpty)
    #expect(try #require(meeting).id.value.text == id)
  }

  @Test(arguments: [
    Finding(
      "id: 11️⃣_000",
      "1 error: \"id\" cannot be \"1_000\": the id has \"_\" (U+005F) [bad-id] "
        + "help: write a hyphen instead"),
    Finding(
      "id: 0x11️⃣F",
      "1 error: \"id\" cannot be \"0x1F\": the id has \"F\" (U+0046) [bad-id] "
        + "help: write it in lower case"),
    Finding(
      "id: 11️⃣.10",
      "1 error: \"id\" cannot be \"1.10\": the id has \".\" (U+002E) [bad-id] \(idRule)"),
    Finding(
      "id: 1️⃣+12", "1 error: \"id\" cannot be \"+12\": the id has \"+\" (U+002B) [bad-id] \(idRule)"),
    Finding(
      "id: 1️⃣.inf",
      "1 error: \"id\" cannot be \".inf\": the id has \".\" (U+002E) [bad-id] \(idRule)"),
    Finding(
      "id: 121️⃣:30",
      "1 error: \"id\" cannot be \"12:30\": the id has \":\" (U+003A) [bad-id] \(idRule)"),
    Finding(
      "id: 091️⃣:30",
      "1 error: \"id\" cannot be \"09:30\": the id has \":\" (U+003A) [bad-id] \(idRule)"),
    Finding(
      "id: caf1️⃣é",
      "1 error: \"id\" cannot be \"café\": the id has \"é\" (U+00E9) [bad-id] \(idRule)"),
    // Paths that lead elsewhere.
    Finding(
      "id: 1️⃣../index",
      "1 error: \"id\" cannot be \"../index\": the id has \".\" (U+002E) [bad-id] \(idRule)"),
    Finding(
      "id: 1️⃣/tmp/x",
      "1 error: \"id\" cannot be \"/tmp/x\": the id has \"/\" (U+002F) [bad-id] \(idRule)"),
    Finding(
      "id: a1️⃣/../../b",
      "1 error: \"id\" cannot be \"a/../../b\": the id has \"/\" (U+002F) [bad-id] \(idRule)"),
    Finding(
      "id: 1️⃣..", "1 error: \"id\" cannot be \"..\": the id has \".\" (U+002E) [bad-id] \(idRule)"),
    Finding(
      "id: a1️⃣\\b",
      "1 error: \"id\" cannot be \"a\\b\": the id has \"\\\" (U+005C) [bad-id] \(idRule)"
    ),
    // Names of other scripts are no ids, and nothing is made up for them.
    Finding(
      "id: 1️⃣会议", "1 error: \"id\" cannot be \"会议\": the id has \"会\" (U+4F1A) [bad-id] \(idRule)"),
    Finding(
      "id: 1️⃣📞", "1 error: \"id\" cannot be \"📞\": the id has \"📞\" (U+1F4DE) [bad-id] \(idRule)"),
    // Names that a file system or a web server keeps.
    Finding(
      "id: 1️⃣con",
      "1 error: \"id\" cannot be \"con\": the id \"con\" is reserved [bad-id] "
        + "help: Windows keeps this name for a device and cannot hold such a folder: use another"),
    Finding(
      "id: 1️⃣com1",
      "1 error: \"id\" cannot be \"com1\": the id \"com1\" is reserved [bad-id] "
        + "help: Windows keeps this name for a device and cannot hold such a folder: use another"),
    Finding(
      "id: 1️⃣index",
      "1 error: \"id\" cannot be \"index\": the id \"index\" is reserved [bad-id] "
        + "help: web servers keep this name for their own pages: use another"),
    Finding(
      "id: 1️⃣404",
      "1 error: \"id\" cannot be \"404\": the id \"404\" is reserved [bad-id] "
        + "help: web servers keep this name for their own pages: use another"),
    // What is pasted along from mails and chats.
    Finding(
      "id: abc1️⃣\u{200B}123",
      "1 error: \"id\" cannot be \"abc\u{200B}123\": the id has a zero width space (U+200B) [bad-id] "
        + "help: delete it, it was probably pasted along"),
    Finding(
      "id: \"501️⃣% off #2\"",
      "1 error: \"id\" cannot be \"50% off #2\": the id has \"%\" (U+0025) [bad-id] \(idRule)"),
    Finding(
      "id: \"me1️⃣ & you\"",
      "1 error: \"id\" cannot be \"me & you\": the id has a blank (U+0020) [bad-id] "
        + "help: write a hyphen instead"),
    Finding(
      "id: 1️⃣-a", "1 error: \"id\" cannot be \"-a\": the id begins with a hyphen [bad-id] \(idRule)"),
    Finding(
      "id: 1️⃣\(String(repeating: "a", count: 65))",
      "1 error: \"id\" cannot be \"\(String(repeating: "a", count: 65))\": "
        + "the id has 65 characters, 64 are allowed [bad-id] "
        + "help: use a shorter id; the title may be long"),
    Finding(
      "aliases: [old, 1️⃣Older]",
      "1 error: \"aliases\" cannot be \"Older\": the id has \"O\" (U+004F) [bad-id] "
        + "help: write it in lower case"),
  ])
  func refusesAnIDThatCannotBeAFolderAndALink(finding: Finding) {
    let (_, findings) = CheckedText.meeting("title: A\n\(finding.text)\n")
    #expect(findings == finding.expected)
  }

  /// The other Unicode form of a word is refused like the first, so that no two ids are equal to
  /// some systems and different to others.
  @Test func refusesACombiningMark() {
    let (_, findings) = CheckedText.meeting("title: A\nid: cafe\u{301}\n")
    #expect(
      findings == [
        "Content/meetings/sync.yml@17 error: \"id\" cannot be \"cafe\u{301}\": the id has a combining "
          + "mark (U+0301) [bad-id] help: delete it, it was probably pasted along"
      ])
  }

  @Test func trimsBlanksThatNobodySees() throws {
    let (meeting, findings) = CheckedText.meeting("title: A\nid: \"abc\u{A0}\"\n")
    #expect(findings.isEmpty)
    #expect(try #require(meeting).id.value.text == "abc")
  }

  /// No slug is made of a file name, which would give two files one address.
  @Test(arguments: [
    ("Weekly sync.yml", "the id has \"W\" (U+0057)", "write it in lower case"),
    (
      "v1.2-review.yml", "the id has \".\" (U+002E)",
      "an id is made of a–z, 0–9 and hyphens and begins with a letter or a digit"
    ),
    (
      "index.yml", "the id \"index\" is reserved",
      "web servers keep this name for their own pages: use another"
    ),
  ])
  func refusesAFileNameThatIsNoID(name: String, problem: String, help: String) {
    let path = "Content/meetings/\(name)"
    let (meeting, findings) = CheckedText.meeting("title: A\n", path: path)
    #expect(meeting == nil)
    #expect(
      findings == [
        "\(path) error: the file's name \"\(name.dropLast(4))\" is no meeting id: \(problem) [bad-id] "
          + "help: rename the file, or give the meeting an \"id\"; \(help)"
      ])
  }

  @Test func needsAnIDWhereAFileHoldsMany() {
    let (_, findings) = CheckedText.meeting("- 1️⃣title: A\n")
    #expect(
      findings == [
        "1 error: \"id\" is missing [missing-key] "
          + "help: a file of many meetings names each, for example id: weekly-sync"
      ])
  }
}

/// What the app joins: free, unless the link style puts it into a path.
struct CallIDKeyTests {
  private static func settings(_ style: LinkStyle) -> String {
    CheckedText.plainSettings + "links: {join: \(style)}\n"
  }

  @Test(arguments: [
    "v1.2-review", "jane.doe", "Plan: 16:23", "büro@haus", "me & you", "O'Neil", "a%20b", "AUX",
    String(repeating: "x", count: 256), "Standup_7",
  ])
  func takesAnyTextWhereItStandsInAQuery(callID: String) throws {
    for style in [LinkStyle.path, .cometchat] {
      let quoted = callID.contains("'") ? "\"\(callID)\"" : "'\(callID)'"
      let (meeting, findings) = CheckedText.meeting(
        "title: A\ncall_id: \(quoted)\n", settings: Self.settings(style))
      #expect(findings.isEmpty)
      #expect(try #require(meeting).callID.value.text == callID)
    }
  }

  @Test(arguments: ["session_id", "meeting_id", "room"])
  func takesTheNamesOfOtherSystems(key: String) throws {
    let (meeting, findings) = CheckedText.meeting("title: A\n\(key): R2\n")
    #expect(findings.isEmpty)
    #expect(try #require(meeting).callID.value.text == "R2")
  }

  @Test(arguments: [
    Finding(
      "call_id: v11️⃣.2",
      "1 error: \"call_id\" cannot be \"v1.2\": the call id has \".\" (U+002E), which cannot stand in "
        + "the path of a link (links.join: stream puts it there) [bad-call-id] help: links of style "
        + "stream carry call ids of 1–64 characters A–Z a–z 0–9 _ -; style cometchat carries any"),
    Finding(
      "call_id: 1️⃣\(String(repeating: "x", count: 65))",
      "1 error: \"call_id\" cannot be \"\(String(repeating: "x", count: 65))\": the call id has 65 "
        + "characters, 64 are allowed in the path of a link (links.join: stream puts it there) "
        + "[bad-call-id] help: links of style stream carry call ids of 1–64 characters "
        + "A–Z a–z 0–9 _ -; style cometchat carries any"),
    Finding(
      "call_id: 1️⃣AUX",
      "1 warning: the call id \"AUX\" makes a folder that not every system can hold "
        + "[unportable-call-id] help: Windows keeps this name for a device and cannot hold such a "
        + "folder: use another"),
  ])
  func refusesWhatNoPathCanHoldInStreamStyle(finding: Finding) {
    let (_, findings) = CheckedText.meeting(
      "title: A\n\(finding.text)\n", settings: Self.settings(.stream))
    #expect(findings == finding.expected)
  }

  @Test func limitsTheLengthOfACallID() {
    let long = String(repeating: "x", count: 257)
    let (_, findings) = CheckedText.meeting("title: A\ncall_id: 1️⃣\(long)\n")
    #expect(
      findings == [
        "1 error: \"call_id\" cannot be \"\(long)\": the call id has 257 characters, 256 are allowed "
          + "[bad-call-id] help: use a shorter id"
      ])
  }

  @Test func refusesACallTypeWithoutText() {
    let (_, findings) = CheckedText.meeting("title: A\ntype: 1️⃣''\n")
    #expect(
      findings == [
        "1 error: \"call_type\" is empty [empty-value] "
          + "help: write a value, or take \"call_type\" out"
      ])
  }

  @Test(arguments: [
    Finding(
      "short: 1️⃣Sync",
      "1 error: \"short\" cannot be \"Sync\": the code has \"S\" (U+0053) "
        + "[bad-short] help: write it in lower case"),
    Finding(
      "short: 1️⃣ab",
      "1 error: \"short\" cannot be \"ab\": the code has 2 characters, "
        + "3 to 32 are allowed [bad-short] help: use between 3 and 32 characters"),
  ])
  func refusesACodeThatNobodyCanType(finding: Finding) {
    #expect(CheckedText.meeting("title: A\n\(finding.text)\n").findings == finding.expected)
  }
}
