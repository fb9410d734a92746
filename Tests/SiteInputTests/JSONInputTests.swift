import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteInput

struct JSONInputTests {
  private func check(_ marked: String, _ expected: String...) -> String? {
    let text = MarkedText(marked)
    let (value, diagnostics) = JSONInput.read(text.source())
    #expect(text.described(diagnostics) == expected)
    return value?.described
  }

  @Test(arguments: [
    "90071992547409931", "12345678901234567890", "12e3", "1.10", "-0", "1E+2", "true", "false",
  ])
  func keepsNumbersAndWordsAsTheyAreWritten(value: String) {
    #expect(check("{\"id\": \(value)}") == "{id: \"\(value)\"}")
  }

  @Test func readsListsMapsAndNothing() {
    #expect(
      check("{\"z\": null, \"a\": [\"\", [], {}], \"m\": {\"k\": \"\\u00e9\\n\"}}")
        == "{z: -, a: [\"\", [], {}], m: {k: \"é\n\"}}")
    #expect(check("\u{FEFF}[{\"id\": \"a\"}]") == "[{id: \"a\"}]")
    #expect(check("null") == "-")
    #expect(check(" \r\n\t") == nil)
  }

  /// The reader of input takes what the suite calls valid, but for a name that occurs twice; of what
  /// may go either way nothing ends the run.
  @Test func agreesWithThePublicSuite() throws {
    guard let folder = Fixtures.conformance("json") else { return }
    let tests = folder.appendingPathComponent("test_parsing")
    let names = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count > 300)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: tests.appendingPathComponent(name)))
      let (value, diagnostics) = JSONInput.read(SourceText(path: name, bytes: bytes))
      let isRead = value != nil && diagnostics.isEmpty
      if name.hasPrefix("y_object_duplicated_key") {
        #expect(diagnostics.map(\.id) == ["duplicate-key"], "\(name)")
      } else if name.hasPrefix("y_") {
        #expect(isRead, "\(name) is valid")
      } else if name.hasPrefix("n_") {
        #expect(!isRead, "\(name) is invalid")
      }
    }
  }

  @Test func countsPlacesInBytes() throws {
    let text = MarkedText("\u{FEFF}1️⃣{2️⃣\"größe\": 3️⃣\"ä\",\r\n 4️⃣\"b\": 5️⃣[6️⃣1]}")
    let (value, diagnostics) = JSONInput.read(text.source())
    #expect(diagnostics.isEmpty)
    let root = try #require(value)
    guard case .fields(let fields) = root.content, fields.count == 2,
      case .list(let items) = fields[1].value.content
    else {
      Issue.record("read as \(root.described)")
      return
    }
    let places = [root.place, fields[0].place, fields[0].value.place, fields[1].place]
    #expect(
      (places + [fields[1].value.place, items[0].place]).map(\.offset)
        == [1, 2, 3, 4, 5, 6].map { text.offsets[$0] })
  }

  @Test func refusesANameGivenTwice() {
    #expect(
      check(
        "{2️⃣\"id\": 1, \"b\": {\"id\": 2}, 1️⃣\"id\": 3}",
        "1 error: the key \"id\" is given twice [duplicate-key] help: keep one of the two; "
          + "2 note: the first one is here") == "{id: \"1\", b: {id: \"2\"}}")
  }

  @Test func refusesWhatIsNoJSON() {
    #expect(
      check(
        "{\"id\": \"x\"1️⃣,}",
        "1 error: a comma before the closing bracket [json-syntax] help: remove the comma") == nil)
    #expect(
      check(
        "{1️⃣'id': 1}", "1 error: single quotes are not JSON [json-syntax] help: use double quotes")
        == nil)
  }

  @Test func refusesWhatIsNestedTooDeep() {
    let deep = String(repeating: "[", count: 64)
    let ends = String(repeating: "]", count: 64)
    #expect(check(deep + ends) != nil)
    #expect(
      check(
        deep + "1️⃣[]" + ends,
        "1 error: lists and maps stand more than 64 deep in each other [too-deep] "
          + "help: no key needs more than 3: perhaps a bracket was not closed") != nil)
  }

  @Test func refusesOtherEncodings() {
    let source = SourceText(path: "a.json", bytes: [0xFF, 0xFE, 0x7B, 0])
    #expect(JSONInput.read(source).diagnostics.map(\.id) == ["utf16"])
  }
}
