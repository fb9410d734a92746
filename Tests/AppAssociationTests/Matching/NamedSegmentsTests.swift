import AppAssociation
import Testing

@Suite struct NamedSegmentsTests {
  private func rules(_ patterns: [String]) throws -> AppleLinkRules {
    let components = patterns.map { "{\"/\":\"\($0)\"}" }.joined(separator: ",")
    let text = "{\"applinks\":{\"details\":[{\"appID\":\"A.a\",\"components\":[\(components)]}]}}"
    return AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
  }

  @Test(
    arguments: [
      (["/join/*/?*", "/join/*.*", "/Join/?*", "/j/?*.?*"], ["join", "j"]),
      (["*", "", "/a-b_c/*"], ["a-b_c"]), ([], []), (["/a*"], nil), (["/x/?"], nil),
      (["/x/??*"], nil), (["/x/*?*"], nil), (["/$(digit)"], nil), (["/*-*"], nil),
      (["/%41"], ["%41"]),
    ] as [([String], Set<String>?)])
  func tellsWhichSegmentsMatter(patterns: [String], expected: Set<String>?) throws {
    #expect(try rules(patterns).namedSegments == expected)
  }

  @Test func knowsThoseOfTheSite() throws {
    let site = SiteLinkRules(style: .path, shortLinksOpen: true)
    let app = try #require(AppID("ABCDE12345.com.example.calls"))
    let package = try #require(AndroidPackageName("com.example.calls"))
    let scope = SiteLinkRules.Scope.everythingExcept(["/join/Board/"])
    let apple = AppleAssociation(rules: site, apps: [(app, scope)]).bytes
    let android = AssetLinks(
      rules: site, apps: [AndroidLinkApp(package: package, fingerprints: [], scope: scope)])
    #expect(
      AppleLinkRules(try JSONValue.read(apple).get()).namedSegments == ["join", "j", "board"])
    #expect(
      AndroidLinkRules(try JSONValue.read(android.bytes).get()).namedSegments
        == ["join", "j", "board"])
  }

  /// Whatever the rules: as long as the set is there, unnamed segments are decided alike.
  @Test func decidesUnnamedSegmentsAlike() throws {
    var numbers = SeededNumbers(seed: 5)
    let tokens = ["/", "/", "*", "?*", "a", "join", ".", "?", "-"]
    var compared = 0
    for _ in 0..<1_000 {
      let patterns = (0..<3).map { _ in numbers.text(tokens, upTo: 6) }
      let rules = try rules(patterns)
      guard let named = rules.namedSegments else { continue }
      let words = ["x", "xa-1", "ax", "join2", "b_"].filter { !named.contains($0) }
      for _ in 0..<10 {
        let parts = ["a/", "join/", ".", "", "/", "W", "W/", "W/", ".x"]
        let shape = "/" + numbers.text(parts, upTo: 4)
        // Only whole segments stand for each other.
        guard shape.split(separator: "/").allSatisfy({ $0 == "W" || !$0.contains("W") }) else {
          continue
        }
        let outcomes = try words.map { word in
          let path = shape.split(separator: "W", omittingEmptySubsequences: false)
            .joined(separator: word)
          let url = try #require(LinkURL("https://h" + path))
          return rules.decision(for: url, host: "h").decision
        }
        compared += 1
        #expect(Set(outcomes).count <= 1, "\(patterns) \(shape) \(words)")
      }
    }
    #expect(compared > 500)
  }

  @Test(
    arguments: [
      (
        #"{"?":{"type":"Live","t":"?*"}},{"?":{"Type":"","web":"*"}}"#,
        ["type": ["live", ""], "t": [], "web": []]
      ),
      (#"{"/":"/a"},{"?":{}},{"?":"*"}"#, [:]), (#"{"?":"a=*"}"#, nil),
      (#"{"?":{"a":"x*"}}"#, nil), (#"{"?":{"a":"$(digit)"}}"#, nil), (#"{"?":{"a":"??"}}"#, nil),
    ] as [(String, [String: Set<String>]?)])
  func tellsWhichValuesMatter(components: String, expected: [String: Set<String>]?) throws {
    let text =
      "{\"applinks\":{\"details\":[{\"appID\":\"A.a\",\"components\":[\(components)]}]}}"
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    #expect(rules.namedQueryValues == expected)
  }

  @Test func knowsTheValuesOfTheSite() throws {
    let site = SiteLinkRules(style: .cometchat, shortLinksOpen: false)
    let package = try #require(AndroidPackageName("com.example.calls"))
    let scope = SiteLinkRules.Scope.everythingExcept(["/join?sessionId=Board-1&name=Board"])
    let file = AssetLinks(
      rules: site, apps: [AndroidLinkApp(package: package, fingerprints: [], scope: scope)])
    #expect(
      AndroidLinkRules(try JSONValue.read(file.bytes).get()).namedQueryValues
        == ["web": [], "sessionid": ["board-1"]])
  }
}
