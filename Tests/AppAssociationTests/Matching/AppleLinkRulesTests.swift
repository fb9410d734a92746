import AppAssociation
import Testing

@Suite struct AppleLinkRulesTests {
  /// 100,000 links in ten parts, so that they share the processors.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func agreesWithAPlainMatcherOnRandomFiles(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let appID = try #require(AppID(RandomFile.app))
    var outcomes: [LinkDecision.Outcome: Int] = [:]
    for _ in 0..<500 {
      let links = RandomFile.links(&numbers, appID: appID)
      let file = AppleAssociation(applinks: links)
      let rules = AppleLinkRules(try JSONValue.read(file.bytes).get())
      let reference = ReferenceMatcher(links: links)
      for _ in 0..<20 {
        let text = RandomFile.url(&numbers)
        guard let url = LinkURL(text) else {
          Issue.record("\(text) is no link")
          return
        }
        let link = ReferenceMatcher.Link(text)
        var expected = LinkDecision.noMatch
        for entry in links.details.indices {
          guard let hit = reference.firstHit(link, entry: entry) else { continue }
          expected = LinkDecision(hit.excludes ? .exclude : .match, detail: entry, rule: hit.rule)
          break
        }
        let decision = rules.decisions(for: url, host: "h.example")[0].decision
        outcomes[expected.outcome, default: 0] += 1
        if decision != expected {
          Issue.record(
            "\(text): \(decision) instead of \(expected) by \(String(decoding: file.bytes, as: UTF8.self))"
          )
          return
        }
      }
    }
    #expect(outcomes.count == 3 && outcomes.values.allSatisfy { $0 > 500 })
  }

  static let url = "https://calls.example.com/Join/abc?x=%C3%A9"

  private func decision(_ applinks: String, _ version: IOSVersion) throws -> LinkDecision {
    let file = try JSONValue.read(Array("{\"applinks\":\(applinks)}".utf8)).get()
    let url = try #require(LinkURL(Self.url))
    return AppleLinkRules(file, version: version).decision(for: url, host: "calls.example.com")
      .decision
  }

  /// A file, and the first version that opens the app with it.
  @Test(arguments: [
    (#"{"apps":[],"details":[{"appID":"A.b","paths":["/Join/*"]}]}"#, "9"),
    (#"{"details":[{"appID":"A.b","paths":["/Join/*"]}]}"#, "13"),
    (#"{"apps":["A.b"],"details":[{"appID":"A.b","paths":["/Join/*"]}]}"#, "13"),
    (#"{"apps":[],"details":[{"appIDs":["A.b"],"paths":["/Join/*"]}]}"#, "13"),
    (#"{"apps":[],"details":[{"appID":"A.b","components":[{"/":"/Join/*"}]}]}"#, "13"),
    (
      #"{"details":[{"appID":"A.b","components":[{"/":"/join/*","caseSensitive":false}]}]}"#, "13.5"
    ),
    (#"{"details":[{"appID":"A.b","components":[{"/":"/$(upper)oin/*"}]}]}"#, "13.5"),
    (#"{"details":[{"appID":"A.b","components":[{"?":"x=é","percentEncoded":false}]}]}"#, "14"),
    (
      #"{"defaults":{"caseSensitive":false},"details":[{"appID":"A.b","components":[{"/":"/join/*"}]}]}"#,
      "14"
    ),
    (
      #"{"details":[{"appID":"A.b","defaults":{"caseSensitive":false},"components":[{"/":"/join/*"}]}]}"#,
      "14"
    ),
    (#"{"apps":[],"details":[{"appID":"A.b","components":[],"paths":["/Join/*"]}]}"#, "9 to 12"),
  ])
  func knowsWhichVersionUnderstandsAFile(applinks: String, versions: String) throws {
    for text in ["9", "12", "13", "13.4", "13.5", "13.6", "14", "26"] {
      let version = try #require(IOSVersion(text))
      let first = IOSVersion(versions)
      let opens = first.map { version >= $0 } ?? (version < IOSVersion(13))
      #expect(
        (try decision(applinks, version).outcome == .match) == opens, "iOS \(text) with \(applinks)"
      )
    }
  }

  @Test func decidesForEachAppOfTheFile() throws {
    let text = """
      {"applinks":{"details":[
        {"appIDs":["A.a","B.b"],"components":[{"/":"/x","exclude":true},{"/":"/y"}]},
        {"appIDs":["B.b","C.c"],"components":[{"/":"/*"}]}]}}
      """
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    #expect(rules.apps == ["A.a", "B.b", "C.c"])
    func outcomes(_ path: String) throws -> [LinkDecision.Outcome] {
      let url = try #require(LinkURL("https://h.example" + path))
      return rules.decisions(for: url, host: "h.example").map(\.decision.outcome)
    }
    #expect(try outcomes("/x") == [.exclude, .exclude, .match])
    #expect(try outcomes("/y") == [.match, .match, .match])
    #expect(try outcomes("/z") == [.noMatch, .match, .match])
    let excluded = try #require(LinkURL("https://h.example/x"))
    #expect(rules.decision(for: excluded, host: "h.example").app == "C.c")
  }

  @Test func readsTheOldestForm() throws {
    let text = #"{"applinks":{"apps":[],"details":{"A.a":{"paths":["/x"]},"B.b":{"paths":["*"]}}}}"#
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    let url = try #require(LinkURL("https://h.example/x"))
    #expect(rules.decision(for: url, host: "h.example").app == "A.a")
    #expect(rules.apps == ["A.a", "B.b"])
  }

  /// A variable may have many values, and be referred to many times, in one rule and in many: all
  /// ways through a text are found, also after what the values can do there was looked up.
  @Test(arguments: [0, 1, 5_000])
  func takesAllWaysThroughVariables(length: Int) throws {
    let isLong = length > 100
    let lists = [
      ["a", "b*"], ["b*", "*c"], ["", "g?"], ["?", "d*e*f"], ["a", "ab"], ["d*e*f", ""],
      ["*", "a"], ["?*c", "a"], ["a*?", "d"], ["a*b", "d*f", "g"],
    ]
    for count in isLong ? [6] : [1, 2, 30] {
      for values in isLong ? Array(lists.prefix(3)) : lists {
        let list = values.map { "\"\($0)\"" }.joined(separator: ",")
        let pattern = String(repeating: "$(v)", count: count)
        let text = """
          {"applinks":{"substitutionVariables":{"v":[\(list)]},"details":[{"appID":"A.a",
          "components":[{"/":"/*=\(pattern)y"}]}]}}
          """
        let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
        for path in ["a", "ab", "bc", "xc", "def", "dxexf", "dfe", "aab", "gag"] {
          for repetitions in isLong ? [2] : [1, 2, 10] {
            let part = String(repeating: path, count: repetitions)
            let filler = String(repeating: "-", count: length)
            let url = try #require(LinkURL("https://h.example/\(filler)=\(part)y"))
            let decision = rules.decision(for: url, host: "h.example").decision
            let expected = Self.takes(values, times: count, Array(part))
            #expect((decision.outcome == .match) == expected, "\(count) of \(values), \(part)")
          }
        }
      }
    }
  }

  /// Values of every shape, some of them so many that places are asked instead of them.
  @Test func takesAllWaysThroughRandomValues() throws {
    var numbers = SeededNumbers(seed: 5)
    func word(_ letters: String, _ longest: Int) -> String {
      String(
        (0..<Int.random(in: 0...longest, using: &numbers)).map { _ in
          numbers.pick(Array(letters))
        })
    }
    for round in 0..<300 {
      let isFramed = round % 3 == 0
      let values = (0..<(isFramed ? 40 : Int.random(in: 1...6, using: &numbers))).map { _ in
        isFramed ? "a\(word("ab?", 2))*\(word("ab?", 2))b" : word("ab?*", 4)
      }
      let text = word("ab", 12)
      let times = Int.random(in: 5...9, using: &numbers)
      let list = values.map { "\"\($0)\"" }.joined(separator: ",")
      let file = """
        {"applinks":{"substitutionVariables":{"v":[\(list)]},"details":[{"appID":"A.a",
        "components":[{"#":"\(String(repeating: "$(v)", count: times))"}]}]}}
        """
      let rules = AppleLinkRules(try JSONValue.read(Array(file.utf8)).get())
      let url = try #require(LinkURL("https://h.example/#\(text)"))
      let outcome = rules.decision(for: url, host: "h.example").decision.outcome
      #expect(
        (outcome == .match) == Self.takes(values, times: times, Array(text)),
        "\(times) of \(values), \(text)")
    }
  }

  /// The same with sets of places.
  private static func takes(_ values: [String], times: Int, _ text: [Character]) -> Bool {
    func fits(_ value: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
      guard let first = value.first else { return text.isEmpty }
      let rest = value.dropFirst()
      if first == "*" { return (0...text.count).contains { fits(rest, text.dropFirst($0)) } }
      guard let character = text.first, first == "?" || first == character else { return false }
      return fits(rest, text.dropFirst())
    }
    var ends: [Int: Set<Int>] = [:]
    var places: Set = [0]
    for _ in 0..<times {
      var next: Set<Int> = []
      for place in places {
        if ends[place] == nil {
          ends[place] = Set(
            (place...text.count).filter { end in
              values.contains { fits(Array($0)[...], text[place..<end]) }
            })
        }
        next.formUnion(ends[place] ?? [])
      }
      places = next
    }
    return places.contains(text.count)
  }

  @Test func saysWhyAnOldVersionTakesNothing() throws {
    let url = try #require(LinkURL("https://h.example/x"))
    func trace(_ applinks: String) throws -> [String] {
      let file = try JSONValue.read(Array("{\"applinks\":\(applinks)}".utf8)).get()
      let rules = AppleLinkRules(file, version: IOSVersion(12))
      #expect(rules.apps == ["A.a"])
      #expect(rules.decision(for: url, host: "h.example", app: "A.a") == .noMatch)
      return rules.trace(for: url, host: "h.example").lines
    }
    let form = ["A.a", "  iOS 12 and earlier read appID and paths only"]
    #expect(
      try trace(#"{"details":[{"appIDs":["A.a"],"components":[{"/":"/x"}]}]}"#)
        == ["A.a", #"  iOS 12 and earlier want "apps": [] beside details"#])
    #expect(
      try trace(#"{"apps":[],"details":[{"appIDs":["A.a"],"components":[{"/":"/x"}]}]}"#) == form)
    #expect(try trace(#"{"apps":[],"details":[{"appIDs":["A.a"],"paths":["/x"]}]}"#) == form)
    #expect(try trace(#"{"apps":[],"details":[{"appID":"A.a","components":[{}]}]}"#) == form)
  }

  @Test func countsRulesAsTheyStandInTheFile() throws {
    let text = #"{"applinks":{"details":[7,{"appID":"A.a","components":["*",{"/":"/x"}]}]}}"#
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    let url = try #require(LinkURL("https://h.example/x"))
    let decision = rules.decision(for: url, host: "h.example").decision
    #expect(decision == LinkDecision(.match, detail: 1, rule: 1))
  }

  @Test func anEntryThatALaterOneFollowsDoesNotSayThatTheLinkStaysInTheBrowser() throws {
    let text = """
      {"applinks":{"details":[{"appID":"A.a","components":[{"/":"/y"}]},
        {"appID":"A.a","components":[{"/":"/x"}]}]}}
      """
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    let url = try #require(LinkURL("https://h.example/x"))
    #expect(
      rules.trace(for: url, host: "h.example").lines == [
        "A.a", #"  applinks.details[0].components[0]: / is "/x", not "/y""#,
        "  no rule matches here", "A.a",
        #"  applinks.details[1].components[0]: / is "/x" and fits "/x": opens the app"#,
      ])
  }

  @Test func tracesEachPatternWithItsText() throws {
    let text = """
      {"applinks":{"details":[{"appID":"A.a","components":[
        {"#":"web","exclude":true},
        {"/":"/join","?":{"sessionId":"?*"}},
        {"/":"/JOIN/??","caseSensitive":false}]}]}}
      """
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    let url = try #require(LinkURL("https://h.example/join/?sessionId=&sessionId=1"))
    let trace = rules.trace(for: url, host: "h.example")
    let tried = try #require(trace.entries.first?.rules)
    #expect(
      tried.map(\.path) == (0...2).map { "applinks.details[0].components[\($0)]" })
    #expect(
      tried.map { $0.checks.map { "\($0.key) '\($0.pattern)' '\($0.text)' \($0.matches)" } } == [
        ["# 'web' '' false"],
        ["/ '/join' '/join' true", "?.sessionId '?*' ', 1' false"],
        ["/ '/JOIN/??' '/join' false"],
      ])
    #expect(trace.nearestRule(for: "A.a")?.index == 1)
    #expect(
      trace.lines == [
        "A.a", #"  applinks.details[0].components[0] exclude: # is "", not "web""#,
        #"  applinks.details[0].components[1]: ?.sessionId is "", then "1", not "?*""#,
        #"  applinks.details[0].components[2]: / is "/join", not "/JOIN/??""#,
        "  no rule matches: stays in the browser",
      ])
    let hit = try #require(LinkURL("https://h.example/join/ab#web"))
    #expect(
      rules.trace(for: hit, host: "h.example").lines == [
        "A.a",
        #"  applinks.details[0].components[0] exclude: # is "web" and fits "web": stays in the browser"#,
      ])
    #expect(trace.nearestRule(for: "B.b") == nil)
    let other = rules.trace(for: url, host: "www.h.example")
    #expect(other.note == "the file of www.h.example says nothing about links to h.example")
    #expect(other.entries.first?.rules == [])
    #expect(other.lines == ["the file of www.h.example says nothing about links to h.example"])
  }
}
