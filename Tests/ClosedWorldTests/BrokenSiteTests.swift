import AppAssociation
import Diagnostics
import SitePlan
import Testing

/// Sites that are broken on purpose: what is found, where it points, and what the trace says.
@Suite struct BrokenSiteTests {
  private static let meetings = """
    - {id: keynote, title: Keynote}
    - {id: board, title: Board, apps: [beta], visibility: public}

    """

  private func file(_ details: String) -> [UInt8] {
    Array(#"{"applinks":{"details":[\#(details)]}}"#.utf8)
  }

  private static let opening =
    ##"{"#":"web","exclude":true},{"#":"phone","exclude":true},{"?":{"web":"?*"},"exclude":true}"##

  private func described(_ diagnostic: Diagnostic) -> [String] {
    func place(_ place: Place?) -> String {
      guard case .at(let source, let offset)? = place else { return place?.path ?? "" }
      let (line, column) = LineIndex(source).position(of: offset)
      return "\(source.path):\(line):\(column)"
    }
    return ["\(place(diagnostic.place)) \(diagnostic.line)"]
      + diagnostic.notes.map { "\(place($0.place)) \($0.message)" } + [diagnostic.help ?? ""]
  }

  @Test func aStaticPageThatWouldOpenTheApp() throws {
    let site = try PlannedSite(
      PlannedSite.settings(links: "{join: path, short_opens: page}"), "- {id: a, title: A}",
      statics: ["join/help/index.html"])
    let found = site.diagnostics(android: [])
    #expect(found.count == 2)
    #expect(
      described(try #require(found.first)) == [
        "Content/static/join/help/index.html link-opens-app: "
          + "https://calls.example.com/join/help opens ABCDE12345.com.example.calls on iOS by "
          + "applinks.details[0].components[5]: a static page must stay in the browser",
        "Content/static/.well-known/apple-app-site-association:15:11 this rule takes it",
        " ABCDE12345.com.example.calls, ABCDE12345.com.example.beta",
        ##"   applinks.details[0].components[0] exclude: # is "", not "web""##,
        ##"   applinks.details[0].components[1] exclude: # is "", not "phone""##,
        #"   applinks.details[0].components[2] exclude: ?.web is missing, not "?*""#,
        #"   applinks.details[0].components[3] exclude: / is "/join/help", not "/join/*/?*""#,
        #"   applinks.details[0].components[4] exclude: / is "/join/help", not "/join/*.*""#,
        #"   applinks.details[0].components[5]: / is "/join/help" and fits "/join/?*": opens the app"#,
        "move it to a folder of which no rule speaks",
      ])
  }

  @Test func anAppThatClaimsAMeetingOfAnother() throws {
    let site = try PlannedSite(
      PlannedSite.settings(links: "{join: path, short_opens: page}"), Self.meetings)
    let apple = file(
      #"{"appIDs":["ABCDE12345.com.example.calls","ABCDE12345.com.example.beta"],"components":["#
        + Self.opening
        + #",{"/":"/join/*/?*","exclude":true},{"/":"/join/*.*","exclude":true},{"/":"/join/?*"}]}"#
    )
    let found = site.diagnostics(apple: apple, android: [])
    #expect(
      found.map(\.message) == [
        "https://calls.example.com/join/board opens ABCDE12345.com.example.calls on iOS by "
          + "applinks.details[0].components[5]: the meeting \"board\" names other apps"
      ])
    #expect(found.first?.path == "applinks.details[0].components[5]")
    #expect(found.first?.notes.first?.place?.path == "Content/meetings/all.yml")
  }

  @Test func aRuleOfTheUsersOwnThatKeepsAMeetingInTheBrowser() throws {
    let site = try PlannedSite(
      PlannedSite.settings(links: "{join: path, short_opens: page}"), "- {id: keynote, title: K}")
    let components =
      Self.opening + #",{"/":"/join/Keynote","exclude":true,"caseSensitive":false},"#
      + #"{"/":"/join/*/?*","exclude":true},{"/":"/join/*.*","exclude":true},{"/":"/join/?*"}"#
    let apple = file(
      #"{"appIDs":["ABCDE12345.com.example.calls"],"components":[\#(components)]}"#)
    let found = site.diagnostics(apple: apple, android: []).map(\.message)
    #expect(
      found.prefix(2) == [
        "https://calls.example.com/join/keynote does not open ABCDE12345.com.example.calls on iOS: "
          + "applinks.details[0].components[3] excludes it, and a join link must",
        "https://calls.example.com/join/keynote does not open ABCDE12345.com.example.beta on iOS: "
          + "the file does not name the app, and a join link must",
      ])
  }

  @Test func aFileOfAnAppThatTheSettingsDoNotKnow() throws {
    let settings = "host: calls.example.com\nname: Example\n"
    let site = try PlannedSite(
      settings, "- {id: keynote, title: K}",
      statics: [".well-known/apple-app-site-association"])
    let exclusions =
      Self.opening + #",{"/":"/*/*/?*","exclude":true},{"/":"/*/*.*","exclude":true}"#
    let good = file(
      #"{"appIDs":["ABCDE12345.org.example.x"],"components":[\#(exclusions),{"/":"/join/?*"},"#
        + #"{"/":"/j/?*"}]}"#)
    #expect(site.diagnostics(apple: good).map(\.line) == [])
    let useless = file(#"{"appIDs":["ABCDE12345.org.example.x"],"components":[{"/":"/call/?*"}]}"#)
    #expect(
      site.diagnostics(apple: useless).first?.message
        == "https://calls.example.com/join/keynote does not open any app on iOS: no rule matches, "
        + "and a join link must")
  }

  @Test func androidWithoutRulesIsAWarning() throws {
    let site = try PlannedSite(PlannedSite.settings(), Self.meetings)
    let android = Array(
      """
      [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",
      "package_name":"com.example.calls","sha256_cert_fingerprints":["\(PlannedSite.fingerprint)"]}},
      {"include":"https://example.com/more.json"}]
      """.utf8)
    let found = site.diagnostics(apple: [], android: android)
    #expect(
      found.map { "\($0.severity) \($0.id)" } == [
        "warning links-not-narrowed", "warning include-not-read",
      ])
  }

  /// What is missing is found for each app and each kind of link, not for each meeting.
  @Test func reportsACauseOnce() throws {
    let meetings = (0..<50).map { "- {id: m\($0), title: Meeting \($0)}\n" }.joined()
    let site = try PlannedSite(PlannedSite.settings(), meetings)
    let found = site.diagnostics(
      apple: file(#"{"appIDs":["ABCDE12345.com.example.calls"],"components":[{"/":"/join"}]}"#),
      android: [])
    #expect(found.filter { $0.message.contains("/join/m0 ") }.count == 2)
    #expect(found.filter { $0.message.contains("/join/m1 ") }.isEmpty)
    #expect(
      found.filter { $0.id == "link-opens-app" }.map(\.message) == [
        "https://calls.example.com/join opens ABCDE12345.com.example.calls on iOS by "
          + "applinks.details[0].components[0]: a page of the site itself must stay in the browser",
        "https://calls.example.com/join#phone opens ABCDE12345.com.example.calls on iOS by "
          + "applinks.details[0].components[0]: a link that asks for the browser must stay in the browser",
        "https://calls.example.com/join#web opens ABCDE12345.com.example.calls on iOS by "
          + "applinks.details[0].components[0]: a link that asks for the browser must stay in the browser",
        "https://calls.example.com/join?web=1 opens ABCDE12345.com.example.calls on iOS by "
          + "applinks.details[0].components[0]: a link that asks for the browser must stay in the browser",
      ])
  }
}
