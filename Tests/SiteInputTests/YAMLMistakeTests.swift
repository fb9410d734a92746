import Diagnostics
import TestSupport
import Testing

@testable import SiteInput

/// Every refusal of the YAML reader, with its place and its exact words.
struct YAMLMistakeTests {
  /// `1️⃣` marks the place of the diagnostic, `2️⃣` that of its note.
  private func check(_ marked: String, _ expected: String...) {
    let text = MarkedText(marked)
    let (_, diagnostics) = YAMLReader.read(text.source())
    #expect(text.described(diagnostics) == expected)
  }

  @Test(arguments: [
    ("1️⃣", "@home check-in", "@"), ("1️⃣", "`ops` sync", "`"), ("1️⃣", "%5 pledge", "%"),
    ("1️⃣", "- remote", "-"), ("1️⃣", "? who", "?"), ("1️⃣", "| both", "|"), ("1️⃣", "> both", ">"),
    ("1️⃣", "*star* call", "*"), ("1️⃣", "]x", "]"), ("1️⃣", "}x", "}"), ("1️⃣", ",x", ","),
    ("1️⃣", "!", "!"), ("1️⃣", "&", "&"), ("1️⃣", "*", "*"), ("1️⃣", "-", "-"), ("1️⃣", "|0", "|"),
    ("1️⃣", "!a!b c", "!"), ("1️⃣", "!<a b> c", "!"),
  ])
  func asksForQuotesAroundATextThatBeginsWithASign(marker: String, value: String, sign: String) {
    let text = MarkedText("id: x\ntitle: \(marker)\(value)\ntags: [a]\n")
    let (result, diagnostics) = YAMLReader.read(text.source())
    var help = "put quotes around it: \"\(value)\""
    if value == "!" { help += " (YAML tags are not read here)" }
    #expect(
      text.described(diagnostics) == [
        "1 error: \"\(value)\" needs quotes: it begins with \"\(sign)\" [yaml-needs-quotes] "
          + "help: \(help)"
      ])
    #expect((result != nil) == (value == "!"))
  }

  @Test(arguments: [
    ("&co", "&", "anchors"), ("&co mit", "&", "anchors"), ("*star", "*", "aliases"),
    ("*star, too", "*", "aliases"), ("!important call", "!", "tags"), ("! call", "!", "tags"),
    ("!!str 5", "!", "tags"),
  ])
  func keepsTheTextThatYAMLWouldTakeForAMark(value: String, sign: String, kind: String) {
    let text = MarkedText("title: 1️⃣\(value)\nid: x\n")
    let (result, diagnostics) = YAMLReader.read(text.source())
    #expect(
      text.described(diagnostics) == [
        "1 error: \"\(value)\" needs quotes: it begins with \"\(sign)\" [yaml-needs-quotes] "
          + "help: put quotes around it: \"\(value)\" (YAML \(kind) are not read here)"
      ])
    if !value.contains(",") {
      #expect(result?.described == "{title: \"\(value)\", id: \"x\"}")
    }
  }

  @Test func refusesMarksOnListsMapsAndKeys() {
    check(
      "base: 1️⃣&b\n  a: x\n",
      "1 error: YAML anchors are not read here [yaml-mark] help: write out every value where it is "
        + "needed; quote a text that begins with \"&\" or \"!\"")
    check(
      "base: 1️⃣!set {a: x}\n",
      "1 error: YAML tags are not read here [yaml-mark] help: write out every value where it is "
        + "needed; quote a text that begins with \"&\" or \"!\"")
    check(
      "1️⃣*a : x\n",
      "1 error: \"*a\" needs quotes: it begins with \"*\" [yaml-needs-quotes] "
        + "help: put quotes around it: \"*a\" (YAML aliases are not read here)")
    check(
      "1️⃣@a: x\n",
      "1 error: \"@a\" needs quotes: it begins with \"@\" [yaml-needs-quotes] "
        + "help: put quotes around it: \"@a\"")
  }

  @Test func asksForQuotesAroundATextWithAColon() {
    check(
      "id: x\ntitle: Budget1️⃣: second round\n",
      "1 error: \"Budget: second round\" needs quotes: it contains a colon and a space "
        + "[yaml-needs-quotes] help: put quotes around it: \"Budget: second round\"")
    check(
      "title: Grüße aus Köln1️⃣: \"now\"  # why\n",
      "1 error: \"Grüße aus Köln: \"now\"\" needs quotes: it contains a colon and a space "
        + "[yaml-needs-quotes] help: put quotes around it: 'Grüße aus Köln: \"now\"'")
    check(
      "title: Agenda1️⃣:\n",
      "1 error: \"Agenda:\" needs quotes: it ends with a colon [yaml-needs-quotes] "
        + "help: put quotes around it: \"Agenda:\"")
  }

  @Test func asksForQuotesWhereTextFollowsAClosingSign() {
    check(
      "title: 1️⃣[EU] sync\n",
      "1 error: \"[EU] sync\" needs quotes: text follows the closing ] [yaml-needs-quotes] "
        + "help: put quotes around it: \"[EU] sync\"")
    check(
      "title: 1️⃣\"Ask\" me\n",
      "1 error: \"\"Ask\" me\" needs quotes: text follows the closing \" [yaml-needs-quotes] "
        + "help: put quotes around it: '\"Ask\" me'")
    check(
      "title: 1️⃣'It's fine'\n",
      "1 error: \"'It's fine'\" needs quotes: text follows the closing ' [yaml-needs-quotes] "
        + "help: put quotes around it: \"It's fine\"")
    check(
      "tags: [1️⃣\"b\"c, d]\n",
      "1 error: \"\"b\"c\" needs quotes: text follows the closing \" [yaml-needs-quotes] "
        + "help: put quotes around it: '\"b\"c'")
    check(
      "\"a # b\": 1️⃣\"c\" d\n",
      "1 error: \"\"c\" d\" needs quotes: text follows the closing \" [yaml-needs-quotes] "
        + "help: put quotes around it: '\"c\" d'")
    check(
      "title: 2️⃣\"Meet\n  note: \"1️⃣x\"\n",
      "1 error: text follows the closing \" [yaml-needs-quotes] help: close what opens above in its "
        + "own line, or put quotes around all of the text; 2 note: it opens here")
  }

  @Test(arguments: [
    ("{draft}", "\"draft\" has no value between { }", "a colon and a value after each key"),
    ("{draft} call", "\"draft\" has no value between { }", "a colon and a value after each key"),
    ("{a, b}", "\"a\" has no value between { }", "a colon and a value after each key"),
    ("{x:1}", "\"x:1\" has no value between { }", "a space after each colon"),
  ])
  func takesNoMapForATextInBraces(value: String, reason: String, need: String) {
    let text = MarkedText("title: 1️⃣\(value)\nid: x\n")
    let (result, diagnostics) = YAMLReader.read(text.source())
    #expect(
      text.described(diagnostics) == [
        "1 error: \"\(value)\" needs quotes: \(reason) [yaml-needs-quotes] "
          + "help: put quotes around it: \"\(value)\"; a map needs \(need)"
      ])
    if value != "{draft} call" {
      #expect(result?.described == "{title: \"\(value)\", id: \"x\"}")
    }
  }

  @Test func refusesACommentThatWouldSwallowText() {
    let remark = "if it is a comment, put a space after the #"
    check(
      "title: Plan 1️⃣#1\nid: x\n",
      "1 error: \"#1\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value: \"Plan #1\"; \(remark)")
    check(
      "accent: 1️⃣#0a7d5a\n",
      "1 error: \"#0a7d5a\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value: \"#0a7d5a\"; \(remark)")
    check(
      "tags:\n  - 1️⃣#ops\n  - \"b\" 2️⃣#1\n",
      "1 error: \"#ops\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value: \"#ops\"; \(remark)",
      "2 error: \"#1\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value: '\"b\" #1'; \(remark)")
    check(
      "a: |- 1️⃣#x\n  y\n",
      "1 error: \"#x\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value: \"|- #x\"; \(remark)")
    check(
      "look: {accent: 1️⃣#fff, font: x}\nid: y\n",
      "1 error: \"#fff, font: x}\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value; \(remark)")
    check(
      "a: \"x # y\"1️⃣#z\n",
      "1 error: \"#z\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value: '\"x # y\"#z'; \(remark)")
  }

  /// Behind a sign of a list or map a comment swallows items without a trace.
  @Test(arguments: [
    ("aliases: [x, 1️⃣#y\n  z]\n", "#y"), ("tags: [a, b]1️⃣#c\n", "#c"),
    ("tags: [a, b] 1️⃣#c\nid: x\n", "#c"), ("tags: [a,1️⃣#b\n  c]\n", "#b"),
    ("look: {1️⃣#x\n  font: y}\n", "#x"), ("look: {font: y,1️⃣#x\n  }\n", "#x"),
    ("- [a, [b, 1️⃣#c\n  ]]\n", "#c"), ("tags: 1️⃣#a\n  - b\n", "#a"),
    // Where the closing bracket is part of the comment.
    ("look: {accent: 1️⃣#0a7d5a}\n", "#0a7d5a}"), ("tags: [1️⃣#one, #two]\n", "#one, #two]"),
    ("tags: [one,1️⃣#two]\nid: x\n", "#two]"),
  ])
  func refusesACommentThatWouldSwallowItems(marked: String, lost: String) {
    check(
      marked,
      "1 error: \"\(lost)\" would be lost: it is a comment for YAML [yaml-comment-in-value] "
        + "help: put quotes around the value; if it is a comment, put a space after the #")
  }

  @Test(arguments: [
    "#x\n---\ntags: [a]\n", "tags: [a, # b\n  c]\n", "tags: [a, b] # c\n", "tags: # c\n  - b\n",
    "tags: [a,\n  #b\n  c]\n", "#a\ntags:\n  #b\n  - c\n#d\n", "tags: [a#b, 'c #d', \"e, #f\"]\n",
    "a: |\n  x #y\n#z\nb: c\n", "a: x ##\n",
  ])
  func letsCommentsBe(text: String) { check(text) }

  /// The text is there nevertheless, so that nobody says that the value is missing.
  @Test func keepsTheTextOfACommentInPlaceOfAValue() {
    let (value, _) = YAMLReader.read(SourceText(path: "a.yml", text: "title: #metoo\nid: x\n"))
    #expect(value?.described == "{title: \"#metoo\", id: \"x\"}")
  }

  @Test func namesTheQuoteThatIsNeverClosed() {
    check(
      "id: x\ntitle: 1️⃣\"Meet\nstart: y\n",
      "1 error: the quote that opens here is never closed [yaml-unclosed-quote] help: close it; if "
        + "it belongs to the text, put other quotes around it: '\"Meet'")
    check(
      "title: 1️⃣'Tis time\n",
      "1 error: the quote that opens here is never closed [yaml-unclosed-quote] help: close it; if "
        + "it belongs to the text, put other quotes around it: \"'Tis time\"")
  }

  @Test(arguments: [
    "title: 2️⃣\"Meet\n1️⃣note: \"x\"\n", "title: 2️⃣'Meet\r\n\r\n1️⃣start: y\r\nnote: Bring '\r\n",
    "a:\n  - b: 2️⃣\"x\n    1️⃣c: y\"\n", "a:\n- 2️⃣\"x\n1️⃣- y\"\n",
  ])
  func refusesAQuoteThatSwallowsTheNextLine(yaml: String) {
    check(
      yaml,
      "1 error: a text in quotes goes on in this line, which is not indented [yaml-unclosed-quote] "
        + "help: close the quote in its line, or indent the further lines of the text; "
        + "2 note: the quote opens here")
  }

  @Test func namesTheCodeThatIsNoCharacter() {
    check(
      "title: \"Hi 1️⃣\\uD83D!\"\n",
      "1 error: no character has the number D83D [yaml-escape] help: it is half of a character: "
        + "write the character itself, or \\U with 8 digits")
    check(
      "title: \"1️⃣\\U00110000\"\n",
      "1 error: no character has the number 00110000 [yaml-escape] help: write the character itself"
    )
  }

  @Test func namesTheEscapeThatDoubleQuotesDoNotKnow() {
    check(
      "file: \"C:1️⃣\\docs\"\n",
      "1 error: \\d is no escape that double quotes know [yaml-escape] help: write \\\\ for a "
        + "backslash, or put the text in single quotes")
    check(
      "file: \"1️⃣\\xg\"\n",
      "1 error: \\x is no escape that double quotes know [yaml-escape] help: write \\\\ for a "
        + "backslash, or put the text in single quotes")
  }

  @Test(arguments: [
    "a: 1️⃣{b: c\nd: e\n", "a: 1️⃣[b, c\n", "a: 1️⃣[", "a: x\nb: 1️⃣{c: d,",
  ])
  func namesTheBracketThatIsNeverClosed(yaml: String) {
    let sign = yaml.contains("{") ? "{" : "["
    check(
      yaml,
      "1 error: the \"\(sign)\" that opens here is never closed [yaml-unclosed-bracket] "
        + "help: close it; a text that begins with a bracket needs quotes around it")
  }

  @Test func namesWhatIsMissingBetweenBrackets() {
    check(
      "a: {b: x 1️⃣{c}}\n",
      "1 error: a comma or the closing bracket is missing before \"{c}}\" [yaml-flow] "
        + "help: a text with one of , : [ ] { } in it needs quotes between brackets")
    check(
      "a: {b: c1️⃣: d}\n",
      "1 error: a comma or the closing bracket is missing before \": d}\" [yaml-flow] "
        + "help: a text with one of , : [ ] { } in it needs quotes between brackets")
    check(
      "a: [b, 1️⃣, c]\n",
      "1 error: a value is missing before \",\" [yaml-flow] help: a text that begins with it needs "
        + "quotes")
    check(
      "a: [b, 1️⃣%c, d]\n",
      "1 error: \"%c\" needs quotes: it begins with \"%\" [yaml-needs-quotes] "
        + "help: put quotes around it: \"%c\"")
  }

  @Test func explainsALineWithoutAColon() {
    check(
      "id: x\n1️⃣second line\ntitle: y\n",
      "1 error: \"second line\" is no `key: value`: it has no colon [yaml-colon] "
        + "help: a text of several lines stands indented below `key: |`")
    check(
      "id: x\n1️⃣timezone:Europe/Berlin\n",
      "1 error: a space is missing after the colon of \"timezone:Europe/Berlin\" [yaml-colon] "
        + "help: write `timezone: Europe/Berlin`")
    check(
      "id: x\n1️⃣https://example.com\n",
      "1 error: \"https://example.com\" is no `key: value`: it has no colon [yaml-colon] "
        + "help: a text of several lines stands indented below `key: |`")
  }

  @Test func explainsWrongIndentation() {
    check(
      "title: x\n  1️⃣start: y\n",
      "1 error: the key \"start\" cannot stand here: the value above goes on in this line "
        + "[yaml-indentation] help: indent it like the keys above; if it is text, put quotes around "
        + "the whole value")
    for yaml in ["a:\n  b: c\n 1️⃣d: e\n", "  a: b\n1️⃣c: d\n", "- a\n1️⃣b: c\n", "a: b\n1️⃣- c\n"] {
      check(
        yaml,
        "1 error: the indentation of this line fits nothing above it [yaml-indentation] help: indent "
          + "all keys of a map alike, and begin each item of a list with \"- \"")
    }
  }

  @Test(arguments: ["1️⃣\ta: b\n", "a:\n1️⃣\tb: c\n", "a: x\n1️⃣\tb: c\n", "a: |\n1️⃣\tb\n"])
  func refusesTabsAsIndentation(yaml: String) {
    check(
      yaml,
      "1 error: a tab cannot indent a line of YAML [yaml-tab] help: use spaces, two for each level")
  }

  @Test func refusesKeysThatAreNoText() {
    let help = "[yaml-key] help: if a text is meant, put quotes around it"
    check("? 1️⃣[a]\n: x\n", "1 error: a list or map cannot be a key \(help)")
    check("1️⃣{a: b}: c\n", "1 error: a list or map cannot be a key \(help)")
    for yaml in ["1️⃣: x\n", "a: {1️⃣: x}\n"] {
      check(
        yaml, "1 error: a key is missing before the colon [yaml-key] help: write `key: value`")
    }
  }

  @Test func refusesAKeyGivenTwiceAndPointsAtTheFirst() {
    check(
      "id: m\n2️⃣name: First\n1️⃣name: Second\n",
      "1 error: the key \"name\" is given twice [duplicate-key] help: keep one of the two; "
        + "2 note: the first one is here")
    let many = (0..<40).map { "k\($0): v\n" }.joined()
    check(
      "2️⃣é: 1\n" + many + "1️⃣é: 2\n",
      "1 error: the key \"é\" is given twice [duplicate-key] help: keep one of the two; "
        + "2 note: the first one is here")
  }

  @Test func refusesASecondDocument() {
    for yaml in ["a: b\n1️⃣---\nc: d\n", "a: b\n...\n1️⃣c: d\n"] {
      check(
        yaml,
        "1 error: a second YAML document begins here [yaml-several-documents] help: keep one "
          + "document in a file; many meetings are a list, each begins with \"- \"")
    }
  }

  @Test(arguments: ["1️⃣%YAML 1.2\n---\na: b\n", "1️⃣%TAG ! x\n---\na: b\n", "1️⃣%x: y\n"])
  func refusesDirectives(yaml: String) {
    check(
      yaml,
      "1 error: a line that begins with \"%\" is a YAML directive, and none is read here "
        + "[yaml-directive] help: delete the line")
  }

  @Test func refusesWhatIsNestedTooDeep() {
    let brackets = String(repeating: "[", count: 64)
    check(
      brackets + "1️⃣[",
      "1 error: lists and maps stand more than 64 deep in each other [too-deep] "
        + "help: no key needs more than 3: perhaps a bracket was not closed")
    let (_, diagnostics) = YAMLReader.read(
      MarkedText(brackets + String(repeating: "]", count: 64)).source())
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("\u{7}", "0007"), ("\u{7F}", "007F"), ("\u{85}", "0085"), ("\u{9B}", "009B"),
    ("\u{2028}", "2028"), ("\u{2029}", "2029"), ("\u{FFFE}", "FFFE"), ("\u{FFFF}", "FFFF"),
  ])
  func refusesCharactersThatYAMLWouldChange(character: String, code: String) {
    check(
      "title: é1️⃣\(character)x\n",
      "1 error: the character U+\(code) cannot stand in YAML [yaml-character] help: delete it")
  }
}
