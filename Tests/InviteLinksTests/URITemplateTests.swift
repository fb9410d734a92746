import InviteLinks
import Testing

struct URITemplateTests {
  /// The example of the documentation.
  @Test func expandsTheExampleOfItsDocumentation() throws {
    let template = try URITemplate("examplecalls://join/{callId}{?type,t}")
    #expect(
      template.expand(["callId": "stand-up", "type": "R&D"])
        == "examplecalls://join/stand-up?type=R%26D")
  }

  @Test func listsItsVariablesWithTheirPlaces() throws {
    let template = try URITemplate("é{callId}{?type,t*,Some%20Thing:3}/{callId}")
    let names = template.variableNames
    #expect(names.map(\.name) == ["callId", "type", "t", "Some%20Thing", "callId"])
    #expect(names.map(\.offset) == [3, 12, 17, 20, 37])
  }

  @Test(arguments: [
    ("examplecalls://join/{callId}", "examplecalls"),
    ("HTTPS://calls.example.com/{id}", "https"),
    ("javascript:alert({id})", "javascript"),
    ("a1+-.:x", "a1+-."),
    ("{scheme}://x", nil), ("my{x}://y", nil), ("/join/{id}", nil), ("", nil), ("1a:b", nil),
    ("a/b:c", nil), (":x", nil), ("%61b:c", nil), ("é:c", nil), ("{+all}", nil),
  ])
  func tellsTheSchemeThatNoValueCanChange(text: String, scheme: String?) throws {
    #expect(try URITemplate(text).scheme == scheme)
  }

  @Test(arguments: HostileText.all)
  func encodesEveryValueForItsPlace(hostile: HostileText) throws {
    let template = try URITemplate("app://join/{id}{?name}")
    let encoded = PercentEncoding.encode(hostile.text)
    let link = template.expand(["id": .text(hostile.text), "name": .text(hostile.text)])
    #expect(link == "app://join/\(encoded)?name=\(encoded)")
  }

  @Test(arguments: [
    ("{?a,b,c}", "?b=1"), ("{/a}{/b}{/c}", "/1"), ("{a}", ""), ("{#a}", ""), ("x{&a,b}", "x&b=1"),
  ])
  func leavesNothingOfVariablesWithoutValue(text: String, expected: String) throws {
    #expect(try URITemplate(text).expand(["b": "1"]) == expected)
  }

  @Test func tellsWhereAPrefixMeetsAList() throws {
    let template = try URITemplate("{a:3}{?list:1,keys:2}")
    let values: [String: URITemplate.Value] = [
      "a": "abcdef", "list": .list(["x"]), "keys": .associative([.init("k", "v")]),
    ]
    #expect(template.mismatches(in: values).map(\.name) == ["list", "keys"])
    #expect(template.mismatches(in: values).map(\.offset) == [7, 14])
    #expect(template.expand(values) == "abc")
    #expect(template.mismatches(in: ["a": "abcdef"]).isEmpty)
  }

  @Test(arguments: [
    ("app://{id", 6, "\"{\" is not closed"),
    ("app://{id,", 6, "\"{\" is not closed"),
    ("é{", 2, "\"{\" is not closed"),
    ("app://id}", 8, "\"}\" closes no expression"),
    ("{}", 1, "a variable name is missing"),
    ("{?}", 2, "a variable name is missing"),
    ("{a,,b}", 3, "a variable name is missing"),
    ("{a.}", 3, "a variable name is missing"),
    ("{a..b}", 3, "\".\" (U+002E) cannot stand in a variable name"),
    ("{call id}", 5, "a blank (U+0020) cannot stand in an expression"),
    ("{call-id}", 5, "\"-\" (U+002D) cannot stand in an expression"),
    ("{ä}", 1, "\"ä\" (U+00E4) cannot stand in a variable name"),
    ("{{id}}", 1, "\"{\" (U+007B) cannot stand in a variable name"),
    ("{!id}", 1, "\"!\" is reserved for later versions of URI Templates"),
    ("{id:0}", 3, "\":\" needs a length from 1 to 9999"),
    ("{id:10000}", 3, "\":\" needs a length from 1 to 9999"),
    ("{id:3*}", 5, "\"*\" (U+002A) cannot stand in an expression"),
    ("{%2}", 1, "\"%\" is not followed by two hex digits"),
    ("50%", 2, "\"%\" is not followed by two hex digits"),
    ("a b", 1, "a blank (U+0020) cannot stand in a link; encode it as %XX"),
    ("<b>", 0, "\"<\" (U+003C) cannot stand in a link; encode it as %XX"),
    ("java\nscript:", 4, "a line break (U+000A) cannot stand in a link"),
    ("a\u{202E}b", 1, "a direction mark (U+202E) cannot stand in a link"),
    ("{a\0}", 2, "a control character (U+0000) cannot stand in an expression"),
    ("{\0a}", 1, "a control character (U+0000) cannot stand in a variable name"),
  ])
  func saysWhereTheGrammarEnds(text: String, offset: Int, message: String) throws {
    let error = try #require(throws: URITemplate.SyntaxError.self) { try URITemplate(text) }
    #expect(error.offset == offset)
    #expect(error.message == message)
  }
}
