import Foundation
import TestSupport
import Testing

/// `docs/diagnostics.md` lists what the source says, and nothing else.
struct DiagnosticsDocumentTests {
  /// What stands before an identifier in the source, and the severity that it means.
  private static let makers = [
    (".error(", "error"), (".warning(", "warning"), (".info(", "info"), ("CalendarProblem(", ""),
  ]

  private static func sources() throws -> [String] {
    try SourceIdentifiers.files(below: "Sources").filter { !$0.path.contains("BuiltInTemplates") }
      .map { $0.text }
  }

  /// Identifiers that stand directly behind one of `makers`, with their severities.
  private static func identifiers(in text: String) -> [(id: String, severity: String)] {
    makers.flatMap { maker, severity in
      text.components(separatedBy: maker).dropFirst().compactMap { rest in
        let start = rest.drop(while: \.isWhitespace)
        guard start.first == "\"" else { return nil }
        let id = start.dropFirst().prefix { $0 != "\"" }
        let isIdentifier = id.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
        }
        return isIdentifier && !id.isEmpty ? (String(id), severity) : nil
      }
    }
  }

  /// The first two cells of each row whose first one is an identifier.
  private static func rows() throws -> [(id: String, severities: String)] {
    let url = Fixtures.repository.appendingPathComponent("docs/diagnostics.md")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0].replacingOccurrences(of: "`", with: ""), cells[1])
    }
  }

  @Test func listsEveryIdentifierWithItsSeverity() throws {
    let listed = Dictionary(
      try Self.rows().map { ($0.id, $0.severities) }, uniquingKeysWith: { first, _ in first })
    let found = try Self.sources().flatMap(Self.identifiers)
    #expect(found.count > 100)
    for id in try Self.sources().flatMap(SourceIdentifiers.all) {
      #expect(listed[id] != nil, "\(id) is missing in docs/diagnostics.md")
    }
    for (id, severity) in found {
      let severities = try #require(listed[id], "\(id) is missing in docs/diagnostics.md")
      #expect(severity.isEmpty || severities.contains(severity), "\(id)")
    }
  }

  @Test func listsNothingThatTheSourceDoesNotSay() throws {
    let text = try Self.sources().joined()
    for (id, _) in try Self.rows() {
      #expect(text.contains("\"\(id)\""), "docs/diagnostics.md lists \(id), which nothing says")
    }
  }

  @Test func listsEachIdentifierOnce() throws {
    let ids = try Self.rows().map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
