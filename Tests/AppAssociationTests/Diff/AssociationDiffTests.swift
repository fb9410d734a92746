import AppAssociation
import Testing

@Suite struct AssociationDiffTests {
  static let host = "calls.example.com"

  private func apple(_ rules: String, more: String = "", apps: String = "A.a") throws -> JSONValue {
    let text = """
      {"applinks":{"details":[{"appIDs":["\(apps)"],"components":[\(rules)]}]}\(more)}
      """
    return try JSONValue.read(Array(text.utf8)).get()
  }

  private func diff(
    _ old: String, _ new: String, known: [String] = [], witnesses: Int = 5
  ) throws -> AssociationDiff {
    AssociationDiff(
      old: try apple(old), new: try apple(new), kind: .apple, host: Self.host, knownURLs: known,
      witnesses: witnesses)
  }

  @Test(arguments: [
    (#"{"/":"/a"},{"/":"/b"}"#, #"{"/":"/b","comment":"x"},{"/":"/a/"}"#),
    (#"{"/":"/a/*"}"#, #"{"/":"/a"},{"/":"/a/*"}"#), (#"{"/":"/a"}"#, #"{"/":"a"}"#),
    (#"{"/":"/x","exclude":true},{"/":"/a"}"#, #"{"/":"/a"}"#), (#"{}"#, #"{"/":"*"}"#),
    (#"{"/":"/a","?":{"x":"*"}}"#, #"{"/":"/a"}"#),
  ])
  func findsNothingWhereNothingChanges(old: String, new: String) throws {
    #expect(try diff(old, new).isEmpty)
  }

  @Test(arguments: [
    (#"{"/":"/join/*"}"#, #"{"/":"/join/?*"}"#, "/join", false),
    (#"{"/":"/join/?*"}"#, #"{"/":"/join/?*","exclude":true},{}"#, "/join/x", false),
    (#"{"/":"/a"}"#, #"{"/":"/a","caseSensitive":false}"#, "/A", true),
    (#"{"/":"/ab"}"#, #"{"/":"/ab","percentEncoded":false}"#, "/a%62", true),
    (#"{"/":"/a","?":{"x":"*"}}"#, #"{"/":"/a","?":{"x":"?*"}}"#, "/a", false),
    (#"{"/":"/a","?":{"x":"?*"}}"#, #"{"/":"/a","?":"x=?*"}"#, "/a?x=1&x=", true),
    (#"{"/":"/a"}"#, ##"{"/":"/a"},{"/":"/b","#":"c"}"##, "/b#c", true),
    (#"{"/":"/$(digit)"}"#, #"{"/":"/?"}"#, "/-", true),
    (
      #"{"/":"/x"},{"/":"/*","exclude":true}"#, #"{"/":"/*","exclude":true},{"/":"/x"}"#, "/x",
      false
    ),
    (#"{"?":{"id":"x?"}}"#, #"{"?":{"id":"x?"},"caseSensitive":false}"#, "/?ID=xx", true),
    (#"{"?":{"id":"x?"}}"#, #"{"?":{"id":"x?"},"caseSensitive":false}"#, "/?id=XX", true),
    (
      #"{"/":"/1","?":{"ab":"?*"}}"#, #"{"/":"/1","?":{"ab":"?*"},"caseSensitive":false}"#,
      "/1?AB=x", true
    ),
    (
      #"{"/":"/1","?":{"ab":"7","t":"?"},"caseSensitive":false}"#,
      #"{"/":"/1","?":{"ab":"7","t":"?"}}"#, "/1?AB=7&T=a", false
    ),
    (#"{"?":{"t":"a*"}}"#, #"{"?":{"t":"a*"},"percentEncoded":false}"#, "/?t=%61", true),
    (#"{"?":{"t":"?*"}}"#, #"{"?":{"t":"?*"},"percentEncoded":false}"#, "/?%74=x", true),
    (#"{"?":{"t":"???"}}"#, #"{"?":{"t":"???"},"percentEncoded":false}"#, "/?t=aa%61", true),
    (#"{"?":{"t":"a b"}}"#, #"{"?":{"t":"a b"},"percentEncoded":false}"#, "/?t=a%20b", true),
  ])
  func showsALinkThatChanges(old: String, new: String, link: String, opens: Bool) throws {
    let changes = try diff(old, new, witnesses: 100).changes
    let change = try #require(
      changes.first {
        $0.before == (opens ? .browser : .opens) && $0.after == (opens ? .opens : .browser)
      })
    #expect(change.app == "A.a")
    #expect(change.count >= change.witnesses.count)
    #expect(change.witnesses.contains("https://\(Self.host)\(link)"), "\(change.witnesses)")
  }

  private func variable(_ values: String, _ rule: String = #"{"/":"/join/$(room)"}"#) throws
    -> JSONValue
  {
    let text = """
      {"applinks":{"substitutionVariables":{"room":[\(values)],"other":["x","y"]},
      "details":[{"appIDs":["A.a"],"components":[\(rule)]}]}}
      """
    return try JSONValue.read(Array(text.utf8)).get()
  }

  /// Each value that only one of the files has makes a difference, wherever it stands in the list.
  @Test(arguments: [
    (#"{"/":"/join/$(room)"}"#, "/join/"),
    (#"{"/":"/$(other)/$(room)"}"#, "/x/"),
    (#"{"/":"/join/$(lang)/$(room)","caseSensitive":false}"#, "/join/de/"),
    (#"{"/":"/j","?":{"room":"$(room)","t":"?*"}}"#, "/j?t=xx&room="),
    (##"{"/":"/j","#":"$(room)"}"##, "/j#"),
  ])
  func seesEachValueOfAVariable(rule: String, link: String) throws {
    let diff = AssociationDiff(
      old: try variable(#""a","b","c","d","e""#, rule),
      new: try variable(#""e","b","c","z?","a","y*""#, rule), kind: .apple, host: Self.host,
      witnesses: 50)
    func witnesses(_ after: AssociationDiff.Effect) -> [String] {
      diff.changes.first { $0.after == after }?.witnesses ?? []
    }
    func holds(_ witnesses: [String], _ value: String) -> Bool {
      // The items of a query stand in the order of the file.
      let swapped = link.hasPrefix("/j?") ? "/j?room=\(value)&t=xx" : link + value
      return witnesses.contains("https://\(Self.host)\(swapped)")
    }
    #expect(holds(witnesses(.browser), "d"), "\(witnesses(.browser))")
    #expect(holds(witnesses(.opens), "zx") && holds(witnesses(.opens), "yx"))
    let same = AssociationDiff(
      old: try variable(#""a","b","c","d","e""#, rule),
      new: try variable(#""e","d","c","b","a""#, rule), kind: .apple, host: Self.host)
    #expect(same.isEmpty)
  }

  /// Settings of the whole file change rules that do not name them.
  @Test(arguments: [
    ("caseSensitive", "/?id=XA"), ("percentEncoded", "/?id=x%61"),
  ])
  func seesDefaultsOfTheFile(key: String, link: String) throws {
    func file(_ defaults: String) throws -> JSONValue {
      let details = #""details":[{"appIDs":["A.a"],"components":[{"?":{"id":"x?"}}]}]"#
      return try JSONValue.read(Array(#"{"applinks":{\#(defaults)\#(details)}}"#.utf8)).get()
    }
    let diff = AssociationDiff(
      old: try file(""), new: try file(#""defaults":{"\#(key)":false},"#), kind: .apple,
      host: Self.host)
    #expect(
      diff.changes.flatMap(\.witnesses).contains("https://\(Self.host)\(link)"),
      "\(diff.changes)")
  }

  @Test func seesOneValueOfHundreds() throws {
    let values = (0..<500).map { "\"v\($0)\"" }
    var others = values
    others[450] = "\"w\""
    let diff = AssociationDiff(
      old: try variable(values.joined(separator: ",")),
      new: try variable(others.joined(separator: ",")), kind: .apple, host: Self.host)
    let witnesses = diff.changes.flatMap(\.witnesses)
    #expect(witnesses.contains("https://calls.example.com/join/v450"))
    #expect(witnesses.contains("https://calls.example.com/join/w"))
  }

  /// A class that only one of the files narrows, alone and beside others.
  @Test(arguments: [
    ("/join/$(alnum)*", "/join/$(alpha)*"), ("/join/$(alnum)*", "/join/$(lower)*"),
    ("/join/$(alnum)$(alnum)", "/join/$(alpha)$(alnum)"),
    ("/join/$(alpha)$(alnum)", "/join/$(alnum)$(alpha)"), ("/$(lang)/*", "/$(lower)$(lower)/*"),
    ("/$(region)", "/$(upper)$(upper)"), ("/$(lang)", "/$(lower)$(lower)"), ("/?", "/$(alnum)"),
    ("/$(xdigit)", "/$(digit)"), ("/$(xdigit)", "/$(alnum)"), ("/$(alpha)", "/$(upper)"),
    ("/$(digit)$(digit)$(digit)", "/$(digit)$(xdigit)$(digit)"), ("/x-?*", "/x-$(alnum)*"),
    ("/*", "/$(alnum)"), ("/*-?", "/*-$(lower)"), ("/a?b?c?", "/a?b$(digit)c?"),
  ])
  func seesANarrowedClass(wide: String, narrow: String) throws {
    let rules = [wide, narrow].map { #"{"/":"\#($0)"}"# }
    #expect(try !diff(rules[0], rules[1]).changes.isEmpty)
    #expect(try !diff(rules[1], rules[0]).changes.isEmpty)
  }

  @Test func seesThatAnotherAppOpens() throws {
    func file(_ apps: [String]) throws -> JSONValue {
      let entries = apps.map { #"{"appIDs":[\#($0)],"components":[{"/":"/y"}]}"# }
      return try JSONValue.read(
        Array(#"{"applinks":{"details":[\#(entries.joined(separator: ","))]}}"#.utf8)
      ).get()
    }
    for (old, new) in [
      ([#""A.a","B.b""#], [#""B.b","A.a""#]), ([#""A.a""#, #""B.b""#], [#""B.b""#, #""A.a""#]),
    ] {
      let diff = AssociationDiff(
        old: try file(old), new: try file(new), kind: .apple, host: Self.host)
      #expect(diff.changes.isEmpty && !diff.isEmpty)
      let opener = try #require(diff.openers.first)
      #expect(diff.openers.count == 1)
      #expect(opener.before == "A.a" && opener.after == "B.b")
      #expect(opener.witnesses.first == "https://calls.example.com/y")
    }
  }

  @Test func putsKnownLinksFirst() throws {
    let known = ["https://calls.example.com/join/keynote/", "https://other.example.com/join/x"]
    let changes = try diff(#"{"/":"/join/*"}"#, #"{"/":"/j/*"}"#, known: known).changes
    let lost = try #require(changes.first { $0.after == .browser })
    #expect(lost.witnesses.first == known[0])
    #expect(lost.witnesses.count == 5)
    #expect(!lost.witnesses.contains(known[1]))
  }

  @Test func listsAppsAndGrants() throws {
    let old = try apple(#"{"/":"/a"}"#, more: #","webcredentials":{"apps":["A.a"]}"#)
    let new = try apple(
      #"{"/":"/a"}"#, more: #","appclips":{"apps":["B.b.Clip"]}"#, apps: "B.b")
    let diff = AssociationDiff(old: old, new: new, kind: .apple, host: Self.host)
    #expect(diff.removedApps == ["A.a"])
    #expect(diff.addedApps == ["B.b"])
    #expect(diff.removedGrants == ["webcredentials A.a"])
    #expect(diff.addedGrants == ["appclips B.b.Clip"])
    #expect(diff.changes.isEmpty)
    #expect(!diff.isEmpty)
  }

  @Test func comparesAssetLinks() throws {
    func file(_ rules: String, fingerprint: String) throws -> JSONValue {
      let list = try JSONValue.read(Array(rules.utf8)).get()
      let text = JSONText.bytes(AssetFile.withRules(list))
      let mended = String(decoding: text, as: UTF8.self)
        .split(separator: "\"", omittingEmptySubsequences: false)
        .map { $0 == IdentifierTests.fingerprint ? fingerprint[...] : $0 }.joined(separator: "\"")
      return try JSONValue.read(Array(mended.utf8)).get()
    }
    let diff = AssociationDiff(
      old: try file("[]", fingerprint: "AA"),
      new: try file(#"[{"/":"/x","exclude":true},{"/":"/*"}]"#, fingerprint: "BB"),
      kind: .android, host: Self.host)
    #expect(diff.removedGrants == ["fingerprint com.example.meet AA"])
    #expect(diff.addedGrants == ["fingerprint com.example.meet BB"])
    #expect(
      diff.changes.map { "\($0.before) \($0.after)" }.sorted() == [
        "manifest browser", "manifest opens",
      ])
    let lost = try #require(diff.changes.first { $0.after == .browser })
    #expect(lost.witnesses.first == "https://calls.example.com/x")
  }

  @Test func listsWebsitesThatMayHandleLinks() throws {
    let text = """
      [{"relation":["delegate_permission/common.handle_all_urls"],
      "target":{"namespace":"web","site":"https://example.com"}}]
      """
    let diff = AssociationDiff(
      old: try JSONValue.read(Array(text.utf8)).get(),
      new: try JSONValue.read(Array("[]".utf8)).get(),
      kind: .android, host: Self.host)
    #expect(
      diff.removedGrants == ["delegate_permission/common.handle_all_urls https://example.com"])
  }

  /// Pairs of random files: whenever one of many random links changes, the diff finds a change too.
  @Test func missesFewChangesOfRandomFiles() throws {
    var numbers = SeededNumbers(seed: 3)
    let appID = try #require(AppID(RandomFile.app))
    var missed: [String] = []
    var changed = 0
    for _ in 0..<60 {
      var links = RandomFile.links(&numbers, appID: appID)
      let old = try JSONValue.read(AppleAssociation(applinks: links).bytes).get()
      let entry = Int.random(in: 0..<links.details.count, using: &numbers)
      let other = RandomFile.links(&numbers, appID: appID)
      if numbers.happens(oneIn: 3) {
        links.substitutionVariables[0].values[Int.random(in: 0..<5, using: &numbers)] =
          numbers.pick(["1", "c", "A*", "b?"])
      } else {
        links.details[entry].components[0] = other.details[0].components[0]
      }
      let new = try JSONValue.read(AppleAssociation(applinks: links).bytes).get()
      let rules = [AppleLinkRules(old), AppleLinkRules(new)]
      var witness: String?
      for _ in 0..<200 where witness == nil {
        guard let url = LinkURL(RandomFile.url(&numbers)) else { continue }
        let opens = rules.map {
          $0.decision(for: url, host: "h.example", app: RandomFile.app).outcome == .match
        }
        if opens[0] != opens[1] { witness = url.text }
      }
      guard let witness else { continue }
      changed += 1
      let diff = AssociationDiff(old: old, new: new, kind: .apple, host: "h.example")
      if diff.changes.isEmpty { missed.append(witness) }
    }
    #expect(changed > 10)
    #expect(missed.count * 10 <= changed, "\(missed) of \(changed)")
  }

  /// Of each app only what its own rules say counts, however many others there are.
  @Test func comparesEachAppByItsOwnRules() throws {
    func file(_ numbers: Range<Int>, _ changed: Set<Int> = []) throws -> JSONValue {
      let details = numbers.map {
        let path = changed.contains($0) ? "/new\($0)/*" : "/t\($0)/*"
        return "{\"appIDs\":[\"ABCDE12345.b\($0)\"],\"components\":[{\"/\":\"\(path)\"}]}"
      }
      let text = "{\"applinks\":{\"details\":[\(details.joined(separator: ","))]}}"
      return try JSONValue.read(Array(text.utf8)).get()
    }
    func diff(_ old: JSONValue, _ new: JSONValue) -> AssociationDiff {
      AssociationDiff(old: old, new: new, kind: .apple, host: Self.host)
    }
    let added = try diff(file(0..<1), file(0..<2))
    #expect(added.addedApps == ["ABCDE12345.b1"])
    #expect(added.changes.isEmpty && added.openers.isEmpty)
    let changed = try diff(file(0..<2), file(0..<2, [1]))
    #expect(Set(changed.changes.map(\.app)) == ["ABCDE12345.b1"])
    #expect(changed.changes.count == 2)
  }

  @Test func decidesAnAppInSeveralEntriesByTheFirstRuleThatMatches() throws {
    let text = """
      {"applinks":{"details":[
      {"appIDs":["A.a","A.b"],"components":[{"/":"/x","exclude":true}]},
      {"appIDs":["A.b","A.a","A.b"],"components":[{"/":"/*"}]},
      {"appIDs":["A.c"],"components":[{"/":"/x"}]}]}}
      """
    let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
    #expect(rules.apps == ["A.a", "A.b", "A.c"])
    for (path, outcomes) in [
      ("/x", [LinkDecision.Outcome.exclude, .exclude, .match]), ("/y", [.match, .match, .noMatch]),
    ] {
      let url = try #require(LinkURL("https://\(Self.host)\(path)"))
      let decisions = rules.decisions(for: url, host: Self.host)
      #expect(decisions.map(\.decision.outcome) == outcomes)
      for decision in decisions {
        #expect(rules.decision(for: url, host: Self.host, app: decision.app) == decision.decision)
      }
    }
  }
}
