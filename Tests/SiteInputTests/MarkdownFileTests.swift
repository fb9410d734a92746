import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteInput

/// Markdown files: front matter and body.
struct MarkdownFileTests {
  private func read(_ marked: String, _ expected: String...) -> MeetingDraft? {
    let text = MarkedText(marked)
    let (drafts, diagnostics) = MeetingFileReader.read(text.source("Content/meetings/m1.md"))
    #expect(text.described(diagnostics) == expected)
    #expect(drafts.count <= 1)
    return drafts.first
  }

  @Test func readsKeysAndBody() throws {
    let draft = try #require(read("---\ntitle: Meet\ntags: [a]\n---\n# Welcome\n\nText\n"))
    #expect(draft.fields.described == "{title: \"Meet\", tags: [\"a\"]}")
    #expect(draft.body?.described == "\"# Welcome\n\nText\n\"")
    #expect(draft.fileID == "m1")
    #expect(draft.place.offset == 0)
  }

  @Test func closesAtTheFirstLineOfThreeHyphensOnly() throws {
    let draft = try #require(
      read("---\nid: m12\nname: plan --- final\n---\nIntro\n\n---\n\nid: not metadata\n"))
    #expect(draft.fields.described == "{id: \"m12\", name: \"plan --- final\"}")
    #expect(draft.body?.described == "\"Intro\n\n---\n\nid: not metadata\n\"")
    let blanks = try #require(read("---  \t\nid: a\n--- \t\nb\n"))
    #expect(blanks.fields.described == "{id: \"a\"}")
    #expect(blanks.body?.described == "\"b\n\"")
  }

  @Test(arguments: ["---\nid: m13\nname: Short\n---", "---\nid: m13\nname: Short\n---\n \n\t\n"])
  func closesAtTheEndOfTheFile(text: String) throws {
    let draft = try #require(read(text))
    #expect(draft.fields.described == "{id: \"m13\", name: \"Short\"}")
    #expect(draft.body?.described == "-")
  }

  @Test(arguments: ["\r\n", "\r"])
  func readsEveryLineEnd(lineEnd: String) throws {
    let text = "---\ntitle: Meet\ndescription: |\n  one\n  two\n---\nfirst\n\nsecond\n"
    let draft = try #require(read(text.replacingOccurrences(of: "\n", with: lineEnd)))
    #expect(draft.fields.described == "{title: \"Meet\", description: \"one\ntwo\n\"}")
    #expect(draft.body?.described == "\"first\n\nsecond\n\"")
    let mixed = try #require(read("---\r\ntitle: Meet\nid: x\r\n---\na\r\nb\nc\rd\r\n"))
    #expect(mixed.fields.described == "{title: \"Meet\", id: \"x\"}")
    #expect(mixed.body?.described == "\"a\nb\nc\nd\n\"")
  }

  @Test func countsPlacesInTheWholeFile() throws {
    let text = MarkedText("\u{FEFF}1️⃣---\r\n2️⃣größe: 3️⃣ä\r\n---\r\n4️⃣Text\r\n")
    let (drafts, diagnostics) = MeetingFileReader.read(text.source("a.md"))
    #expect(diagnostics.isEmpty)
    let draft = try #require(drafts.first)
    let places: [Place?] = [
      draft.place, draft.fields[0].place, draft.fields[0].value.place, draft.body?.place,
    ]
    #expect(places.map { $0?.offset } == [1, 2, 3, 4].map { text.offsets[$0] })
  }

  @Test(arguments: ["---\n---\n", "---\n\n# none\n---\n", "---\r\n---"])
  func readsABlockWithoutKeys(text: String) throws {
    #expect(try #require(read(text)).fields.isEmpty)
  }

  @Test func namesTheLineOfABlockThatIsNeverClosed() {
    let error =
      "1 error: the block of keys that opens in line 1 is never closed [front-matter-not-closed] "
      + "help: end it with a line that is exactly \"---\""
    #expect(
      read(
        "1️⃣---\nid: m14\nname: Open\n2️⃣--\n\nWelcome text\n",
        error + "; 2 note: this line is not exactly \"---\"") == nil)
    #expect(
      read("1️⃣---\nid: m14\n2️⃣ ---\n", error + "; 2 note: this line is not exactly \"---\"") == nil)
    #expect(
      read("1️⃣---\nid: m14\n2️⃣----\n", error + "; 2 note: this line is not exactly \"---\"") == nil)
    #expect(read("1️⃣---\nid: m14\n- x\n--- x\n", error) == nil)
    #expect(read("1️⃣---", error) == nil)
  }

  @Test(arguments: [
    "1️⃣# Title\n---\nid: x\n---\n", "1️⃣", "1️⃣\n---\nid: x\n---\n", "1️⃣----\nid: x\n----\n",
    "1️⃣ ---\nid: x\n---\n",
    "1️⃣--- x\n---\n",
  ])
  func asksForABlockOfKeys(text: String) {
    #expect(
      read(
        text,
        "1 error: the file does not begin with a line \"---\" [front-matter-missing] "
          + "help: write the keys of the meeting between two such lines, above the description")
        == nil)
  }

  @Test func reportsMistakesInTheBlock() {
    #expect(
      read(
        "---\nid: m1\nname: Budget1️⃣: second round\n---\nText: more: text\n",
        "1 error: \"Budget: second round\" needs quotes: it contains a colon and a space "
          + "[yaml-needs-quotes] help: put quotes around it: \"Budget: second round\"") == nil)
    #expect(
      read(
        "---\n1️⃣- a\n---\n",
        "1 error: the front matter of a meeting consists of keys and values, and this is a list "
          + "[not-a-map] help: write `key: value`, with a space after the colon") == nil)
    #expect(
      read(
        "---\n1️⃣title:Meet\n---\n",
        "1 error: the front matter of a meeting consists of keys and values, and this is the text "
          + "\"title:Meet\" [not-a-map] help: write `key: value`, with a space after the colon")
        == nil)
    #expect(
      read(
        "---\ntitle: 1️⃣\"x\n---\n\"y\n---\n",
        "1 error: the quote that opens here is never closed [yaml-unclosed-quote] help: close it; if "
          + "it belongs to the text, put other quotes around it: '\"x'") == nil)
  }

  @Test func keepsTheRulesOfYAMLOutOfTheBody() throws {
    let draft = try #require(read("---\nid: x\n---\n@a: b: c \u{7}\u{2028} {x} #1\n\t- y\n"))
    #expect(draft.body?.described == "\"@a: b: c \u{7}\u{2028} {x} #1\n\t- y\n\"")
  }
}
