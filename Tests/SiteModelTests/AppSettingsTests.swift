import AppAssociation
import InviteLinks
import SiteModel
import Testing

/// The apps of a site and the links that open them.
struct AppSettingsTests {
  private static func apps(_ text: String) -> (apps: [AppSettings], findings: [String]) {
    let (settings, findings) = CheckedText.settings(
      CheckedText.plainSettings + "apps:\n" + text + "\n")
    return (settings.apps, findings)
  }

  @Test func readsEveryKey() throws {
    let pair = "0A:"
    let fingerprint = String(repeating: pair, count: 31) + "0A"
    let (apps, findings) = Self.apps(
      """
        - id: main
          name: Example Calls
          ios:
            app_id: "  ABCDE12345.com.example.calls "
            store_id: 1234567890
            open: "examplecalls://join/{callId}{?type,t}"
            clip_id: ABCDE12345.com.example.calls.Clip
          android:
            package: com.example.calls
            fingerprints: ["\(fingerprint)"]
            open: "examplecalls://join/{callId}{?type,t}"
          desktop: {download: "https://example.com/download", open: "examplecalls://join/{callId}"}
          web: "https://web.example.com/join/{callId}"
          stores: [{label: F-Droid, url: "https://f-droid.example/calls"}]
      """)
    #expect(findings.isEmpty)
    let app = try #require(apps.first)
    #expect(app.id?.value == "main")
    #expect(app.ios?.appID.text == "ABCDE12345.com.example.calls")
    #expect(app.ios?.storeID == "1234567890")
    #expect(app.android?.fingerprints.map(\.text) == [fingerprint])
    #expect(app.stores.map(\.label) == ["F-Droid"])
  }

  private static let prefixHelp =
    "help: the prefix stands in the developer account and as application-identifier in the app"

  @Test(arguments: [
    Finding(
      "  - 1️⃣ios: {app_id: ABCDE12345.com.example.calls}",
      "1 error: \"name\" is missing [missing-key] help: the name that guests see"),
    Finding(
      "  - 1️⃣name: A",
      "1 error: the app has no way to open [app-without-way] "
        + "help: add one of: ios, android, desktop, web"),
    Finding(
      "  - {name: A, desktop: 1️⃣{}}",
      "1 error: \"desktop\" has no way to open the app [app-without-way] "
        + "help: add \"open\", \"download\" or both"),
    Finding(
      "  - {id: 1️⃣main, name: A, web: 'https://a.example/'}\n"
        + "  - {id: 2️⃣main, name: B, web: 'https://b.example/'}",
      "2 error: two apps have the id \"main\" [duplicate-app] "
        + "help: give one of them another id; 1 note: the first one is here"),
    Finding(
      "  - {id: 1️⃣my app, name: A, web: 'https://a.example/'}",
      "1 error: an app's \"id\" cannot be \"my app\" [bad-app-name] "
        + "help: letters, digits, \"-\" and \"_\", for example main"),
    Finding(
      "  - {name: A, ios: 1️⃣{store_id: '1234567890'}}",
      "1 error: \"app_id\" is missing [missing-key] help: for example ABCDE12345.com.example.calls"),
    // The prefix of the App ID: missing, empty, wrong.
    Finding(
      "  - {name: A, ios: {app_id: 1️⃣com.example.call}}",
      "1 error: \"com.example.call\" looks like a bundle ID without its prefix [bad-app-id] "
        + "help: put the application identifier prefix before it: <prefix>.com.example.call"),
    Finding(
      "  - {name: A, ios: {app_id: 1️⃣.com.example.call}}",
      "1 error: prefix \"\" of App ID \".com.example.call\" is not ten characters A-Z and 0-9 "
        + "[bad-app-id] \(prefixHelp)"),
    Finding(
      "  - {name: A, ios: {app_id: 1️⃣TEAMID.com.example.call}}",
      "1 error: App ID \"TEAMID.com.example.call\" is text of a template [bad-app-id] help: write "
        + "<application identifier prefix>.<bundle ID>, for instance ABCDE12345.com.example.calls"),
    Finding(
      "  - {name: A, ios: {app_id: ABCDE12345.com.example.calls, clip_id: 1️⃣ABCDE12345.com.other}}",
      "1 error: \"clip_id\" does not belong to \"ABCDE12345.com.example.calls\" [bad-clip-id] help: an "
        + "App Clip's id is the app's with one more part, for example ABCDE12345.com.example.calls.Clip"
    ),
    Finding(
      "  - {name: A, ios: {app_id: ABCDE12345.com.example.calls, store_id: 1️⃣id123}}",
      "1 error: \"store_id\" cannot be \"id123\" [bad-store-id] "
        + "help: the number in the App Store address, for example 1234567890"),
    Finding(
      "  - {name: A, android: 1️⃣{package: com.example.calls}}",
      "1 error: \"fingerprints\" is missing [missing-key] "
        + "help: for example [\"AB:CD:…\"], 32 pairs of hex digits"),
    Finding(
      "  - {name: A, android: {package: com.example.calls, fingerprints: 1️⃣[]}}",
      "1 error: \"fingerprints\" is an empty list [no-fingerprint] "
        + "help: Android opens the app only if it is signed with one of them: list at least one"),
    Finding(
      "  - {name: A, android: {package: com.example.calls, fingerprints: [1️⃣'AA:BB']}}",
      "1 error: fingerprint \"AA:BB\" has 2 bytes instead of 32 [bad-fingerprint] "
        + "help: 32 pairs of upper-case hexadecimal digits with colons between them"),
    Finding(
      "  - {name: A, android: {package: com.example.calls, fingerprints: [1️⃣TODO]}}",
      "1 error: fingerprint \"TODO\" is text of a template [bad-fingerprint] "
        + "help: take the line SHA256 of keytool -list -v, and that of the Play Console"),
    Finding(
      "  - {name: A, android: {package: 1️⃣calls, fingerprints: ['\(String(repeating: "AA:", count: 31))AA']}}",
      "1 error: package name \"calls\" has only one part [bad-package] "
        + "help: for instance com.example.calls"),
    Finding(
      "  - {name: A, web: 'https://a.example/', stores: [{label: Shop, url: 1️⃣'market://x'}]}",
      "1 error: \"url\" cannot begin with \"market:\" [bad-scheme] help: use https: or mailto:"),
  ])
  func saysWhatIsWrong(finding: Finding) {
    #expect(Self.apps(finding.text).findings == finding.expected)
  }

  /// Nobody but the system decides which of them opens.
  @Test func tellsThatIOSChoosesBetweenTwoApps() {
    let two = """
        - {name: A, ios: {app_id: ABCDE12345.com.example.a}}
        - 1️⃣{name: B, ios: {app_id: ABCDE12345.com.example.b}}
      """
    let finding = Finding(
      two,
      "1 info: \"A\" and \"B\" take the same links: iOS chooses between them [two-ios-apps] "
        + "help: on a device that has both; \"apps\" of a meeting names one; "
        + "Content/site.yml@72 note: the first one is here")
    #expect(Self.apps(finding.text).findings == finding.expected)
    let other = """
        - {name: A, ios: {app_id: ABCDE12345.com.example.a}}
        - {name: B, web: 'https://b.example/'}
      """
    #expect(Self.apps(other).findings.isEmpty)
  }

  /// One mistake, one message: the meetings of an app without a name are not told that it is unknown.
  @Test func keepsAnAppWhoseNameIsMissing() {
    let (apps, findings) = Self.apps("  - {id: main, web: 'https://a.example/'}")
    #expect(findings.count == 1)
    #expect(apps.compactMap { $0.id?.value } == ["main"])
  }

  @Test(arguments: [
    "examplecalls://join/{callId}{?type,t}", "https://open.example.com/join/{callId}",
    "https://open.example.com{/callId}", "https://open.example.com{?callId}",
    "zoommtg://{host}/{id}",
    "examplecalls:{id}", "intent://join/{callId}#Intent;scheme=examplecalls;end",
  ])
  func takesALinkToTheApp(open: String) {
    let (apps, findings) = Self.apps("  - {name: A, desktop: {open: '\(open)'}}")
    #expect(findings.isEmpty)
    #expect(apps.first?.desktop?.open?.text == open)
  }

  @Test(arguments: [
    Finding(
      "examplecalls://join/{1️⃣callID}",
      "1 error: \"open\" uses the unknown name \"callID\" [unknown-variable] "
        + "help: did you mean \"callId\"?"),
    Finding(
      "examplecalls://join/{1️⃣passcode}",
      "1 error: \"open\" uses the unknown name \"passcode\" [unknown-variable] help: known names: "
        + "id, callId, callType, title, code, host, t, name, sessionId, type"),
    Finding(
      "1️⃣join/{callId}",
      "1 error: \"open\" needs a scheme, found \"join/{callId}\" [bad-address] "
        + "help: for example examplecalls://join/{callId}"),
    Finding(
      "1️⃣'{callId}://x'",
      "1 error: \"open\" needs a scheme, found \"{callId}://x\" [bad-address] "
        + "help: for example examplecalls://join/{callId}"),
    Finding(
      "1️⃣javascript:alert(1)",
      "1 error: \"open\" cannot begin with \"javascript:\" [bad-scheme] "
        + "help: a browser would run \"javascript:\"; use the app's own scheme or https"),
    Finding(
      "1️⃣DATA:text/html;base64,AAAA",
      "1 error: \"open\" cannot begin with \"data:\" [bad-scheme] "
        + "help: a browser would run \"data:\"; use the app's own scheme or https"),
    Finding(
      "1️⃣https://calls.example.com/join/{id}/",
      "1 error: \"open\" leads to the site's own host [open-on-own-host] help: on a page of "
        + "calls.example.com such a link stays in the browser; use the app's scheme"),
    Finding(
      "1️⃣https://CALLS.example.com:443{/id}",
      "1 error: \"open\" leads to the site's own host [open-on-own-host] help: on a page of "
        + "calls.example.com such a link stays in the browser; use the app's scheme"),
    Finding(
      "1️⃣https://{host}/join/{id}",
      "1 error: the host of \"open\" depends on a value [host-from-value] "
        + "help: write the host in plain letters; values belong behind the \"/\""),
    Finding(
      "1️⃣https://open.example.com{id}/x",
      "1 error: the host of \"open\" depends on a value [host-from-value] "
        + "help: write the host in plain letters; values belong behind the \"/\""),
    Finding(
      "1️⃣https:///join",
      "1 error: \"https:///join\" has no host [bad-address] "
        + "help: for example https://example.com/page"),
    Finding(
      "1️⃣https:join/{id}",
      "1 error: \"https:join/{id}\" has no host [bad-address] "
        + "help: for example https://example.com/page"),
    Finding(
      "1️⃣https://user:pw@open.example.com/{id}",
      "1 error: \"open\" holds a user name or password [bad-address] "
        + "help: take the part before \"@\" out"),
  ])
  func refusesALinkThatMisleads(finding: Finding) {
    let (_, findings) = Self.apps("  - name: A\n    desktop:\n      open: \(finding.text)")
    #expect(findings == finding.expected)
  }

  @Test func saysWhereATemplateBreaksOff() {
    let (_, findings) = Self.apps("  - {name: A, desktop: {open: 'examplecalls://1️⃣{callId'}}")
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("1 error: \"open\": ") == true)
    #expect(findings.first?.contains("[bad-uri-template] help: for example") == true)
  }

  @Test func takesOnlySecurePagesForTheWeb() {
    let (_, findings) = Self.apps("  - {name: A, web: 1️⃣'http://web.example.com/{callId}'}")
    #expect(
      findings == ["1 error: \"web\" cannot begin with \"http:\" [bad-scheme] help: use https:"])
  }
}
