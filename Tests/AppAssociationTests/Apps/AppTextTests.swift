import AppAssociation
import Testing

/// The texts that go into the projects of the apps and onto command lines.
@Suite struct AppTextTests {
  @Test func listsAssociatedDomainsByHost() {
    let domains = AssociatedDomains(
      hosts: ["calls.example.com", "open.example.com"], usesWebcredentials: true, hasAppClip: true)
    #expect(
      domains.strings == [
        "applinks:calls.example.com", "webcredentials:calls.example.com",
        "appclips:calls.example.com", "applinks:open.example.com",
        "webcredentials:open.example.com", "appclips:open.example.com",
      ])
    #expect(
      AssociatedDomains(hosts: ["a&b"]).propertyList == """
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>applinks:a&amp;b</string>
        </array>

        """)
    let read = Entitlement.read(Array("<plist><dict>\(domains.propertyList)</dict></plist>".utf8))
    #expect(read.map(\.text) == domains.strings)
    let lint = AssociationLint(
      bytes: Array(AssociationLintTests.apple.utf8), entitlements: read)
    #expect(lint.findings() == [])
  }

  @Test func writesTheIntentFilter() {
    let rules = SiteLinkRules(style: .cometchat, shortLinksOpen: true)
    let filter = IntentFilter(hosts: ["calls.example.com"], paths: rules.manifestPaths)
    #expect(
      filter.xml == """
        <intent-filter android:autoVerify="true">
          <action android:name="android.intent.action.VIEW" />
          <category android:name="android.intent.category.DEFAULT" />
          <category android:name="android.intent.category.BROWSABLE" />
          <data android:scheme="https" />
          <data android:host="calls.example.com" />
          <data android:path="/join" />
          <data android:path="/join/" />
          <data android:pathPrefix="/j/" />
        </intent-filter>

        """)
  }

  @Test func quotesForTheShell() throws {
    #expect(
      DeviceCommands.swcutil(
        host: "calls.example.com", file: "my file's", url: "https://calls.example.com/join?a=$(b)&c"
      )
        == #"sudo swcutil verify -d calls.example.com -j 'my file'\''s' "#
        + "-u 'https://calls.example.com/join?a=$(b)&c'")
    #expect(
      DeviceCommands.appleCache(host: "h.example")
        == "curl -sS -D - https://app-site-association.cdn-apple.com/a/v1/h.example")
    #expect(
      DeviceCommands.served(.android, host: "h.example")
        == "curl -sS -D - -o /dev/null https://h.example/.well-known/assetlinks.json")
    let package = try #require(AndroidPackageName("com.example.calls"))
    #expect(
      DeviceCommands.androidState(of: package) == "adb shell pm get-app-links com.example.calls")
    #expect(
      DeviceCommands.androidVerification(of: package)
        == "adb shell pm verify-app-links --re-verify com.example.calls")
  }
}
