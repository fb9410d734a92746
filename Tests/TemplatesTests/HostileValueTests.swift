import Foundation
import Templates
import TestSupport
import Testing

/// A value never changes structure, and its text comes back exactly.
@Suite struct HostileValueTests {
  /// Every place that a value can stand in, in every kind that becomes HTML.
  private static let files = [
    "page.html": """
    <!DOCTYPE html><html lang="{{title}}"><head><title>{{title}}</title>
    <meta property="og:title" content="{{title}}"><meta name='d' content='a {{title}} b'>
    </head>
    <body><h1 id="x{{title}}">{{title}}</h1><a href="{{url}}">{{title}}</a>
    <textarea>{{title}}</textarea><p>{{strings.hi}}</p><pre>{{> share.txt}}</pre>
    {{#tags}}<li>{{.}}</li>{{/tags}}
    {{> part.md}}</body></html>
    """,
    "data.json": "{\"t\": \"{{title}}\", \"text\": \"{{> share.txt}}\"}",
    "script.html": "<script type=\"application/json\">{{> data.json}}</script><p>{{title}}</p>",
    "share.txt": "{{title}}: {{strings.hi}}",
    "page.md": """
    # {{title}}

    {{title}}

    {{title}} and {{title}}
    {{title}}

    {{title}}
    ---

    - {{title}}
    - {{title}} x
    1. {{title}}

    > {{title}}

    **{{title}}** *{{title}}*x _{{title}}_ ~~{{title}}~~ [{{title}}]({{url}} "{{title}}")
    ![{{title}}](/x.png) [r][r] <b title="{{title}}" id='{{title}}'>{{title}}</b> <https://e.example/{{title}}>
    <code>{{title}}</code>&{{title}}; \\{{title}} !{{title}} {{title}}({{title}}) [{{title}}] {{strings.hi}}

    [r]: {{url}} '{{title}}'

    | {{title}} | b |
    |---|---|
    | x{{title}} | {{title}} |
    {{#tags}}
    | {{.}} | - |
    {{/tags}}

    <div class="{{title}}">
    {{title}}

    {{> part.html}}
    </div>

    {{> share.txt}}
    """,
    "part.md": "{{title}}\n\n{{#share}}\n* {{title}}\n{{/share}}\n",
    "part.html": "<p title=\"{{title}}\">{{title}}</p>",
    "layout.html": "<title>{{$t}}{{/t}}</title><main>{{$main}}{{/main}}</main>",
    "join.md": """
    {{<layout.html}}
    {{$t}}{{title}} *{{site.name}}*{{/t}}
    {{$main}}
    ## {{title}}

    {{> part.html}}
    {{/main}}
    {{/layout.html}}
    """,
  ]

  private func pages(_ root: String, _ values: [String]) throws -> [String] {
    let library = library(Self.files, strings: ["hi": "Hi, {{title}}!"])
    let (template, problems) = library.compile(root, against: Page.shape)
    #expect(problems.isEmpty)
    let compiled = try #require(template)
    return values.map { value in
      var output: [UInt8] = []
      let record = Page.record(title: value, url: value, tags: [value, value])
      compiled.render(record, into: &output)
      return String(decoding: output, as: UTF8.self)
    }
  }

  @Test(arguments: ["page.html", "page.md", "join.md"])
  func changesNoStructureAndComesBack(_ root: String) throws {
    #expect(hostileValues.count >= 60)
    let word = "zzword"
    let parsed = try ParsedHTML.parse(try pages(root, [word] + hostileValues))
    let model = parsed[0]
    #expect(model.text.contains(word))
    if root == "page.md" {
      let names = Set(model.elements.map(\.name))
      let expected = "h1 h2 p ul ol li blockquote strong em del a img b code table td div"
      #expect(names.isSuperset(of: expected.split(separator: " ").map(String.init)))
    }
    for (value, page) in zip(hostileValues, parsed.dropFirst()) {
      #expect(page.structure == model.structure, "\(value.debugDescription)")
      let attributes = page.elements.flatMap(\.attributes)
      let expected = model.elements.flatMap(\.attributes).map { attribute in
        attribute.map { $0?.replacingOccurrences(of: word, with: value) }
      }
      #expect(attributes == expected, "\(value.debugDescription)")
      let text = model.text.replacingOccurrences(of: word, with: value)
      #expect(page.text.utf8.elementsEqual(text.utf8), "\(value.debugDescription)")
    }
  }

  @Test(arguments: ["data.json", "script.html"])
  func comesBackFromJSON(_ root: String) throws {
    var texts = try pages(root, hostileValues)
    if root == "script.html" {
      let pages = try ParsedHTML.parse(texts)
      #expect(pages.allSatisfy { $0.structure == [["script", "type"], ["p"]] })
      texts = try pages.map { try #require($0.data.first) }
    }
    for (value, text) in zip(hostileValues, texts) {
      let data = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
      #expect(data["t"]?.utf8.elementsEqual(value.utf8) == true, "\(value.debugDescription)")
      let message = "\(value): Hi, \(value)!"
      #expect(data["text"]?.utf8.elementsEqual(message.utf8) == true, "\(value.debugDescription)")
      #expect(!text.utf8.contains { "<>&".utf8.contains($0) }, "\(value.debugDescription)")
    }
  }

  @Test func staysAsItIsInText() throws {
    for (value, text) in zip(hostileValues, try pages("share.txt", hostileValues)) {
      #expect(text.utf8.elementsEqual("\(value): Hi, \(value)!".utf8))
    }
  }
}
