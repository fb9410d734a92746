import AppAssociation
import Testing

@Suite struct AssociationLintTests {
  static let apple =
    #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.calls"],"#
    + #""components":[{"/":"/x"}]}]}}"#

  private func ids(_ lint: AssociationLint) -> [String] { lint.findings().map(\.id) }

  @Test(arguments: [
    ("apple-app-site-association", []), ("Site/.well-known/apple-app-site-association", []),
    ("apple-app-site-association.json", ["file.name"]), ("old.json", []),
    ("x/apple-app-site-association.txt", ["file.name"]),
    ("apple-app-site-association-old", []), ("apple-app-site-association.d/aasa", []),
  ])
  func checksTheName(name: String, expected: [String]) {
    #expect(ids(AssociationLint(bytes: Array(Self.apple.utf8), fileName: name)) == expected)
  }

  @Test func findsTheKindByNameThenByContent() {
    let empty = Array("[]".utf8)
    #expect(ids(AssociationLint(bytes: empty)) == ["dal.empty"])
    #expect(
      ids(AssociationLint(bytes: empty, fileName: "apple-app-site-association"))
        == ["json.root-not-object"])
    #expect(
      ids(AssociationLint(bytes: Array("{}".utf8), fileName: "a/assetlinks.json"))
        == ["dal.root-not-array"])
    #expect(
      ids(AssociationLint(bytes: empty, fileName: "assetlinks.json", kind: .apple))
        .contains("json.root-not-object"))
  }

  @Test(arguments: [
    ("[]", AssociationKind.android), (#"[{"include":"https://h.example/a.json"}]"#, .android),
    (#"[{"target":{}},{"applinks":{}}]"#, .android), (#"{"relation":[]}"#, .android),
    (#"{"include":"https://h.example/a.json"}"#, .android), ("{}", .apple), ("1", .apple),
    (#"[{"applinks":{}}]"#, .apple), (#"{"applinks":{"target":1}}"#, .apple),
  ])
  func findsTheKindByContent(text: String, kind: AssociationKind) throws {
    #expect(AssociationKind(of: try JSONValue.read(Array(text.utf8)).get()) == kind)
  }

  @Test func comparesTheRootCopyByMeaning() {
    let bytes = Array(Self.apple.utf8)
    let spaced = Array(Self.apple.replacingCommas().utf8)
    let other = Array(Self.apple.utf8.map { $0 == UInt8(ascii: "x") ? UInt8(ascii: "y") : $0 })
    #expect(ids(AssociationLint(bytes: bytes, rootCopy: bytes)).isEmpty)
    #expect(ids(AssociationLint(bytes: bytes, rootCopy: spaced)).isEmpty)
    #expect(ids(AssociationLint(bytes: bytes, rootCopy: other)) == ["file.copies-differ"])
    #expect(ids(AssociationLint(bytes: bytes, rootCopy: [])) == ["file.copies-differ"])
  }

  /// Android asks for one place only.
  @Test func comparesNoRootCopyOfAssetLinks() {
    let statements = Array(LintRow.statement("").utf8)
    #expect(
      ids(AssociationLint(bytes: statements, rootCopy: Array(Self.apple.utf8))).isEmpty)
  }

  @Test func explainsAndMends() throws {
    let finding = try #require(
      AssociationLint(
        bytes: Array(Self.apple.utf8.map { $0 == UInt8(ascii: "x") ? UInt8(ascii: " ") : $0 })
      ).findings().first { $0.id == "path.unencoded" })
    #expect(finding.message == "\"/ \" has a blank")
    #expect(finding.effect == "links hold it only encoded, so none matches")
    #expect(finding.fix == "remove it: \"/\"")
    #expect(finding.path == "applinks.details[0].components[0]./")
  }

  @Test func reportsTheSyntaxErrorWithItsPlaceAndFix() throws {
    let finding = try #require(AssociationLint(bytes: Array("{\"a\":1,}".utf8)).findings().first)
    #expect(
      finding
        == AssociationFinding(
          .error, "json.syntax", "a comma before the closing bracket",
          effect: "the device takes nothing of the file, no link opens an app",
          fix: "remove the comma", offset: 6))
  }

  @Test func staysReadableAndQuickOnMonsters() throws {
    let rule = "{\"/\":\"" + String(repeating: "a b", count: 20_000) + "\"}"
    let file = Self.apple.replacing(rule)
    for finding in AssociationLint(bytes: Array(file.utf8)).findings() {
      #expect(finding.message.utf8.count < 1_100)
    }
    let rules = Array(repeating: "{\"/\":\"/x*\"}", count: 120_000).joined(separator: ",")
    let findings = AssociationLint(bytes: Array(Self.apple.replacing(rules).utf8)).findings()
    #expect(findings.map(\.id) == ["file.too-large"])
  }

  @Test(arguments: [
    ("applinks:calls.example.com", []), ("webcredentials:*.example.com", []),
    ("applinks:calls.example.com?mode=developer", ["entitlement.developer-mode"]),
    ("applinks:calls.example.com:443", ["entitlement.port"]),
    ("applinks:calls.example.com/", ["entitlement.path"]),
    ("applinks:https://calls.example.com", ["entitlement.path"]),
    ("appclips:*.example.com", ["entitlement.appclips-wildcard"]),
    ("calls.example.com", ["entitlement.service"]),
    ("applink:calls.example.com", ["entitlement.service"]),
    ("applinks:", ["entitlement.host"]), ("applinks:*", ["entitlement.host"]),
    ("applinks:a.*.example.com", ["entitlement.host"]),
    ("applinks:calls example.com", ["entitlement.host"]),
    ("webcredentials:calls.example.com:443", ["entitlement.port"]),
    ("applinks:$(HOST)", ["entitlement.build-setting"]),
    ("applinks:calls.example.com?mode=managed", ["entitlement.developer-mode"]),
    ("applinks:calls.example.com?mode=beta", ["entitlement.mode"]),
    (" applinks:calls.example.com", ["entitlement.whitespace"]),
    ("applinks:a.example.com,applinks:b.example.com", ["entitlement.host"]),
    ("applinks:xn--bcher-kva.example", ["entitlement.international-host"]),
    ("applinks:bücher.example", ["entitlement.international-host"]),
  ])
  func checksEntitlements(text: String, expected: [String]) {
    let lint = AssociationLint(
      bytes: Array(Self.apple.utf8), entitlements: [Entitlement(text, offset: 7)])
    let findings = lint.findings()
    #expect(findings.map(\.id) == expected)
    #expect(findings.allSatisfy { $0.source == .entitlements && $0.path == "entitlement[0]" })
    #expect(findings.allSatisfy { $0.offset == 7 })
  }

  @Test func readsEntitlementsFromPropertyListsAndLines() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <!-- <key>com.apple.developer.associated-domains</key><array><string>no</string> -->
        <key>other</key><array><string>applinks:no.example.com</string></array>
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>applinks:a.example.com</string><string>x&amp;lt;&lt;</string>
        </array>
        <key>more</key><string>no</string>
      </dict></plist>
      """
    let entries = Entitlement.read(Array(list.utf8))
    #expect(entries.map(\.text) == ["applinks:a.example.com", "x&lt;<"])
    #expect(
      entries.map { String(decoding: Array(list.utf8)[$0.offset...].prefix(3), as: UTF8.self) }
        == ["app", "x&a"])
    let lines = "\u{FEFF}# mine\r\n  applinks:a.example.com \r\n\nwebcredentials:b.example.com"
    #expect(
      Entitlement.read(Array(lines.utf8)) == [
        Entitlement("applinks:a.example.com", offset: 13),
        Entitlement("webcredentials:b.example.com", offset: 39),
      ])
    let key = "<key >com.apple.developer.associated-domains</key>"
    let other = "<plist>\(key)<array >\n<string><![CDATA[applinks:a.example.com]]></string></array>"
    #expect(Entitlement.read(Array(other.utf8)).map(\.text) == ["applinks:a.example.com"])
    let signed = [0xFA, 0xDE, 0x71, 0x71, 0, 0, 1, 0] + Array(list.utf8)
    #expect(Entitlement.read(signed).map(\.text) == entries.map(\.text))
    for bytes in [Array("bplist00applinks:a.example.com\n".utf8), [0xFF, 0xFE, 0x3C, 0]] {
      #expect(Entitlement.isBinary(bytes) && Entitlement.read(bytes).isEmpty)
    }
    #expect(Entitlement.read([]).isEmpty)
    #expect(Entitlement.read(Array("<plist><key>x".utf8)).isEmpty)
  }

  @Test(arguments: SiteLinkRules.JoinStyle.allCases, [true, false])
  func isContentWithWhatTheSiteWrites(style: SiteLinkRules.JoinStyle, short: Bool) throws {
    let app = try #require(AppID("ABCDE12345.com.example.calls"))
    let beta = try #require(AppID("ABCDE12345.com.example.calls.beta"))
    let clip = try #require(AppID("ABCDE12345.com.example.calls.Clip"))
    let package = try #require(AndroidPackageName("com.example.calls"))
    let other = try #require(AndroidPackageName("com.example.calls.beta"))
    let fingerprint = try #require(CertificateFingerprint(IdentifierTests.fingerprint))
    let rules = SiteLinkRules(style: style, shortLinksOpen: short)
    let own =
      style == .cometchat
      ? ["/join?sessionId=a", "/join?sessionId=b"] : ["/join/board/", "/join/team/"]
    let scopes: [SiteLinkRules.Scope] = [
      .everything, .everythingExcept(own + ["/j/bcdfghjkq/"]), .only(own + ["/j/bcdfghjkq/"]),
    ]
    for scope in scopes {
      let apple = AppleAssociation(
        rules: rules, apps: [(app, scope), (beta, .everything)], webcredentials: [app, beta],
        appclips: [clip])
      let android = AssetLinks(
        rules: rules,
        apps: [
          AndroidLinkApp(package: package, fingerprints: [fingerprint], scope: scope),
          AndroidLinkApp(package: other, fingerprints: [fingerprint]),
        ], sharesCredentials: true)
      for bytes in [apple.bytes, android.bytes] {
        let findings = AssociationLint(bytes: bytes).findings()
        #expect(findings.filter { $0.severity != .info } == [])
      }
    }
  }
}

extension String {
  fileprivate func replacingCommas() -> String {
    split(separator: ",").joined(separator: " ,\n")
  }

  /// The file with other rules.
  fileprivate func replacing(_ rules: String) -> String {
    let start = AssociationLintTests.apple.utf8.count - #"{"/":"/x"}]}]}}"#.utf8.count
    return prefix(start) + rules + "]}]}}"
  }
}
