import Diagnostics
import Templates
import Testing

/// What the kinds of files make of their values and of each other.
@Suite struct TemplateRenderingTests {
  @Test(arguments: [
    ("a.html", "R&amp;D &quot;sync&quot; at Ana&#39;s &lt;b&gt; \\ {{x}} \u{2028}é"),
    ("a.md", "<p>R&amp;D &quot;sync&quot; at Ana&#39;s &lt;b&gt; \\ {{x}} \u{2028}é</p>\n"),
    ("a.txt", "R&D \"sync\" at Ana's <b> \\ {{x}} \u{2028}é"),
    ("a.json", "R\\u0026D \\\"sync\\\" at Ana's \\u003cb\\u003e \\\\ {{x}} \\u2028é"),
  ])
  func picksTheEscapingByTheEnding(_ name: String, _ expected: String) {
    let record = Page.record(title: "R&D \"sync\" at Ana's <b> \\ {{x}} \u{2028}é")
    #expect(render(name, [name: "{{title}}"], record) == expected)
  }

  @Test func escapesControlsWhereTheyWouldBeLost() {
    let record = Page.record(title: "a\0b\rc\nd\te\u{1F}\u{2029}\u{2027}")
    #expect(
      render("a.html", ["a.html": "{{title}}"], record)
        == "a\u{FFFD}b&#13;c\nd\te\u{1F}\u{2029}\u{2027}")
    #expect(
      render("a.json", ["a.json": "{{title}}"], record)
        == "a\\u0000b\\rc\\nd\\te\\u001f\\u2029\u{2027}")
  }

  @Test func printsFlagsListsAndRecords() {
    let text =
      "{{share}}{{^share}}none{{/share}} {{site.name}} {{#tags}}[{{.}}]{{/tags}}"
      + "{{#phones}}{{number}}{{#note}} ({{note}}, {{title}}){{/note}};{{/phones}}"
      + "{{#app}}{{name}}{{#store_url}} {{.}}{{/store_url}}{{/app}}{{^app}}no app{{/app}}"
    let record = Page.record(
      app: ("Calls", "https://example.com"), phones: [("1", nil), ("2", "b")], tags: ["x", "<y>"])
    #expect(
      render("a.txt", ["a.txt": text], record)
        == "true Example Calls [x][<y>]1;2 (b, word);Calls https://example.com")
    #expect(
      render("a.txt", ["a.txt": text], Page.record(share: false))
        == "falsenone Example Calls no app")
  }

  @Test func treatsTheEmptyTextAsAbsentInSections() {
    let text = "{{#title}}a{{/title}}{{^title}}b{{/title}}"
    #expect(render("a.txt", ["a.txt": text], Page.record(title: "")) == "b")
  }

  @Test func allowsWhatASectionHasShownToBeThere() {
    let text = """
      {{#app.store_url}}{{app.name}} {{app.store_url}} {{> b.txt}}{{#app}}{{store_url}}{{/app}}
      {{/app.store_url}}
      {{#host}}{{#phones}}{{host}}{{/phones}}{{/host}}
      """
    let record = Page.record(host: "Ana", app: ("Calls", "u"), phones: [("1", nil)])
    #expect(
      render("a.txt", ["a.txt": text, "b.txt": "{{app.store_url}} "], record) == "Calls u u u\nAna")
  }

  @Test func setsMarkupInAsItIs() {
    let record = Page.record(description: "<p>a &amp; b</p>")
    let text = "<div>{{#description}}{{{description}}}{{/description}}{{& badge }}</div>"
    #expect(render("a.html", ["a.html": text], record) == "<div><p>a &amp; b</p><b>!</b></div>")
    let json = "{\"html\":\"{{badge}}\"}"
    #expect(render("a.json", ["a.json": json]) == "{\"html\":\"\\u003cb\\u003e!\\u003c/b\\u003e\"}")
  }

  @Test func choosesATemplateByItsName() {
    let files = ["x.html": "<div>{{>*part}}</div>", "a.html": "A{{title}}", "b.md": "*b*"]
    #expect(render("x.html", files) == "<div>Aword</div>")
    #expect(render("x.html", files, Page.record(part: "b.md")) == "<div><p><em>b</em></p>\n</div>")
    #expect(render("x.html", files, Page.record(part: "c.html")) == "<div></div>")
  }

  @Test func copiesStylesAndScripts() {
    let files = [
      "a.html": """
      <style>
        {{> page.css}}
      </style>
      <script type="application/json" id="data">{{> data.json}}</script>
      <script>{{> page.js}}</script>
      """,
      "page.css": "p { color: red }\na{{b}}\n",
      "page.js": "if (a < b && c) { x = `{{y}}` }\n",
      "data.json": "{\"<title>\": \"{{title}}\", \"share\": {{share}}, \"text\": \"{{> m.txt}}\"}",
      "m.txt": "\"{{title}}\"\n",
    ]
    #expect(
      render("a.html", files, Page.record(title: "</script>&\"")) == """
        <style>
        p { color: red }
        a{{b}}
        </style>
        <script type="application/json" id="data">{"\\u003ctitle\\u003e": \
        "\\u003c/script\\u003e\\u0026\\"", "share": true, "text": \
        "\\"\\u003c/script\\u003e\\u0026\\"\\"\\n"}</script>
        <script>if (a < b && c) { x = `{{y}}` }
        </script>
        """)
  }

  @Test func showsTextTemplatesOnPages() {
    let files = [
      "a.html": "<textarea>{{> m.txt}}</textarea><a href=\"sms:?body={{> m.txt}}\">",
      "b.md": "Say:\n\n{{> m.txt}}\n", "m.txt": "<{{title}}> *now* & \"here\"",
    ]
    let text = "&lt;a&amp;b&gt; *now* &amp; &quot;here&quot;"
    let record = Page.record(title: "a&b")
    #expect(
      render("a.html", files, record)
        == "<textarea>\(text)</textarea><a href=\"sms:?body=\(text)\">")
    #expect(render("b.md", files, record) == "<p>Say:</p>\n<p>\(text)</p>\n")
  }

  @Test func judgesBothHalvesOfAnEitherOrByTheSamePlace() {
    let text =
      "<a{{#host}} href=\"{{host}}\">{{/host}}{{^host}} title=\"{{title}}\">{{/host}}{{title}}</a>"
    #expect(render("a.html", ["a.html": text]) == "<a title=\"word\">word</a>")
  }

  @Test func skipsAByteOrderMark() {
    #expect(render("a.txt", ["a.txt": "\u{FEFF}{{title}}"]) == "word")
  }

  @Test func printsTextsOfTheLanguage() {
    let strings = ["hi": "Hi *{{title}}* <&>", "by": "{{#x}}", "end": "\"{{site.name}}\""]
    let files = [
      "a.html": "<p title=\"{{strings.hi}}\">{{strings.hi}}</p>", "a.txt": "{{strings.hi}}",
      "a.json": "\"{{strings.end}}\"",
      "a.md": "# {{strings.hi}}\n\n| a |\n|---|\n| {{strings.end}} |",
    ]
    let record = Page.record(title: "<|>")
    let hi = "Hi *&lt;|&gt;* &lt;&amp;&gt;"
    #expect(render("a.html", files, strings: strings, record) == "<p title=\"\(hi)\">\(hi)</p>")
    #expect(render("a.txt", files, strings: strings, record) == "Hi *<|>* <&>")
    #expect(render("a.json", files, strings: strings, record) == "\"\\\"Example Calls\\\"\"")
    #expect(
      render("a.md", files, strings: strings, record).hasPrefix(
        "<h1>\(hi)</h1>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
          + "<td>&quot;Example Calls&quot;</td>"))
  }

  @Test func looksTextsUpInTheScopeOfTheirPlace() {
    let files = ["a.txt": "{{#phones}}{{strings.call}}\n{{/phones}}"]
    #expect(
      render(
        "a.txt", files, strings: ["call": "Call {{number}} for {{title}}"],
        Page.record(phones: [("1", nil), ("2", nil)])) == "Call 1 for word\nCall 2 for word\n")
  }

  @Test func tellsWhatItIsMadeOf() throws {
    let files = [
      "a.html": "{{> b.html}}{{>*part}}{{strings.hi}}", "b.html": "{{> c.txt}}", "c.txt": "",
      "b.md": "", "z.html": "",
    ]
    let library = library(files.merging(["x.html": "{{> a.html}}"]) { old, _ in old })
    #expect(library.names == ["a.html", "b.html", "b.md", "c.txt", "x.html", "z.html"])
    let (template, _) = TemplatesTests.library(files, strings: ["hi": "Hi", "ho": "Ho"])
      .compile("a.html", against: Page.shape)
    #expect(template == nil)
    let (whole, _) = TemplatesTests.library(
      [
        "x.html": "{{> b.html}}{{>*part}}{{strings.hi}}", "b.html": "{{> c.txt}}", "c.txt": "",
        "a.html": "", "b.md": "", "z.html": "",
      ], strings: ["hi": "Hi", "ho": "Ho"]
    ).compile("x.html", against: Page.shape)
    let made = try #require(whole)
    #expect(made.name == "x.html")
    #expect(made.sources == ["a.html", "b.html", "b.md", "c.txt", "x.html"])
    #expect(made.texts == ["hi"])
  }

  @Test func printsTheSameFromManyThreads() async throws {
    let files = [
      "a.html": "<p>{{title}}</p>{{> b.md}}", "b.md": "{{#phones}}\n- {{number}}\n{{/phones}}",
    ]
    let template = try #require(library(files).compile("a.html", against: Page.shape).template)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<4 {
        group.addTask {
          var wrong = 0
          for count in 0..<300 {
            let phones = (0..<count % 7 + 1).map { ("\(task)<\($0)", nil as String?) }
            var output: [UInt8] = []
            template.render(Page.record(phones: phones), into: &output)
            let items = phones.indices.map { "<li>\(task)&lt;\($0)</li>\n" }.joined()
            let expected = "<p>word</p><ul>\n\(items)</ul>\n"
            if String(decoding: output, as: UTF8.self) != expected { wrong += 1 }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
