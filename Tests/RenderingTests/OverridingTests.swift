import Diagnostics
import Foundation
import TestSupport
import Testing

/// What users change by files of their own.
@Suite struct OverridingTests {
  private static let project = Project(
    """
    -- Content/site.yml --
    host: calls.example.com
    name: Example Calls
    -- Content/meetings/plain.yml --
    title: Plain
    -- Content/meetings/special.yml --
    title: Special
    template: workshop.md
    x_room: Room <3>

    """)

  /// The example of Templates/README.md, as it stands there.
  private static func example() throws -> String {
    let file = Fixtures.repository.appendingPathComponent("Templates/README.md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```\n")
    return try #require(parts.first { $0.hasPrefix("{{<join.md}}") })
  }

  @Test func aMeetingCanReplaceOneBlockOfItsPage() throws {
    let project = OverridingTests.project.with(
      "Templates/workshop.md", try OverridingTests.example())
    let site = try project.rendered()
    let special = try site.text("join/special/index.html")
    #expect(special.contains("<h2>Bring a phone</h2>\n<p>We meet in Room &lt;3&gt;.</p>"))
    #expect(special.contains("Join") && !special.contains("wa.me"))
    #expect(try site.text("join/plain/index.html").contains("wa.me"))
  }

  @Test func aPartOfTheSameNameReplacesTheBuiltInOneOnEveryPage() throws {
    let site = try OverridingTests.project
      .with("Templates/workshop.md", "{{> join.md}}\n")
      .with("Templates/parts/share.html", "<p>Tell {{meeting.title}}</p>\n").rendered()
    for id in ["plain", "special"] {
      let page = try site.text("join/\(id)/index.html")
      #expect(page.contains("<p>Tell \(id.capitalized)</p>") && !page.contains("wa.me"))
    }
  }

  @Test func oneMoreMessageStandsBesideEachPage() throws {
    let site = try OverridingTests.project
      .with("Templates/workshop.md", "{{> join.md}}\n")
      .with("Templates/messages/poster.txt", "{{meeting.title}} & {{meeting.short_code}}\n")
      .rendered()
    #expect(try site.text("join/plain/poster.txt").hasPrefix("Plain & "))
  }

  @Test func aNameThatDoesNotExistIsAnErrorWithItsPlace() throws {
    let project = OverridingTests.project
      .with("Templates/workshop.md", "# {{meeting.titel}}\n")
    let problems = try project.diagnostics()
    #expect(problems.map(\.message) == ["\"meeting\" has no name \"titel\""])
    #expect(problems.first?.place?.path == "Templates/workshop.md")
    #expect(problems.first?.place?.offset == 12)
    #expect(problems.first?.help == "did you mean \"title\"?")
  }
}
