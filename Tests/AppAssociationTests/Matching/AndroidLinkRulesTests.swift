import AppAssociation
import Testing

@Suite struct AndroidLinkRulesTests {
  private func answer(_ rules: String, _ link: String) throws -> AndroidLinkRules.Answer {
    let list = try JSONValue.read(Array(rules.utf8)).get()
    let url = try #require(LinkURL("https://meet.example.com" + link))
    return AndroidLinkRules(AssetFile.withRules(list))
      .answer(for: url, host: "meet.example.com", app: "com.example.meet")
  }

  private static let match = AndroidLinkRules.Answer.rules(LinkDecision(.match, detail: 0, rule: 0))
  private static let none = AndroidLinkRules.Answer.rules(.noMatch)

  private static let comparisons: [(String, String, AndroidLinkRules.Answer)] = [
    (#"[{"/":"/a/*/c"}]"#, "/a/x/c", match), (#"[{"/":"/a/*/c"}]"#, "/a/x/y/c", none),
    (#"[{"/":"/a*"}]"#, "/a", match), (#"[{"/":"/a**"}]"#, "/abc", match),
    (#"[{"/":"/a/?*"}]"#, "/a/", none), (#"[{"/":"/A"}]"#, "/a", none),
    (#"[{"/":"/a"}]"#, "/a/", none), (#"[{"/":"/"}]"#, "", match),
    (#"[{"/":"/*?"}]"#, "/a", match), (#"[{"/":"/*?"}]"#, "/ab", none),
    (#"[{"/":"/$(digit)"}]"#, "/1", none), (#"[{"/":"/$(digit)"}]"#, "/$(digit)", match),
    (##"[{"#":"*"}]"##, "/a", none), (##"[{"#":"*"}]"##, "/a#", match),
    (#"[{"?":{"x":"1"}}]"#, "/a?x=2&x=1", match), (#"[{"?":{"x":"*"}}]"#, "/a?y", none),
    (#"[{"?":"x=1"}]"#, "/a", match),
  ]

  @Test(arguments: comparisons)
  func comparesAsAndroidDoes(rules: String, link: String, expected: AndroidLinkRules.Answer) throws
  {
    #expect(try answer(rules, link) == expected)
  }

  @Test(arguments: [
    "[]", "{}", #"["/a"]"#, #"[{"/":"/b"},{"/":["/a"]}]"#, #"[{"/":""}]"#, ##"[{"#":1}]"##,
    #"[{"exclude":"true"}]"#, #"[{"?":{"x":1}}]"#, #"[{"?":7}]"#, #"[{"?":{}}]"#,
    #"[{"/":"/a","?":{"x":""}},{"/":"/b"}]"#,
  ])
  func leavesEverythingToTheManifestWhenARuleIsMalformed(rules: String) throws {
    #expect(try answer(rules, "/a") == .manifest)
  }

  @Test func speaksOnlyOfAppsThatMayHandleLinks() throws {
    let text = """
      [{"relation":["delegate_permission/common.get_login_creds"],
        "target":{"namespace":"android_app","package_name":"com.example.a"}},
       {"relation":["delegate_permission/common.handle_all_urls"],
        "target":{"namespace":"web","site":"https://example.com"}},
       {"include":"https://example.com/more.json"},
       {"relation":["delegate_permission/common.handle_all_urls"],
        "target":{"namespace":"android_app","package_name":"com.example.b"}}]
      """
    let rules = AndroidLinkRules(try JSONValue.read(Array(text.utf8)).get())
    let url = try #require(LinkURL("https://h.example/x"))
    #expect(rules.apps == ["com.example.b"])
    #expect(rules.answer(for: url, host: "h.example", app: "com.example.a") == .notAssociated)
    #expect(rules.answer(for: url, host: "h.example", app: "com.example.b") == .manifest)
    #expect(rules.answer(for: url, host: "www.h.example", app: "com.example.b") == .notAssociated)
    let trace = rules.trace(for: url, host: "h.example")
    #expect(
      trace.entries.map(\.note) == ["no rules narrow the links: the manifest of the app decides"])
  }
}
