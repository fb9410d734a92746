import AppAssociation
import Testing

@Suite struct SiteAssociationsTests {
  let main: AppID
  let beta: AppID
  let package: AndroidPackageName
  let fingerprint: CertificateFingerprint

  init() throws {
    main = try #require(AppID("ABCDE12345.com.example.calls"))
    beta = try #require(AppID("ABCDE12345.com.example.calls.beta"))
    package = try #require(AndroidPackageName("com.example.calls"))
    fingerprint = try #require(CertificateFingerprint(IdentifierTests.fingerprint))
  }

  @Test func writesExclusionsFirstAndOneRuleALine() {
    let rules = SiteLinkRules(style: .path, shortLinksOpen: true)
    let file = AppleAssociation(
      rules: rules, apps: [(main, .everything), (beta, .everything)], webcredentials: [main])
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        {
          "applinks": {
            "details": [
              {
                "appIDs": [
                  "ABCDE12345.com.example.calls",
                  "ABCDE12345.com.example.calls.beta"
                ],
                "components": [
                  {"#": "web", "exclude": true},
                  {"#": "phone", "exclude": true},
                  {"?": {"web": "?*"}, "exclude": true},
                  {"/": "/join/*/?*", "exclude": true},
                  {"/": "/join/*.*", "exclude": true},
                  {"/": "/join/?*"},
                  {"/": "/j/*/?*", "exclude": true},
                  {"/": "/j/*.*", "exclude": true},
                  {"/": "/j/?*"}
                ]
              }
            ]
          },
          "webcredentials": {
            "apps": ["ABCDE12345.com.example.calls"]
          }
        }

        """)
  }

  @Test func claimsOnlyTheSharedPageInCometchatStyle() {
    let rules = SiteLinkRules(style: .cometchat, shortLinksOpen: false)
    #expect(
      rules.components().dropFirst(3) == [
        LinkComponent(path: "/join", query: .items([QueryItemPattern("sessionId", "?*")]))
      ])
    #expect(
      rules.dynamicComponents().dropFirst(3) == [
        DynamicLinkComponent(path: "/join", query: [QueryItemPattern("sessionId", "?*")]),
        DynamicLinkComponent(path: "/join/", query: [QueryItemPattern("sessionId", "?*")]),
      ])
    #expect(rules.manifestPaths == [.exact("/join"), .exact("/join/")])
  }

  @Test func givesMeetingsOfOneAppToNoOther() throws {
    let rules = SiteLinkRules(style: .path, shortLinksOpen: true)
    let addresses = ["/join/board/", "/j/7kq2mn4xv/"]
    let file = AppleAssociation(
      rules: rules,
      apps: [(main, .everythingExcept(addresses)), (beta, .only(addresses)), (beta, .only([]))])
    let details = try #require(file.applinks?.details)
    #expect(details.map(\.appIDs) == [[main], [beta]])
    #expect(
      details[0].components[3...4] == [
        LinkComponent(path: "/join/board", exclude: true),
        LinkComponent(path: "/j/7kq2mn4xv", exclude: true),
      ])
    #expect(
      details[1].components.dropFirst(3) == [
        LinkComponent(path: "/join/board"), LinkComponent(path: "/j/7kq2mn4xv"),
      ])
    let quiet = SiteLinkRules(style: .cometchat, shortLinksOpen: false)
    #expect(
      quiet.components(for: .only(["/join?sessionId=a*b&name=x", "/join/board/", "/j/7kq2mn4xv"]))
        .dropFirst(3) == [
          LinkComponent(path: "/join", query: .items([QueryItemPattern("sessionId", "a?b")]))
        ])
  }

  @Test func writesAssetLinksWithDynamicRules() {
    let rules = SiteLinkRules(style: .stream, shortLinksOpen: false)
    let app = AndroidLinkApp(
      package: package, fingerprints: [fingerprint], scope: .everythingExcept(["/join/board/"]))
    let file = AssetLinks(rules: rules, apps: [app], sharesCredentials: true)
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        [
          {
            "relation": [
              "delegate_permission/common.handle_all_urls",
              "delegate_permission/common.get_login_creds"
            ],
            "target": {
              "namespace": "android_app",
              "package_name": "com.example.calls",
              "sha256_cert_fingerprints": ["\(IdentifierTests.fingerprint)"]
            },
            "relation_extensions": {
              "delegate_permission/common.handle_all_urls": {
                "dynamic_app_link_components": [
                  {"#": "web", "exclude": true},
                  {"#": "phone", "exclude": true},
                  {"?": {"web": "?*"}, "exclude": true},
                  {"/": "/join/board", "exclude": true},
                  {"/": "/join/board/", "exclude": true},
                  {"/": "/join/*/?*", "exclude": true},
                  {"/": "/join/*.*", "exclude": true},
                  {"/": "/join/?*"}
                ]
              }
            }
          }
        ]

        """)
    #expect(rules.manifestPaths == [.prefix("/join/")])
  }

  @Test func grantsNothingToAnAppWithoutLinks() {
    let rules = SiteLinkRules(style: .path, shortLinksOpen: true)
    let app = AndroidLinkApp(package: package, fingerprints: [fingerprint], scope: .only([]))
    #expect(AssetLinks(rules: rules, apps: [app]).statements.isEmpty)
    #expect(AppleAssociation(rules: rules, apps: [(main, .only([]))]).applinks == nil)
  }

  @Test func writesEveryKeyItKnowsInAFixedOrder() throws {
    let component = LinkComponent(
      path: "/\"\\\u{1}é", query: .whole("a=*"), fragment: "x", exclude: false,
      caseSensitive: false, percentEncoded: false, comment: "c")
    let file = AppleAssociation(
      applinks: AppLinks(
        details: [
          AppLinkDetail(
            appIDs: [main], components: [component], defaults: LinkComponent(caseSensitive: false))
        ], defaults: LinkComponent(percentEncoded: false),
        substitutionVariables: [SubstitutionVariable(name: "b", values: ["2", "1"])]),
      appclips: [main], activitycontinuation: [main])
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text.contains(
        #"""
                  {"/": "/\"\\\u0001é", "?": "a=*", "#": "x", "exclude": false, "caseSensitive": false, "percentEncoded": false, "comment": "c"}
        """#))
    let value = try JSONValue.read(file.bytes).get()
    #expect(value.object?.map(\.name) == ["applinks", "appclips", "activitycontinuation"])
    #expect(
      value["applinks"]?.object?.map(\.name) == ["defaults", "substitutionVariables", "details"])
    #expect(
      value["applinks"]?["details"]?.array?.first?["components"]?.array?.first?["/"]?.string
        == component.path)
  }

  @Test func refusesFilesBeyondTheLimits() {
    #expect(AssociationSize.finding(bytes: 65_536, of: .apple) == nil)
    #expect(AssociationSize.finding(bytes: 65_537, of: .apple)?.severity == .warning)
    #expect(AssociationSize.finding(bytes: 131_072, of: .apple)?.severity == .warning)
    #expect(AssociationSize.finding(bytes: 131_073, of: .apple)?.severity == .error)
    #expect(AssociationSize.finding(bytes: 1_048_577, of: .android)?.severity == .error)
    #expect(AssociationSize.finding(bytes: 131_073, of: .android) == nil)
  }
}
