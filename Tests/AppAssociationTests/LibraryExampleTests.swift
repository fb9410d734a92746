import AppAssociation
import Foundation
import TestSupport
import Testing

/// What the document shows of the library, as it stands there.
@Suite struct LibraryExampleTests {
  private static let file = """
    {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.calls"],
    "components":[{"/":"/join/%C3%BC"},{"/":"/join/#/help"}]}]}}
    """

  // The document shows what stands between these lines.
  // >>>
  func decide(_ bytes: [UInt8], _ link: String) throws -> String {
    let rules = AppleLinkRules(try JSONValue.read(bytes).get())
    guard let url = LinkURL.pasted(link) else { return "no link" }
    let decision = rules.decision(for: url, host: "calls.example.com")
    return decision.app ?? "browser"
  }

  func complaints(about bytes: [UInt8]) -> [String] {
    AssociationLint(bytes: bytes).findings().map { finding in
      let place = finding.offset.map { TextPosition(of: $0, in: bytes) }
      let prefix = place.map { "\($0.line):\($0.column): " } ?? ""
      return "\(prefix)\(finding.severity.rawValue): \(finding.message) [\(finding.id)]"
    }
  }
  // <<<

  @Test func decidesLinksAsTheyArePasted() throws {
    let bytes = Array(Self.file.utf8)
    #expect(
      try decide(bytes, "https://calls.example.com/join/ü") == "ABCDE12345.com.example.calls")
    #expect(try decide(bytes, "https://calls.example.com/join/x") == "browser")
    #expect(
      complaints(about: bytes) == [
        "2:37: error: \"/join/#/help\" has a # [path.fragment-in-path]"
      ])
  }

  @Test func standsInTheDocument() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Fixtures.repository.appendingPathComponent(path), encoding: .utf8)
    }
    let source = try text("Tests/AppAssociationTests/LibraryExampleTests.swift")
    let document = try text("docs/association.md")
    let marks = source.components(separatedBy: "  // >>>\n")
    let example = try #require(marks.last?.components(separatedBy: "  // <<<\n").first).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
    .joined(separator: "\n")
    #expect(marks.count == 2)
    #expect(document.contains("```swift\nimport AppAssociation\n\n\(example)```\n"))
  }

  @Test(arguments: [
    (0, 1, 1), (3, 1, 1), (4, 1, 2), (6, 1, 3), (7, 2, 1), (8, 3, 1), (10, 4, 1), (99, 4, 2),
  ])
  func countsLinesAndColumns(offset: Int, line: Int, column: Int) {
    let place = TextPosition(of: offset, in: Array("\u{FEFF}aé\n\r\r\nx".utf8))
    #expect(place.line == line)
    #expect(place.column == column)
  }
}
