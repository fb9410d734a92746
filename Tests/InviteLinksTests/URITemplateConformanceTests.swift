import Foundation
import InviteLinks
import TestSupport
import Testing

/// The public tests for URI Templates, all files and all cases.
struct URITemplateConformanceTests {
  @Test(arguments: [
    ("spec-examples.json", 60), ("spec-examples-by-section.json", 100),
    ("extended-tests.json", 50), ("negative-tests.json", 36),
  ])
  func passesThePublicTests(file: String, atLeast expectedCount: Int) throws {
    guard let folder = Fixtures.conformance("uri-template") else { return }
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    let groups = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var count = 0
    for (name, group) in groups {
      let group = try #require(group as? [String: Any])
      let variables = try #require(group["variables"] as? [String: Any])
      let values = variables.compactMapValues(Self.value)
      for test in try #require(group["testcases"] as? [[Any]]) {
        let text = try #require(test.first as? String)
        count += 1
        check(text, values, expected: try #require(test.last), name)
      }
    }
    #expect(count >= expectedCount)
  }

  /// `expected` is one text, a choice of texts (where the order is open), or false.
  private func check(
    _ text: String, _ values: [String: URITemplate.Value], expected: Any, _ name: String
  ) {
    let choice = expected as? [String] ?? (expected as? String).map { [$0] }
    guard let template = try? URITemplate(text) else {
      #expect(choice == nil, "\(name): \(text) was refused")
      return
    }
    guard let choice else {
      #expect(!template.mismatches(in: values).isEmpty, "\(name): \(text) was not refused")
      return
    }
    let result = template.expand(values)
    #expect(template.mismatches(in: values).isEmpty)
    #expect(choice.contains(result), "\(name): \(text) gave \(result)")
  }

  private static func value(_ value: Any) -> URITemplate.Value? {
    switch value {
    case let text as String: .text(text)
    case let items as [Any]: .list(items.map { "\($0)" })
    case let members as [String: Any]:
      // Sorted, since a JSON object has lost its order here and every test allows this one.
      .associative(
        members.sorted { $0.key < $1.key }.map { URITemplate.Pair($0.key, "\($0.value)") })
    case let number as NSNumber: .text("\(number)")
    default: nil
    }
  }
}
