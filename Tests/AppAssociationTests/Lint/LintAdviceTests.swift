import AppAssociation
import Testing

/// What a finding says about the device, and the fix: following it must not make things worse.
@Suite struct LintAdviceTests {
  private func finding(_ marked: LintRow, _ id: String) throws -> AssociationFinding {
    let findings = AssociationLint(bytes: Array(marked.marked.utf8)).findings()
    return try #require(findings.first { $0.id == id }, "\(findings.map(\.id))")
  }

  private static let ignored = "the device passes over the key"

  @Test(arguments: [
    (
      #""caseInsensitive":true"#, ", so the rule matches less than it says",
      #"write "caseSensitive": false"#
    ),
    (
      #""ignoreCase":true"#, ", so the rule matches less than it says",
      #"write "caseSensitive": false"#
    ),
    (#""ignoreCase":false"#, "; that is what it does without it anyway", "remove it"),
    (
      #""casesensitive":false"#, ", so the rule wants the exact case and matches less",
      #"did you mean "caseSensitive"?"#
    ),
    (
      #""Exclude":true"#, ", so the links open the app instead of staying in the browser",
      #"did you mean "exclude"?"#
    ),
    (#""query":"x""#, ", so the rule matches more than it says", #"did you mean "?"?"#),
  ])
  func explainsAMisspelledKey(key: String, effect: String, fix: String) throws {
    let found = try finding(.rules(#"{"/":"/x",\#(key)}"#), "component.misspelled-key")
    #expect(found.effect == Self.ignored + effect)
    #expect(found.fix == fix)
  }

  @Test func takesCommentsOfTheOtherSystemForWhatTheyAre() throws {
    let found = try finding(.rules(#"{"/":"/x","comments":"x"}"#), "root.unknown-key")
    #expect(found.severity == .info)
    #expect(found.fix == #"did you mean "comment"?"#)
  }

  /// To remove the key would make the rule take the whole host.
  @Test(arguments: [
    ("path", "/a", #"did you mean "/"?"#), ("query", "x", #"did you mean "?"?"#),
    ("hash", "x", ##"did you mean "#"?"##), ("Exclude", "x", #"did you mean "exclude"?"#),
    ("caseSensitive", "x", "remove it: Android always asks for the exact case"),
    ("priority", "x", "remove it, if the rule says without it what you mean"),
  ])
  func doesNotMakeADynamicRuleWider(key: String, value: String, fix: String) throws {
    let found = try finding(
      .dynamic(#"{"\#(key)":"\#(value)"}"#), "dal.dynamic.unsupported-key")
    #expect(found.fix == fix)
  }

  @Test(arguments: [
    (#"{"?":{"name":"R & D"}}"#, #"write "R%20%26%20D", or percentEncoded: false (iOS 14)"#),
    (#"{"?":{"name":"R&D"}}"#, #"write "R%26D""#),
    (#"{"/":" /join/* "}"#, #"remove it: "/join/*""#),
    (#"{"/":"/a b"}"#, #"write "/a%20b", or percentEncoded: false (iOS 14)"#),
  ])
  func encodesWhatALinkCannotHold(rule: String, fix: String) throws {
    #expect(try finding(.rules(rule), "path.unencoded").fix == fix)
  }

  @Test func offersNothingThatAndroidDoesNotKnow() throws {
    #expect(try finding(.dynamic(#"{"/":"/a b"}"#), "path.unencoded").fix == #"write "/a%20b""#)
  }

  @Test(arguments: [
    ("$(Food)", "did you mean $(food)?"), ("$(foood)", "did you mean $(food)?"),
    ("$(Lang)", "did you mean $(lang)?"), ("$(room)", "define it in substitutionVariables"),
  ])
  func offersTheNearestVariable(reference: String, fix: String) throws {
    let row = LintRow(
      #"{"applinks":{"substitutionVariables":{"food":["x"]},"details":[{"appIDs":["#
        + #""ABCDE12345.com.example.calls"],"components":[{"/":"/\#(reference)/$(food)"}]}]}}"#)
    #expect(try finding(row, "subst.undefined").fix == fix)
  }

  @Test func knowsVariablesOfOtherLanguages() throws {
    #expect(
      try finding(.rules(#"{"/":"/${food}/x"}"#), "path.router-placeholder").fix
        == "write $(food) for a variable, or ?*")
  }

  @Test(arguments: [
    (
      "ABCDE12345.com.example.a, ABCDE12345.com.example.b",
      "write one App ID into each string: [\"…\", \"…\"]"
    ),
    ("com.example.calls.ABCDE12345", "did you mean ABCDE12345.com.example.calls?"),
    (
      "com.example.calls",
      "put the application identifier prefix before it: ABCDE12345.com.example.calls"
    ),
  ])
  func mendsAppIDs(text: String, fix: String) throws {
    guard case .failure(let problem) = AppID.read(text) else {
      Issue.record("\(text) is taken")
      return
    }
    #expect(problem.help == fix)
  }

  @Test(arguments: [
    ("applinks://example.com", "write only the host: applinks:example.com"),
    ("applinks:https://example.com/join", "write only the host: applinks:example.com"),
    ("https://example.com/x", "write applinks:example.com"),
    ("applinks:a.example.com, webcredentials:a.example.com", "write each into a string of its own"),
    ("\n applinks:a.example.com\n", "write it into one line with its tags, without blanks"),
    (
      "applinks:a.example.com?mode=foo",
      "remove it, or write ?mode=developer for development builds"
    ),
  ])
  func mendsEntitlements(text: String, fix: String) {
    let lint = AssociationLint(
      bytes: Array(AssociationLintTests.apple.utf8), entitlements: [Entitlement(text)])
    #expect(lint.findings().map(\.fix) == [fix])
  }
}
