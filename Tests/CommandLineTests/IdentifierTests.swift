import Foundation
import TestSupport
import Testing

/// Every diagnostic of the tool is shown to happen, in a file named for it.
struct IdentifierTests {
  /// Where identifiers come from.
  private static let boxes = [
    "Calendar", "CommandLine", "Invites", "Markdown", "Rendering", "SiteCheck", "SiteInput",
    "SiteModel", "SiteOutput", "SitePlan", "Templates",
  ]

  /// What no site folder can bring about, and why.
  private static let withoutCase = [
    "no-free-code": "a thousand codes would have to be taken; the planner's tests do that",
    "yaml-syntax": "for what a later libyaml may refuse and nothing here explains",
  ]

  private static let transcripts = Transcript.all(in: "findings")

  @Test func everyIdentifierHasACase() throws {
    let cases = Set(Self.transcripts.map(\.identifier))
    for (identifier, file) in try identifiers() where Self.withoutCase[identifier] == nil {
      #expect(
        cases.contains(identifier), "\(file): Tests/Fixtures/CommandLine/findings has no case")
    }
  }

  /// Those of calendar files that may be no part of a site stand in one transcript, each in a file
  /// that is named for it.
  @Test func everyFindingOfTheCalendarLinterIsShown() throws {
    let url = Fixtures.repository.appendingPathComponent("docs/diagnostics.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    let section = try #require(
      document.components(separatedBy: "\n## ").first { $0.hasPrefix("Calendar files") })
    let identifiers = section.components(separatedBy: "\n| `").dropFirst().map { row in
      String(row.prefix { $0 != "`" })
    }
    #expect(identifiers.count > 40)
    let transcript = try #require(
      Transcript.all(in: "commands").first { $0.name.hasSuffix("calendar-lint.every-finding") })
    let lines = transcript.steps.flatMap { $0.expected.split(separator: "\n") }
    for identifier in identifiers {
      #expect(
        lines.contains { $0.hasPrefix("\(identifier).ics:") && $0.hasSuffix("[\(identifier)]") },
        "\(identifier)")
    }
  }

  @Test func everyCaseShowsItsIdentifier() throws {
    let known = try identifiers()
    for transcript in Self.transcripts {
      #expect(known[transcript.identifier] != nil, "no source makes \(transcript.identifier)")
      let shown = transcript.steps.contains { $0.expected.contains("[\(transcript.identifier)]\n") }
      #expect(shown, "\(transcript.name) does not show its diagnostic")
    }
  }

  @Test func everyExitCodeIsShown() {
    let steps = ["findings", "commands", "promises"].flatMap(Transcript.all).flatMap(\.steps)
    for code in [1, 64, 74, 75] {
      #expect(steps.contains { $0.expected.hasSuffix("[\(code)]\n") }, "\(code)")
    }
  }

  /// Each identifier with the file that makes it.
  private func identifiers() throws -> [String: String] {
    var found: [String: String] = [:]
    for box in Self.boxes {
      for (path, text) in try SourceIdentifiers.files(below: "Sources/\(box)") {
        // One has no diagnostics and is long, the other is for files that are no part of a site.
        if path.contains("BuiltInTemplates") || path.contains("Linting/") { continue }
        for identifier in SourceIdentifiers.all(in: text) { found[identifier] = "\(box)/\(path)" }
      }
    }
    return found
  }
}

extension Transcript {
  /// `unknown-key` of `findings/unknown-key.csv`.
  fileprivate var identifier: String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
