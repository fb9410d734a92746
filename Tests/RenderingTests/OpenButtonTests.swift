import Diagnostics
import Foundation
import TestSupport
import Testing

/// The links that open an app, in the form of each platform, and what Safari reads beside them.
@Suite struct OpenButtonTests {
  private static func project(
    style: String = "path", links: String = "", ios: String = "", apps: String? = nil,
    meeting: String = "title: Weekly sync"
  ) -> Project {
    Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      links: {join: \(style)\(links)}
      apps:
      \(apps ?? OpenButtonTests.app(ios: ios))
      -- Content/meetings/weekly.yml --
      \(meeting)

      """)
  }

  private static func app(ios: String) -> String {
    """
      - name: Example Calls
        ios: {app_id: ABCDE12345.com.example.calls\(ios)}
        android:
          package: com.example.calls
          fingerprints: ["0B:7E:3A:91:5C:D4:28:F6:4D:A0:17:6B:E2:58:93:C1:7F:34:08:AD:62:BB:19:E5:40:D7:8C:26:F3:5A:91:0E"]
    """
  }

  private static func page(_ project: Project, _ path: String = "join/weekly") throws -> ParsedHTML
  {
    try #require(try ParsedHTML.parse([project.rendered().text("\(path)/index.html")]).first)
  }

  private static func links(_ page: ParsedHTML, device: String) -> [String] {
    page.elements.filter {
      $0.name == "a" && $0.value(of: "data-device") == device && $0.value(of: "data-label") != nil
    }.compactMap { $0.value(of: "href") }
  }

  private static func meta(_ page: ParsedHTML, _ name: String) -> [String] {
    page.elements.filter { $0.name == "meta" && $0.value(of: "name") == name }
      .compactMap { $0.value(of: "content") }
  }

  @Test func withAnotherHostTheSchemeStandsBesideItsLink() throws {
    let open = ", open: \"examplecalls://join/{callId}\""
    let page = try OpenButtonTests.page(
      OpenButtonTests.project(links: ", open_host: open.example.com", ios: open))
    #expect(
      OpenButtonTests.links(page, device: "ios") == [
        "https://open.example.com/join/weekly/", "examplecalls://join/weekly",
      ])
    let plain = try OpenButtonTests.page(OpenButtonTests.project(ios: open))
    #expect(OpenButtonTests.links(plain, device: "ios") == ["examplecalls://join/weekly"])
  }

  @Test func androidComesBackToThisPage() throws {
    let page = try OpenButtonTests.page(OpenButtonTests.project())
    #expect(
      OpenButtonTests.links(page, device: "android") == [
        "intent://calls.example.com/join/weekly/#Intent;scheme=https;package=com.example.calls;"
          + "S.browser_fallback_url=https%3A%2F%2Fcalls.example.com%2Fjoin%2Fweekly%2F%23web;end"
      ])
  }

  @Test func thePlayStoreKeepsTheInvitation() throws {
    let text = try OpenButtonTests.project().rendered().text("join/weekly/index.html")
    #expect(
      text.contains(
        "https://play.google.com/store/apps/details?id=com.example.calls&amp;"
          + "referrer=https%3A%2F%2Fcalls.example.com%2Fjoin%2Fweekly%2F\""))
  }

  @Test func safariGetsABannerThatKnowsTheMeeting() throws {
    let page = try OpenButtonTests.page(OpenButtonTests.project(ios: ", store_id: 1234567890"))
    #expect(
      OpenButtonTests.meta(page, "apple-itunes-app") == [
        "app-id=1234567890, app-argument=https://calls.example.com/join/weekly/"
      ])
    let without = try OpenButtonTests.page(OpenButtonTests.project())
    #expect(OpenButtonTests.meta(without, "apple-itunes-app") == [])
  }

  /// A comma would begin the next part of the banner.
  @Test func aBannerHasNoCommaOfAValue() throws {
    let project = OpenButtonTests.project(
      style: "stream", ios: ", store_id: 1234567890",
      meeting: "title: Weekly sync\ncall_type: \"one, two\"")
    let banner = try #require(
      OpenButtonTests.meta(OpenButtonTests.page(project), "apple-itunes-app").first)
    #expect(banner.components(separatedBy: ",").count == 2)
    #expect(banner.hasSuffix("?type=one%2C%20two"))
  }

  @Test func anAppClipIsNamedByItsBundle() throws {
    let project = OpenButtonTests.project(
      ios: ", store_id: 1234567890, clip_id: ABCDE12345.com.example.calls.Clip")
    #expect(
      try OpenButtonTests.meta(OpenButtonTests.page(project), "apple-itunes-app").first?
        .hasSuffix(
          ", app-clip-bundle-id=com.example.calls.Clip, app-clip-display=card") == true)
  }

  /// In the order of `apps:`, and only those that the meeting names.
  @Test(arguments: [
    ("", "ios", ["examplecalls://join/weekly", "rooms:weekly"]),
    ("", "android", ["package=com.example.calls;", "package=com.example.rooms;"]),
    ("\napps: [rooms]", "ios", ["rooms:weekly"]),
    ("\napps: [rooms]", "android", ["package=com.example.rooms;"]),
  ])
  func theFirstOfSeveralAppsStandsFirst(own: String, device: String, links: [String]) throws {
    func app(_ name: String, _ open: String) -> String {
      """
        - id: \(name)
          name: Example \(name)
          ios: {app_id: ABCDE12345.com.example.\(name), open: "\(open)"}
          android:
            package: com.example.\(name)
            fingerprints: ["\(Array(repeating: "0B", count: 32).joined(separator: ":"))"]

      """
    }
    let page = try OpenButtonTests.page(
      OpenButtonTests.project(
        apps: app("calls", "examplecalls://join/{callId}") + app("rooms", "rooms:{callId}"),
        meeting: "title: Weekly sync\(own)"))
    let found = OpenButtonTests.links(page, device: device)
    #expect(found.count == links.count)
    for (link, part) in zip(found, links) { #expect(link.contains(part), "\(link)") }
  }

  @Test func aCancelledMeetingOpensNothing() throws {
    let project = OpenButtonTests.project(
      ios: ", store_id: 1234567890", meeting: "title: Weekly sync\nstatus: cancelled")
    let page = try OpenButtonTests.page(project)
    #expect(OpenButtonTests.meta(page, "apple-itunes-app") == [])
    #expect(OpenButtonTests.links(page, device: "android") == [])
  }

  /// Also when two apps of one site could take it: none may lead to its own pages.
  @Test(arguments: ["ios", "android", "desktop"])
  func aUniversalLinkOnTheSitesOwnHostIsRefused(device: String) throws {
    let more =
      switch device {
      case "ios": "app_id: ABCDE12345.com.example.calls, "
      case "android":
        "package: com.example.calls, fingerprints: [\"0B:7E:3A:91:5C:D4:28:F6:4D:A0:17:6B:E2:58:93:C1:7F:34:08:AD:62:BB:19:E5:40:D7:8C:26:F3:5A:91:0E\"], "
      default: ""
      }
    let project = OpenButtonTests.project(
      apps: """
          - name: Example Calls
            \(device): {\(more)open: "https://calls.example.com/join/{callId}"}
        """)
    let (_, problems) = try project.checked()
    #expect(problems.map(\.id) == ["open-on-own-host"])
  }

  // MARK: The guest's token

  /// Only what a token changes is in the data, and Copy and Share are not.
  @Test func theDataNamesTheLinksThatATokenChanges() throws {
    let open = ", open: \"examplecalls://join/{callId}{?t}\""
    let text = try OpenButtonTests.project(ios: open).rendered().text("join/weekly/index.html")
    let mark = String(repeating: "0", count: 26)
    #expect(text.contains("\"mark\":\"\(mark)\""))
    #expect(
      text.contains(
        "[\"examplecalls://join/weekly\",\"examplecalls://join/weekly?t=\(mark)\"]"))
    let banner = try OpenButtonTests.project(ios: ", store_id: 1234567890").rendered()
      .text("join/weekly/index.html")
    #expect(
      banner.contains(
        "\"app-id=1234567890, app-argument=https://calls.example.com/join/weekly/?t=\(mark)\"]"))
    let plain = OpenButtonTests.project(
      apps: "  - {name: A, web: \"https://web.example.com/{callId}\"}")
    #expect(try !plain.rendered().text("join/weekly/index.html").contains(mark))
  }
}
