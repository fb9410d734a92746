import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteInput

struct YAMLReaderTests {
  private func read(_ text: String) -> String? {
    let (value, diagnostics) = YAMLReader.read(SourceText(path: "a.yml", text: text))
    #expect(MarkedText(text).described(diagnostics) == [])
    return value?.described
  }

  @Test(arguments: [
    "0123456", "089", "90071992547409931", "12345678901234567890", "12e3", "1_000", "0x1F", "1.10",
    "+12", ".inf", "12:30", "18:30", "09:30", "no", "NO", "yes", "on", "true", "null", "~",
    "2026-03-04 10:00", "2026-03-04", "1.0", "=", "<<", "plan --- final", "---", "a#b", "C:\\docs",
    "https://example.com/join/{callId}{?type,t}", "it's", "50% off", "a, b", "a: ",
    "Müller & Söhne",
    "who? me!", "-5", "-x", ":x", "?x", "x y\tz", "👩‍💻 call",
  ])
  func keepsEveryPlainValueAsItIsWritten(value: String) {
    let expected = value == "a: " ? "{v: {a: -}}" : "{v: \"\(value)\"}"
    let text = value == "a: " ? "v:\n  a: " : "v: \(value)\n"
    #expect(read(text) == expected)
  }

  @Test func tellsAnAbsentValueFromAnEmptyText() {
    #expect(
      read("a:\nb: \"\"\nc: ''\nd: # none yet\ne: {f: , g: x}\n")
        == "{a: -, b: \"\", c: \"\", d: -, e: {f: -, g: \"x\"}}")
    #expect(read("-\n- a\n-") == "[-, \"a\", -]")
  }

  @Test func readsListsMapsAndKeysInTheirOrder() {
    #expect(
      read("z: 1\na: [x, \"y\", {k: v}]\nm:\n  - n: o\n    p: q\n  - r\n")
        == "{z: \"1\", a: [\"x\", \"y\", {k: \"v\"}], m: [{n: \"o\", p: \"q\"}, \"r\"]}")
    #expect(read("- id: a\n- id: b\n") == "[{id: \"a\"}, {id: \"b\"}]")
    #expect(read("[a, b,]") == "[\"a\", \"b\"]")
    #expect(read("\"quoted key\": x\n? long\n: y\n") == "{quoted key: \"x\", long: \"y\"}")
  }

  @Test func foldsTextsOfSeveralLinesAsYAMLDoes() {
    #expect(read("a: one\n  two\n\n  three\nb: x") == "{a: \"one two\nthree\", b: \"x\"}")
    #expect(
      read("a: |\n  one\n   two\n\nb: >-\n  one\n  two\n") == "{a: \"one\n two\n\", b: \"one two\"}"
    )
    #expect(read("a: \"one\n  two\\n\\u00e9\"\n") == "{a: \"one two\né\"}")
    #expect(read("a: 'it''s'") == "{a: \"it's\"}")
  }

  @Test func readsTheFurtherLinesOfATextInQuotes() {
    #expect(
      read("a: \"x\n\n  y\n z\"\nb:\n- 'c\n  d'\ne: [\"f\ng\"]\n")
        == "{a: \"x\ny z\", b: [\"c d\"], e: [\"f g\"]}")
    #expect(read("\"a\nb\"") == "\"a b\"")
  }

  @Test(arguments: ["\r\n", "\r"])
  func readsEveryLineEndAsLineFeed(lineEnd: String) {
    let text = "a: x\nb: |\n  one\n  two\nc: \"d\n  e\"\n"
    #expect(
      read(text.replacingOccurrences(of: "\n", with: lineEnd))
        == "{a: \"x\", b: \"one\ntwo\n\", c: \"d e\"}")
  }

  @Test func passesOverCommentsAMarkAndDocumentLines() {
    #expect(
      read("\u{FEFF}# head\n---\nhost: calls.example.com          # required\n# tail\n...\n# end")
        == "{host: \"calls.example.com\"}")
    #expect(
      read("a: 'x' # one\nb: [c] # two\nd: e ## three\nf: # four\n  g: h")
        == "{a: \"x\", b: [\"c\"], d: \"e\", f: {g: \"h\"}}")
  }

  @Test(arguments: ["", "\u{FEFF}", "\n\n", "# only a comment\n", "---\n", "---\n...\n"])
  func findsNothingInAnEmptyFile(text: String) {
    let (value, diagnostics) = YAMLReader.read(SourceText(path: "a.yml", text: text))
    #expect(value == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test func countsPlacesInBytes() throws {
    let text = MarkedText(
      "\u{FEFF}# ä\r\n1️⃣größe: 2️⃣\"ß\" # ü\r\n3️⃣x:4️⃣\r\n5️⃣y: 6️⃣[7️⃣ö, 8️⃣{9️⃣é: 0️⃣'à'}]\r\n")
    let (value, diagnostics) = YAMLReader.read(text.source())
    #expect(diagnostics.isEmpty)
    let root = try #require(value)
    guard case .fields(let fields) = root.content, fields.count == 3,
      case .list(let items) = fields[2].value.content, items.count == 2,
      case .fields(let inner) = items[1].content, inner.count == 1
    else {
      Issue.record("read as \(root.described)")
      return
    }
    let places = [
      root.place, fields[0].place, fields[0].value.place, fields[1].place, fields[1].value.place,
      fields[2].place, fields[2].value.place, items[0].place, items[1].place, inner[0].place,
      inner[0].value.place,
    ]
    let expected = [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map { text.offsets[$0] }
    #expect(places.map(\.offset) == expected)
  }

  @Test func refusesOtherEncodings() {
    let source = SourceText(path: "a.yml", bytes: Array("title: caf".utf8) + [0xE9, 0x0A])
    let (value, diagnostics) = YAMLReader.read(source)
    #expect(value == nil)
    #expect(diagnostics.map(\.id) == ["not-utf8"])
    #expect(diagnostics.first?.place?.offset == 10)
  }
}
