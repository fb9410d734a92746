import AppAssociation
import Testing

/// Forms that the values of the library cannot write: the old one, damaged queries, and Android's.
@Suite struct OtherFormsTests {
  private static let tokens = [
    "a", "b", "A", "1", "/", "/", "*", "?", "?*", "/*", "$(digit)", "$", "%2F", ".", "é",
  ]

  private func value(_ text: String) throws -> JSONValue {
    try JSONValue.read(Array(text.utf8)).get()
  }

  @Test func decidesPathsOfTheOldFormAsAPlainMatcherDoes() throws {
    var numbers = SeededNumbers(seed: 21)
    let reference = ReferenceMatcher(links: AppLinks(details: []), knowsVariables: false)
    var outcomes: [LinkDecision.Outcome: Int] = [:]
    for _ in 0..<500 {
      let paths = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        (numbers.happens(oneIn: 3) ? "NOT " : "") + numbers.pick(["/", "/", "", "//"])
          + numbers.text(Self.tokens, upTo: 4)
      }
      let list = paths.map { "\"\($0)\"" }.joined(separator: ",")
      let rules = AppleLinkRules(
        try value(#"{"applinks":{"details":[{"appID":"A.a","paths":[\#(list)]}]}}"#))
      for _ in 0..<10 {
        let text = RandomFile.url(&numbers)
        let link = ReferenceMatcher.Link(text)
        let hit = paths.firstIndex { path in
          reference.takes(link, path: path.hasPrefix("NOT ") ? String(path.dropFirst(4)) : path)
        }
        let expected = hit.map { index in
          LinkDecision(paths[index].hasPrefix("NOT ") ? .exclude : .match, detail: 0, rule: index)
        }
        let decision = rules.decision(for: try #require(LinkURL(text)), host: "h.example").decision
        outcomes[decision.outcome, default: 0] += 1
        #expect(decision == expected ?? .noMatch, "\(text) by \(paths)")
      }
    }
    #expect(outcomes.count == 3 && outcomes.values.allSatisfy { $0 > 100 })
  }

  /// One value that is no string, and the whole query object counts as missing.
  @Test func passesOverQueriesWithOneValueThatIsNoString() throws {
    var numbers = SeededNumbers(seed: 22)
    let appID = try #require(AppID(RandomFile.app))
    for _ in 0..<300 {
      var links = RandomFile.links(&numbers, appID: appID)
      let bytes = AppleAssociation(applinks: links).bytes
      let file = try JSONValue.read(bytes).get().addingNumbersToQueries
      for entry in links.details.indices {
        for index in links.details[entry].components.indices {
          links.details[entry].components[index].dropItems()
        }
        links.details[entry].defaults?.dropItems()
      }
      links.defaults?.dropItems()
      let other = try JSONValue.read(AppleAssociation(applinks: links).bytes).get()
      for _ in 0..<5 {
        let text = RandomFile.url(&numbers)
        let url = try #require(LinkURL(text))
        #expect(
          AppleLinkRules(file).decision(for: url, host: "h.example").decision
            == AppleLinkRules(other).decision(for: url, host: "h.example").decision, "\(text)")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func decidesDynamicRulesAsAPlainMatcherDoes(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed + 40)
    var outcomes: [LinkDecision.Outcome: Int] = [:]
    for _ in 0..<150 {
      let isLong = numbers.happens(oneIn: 12)
      let rules = (0..<Int.random(in: isLong ? 16...25 : 1...3, using: &numbers)).map { _ in
        ReferenceDynamicRule(&numbers, isPlain: isLong)
      }
      let list = try value("[\(rules.map(\.text).joined(separator: ","))]")
      let android = AndroidLinkRules(AssetFile.withRules(list))
      for _ in 0..<15 {
        let text = RandomFile.url(&numbers)
        let hit = rules.firstIndex { $0.matches(text) }
        let expected = hit.map {
          LinkDecision(rules[$0].excludes ? .exclude : .match, detail: 0, rule: $0)
        }
        let answer = android.answer(
          for: try #require(LinkURL(text)), host: "h.example", app: "com.example.meet")
        outcomes[expected?.outcome ?? .noMatch, default: 0] += 1
        #expect(answer == .rules(expected ?? .noMatch), "\(text) by \(rules.map(\.text))")
      }
    }
    #expect(outcomes.count == 3 && outcomes.values.allSatisfy { $0 > 50 }, "\(outcomes)")
  }
}

extension LinkComponent {
  fileprivate mutating func dropItems() {
    if case .items = query { query = nil }
  }
}

extension JSONValue {
  /// The same with a number in every query object.
  fileprivate var addingNumbersToQueries: JSONValue {
    switch content {
    case .array(let elements):
      return JSONValue(.array(elements.map(\.addingNumbersToQueries)), offset: offset, end: end)
    case .object(let members):
      let changed = members.map { member in
        var value = member.value.addingNumbersToQueries
        if member.name == "?", case .object(let items) = value.content {
          let number = JSONValue(.number("1"), offset: 0, end: 0)
          value = JSONValue(
            .object(items + [JSONMember(name: "z", offset: 0, value: number)]), offset: 0, end: 0)
        }
        return JSONMember(name: member.name, offset: member.offset, value: value)
      }
      return JSONValue(.object(changed), offset: offset, end: end)
    default: return self
    }
  }
}
