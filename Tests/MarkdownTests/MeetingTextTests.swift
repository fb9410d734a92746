import Markdown
import TestSupport
import Testing

@Suite struct MeetingTextTests {
  private func html(_ text: String) -> String {
    String(decoding: Markdown.html(fromUntrusted: Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("*a* **b** `c`", "<p><em>a</em> <strong>b</strong> <code>c</code></p>\n"),
    ("# Agenda", "<h2>Agenda</h2>\n"),
    ("###### Deep", "<h6>Deep</h6>\n"),
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("~~10:00~~ 11:00", "<p><del>10:00</del> 11:00</p>\n"),
    ("~10 min, then ~20", "<p>~10 min, then ~20</p>\n"),
    ("see https://example.com/a_", "<p>see https://example.com/a_</p>\n"),
    ("[a](/help)", "<p><a href=\"/help\">a</a></p>\n"),
    ("[a](myapp://x?y=1)", "<p><a href=\"myapp://x?y=1\">a</a></p>\n"),
    ("<a@example.com>", "<p><a href=\"mailto:a@example.com\">a@example.com</a></p>\n"),
  ])
  func writesPlainMarkdown(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func tellsOtherSitesNothing() {
    #expect(
      html("[a](https://example.org/?a=1&b='2' \"T \\\"q\\\" <x>\")")
        == "<p><a href=\"https://example.org/?a=1&amp;b=&#39;2&#39;\" rel=\"nofollow noreferrer\""
        + " title=\"T &quot;q&quot; &lt;x&gt;\">a</a></p>\n")
    #expect(
      html("<https://example.org/a_>")
        == "<p><a href=\"https://example.org/a_\" rel=\"nofollow noreferrer\">"
        + "https://example.org/a_</a></p>\n")
  }

  @Test func keepsALinkWhole() throws {
    let parsed = try ParsedHTML.parse([html("[x](https://example.org/ä?q=1%202&c='\\*#é)")])
    #expect(
      parsed[0].elements.last?.value(of: "href")
        == "https://example.org/%C3%A4?q=1%202&c='*#%C3%A9")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRipt:alert(1)", "&#106;avascript:alert(1)", "vbscript:x",
    "file:///etc/passwd", "data:text/html;base64,AAAA", "data:image/png;base64,AAAA",
    "&#1;javascript:alert(1)", "java&#9;script:alert(1)", "java&#10;script:alert(1)",
  ])
  func leavesTheWordsOfADangerousLink(_ address: String) {
    #expect(html("a [b *c*](\(address)) d") == "<p>a b <em>c</em> d</p>\n")
    #expect(html("a ![b](\(address)) d") == "<p>a b d</p>\n")
    #expect(html("[r]\n\n[r]: \(address)") == "<p>r</p>\n")
  }

  @Test func makesLinksOfForeignImages() {
    #expect(
      html("![Map](https://example.org/m.png)")
        == "<p><a href=\"https://example.org/m.png\" rel=\"nofollow noreferrer\">Map</a></p>\n")
    #expect(
      html("![](//example.org/m.png)")
        == "<p><a href=\"//example.org/m.png\" rel=\"nofollow noreferrer\">"
        + "//example.org/m.png</a></p>\n")
    #expect(html("![Map](/m.png)") == "<p><img src=\"/m.png\" alt=\"Map\" /></p>\n")
    #expect(
      html("[![Map](https://example.org/m.png)](/map)") == "<p><a href=\"/map\">Map</a></p>\n")
    #expect(
      html("![a ![b](https://example.org/b.png) [c](/d)](https://example.org/a.png)")
        == "<p><a href=\"https://example.org/a.png\" rel=\"nofollow noreferrer\">a b c</a></p>\n")
  }

  @Test func showsRawHTMLAsText() {
    #expect(html("Press <Ctrl> & <b>x") == "<p>Press &lt;Ctrl&gt; &amp; &lt;b&gt;x</p>\n")
    #expect(html("<div>\n*a*\n</div>\n\nb") == "<p>&lt;div&gt;\n*a*\n&lt;/div&gt;</p>\n<p>b</p>\n")
  }

  @Test func leavesCommentsOut() {
    #expect(html("<!-- not yet public -->\n\nHello <!-- x -->there") == "<p>Hello there</p>\n")
    #expect(html("<div><!-- a\n<b> --></div>") == "<p>&lt;div&gt;&lt;/div&gt;</p>\n")
  }

  @Test func writesTablesWithoutAlignment() {
    #expect(
      html("| a | b |\n|:-:|--:|\n| 1 | ~~2~~ |")
        == "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
        + "<td>1</td>\n<td><del>2</del></td>\n</tr>\n</tbody>\n</table>\n")
  }

  @Test func replacesBytesThatAreNoText() {
    let bytes: [UInt8] = [0x61, 0x00, 0x62, 0xFF, 0xED, 0xA0, 0x80, 0x63]
    let result = String(decoding: Markdown.html(fromUntrusted: bytes), as: UTF8.self)
    #expect(result.hasPrefix("<p>a\u{FFFD}b\u{FFFD}"))
    #expect(result.hasSuffix("c</p>\n"))
    #expect(Markdown.html(fromUntrusted: []).isEmpty)
  }

  @Test func addsOnlySafeElements() throws {
    let allowed = Markdown.elementsOfMeetingText
    let pages = try ParsedHTML.parse(hostileMarkdown.map(html))
    #expect(hostileMarkdown.count >= 60)
    for (text, page) in zip(hostileMarkdown, pages) {
      #expect(page.comments.isEmpty && page.others.isEmpty, "\(text)")
      for element in page.elements {
        let names = allowed[element.name]
        #expect(names != nil, "<\(element.name)> from \(text)")
        for attribute in element.attributes {
          let name = try #require(attribute.first ?? nil)
          #expect(names?.contains(name) == true, "\(element.name) \(name) from \(text)")
        }
        for name in ["href", "src"] {
          let scheme = element.value(of: name)?.lowercased()
            .filter { $0.isASCII && !$0.isWhitespace }
          for danger in ["javascript:", "vbscript:", "data:", "file:"] {
            #expect(scheme?.hasPrefix(danger) != true, "\(name) from \(text)")
          }
        }
      }
    }
  }

  @Test func tellsWhatItChanged() {
    let marked = MarkedText(
      "Hé 1️⃣<b>x2️⃣</b>\n\n- 3️⃣[a](javascript:1)\n- 4️⃣![m](https://example.org/m.png)\n\n"
        + "5️⃣<div><!-- n --></div>\n<!-- a comment is no finding -->")
    let findings = Markdown.findings(inUntrusted: Array(marked.text.utf8))
    #expect(
      findings.map(\.kind) == [.rawHTML, .rawHTML, .dangerousLink, .foreignImage, .rawHTML])
    #expect(
      findings.map(\.text)
        == ["<b>", "</b>", "javascript:1", "https://example.org/m.png", "<div></div>"])
    #expect(findings.map(\.offset) == (1...5).map { marked.offsets[$0] })
    #expect(Markdown.findings(inUntrusted: Array("*fine* <https://example.org>".utf8)).isEmpty)
  }

  @Test(arguments: ["", "> ", "- "])
  func tellsOfADefinitionThatGrows(prefix: String) {
    let words = String(repeating: "x", count: 10_000)
    let text = "Hello\n\n\(prefix)[a]: /u \"\(words)\"\n\n" + String(repeating: "[a]", count: 2000)
    let findings = Markdown.findings(inUntrusted: Array(text.utf8))
    #expect(findings.map(\.kind) == [.hugeReference])
    #expect(findings.map(\.offset) == [7 + prefix.utf8.count + 3])
  }

  @Test func takesManyLinksToShortDefinitions() {
    let links = (0..<400).map { "See [agenda \($0)][a], [x] and [note \($0)]: done." }
    let text =
      "[a]: https://example.com/agenda \"The agenda\"\n[x]: https://example.com/x\n\n"
      + links.joined(separator: "\n\n")
    #expect(Markdown.findings(inUntrusted: Array(text.utf8)) == [])
  }

  /// What takes cmark minutes, or browsers their last breath, is refused before it is read.
  @Test(
    arguments: [
      (copies("> ", 100) + "1️⃣a", nil), ("Hello\n\n1️⃣" + copies("> ", 101) + "a", .tooDeep),
      ("1️⃣" + copies("+ ", 60) + copies("1. ", 41) + "a", .tooDeep),
      ("1️⃣" + copies("> - ", 51), .tooDeep), ("1️⃣" + copies("- ", 300), nil),
      ("1️⃣" + copies("* ", 300), nil),
      ("a !1️⃣[" + copies("![", 100) + "a" + copies("](x)", 101), .tooDeep),
      ("1️⃣" + copies("[", 100) + "a" + copies("](x)", 100), nil),
      (copies("[0, 1) and ", 299) + "1️⃣" + copies("[0, 1) and ", 101) + copies("]", 400), .tooDeep),
      ("1️⃣" + copies("[0, 1) and \n\n", 400) + copies("]", 400), nil),
      ("1️⃣" + copies("\\[", 200) + copies("\\]", 200), nil),
      (copies("a <?", 1000) + "1️⃣", nil), (copies("a <?", 1000) + " 1️⃣<!A>", .manyInstructions),
      ("1️⃣" + copies("a <!-- b --> ", 2000), nil),
      (copies("| a ", 1001) + "\n1️⃣|-|\n", .wideTable),
      ("| a | b |\n|-|-|\n1️⃣" + copies("|", 1002), .wideTable),
      ("1️⃣" + copies("a | ", 2000), nil),
      (copies("| a ", 900) + "\n1️⃣" + copies("|-", 900) + "\n" + copies("|a\n", 2000), .hugeTable),
      (
        "> " + copies("| a ", 900) + "\n> 1️⃣" + copies("|-", 900) + "\n" + copies("> |a\n", 2000),
        .hugeTable
      ),
      (copies("a|b\n", 20_000) + "1️⃣-|\n", .textAboveTable),
      (copies("a|b\n-|\n", 1000) + "1️⃣", .textAboveTable),
      (copies("a|b\n-|\n\n", 3000) + "1️⃣", nil), (copies("a|b\n-|-\n", 1000) + "1️⃣", nil),
      (copies("a|b\n", 1000) + "1️⃣-|-\n", nil), (copies("a line\n", 10_000) + "1️⃣---\n", nil),
    ] as [(String, MarkdownFinding.Kind?)])
  func refusesWhatWouldTakeMinutes(text: String, kind: MarkdownFinding.Kind?) {
    let marked = MarkedText(text)
    let findings = Markdown.findings(inUntrusted: Array(marked.text.utf8))
    #expect(findings.map(\.kind) == (kind.map { [$0] } ?? []))
    if kind != nil, kind != .textAboveTable {
      #expect(findings.first?.offset == marked.offsets[1])
    }
  }

  private static func copies(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
