import Testing

/// Every message with its place, as people read it.
@Suite struct TemplateProblemTests {
  @Test(arguments: [
    (
      "<p>{{naem}}</p>",
      """
      Templates/a.html:1:6: error: unknown name "naem" [template-unknown-name]
      <p>{{naem}}</p>
           ^
      help: known here: app, badge, description, host, part, phones, share, site, tags, title, url

      """
    ),
    (
      "<p>{{ titel }}</p>",
      """
      Templates/a.html:1:7: error: unknown name "titel" [template-unknown-name]
      <p>{{ titel }}</p>
            ^
      help: did you mean "title"?

      """
    ),
    (
      "{{#app}}{{app.storeUrl}}{{/app}}",
      """
      Templates/a.html:1:15: error: "app" has no name "storeUrl" [template-unknown-name]
      {{#app}}{{app.storeUrl}}{{/app}}
                    ^
      help: did you mean "store_url"?

      """
    ),
    (
      "{{title.x}}",
      """
      Templates/a.html:1:9: error: "title" has no name "x" [template-unknown-name]
      {{title.x}}
              ^

      """
    ),
    (
      "{{^hots}}{{titel}}{{/hots}}",
      """
      Templates/a.html:1:4: error: unknown name "hots" [template-unknown-name]
      {{^hots}}{{titel}}{{/hots}}
         ^
      help: did you mean "host"?
      Templates/a.html:1:12: error: unknown name "titel" [template-unknown-name]
      {{^hots}}{{titel}}{{/hots}}
                 ^
      help: did you mean "title"?

      """
    ),
    (
      "{{#phones}}{{nmber}}{{/phones}}",
      """
      Templates/a.html:1:14: error: unknown name "nmber" [template-unknown-name]
      {{#phones}}{{nmber}}{{/phones}}
                   ^
      help: did you mean "number"?

      """
    ),
    (
      "{{strings.hallo}}",
      """
      Templates/a.html:1:11: error: the strings have no text "hallo" [template-unknown-name]
      {{strings.hallo}}
                ^
      help: did you mean "hello"?

      """
    ),
    (
      "<b>{{host}}</b>",
      """
      Templates/a.html:1:6: error: "host" may be absent [template-optional-value]
      <b>{{host}}</b>
           ^
      help: print it in a section: {{#host}}{{host}}{{/host}}

      """
    ),
    (
      "{{app.name}}",
      """
      Templates/a.html:1:3: error: "app" may be absent [template-optional-value]
      {{app.name}}
        ^
      help: print it in a section: {{#app}}{{app.name}}{{/app}}

      """
    ),
    (
      "{{#app}}{{store_url}}{{/app}}",
      """
      Templates/a.html:1:11: error: "store_url" may be absent [template-optional-value]
      {{#app}}{{store_url}}{{/app}}
                ^
      help: print it in a section: {{#store_url}}{{store_url}}{{/store_url}}

      """
    ),
    (
      "{{{title}}} {{&title}}",
      """
      Templates/a.html:1:1: error: {{{title}}} sets in HTML, and "title" is none \
      [template-html-value]
      {{{title}}} {{&title}}
      ^
      help: write {{title}}
      Templates/a.html:1:13: error: {{{title}}} sets in HTML, and "title" is none \
      [template-html-value]
      {{{title}}} {{&title}}
                  ^
      help: write {{title}}

      """
    ),
    (
      "{{badge}}",
      """
      Templates/a.html:1:1: error: "badge" is HTML, and {{badge}} would show its tags \
      [template-html-value]
      {{badge}}
      ^
      help: write {{{badge}}}

      """
    ),
    (
      "<p style='{{title}}'><style>{{url}}</style>",
      """
      Templates/a.html:1:11: error: {{title}} cannot stand in the attribute style \
      [template-value-place]
      <p style='{{title}}'><style>{{url}}</style>
                ^
      help: choose a class: class="{{…}}"
      Templates/a.html:1:29: error: {{url}} cannot stand in the text of <style> \
      [template-value-place]
      <p style='{{title}}'><style>{{url}}</style>
                                  ^
      help: write a rule for each case, and choose it by a class: class="{{…}}"

      """
    ),
    (
      "{{app}} {{description}}",
      """
      Templates/a.html:1:1: error: "app" is a record [template-value-type]
      {{app}} {{description}}
      ^
      help: open it: {{#app}}…{{/app}}
      Templates/a.html:1:9: error: "description" is HTML, and {{description}} would show its tags \
      [template-html-value]
      {{app}} {{description}}
              ^
      help: write {{#description}}{{{description}}}{{/description}}

      """
    ),
    (
      "{{}}{{a b}}{{> }}",
      """
      Templates/a.html:1:1: error: a tag without a name [template-syntax]
      {{}}{{a b}}{{> }}
      ^
      help: write a name, or {{! … }} for a note
      Templates/a.html:1:7: error: "a b" is no name: white space stands in it [template-syntax]
      {{}}{{a b}}{{> }}
            ^
      help: write one name, or {{! … }} for a note
      Templates/a.html:1:12: error: a tag without a name [template-syntax]
      {{}}{{a b}}{{> }}
                 ^
      help: write a name, or {{! … }} for a note

      """
    ),
    (
      "{{phones}}",
      """
      Templates/a.html:1:1: error: "phones" is a list [template-value-type]
      {{phones}}
      ^
      help: open it: {{#phones}}…{{/phones}}

      """
    ),
    (
      "{{>*title}}",
      """
      Templates/a.html:1:5: error: "title" is a text [template-value-type]
      {{>*title}}
          ^
      help: only a name of type template says which one to include

      """
    ),
    (
      "{{#strings.hello}}x{{/strings.hello}}",
      """
      Templates/a.html:1:1: error: "strings.hello" is a text of the strings [template-value-type]
      {{#strings.hello}}x{{/strings.hello}}
      ^
      help: print it: {{strings.hello}}

      """
    ),
    (
      "{{> parts/wen.html }}",
      """
      Templates/a.html:1:1: error: there is no template "parts/wen.html" [template-missing-partial]
      {{> parts/wen.html }}
      ^
      help: did you mean "parts/when.html"?

      """
    ),
    (
      "{{> zzzz }}",
      """
      Templates/a.html:1:1: error: there is no template "zzzz" [template-missing-partial]
      {{> zzzz }}
      ^
      help: a name is the path below Templates/ with its ending

      """
    ),
    (
      "{{> notes.adoc }}",
      """
      Templates/a.html:1:1: error: the ending of "notes.adoc" does not say what it holds \
      [template-kind]
      {{> notes.adoc }}
      ^
      help: known: .html, .md, .txt, .json, .css, .js

      """
    ),
    (
      "{{> page.css }}",
      """
      Templates/a.html:1:1: error: "page.css" cannot stand in text [template-kind]
      {{> page.css }}
      ^
      help: a .html or .md or .txt file can

      """
    ),
    (
      "<style>{{> bad.css }}</style>",
      """
      Templates/a.html:1:8: error: "bad.css" ends the element that it stands in [template-kind]
      <style>{{> bad.css }}</style>
             ^
      help: write the sign in two parts, as "<" + "/…"

      """
    ),
    (
      "<a title='{{> text.md }}'>",
      """
      Templates/a.html:1:11: error: "text.md" cannot stand in the attribute title [template-kind]
      <a title='{{> text.md }}'>
                ^
      help: a .html or .txt file can

      """
    ),
    (
      "<a href={{url}}>",
      """
      Templates/a.html:1:9: error: {{url}} cannot stand in an attribute without quotes \
      [template-value-place]
      <a href={{url}}>
              ^
      help: put quotes round the attribute's value

      """
    ),
    (
      "<script>var t = '{{title}}'</script>",
      """
      Templates/a.html:1:18: error: {{title}} cannot stand in the text of <script> \
      [template-value-place]
      <script>var t = '{{title}}'</script>
                       ^
      help: put data for a script into a .json template

      """
    ),
    (
      "<p {{title}}><!-- {{url}} --><{{title}}>",
      """
      Templates/a.html:1:4: error: {{title}} cannot stand in a tag, outside of its attributes \
      [template-value-place]
      <p {{title}}><!-- {{url}} --><{{title}}>
         ^
      help: put it into an attribute: title="{{…}}"
      Templates/a.html:1:19: error: {{url}} cannot stand in a comment [template-value-place]
      <p {{title}}><!-- {{url}} --><{{title}}>
                        ^
      help: write {{! … }} for notes
      Templates/a.html:1:31: error: {{title}} cannot stand in the name of an element \
      [template-value-place]
      <p {{title}}><!-- {{url}} --><{{title}}>
                                    ^

      """
    ),
    (
      "<a onclick=\"{{url}}\" title=\"{{{badge}}}\">",
      """
      Templates/a.html:1:13: error: {{url}} cannot stand in the attribute onclick \
      [template-value-place]
      <a onclick="{{url}}" title="{{{badge}}}">
                  ^
      help: put it into a data- attribute, and read that in page.js
      Templates/a.html:1:29: error: {{{badge}}} cannot stand in the attribute title \
      [template-value-place]
      <a onclick="{{url}}" title="{{{badge}}}">
                                  ^

      """
    ),
    (
      "{{<lay.html}}{{$mian}}x{{/mian}}{{/lay.html}}",
      """
      Templates/a.html:1:14: error: "lay.html" has no block "mian" [template-unknown-name]
      {{<lay.html}}{{$mian}}x{{/mian}}{{/lay.html}}
                   ^
      Templates/lay.html:1:1: note: "lay.html" is this file
      <main>{{$main}}{{/main}}</main>
      ^
      help: did you mean "main"?

      """
    ),
    (
      "{{<lay.html}}\n{{$main}}x{{/main}}\n<p>lost</p>\n{{/lay.html}}",
      """
      Templates/a.html:3:1: warning: this is left out: it stands in {{<lay.html}}, in none of its \
      blocks [template-stray-text]
      <p>lost</p>
      ^
      help: put it between {{$name}} and {{/name}}

      """
    ),
    (
      "{{<lay.html}}{{$main}}x{{/main}}{{$main}}y{{/main}}{{/lay.html}}",
      """
      Templates/a.html:1:33: error: {{$main}} comes twice in {{<lay.html}} [template-syntax]
      {{<lay.html}}{{$main}}x{{/main}}{{$main}}y{{/main}}{{/lay.html}}
                                      ^
      help: keep one of them

      """
    ),
  ])
  func tellsWhatIsWrongAndWhere(_ text: String, _ report: String) {
    let files = [
      "a.html": text, "parts/when.html": "<time></time>", "notes.adoc": "", "page.css": "p {}",
      "bad.css": "</style><p></p><style>", "text.md": "*a*",
      "lay.html": "<main>{{$main}}{{/main}}</main>",
    ]
    #expect(problems("a.html", files, strings: ["hello": "Hello"]) == report)
  }

  @Test(arguments: [
    ("<a href={{^share}}x>{{/share}}{{title}}", "1:31", "an attribute without quotes"),
    ("{{#share}}<b {{/share}}{{title}}>", "1:24", "a tag, outside of its attributes"),
    ("{{#tags}}{{{badge}}}<p title='{{/tags}}'>", "1:10", "the attribute title"),
    ("<b {{>*part}}{{title}}>", "1:14", "a tag, outside of its attributes"),
  ])
  func judgesPlacesByEveryWayThroughTheSections(_ text: String, _ place: String, _ state: String) {
    let report = problems("x.html", ["x.html": text, "a.html": "title='", "b.md": ""])
    #expect(
      report.contains("Templates/x.html:\(place): error: {{")
        && report.contains("cannot stand in \(state) [template-value-place]"),
      "\(report)")
  }

  @Test(arguments: [
    ("a.html", "<p>\n<b title=\"{{title}}>", "a.html:2:10", "the attribute title", "\""),
    (
      "a.html", "<p title='{{#share}}y{{/share}}'><a b='x>c</a> {{> c.txt}}\n", "a.html:1:39",
      "the attribute b", "'"
    ),
    ("a.html", "<p id=\"x>a</p>\n<p>b</p>\n", "a.html:1:7", "the attribute id", "\""),
    ("a.html", "<b>x</b><!-- x", "a.html:1:9", "a comment", "-->"),
    ("a.html", "\n<script>x()", "a.html:2:1", "the text of <script>", "</script>"),
    ("a.md", "*x*\n\n<title>{{title}}\n", "a.md:3:1", "the text of <title>", "</title>"),
    ("a.md", "{{> open.html}}", "open.html:1:1", "a tag, outside of its attributes", ">"),
  ])
  func tellsWhereThatBeginsWhichAFileLeavesOpen(
    _ root: String, _ text: String, _ place: String, _ state: String, _ end: String
  ) {
    let name = place.split(separator: ":")[0]
    let files = [root: text, "open.html": "<b x=''", "c.txt": ""]
    let report = problems(root, files)
    #expect(
      report.hasPrefix(
        "Templates/\(place): error: \"\(name)\" ends in \(state) [template-open-html]"), "\(report)"
    )
    #expect(report.contains("end it with \(end)\n"), "\(report)")
  }

  /// What another file leaves open has no place here.
  @Test func tellsTheEndOfAFileThatAnotherLeavesOpen() {
    let files = ["a.html": "<p>{{> b.html}}\n", "b.html": "<i class='"]
    #expect(
      problems("a.html", files).hasPrefix(
        "Templates/a.html:2:1: error: \"a.html\" ends in the attribute class [template-open-html]"))
  }

  @Test func tellsTheRingOfARecursion() {
    let files = ["a.html": "{{> b.html}}", "b.html": "<p>{{> a.html}}</p>"]
    #expect(
      problems("a.html", files) == """
        Templates/b.html:1:4: error: "a.html" includes itself: a.html → b.html → a.html \
        [template-recursion]
        <p>{{> a.html}}</p>
           ^
        Templates/a.html:1:1: note: "b.html" is included here
        {{> b.html}}
        ^
        help: take one of these tags out

        """)
    #expect(
      problems("a.html", ["a.html": "{{<a.html}}{{/a.html}}"]).hasPrefix(
        "Templates/a.html:1:1: error: \"a.html\" includes itself: a.html → a.html "))
  }

  @Test func tellsTheWayToAMistakeInAPartOnce() {
    let files = [
      "a.html": "{{> b.html}}{{> b.html}}", "b.html": "\n{{strings.hi}}", "c.txt": "{{title}}",
    ]
    #expect(
      problems("a.html", files, strings: ["hi": "Hi {{hots}}"]) == """
        en.yml:1:6: error: unknown name "hots" [template-unknown-name]
        Hi {{hots}}
             ^
        Templates/b.html:2:1: note: "strings.hi" is included here
        {{strings.hi}}
        ^
        Templates/a.html:1:1: note: "b.html" is included here
        {{> b.html}}{{> b.html}}
        ^
        help: did you mean "host"?

        """)
  }

  @Test func allowsPlainTagsOnlyInTexts() {
    #expect(
      problems("a.html", ["a.html": "{{strings.a}}"], strings: ["a": "Hé {{#host}}x{{/host}}"])
        .hasPrefix(
          "en.yml:1:4: error: a text can hold {{name}} only, not {{#host}} [template-syntax]"))
    #expect(
      problems("a.html", ["a.html": "{{strings.a}}"], strings: ["a": "{{strings.b}}", "b": "b"])
        .hasPrefix("en.yml:1:1: error: a text can hold {{name}} only, not {{strings.b}}"))
  }

  @Test func tellsThatARootIsMissing() {
    #expect(
      problems("jion.md", ["join.md": ""]) == """
        error: there is no template "jion.md" [template-missing-partial]
        help: did you mean "join.md"?

        """)
  }

  @Test(arguments: [
    ("a.txt", "{{> x.html}}", "\"x.html\" cannot stand in plain text"),
    ("a.txt", "{{> x.md}}", "\"x.md\" cannot stand in plain text"),
    ("a.json", "{{> x.html}}", "\"x.html\" cannot stand in JSON"),
    ("a.md", "{{> x.css}}", "\"x.css\" cannot stand in Markdown"),
    ("a.md", "{{> x.json}}", "\"x.json\" cannot stand in Markdown"),
    ("a.html", "{{> x.json}}", "\"x.json\" cannot stand in text"),
    ("a.html", "{{> x.js}}", "\"x.js\" cannot stand in text"),
    ("a.html", "<style>{{> x.js}}</style>", "\"x.js\" cannot stand in the text of <style>"),
    ("a.html", "<script>{{> x.md}}</script>", "\"x.md\" cannot stand in the text of <script>"),
  ])
  func refusesKindsThatDoNotFit(_ root: String, _ text: String, _ message: String) {
    let files = [
      root: text, "x.html": "", "x.md": "", "x.css": "", "x.js": "", "x.json": "", "x.txt": "",
    ]
    let report = problems(root, files)
    #expect(report.contains("error: \(message) [template-kind]\n"), "\(report)")
  }

  @Test(arguments: ["a.txt", "a.json"])
  func keepsMarkupOutOfTextAndJSON(_ name: String) {
    let host = name == "a.txt" ? "plain text" : "JSON"
    #expect(
      problems(name, [name: "{{{badge}}}"]).hasPrefix(
        "Templates/\(name):1:1: error: \"badge\" is HTML, which cannot stand in \(host) "
          + "[template-html-value]"))
  }

  @Test func stopsAtTemplatesThatGrowBeyondBounds() {
    var files = ["40.html": "x"]
    for number in 10..<40 {
      files["\(number).html"] = "{{> \(number + 1).html}}{{> \(number + 1).html}}"
    }
    #expect(
      problems("10.html", files).contains(
        "error: \"10.html\" grows too large with all that it includes [template-too-large]"))
    for number in 10..<300 { files["\(number).html"] = "{{> \(number + 1).html}}" }
    files["300.html"] = "x"
    #expect(problems("10.html", files).contains("[template-too-large]"))
    #expect(problems("250.html", files).isEmpty)
  }
}
