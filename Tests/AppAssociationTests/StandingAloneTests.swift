import Foundation
import TestSupport
import Testing

/// The library is for apps as well, and decides on text as it is written.
@Suite struct StandingAloneTests {
  /// No Foundation, whose URL changes links, and no regular expressions, which take what time they
  /// like.
  @Test func needsNothingButTheStandardLibrary() throws {
    let folder = Fixtures.repository.appendingPathComponent("Sources/AppAssociation")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(names.count > 50)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        #expect(!line.contains("import ") || line.contains("//"), "\(name): \(line)")
        #expect(!line.contains("Regex"), "\(name): \(line)")
      }
    }
  }
}
