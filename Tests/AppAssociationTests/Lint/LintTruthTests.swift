import AppAssociation
import Testing

/// What the linter says of a rule against what the matcher does with links that fit its patterns.
@Suite struct LintTruthTests {
  private static let app = "ABCDE12345.com.example.calls"
  private static let variables = ["food": ["tea", "tête", "a b"], "odd": ["c%c3%a9", "a#b"]]

  /// Signs that mean something to somebody: to devices, to routers, to regular expressions, to URLs.
  private static let signs = [
    "a", "b", "join", "/", "/", "*", "?", "?*", "$(digit)", "$(lang)", "$(food)", "$(odd)", "$(no)",
    "$(", "é", " ", "#", "%", "%20", "%c3%a9", "100%", ":id", "{id}", "[id]", "<id>", "[0-9]", "+",
    "(film)", "(a|b)", ")", "(", ".", ".*", "\\d", "^", "$", "&", "=", "a=b", "https://", "NOT ",
    "example.org", "x.html",
  ]

  /// Signs that stand in the paths of real sites; nothing that is made of them is a slip.
  private static let plainSigns = [
    "a", "b", "join", "x.html", "-", "_", "~", "(film)", "(", ")", "+", "*", "?*", "$(digit)",
    "$(lang)", "$(tea)", "@", ",", "!", "'", ";",
  ]

  /// Such a claim is false as soon as one link matches.
  private static func claimsThatNothingMatches(_ finding: AssociationFinding) -> Bool {
    ["no link matches", "none matches", "the value matches nothing"].contains {
      finding.effect.contains($0)
    }
  }

  private func rule(_ numbers: inout SeededNumbers, _ signs: [String]) -> LinkComponent {
    var rule = LinkComponent()
    if !numbers.happens(oneIn: 3) { rule.path = "/" + numbers.text(signs, upTo: 3) }
    if numbers.happens(oneIn: 8) { rule.path = numbers.text(signs, upTo: 3) }
    if numbers.happens(oneIn: 4) {
      rule.query = .items([
        QueryItemPattern(numbers.pick(["x", "y", "a b", "é", "n="]), numbers.text(signs, upTo: 2))
      ])
    } else if numbers.happens(oneIn: 6) {
      rule.query = .whole(numbers.text(signs, upTo: 2))
    }
    if numbers.happens(oneIn: 5) { rule.fragment = numbers.text(signs, upTo: 2) }
    if numbers.happens(oneIn: 4) { rule.percentEncoded = false }
    if numbers.happens(oneIn: 6) { rule.caseSensitive = false }
    if numbers.happens(oneIn: 6) { rule.exclude = true }
    return rule
  }

  private func isUnder(_ path: String, _ parent: String) -> Bool {
    path == parent || path.hasPrefix(parent + ".") || path.hasPrefix(parent + "[")
  }

  /// In both directions: no rule that matches a link is called dead, and no dead one is silent.
  @Test func callsThoseRulesDeadThatMatchNothing() throws {
    let appID = try #require(AppID(Self.app))
    var numbers = SeededNumbers(seed: 4)
    var dead = 0
    for _ in 0..<Self.count {
      let rule = rule(&numbers, Self.signs)
      let links = AppLinks(
        details: [AppLinkDetail(appIDs: [appID], components: [rule])],
        substitutionVariables: Self.variables.sorted { $0.key < $1.key }.map {
          SubstitutionVariable(name: $0.key, values: $0.value)
        })
      let bytes = AppleAssociation(applinks: links).bytes
      let text = String(decoding: bytes, as: UTF8.self)
      let rules = AppleLinkRules(try JSONValue.read(bytes).get())
      let matching = FilledLink.all(for: rule, variables: Self.variables).first {
        rules.decision(for: $0, host: FilledLink.host, app: Self.app) != .noMatch
      }
      let findings = AssociationLint(bytes: bytes, kind: .apple).findings()
      let place = "applinks.details[0].components[0]"
      if let matching {
        let lies = findings.filter {
          Self.claimsThatNothingMatches($0) && isUnder($0.path, place)
        }
        #expect(lies.isEmpty, "\(matching.text) matches \(text)")
      } else {
        dead += 1
        let said = findings.filter { finding in
          finding.severity != .info
            && (isUnder(finding.path, place) || finding.path.contains("substitutionVariables"))
        }
        #expect(!said.isEmpty, "\(text) matches nothing")
      }
    }
    #expect(dead > Self.count / 10)
  }

  @Test func takesNoPlainPathForASlip() throws {
    let appID = try #require(AppID(Self.app))
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<Self.count {
      var rule = LinkComponent(path: "/" + numbers.text(Self.plainSigns + ["/", "/"], upTo: 5))
      if numbers.happens(oneIn: 3) { rule.exclude = true }
      let links = AppLinks(
        details: [AppLinkDetail(appIDs: [appID], components: [rule])],
        substitutionVariables: [SubstitutionVariable(name: "tea", values: ["green", "b?*"])])
      let found = AssociationLint(bytes: AppleAssociation(applinks: links).bytes, kind: .apple)
        .findings().filter { $0.severity == .error }
      #expect(found.isEmpty, "\(rule.path ?? ""): \(found.map(\.id))")
    }
  }

  @Test func saysTheTruthAboutDynamicRulesToo() throws {
    var numbers = SeededNumbers(seed: 6)
    for _ in 0..<Self.count {
      let rule = rule(&numbers, Self.signs.filter { !$0.isEmpty })
      var items: [QueryItemPattern] = []
      if case .items(let patterns) = rule.query { items = patterns.filter { !$0.pattern.isEmpty } }
      let path = rule.path.flatMap { $0.isEmpty ? nil : $0 }
      let fragment = rule.fragment.flatMap { $0.isEmpty ? nil : $0 }
      let target = AssetTarget.androidApp(
        try #require(AndroidPackageName("com.example.calls")),
        [try #require(CertificateFingerprint(IdentifierTests.fingerprint))])
      let dynamic = DynamicLinkComponent(path: path, query: items, fragment: fragment)
      let bytes = AssetLinks(statements: [
        .grant(AssetGrant(target: target, dynamicComponents: [dynamic]))
      ]).bytes
      let rules = AndroidLinkRules(try JSONValue.read(bytes).get())
      let component = LinkComponent(
        path: path, query: items.isEmpty ? nil : .items(items), fragment: fragment)
      let isHit = FilledLink.all(for: component, knowsVariables: false).contains { link in
        let answer = rules.answer(for: link, host: FilledLink.host, app: "com.example.calls")
        return answer == .rules(LinkDecision(.match, detail: 0, rule: 0))
      }
      let findings = AssociationLint(bytes: bytes, kind: .android).findings().filter {
        $0.path.contains("dynamic_app_link_components")
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if isHit {
        #expect(!findings.contains(where: Self.claimsThatNothingMatches), "a link matches \(text)")
      } else {
        #expect(findings.contains { $0.severity != .info }, "\(text) matches nothing")
      }
    }
  }

  private static let count = 300
}
