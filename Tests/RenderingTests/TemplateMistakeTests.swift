import Diagnostics
import Testing

/// Overrides that would break every page without looking wrong.
@Suite struct TemplateMistakeTests {
  private static func problems(_ name: String, _ text: String) throws -> [Diagnostic] {
    try Project("-- Content/site.yml --\nhost: calls.example.com\nname: Any\n")
      .with("Templates/\(name)", text).diagnostics()
  }

  @Test(arguments: ["layout.html", "join.md", "home.md", "not-found.md", "gone.md"])
  func anEmptyPageIsRefused(name: String) throws {
    for text in ["", "\n", " \t\n"] {
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
