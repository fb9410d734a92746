import Diagnostics
import Foundation
import InviteLinks
import SiteModel
import SitePlan
import Testing

/// Short codes: made, chosen, kept.
struct ShortCodeTests {
  @Test func makesACodeThatNeverMoves() throws {
    let site = PlannedSite(meetingFile("keynote"))
    #expect(site.findings.isEmpty)
    let links = try #require(site.links(of: "keynote"))
    #expect(links.code == "p6swnyskp")
    #expect(links.shownCode == links.code)
    #expect(links.codes == [links.code])
    #expect(site.book.shortURL(links.code) == "https://calls.example.com/j/p6swnyskp/")
  }

  @Test func showsAnOwnCodeBesideTheGeneratedOne() throws {
    let site = PlannedSite(meetingFile("keynote", "short: all-hands"))
    #expect(site.findings.isEmpty)
    let links = try #require(site.links(of: "keynote"))
    #expect(links.shownCode == "all-hands")
    #expect(links.codes == [links.code, "all-hands"])
    #expect(
      site.pages == [
        "join/keynote: join keynote", "j/\(links.code): short keynote",
        "j/all-hands: short keynote",
      ])
  }

  @Test func givesDraftsNoCode() {
    let site = PlannedSite(meetingFile("keynote", "visibility: draft") + meetingFile("b"))
    #expect(site.findings.isEmpty)
    #expect(site.book.lock.entries.map(\.id) == ["b"])
    #expect(site.pages.allSatisfy { $0.hasSuffix(" b") })
  }

  @Test func keepsTheCodeWhenLengthHostAndStyleChange() throws {
    let before = PlannedSite(meetingFile("keynote"))
    let after = PlannedSite(
      """
      -- Content/site.yml --
      host: other.example.com
      name: Example
      links: {join: stream, short_length: 12}

      """ + meetingFile("keynote") + meetingFile("new"), lock: before.book.lock)
    #expect(after.findings.isEmpty)
    #expect(try #require(after.links(of: "keynote")).code == before.links(of: "keynote")?.code)
    #expect(try #require(after.links(of: "keynote")).uid == "keynote@calls.example.com")
    #expect(try #require(after.links(of: "new")).code.utf8.count == 13)
  }

  /// A code that was given out leads to its meeting for ever, also after the organiser drops it.
  @Test func keepsAnOwnCodeThatIsNotAskedForAnyMore() throws {
    let before = PlannedSite(meetingFile("keynote", "short: all-hands"))
    let after = PlannedSite(meetingFile("keynote", "short: opening"), lock: before.book.lock)
    #expect(after.findings.isEmpty)
    let links = try #require(after.links(of: "keynote"))
    #expect(links.shownCode == "opening")
    #expect(links.codes == [links.code, "all-hands", "opening"])
  }

  @Test(arguments: [
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      short: 1️⃣sync
      -- Content/meetings/b.yml --
      title: B
      short: 2️⃣sync
      """,
      "2 error: the short code \"sync\" leads to \"a\" [code-taken] help: choose another: a code that "
        + "was given out keeps its meaning for ever; 1 note: \"sync\" is here"),
    // Typed by hand both are the same: hyphens are left out, o is 0, i and l are 1.
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      short: 1️⃣all-101
      -- Content/meetings/b.yml --
      title: B
      short: 2️⃣al-li0l
      """,
      "2 error: the short code \"al-li0l\" reads like \"all-101\", which leads to \"a\" [code-taken] "
        + "help: choose another: a code that was given out keeps its meaning for ever; "
        + "1 note: \"all-101\" is here"),
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      short: 1️⃣bcd-fgh-jkq
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      2️⃣{"id":"keynote","uid":"keynote@calls.example.com","code":"bcdfghjkq","own":[],\
      "addresses":["/join/keynote/"],"sequence":0,"event":"","state":"removed"}
      ]}
      """,
      "1 error: the short code \"bcd-fgh-jkq\" reads like \"bcdfghjkq\", which leads to \"keynote\" "
        + "[code-taken] help: choose another: a code that was given out keeps its meaning for ever; "
        + "2 note: \"bcdfghjkq\" is here"),
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      short: 1️⃣sync
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      {"id":"a","uid":"a@calls.example.com","code":"bcdfghjkq","own":[],\
      "addresses":["/join/a/"],"sequence":0,"event":"","state":"live"},
      2️⃣{"id":"b","uid":"b@calls.example.com","code":"00000000 8","own":["sync"],\
      "addresses":["/join/b/"],"sequence":0,"event":"","state":"removed"}
      ]}
      """.replacingOccurrences(of: "00000000 8", with: "000000008"),
      "1 error: the short code \"sync\" leads to \"b\" [code-taken] help: choose another: a code that "
        + "was given out keeps its meaning for ever; 2 note: \"sync\" is here"),
  ])
  func givesACodeToOneMeetingOnly(finding: Finding) {
    #expect(PlannedSite(finding.text).findings == finding.expected)
  }

  @Test func doesNotDependOnTheOrderOfFiles() {
    let text = (0..<40).map { meetingFile("talk-\($0)") }.joined()
    #expect(PlannedSite(text, reversed: true).lockText == PlannedSite(text).lockText)
  }

  /// The space is small (810,000 codes), so that meetings meet in it.
  @Test func keepsTenThousandCodesApartAndInPlace() throws {
    let (book, findings) = LinkBook.make(
      for: try Site.many(0..<10_000, codeLength: 4), lock: LinkLock())
    #expect(findings.isEmpty)
    let codes = book.links.map(\.code)
    #expect(Set(codes.map(ShortCode.repaired)).count == 10_000)
    #expect(codes.allSatisfy { $0.utf8.count == 5 })

    let (more, moreFindings) = LinkBook.make(
      for: try Site.many(0..<10_001, codeLength: 4), lock: book.lock)
    #expect(moreFindings.isEmpty)
    let before = Dictionary(uniqueKeysWithValues: book.lock.entries.map { ($0.id, $0) })
    #expect(more.lock.entries.count == 10_001)
    #expect(more.lock.entries.allSatisfy { before[$0.id] == nil || before[$0.id] == $0 })

    // Some had to take a later code of their series; without the lock they might move.
    let firstChoice = try book.lock.entries.filter { entry in
      ShortCode.derived(
        host: book.host, id: try MeetingID(entry.id), attempt: 0, length: 4
      ).text == entry.code
    }
    #expect(firstChoice.count < 10_000)
  }

  @Test func saysWhenNoCodeIsFree() throws {
    let host = try HostName("calls.example.com")
    let id = try MeetingID("keynote")
    var codes: [String] = []
    for attempt in 0..<1000 {
      let code = ShortCode.derived(host: host, id: id, attempt: attempt, length: 4).text
      if !codes.contains(code) { codes.append(code) }
    }
    let lines = codes.map { code in
      "{\"id\":\"taken-\(code)\",\"uid\":\"\(code)@calls.example.com\",\"code\":\"\(code)\","
        + "\"own\":[],\"addresses\":[],\"sequence\":0,\"event\":\"\",\"state\":\"removed\"}"
    }
    let text = "{\"format\":1,\"meetings\":[\(lines.joined(separator: ","))]}"
    let lock = try #require(
      LinkLock.read(SourceText(path: "Content/links.lock.json", text: text)).lock)
    let site = PlannedSite(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example
      links: {short_length: 4}
      -- Content/meetings/keynote.yml --
      1️⃣title: A
      """, lock: lock)
    #expect(
      site.findings.filter { $0.contains("[no-free-code]") } == [
        "1 error: no short code of 4 symbols is free for \"keynote\" [no-free-code] "
          + "help: raise links.short_length; the codes that were given out stay"
      ])
  }
}
