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
    let document = try? JSONValue.read(lint.bytes).get()
    for finding in found {
      #expect(!finding.message.isEmpty && !finding.effect.isEmpty)
      #expect(finding.fix?.isEmpty == false, "\(finding.id) has no fix")
      guard finding.source == .file, !finding.path.isEmpty else { continue }
      let place = try #require(document.flatMap { $0.place(of: finding.path) })
      #expect(finding.offset == place, "\(finding.id) \(finding.path)")
    }
  }

  /// The files of this tool's own kind make no finding above info.
  @Test func praisesTheFilesOfTheVectorsOfOurOwn() throws {
    let rows = try VectorCase.all(in: "aasa-vectors.json").filter { $0.id.hasPrefix("linksite/") }
    #expect(rows.count > 15)
    for row in rows {
      let bytes = JSONText.bytes(try #require(row.value["aasa"]))
      let findings = AssociationLint(bytes: bytes, kind: .apple).findings()
      #expect(findings.filter { $0.severity != .info }.map(\.message) == [], "\(row.id)")
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

extension JSONValue {
  /// The byte at which a finding about `path` stands.
  ///
  /// Of a member its name, of an element its beginning; of a member that is missing the object that
  /// lacks it.
  func place(of path: String) -> Int? {
    var rest = path[...]
    var value = self
    var place = offset
    while !rest.isEmpty {
      if rest.hasPrefix("[") {
        guard let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end].dropFirst()),
          let element = value.array?[index]
        else { return nil }
        (value, place) = (element, element.offset)
        rest = rest[end...].dropFirst()
      } else {
        if rest.hasPrefix(".") { rest = rest.dropFirst() }
        // Names may hold periods and brackets.
        let member = value.object?.last {
          let after = rest.dropFirst($0.name.count).first
          return rest.hasPrefix($0.name) && (after == nil || after == "." || after == "[")
        }
        guard let member else { return rest.contains(".") ? nil : place }
        (value, place) = (member.value, member.offset)
        rest = rest.dropFirst(member.name.count)
      }
    }
    return place
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
