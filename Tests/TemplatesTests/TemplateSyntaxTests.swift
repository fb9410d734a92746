import Diagnostics
import Templates
import Testing

/// What is wrong with a file by itself.
@Suite struct TemplateSyntaxTests {
  @Test(arguments: [
    ("{{#share}}x", "1:1", "{{#share}} is not closed"),
    ("x{{/share}}", "1:2", "{{/share}} closes nothing"),
    ("{{title", "1:1", "a tag begins here and does not end"),
    ("{{{title}}", "1:1", "a tag begins here and does not end"),
    ("{{}}", "1:1", "a tag without a name"),
    ("{{# }}{{/ }}", "1:1", "a tag without a name"),
    ("{{a b}}", "1:3", "\"a b\" is no name: white space stands in it"),
    ("{{=<%=}}", "1:1", "new delimiters are two words without ="),
    ("{{= a b c =}}", "1:1", "new delimiters are two words without ="),
    ("{{$main}}", "1:1", "{{$main}} is not closed"),
    ("{{<lay.html}}", "1:1", "{{<lay.html}} is not closed"),
  ])
  func rejectsBrokenSyntax(_ text: String, _ place: String, _ message: String) {
    let files = ["a.html": text, "lay.html": ""]
    let first = problems("a.html", files).split(separator: "\n").first
    #expect(first == "Templates/a.html:\(place): error: \(message) [template-syntax]"[...])
  }

  @Test func tellsWhichTagIsNotClosed() {
    #expect(
      problems("a.txt", ["a.txt": "{{#share}}{{#host}}x{{/share}}\n"]) == """
        Templates/a.txt:1:21: error: {{/share}} stands here, but {{#host}} is not closed \
        [template-syntax]
        {{#share}}{{#host}}x{{/share}}
                            ^
        Templates/a.txt:1:11: note: opened here
        {{#share}}{{#host}}x{{/share}}
                  ^
        help: close it with {{/host}}

        """)
    #expect(
      problems("a.txt", ["a.txt": "{{#share}}x{{/shar}}{{/share}}\n"]) == """
        Templates/a.txt:1:12: error: {{/shar}} closes {{#share}} [template-syntax]
        {{#share}}x{{/shar}}{{/share}}
                   ^
        Templates/a.txt:1:1: note: opened here
        {{#share}}x{{/shar}}{{/share}}
        ^
        help: close it with {{/share}}

        """)
  }

  @Test func stopsAtSectionsNestedTooDeep() {
    let deep =
      String(repeating: "{{#share}}", count: 5000) + String(repeating: "{{/share}}", count: 5000)
    #expect(
      problems("a.txt", ["a.txt": deep]).hasPrefix(
        "Templates/a.txt:1:501: error: {{#share}} is nested more than 50 deep [template-syntax]"))
  }

  @Test func findsBytesThatAreNotUTF8() {
    let source = SourceText(path: "a.txt", bytes: [0x61, 0xC3, 0xA9, 0xFF, 0x62])
    let library = TemplateLibrary(sources: ["a.txt": source], strings: [:], markdown: { $0 })
    let found = library.compile("a.txt", against: Page.shape).diagnostics
    #expect(found.map(\.message) == ["this byte is not UTF-8"])
    #expect(found.first?.place?.offset == 3)
    #expect(library.diagnostics.map(\.message) == ["this byte is not UTF-8"])
  }
}
