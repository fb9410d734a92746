import AppAssociation
import Foundation
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

  /// The rules beside such a key are read all the same.
  @Test(arguments: [
    (#""defaults":{"caseSensitive":false}"#, "and passes over this one"),
    (#""substitutionVariables":{"a":["b"]}"#, "and passes over this one"),
  ])
  func aKeyAtTheRootDoesNotTakeAwayTheRules(key: String, effect: String) throws {
    let file = #"""
      {"applinks":{"details":[{"appIDs":["9JA89QQLNQ.com.example.calls"],
        "components":[{"/":"/x"}]}]},\#(key)}
      """#
    let found = AssociationLint(bytes: Array(file.utf8)).findings().filter { $0.severity == .error }
    #expect(found.map(\.id) == ["root.misspelled-key"])
    #expect(found.map(\.effect) == ["the device looks for it in applinks, " + effect])
    let lost = AssociationLint(bytes: Array("{\(key)}".utf8)).findings()
    #expect(lost.contains { $0.effect.hasSuffix("so no link opens an app") })
  }

  /// A whole query is looked at by its values.
  @Test(arguments: [
    (##"{"?":"price=5"}"##, ["query.string-form-order"]),
    (##"{"?":"id=:id"}"##, ["path.router-placeholder", "query.string-form-order"]),
    (##"{"?":"a=1&id={id}"}"##, ["path.router-placeholder", "query.string-form-order"]),
    (##"{"?":"id=[0-9]+"}"##, ["path.regex", "query.string-form-order"]),
  ])
  func tellsForeignSyntaxFromText(rule: String, ids: [String]) {
    let marked = LintRow.rules(rule).marked
    #expect(AssociationLint(bytes: Array(marked.utf8)).findings().map(\.id).sorted() == ids)
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
      "put the application identifier prefix before it: <prefix>.com.example.calls"
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
    ("applinks: example.com", "write applinks:example.com"),
    ("applinks :example.com", "write applinks:example.com"),
    ("applinks:192.168.1.1", "write the name of the host, which its certificate is for"),
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

  /// A key at the wrong level is what the developer needs: to remove it would make things worse.
  @Test(arguments: [
    (
      #"{"applinks":{"appIDs":["ABCDE12345.com.example.calls"]}}"#, "root.misspelled-key",
      #"move it into an entry of details: {"details": [{"appIDs": …}]}"#
    ),
    (
      #"{"applinks":{"details":[],"webcredentials":{"apps":[]}}}"#, "root.misspelled-key",
      "move it to the root of the file"
    ),
    (
      #"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls","paths":[],"appclips":1}]}}"#,
      "detail.misspelled-key", "move it to the root of the file"
    ),
    (
      #"{"applinks":{"details":[{"substitutionVariables":{}}]}}"#, "detail.misspelled-key",
      #"move it into applinks: {"applinks": {"substitutionVariables": …}}"#
    ),
    (
      #"{"applinks":{"details":[{"/":"/a"}]}}"#, "detail.misspelled-key",
      #"move it into a rule: {"components": [{"/": …}]}"#
    ),
    (
      #"{"applinks":{"caseSensitive":false}}"#, "root.misspelled-key",
      #"move it into rules, or into defaults: {"defaults": {"caseSensitive": …}}"#
    ),
    (
      #"{"components":[]}"#, "root.misspelled-key",
      #"move it into an entry of details: {"details": [{"components": …}]}"#
    ),
    (
      #"{"applinks":{"details":[{"appID":"A","components":[{"appIDs":[]}]}]}}"#,
      "component.misspelled-key", "move it out of the rules, beside components"
    ),
    (
      #"{"webcredentials":{"appIDs":["ABCDE12345.com.example.calls"]}}"#, "root.misspelled-key",
      #"did you mean "apps"?"#
    ),
    (
      #"{"appclips":{"paths":["/x"]}}"#, "root.misspelled-key",
      #"only applinks has rules: {"applinks": {"details": [{"paths": …}]}}"#
    ),
    (
      #"{"applinks":{"details":[{"components":[{"/":"/x","defaults":{}}]}]}}"#,
      "component.misspelled-key", "move it out of the rules, beside components"
    ),
    (
      #"{"applinks":{"defaults":{"components":[]}}}"#, "component.misspelled-key",
      #"move it out of the defaults, into an entry of details: {"details": [{"components": …}]}"#
    ),
    (
      #"{"applinks":{"details":[{"paths":["/x"],"caseSensitive":false}]}}"#,
      "detail.misspelled-key", #"use components: paths know no "caseSensitive""#
    ),
    (
      #"{"applinks":{"details":[{"paths":["/x"],"exclude":true}]}}"#, "detail.misspelled-key",
      #"write "NOT " before the paths that stay in the browser, or use components"#
    ),
  ])
  func movesAKeyToItsLevel(document: String, id: String, fix: String) throws {
    let found = try finding(LintRow(document), id)
    #expect(found.severity == .error)
    #expect(found.fix == fix)
  }

  @Test(arguments: [
    (#"{"applinks":{"exclude":true}}"#, "root.misspelled-key"),
    (#"{"applinks":{"details":[{"exclude":true}]}}"#, "detail.misspelled-key"),
  ])
  func saysThatAnExclusionElsewhereExcludesNothing(document: String, id: String) throws {
    #expect(
      try finding(LintRow(document), id).effect
        == Self.ignored + ", so the links open the app instead of staying in the browser")
  }

  @Test func doesNotTakeOneEntryForTwo() throws {
    let app = #""ABCDE12345.com.example.calls""#
    let row = LintRow(#"{"applinks":{"details":[{"appIDs":[\#(app),\#(app)],"paths":["/x"]}]}}"#)
    let found = try finding(row, "app.duplicate-entry")
    #expect(found.effect == "it changes nothing")
    #expect(found.fix == "remove it")
  }

  @Test func saysWhatAFileWeighsWithoutWhiteSpace() throws {
    let blanks = String(repeating: " ", count: 140_000)
    let row = LintRow(AssociationLintTests.apple + blanks)
    #expect(
      try finding(row, "file.too-large").fix
        == "remove the white space between its parts: without it there are "
        + "\(AssociationLintTests.apple.utf8.count) bytes")
    let text = LintRow(#"{"x":"\"\#(blanks)"}"#)
    #expect(
      try finding(text, "file.too-large").fix
        == "put what the links have in common into fewer rules")
  }

  @Test func tellsTwoFingerprintsInOneText() throws {
    let both = "\(IdentifierTests.fingerprint), \(IdentifierTests.fingerprint)"
    guard case .failure(let problem) = CertificateFingerprint.read(both) else {
      Issue.record("\(both) is taken")
      return
    }
    #expect(problem.help == #"write each into a string of its own: ["…", "…"]"#)
  }

  @Test(arguments: [
    ("/a?b=c", #"write "/": "/a", "?": {"b": "c"}"#),
    ("/detail?id=*", #"write "/": "/detail", "?": {"id": "?*"}"#),
    ("/a/*?b=c&d=&e#f", ##"write "/": "/a/*", "?": {"b": "c", "d": "?*", "e": "?*"}, "#": "f""##),
    ("?b=c", #"write "/": "/", "?": {"b": "c"}"#),
    ("/#/help", ##"write "/": "/", "#": "/help""##), ("/a#", #"write "/": "/a""#),
  ])
  func writesThePartsOfALinkUnderTheirKeys(path: String, fix: String) throws {
    let id = path.contains("=") ? "path.query-in-path" : "path.fragment-in-path"
    #expect(try finding(.rules(#"{"/":"\#(path)"}"#), id).fix == fix)
  }

  /// What components know is of no use in the old list.
  @Test(arguments: [
    (#""/a b""#, "path.unencoded", #"write "/a%20b""#),
    (##""/#/help""##, "path.fragment-in-path", ##"use components, whose rules have a key "#""##),
    (#""/${id}""#, "path.router-placeholder", "write ?* for it"),
    (#"{"/":"/x"}"#, "type.mismatch", "call the key components: paths holds no objects"),
  ])
  func offersNothingThatPathsDoNotKnow(path: String, id: String, fix: String) throws {
    let row = LintRow(
      #"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls","paths":[\#(path)]}]}}"#)
    #expect(try finding(row, id).fix == fix)
  }

  @Test(arguments: [#""components":["/a"]"#, #""paths":[{"/":"/a"}]"#])
  func doesNotMissRulesThatHaveAWrongType(rules: String) {
    LintRow(
      #"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls",\#(rules)}]}}"#
        .replacingFirst("[\"/a", with: "[1️⃣\"/a").replacingFirst("[{\"/\"", with: "[1️⃣{\"/\""),
      "error type.mismatch"
    ).check()
  }

  @Test(arguments: [
    (
      "<?xml version=\"1.0\"?>\n<Error><Code>AccessDenied</Code></Error>",
      "the file is an error message in XML",
      "upload the file and let everybody read it: storage answers so when it may not"
    ),
    (
      "<!DOCTYPE html><title>Sign in</title>", "the file is HTML",
      "exempt the path from the rewrite or login that answers with a page"
    ),
    (
      "<?xml version=\"1.0\"?><html></html>", "the file is HTML",
      "exempt the path from the rewrite or login that answers with a page"
    ),
    ("<?xml version=\"1.0\"?><plist/>", "the file is XML", "write JSON"),
  ])
  func tellsWhatStandsInsteadOfTheFile(text: String, message: String, fix: String) throws {
    let found = try finding(LintRow(text), "json.html")
    #expect(found.message == message)
    #expect(found.fix == fix)
  }

  @Test func doesNotRemoveASecondColon() throws {
    let found = try finding(LintRow(#"{"appID": "X": {"paths": []}}"#), "json.syntax")
    #expect(found.message == "a second colon after one name")
    #expect(
      found.fix
        == "a name has one value: write a comma before the next name, or { } around it")
  }

  @Test(arguments: [
    "undefined.com.example.calls", "null.com.example.calls", "None.com.example.calls",
    "xxxx.xxx", "XXXXXXXXXX.com.example.calls", "DEVELOPMENT_TEAM.PRODUCT_BUNDLE_IDENTIFIER",
    "ABCDE12345.PRODUCT_BUNDLE_IDENTIFIER",
  ])
  func knowsWhatATemplateLeft(text: String) {
    guard case .failure(let problem) = AppID.read(text) else {
      Issue.record("\(text) is taken")
      return
    }
    #expect(problem.id == "appid.placeholder")
  }

  /// Written twice it is still one key.
  @Test func countsFingerprintsOnce() {
    let one = "\"\(IdentifierTests.fingerprint)\""
    LintRow(
      """
      [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":\
      "android_app","package_name":"com.example.calls",1️⃣"sha256_cert_fingerprints":\
      [\(one),\(one)]}}]
      """, "info dal.single-fingerprint"
    ).check()
  }

  @Test(arguments: [
    (".well-known/apple-app-site-association.json", ".well-known/apple-app-site-association"),
    ("apple-app-site-association.txt", ".well-known/apple-app-site-association"),
    ("app/apple-app-site-association", ".well-known/apple-app-site-association"),
    ("assetlinks.json", ".well-known/assetlinks.json"),
    (".well-known/assetlinks.json.txt", ".well-known/assetlinks.json"),
    (".well-known/assetlinks", ".well-known/assetlinks.json"),
  ])
  func knowsWhereNoSystemLooks(path: String, right: String) {
    let finding = AssociationFileName.finding(for: path)
    #expect(finding?.id == "file.name" && finding?.severity == .warning)
    #expect(finding?.fix == "call it \(right)")
  }

  @Test(arguments: [
    ".well-known/apple-app-site-association", "apple-app-site-association",
    ".well-known/assetlinks.json", "apple-app-site-associations.html", "links.json",
  ])
  func passesOverOtherNames(path: String) {
    #expect(AssociationFileName.finding(for: path) == nil)
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = range(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}
