import Testing

/// Places that only show themselves when Markdown has become HTML.
@Suite struct MarkdownPlaceTests {
  @Test(arguments: [
    ("Call `{{title}}` now", 1, 7),
    ("```\n{{title}}\n```", 2, 1),
    ("a\n\n    {{title}}\n", 3, 5),
    ("- a\n\n      {{{badge}}}\n", 3, 7),
    ("a\n\n\t{{> x.html}}\n", 3, 2),
    ("`{{strings.hi}}`", 1, 2),
    ("{{#share}}`{{/share}}{{title}}{{#share}}`{{/share}}", 1, 22),
  ])
  func findsTagsInMarkdownCode(_ text: String, _ line: Int, _ column: Int) {
    let files = ["a.md": text, "x.html": "<hr>"]
    let report = problems("a.md", files, strings: ["hi": "Hi"])
    #expect(
      report.hasPrefix("Templates/a.md:\(line):\(column): error: {{")
        && report.contains(
          " stands in Markdown code, which takes everything as it is [template-tag-in-code]"),
      "\(report)")
  }

  @Test(arguments: [
    ("<a href={{url}}>x</a>", "{{url}} cannot stand in an attribute without quotes"),
    ("[x]({{{badge}}})", "{{{badge}}} cannot stand in the attribute href"),
    ("![{{{badge}}}](x.png)", "{{{badge}}} cannot stand in the attribute alt"),
    ("<!-- {{title}} -->", "{{title}} cannot stand in a comment"),
    ("<script>{{title}}</script>", "{{title}} cannot stand in the text of <script>"),
  ])
  func findsTagsThatMarkdownPutsIntoUnsafePlaces(_ text: String, _ message: String) {
    let report = problems("a.md", ["a.md": text])
    #expect(report.contains("error: \(message) [template-value-place]\n"), "\(report)")
  }
}
