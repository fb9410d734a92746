import Diagnostics
import Foundation
import SitePlan
import TestSupport
import Testing

/// The lock file: what is written is read back, and nothing else is.
struct LinkLockTests {
  private static func read(_ text: String) -> (lock: LinkLock?, findings: [String]) {
    let file = MarkedFiles("-- Content/links.lock.json --\n\(text)")
    guard let source = file.sources.first else { return (nil, ["no source"]) }
    let (lock, diagnostics) = LinkLock.read(source)
    return (lock, file.described(diagnostics))
  }

  private static let keynote =
    #"{"id":"keynote","uid":"keynote@calls.example.com","code":"7kq2mn4xv","own":["all-hands"],"#
    + #""addresses":["/join/Room_7/","/join/keynote/"],"sequence":2,"event":"0123456789abcdef","#
    + #""state":"live"}"#
  private static let opening =
    #"{"id":"opening","uid":"a\"b\\c@example.com","code":"000000008","own":[],"#
    + #""addresses":["/join/opening/"],"sequence":0,"event":"","state":"removed"}"#
  private static func file(_ lines: String...) -> String {
    "{\"format\":1,\"meetings\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }

  @Test func writesOneLineAMeeting() throws {
    let text = Self.file(Self.keynote, Self.opening)
    let (lock, findings) = Self.read(text)
    #expect(findings.isEmpty)
    #expect(String(decoding: try #require(lock).bytes, as: UTF8.self) == text)
    #expect(
      try #require(lock).entries.map(\.uid) == ["keynote@calls.example.com", "a\"b\\c@example.com"])
  }

  @Test func readsWhatABuildWrites() throws {
    let site = PlannedSite(
      meetingFile("a", "start: 2027-03-01 09:30", "short: all-hands") + meetingFile("b"))
    let (lock, findings) = Self.read(site.lockText)
    #expect(findings.isEmpty)
    #expect(lock == site.book.lock)
  }

  @Test func changesNothingWhenNothingChanged() throws {
    let text = (0..<20).map { meetingFile("m\($0)", "aliases: [old-\($0)]") }.joined()
    let first = PlannedSite(text)
    let second = PlannedSite(text, lock: try #require(Self.read(first.lockText).lock))
    #expect(second.findings.isEmpty)
    #expect(second.lockText == first.lockText)
    #expect(!second.book.lock.isNew(after: try #require(Self.read(first.lockText).lock)))
  }

  /// The file may be public; a title of an unlisted meeting must not be.
  @Test(arguments: ["path", "stream", "cometchat"])
  func holdsNoTitle(style: String) {
    let site = PlannedSite(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example
      timezone: Europe/Berlin
      links: {join: \(style)}
      -- Content/meetings/a.yml --
      title: Takeover
      start: 2027-03-01 09:30
      location: Vault
      passcode: '1234'
      """)
    #expect(site.findings.isEmpty)
    for secret in ["Takeover", "Vault", "1234"] { #expect(!site.lockText.contains(secret)) }
  }

  /// Entries in another order are the same lock, written anew in the order of ids.
  @Test func sortsByID() throws {
    let lock = try #require(Self.read(Self.file(Self.opening, Self.keynote)).lock)
    #expect(String(decoding: lock.bytes, as: UTF8.self) == Self.file(Self.keynote, Self.opening))
    #expect(lock.isNew(after: lock))
  }

  /// Who keeps the lines of both sides of a conflict need not know where a comma belongs.
  @Test(arguments: [
    "\(keynote)\n\(opening)", "\(keynote)\n\n  \(opening)", "\(keynote)\r\n\(opening)\r",
    "\(keynote),\n\(opening),", "\(opening)\n\(keynote) ,\n", "\(keynote)\n\(keynote),\n\(opening)",
  ])
  func takesTheLinesOfBothSidesOfAMerge(lines: String) throws {
    let (lock, findings) = Self.read("{\"format\":1,\"meetings\":[\n\(lines)\n]}\n")
    #expect(findings.isEmpty)
    #expect(try #require(lock).entries.map(\.id) == ["keynote", "opening"])
    #expect(
      String(decoding: try #require(lock).bytes, as: UTF8.self)
        == Self.file(Self.keynote, Self.opening))
    #expect(try #require(lock).isNew(after: try #require(lock)))
  }

  /// Places are those of the file as it stands.
  @Test func findsMistakesBetweenLinesWithoutCommas() {
    let (lock, findings) = Self.read(
      "{\"format\":1,\"meetings\":[\n\(Self.keynote)\n"
        + Self.opening.replacingOccurrences(of: "\"removed\"", with: "1️⃣\"gone\"") + ",\n]}\n")
    #expect(lock == nil)
    #expect(
      findings == [
        "1 error: the lock file is damaged: \"state\" cannot be \"gone\" [damaged-lock] \(Self.again)"
      ])
  }

  private static let again = "help: take the file from version control"
  private static let newer = "help: it was written by a newer linksite: use that version"
  private static let published = "help: of the two lines keep the one whose links were published"

  @Test(arguments: [
    Finding(
      "{\"format\":1,\"meetings\":[1️⃣",
      "1 error: the lock file cannot be read: the text ends in the middle [damaged-lock] \(again)"),
    Finding(
      "1️⃣<<<<<<< HEAD\n" + file(keynote),
      "1 error: the lock file cannot be read: expected a value, found < [damaged-lock] "
        + "help: keep the lines of both sides, one a meeting, then build again"),
    Finding(
      file(keynote) + "1️⃣>>>>>>> theirs\n",
      "1 error: the lock file cannot be read: text after the end of the document: > [damaged-lock] "
        + "help: keep the lines of both sides, one a meeting, then build again"),
    Finding(
      file("\(keynote)1️⃣\(opening)"),
      "1 error: the lock file cannot be read: a comma is missing before { [damaged-lock] \(again)"),
    Finding(
      "1️⃣[]",
      "1 error: the lock file is damaged: the lock file names no format [damaged-lock] \(again)"),
    Finding(
      "{\"format\":1️⃣2,\"meetings\":[]}",
      "1 error: the lock file has the format 2, which this version does not know [newer-lock] \(newer)"
    ),
    Finding(
      "{\"format\":1,\"meetings\":1️⃣{}}",
      "1 error: the lock file is damaged: \"meetings\" is no list [damaged-lock] \(again)"),
    Finding(
      "{\"format\":1,1️⃣\"key\":\"x\",\"meetings\":[]}",
      "1 error: the lock file has the key \"key\", which this version does not know [newer-lock] "
        + newer),
    Finding(
      file(#"{1️⃣"note":"x","# + String(keynote.dropFirst())),
      "1 error: the lock file has the key \"note\", which this version does not know [newer-lock] "
        + newer),
    Finding(
      file("1️⃣7"),
      "1 error: the lock file is damaged: a number stands where an object should [damaged-lock] "
        + again),
    Finding(
      file("1️⃣" + keynote.replacingOccurrences(of: "\"sequence\":2,", with: "")),
      "1 error: the lock file is damaged: \"sequence\" is missing [damaged-lock] \(again)"),
    Finding(
      file(keynote.replacingOccurrences(of: "\"own\":", with: "1️⃣\"code\":\"7kq2mn4xv\",\"own\":")),
      "1 error: the lock file is damaged: \"code\" is given twice [damaged-lock] \(again)"),
    Finding(
      file(keynote.replacingOccurrences(of: "\"keynote\",\"uid\"", with: "1️⃣\"../x\",\"uid\"")),
      "1 error: the lock file is damaged: \"id\" cannot be \"../x\" [damaged-lock] \(again)"),
    // The check symbol tells a code that was changed by hand.
    Finding(
      file(keynote.replacingOccurrences(of: "\"7kq2mn4xv\"", with: "1️⃣\"7kq2mn4xw\"")),
      "1 error: the lock file is damaged: \"code\" cannot be \"7kq2mn4xw\" [damaged-lock] \(again)"),
    Finding(
      file(keynote.replacingOccurrences(of: "\"all-hands\"", with: "1️⃣\"All hands\"")),
      "1 error: the lock file is damaged: \"own\" cannot hold \"All hands\" [damaged-lock] \(again)"
    ),
    // An address becomes a path in the output.
    Finding(
      file(keynote.replacingOccurrences(of: "\"/join/Room_7/\"", with: "1️⃣\"/join/../../x/\"")),
      "1 error: the lock file is damaged: \"addresses\" cannot hold \"/join/../../x/\" [damaged-lock] "
        + again),
    Finding(
      file(keynote.replacingOccurrences(of: "\"/join/Room_7/\"", with: "1️⃣\"/join/\"")),
      "1 error: the lock file is damaged: \"addresses\" cannot hold \"/join/\" [damaged-lock] \(again)"
    ),
    Finding(
      file(keynote.replacingOccurrences(of: "\"sequence\":2", with: "\"sequence\":1️⃣-1")),
      "1 error: the lock file is damaged: \"sequence\" is no number [damaged-lock] \(again)"),
    Finding(
      file(keynote.replacingOccurrences(of: "\"live\"", with: "1️⃣\"dead\"")),
      "1 error: the lock file is damaged: \"state\" cannot be \"dead\" [damaged-lock] \(again)"),
    Finding(
      file(keynote.replacingOccurrences(of: "\"0123456789abcdef\"", with: "1️⃣\"Budget call\"")),
      "1 error: the lock file is damaged: \"event\" cannot be \"Budget call\" [damaged-lock] \(again)"
    ),
  ])
  func refusesADamagedFile(finding: Finding) {
    let (lock, findings) = Self.read(finding.text)
    #expect(lock == nil)
    #expect(findings == finding.expected)
  }

  /// As after a merge of two branches: nobody but their authors knows which line was published.
  @Test(arguments: [
    Finding(
      file(
        "1️⃣" + keynote,
        "2️⃣" + keynote.replacingOccurrences(of: "\"sequence\":2", with: "\"sequence\":3")),
      "2 error: the lock file gives the id \"keynote\" twice, also to \"keynote\" [lock-clash] "
        + "\(published); 1 note: the other line is here"),
    Finding(
      file("1️⃣" + keynote, "2️⃣" + opening.replacingOccurrences(of: "000000008", with: "7kq2mn4xv")),
      "2 error: the lock file gives the short code \"7kq2mn4xv\" twice, also to \"keynote\" "
        + "[lock-clash] \(published); 1 note: the other line is here"),
    Finding(
      file(
        "1️⃣" + keynote,
        "2️⃣" + opening.replacingOccurrences(of: "\"own\":[]", with: "\"own\":[\"a-llhands\"]")),
      "2 error: the lock file gives the short code \"a-llhands\" twice, also to \"keynote\" "
        + "[lock-clash] \(published); 1 note: the other line is here"),
    Finding(
      file(
        "1️⃣" + keynote,
        "2️⃣" + opening.replacingOccurrences(of: "/join/opening/", with: "/join/room_7/")),
      "2 error: the lock file gives the address /join/room_7/ twice, also to \"keynote\" "
        + "[lock-clash] \(published); 1 note: the other line is here"),
    Finding(
      file(
        "1️⃣" + keynote,
        "2️⃣"
          + opening.replacingOccurrences(
            of: #"a\"b\\c@example.com"#, with: "keynote@calls.example.com")),
      "2 error: the lock file gives the UID \"keynote@calls.example.com\" twice, also to \"keynote\" "
        + "[lock-clash] \(published); 1 note: the other line is here"),
  ])
  func refusesANameThatTwoLinesGive(finding: Finding) {
    let (lock, findings) = Self.read(finding.text)
    #expect(lock == nil)
    #expect(findings == finding.expected)
  }

  @Test func neverCrashesOnAnyBytes() {
    let whole = Array(Self.file(Self.keynote, Self.opening).utf8)
    for index in whole.indices {
      var bytes = whole
      bytes[index] = bytes[index] &+ 1
      _ = LinkLock.read(SourceText(path: "x", bytes: bytes))
      _ = LinkLock.read(SourceText(path: "x", bytes: Array(whole[..<index])))
    }
  }
}

/// `--locked`: a build that would change the lock file is refused.
struct LockedBuildTests {
  private static func error(_ text: String, after lock: LinkLock) -> String? {
    let site = PlannedSite(text, lock: lock)
    return site.book.lock.changeError(after: lock).map { MarkedFiles("").described([$0])[0] }
  }

  private static func lock(_ text: String) throws -> LinkLock {
    let source = SourceText(
      path: "Content/links.lock.json", bytes: PlannedSite(text).book.lock.bytes)
    return try #require(LinkLock.read(source).lock)
  }

  @Test func letsABuildPassThatChangesNothing() throws {
    #expect(Self.error(meetingFile("a"), after: try Self.lock(meetingFile("a"))) == nil)
  }

  @Test func namesWhatWouldChange() throws {
    let lock = try Self.lock(
      meetingFile("a") + meetingFile("b") + meetingFile("c") + meetingFile("d"))
    #expect(
      Self.error(
        meetingFile("a") + meetingFile("b", "short: all-hands") + meetingFile("e", "aliases: [d]")
          + meetingFile("f"),
        after: lock)
        == "Content/links.lock.json error: the lock file would change: new: \"e\", \"f\"; "
        + "changed: \"b\", \"c\"; merged into others: \"d\" [lock-changed] "
        + "help: build without --locked, and commit the lock file")
  }

  @Test func namesTheFirstFewOfMany() {
    #expect(
      Self.error((0..<9).map { meetingFile("m\($0)") }.joined(), after: LinkLock())
        == "- error: the lock file would change: new: \"m0\", \"m1\", \"m2\", \"m3\", \"m4\" and 4 "
        + "more [lock-changed] help: build without --locked, and commit the lock file")
  }

  @Test func seesThatThereIsNoFileYet() {
    #expect(
      Self.error("", after: LinkLock())
        == "- error: the lock file would change: there is none yet [lock-changed] "
        + "help: build without --locked, and commit the lock file")
  }

  @Test func seesAFileThatIsWrittenInAnotherWay() throws {
    let bytes = PlannedSite(meetingFile("a")).book.lock.bytes
    let source = SourceText(path: "Content/links.lock.json", bytes: bytes + [0x0A])
    #expect(
      Self.error(meetingFile("a"), after: try #require(LinkLock.read(source).lock))
        == "Content/links.lock.json error: the lock file would change: it is written in another way "
        + "[lock-changed] help: build without --locked, and commit the lock file")
  }
}
