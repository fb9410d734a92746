import Diagnostics
import SiteModel
import TestSupport
import Testing

@testable import SiteInput

/// How rows and dotted columns become meetings.
struct TableDraftsTests {
  private func drafts(_ marked: String, _ expected: String...) -> [String] {
    let text = MarkedText(marked)
    let (drafts, diagnostics) = MeetingFileReader.read(text.source("a.csv"))
    #expect(text.described(diagnostics) == expected)
    #expect(drafts.allSatisfy { $0.fileID == nil && $0.body == nil })
    return drafts.map(\.fields.described)
  }

  @Test func makesAMeetingOfEachRow() {
    #expect(
      drafts("id,title,start\n007,no,\n\"9\",\"Q&A, part 2\", \n") == [
        "{id: \"007\", title: \"no\", start: -}", "{id: \"9\", title: \"Q&A, part 2\", start: -}",
      ])
  }

  @Test func readsALineBreakInACellAsOneLineFeed() {
    #expect(
      drafts("id,name,note\r\n9,\"Q&A, part 2\",\"room B\r\nfloor 3\"\r\n") == [
        "{id: \"9\", name: \"Q&A, part 2\", note: \"room B\nfloor 3\"}"
      ])
  }

  @Test func buildsListsAndMapsFromDottedColumns() {
    #expect(
      drafts(
        "id,entry_points.0.uri,organizer.name,entry_points.1.type,entry_points.0.type,tags.0\n"
          + "a,https://example.com,Ana,phone,video,x\n"
          + "b,,,sip,,\n"
          + "c,,,,,\n") == [
          "{id: \"a\", entry_points: [{uri: \"https://example.com\", type: \"video\"}, {type: \"phone\"}], "
            + "organizer: {name: \"Ana\"}, tags: [\"x\"]}",
          "{id: \"b\", entry_points: [{type: \"sip\"}], organizer: -, tags: -}",
          "{id: \"c\", entry_points: -, organizer: -, tags: -}",
        ])
    #expect(drafts("a.b.c.d.e.f.g.h\nx") == ["{a: {b: {c: {d: {e: {f: {g: {h: \"x\"}}}}}}}}"])
    let header = (0..<12).map { "tags.\($0)" }.joined(separator: ";")
    let row = (0..<12).map(String.init).joined(separator: ";")
    #expect(
      drafts("\(header)\n\(row)")
        == ["{tags: [\((0..<12).map { "\"\($0)\"" }.joined(separator: ", "))]}"])
  }

  @Test func placesFieldsInTheHeaderAndValuesInTheRow() throws {
    let text = MarkedText(
      "1️⃣id,\"2️⃣organizer.3️⃣name\",4️⃣tags.0,tags.1\n5️⃣a,6️⃣\"Ä\",,7️⃣c\n")
    // A quoted name begins at its quote.
    let (drafts, diagnostics) = MeetingFileReader.read(text.source("a.csv"))
    #expect(diagnostics.isEmpty)
    let draft = try #require(drafts.first)
    #expect(draft.place.offset == text.offsets[5])
    #expect(draft.fields.map(\.name) == ["id", "organizer", "tags"])
    #expect(draft.fields[0].place.offset == text.offsets[1])
    #expect(draft.fields[1].place.offset == text.offsets[2].map { $0 - 1 })
    #expect(draft.fields[2].place.offset == text.offsets[4])
    #expect(draft.fields[0].value.place.offset == text.offsets[5])
    #expect(draft.fields[1].value.place.offset == text.offsets[6])
    #expect(draft.fields[2].value.place.offset == text.offsets[7])
    guard case .fields(let organizer) = draft.fields[1].value.content else {
      Issue.record("no map")
      return
    }
    #expect(organizer[0].place.offset == text.offsets[3])
  }

  @Test func leavesTheSplittingAtBarsToTheKey() throws {
    let text = MarkedText("id,tags,note\na,1️⃣red |2️⃣größe| |3️⃣x,\"4️⃣a \"\"b\"\" | 5️⃣c\r\nd|6️⃣e\"\n")
    let draft = try #require(MeetingFileReader.read(text.source("a.csv")).drafts.first)
    let tags = try #require(draft.fields["tags"])
    #expect(tags.described == "\"red |größe| |x\"")
    let items = try #require(tags.cellItems)
    #expect(items.map(\.described) == ["\"red\"", "\"größe\"", "-", "\"x\""])
    #expect(
      items.map(\.place.offset) == [
        text.offsets[1], text.offsets[2], text.offsets[3].map { $0 - 1 }, text.offsets[3],
      ])
    let notes = try #require(draft.fields["note"]?.cellItems)
    #expect(notes.map(\.described) == ["\"a \"b\"\"", "\"c\nd\"", "\"e\""])
    #expect(notes.map(\.place.offset) == [4, 5, 6].map { text.offsets[$0] })
    let other = try #require(
      MeetingFileReader.read(SourceText(path: "a.yml", text: "tags: a|b")).drafts.first)
    #expect(other.fields["tags"]?.cellItems == nil)
  }

  @Test(arguments: [
    ("1️⃣.a", ".a"), ("a.1️⃣", "a."), ("a.1️⃣.b", "a..b"), ("a.1️⃣00.b", "a.00.b"), ("a.1️⃣01", "a.01"),
    ("a.b.c.d.e.f.g.h.1️⃣i", "a.b.c.d.e.f.g.h.i"),
  ])
  func refusesNamesThatLeadNowhere(marked: String, name: String) {
    #expect(
      drafts(
        "id,\(marked)\nx,y\n",
        "1 error: \"\(name)\" is no name of a column [csv-column-name] help: write it like "
          + "entry_points.0.uri: names and numbers, counted from 0, between dots")
        == ["{id: \"x\"}"])
  }

  @Test(arguments: [
    ("2️⃣a", "1️⃣a.b", "cannot both be columns"), ("2️⃣a.b", "1️⃣a", "cannot both be columns"),
    ("2️⃣a.0.x", "1️⃣a.0", "cannot both be columns"),
    ("2️⃣a.0", "1️⃣a.b", "mix numbers and names in one place"),
    ("2️⃣a.b.c", "1️⃣a.0", "mix numbers and names in one place"),
  ])
  func refusesColumnsThatContradictEachOther(first: String, second: String, reason: String) {
    let names = [first, second].map { MarkedText($0).text }
    let kept = drafts(
      "\(first),\(second),id\nx,y,z\n",
      "1 error: \"\(names[0])\" and \"\(names[1])\" \(reason) [csv-column-conflict] "
        + "help: rename or delete one of them; 2 note: the other one")
    #expect(kept.count == 1)
  }

  @Test(arguments: [
    ("tags.1️⃣1", "1", 0), ("tags.0,tags.1️⃣2,tags.3", "2", 1), ("tags.10,tags.0,tags.1️⃣2", "2", 1),
    ("tags.0,tags.1️⃣18446744073709551616", "18446744073709551616", 1),
  ])
  func refusesGapsInTheNumbersOfAList(marked: String, number: String, missing: Int) {
    let cells = marked.split(separator: ",").map { _ in "x" }.joined(separator: ",")
    _ = drafts(
      "\(marked)\n\(cells)\n",
      "1 error: \"tags.\(number)\" has the number \(number), but there is no \(missing) "
        + "[csv-column-gap] help: count from 0 without a gap")
  }

  @Test func warnsOfATableWithoutRows() {
    #expect(
      drafts(
        "1️⃣id,title\n",
        "1 warning: the file holds a list of no meetings [no-meetings] "
          + "help: add one, or delete the file") == [])
  }
}
