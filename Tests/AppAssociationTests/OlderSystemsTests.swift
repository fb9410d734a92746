import Foundation
import TestSupport
import Testing

/// Package.swift promises macOS 12 and iOS 15, and a build on Linux never looks.
@Suite struct OlderSystemsTests {
  /// Calls of the standard library that came with macOS 13 or later, and what stands for them here.
  static let newer = [
    #"\.replacing\([^)]*with:"#, #"String\(validating:"#, #"\.ranges\(of:"#,
    #"\.trimmingPrefix\("#, #"\bRegex<"#, #"\bMutex<"#, #"\bDuration\b"#, #"ContinuousClock"#,
  ]

  @Test(arguments: newer)
  func nothingNeedsANewerSystem(pattern: String) throws {
    let expression = try NSRegularExpression(pattern: pattern)
    let folder = Fixtures.repository.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let names = files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("BuiltInTemplates.swift") }
    #expect(names.count > 300)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("//") {
        let line = String(line)
        let range = NSRange(line.startIndex..., in: line)
        #expect(expression.firstMatch(in: line, range: range) == nil, "\(name): \(line)")
      }
    }
  }
}
