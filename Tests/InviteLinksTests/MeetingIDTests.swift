import InviteLinks
import Testing

struct MeetingIDTests {
  @Test(arguments: [
    "a", "7", "keynote", "all-hands-2027", "0123456", "12e3", "a-", "a--b", "com", "com10", "lpt",
    "console", "index-2", "4040", "90071992547409931", String(repeating: "x", count: 64),
  ])
  func takesAnIDAsItIs(text: String) throws {
    #expect(try MeetingID(text).text == text)
  }

  @Test(arguments: [
    ("", MeetingID.Problem.empty),
    ("Keynote", .character("K", offset: 0)),
    ("key note", .character(" ", offset: 3)),
    ("key_note", .character("_", offset: 3)),
    ("müsli", .character("ü", offset: 1)),
    ("abc\u{200B}123", .character("\u{200B}", offset: 3)),
    ("ab\u{A0}", .character("\u{A0}", offset: 2)),
    ("cafe\u{301}", .character("\u{301}", offset: 4)),
    ("a\r\nb", .character("\r", offset: 1)),
    ("..", .character(".", offset: 0)),
    ("a/b", .character("/", offset: 1)),
    ("12:30", .character(":", offset: 2)),
    ("\u{212A}", .character("\u{212A}", offset: 0)),
    ("-a", .leadingHyphen),
    (String(repeating: "x", count: 65), .tooLong(65)),
    ("index", .reserved("index")), ("404", .reserved("404")),
    ("con", .reserved("con")), ("prn", .reserved("prn")), ("aux", .reserved("aux")),
    ("nul", .reserved("nul")), ("com0", .reserved("com0")), ("com9", .reserved("com9")),
    ("lpt0", .reserved("lpt0")), ("lpt9", .reserved("lpt9")),
  ])
  func refusesWhatIsNoID(text: String, problem: MeetingID.Problem) {
    #expect(throws: problem) { try MeetingID(text) }
  }

  @Test(arguments: [
    (
      "abc\u{200B}123", 3, "the id has a zero width space (U+200B)",
      "delete it, it was probably pasted along"
    ),
    ("abC", 2, "the id has \"C\" (U+0043)", "write it in lower case"),
    ("a b", 1, "the id has a blank (U+0020)", "write a hyphen instead"),
    (
      "aé", 1, "the id has \"é\" (U+00E9)",
      "an id is made of a–z, 0–9 and hyphens and begins with a letter or a digit"
    ),
    (
      "aux", nil, "the id \"aux\" is reserved",
      "Windows keeps this name for a device and cannot hold such a folder: use another"
    ),
    (
      "404", nil, "the id \"404\" is reserved",
      "web servers keep this name for their own pages: use another"
    ),
  ])
  func namesTheCharacterAndItsPlace(
    text: String, offset: Int?, message: String, help: String
  ) throws {
    let problem = try #require(throws: MeetingID.Problem.self) { try MeetingID(text) }
    #expect(problem.offset == offset)
    #expect(problem.message == message)
    #expect(problem.help == help)
  }

  @Test func sortsByBytes() throws {
    let ids = try ["b", "a-b", "a", "a1", "10", "9"].map { try MeetingID($0) }
    #expect(ids.sorted().map(\.text) == ["10", "9", "a", "a-b", "a1", "b"])
  }
}
