import AppAssociation
import Diagnostics
import SitePlan
import Testing

/// Links that differ only in what no rule names are decided once.
@Suite struct ShapeTests {
  private static func meetings(_ count: Int) -> String {
    let all = (0..<count).map {
      "- {id: m\($0), title: \"Meeting \($0) & more\", call_id: Call-\($0), aliases: [old-m\($0)]}\n"
    }
    return all.joined()
      + "- {id: board, title: Board, call_id: Board-1, apps: [beta], visibility: public}\n"
  }

  @Test(arguments: ["path", "stream", "cometchat"])
  func asksAboutAThousandMeetingsNoMoreThanAboutTen(style: String) throws {
    let settings = PlannedSite.settings(links: "{join: \(style), short_opens: app}")
    let counts = try [10, 1_000].map { count in
      let site = try PlannedSite(settings, Self.meetings(count))
      var named = NamedParts()
      named.add(AppleLinkRules(try JSONValue.read(try #require(site.apple).bytes).get()))
      named.add(AndroidLinkRules(try JSONValue.read(try #require(site.android).bytes).get()))
      return ClosedWorld.links(
        of: site.plan, site.site, site.book, staticsName: "Content/static", for: named
      ).count
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] < 1_000)
  }

  /// Files as people write them by hand: whatever they say, both ways find the same.
  @Test(arguments: SampleSite.some)
  func findsTheSameAsByDecidingAll(sample: SampleSite) throws {
    let more = (0..<4).map { "- {id: m\($0), title: Meeting \($0), call_id: c\($0)}\n" }.joined()
    let site = try PlannedSite(
      sample.settings, sample.meetings + more, earlier: sample.earlier, statics: sample.statics)
    var numbers = SeededRules(seed: 11)
    var findings = 0
    for _ in 0..<12 {
      let rules = numbers.rules()
      let apple = Array(
        """
        {"applinks":{"details":[
          {"appIDs":["ABCDE12345.com.example.calls"],"components":[\(rules)]},
          {"appIDs":["ABCDE12345.com.example.beta"],"components":[\(numbers.rules())]}]}}
        """.utf8)
      let android = Array(
        """
        [{"relation":["delegate_permission/common.handle_all_urls"],"target":{
          "namespace":"android_app","package_name":"com.example.calls"},
          "relation_extensions":{"delegate_permission/common.handle_all_urls":{
            "dynamic_app_link_components":[\(rules)]}}}]
        """.utf8)
      let distinct = site.diagnostics(apple: apple, android: android)
      let all = site.diagnostics(apple: apple, android: android, isExhaustive: true)
      #expect(distinct.map(\.line) == all.map(\.line), "\(rules)")
      findings += all.count
    }
    #expect(findings > 50)
  }
}

/// Rule lists that look like those of a person, the same in every run.
private struct SeededRules {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func rules() -> String {
    let paths = [
      "/join/?*", "/join/*", "/j/?*", "/join/*/?*", "*", "/join/m1", "/join/m?", "/join/M2/",
      "/join",
      "/j/*", "/join/opening", "/*.*", "/join/m3/*", "/join/board",
    ]
    let queries = [
      #""web":"?*""#, #""sessionId":"?*""#, #""sessionId":"c1""#, #""type":"default""#,
      #""name":"Meeting*""#, #""x":"1""#,
    ]
    let fragments = ["web", "phone", "?*"]
    let rules = (0..<(2 + next(5))).map { _ in
      var members: [String] = []
      if next(4) > 0 { members.append("\"/\":\"\(paths[next(paths.count)])\"") }
      if next(4) == 0 { members.append("\"?\":{\(queries[next(queries.count)])}") }
      if next(6) == 0 { members.append("\"#\":\"\(fragments[next(fragments.count)])\"") }
      if next(3) == 0 { members.append("\"exclude\":true") }
      return "{\(members.joined(separator: ","))}"
    }
    return rules.joined(separator: ",")
  }
}
