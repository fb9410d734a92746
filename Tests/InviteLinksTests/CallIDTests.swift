import InviteLinks
import Testing

struct CallIDTests {
  @Test(arguments: HostileText.all)
  func takesEveryLineOfText(hostile: HostileText) throws {
    #expect(try CallID(hostile.text).text.bytes == hostile.text.bytes)
    #expect(try CallType(hostile.text).text.bytes == hostile.text.bytes)
  }

  @Test(arguments: [
    ("", CallID.Problem.empty),
    ("a\nb", .control("\n", offset: 1)),
    ("é\tb", .control("\t", offset: 2)),
    ("a\0", .control("\0", offset: 1)),
    ("a\u{7F}", .control("\u{7F}", offset: 1)),
    ("a\u{85}", .control("\u{85}", offset: 1)),
    ("a\u{2028}", .control("\u{2028}", offset: 1)),
    ("a\u{202E}b", .control("\u{202E}", offset: 1)),
    (String(repeating: "é", count: 257), .tooLong(257)),
  ])
  func refusesControlsAndTooMuch(text: String, problem: CallID.Problem) {
    #expect(throws: problem) { try CallID(text) }
  }

  @Test(arguments: [
    ("", CallType.Problem.empty), ("a\r", .control("\r", offset: 1)),
    (String(repeating: "x", count: 257), .tooLong(257)),
  ])
  func refusesACallTypeByTheSameRules(text: String, problem: CallType.Problem) {
    #expect(throws: problem) { try CallType(text) }
    #expect(!problem.message.isEmpty && !problem.help.isEmpty)
  }

  @Test func takes256CodePoints() throws {
    let text = String(repeating: "e\u{301}", count: 128)
    #expect(try CallID(text).text.unicodeScalars.count == 256)
  }

  @Test func tellsUnicodeFormsApart() throws {
    #expect(try CallID("é") != CallID("e\u{301}"))
    #expect(try CallType("é") != CallType("e\u{301}"))
    #expect(try Set([CallID("é"), CallID("e\u{301}"), CallID("é")]).count == 2)
  }

  @Test(arguments: HostileText.all)
  func saysWhyAPathCannotHoldIt(hostile: HostileText) throws {
    let reason: String
    do {
      #expect(try PathID(hostile.text).text.bytes == hostile.text.bytes)
      reason = "fits"
    } catch CallID.Problem.notInPath(let scalar, let offset) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      reason = "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits) at \(offset)"
    } catch CallID.Problem.tooLongForPath(let count) {
      reason = "\(count) characters"
    }
    #expect(reason == hostile.inPath)
  }

  @Test func namesTheStylesWhenAPathCannotHoldIt() throws {
    let problem = try #require(throws: CallID.Problem.self) { try PathID("R&D") }
    #expect(
      problem.message
        == "the call id has \"&\" (U+0026), which cannot stand in the path of a link")
    #expect(
      problem.help
        == "links of style stream carry call ids of 1–64 characters A–Z a–z 0–9 _ -; "
        + "style cometchat carries any")
    #expect(problem.offset == 1)
  }

  @Test func findsTheMeetingIDInAPathID() throws {
    #expect(try PathID("keynote").meetingID == MeetingID("keynote"))
    #expect(try PathID("Keynote").meetingID == nil)
    #expect(try PathID(MeetingID("keynote")) == PathID("keynote"))
    #expect(try CallID(MeetingID("keynote")) == CallID(PathID("keynote")))
  }
}
