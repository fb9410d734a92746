import Templates
import TestSupport
import Testing

/// Faults that other tools have shown, by the numbers of our list of cases.
@Suite struct KnownFaultTests {
  @Test("TP-01: a text output is not escaped as HTML, a page is escaped once")
  func escapesByTheKindOfOutput() {
    let record = Page.record(title: "R&D \"sync\" at Ana's", url: "https://example.com/?a=1&b=2")
    let files = [
      "share.txt": "{{title}} {{url}}", "page.html": "<a href=\"{{url}}\">{{title}}</a>",
    ]
    #expect(
      render("share.txt", files, record) == "R&D \"sync\" at Ana's https://example.com/?a=1&b=2")
    #expect(
      render("page.html", files, record) == "<a href=\"https://example.com/?a=1&amp;b=2\">"
        + "R&amp;D &quot;sync&quot; at Ana&#39;s</a>")
  }

  @Test("TP-02: section tags on lines of their own leave no blank line", arguments: ["\n", "\r\n"])
  func leavesNoBlankLines(_ lineEnd: String) {
    let lines = ["Line 1", "{{#host}}", "Host: {{host}}", "{{/host}}", "Line 2"]
    let files = ["share.txt": lines.joined(separator: lineEnd)]
    #expect(render("share.txt", files) == ["Line 1", "Line 2"].joined(separator: lineEnd))
    #expect(
      render("share.txt", files, Page.record(host: "Ana"))
        == ["Line 1", "Host: Ana", "Line 2"].joined(separator: lineEnd))
  }

  @Test("TP-04: a misspelt name and a value that may be absent are errors with their place")
  func tellsMisspeltNames() {
    let report = problems("page.html", ["page.html": "<h1>{{titel}}</h1>\n{{app.store_url}}\n"])
    #expect(report.contains("page.html:1:7: error: unknown name \"titel\" [template-unknown-name]"))
    #expect(
      report.contains("page.html:2:3: error: \"app\" may be absent [template-optional-value]"))
  }

  @Test("TP-05: a template that includes itself is an error with the chain")
  func tellsTheChain() {
    let files = ["a.html": "{{> b.html}}", "b.html": "{{> a.html}}"]
    #expect(problems("a.html", files).contains("includes itself: a.html → b.html → a.html "))
  }

  @Test(
    "TP-07: dollars and backslashes of a value are no pattern",
    arguments: ["a.html", "a.md", "a.txt"])
  func printsPatternsLiterally(_ name: String) {
    let record = Page.record(title: "Save $1 now \\0 & $")
    let shown = render(name, [name: "{{title}}"], record)
    #expect(shown.contains("Save $1 now \\0 \(name == "a.txt" ? "&" : "&amp;") $"))
  }

  @Test("MD-01, MD-02: quotes and tags of a title end nothing")
  func keepsPreviewsWhole() throws {
    let text = """
      <title>{{title}}</title><meta property="og:title" content="{{title}}">
      <meta name='twitter:title' content='{{title}}'><img alt="{{title}}" aria-label="{{title}}">
      """
    for title in ["The \"big\" one & <only>", "Ana's", "Test <script>alert(1)</script>"] {
      let page = try ParsedHTML.parse([
        render("a.html", ["a.html": text], Page.record(title: title))
      ])
      #expect(page[0].elements.map(\.name) == ["title", "meta", "meta", "img"])
      let values = page[0].elements.flatMap { [$0.value(of: "content"), $0.value(of: "alt")] }
      #expect(values.compactMap { $0 } == [title, title, title])
      #expect(page[0].text.hasPrefix(title))
    }
  }

  @Test("MD-03: escaping happens once")
  func escapesOnce() {
    let files = ["a.html": "{{title}}", "a.md": "{{title}}"]
    #expect(render("a.html", files, Page.record(title: "R&D")) == "R&amp;D")
    #expect(render("a.html", files, Page.record(title: "Tom &amp; Co")) == "Tom &amp;amp; Co")
    #expect(
      render("a.md", files, Page.record(title: "Tom &amp; Co")) == "<p>Tom &amp;amp; Co</p>\n")
  }

  @Test("MD-04: data for a script does not end the script")
  func keepsScriptsWhole() {
    let files = ["a.html": "<script>{{> d.json}}</script>", "d.json": "{\"t\":\"{{title}}\"}"]
    let record = Page.record(title: "Demo</script><script>alert(1)</script>\u{2028}")
    #expect(
      render("a.html", files, record) == "<script>{\"t\":\"Demo\\u003c/script\\u003e\\u003cscript"
        + "\\u003ealert(1)\\u003c/script\\u003e\\u2028\"}</script>")
  }

  @Test("MD-06: a link keeps its last letters", arguments: ["_", "*", "~", "'", ".", ")", "!"])
  func keepsTheEndOfALink(_ end: String) throws {
    let url = "https://example.com/join/abc\(end)"
    let text = "Join: [{{url}}]({{url}}) <{{url}}>\n\nJoin: {{url}}\n"
    let page = try ParsedHTML.parse([render("a.md", ["a.md": text], Page.record(url: url))])
    #expect(page[0].elements.filter { $0.name == "a" }.map { $0.value(of: "href") } == [url])
  }

  @Test(
    "MD-07: a value is not read as Markdown",
    arguments: [
      "*Q3* 1*2*3", "1986. plan", "[x](http://other.example)", "# loud", "a<br>b", "+ x", "***",
      "|",
    ])
  func showsMarkdownLiterally(_ title: String) throws {
    let text = "# {{title}}\n\n{{title}}\n\n| {{title}} |\n|---|\n"
    let page = try ParsedHTML.parse([render("a.md", ["a.md": text], Page.record(title: title))])
    #expect(page[0].elements.map(\.name) == ["h1", "p", "table", "thead", "tr", "th"])
    #expect(page[0].text.split(separator: "\n").map(String.init) == [title, title, title])
  }

  @Test("MD-09: braces of a value are not run", arguments: ["a.html", "a.md", "a.txt", "a.json"])
  func printsBracesLiterally(_ name: String) {
    let title = "Intro to {{mustache}} and {{#x}} ${{ secrets.X }}"
    #expect(render(name, [name: "{{title}}"], Page.record(title: title)).contains(title))
  }
}
