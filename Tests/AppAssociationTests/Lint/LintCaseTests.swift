import AppAssociation
import TestSupport
import Testing

/// Every row of the table of wrong files: what must be found, and that no other error is.
@Suite struct LintCaseTests {
  @Test(arguments: try VectorCase.all(in: "association-invalid.json"))
  func findsWhatIsWrong(row: VectorCase) throws {
    let kind = try #require(row.value["kind"]?.string.flatMap(AssociationKind.init(rawValue:)))
    let context = row.value["context"]
    let entitlements = (context?["entitlements"]?.array ?? []).compactMap(\.string)
    let lint = AssociationLint(
      bytes: try bytes(of: row.value), fileName: context?["fileName"]?.string, kind: kind,
      entitlements: entitlements.map { Entitlement($0) },
      rootCopy: context?["rootCopy"].map(JSONText.bytes))
    let found = lint.findings()
    let lines = found.map { "\($0.severity.rawValue) \($0.id) \($0.path)" }
    let expected = try #require(row.value["diagnostics"]?.array).map { value in
      ["severity", "code", "path"].map { value[$0]?.string ?? "" }.joined(separator: " ")
    }
    for line in expected { #expect(lines.contains(line), "\(line) is missing in \(lines)") }
    let errors = lines.filter { $0.hasPrefix("error") }
    #expect(Set(errors) == Set(expected.filter { $0.hasPrefix("error") }))
    for finding in found {
      #expect(!finding.message.isEmpty && !finding.effect.isEmpty)
      #expect((finding.offset ?? 0) <= lint.bytes.count)
    }
  }

  private func bytes(of row: JSONValue) throws -> [UInt8] {
    guard let raw = row["raw"]?.string else {
      return JSONText.bytes(try #require(row["document"]))
    }
    if raw == "@repeat-statement:5000" {
      let statement = """
        {"relation":["\(AssetGrant.handleAllURLs)"],"target":{"namespace":"android_app",\
        "package_name":"com.example.meet",\
        "sha256_cert_fingerprints":["\(IdentifierTests.fingerprint)"]}}
        """
      return Array("[\(repeatElement(statement, count: 5000).joined(separator: ","))]".utf8)
    }
    guard raw.hasPrefix("@hex:") else { return Array(raw.utf8) }
    let digits = Array(raw.dropFirst(5))
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }
}

/// A value written back as JSON.
enum JSONText {
  static func bytes(_ value: JSONValue) -> [UInt8] { Array(text(value).utf8) }

  private static func text(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): quoted(text)
    case .array(let elements): "[\(elements.map(text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0.name)):\(text($0.value))" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.map { "\\\"\n".contains($0) ? "\\" + ($0 == "\n" ? "n" : "\($0)") : "\($0)" }.joined()
      + "\""
  }
}
