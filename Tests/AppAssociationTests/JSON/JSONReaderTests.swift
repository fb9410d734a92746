import AppAssociation
import Foundation
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test func keepsOrderDuplicatesNumbersAndPlaces() throws {
    let text = #" {"b": 1.50e+3, "a": [true, null], "b": "x"} "#
    let value = try JSONValue.read(Array(text.utf8)).get()
    let members = try #require(value.object)
    #expect(members.map(\.name) == ["b", "a", "b"])
    #expect(members.map(\.offset) == [2, 16, 35])
    #expect(members.map(\.value.offset) == [7, 21, 40])
    #expect(members.map(\.value.end) == [14, 33, 43])
    #expect((value.offset, value.end) == (1, 44))
    guard case .number(let raw) = members[0].value.content else {
      Issue.record("not a number")
      return
    }
    #expect(raw == "1.50e+3")
    #expect(value["b"]?.string == "x", "the last of equal names wins")
    #expect(members[1].value.array?.map(\.offset) == [22, 28])
    #expect(members[1].value.array?.first?.bool == true)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{c}\n\r\t"),
    (#""\u00e9é\ud83d\uDE00x""#, "éé😀x"), (#""\u0000""#, "\0"), ("\"\u{10FFFF}\"", "\u{10FFFF}"),
  ])
  func resolvesEscapes(text: String, expected: String) throws {
    let value = try JSONValue.read(Array(text.utf8)).get()
    #expect(value.string.map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(arguments: [
    ("[1,2 1️⃣, ]", "a comma before the closing bracket", "remove the comma"),
    (#"{"a":11️⃣,}"#, "a comma before the closing bracket", "remove the comma"),
    ("1️⃣// x\n{}", "comments are not JSON", "remove the comment"),
    (#"{"a":1, 1️⃣# x"#, "comments are not JSON", "remove the comment"),
    ("{}1️⃣/* x */", "comments are not JSON", "remove the comment"),
    ("{1️⃣'a':1}", "single quotes are not JSON", "use double quotes"),
    ("{1️⃣“a”:1}", "typographic quotes are not JSON", "use plain double quotes"),
    ("{1️⃣a:1}", "unknown word a", "names stand in double quotes"),
    ("[1️⃣True]", "unknown word True", "did you mean true?"),
    (
      "\n1️⃣404: Not Found", #"the text is no JSON, it begins with "404: Not Found""#,
      "perhaps it is what a server answers that has no such file; look at the address"
    ),
    (
      "1️⃣Not Found", #"the text is no JSON, it begins with "Not Found""#,
      "perhaps it is what a server answers that has no such file; look at the address"
    ),
    (
      "1️⃣```json\n{}\n```", #"the text is no JSON, it begins with "```json""#,
      "remove the marks around the JSON"
    ),
    (
      #"{"a":["b"1️⃣: {}]}"#, "a name with its value stands in an array",
      "write { } around names and values"
    ),
    (#""a"1️⃣: {}"#, "a name with its value stands alone", "write { } around the whole text"),
    (
      #"["/x", 1️⃣NOT "/y"]"#, "NOT stands outside the quotes", #"write it inside: "NOT /path""#
    ),
    (#"1️⃣["a""#, "the array is not closed", "add ] at its end"),
    (#"[1️⃣{"a":[]"#, "the object is not closed", "add } at its end"),
    (#"[1️⃣"a]"#, "the string is not closed", "add the quote at its end"),
    (
      "[\"a1️⃣\nb\"]", "a line break inside a string",
      "close the string before the end of the line, or write \\n"
    ),
    ("[\"1️⃣\u{1F}\"]", "a control character inside a string", "write \\u001f"),
    (#"["a1️⃣\x"]"#, "unknown escape in a string", #"a backslash itself is written \\"#),
    (
      #"["1️⃣\ud800\n"]"#, "half of a surrogate pair alone is no character",
      "write the character itself, or both of its \\u escapes"
    ),
    (#"["1️⃣\u00g0"]"#, #"\u needs four hexadecimal digits"#, nil),
    (#"{"a" 1️⃣1}"#, "expected a colon after the name, found 1", "write a colon there"),
    (#"{"a": 1 1️⃣"b": 2}"#, "a comma is missing before \"", "write a comma there"),
    (#"{"a": 1️⃣}"#, "a value is missing before }", "write a value there"),
    ("[1 1️⃣}", "an array is closed by }", "write ] there"),
    ("{1️⃣{}}", "expected a name in double quotes, found {", #"write "name": before the value"#),
    ("[] 1️⃣[]", "text after the end of the document: [", "remove it; the file is one value"),
    ("1️⃣", "the text is empty", "write the rules into it, or serve no file at all"),
    (" \n1️⃣", "the text is empty", "write the rules into it, or serve no file at all"),
    (#"{"a":1️⃣"#, "the text ends in the middle", "write or upload the file again as a whole"),
    (
      "[1️⃣01]", "a number with a leading zero is not JSON",
      "a value that is not for calculating with stands in double quotes"
    ),
    ("[1️⃣+1]", "a number cannot begin with +", "begin it with a digit or -"),
    ("[1️⃣\u{A0}1]", "expected a value, found \u{A0}", "write a value there"),
  ])
  func saysWhatIsWrongAndWhere(marked: String, message: String, help: String?) throws {
    let text = MarkedText(marked)
    let offset = try #require(text.offsets[1])
    let expected = JSONSyntaxError(offset: offset, message: message, help: help)
    #expect(throws: expected) { try JSONValue.read(Array(text.text.utf8)).get() }
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes: [[UInt8]] = [
      [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xE2, 0x82, 0x22], [0x22, 0x80, 0x22], [0x22, 0xF0, 0x9F], [0x22, 0xFF, 0x22],
    ]
    for text in bytes {
      #expect(
        throws: JSONSyntaxError(
          offset: 1, message: "the text is not UTF-8", help: "save the file as UTF-8")
      ) { try JSONValue.read(text).get() }
    }
    #expect(
      throws: JSONSyntaxError(
        offset: 0, message: "the text looks like UTF-16, not UTF-8", help: "save the file as UTF-8")
    ) { try JSONValue.read([0xFF, 0xFE, 0x5B, 0, 0x5D, 0]).get() }
  }

  @Test(arguments: [[0, 0x5B, 0, 0x5D], [0x5B, 0, 0x5D, 0], [0xFE, 0xFF, 0, 0x5B]] as [[UInt8]])
  func seesUTF16(bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue.read(bytes).get() }
    #expect(error?.message == "the text looks like UTF-16, not UTF-8")
  }

  @Test(arguments: [[0], [0, 0, 0, 0], [0, 1], [0xFF, 0x5B]] as [[UInt8]])
  func takesAWrongByteForNoUTF16(bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue.read(bytes).get() }
    #expect(error?.message.contains("UTF-16") == false)
  }

  @Test func passesOverOneByteOrderMark() throws {
    #expect(try JSONValue.read([0xEF, 0xBB, 0xBF, 0x5B, 0x5D]).get().offset == 3)
    let twice: [UInt8] = [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x5B, 0x5D]
    #expect(throws: JSONSyntaxError.self) { try JSONValue.read(twice).get() }
  }

  @Test func refusesDeepNestingWithoutOverflow() throws {
    let limit = JSONValue.depthLimit
    let allowed = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try JSONValue.read(Array(allowed.utf8)).get()
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 5_000_000)
    let expected = JSONSyntaxError(
      offset: limit, message: "arrays and objects stand more than 512 deep in each other")
    #expect(throws: expected) { try JSONValue.read(deep).get() }
  }

  @Test func comparesMeaningWithoutPlaces() throws {
    let one = try JSONValue.read(Array(#"{"a":[1],"b":"é"}"#.utf8)).get()
    let other = try JSONValue.read(Array(#" { "b" : "\u00e9", "a":[ 1 ] }"#.utf8)).get()
    let third = try JSONValue.read(Array(#"{"a":[1.0],"b":"é"}"#.utf8)).get()
    #expect(one.means(sameAs: other))
    #expect(!one.means(sameAs: third))
  }

  @Test func agreesWithThePublicSuite() throws {
    guard let folder = Fixtures.conformance("json") else { return }
    let tests = folder.appendingPathComponent("test_parsing")
    let names = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count > 300)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: tests.appendingPathComponent(name)))
      let isRead = (try? JSONValue.read(bytes).get()) != nil
      if name.hasPrefix("y_") { #expect(isRead, "\(name) is valid") }
      if name.hasPrefix("n_") { #expect(!isRead, "\(name) is invalid") }
    }
  }
}
