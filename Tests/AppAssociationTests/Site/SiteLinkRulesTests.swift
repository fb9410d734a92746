import AppAssociation
import Testing

/// The generated rules, asked about every kind of link of a site on both platforms.
@Suite struct SiteLinkRulesTests {
  static let host = "calls.example.com"

  private func check(
    _ rules: SiteLinkRules, _ scope: SiteLinkRules.Scope, opens: [String], stays: [String]
  ) throws {
    let app = try #require(AppID("ABCDE12345.com.example.calls"))
    let package = try #require(AndroidPackageName("com.example.calls"))
    let fingerprint = try #require(CertificateFingerprint(IdentifierTests.fingerprint))
    let appleFile = AppleAssociation(rules: rules, apps: [(app, scope)]).bytes
    let androidFile = AssetLinks(
      rules: rules,
      apps: [AndroidLinkApp(package: package, fingerprints: [fingerprint], scope: scope)]
    ).bytes
    let android = AndroidLinkRules(try JSONValue.read(androidFile).get())
    for (links, isOpening) in [(opens, true), (stays, false)] {
      for link in links {
        let url = try #require(LinkURL("https://\(Self.host)\(link)"))
        for version in [IOSVersion(13), .newest] {
          let apple = AppleLinkRules(try JSONValue.read(appleFile).get(), version: version)
          let decision = apple.decision(for: url, host: Self.host)
          #expect((decision.app != nil) == isOpening, "\(link) on iOS: \(decision)")
        }
        let answer = android.answer(for: url, host: Self.host, app: package.text)
        guard case .rules(let decision) = answer else {
          Issue.record("\(link) on Android: \(answer)")
          continue
        }
        #expect((decision.outcome == .match) == isOpening, "\(link) on Android: \(decision)")
      }
    }
  }

  static let neverOpening = [
    "", "/", "/?sessionId=a", "/index.html", "/404.html", "/apple-app-site-association",
    "/.well-known/assetlinks.json", "/calendar.ics", "/joiners", "/jx", "/join", "/join/",
    "/join/index.html", "/j", "/j/", "/j/index.html", "/join/?x=1", "/join/#web",
    "/join/keynote/index.html", "/join/keynote/share.txt", "/join/keynote/de/",
    "/join/keynote/de/index.html", "/join/keynote/de", "/join/keynote/#web", "/join/keynote#phone",
    "/join/keynote/?web=1", "/join/keynote?a=b&web=1", "/join/keynote.ics",
    "/j/7kq2mn4xv/index.html", "/j/7kq2mn4xv/meeting.json", "/j/7kq2mn4xv/#web",
    "/j/7kq2mn4xv/?web=1", "/join?sessionId=abc#web", "/join?sessionId=abc&web=1",
    "/join/index.html?sessionId=abc", "/join?sessionId=", "/join?name=x", "/JOIN/keynote/",
  ]
  static let pages = [
    "/join/keynote", "/join/keynote/", "/join/keynote?x=1", "/join/keynote/?type=default",
    "/join/keynote/#x", "/join/A_b-9", "/join/k/?web=",
  ]
  static let shortLinks = ["/j/7kq2mn4xv", "/j/7kq2mn4xv/", "/j/7kq2mn4xv/?x=1#y"]
  static let queries = [
    "/join?sessionId=abc", "/join/?sessionId=abc&name=R%26D", "/join?name=x&sessionId=a#x",
  ]

  @Test(arguments: [SiteLinkRules.JoinStyle.path, .stream], [true, false])
  func opensPagesAndNothingBesideThem(style: SiteLinkRules.JoinStyle, short: Bool) throws {
    try check(
      SiteLinkRules(style: style, shortLinksOpen: short), .everything,
      opens: Self.pages + (short ? Self.shortLinks : []),
      stays: Self.neverOpening + Self.queries + (short ? [] : Self.shortLinks))
  }

  @Test(arguments: [true, false])
  func opensTheSharedPageWithASessionInCometchatStyle(short: Bool) throws {
    try check(
      SiteLinkRules(style: .cometchat, shortLinksOpen: short), .everything,
      opens: Self.queries + (short ? Self.shortLinks : []),
      stays: Self.neverOpening + Self.pages + (short ? [] : Self.shortLinks))
  }

  @Test func leavesMeetingsOfOtherAppsAlone() throws {
    let rules = SiteLinkRules(style: .path, shortLinksOpen: true)
    let own = ["/join/board", "/join/board/", "/join/board/?x=1", "/j/bcdfghjkq", "/j/bcdfghjkq/"]
    let others = Self.pages + Self.shortLinks + ["/join/boards", "/join/boar"]
    let scope = ["/join/board/", "/j/bcdfghjkq/"]
    try check(
      rules, .everythingExcept(scope), opens: others, stays: Self.neverOpening + own)
    try check(
      rules, .only(scope), opens: own,
      stays: Self.neverOpening + others
        + ["/join/board/share.txt", "/join/board#web", "/j/bcdfghjkq/?web=1", "/join/board/de/"])
  }

  @Test func tellsSessionsApartInCometchatStyle() throws {
    let rules = SiteLinkRules(style: .cometchat, shortLinksOpen: false)
    let own = ["/join?sessionId=R%26D&name=x", "/join/?sessionId=R%26D"]
    let others = Self.queries + ["/join?sessionId=R%26D2"]
    let scope = ["/join?sessionId=R%26D&name=Board"]
    try check(
      rules, .everythingExcept(scope), opens: others, stays: Self.neverOpening + own)
    try check(rules, .only(scope), opens: own, stays: Self.neverOpening + others)
  }
}
