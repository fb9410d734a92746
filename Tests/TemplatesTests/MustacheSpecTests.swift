import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Templates

/// The official tests of Mustache, read where they lie.
@Suite struct MustacheSpecTests {
  static let modules = [
    "comments", "delimiters", "dynamic-names", "interpolation", "inheritance", "inverted",
    "partials", "sections",
  ]

  @Test(arguments: modules)
  func passes(_ module: String) throws {
    guard let folder = Fixtures.conformance("mustache") else { return }
    let data = try Data(contentsOf: folder.appendingPathComponent("\(module).json"))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let tests = try #require(file["tests"] as? [[String: Any]])
    #expect(tests.count >= 12)
    for test in tests {
      let name = try #require(test["name"] as? String)
      let template = try #require(test["template"] as? String)
      let expected = try #require(test["expected"] as? String)
      var sources = ["": SourceText(path: "main", text: template)]
      for (name, text) in test["partials"] as? [String: String] ?? [:] {
        sources[name] = SourceText(path: name, text: text)
      }
      let library = TemplateLibrary(sources: sources, strings: [:], markdown: { $0 })
      let value = SpecValue(test["data"] ?? NSNull())
      let (compiled, problems) = library.compile("", against: value.type, isLenient: true)
      #expect(problems.filter { $0.severity == .error }.isEmpty, "\(module): \(name)")
      var output: [UInt8] = []
      compiled?.render(value.value, into: &output)
      #expect(String(decoding: output, as: UTF8.self) == expected, "\(module): \(name)")
    }
  }
}

/// JSON as a value with the type that it shows: a text may name a template, any field be absent.
private struct SpecValue {
  var type: TemplateType
  var value: TemplateValue

  init(_ json: Any) {
    type = SpecValue.type(of: [json])
    value = SpecValue.value(json, type)
  }

  private static func type(of samples: [Any]) -> TemplateType {
    let objects = samples.compactMap { $0 as? [String: Any] }
    let lists = samples.compactMap { $0 as? [Any] }
    if !objects.isEmpty {
      let names = Set(objects.flatMap(\.keys)).filter { !$0.contains(".") && !$0.contains(" ") }
      return .record(
        TemplateShape(
          "object",
          names.sorted().map { name in
            TemplateField(name, type(of: objects.compactMap { $0[name] }), optional: true, "")
          }))
    }
    if !lists.isEmpty { return .list(type(of: lists.flatMap { $0 })) }
    if samples.contains(where: { isBool($0) }) { return .flag }
    return .template(samples.compactMap(text))
  }

  private static func value(_ json: Any, _ type: TemplateType) -> TemplateValue {
    switch type {
    case .record(let shape):
      let object = json as? [String: Any] ?? [:]
      return .record(
        TemplateRecord(
          shape,
          shape.fields.map { field in object[field.name].map { value($0, field.type) } ?? .absent })
      )
    case .list(let item): return .list((json as? [Any] ?? []).map { value($0, item) })
    case .flag: return (json as? Bool).map { .flag($0) } ?? .absent
    default: return .optionalText(text(json))
    }
  }

  private static func isBool(_ json: Any) -> Bool {
    (json as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func text(_ json: Any) -> String? {
    if let number = json as? NSNumber, !isBool(json) { return "\(number)" }
    return json as? String
  }
}
