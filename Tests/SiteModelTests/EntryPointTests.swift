import SiteModel
import Testing

/// Ways to join beside the link.
struct EntryPointTests {
  @Test func takesEverySort() throws {
    let text = """
      title: A
      entry_points:
        - {type: video, uri: "https://video.example.com/r/7", label: Room 7}
        - {type: phone, uri: "tel:+49-30-5550100,,123456%23", region: DE, pin: "0042"}
        - {type: phone, uri: "tel:+43-1-5550100", region: AT}
        - {type: sip, uri: "sip:7@example.com"}
        - {type: chat, uri: "xmpp:7@chat.example.com"}
        - {type: more, uri: "https://example.com/numbers", meeting_code: abc, note: All numbers}

      """
    let (meeting, findings) = CheckedText.meeting(text)
    #expect(findings.isEmpty)
    let points = try #require(meeting).entryPoints
    #expect(points.map(\.kind) == [.video, .phone, .phone, .sip, .chat, .more])
    #expect(points[1].pin == "0042")
    #expect(points[5].meetingCode == "abc")
  }

  @Test func readsColumnsOfATable() throws {
    let (meeting, findings) = CheckedText.meeting(
      "id,title,entry_points.0.type,entry_points.0.uri\na,A,phone,tel:+49-30-5550100\n",
      path: "Content/meetings/all.csv")
    #expect(findings.isEmpty)
    #expect(try #require(meeting).entryPoints.map(\.uri) == ["tel:+49-30-5550100"])
  }

  @Test(arguments: [
    Finding(
      "- 1️⃣uri: https://example.com/",
      "1 error: \"type\" is missing [missing-key] help: one of: video, phone, sip, chat, more"),
    Finding(
      "- 1️⃣type: phone",
      "1 error: \"uri\" is missing [missing-key] help: for example tel:+49-30-5550100"),
    Finding(
      "- {type: 1️⃣telephone, uri: 'tel:+49-30-5550100'}",
      "1 error: \"type\" cannot be \"telephone\" [unknown-word] "
        + "help: one of: video, phone, sip, chat, more"),
    Finding(
      "- {type: phone, uri: 1️⃣+49-30-5550100}",
      "1 error: \"uri\" needs a whole address, found \"+49-30-5550100\" [bad-address] "
        + "help: for example tel:+49-30-5550100, without blanks"),
    Finding(
      "- {type: phone, uri: 1️⃣+49 30 5550100}",
      "1 error: \"uri\" needs a whole address, found \"+49 30 5550100\" [bad-address] "
        + "help: for example tel:+49-30-5550100, without blanks"),
    Finding(
      "- {type: phone, uri: 'tel:+491️⃣ 30 5550100'}",
      "1 error: \"uri\" holds U+0020, which cannot stand in an address [bad-address] "
        + "help: write a number with hyphens, for example tel:+49-30-5550100"),
    Finding(
      "- {type: phone, uri: 1️⃣'tel:help'}",
      "1 error: \"tel:help\" is not a phone number [bad-phone] "
        + "help: for example tel:+49-30-5550100,,123456%23 (a pause is \",\", the sign # is %23)"),
    Finding(
      "- {type: phone, uri: 1️⃣'tel:112#5'}",
      "1 error: \"tel:112#5\" is not a phone number [bad-phone] "
        + "help: for example tel:+49-30-5550100,,123456%23 (a pause is \",\", the sign # is %23)"),
    Finding(
      "- {type: video, uri: 1️⃣'http://video.example.com/'}",
      "1 error: \"uri\" cannot begin with \"http:\" [bad-scheme] help: use https:"),
    Finding(
      "- {type: sip, uri: 1️⃣'sip:'}",
      "1 error: \"sip:\" ends behind its scheme [bad-address] help: write the whole address"),
    Finding(
      "- 1️⃣{type: sip, uri: 'sip:1@example.com'}\n  - 2️⃣{type: sip, uri: 'sip:2@example.com'}",
      "2 error: more than one entry point of type \"sip\" [too-many-entry-points] "
        + "help: keep one; further links belong in the description; 1 note: the first one is here"),
    Finding(
      "- 1️⃣{type: more, uri: 'https://example.com/'}",
      "1 error: the only entry point has the type \"more\" [only-more-entry-points] "
        + "help: \"more\" adds to another way in; add one of type video, phone, sip or chat"),
    // What the first of them would be is not known, so the second is not the only one.
    Finding(
      "- {type: phone, uri: 1️⃣'https://example.com/'}\n"
        + "  - {type: more, uri: 'https://example.com/'}",
      "1 error: \"uri\" cannot begin with \"https:\" [bad-scheme] help: use tel:"),
  ])
  func saysWhatIsWrong(finding: Finding) {
    let (_, findings) = CheckedText.meeting("title: A\nentry_points:\n  \(finding.text)\n")
    #expect(findings == finding.expected)
  }
}
