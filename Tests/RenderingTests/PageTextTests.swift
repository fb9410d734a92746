import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Rendering

/// Titles and texts that break careless pages.
@Suite struct PageTextTests {
  private static func page(_ title: String, _ more: String = "") throws -> String {
    try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/abc.yml --
      title: \(jsonString(title))
      visibility: public
      \(more)

      """
    ).rendered().text("join/abc/index.html")
  }

  private static func parsed(_ title: String, _ more: String = "") throws -> ParsedHTML {
    try #require(try ParsedHTML.parse([page(title, more)]).first)
  }

  /// MD-01 and MD-02: quotes and elements in a title, in every place that has the title.
  @Test(arguments: [
    "The \"big\" one & <only>", "Ana's", "Test <script>alert(1)</script>", "</title><b>",
  ])
  func aTitleIsTextInEveryPlace(title: String) throws {
    let page = try PageTextTests.parsed(title)
    let plain = try PageTextTests.parsed("word")
    #expect(page.structure == plain.structure)
    let previews = page.elements.filter {
      $0.name == "meta" && $0.value(of: "property") == "og:title"
    }
    #expect(previews.map { $0.value(of: "content") } == [title])
    // Of the tab and the heading; the rest is data of the script.
    let shown = page.text.components(separatedBy: ".page=")[0]
    #expect(shown.components(separatedBy: title).count == 3)
  }

  /// MD-03: escaping happens once, at output; a reference in a title is text.
  @Test func aTitleIsEscapedOnce() throws {
    #expect(try PageTextTests.page("R&D").contains("<title>R&amp;D · Example Calls</title>"))
    #expect(try PageTextTests.page("Tom &amp; Co").contains("<title>Tom &amp;amp; Co · "))
    #expect(try PageTextTests.parsed("Tom &amp; Co").text.contains("Tom &amp; Co"))
  }

  /// MD-04: nothing ends the script that holds data.
  @Test func dataForTheScriptIsOneElement() throws {
    let site = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: "Demo</script><script>alert(1)</script>"

      """
    ).rendered()
    for path in ["index.html", "404.html", "join/index.html"] {
      let page = try #require(try ParsedHTML.parse([site.text(path)]).first)
      #expect(page.elements.filter { $0.name == "script" }.count == 2, "\(path)")
    }
  }

  /// MD-05: an address that a browser would run is refused, in fields and in texts.
  @Test(arguments: [
    "organizer: {url: \"javascript:alert(1)\"}", "organizer: {url: \"data:text/html;base64,AAAA\"}",
    "description: \"[x](javascript:alert(1))\"",
    "description: \"[x](data:text/html;base64,AAAA)\"",
    "entry_points: [{type: video, uri: \"javascript:alert(1)\"}]",
    "entry_points: [{type: chat, uri: \"JavaScript:alert(1)\"}]",
  ])
  func anAddressThatABrowserWouldRunIsRefused(field: String) throws {
    let project = Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/abc.yml --
      title: Standup
      \(field)

      """)
    let errors = try project.checked().diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.line) == [2])
    #expect(errors.first.map { ["bad-scheme", "dangerous-link"].contains($0.id) } == true)
  }

  /// MD-06: a link keeps its last character, whatever that is.
  @Test func aLinkKeepsItsEnd() throws {
    let text = """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      links: {join: stream}
      apps:
        - {name: App, web: "https://web.example.com/{callId}"}
      -- Content/meetings/abc.yml --
      title: Standup
      call_id: abc_
      template: own.md
      -- Templates/own.md --
      Join: {{meeting.url}} or <{{meeting.page_url}}> or [here]({{meeting.url}})

      {{#meeting.apps}}
      {{#web}}
      <a href="{{web}}">{{web}}</a>
      {{/web}}
      {{/meeting.apps}}

      """
    let page = try #require(
      try ParsedHTML.parse([Project(text).rendered().text("join/abc_/index.html")]).first)
    let links = page.elements.filter { $0.name == "a" }.compactMap { $0.value(of: "href") }
    #expect(links.contains("https://calls.example.com/join/abc_/?type=default"))
    #expect(links.contains("https://web.example.com/abc_"))
    #expect(page.text.contains("Join: https://calls.example.com/join/abc_/?type=default or "))
  }

  /// MD-07: a value is not read as Markdown.
  @Test(arguments: [
    "*Q3* 1*2*3", "|", "1986. plan", "[x](http://other.example)", "# loud", "a<br>b", "- x",
    "> x", "`x`", "    x", "***", "<https://x.example>", "&copy;", "\\*", "[^1]", "~~x~~",
  ])
  func aTitleIsNotReadAsMarkdown(title: String) throws {
    let page = try PageTextTests.parsed(title)
    #expect(page.structure == (try PageTextTests.parsed("word").structure))
    #expect(page.text.contains("\n\(title.trimmed)\n"))
  }

  /// MD-09: braces in a value are text.
  @Test(arguments: ["Intro to {{mustache}} and {{#x}}", "${{ secrets.X }}", "{{> join.md}}"])
  func bracesInAValueAreText(title: String) throws {
    let page = try PageTextTests.parsed(title, "description: \(jsonString("use \(title) in CI"))")
    #expect(page.text.contains("\n\(title)\n"))
    #expect(page.text.contains("use \(title) in CI"))
  }

  @Test func aPageHasOneHeadingOfTheFirstLevel() throws {
    for style in SampleProject.styles {
      let pages = try SampleProject.project(style: style).rendered().pages
      for (page, parsed) in zip(pages, try ParsedHTML.parse(pages.map(\.text))) {
        let levels = parsed.elements.compactMap { element in
          element.name.count == 2 && element.name.first == "h" ? Int(element.name.dropFirst()) : nil
        }
        #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1, "\(page.path)")
      }
    }
  }

  @Test func everyPageHasAnActionAndNoEmptyLink() throws {
    let pages = try SampleProject.project(style: "path").rendered().pages
    for (page, parsed) in zip(pages, try ParsedHTML.parse(pages.map(\.text))) {
      let links = parsed.elements.filter { $0.name == "a" }
      let buttons = links.filter { $0.value(of: "class") == "button" }
      let hasForm = parsed.elements.contains { $0.name == "form" }
      #expect(hasForm || buttons.contains { $0.value(of: "href") != nil }, "\(page.path)")
      for link in links {
        #expect(link.value(of: "href") != "" && link.value(of: "href") != "#", "\(page.path)")
        guard let address = link.value(of: "href"), address.hasPrefix("http") else { continue }
        if address.hasPrefix("https://calls.example.com/") { continue }
        let rel = link.value(of: "rel") ?? ""
        #expect(rel.contains("noopener") || rel.contains("noreferrer"), "\(page.path): \(address)")
      }
    }
  }

  /// Robots read the first kilobytes only.
  @Test func previewsStandInTheFirstEightKilobytes() throws {
    let site = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      image: og.png
      -- Content/static/og.png --
      -- Content/meetings/abc.yml --
      title: a\(String(repeating: "&", count: 199))

      """
    ).rendered()
    let head = String(
      decoding: (site.files["join/abc/index.html"] ?? []).prefix(8192), as: UTF8.self)
    #expect(head.contains("og:title") && head.contains("og:url") && head.contains("og:image"))
  }

  /// On a small phone a long title must leave room for the first button.
  @Test(arguments: [(100, false), (101, true)])
  func aLongTitleIsMarked(length: Int, isMarked: Bool) throws {
    let page = try PageTextTests.page(String(repeating: "é", count: length))
    #expect(page.contains("<h1><bdi lang=\"en\" class=\"long\">") == isMarked)
  }

  /// Whoever types an address leaves out what a browser adds.
  @Test func theShortLinkIsShownAsOneTypesIt() throws {
    let page = try PageTextTests.page("Talk")
    let code = try #require(
      page.components(separatedBy: "https://calls.example.com/j/").dropFirst().first
    )
    .prefix { $0 != "/" }
    let link = "<a class=\"link\" href=\"https://calls.example.com/j/\(code)/\" dir=\"ltr\">"
    // In pieces, so that no line ends within a code.
    let shown = "<span>calls.example.com/</span><span>j/</span><span>\(code)</span></a>"
    #expect(page.contains(link + shown))
  }

  /// How a meeting repeats, with all exceptions, may take many lines: all of it stands below the first
  /// button, and above it what the first time is one of.
  @Test func theRuleStandsBehindTheWaysIn() throws {
    let page = try PageTextTests.page(
      "Talk", "start: 2027-03-01 09:30\ntimezone: Europe/Berlin\nrrule: FREQ=WEEKLY")
    let button = try #require(page.range(of: "id=\"open\"")).lowerBound
    let rule = try #require(page.range(of: "<dt>Repeats</dt><dd>every week on Monday</dd>"))
      .lowerBound
    #expect(button < rule)
    #expect(page.contains("<small class=\"rule\">every week on Monday</small>"))
    let odd = try PageTextTests.page(
      "Talk", "start: 2027-03-01 09:30Z\nrrule: FREQ=YEARLY;BYMONTH=3,5;BYDAY=1MO")
    #expect(odd.contains("<small class=\"rule\">(the first of several times)</small>"))
  }
}

/// The built-in style sheet as pages have it.
@Suite struct StyleTextTests {
  @Test(arguments: [
    ("a { color: red; }\n", "a{color:red;}"),
    ("/* Why. */\nh1, h2 > b {\n  margin: 0 1px;\n}\n", "h1,h2 > b{margin:0 1px;}"),
    (
      "@media (a) and (b) {\n  a:hover { b: min(1px, 2vw) }\n}\n",
      "@media (a) and (b){a:hover{b:min(1px,2vw) }}"
    ),
  ])
  func losesWhatOnlyItsReadersNeed(sheet: String, page: String) {
    #expect(String(decoding: StyleText.withoutBlanks(Array(sheet.utf8)), as: UTF8.self) == page)
  }

  @Test func aSheetOfTheUsersStaysAsItIs() {
    let own = Array("a {  content: \";  x\" }\n".utf8)
    #expect(StyleText.inPage(own) == own)
  }

  /// What a blank might have to part in the built-in one.
  @Test func noTextOfTheBuiltInSheetHoldsASignAndABlank() throws {
    let sheet = try #require(BuiltInTemplates.all.first { $0.name == "style.css" }).text
    let texts = sheet.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }
    for (_, text) in texts {
      for sign in [":", ";", ",", "{", "}"] { #expect(!text.contains(sign + " "), "\(text)") }
    }
  }
}
