import AppAssociation
import Testing

/// Each rule of the linter with texts that break it and neighbours that do not.
@Suite struct LintRuleTests {
  static let files: [LintRow] = [
    LintRow(
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls","paths":["/x"]}]}}"##),
    LintRow("1️⃣", "error json.syntax"),
    LintRow("\u{FEFF}<html>", "file: error json.html"),
    LintRow("{}", "file: warning root.no-service"),
    LintRow("7", "file: error json.root-not-object"),
    LintRow("[]", "file: error dal.empty"),
    LintRow(##"{"relation":[]}"##, "file: error dal.root-not-array"),
    LintRow(
      ##"{1️⃣"a":[{"x":1,"y":{},2️⃣"x":2}],"applinks":{3️⃣"details":[]}}"##, "info root.unknown-key",
      "warning json.duplicate-key", "warning applinks.details-empty"),
  ]

  static let sections: [LintRow] = [
    LintRow(##"{1️⃣"applinks":[]}"##, "error type.mismatch"),
    LintRow(##"{1️⃣"AppLinks":{}}"##, "file: warning root.no-service", "error root.misspelled-key"),
    LintRow(##"{1️⃣"applinks":{}}"##, "error applinks.details-missing"),
    LintRow(
      ##"{1️⃣"applinks":{2️⃣"detail":[]}}"##, "error applinks.details-missing",
      "error root.misspelled-key"),
    LintRow(##"{"applinks":{1️⃣"details":{}}}"##, "warning applinks.details-empty"),
    LintRow(##"{"applinks":{1️⃣"details":"x"}}"##, "error type.mismatch"),
    LintRow(
      ##"{"applinks":{1️⃣"details":{"appIDs":["ABCDE12345.com.example.calls"],"paths":["/x"]}}}"##,
      "error type.mismatch"),
    LintRow(
      ##"{"applinks":{1️⃣"details":{"ABCDE12345.com.example.calls":{"paths":["/x"]},2️⃣"b":{3️⃣"paths":[]}}}}"##,
      "warning applinks.details-dictionary", "error appid.format", "warning rule.no-include"),
    LintRow(
      ##"{"applinks":{1️⃣"apps":{},2️⃣"details":[]}}"##, "error type.mismatch",
      "warning applinks.details-empty"),
    LintRow(
      ##"{"webcredentials":{1️⃣"app":[],"apps":["ABCDE12345.com.example.calls"]}}"##,
      "error root.misspelled-key"),
    LintRow(##"{1️⃣"webcredentials":{}}"##, "warning root.no-service"),
    LintRow(
      ##"{"appclips":{1️⃣"details":[],"apps":["ABCDE12345.com.example.calls.Clip",2️⃣"ABCDE12345.com.example.calls"]}}"##,
      "warning service.details-ignored", "warning appclips.not-a-clip"),
    LintRow(
      ##"{"webcredentials":{"apps":["ABCDE12345.com.example.calls"]},"appclips":{"apps":["ABCDE12345.com.example.calls.Quick"]}}"##
    ),
    LintRow(##"{"activitycontinuation":{"apps":[1️⃣1]}}"##, "error type.mismatch"),
    LintRow(
      ##"{"webcredentials":{1️⃣"apps":[]},"appclips":{2️⃣"paths":[],"apps":["ABCDE12345.com.example.calls.appClip",3️⃣"ABCDE12345.com.example.eclipse"]}}"##,
      "warning root.no-service", "error root.misspelled-key", "warning appclips.not-a-clip"),
    LintRow(
      ##"{"webcredentials":{"apps":[1️⃣"ABCDE12345.com.acme.meet",2️⃣"TEAM123456.com.acme.meet",3️⃣"1234567890.com.acme.meet",4️⃣"AAAAAAAAAA.com.acme.meet",5️⃣"APPLETEAM1.com.acme.meet",6️⃣"9JA89QQLNQ.your.bundle.id",7️⃣"9JA89QQLNQ.","9JA89QQLNQ.com.acme.meet"]}}"##,
      "warning appid.sample", "warning appid.sample", "warning appid.sample",
      "warning appid.sample", "warning appid.sample", "error appid.placeholder",
      "error appid.format"),
  ]

  static let entries: [LintRow] = [
    LintRow(##"{"applinks":{"details":[1️⃣7]}}"##, "error type.mismatch"),
    LintRow(
      ##"{"applinks":{"details":[1️⃣{}]}}"##, "error detail.no-app-id", "=error detail.no-rules"),
    LintRow(
      ##"{"applinks":{"details":[1️⃣{2️⃣"appIds":["ABCDE12345.com.example.calls"],"paths":["/x"]}]}}"##,
      "error detail.no-app-id", "error detail.misspelled-key"),
    LintRow(
      ##"{"applinks":{"details":[{1️⃣"appIDs":"ABCDE12345.com.example.calls",2️⃣"path":["/x"],"components":[{"/":"/x"}],3️⃣"foo":1}]}}"##,
      "error type.mismatch", "error detail.misspelled-key", "info root.unknown-key"),
    LintRow(
      ##"{"applinks":{"details":[1️⃣{"appID":"ABCDE12345.com.example.calls","appIDs":["ABCDE12345.com.example.calls"],"components":[{"/":"/x"}]}]}}"##,
      "warning detail.both-app-id-forms"),
    LintRow(
      ##"{"applinks":{"details":[{1️⃣"appIDs":[],"components":[{"/":"/x"}]}]}}"##,
      "error detail.empty-app-ids"),
    LintRow(
      ##"{"applinks":{"details":[{"appIDs":[1️⃣"{team}.{id}",2️⃣"com.example.calls",3️⃣"ABCDE12345.com.example.app2",4️⃣"ABCDE12345.com.example.*",5️⃣"abcde12345.com.example.calls"],"components":[{"/":"/x"}]}]}}"##,
      "error appid.placeholder", "error appid.prefix", "warning appid.sample",
      "error appid.wildcard", "warning appid.prefix"),
    LintRow(
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.calls",1️⃣"ABCDE12345.com.example.Calls"],"components":[{"/":"/x"}]},{2️⃣"appID":"ABCDE12345.com.example.calls","components":[{"/":"/y"}]}]}}"##,
      "warning app.case-variant", "warning app.duplicate-entry"),
    LintRow(
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls",1️⃣"components":"/x"}]}}"##,
      "error type.mismatch"),
    LintRow(
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls",1️⃣"paths":"/x"}]}}"##,
      "error type.mismatch"),
    LintRow(
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls",1️⃣"components":[]}]}}"##,
      "warning rule.no-include"),
    LintRow(
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls","paths":[1️⃣"join",2️⃣"/team*",3️⃣"NOT  /x",4️⃣"NOT/x",5️⃣"/é",6️⃣"/a?b=*",7️⃣"https://h/x",8️⃣1,"NOT /y","/z"]}]}}"##,
      "info path.no-leading-slash", "info path.prefix-star", "error legacy.not-syntax",
      "error legacy.not-syntax", "error path.non-ascii", "error legacy.query-in-path",
      "error path.full-url", "error type.mismatch"),
    LintRow(
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls","paths":[1️⃣"*",2️⃣"NOT /x"]}]}}"##,
      "warning rule.catch-all", "error rule.unreachable-exclude"),
  ]

  /// Keys that stand at the wrong level, where nobody reads them.
  static let levels: [LintRow] = [
    .rules(##"{"/":"/x",1️⃣"defaults":{"caseSensitive":false}}"##, "error component.misspelled-key"),
    LintRow(
      ##"{"applinks":{"defaults":{1️⃣"components":[],2️⃣"defaults":{}},"details":[{"appIDs":["ABCDE12345.com.example.calls",3️⃣"ABCDE12345.com.example.calls"],4️⃣"exclude":true,"paths":["/x"]}]}}"##,
      "error component.misspelled-key", "error component.misspelled-key",
      "warning app.duplicate-entry", "error detail.misspelled-key"),
  ]

  static let variables: [LintRow] = [
    LintRow(
      ##"{"applinks":{"substitutionVariables":{1️⃣"a":"x",2️⃣"b":[],"c":[3️⃣"$(a)",4️⃣1,"x"],5️⃣"lang":["en"],6️⃣"d$":["x"]},"details":[{"appIDs":["ABCDE12345.com.example.calls"],"components":[{"/":"/$(a)$(b)$(c)$(lang)$(d$)"}]}]}}"##,
      "error type.mismatch", "warning subst.empty", "error subst.nested", "error type.mismatch",
      "warning subst.shadows-predefined", "error subst.bad-name"),
    LintRow(
      ##"{"applinks":{"substitutionVariables":{1️⃣"a":["x"]},"details":[{"appIDs":["ABCDE12345.com.example.calls"],"components":[{2️⃣"/":"/$(A)"},{"?":{3️⃣"x":"$(digt)"}},{4️⃣"#":"$(digit"},{5️⃣"?":"$(region)x"}]}]}}"##,
      "info subst.unused", "error subst.undefined", "error subst.undefined",
      "error subst.unterminated", "info subst.region-uk"),
    LintRow(
      ##"{"applinks":{"defaults":{1️⃣"/":"/a b",2️⃣"exclude":true,3️⃣"casesensitive":false},"details":[{"appIDs":["ABCDE12345.com.example.calls"],4️⃣"defaults":[],"components":[{"#":"x","exclude":false}]}]}}"##,
      "warning defaults.pattern-keys", "=error path.unencoded", "error defaults.exclude",
      "error component.misspelled-key", "error type.mismatch"),
  ]

  /// Values are compared like the text around them, in the form of the rule that refers to them.
  static let values: [LintRow] = [
    values(
      ##"1️⃣"tête",2️⃣"a b",3️⃣"c%c3%a9",4️⃣"100%",5️⃣"a#b",6️⃣"[0-9]+","tea","x?*",".*""##,
      ##"{"/":"/$(food)/"},{"/":"/x/$(food)"}"##, "error path.non-ascii", "error path.unencoded",
      "warning path.lowercase-escape", "warning path.stray-percent", "error path.unencoded",
      "error path.regex"),
    values(
      ##""tête",1️⃣"a%20b""##, ##"{"/":"/$(food)","percentEncoded":false}"##,
      "error path.escape-with-decoding"),
    values(
      ##""a=b",1️⃣"a&b""##, ##"{"?":{"x":"$(food)"}},{"/":"/$(food)"}"##, "error path.unencoded"),
  ]

  private static func values(
    _ values: String, _ rules: String, _ findings: String...
  ) -> LintRow {
    var row = LintRow(
      ##"{"applinks":{"substitutionVariables":{"food":["## + values
        + ##"]},"details":[{"appIDs":["ABCDE12345.com.example.calls"],"components":["## + rules
        + "]}]}}")
    row.findings = findings
    return row
  }

  static let others: [LintRow] = [
    LintRow(
      ##"{1️⃣"details":[]}"##, "file: warning root.no-service", "error root.misspelled-key"),
    LintRow(
      ##"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.calls","paths":[1️⃣"/$(lang)/*","NOT /.*"]}]}}"##,
      "warning legacy.variable"),
    LintRow(
      ##"{"applinks":{"details":[{"appIDs":[1️⃣"ABCDE12345.com.example.a, ABCDE12345.com.example.b",2️⃣"com.example.calls.ABCDE12345"],"components":[{"/":"/x"}]}]}}"##,
      "error appid.format", "error appid.prefix"),
  ]

  static let patterns: [LintRow] = [
    .rules(##"{1️⃣"/":"/join/:id"}"##, "error path.router-placeholder"),
    .rules(##"{1️⃣"/":"/join/{id}/x"}"##, "error path.router-placeholder"),
    .rules(##"{1️⃣"/":"/[slug]"}"##, "error path.router-placeholder"),
    .rules(##"{1️⃣"/":"^/join/.*"}"##, "error path.regex"),
    .rules(##"{1️⃣"/":"/join/[0-9]+"}"##, "error path.regex"),
    .rules(##"{1️⃣"/":"/join/(a|b)"}"##, "error path.regex"),
    .rules(##"{1️⃣"/":"/join/\\d"}"##, "error path.regex"),
    .rules(##"{"/":"/join/*.*"},{"/":"/a.*"},{"/":"/b/$(alpha)(x)"},{"/":"/c:d/e"}"##),
    .rules(##"{1️⃣"/":"/a?id=*"}"##, "error path.query-in-path"),
    .rules(##"{1️⃣"/":"/#/a"}"##, "error path.fragment-in-path"),
    .rules(##"{1️⃣"/":"NOT /a"}"##, "error path.legacy-not"),
    .rules(
      ##"{1️⃣"/":"//h.example/a"},{2️⃣"/":"https://h.example/a"},{"/":"/proxy/https://*"},{"/":"//a"}"##,
      "warning path.full-url", "error path.full-url"),
    .rules(
      ##"{"/":"/l/$(lang)*"},{"/":"/a/$(digit)$(digit)*"},{"/":"/b/$(lang)+x"},{"/":"/wiki/*_(film)*"},{"/":"/ids[]*/x"}"##
    ),
    .rules(
      ##"{1️⃣"/":"/(/[a-f]+)*"},{2️⃣"/":"/a(b|c)d"},{3️⃣"/":"/a[bc]*"},{4️⃣"/":".*"},{5️⃣"/":"/$(lang)/.*"},{6️⃣"/":"/c/[[...slug]]"}"##,
      "error path.regex", "error path.regex", "error path.regex", "error path.regex",
      "error path.regex", "error path.router-placeholder"),
    .rules(
      ##"{"?":{1️⃣"a":":id",2️⃣"b":"{id}",3️⃣"c":"[0-9]*",4️⃣"d":".*",5️⃣"e":"\\d+"}},{6️⃣"#":"/room/:id"},{7️⃣"#":".*"},{"?":{"t":"12:30","f":"a.*"}}"##,
      "error path.router-placeholder", "error path.router-placeholder", "error path.regex",
      "error path.regex", "error path.regex", "error path.router-placeholder", "error path.regex"),
    .rules(
      ##"{1️⃣"/":"/100%"},{2️⃣"/":"/a/%id%"},{"?":{3️⃣"%s":"%2"}},{"/":"/%2?"},{"/":"/%$(xdigit)*%C3%A9"}"##,
      "warning path.stray-percent", "warning path.stray-percent", "warning path.stray-percent",
      "=warning path.stray-percent"),
    .rules(##"{1️⃣"/":"/search?*"},{"/":"/find/?*"}"##, "info path.prefix-star"),
    .rules(
      ##"{1️⃣"/":"/caf%c3%a9"},{"/":"/x%c3","caseSensitive":false}"##,
      "warning path.lowercase-escape"),
    .rules(
      ##"{"/":"/café x","percentEncoded":false},{1️⃣"/":"/a%20","percentEncoded":false}"##,
      "error path.escape-with-decoding"),
    .rules(
      ##"{"?":{1️⃣"x":"é"}},{2️⃣"#":"a b"},{3️⃣"?":"{"}"##, "error path.non-ascii",
      "error path.unencoded", "error path.unencoded"),
    .rules(##"{1️⃣"/":"x"},{"/":"*/y"},{"/":"$(digit)"}"##, "info path.no-leading-slash"),
    .rules(##"{1️⃣"/":"/x*"},{"/":"/y/*"},{"/":"/z-*"}"##, "info path.prefix-star"),
    .rules(
      ##"{1️⃣"/":"/a/*/*","exclude":true},{2️⃣"/":"/b/?*/*","exclude":true},{"/":"/c/*/?*","exclude":true},{"/":"/d/*/*"}"##,
      "warning path.parent-trap", "warning path.parent-trap"),
    .rules(
      ##"{1️⃣"?":"a=?*"},{2️⃣"?":"?a=1"},{"?":"????"}"##, "warning query.string-form-order",
      "error query.leading-question-mark"),
    .rules(
      ##"{"/":"/x","?":{1️⃣"a":"*",2️⃣"b":null,3️⃣"c":["x"]}}"##,
      "warning query.star-matches-missing", "error query.non-string", "error query.non-string"),
    .rules(##"{"/":"/x","?":{1️⃣"a":"**"},"exclude":true},{"/":"/y"}"##, "error query.star-exclude"),
    .rules(##"{1️⃣"#":"#x"}"##, "error fragment.leading-hash"),
    .rules(
      ##"{"/":"/.*/x","exclude":true},{"/":"/.*","exclude":true},{"/":"/files/.*","exclude":true},{"/":"/x/.*/y","exclude":true},{"/":"/?*"}"##
    ),
    .rules(
      ##"{1️⃣"/":"/.*/[a-z]+","exclude":true},{2️⃣"/":"/.*"}"##, "error path.regex",
      "error path.regex"),
    .rules(
      ##"{1️⃣"/":"example.org/join/*"},{2️⃣"/":"index.html/x"},{3️⃣"/":"robots.txt"},{4️⃣"/":"sitemap.xml/x"}"##,
      "warning path.full-url", "info path.no-leading-slash", "info path.no-leading-slash",
      "info path.no-leading-slash"),
    .rules(
      ##"{"?":{1️⃣"na me":"a",2️⃣"é":"a",3️⃣"?b":"1",4️⃣"c":"R&D",5️⃣"d=":"x",6️⃣"e":"#"}},{7️⃣"?":"a#b"}"##,
      "error path.unencoded", "error path.non-ascii", "error query.leading-question-mark",
      "error path.unencoded", "error path.unencoded", "error path.unencoded",
      "error path.unencoded"),
    .rules(##"{"/":"/x","?":{"na me":"R & D","é":"="},"percentEncoded":false},{"?":{"f":"a=b"}}"##),
    .rules(##"{1️⃣"/":" /join/*"}"##, "error path.unencoded"),
    .rules(
      ##"{"/":"/x",1️⃣"comments":"why",2️⃣"_comment":1}"##, "info root.unknown-key",
      "info root.unknown-key"),
    .rules(
      ##"{"/":"/x",1️⃣"?id":"*"},{2️⃣"/*":"/b","#":"x"},{"?":"y",3️⃣"/ ":"/a"}"##,
      "error component.misspelled-key", "error component.misspelled-key",
      "error component.misspelled-key"),
    .rules(
      ##"{"/":"/x",1️⃣"priority":1},{"/":"/y",2️⃣"Exclude":true},{"/":"/z",3️⃣"query":"x"}"##,
      "info root.unknown-key", "error component.misspelled-key", "error component.misspelled-key"),
    .rules(
      ##"1️⃣{2️⃣"/":1,3️⃣"exclude":0,4️⃣"?":[],5️⃣"caseSensitive":"no",6️⃣"comment":1}"##,
      "warning rule.catch-all", "error type.mismatch", "error type.mismatch",
      "error type.mismatch", "error type.mismatch", "error type.mismatch"),
  ]

  static let orders: [LintRow] = [
    .rules(
      ##"{"/":"/join/*"},1️⃣{"/":"/join/help","exclude":true}"##, "error rule.unreachable-exclude"),
    .rules(
      ##"{"/":"/join/*"},1️⃣{"/":"/join"},2️⃣{"/":"/join/a?"},{"/":"/joins"}"##,
      "warning rule.unreachable", "warning rule.unreachable"),
    .rules(##"{"/":"/join/*","exclude":true},1️⃣{"/":"/join/a"}"##, "warning rule.unreachable"),
    .rules(##"{"exclude":true},1️⃣{"/":"/join/a"}"##, "error rule.unreachable"),
    .rules(
      ##"{"/":"/x/????"},1️⃣{"/":"/x/ab$(digit)c"},{"/":"/x/*"},{"/":"/y/$(digit)"},{"/":"/y/?"}"##,
      "warning rule.unreachable"),
    .rules(##"{"/":"/y/$(digit)"},1️⃣{"/":"/y/7"},{"/":"/y/a"}"##, "warning rule.unreachable"),
    .rules(
      ##"{"/":"/x","?":{"a":"?*"}},1️⃣{"/":"/x","?":{"b":"1","a":"2"}},{"/":"/x"}"##,
      "warning rule.unreachable"),
    .rules(##"{"/":"/x","#":"a"},{"/":"/x"},1️⃣{"/":"/x","#":"b"}"##, "warning rule.unreachable"),
    .rules(##"{"/":"/X"},{"/":"/x","caseSensitive":false},{"/":"/é","percentEncoded":false}"##),
    .rules(##"{"/":"/x","comment":"a"},1️⃣{"/":"/x"}"##, "info rule.duplicate"),
    .rules(##"1️⃣{"/":"/*"},2️⃣{"/":"/x"}"##, "warning rule.catch-all", "warning rule.unreachable"),
    .rules(##"{"/":"/x","exclude":true},1️⃣{}"##, "warning rule.catch-all"),
    .rules(
      ##"1️⃣{2️⃣"path":"/d"},3️⃣{4️⃣"path":"/e"}"##, "warning rule.catch-all",
      "error component.misspelled-key", "warning rule.catch-all", "error component.misspelled-key"),
    LintRow(
      ##"{"applinks":{"details":[{"components":[{"/":"/a/*"}],"appIDs":["ABCDE12345.com.example.calls"]},{"appIDs":[1️⃣"ABCDE12345.com.example.calls"],2️⃣"components":[3️⃣{"/":"/a/private/*","exclude":true}]}]}}"##,
      "warning app.duplicate-entry", "warning rule.no-include", "warning rule.unreachable"),
    LintRow(
      ##"{"applinks":{"details":[{1️⃣"components":[{"/":"/a","exclude":true}],"appIDs":["ABCDE12345.com.example.calls"]},{"appIDs":[2️⃣"ABCDE12345.com.example.calls"],"components":[3️⃣{"/":"/a"},{"/":"/b"}]}]}}"##,
      "warning rule.no-include", "warning app.duplicate-entry", "warning rule.unreachable"),
    LintRow(
      ##"{"applinks":{"details":[{"components":[{"/":"/a"}],"appIDs":["ABCDE12345.com.example.calls"]},{"appIDs":[1️⃣"ABCDE12345.com.example.calls"],"components":[2️⃣{"/":"/a"}]}]}}"##,
      "warning app.duplicate-entry", "info rule.duplicate"),
  ]

  static let statements: [LintRow] = [
    LintRow(LintRow.statement("")),
    LintRow("[1️⃣7]", "error type.mismatch"),
    LintRow("[1️⃣{}]", "error dal.no-relation", "=error dal.no-target"),
    LintRow(##"[{"include":"https://example.com/a.json"}]"##),
    LintRow(
      ##"[1️⃣{2️⃣"include":"http://example.com/","relation":[]}]"##,
      "error dal.include-with-fields", "error dal.include-insecure"),
    LintRow(##"[{1️⃣"include":1}]"##, "error type.mismatch"),
    LintRow(
      ##"[{1️⃣"relation":"a/b","target":{"namespace":"web","site":"http://example.com:80"}}]"##,
      "error dal.relation-type"),
    LintRow(
      ##"[1️⃣{"relation":[],"target":{"namespace":"web","site":"https://example.com"}}]"##,
      "error dal.no-relation"),
    LintRow(
      ##"[{"relation":[1️⃣"a",2️⃣"A/b",3️⃣1,"a.b/c_1"],4️⃣"target":1}]"##, "error dal.relation-format",
      "error dal.relation-format", "error type.mismatch", "error type.mismatch"),
    LintRow(##"[{"relation":["a/b"],1️⃣"target":{}}]"##, "error dal.namespace"),
    LintRow(##"[{"relation":["a/b"],"target":{1️⃣"namespace":"android"}}]"##, "error dal.namespace"),
    LintRow(
      ##"[{"relation":["a/b"],"target":{1️⃣"namespace":"ios_app"}}]"##, "warning dal.namespace"),
    LintRow(##"[{"relation":["a/b"],1️⃣"target":{"namespace":"web"}}]"##, "error dal.site-format"),
    LintRow(
      ##"[{"relation":["a/b"],"target":{"namespace":"web",1️⃣"site":"https://example.com/"}}]"##,
      "error dal.site-format"),
    LintRow(
      ##"[{"relation":["a/b"],"target":{"namespace":"web",1️⃣"site":"example.com"}}]"##,
      "error dal.site-format"),
    LintRow(
      ##"[{1️⃣"relation":["a/b"],2️⃣"target":{"namespace":"android_app","package_name":"com.example.a",3️⃣"sha256_cert_fingerprint":[]}}]"##,
      "warning dal.no-handle-all-urls", "error dal.fingerprint-missing", "warning root.unknown-key"),
    LintRow(
      ##"[{"relation":["delegate_permission/common.handle_all_urls"],1️⃣"target":{"namespace":"android_app",2️⃣"sha256_cert_fingerprints":[],3️⃣"relation":[]},4️⃣"package_name":"com.example.a",5️⃣"foo":1}]"##,
      "error dal.package-missing", "error dal.fingerprint-missing", "error dal.misplaced-key",
      "error dal.misplaced-key", "info root.unknown-key"),
    LintRow(
      ##"[{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",1️⃣"package_name":"calls","sha256_cert_fingerprints":[2️⃣"TODO",3️⃣"AA:BB",4️⃣1]}}]"##,
      "error dal.package-format", "error dal.placeholder", "error dal.fingerprint-format",
      "error type.mismatch"),
    LintRow(
      ##"[{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",1️⃣"package_name":1,2️⃣"sha256_cert_fingerprints":"x"}}]"##,
      "error type.mismatch", "error type.mismatch"),
  ]

  static let dynamicRules: [LintRow] = [
    .dynamic(##"{"/":"/x/*/?*","exclude":true},{"/":"/x/*.*","exclude":true},{"/":"/x/?*"}"##),
    LintRow(LintRow.statement(##",1️⃣"relation_extensions":[]"##), "error type.mismatch"),
    LintRow(
      LintRow.statement(##","relation_extensions":{1️⃣"handle_all_urls":[]}"##),
      "error dal.dynamic.relation-key", "=error type.mismatch"),
    LintRow(
      LintRow.statement(
        ##","relation_extensions":{1️⃣"dynamic_app_link_components":[{"/":"/x"}],2️⃣"delegate_permission/common.handle_all_urls":{}}"##
      ), "error dal.dynamic.relation-key", "warning dal.dynamic.empty"),
    LintRow(LintRow.statement(##",1️⃣"relation_extensions":{}"##), "warning dal.dynamic.empty"),
    LintRow(
      LintRow.statement(
        ##","relation_extensions":{"delegate_permission/common.handle_all_urls":{1️⃣"dynamic_app_link_components":[],2️⃣"defaults":{}}}"##
      ), "warning dal.dynamic.empty", "error dal.dynamic.unsupported-key"),
    .dynamic("1️⃣7", "error type.mismatch"),
    .dynamic(
      ##"{1️⃣"/":1,2️⃣"#":"",3️⃣"exclude":"no",4️⃣"caseSensitive":false,"comments":"x"}"##,
      "error type.mismatch", "warning dal.dynamic.empty", "error type.mismatch",
      "error dal.dynamic.unsupported-key"),
    .dynamic(
      ##"{"/":"/a",1️⃣"?":"x=*"},2️⃣{"/":"/a","?":{3️⃣"x":"$(digit)"}},{4️⃣"/":"/a?b=*"}"##,
      "error dal.dynamic.query-not-dictionary", "warning rule.unreachable",
      "error dal.dynamic.substitution",
      "error path.query-in-path"),
    .dynamic(
      ##"{1️⃣"/":"/x/*.ics"},{2️⃣"/":"/a/*/b"},{3️⃣"/":"/a*bc*"},{4️⃣"/":"*?"},{"/":"/a*b??*"},{"/":"/b/**"},{"/":"/c"}"##,
      "warning dal.dynamic.star-not-backtracking", "warning dal.dynamic.star-not-backtracking",
      "warning dal.dynamic.star-not-backtracking", "warning dal.dynamic.star-not-backtracking"),
    .dynamic(
      ##"1️⃣{"/":"*"},2️⃣{"/":"/x","exclude":true}"##, "warning rule.catch-all",
      "error rule.unreachable"),
    .dynamic(##"{"/":"*","exclude":true},1️⃣{"/":"/x"}"##, "error rule.unreachable"),
    .dynamic(##"{"/":"/x","exclude":true},1️⃣{"/":"*"}"##, "info rule.catch-all"),
    .dynamic(##"{"/":"/x"},1️⃣{"/":"/x"}"##, "info rule.duplicate"),
    .dynamic(
      ##"{"/":"/join/*"},1️⃣{"/":"/join/help","exclude":true}"##, "error rule.unreachable"),
    .dynamic(##"{"/":"/a"},1️⃣{"/":"/a","exclude":true}"##, "error rule.unreachable"),
    .dynamic(##"{"/":"/a/*","exclude":true},1️⃣{"/":"/a/*"}"##, "warning rule.unreachable"),
    .dynamic(##"{"/":"/x/?*"},1️⃣{"/":"/x/*/?*","exclude":true}"##, "error rule.unreachable"),
    .dynamic(##"{"/":"/x/????"},1️⃣{"/":"/x/ab?d"},{"/":"/x/abcde"}"##, "warning rule.unreachable"),
    .dynamic(
      ##"{1️⃣"/":"/a/*/c"},{"/":"/a/b/c"},{"/":"/b"},{"/":"/b/"},{"/":"/c/?*"},{"/":"/c/*"}"##,
      "warning dal.dynamic.star-not-backtracking"),
    .dynamic(
      ##"{"/":"/a","?":{"x":"*"}},1️⃣{"/":"/a","?":{"y":"1","x":"1"}},{"/":"/a"},{"#":"w","exclude":true},2️⃣{"/":"/b","#":"w"}"##,
      "warning rule.unreachable", "warning rule.unreachable"),
    .dynamic(
      ##"1️⃣{2️⃣"path":"/a"},3️⃣{4️⃣"Path":"/b"}"##, "warning rule.catch-all",
      "error dal.dynamic.unsupported-key", "warning rule.catch-all",
      "error dal.dynamic.unsupported-key"),
    .dynamic(
      ##"{1️⃣"/":"join/*"},{2️⃣"/":"/ü"},{3️⃣"/":"/a b"},{4️⃣"#":"#web"},{"?":{5️⃣"a b":"1",6️⃣"c":"R&D"}},{7️⃣"?":{}},{"?":{8️⃣"d":""}}"##,
      "error path.no-leading-slash", "error path.non-ascii", "error path.unencoded",
      "error fragment.leading-hash", "error path.unencoded", "error path.unencoded",
      "warning dal.dynamic.empty", "warning dal.dynamic.empty"),
    .dynamic(##"{"/":"/.*","exclude":true},{"/":"/x"}"##),
    LintRow(
      LintRow.statement(
        ##",1️⃣"dynamic_app_link_components":[],2️⃣"delegate_permission/common.handle_all_urls":{}"##),
      "error dal.misplaced-key", "error dal.misplaced-key"),
  ]

  @Test(arguments: files + sections) func checksTheFrame(row: LintRow) { row.check() }
  @Test(arguments: entries) func checksEntries(row: LintRow) { row.check() }
  @Test(arguments: levels) func checksLevels(row: LintRow) { row.check() }
  @Test(arguments: variables) func checksVariablesAndDefaults(row: LintRow) { row.check() }
  @Test(arguments: values) func checksValuesOfVariables(row: LintRow) { row.check() }
  @Test(arguments: patterns) func checksPatterns(row: LintRow) { row.check() }
  @Test(arguments: others) func checksOtherFormsAndSlips(row: LintRow) { row.check(.apple) }
  @Test(arguments: orders) func checksTheOrderOfRules(row: LintRow) { row.check() }
  @Test(arguments: statements) func checksStatements(row: LintRow) { row.check(.android) }
  @Test(arguments: dynamicRules) func checksDynamicRules(row: LintRow) { row.check() }
}
