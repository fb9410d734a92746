import AppAssociation
import Diagnostics
import SiteModel
import SitePlan
import Testing

/// Sites of all kinds as linksite itself would publish them.
struct SampleSite: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var settings: String
  var meetings: String
  var earlier: String?
  var statics: [String] = []

  static let meetings = """
    - {id: keynote, title: Keynote, aliases: [opening], short: key-27, visibility: public}
    - {id: board, title: "Board & Co", call_id: Board_7, apps: [beta], visibility: public}
    - {id: join, title: Named like a folder, call_id: j, share: false, apps: [main, beta], visibility: public}

    """

  static let earlier = meetings + "- {id: gone, title: Gone, call_id: gone-call, short: old-one}\n"

  static let all: [SampleSite] = ["path", "stream", "cometchat"].flatMap { style in
    ["app", "page"].flatMap { shortOpens in
      [("", "English"), ("languages: [de, fa]", "three languages")].map { languages, name in
        SampleSite(
          testDescription: "\(style), \(shortOpens), \(name)",
          settings: PlannedSite.settings(
            links: "{join: \(style), short_opens: \(shortOpens)}", more: languages),
          meetings: meetings, earlier: earlier,
          statics: [
            "CNAME", "logo.svg", "imprint/index.html", "join/keynote/slides 1.pdf", "join/x.html",
            "j/pictures/a.png",
          ])
      }
    }
  }

  /// One of each style.
  static var some: [SampleSite] { [all[0], all[7], all[8]] }

  func planned() throws -> PlannedSite {
    try PlannedSite(settings, meetings, earlier: earlier, statics: statics)
  }
}

@Suite struct ClosedWorldTests {
  @Test(arguments: SampleSite.all)
  func findsNothingInWhatABuildWrites(sample: SampleSite) throws {
    let site = try sample.planned()
    #expect(site.diagnostics().map(\.line) == [])
    #expect(site.diagnostics(isExhaustive: true).map(\.line) == [])
  }

  /// The linter agrees: at most that a second fingerprint may be missing.
  @Test(arguments: SampleSite.all)
  func writesFilesThatTheLinterPraises(sample: SampleSite) throws {
    let site = try sample.planned()
    let files = [
      ("apple-app-site-association", try #require(site.apple).bytes),
      ("assetlinks.json", try #require(site.android).bytes),
    ]
    for (name, bytes) in files {
      let findings = AssociationLint(bytes: bytes, fileName: name).findings()
      #expect(findings.filter { $0.severity != .info }.map(\.message) == [], "\(name)")
    }
  }

  /// App Clips and shared passwords stand in the file of the site, at both places alike.
  @Test(arguments: [true, false])
  func namesAppClipsAndSharedPasswords(shares: Bool) throws {
    let settings = PlannedSite.settings(more: "webcredentials: \(shares)")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        $0.contains("app_id: ABCDE12345.com.example.calls}")
          ? $0.dropLast() + ", clip_id: ABCDE12345.com.example.calls.Clip}" : $0
      }
      .joined(separator: "\n")
    let site = try PlannedSite(settings, "- {id: keynote, title: Keynote}")
    let file = try JSONValue.read(try #require(site.apple).bytes).get()
    func apps(_ service: String) -> [String] {
      (file[service]?["apps"]?.array ?? []).compactMap(\.string)
    }
    #expect(apps("appclips") == ["ABCDE12345.com.example.calls.Clip"])
    let both = ["ABCDE12345.com.example.calls", "ABCDE12345.com.example.beta"]
    #expect(apps("webcredentials") == (shares ? both : []))
    let android = try JSONValue.read(try #require(site.android).bytes).get()
    let relations = (android.array ?? []).map { statement in
      (statement["relation"]?.array ?? []).compactMap(\.string)
    }
    let handles = "delegate_permission/common.handle_all_urls"
    let shared = "delegate_permission/common.get_login_creds"
    #expect(
      relations == [[handles] + (shares ? [shared] : []), [handles] + (shares ? [shared] : [])])
    #expect(site.diagnostics().map(\.line) == [])
  }

  /// The same decisions on both systems, but for what only one of them can know.
  @Test(arguments: SampleSite.all)
  func bothFilesMeanTheSame(sample: SampleSite) throws {
    let site = try sample.planned()
    let apple = AppleLinkRules(try JSONValue.read(try #require(site.apple).bytes).get())
    let android = AndroidLinkRules(try JSONValue.read(try #require(site.android).bytes).get())
    let host = "calls.example.com"
    for link in site.links {
      let url = try #require(LinkURL(link.url))
      for app in ["calls", "beta"] {
        let ios = apple.decision(for: url, host: host, app: "ABCDE12345.com.example.\(app)")
        let answer = android.answer(for: url, host: host, app: "com.example.\(app)")
        guard case .rules(let decision) = answer else {
          Issue.record("\(app) is not narrowed")
          continue
        }
        #expect((ios.outcome == .match) == (decision.outcome == .match), "\(link.url) \(app)")
      }
    }
  }

  /// The table of what opens the app, read off the links themselves.
  @Test func expectsWhatTheTableSays() throws {
    let site = try PlannedSite(
      PlannedSite.settings(links: "{join: stream, short_opens: app}", more: "languages: [de]"),
      SampleSite.meetings, earlier: SampleSite.earlier, statics: ["imprint/index.html"])
    var expected: [String: Bool] = [:]
    for link in site.links { expected[String(link.url.dropFirst(25))] = link.opens }
    let opening = [
      "/join/keynote", "/join/keynote/", "/join/keynote/?x=1", "/join/keynote#x",
      "/join/keynote/?type=default", "/join/keynote?type=default",
      "/join/Board_7/?type=default&x=1",
      "/join/opening/", "/join/gone-call", "/j/key-27/", "/j/old-one", "/j/key-27?x=1",
      "/join/call-of-today/?type=default",
    ]
    let staying = [
      "/", "/index.html", "/?x=1", "/join", "/join/", "/join/index.html", "/404.html",
      "/robots.txt",
      "/join/keynote/index.html", "/join/keynote/#web", "/join/keynote#phone",
      "/join/keynote/?web=1", "/join/keynote/?type=default&web=1",
      "/join/keynote/?type=default#web",
      "/join/keynote/meeting.json", "/join/keynote/share.txt?x=1", "/join/keynote/de",
      "/join/keynote/de/index.html", "/j", "/j/", "/j/key-27/meeting.json", "/j/key-27/index.html",
      "/imprint/", "/imprint/index.html", "/.well-known/assetlinks.json",
      "/apple-app-site-association",
    ]
    for path in opening { #expect(expected[path] == true, "\(path)") }
    for path in staying { #expect(expected[path] == false, "\(path)") }
  }

  @Test func expectsOnlyTheQueryToOpenInCometchatStyle() throws {
    let site = try PlannedSite(
      PlannedSite.settings(links: "{join: cometchat}"), SampleSite.meetings)
    let opening = Set(site.links.filter(\.opens).map { $0.url.dropFirst(25) })
    #expect(
      opening == [
        "/join?sessionId=keynote&name=Keynote", "/join/?sessionId=keynote&name=Keynote",
        "/join?sessionId=keynote&name=Keynote&x=1", "/join/?sessionId=keynote&name=Keynote&x=1",
        "/join?sessionId=keynote&name=Keynote#x", "/join/?sessionId=keynote&name=Keynote#x",
        "/join?sessionId=Board_7&name=Board%20%26%20Co",
        "/join/?sessionId=Board_7&name=Board%20%26%20Co",
        "/join?sessionId=Board_7&name=Board%20%26%20Co&x=1",
        "/join/?sessionId=Board_7&name=Board%20%26%20Co&x=1",
        "/join?sessionId=Board_7&name=Board%20%26%20Co#x",
        "/join/?sessionId=Board_7&name=Board%20%26%20Co#x",
        "/join?sessionId=j&name=Named%20like%20a%20folder",
        "/join/?sessionId=j&name=Named%20like%20a%20folder",
        "/join?sessionId=j&name=Named%20like%20a%20folder&x=1",
        "/join/?sessionId=j&name=Named%20like%20a%20folder&x=1",
        "/join?sessionId=j&name=Named%20like%20a%20folder#x",
        "/join/?sessionId=j&name=Named%20like%20a%20folder#x",
        "/join?sessionId=call-of-today", "/join/?sessionId=call-of-today",
        "/join?sessionId=call-of-today&x=1", "/join/?sessionId=call-of-today&x=1",
        "/join?sessionId=call-of-today#x", "/join/?sessionId=call-of-today#x",
      ])
  }
}
