import Diagnostics
import SiteModel
import TestSupport
import Testing

@testable import SiteInput

/// Whatever stands in a file: no reader crashes, and no place lies outside the file.
struct AnyBytesTests {
  private static let seeds: [(path: String, text: String)] = [
    (
      "a.yml",
      "# c\nhost: é \"x\" #1\nlook: {accent: \"#0a7d5a\", b: [c, 'd']}\napps:\n- id: &a x\n  y: |\n   z\n  k: *a\n"
    ),
    (
      "b.yml",
      "title: \"Ask # me\" now: {draft}\n? [a]\n: >-\n  x\n...\n---\n%x\n\tb: `c`\n\"\\x41\"\n"
    ),
    ("c.md", "---\r\ntitle: 'Grüße'\r\ntags: [a, b]\r\n---\r\nBody\r\n---\r\n"),
    ("d.csv", "sep=;\r\nid;\"a.0.b\";a.1.b;c\r\n\"x\"\"y\r\n\";é;2;\"z\"\r\n;;;\r\n"),
    ("e.json", "{\"id\": [1, 2.5e3, null, {\"é\": \"\\u00e9\"}], \"id\": true}"),
  ]

  private static let pieces: [[UInt8]] =
    [
      "\"", "'", "[", "]", "{", "}", ":", ": ", "#", " #", "-", "- ", "---\n", "\n", "\r", "\r\n",
      "\t", " ", ",", ";",
      "&a ", "*a", "!", "%", "@", "|", ">", "?", "\\", "é", "\u{FEFF}", "\u{2028}", "0", ".",
      "...\n",
    ].map { Array($0.utf8) } + [[0], [0xC3], [0xE2, 0x80], [0xFF, 0xFE], [0xED, 0xA0, 0x80]]

  @Test(arguments: seeds.indices)
  func neverCrashes(seed: Int) {
    let (path, text) = Self.seeds[seed]
    var generator = SeededGenerator(state: UInt64(seed + 1))
    for _ in 0..<2_000 {
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        let offset = Int.random(in: 0...bytes.count, using: &generator)
        let length = Int.random(in: 0...min(8, bytes.count - offset), using: &generator)
        let piece =
          Bool.random(using: &generator)
          ? Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
          : [UInt8](bytes.prefix(Int.random(in: 0..<12, using: &generator)).suffix(6))
        bytes.replaceSubrange(offset..<(offset + length), with: piece)
      }
      let source = SourceText(path: path, bytes: bytes)
      let (drafts, diagnostics) = MeetingFileReader.read(source)
      let places = diagnostics.flatMap { [$0.place] + $0.notes.map(\.place) }
      for case .at(_, let offset)? in places where offset > bytes.count || offset < 0 {
        Issue.record("place \(offset) in \(bytes)")
      }
      for draft in drafts { check(draft, bytes) }
      #expect(!drafts.isEmpty || !diagnostics.isEmpty, "nothing read and nothing said: \(bytes)")
    }
  }

  @Test func readsEveryPrefixOfAFile() {
    for (path, text) in Self.seeds {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count {
        let source = SourceText(path: path, bytes: Array(bytes[..<count]))
        let (drafts, diagnostics) = MeetingFileReader.read(source)
        #expect(!drafts.isEmpty || !diagnostics.isEmpty)
      }
    }
  }

  private func check(_ draft: MeetingDraft, _ bytes: [UInt8]) {
    var values = draft.fields.map(\.value)
    if let body = draft.body { values.append(body) }
    while let value = values.popLast() {
      if let offset = value.place.offset, offset > bytes.count { Issue.record("place \(offset)") }
      if let items = value.cellItems { values += items }
      switch value.content {
      case .absent: break
      case .text(let text):
        if text.utf8.contains(0x0D), draft.body != nil {
          Issue.record("carriage return in \(bytes)")
        }
      case .list(let items): values += items
      case .fields(let fields): values += fields.map(\.value)
      }
    }
  }

  // Ten megabytes each. What takes a time that grows with the square would not end here.

  @Test
  func readsALargeTableInOnePass() {
    var text = "id,title,start,entry_points.0.uri,tags\n"
    for number in 0..<140_000 {
      text +=
        "m\(number),\"Grüße, \"\"\(number)\"\"\",2026-03-04 10:00,https://example.com/\(number),a|b\r\n"
    }
    let (drafts, diagnostics) = MeetingFileReader.read(SourceText(path: "a.csv", text: text))
    #expect(text.utf8.count > 10_000_000)
    #expect(diagnostics.isEmpty)
    #expect(drafts.count == 140_000)
    #expect(drafts.last?.fields["title"]?.described == "\"Grüße, \"139999\"\"")
  }

  @Test
  func readsALargeListInOnePass() {
    var text = ""
    for number in 0..<130_000 {
      text +=
        "- id: m\(number)\n  title: \"Grüße, \(number)\"\n  start: 2026-03-04 10:00\n  tags: [a, b]\n"
    }
    let (drafts, diagnostics) = MeetingFileReader.read(SourceText(path: "a.yml", text: text))
    #expect(text.utf8.count > 10_000_000)
    #expect(diagnostics.isEmpty)
    #expect(drafts.count == 130_000)
    #expect(drafts.last?.fields["title"]?.described == "\"Grüße, 129999\"")
  }

  @Test(
    arguments: [
      ("a.csv", "\"", "a"), ("a.csv", ",", "\n"), ("a.csv", "\"\"", ""), ("a.csv", "a\"b,", ""),
      ("a.csv", "a.", ""),
      ("a.yml", "[", ""), ("a.yml", "- ", ""), ("a.yml", "a: {b}\n", ""), ("a.yml", "- a #b\n", ""),
      ("a.yml", "a: b\n", ""), ("a.yml", "[\"a #b\", ", ""), ("a.yml", "k: *a, ", ""),
      ("a.yml", "\"a\n", ""),
      ("a.md", "---\n", ""), ("a.md", "--\n", ""), ("a.json", "[", ""),
      ("a.json", "{\"a\":1},", ""),
    ])
  func endsOnLargeNonsense(path: String, piece: String, tail: String) {
    let text = String(repeating: piece, count: 300_000 / piece.utf8.count) + tail
    let prefix = path == "a.md" ? "---\n" : ""
    let (drafts, diagnostics) = MeetingFileReader.read(SourceText(path: path, text: prefix + text))
    #expect(!drafts.isEmpty || !diagnostics.isEmpty)
  }
}
