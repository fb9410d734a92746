import Templates
import Testing

/// Markdown with holes: what stands in them changes nothing round them.
@Suite struct MarkdownTemplateTests {
  @Test(arguments: [
    ("# {{title}}", "<h1>1986. plan</h1>\n"),
    ("{{title}}", "<p>1986. plan</p>\n"),
    ("- {{title}}\n- b", "<ul>\n<li>1986. plan</li>\n<li>b</li>\n</ul>\n"),
    ("a **{{title}}**b _{{title}}_", "<p>a <strong>1986. plan</strong>b <em>1986. plan</em></p>\n"),
    (
      "[{{title}}](/x \"{{title}}\")", "<p><a href=\"/x\" title=\"1986. plan\">1986. plan</a></p>\n"
    ),
    ("[a]({{url}})", "<p><a href=\"https://example.com/j/?a=1&amp;b=_\">a</a></p>\n"),
    ("[a][r]\n\n[r]: {{url}}", "<p><a href=\"https://example.com/j/?a=1&amp;b=_\">a</a></p>\n"),
    (
      "<https://example.com/{{title}}>",
      "<p><a href=\"https://example.com/1986. plan\">https://example.com/1986. plan</a></p>\n"
    ),
    ("![{{title}}](/x.png)", "<p><img src=\"/x.png\" alt=\"1986. plan\" /></p>\n"),
    ("<p class=\"{{title}}\">{{title}}</p>", "<p class=\"1986. plan\">1986. plan</p>\n"),
    ("a <b title='{{title}}'>{{title}}</b>", "<p>a <b title='1986. plan'>1986. plan</b></p>\n"),
    ("<code>{{title}}</code>", "<p><code>1986. plan</code></p>\n"),
    ("~~{{title}}~~", "<p><del>1986. plan</del></p>\n"),
    ("{{title}}\n===", "<h1>1986. plan</h1>\n"),
    ("> {{title}}", "<blockquote>\n<p>1986. plan</p>\n</blockquote>\n"),
    (
      "| a |\n|---|\n| {{title}} |",
      """
      <table>
      <thead>
      <tr>
      <th>a</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>1986. plan</td>
      </tr>
      </tbody>
      </table>

      """
    ),
  ])
  func setsValuesIn(_ text: String, _ expected: String) {
    let record = Page.record(title: "1986. plan", url: "https://example.com/j/?a=1&b=_")
    #expect(render("a.md", ["a.md": text], record) == expected)
  }

  @Test func keepsSectionsAndListsOneDocument() {
    let text = """
      # {{title}}

      {{#phones}}
      - {{number}}
        {{#note}}
        **{{note}}**
        {{/note}}
      {{/phones}}
      {{^phones}}
      No phones.
      {{/phones}}

      | n |
      |---|
      {{#tags}}
      | {{.}} |
      {{/tags}}
      """
    let record = Page.record(phones: [("1", nil), ("2", "*b*")], tags: ["x|y", "z"])
    #expect(
      render("a.md", ["a.md": text], record) == """
        <h1>word</h1>
        <ul>
        <li>1</li>
        <li>2
        <strong>*b*</strong></li>
        </ul>
        <table>
        <thead>
        <tr>
        <th>n</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>x|y</td>
        </tr>
        <tr>
        <td>z</td>
        </tr>
        </tbody>
        </table>

        """)
    #expect(
      render("a.md", ["a.md": text]).hasPrefix("<h1>word</h1>\n<p>No phones.</p>\n<table>"))
  }

  @Test func setsMarkupInAsABlockOrWithinALine() {
    let text = """
      Before
      {{> box.html}}
      after {{{badge}}} it

      {{#description}}
      {{{description}}}
      {{/description}}

      - {{> box.html}}
      - x

        {{> box.html}}

      > {{{badge}}}

      <div>
      {{> box.html}}
      </div>
      """
    let record = Page.record(description: "<ul><li>a</li></ul>")
    #expect(
      render("a.md", ["a.md": text, "box.html": "<div>{{title}}</div>\n"], record) == """
        <p>Before</p>
        <div>word</div>
        <p>after <b>!</b> it</p>
        <ul><li>a</li></ul>
        <ul>
        <li>
        <div>word</div>
        </li>
        <li>
        <p>x</p>
        <div>word</div>
        </li>
        </ul>
        <blockquote>
        <b>!</b>
        </blockquote>
        <div>
        <div>word</div>
        </div>

        """)
  }

  @Test func joinsMarkdownPartsIntoOneDocument() {
    let files = [
      "a.md": "1. one\n\n   {{> b.md}}\n2. [x][r]\n",
      "b.md": "*two*\n{{#share}}\n- {{title}}\n{{/share}}\n\n[r]: /x\n",
    ]
    #expect(
      render("a.md", files) == """
        <ol>
        <li>
        <p>one</p>
        <p><em>two</em></p>
        <ul>
        <li>word</li>
        </ul>
        </li>
        <li>
        <p><a href="/x">x</a></p>
        </li>
        </ol>

        """)
  }

  @Test func convertsMarkdownPartsOfPages() {
    let files = ["a.html": "<main>\n    {{> b.md}}\n</main>\n", "b.md": "# {{title}}\n"]
    #expect(render("a.html", files) == "<main>\n<h1>word</h1>\n</main>\n")
  }

  @Test func fillsTheBlocksOfALayout() {
    let files = [
      "join.md": """
      {{<layout.html}}
      {{$title}}{{title}} & *{{site.name}}*{{/title}}
      {{$note}}**{{title}}**{{/note}}
      {{$main}}

        # {{title}}

        {{> when.html}}
        {{#host}}
        By {{host}}
        {{/host}}
      {{/main}}
      {{/layout.html}}
      """,
      "layout.html": """
      <!DOCTYPE html>
      <title>{{$title}}{{site.name}}{{/title}}</title>
      <meta name="description" content="{{$title}}{{/title}}">
      <body>
        <p>{{$note}}{{/note}}</p>
        {{$main}}
        <p>Nothing</p>
        {{/main}}
        <footer>{{$footer}}{{site.name}}{{/footer}}</footer>
      </body>

      """,
      "when.html": "<time>{{title}}</time>\n",
    ]
    let record = Page.record(title: "A & <B>", host: "Ana")
    #expect(
      render("join.md", files, record) == """
        <!DOCTYPE html>
        <title>A &amp; &lt;B&gt; &amp; *Example Calls*</title>
        <meta name="description" content="A &amp; &lt;B&gt; &amp; *Example Calls*">
        <body>
          <p><strong>A &amp; &lt;B&gt;</strong></p>
        <h1>A &amp; &lt;B&gt;</h1>
        <time>A &amp; &lt;B&gt;</time>
        <p>By Ana</p>
          <footer>Example Calls</footer>
        </body>

        """)
    let page = render("layout.html", files, record)
    #expect(page.contains("<title>Example Calls</title>") && page.contains("  <p>Nothing</p>\n"))
  }

  @Test func takesTheSameWayWithAndWithoutCache() throws {
    let text = "{{#phones}}\n- {{number}}{{#note}} *{{note}}*{{/note}}\n{{/phones}}\n"
    let template = try #require(
      library(["a.md": text]).compile("a.md", against: Page.shape).template)
    for round in 0..<2 {
      for count in [1, 2, 130, 1500] {
        let phones = (0..<count).map { ("\($0)", $0 % 3 == 0 ? "n" : nil) }
        var output: [UInt8] = []
        template.render(Page.record(phones: phones), into: &output)
        let items = phones.map { "<li>\($0.0)\($0.1 == nil ? "" : " <em>n</em>")</li>\n" }.joined()
        #expect(
          String(decoding: output, as: UTF8.self) == "<ul>\n\(items)</ul>\n", "\(round): \(count)")
      }
    }
  }
}
