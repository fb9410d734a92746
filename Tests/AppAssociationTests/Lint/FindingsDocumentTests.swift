import Foundation
import TestSupport
import Testing

/// The document names every identifier of the linter, and no other.
@Suite struct FindingsDocumentTests {
  /// What stands before the first period of an identifier.
  private static let families: Set<String> = [
    "app", "appclips", "appid", "applinks", "component", "dal", "defaults", "detail", "entitlement",
    "file", "fragment", "json", "legacy", "path", "query", "root", "rule", "service", "subst",
    "type",
  ]

  /// Places in a document, which look alike.
  private static let places: Set<String> = ["applinks.defaults", "applinks.details"]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Fixtures.repository.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func listsTheIdentifiersOfTheSource() throws {
    let folder = "Sources/AppAssociation"
    let files = FileManager.default.enumerator(
      atPath: Fixtures.repository.appendingPathComponent(folder).path)
    var written: Set<String> = []
    for name in files?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".swift") {
      for literal in try text("\(folder)/\(name)").components(separatedBy: "\"") {
        let parts = literal.split(separator: ".", omittingEmptySubsequences: false)
        let isIdentifier =
          parts.count > 1 && Self.families.contains(String(parts[0]))
          && parts.allSatisfy { part in
            !part.isEmpty
              && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x31 }
          }
        if isIdentifier { written.insert(literal) }
      }
    }
    let listed = try text("docs/association-findings.md").split(separator: "\n").compactMap {
      $0.hasPrefix("| `") ? $0.split(separator: "`")[1] : nil
    }.map(String.init)
    #expect(Set(listed) == written.subtracting(Self.places))
    #expect(listed == listed.sorted())
    #expect(listed.count == Set(listed).count)
  }
}
