import AppAssociation
import TestSupport
import Testing

/// One row of the tables of cases, written by hand from documentation and observations.
struct VectorCase: Sendable, CustomTestStringConvertible {
  var id: String
  var value: JSONValue
  var testDescription: String { id }

  static func all(in file: String) throws -> [VectorCase] {
    let rows = try JSONValue.read(try Fixtures.bytes("AppAssociation/\(file)")).get()
    return try (rows.array ?? []).map {
      VectorCase(id: try #require($0["id"]?.string), value: $0)
    }
  }
}

extension JSONValue {
  /// The number when it is a small whole one.
  var int: Int? {
    if case .number(let text) = content { Int(text) } else { nil }
  }
}

@Suite struct VectorTests {
  @Test(arguments: try VectorCase.all(in: "aasa-vectors.json"))
  func decidesAsAppleDoes(vector: VectorCase) throws {
    let file = try #require(vector.value["aasa"])
    let url = try #require(vector.value["url"]?.string.flatMap(LinkURL.init))
    let host = try #require(vector.value["domain"]?.string)
    let expected = try #require(vector.value["expect"])
    let rules = AppleLinkRules(file)
    let (app, decision) = rules.decision(for: url, host: host)
    #expect(app == expected["app"]?.string)
    #expect(decision.outcome.rawValue == expected["decision"]?.string)
    #expect(decision.rule == expected["rule"]?.int)
    #expect(decision.detail == expected["detail"]?.int)
    let ownDecisions = rules.decisions(for: url, host: host)
    if let app {
      #expect(ownDecisions.contains(AppDecision(app: app, decision: decision)))
    }
    let trace = rules.trace(for: url, host: host)
    if let detail = decision.detail {
      #expect(trace.entries[detail].rules.last?.index == decision.rule)
      #expect(trace.entries[detail].rules.last?.matches == true)
    } else {
      let asked = trace.entries.filter { !$0.apps.isEmpty }.flatMap(\.rules)
      #expect(asked.allSatisfy { !$0.matches })
    }
  }

  @Test(arguments: try VectorCase.all(in: "android-vectors.json"))
  func decidesAsAndroidDoes(vector: VectorCase) throws {
    let list = try #require(vector.value["dynamic_app_link_components"])
    let url = try #require(vector.value["url"]?.string.flatMap(LinkURL.init))
    let expected = try #require(vector.value["expect"])
    let rules = AndroidLinkRules(AssetFile.withRules(list))
    let outcome = try #require(
      expected["decision"]?.string.flatMap(LinkDecision.Outcome.init(rawValue:)))
    let rule = expected["rule"]?.int
    let answer = rules.answer(for: url, host: "meet.example.com", app: "com.example.meet")
    #expect(answer == .rules(LinkDecision(outcome, detail: rule.map { _ in 0 }, rule: rule)))
    let trace = rules.trace(for: url, host: "meet.example.com")
    #expect(trace.entries.first?.rules.last?.matches == (rule != nil))
    let older = AndroidLinkRules(AssetFile.withRules(list), version: 14)
    #expect(older.answer(for: url, host: "meet.example.com", app: "com.example.meet") == .manifest)
  }
}

/// An assetlinks.json around one list of dynamic rules.
enum AssetFile {
  static func withRules(_ list: JSONValue) -> JSONValue {
    func value(_ content: JSONValue.Content) -> JSONValue {
      JSONValue(content, offset: 0, end: 0)
    }
    func object(_ members: [(String, JSONValue)]) -> JSONValue {
      value(.object(members.map { JSONMember(name: $0.0, offset: 0, value: $0.1) }))
    }
    let target = object([
      ("namespace", value(.string("android_app"))),
      ("package_name", value(.string("com.example.meet"))),
      ("sha256_cert_fingerprints", value(.array([value(.string(IdentifierTests.fingerprint))]))),
    ])
    let extensions = object([
      (AssetGrant.handleAllURLs, object([("dynamic_app_link_components", list)]))
    ])
    return value(
      .array([
        object([
          ("relation", value(.array([value(.string(AssetGrant.handleAllURLs))]))),
          ("target", target), ("relation_extensions", extensions),
        ])
      ]))
  }
}
