import Diagnostics
import Testing

/// Overrides that would break every page without looking wrong.
@Suite struct TemplateMistakeTests {
  private static func problems(_ name: String, _ text: String) throws -> [Diagnostic] {
    try Project("-- Content/site.yml --\nhost: calls.example.com\nname: Any\n")
      .with("Templates/\(name)", text).diagnostics()
  }

  @Test(arguments: [
    "join.md", "home.md", "not-found.md", "gone.md", "messages/share.txt", "messages/poster.txt",
  ])
  func anEmptyTemplateIsRefused(name: String) throws {
    for text in ["", "\n", " \t\n", "{{! later }}\n"] {
      let problems = try TemplateMistakeTests.problems(name, text)
      #expect(problems.map(\.id) == ["empty-template"], "\(name)")
      #expect(problems.first?.place?.path == "Templates/\(name)")
    }
  }

  @Test(arguments: [
    ("style.css", "a{}\n/* </style> */", 7), ("style.css", "</STYLE", 0),
    ("page.js", "var a = '</Script>'", 9), ("page.js", "a = '<!-- <script>'", 5),
  ])
  func whatEndsItsElementIsRefusedWithItsPlace(name: String, text: String, offset: Int) throws {
    let problems = try TemplateMistakeTests.problems(name, text)
    #expect(problems.map(\.id) == ["ends-element"])
    #expect(problems.first?.place?.offset == offset)
  }

  @Test(arguments: ["color: {{meeting.title}}", "{{meeting.title}}"])
  func noValueStandsInAStyle(style: String) throws {
    let problems = try TemplateMistakeTests.problems(
      "parts/share.html", "<p style=\"\(style)\">x</p>\n")
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains("the attribute style") == true)
    #expect(problems.first?.place?.path == "Templates/parts/share.html")
  }

  /// Built, it would be a whole site of empty pages.
  @Test(arguments: ["", "<body></body>\n", "<title>{{page.title}}</title>\n"])
  func aLayoutWithoutThePageIsRefused(layout: String) throws {
    let problems = try TemplateMistakeTests.problems("layout.html", layout)
    #expect(problems.filter { $0.severity == .error }.map(\.id) == ["empty-template"])
    #expect(problems.allSatisfy { $0.place?.path == "Templates/layout.html" })
  }

  @Test func aLayoutThatLeavesPartsOutIsWarnedOf() throws {
    let whole = """
      <meta http-equiv="Content-Security-Policy" content="{{page.content_security_policy}}">
      {{{page.style}}}{{#page}}{{{content}}}{{/page}}
      {{#page.data}}{{{page.data}}}{{/page.data}}{{#page.script}}{{{page.script}}}{{/page.script}}
      """
    #expect(try TemplateMistakeTests.problems("layout.html", whole).isEmpty)
    for name in ["style", "script", "data"] {
      let problems = try TemplateMistakeTests.problems(
        "layout.html", whole.replacing("{{{page.\(name)}}}", with: ""))
      #expect(problems.map(\.id) == ["incomplete-layout"])
      #expect(problems.first?.message.contains("page.\(name),") == true)
      #expect(problems.first?.severity == .warning)
    }
  }

  /// A paragraph within a paragraph ends it, and what follows stands alone.
  @Test(arguments: [
    ("Text {{{meeting.description}}} more", true), ("# {{{meeting.description}}}", true),
    ("**{{{meeting.description}}}**", true), ("- {{{meeting.description}}}", false),
    ("{{{meeting.description}}}", false), ("> {{{meeting.description}}}", false),
    ("<div>\n\n{{{meeting.description}}}\n\n</div>", false),
    ("<div>{{{meeting.description}}}</div>", false),
  ])
  func paragraphsStandAlone(text: String, isWrong: Bool) throws {
    let problems = try TemplateMistakeTests.problems(
      "join.md", "{{#meeting.description}}\n\n\(text)\n\n{{/meeting.description}}\nEnd.\n")
    #expect(problems.map(\.id) == (isWrong ? ["template-value-place"] : []))
    let help = isWrong ? "put it on a line of its own between empty lines" : nil
    #expect(problems.first?.help == help)
  }

  /// Nobody can mend a built-in file.
  @Test func aMistakeIsShownInTheUsersOwnFile() throws {
    let included = try TemplateMistakeTests.problems(
      "gone.md", "{{<layout.html}}{{/layout.html}}\n")
    #expect(included.map(\.message) == ["unknown name \"page\""])
    #expect(included.first?.place?.path == "Templates/gone.md")
    #expect(included.first?.notes.map { $0.place?.path } == ["built-in/layout.html"])
  }

  /// It could stand in a link of the user's own template.
  @Test(arguments: ["javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x"])
  func aValueOfOnesOwnRunsNothing(text: String) throws {
    func problems(_ text: String) throws -> [String] {
      try Project(
        """
        -- Content/site.yml --
        host: calls.example.com
        name: Any
        -- Content/meetings/a.yml --
        title: A
        x_link: "\(text)"

        """
      ).checked().diagnostics.map(\.id)
    }
    #expect(try problems(text) == ["bad-scheme"])
    #expect(try problems("https://example.com/slides") == [])
    #expect(try problems("Data: three gigabytes") == [])
  }
}
