import Diagnostics
import SiteModel
import TestSupport
import Testing

@testable import SiteInput

struct MeetingFileReaderTests {
  private func read(
    _ path: String, _ marked: String, _ expected: String...
  ) -> [(fields: String, fileID: String?)] {
    let text = MarkedText(marked)
    let (drafts, diagnostics) = MeetingFileReader.read(text.source(path))
    #expect(text.described(diagnostics) == expected)
    return drafts.map { ($0.fields.described, $0.fileID) }
  }

  @Test(arguments: [
    ("Content/meetings/keynote.md", "---\ntitle: Hi\n---\n", "keynote"),
    ("keynote.yml", "title: Hi", "keynote"), ("a/b.c/keynote.yaml", "title: Hi", "keynote"),
    ("a/Keynote.JSON", "{\"title\": \"Hi\"}", "Keynote"),
    ("2026.keynote.YML", "title: Hi", "2026.keynote"),
  ])
  func takesOneMapForOneMeetingNamedByItsFile(path: String, text: String, id: String) {
    let drafts = read(path, text)
    #expect(drafts.map(\.fields) == ["{title: \"Hi\"}"])
    #expect(drafts.map(\.fileID) == [id])
  }

  @Test(arguments: [
    ("a.yml", "- id: a\n  title: x\n- id: b\n  title: y\n"),
    ("a.json", "[{\"id\": \"a\", \"title\": \"x\"}, {\"id\": \"b\", \"title\": \"y\"}]"),
    ("a.csv", "id,title\na,x\nb,y\n"), ("a.CSV", "id;title\r\na;x\r\nb;y\r\n"),
  ])
  func takesAListOrATableForManyMeetings(path: String, text: String) {
    let drafts = read(path, text)
    #expect(drafts.map(\.fields) == ["{id: \"a\", title: \"x\"}", "{id: \"b\", title: \"y\"}"])
    #expect(drafts.map(\.fileID) == [nil, nil])
  }

  @Test func placesEachMeeting() {
    for (path, marked) in [
      ("a.yml", "# x\n- 1️⃣id: a\n-\n  2️⃣id: b\n"), ("a.json", "[1️⃣{}, 2️⃣{}]"),
      ("a.csv", "id\n1️⃣a\n2️⃣b\n"),
    ] {
      let text = MarkedText(marked)
      let drafts = MeetingFileReader.read(text.source(path)).drafts
      #expect(drafts.map(\.place.offset) == [text.offsets[1], text.offsets[2]])
    }
  }

  @Test(arguments: [
    ("m.txt", "the ending \".txt\""), ("m.markdown", "the ending \".markdown\""),
    ("m", "no ending"),
    ("a.md/m", "no ending"), (".md", "no ending"), ("m.", "no ending"),
    ("m.XLSX", "the ending \".xlsx\""),
  ])
  func refusesOtherKindsOfFiles(path: String, found: String) {
    #expect(
      read(
        path, "title: x",
        "file error: a file of meetings cannot have \(found) [unknown-file-type] "
          + "help: meetings stand in files that end in .md, .yml, .yaml, .json or .csv"
      ).isEmpty)
  }

  @Test(arguments: [
    ("a.yml", ""), ("a.yaml", "# only\n"), ("a.json", "\n"), ("a.csv", "\u{FEFF}\n"),
    ("a.csv", ",,\n"),
  ])
  func refusesAFileWithoutAMeeting(path: String, text: String) {
    #expect(
      read(
        path, text,
        "file error: the file holds no meeting [empty-file] help: write one, or delete the file"
      ).isEmpty)
  }

  @Test(arguments: [("a.yml", "1️⃣[]"), ("a.json", "1️⃣[]"), ("a.csv", "1️⃣id,title\n")])
  func warnsOfAListOfNoMeetings(path: String, text: String) {
    #expect(
      read(
        path, text,
        "1 warning: the file holds a list of no meetings [no-meetings] "
          + "help: add one, or delete the file"
      ).isEmpty)
  }

  @Test func refusesWhatIsNoMapOfKeys() {
    let help = "[not-a-map] help: write `key: value`, with a space after the colon"
    #expect(
      read(
        "a.yml", "1️⃣title:Meet",
        "1 error: a file of meetings consists of keys and values, and this is the text "
          + "\"title:Meet\" \(help)"
      ).isEmpty)
    #expect(
      read(
        "a.json", "1️⃣null",
        "1 error: a file of meetings consists of keys and values, and this is nothing \(help)"
      ).isEmpty)
    #expect(
      read(
        "a.yml", "- id: a\n- 1️⃣b\n- 2️⃣[c]\n-3️⃣\n- id: d\n",
        "1 error: a meeting in a list consists of keys and values, and this is the text \"b\" \(help)",
        "2 error: a meeting in a list consists of keys and values, and this is a list \(help)",
        "3 error: a meeting in a list consists of keys and values, and this is nothing \(help)"
      ).map(\.fields) == ["{id: \"a\"}", "{id: \"d\"}"])
  }

  @Test(arguments: ["a.md", "a.yml", "a.json", "a.csv"])
  func refusesOtherEncodingsInEveryFormat(path: String) {
    for (bytes, id) in [
      ([0xFF, 0xFE, 0x2D, 0], "utf16"), ([0x2D, 0xE9, 0x2D], "not-utf8"),
      ([0x2D, 0, 0x2D, 0], "utf16"),
    ] as [([UInt8], String)] {
      let (drafts, diagnostics) = MeetingFileReader.read(SourceText(path: path, bytes: bytes))
      #expect(drafts.isEmpty)
      #expect(diagnostics.map(\.id) == [id])
    }
  }

  @Test func readsSettings() {
    let text = MarkedText(
      """
      host: calls.example.com          # required, host only
      languages: [de, fa]              # further pages
      contact: mailto:help@example.com
      organizer: {name: Example Calls, email: help@example.com, url: https://example.com}
      look: {accent: "#0a7d5a", radius: 8}
      apps:                            # in the order of preference
        - id: main
          ios: {app_id: ABCDE12345.com.example.calls, open: "examplecalls://join/{callId}{?type,t}"}
          android:
            fingerprints: ["AB:CD"]
            open: examplecalls://join/{callId}{?type,t}
          stores: [{label: F-Droid, url: https://example.com/?a=b}]
      entry_points: []                 # defaults
      """)
    let (fields, diagnostics) = SettingsReader.read(text.source("Content/site.yml"))
    #expect(text.described(diagnostics) == [])
    #expect(
      fields.described
        == "{host: \"calls.example.com\", languages: [\"de\", \"fa\"], "
        + "contact: \"mailto:help@example.com\", organizer: {name: \"Example Calls\", "
        + "email: \"help@example.com\", url: \"https://example.com\"}, "
        + "look: {accent: \"#0a7d5a\", radius: \"8\"}, apps: [{id: \"main\", "
        + "ios: {app_id: \"ABCDE12345.com.example.calls\", "
        + "open: \"examplecalls://join/{callId}{?type,t}\"}, android: {fingerprints: [\"AB:CD\"], "
        + "open: \"examplecalls://join/{callId}{?type,t}\"}, "
        + "stores: [{label: \"F-Droid\", url: \"https://example.com/?a=b\"}]}], entry_points: []}"
    )
    #expect(SettingsReader.read(MarkedText("# empty\n").source()).fields.isEmpty)
  }

  @Test func refusesSettingsThatAreNoMap() {
    for (marked, found) in [
      ("1️⃣- host: x\n", "a list"), ("1️⃣calls.example.com", "the text \"calls.example.com\""),
    ] {
      let text = MarkedText(marked)
      let (fields, diagnostics) = SettingsReader.read(text.source("site.yml"))
      #expect(fields.isEmpty)
      #expect(
        text.described(diagnostics) == [
          "1 error: a file of settings consists of keys and values, and this is \(found) "
            + "[not-a-map] help: write `key: value`, with a space after the colon"
        ])
    }
  }
}
