import Foundation
import InviteLinks
import SiteModel
import Testing

/// The settings of a site, as `site.yml` gives them.
struct SettingsTests {
  @Test func needsAHostAndAName() {
    let (_, findings) = CheckedText.settings("1️⃣language: en\n")
    #expect(
      findings == [
        "1 error: \"host\" is missing [missing-key] help: for example host: calls.example.com",
        "1 error: \"name\" is missing [missing-key] help: for example name: Example Calls",
      ])
  }

  @Test func hasDefaultsForTheRest() {
    let (settings, findings) = CheckedText.settings("host: Calls.Example.com\nname: Example\n")
    #expect(findings.isEmpty)
    #expect(settings.host.text == "calls.example.com")
    #expect(settings.language.text == "en")
    #expect(settings.timeZone == nil)
    #expect(settings.isShared)
    #expect(settings.links.style == .path)
    #expect(settings.links.shortOpens == .app)
    #expect(settings.links.shortLength == 8)
    #expect(settings.apps.isEmpty)
  }

  /// Only an app that can resolve codes gets short links, unless the settings say so.
  @Test(arguments: [
    ("path", LinkSettings.ShortLinkTarget.app), ("stream", .page), ("cometchat", .page),
  ])
  func opensShortLinksByStyle(style: String, target: LinkSettings.ShortLinkTarget) {
    let plain = CheckedText.settings(CheckedText.plainSettings + "links: {join: \(style)}\n")
    #expect(plain.findings.isEmpty)
    #expect(plain.settings.links.shortOpens == target)
    let asked = CheckedText.settings(
      CheckedText.plainSettings + "links: {join: \(style), short_opens: page}\n")
    #expect(asked.settings.links.shortOpens == .page)
  }

  /// Association files work only at the root of a host.
  @Test(arguments: [
    Finding(
      "calls.example.com1️⃣/live",
      "1 error: \"host\" cannot be \"calls.example.com/live\": the host has a path [bad-host] "
        + "help: association files work only at the root of a host, so the site needs a host of its "
        + "own: write calls.example.com"),
    Finding(
      "1️⃣https://calls.example.com/live/",
      "1 error: \"host\" cannot be \"https://calls.example.com/live/\": the host begins with a scheme "
        + "[bad-host] help: write calls.example.com"),
    Finding(
      "1️⃣http://calls.example.com",
      "1 error: \"host\" cannot be \"http://calls.example.com\": the host begins with a scheme "
        + "[bad-host] help: write calls.example.com"),
    Finding(
      "calls.example.com1️⃣:8443",
      "1 error: \"host\" cannot be \"calls.example.com:8443\": the host has a port [bad-host] "
        + "help: association files work only on the usual port of https: write calls.example.com"),
    Finding(
      "calls.example.com1️⃣?x=1",
      "1 error: \"host\" cannot be \"calls.example.com?x=1\": the host has a query or a fragment "
        + "[bad-host] help: write calls.example.com"),
    Finding(
      "1️⃣https://",
      "1 error: \"host\" cannot be \"https://\": the host begins with a scheme [bad-host] "
        + "help: write the host only, for instance calls.example.com"),
    Finding(
      "1️⃣user:pw@calls.example.com",
      "1 error: \"host\" cannot be \"user:pw@calls.example.com\": the host has a user part before "
        + "\"@\" [bad-host] help: write calls.example.com"),
    Finding(
      "1️⃣localhost",
      "1 error: \"host\" cannot be \"localhost\": the host has only one part [bad-host] help: write "
        + "the full name, for instance calls.example.com: phones look it up in public"),
    Finding(
      "b1️⃣ücher.example",
      "1 error: \"host\" cannot be \"bücher.example\": the host has \"ü\" (U+00FC) [bad-host] help: "
        + "write the host in Punycode (xn--…), as your domain's registrar shows it"),
  ])
  func takesAHostAndNothingElse(finding: Finding) {
    let (_, findings) = CheckedText.settings("name: Example\nhost: \(finding.text)\n")
    #expect(findings == finding.expected)
  }

  @Test(arguments: [
    Finding(
      "links: {short_length: 1️⃣4}",
      "1 warning: codes of 4 symbols can be guessed [short-codes] "
        + "help: 8 or more keep unlisted meetings unlisted"),
    Finding(
      "links: {short_length: 1️⃣3}",
      "1 error: \"short_length\" is a whole number from 4 to 16 symbols, found \"3\" [not-a-number] "
        + "help: write a number in these limits"
    ),
    Finding(
      "links: {join: 1️⃣streams}",
      "1 error: \"join\" cannot be \"streams\" [unknown-word] help: did you mean \"stream\"?"),
    Finding(
      "links: {open_host: 1️⃣calls.example.com}",
      "1 error: \"open_host\" is the site's own host [same-open-host] "
        + "help: iOS opens an app only from a link to another host; name a second one"),
    Finding(
      "2️⃣hosts: [netlify, 1️⃣netlfiy]",
      "2 info: \"hosts\" has no effect in this version [no-effect-yet] "
        + "help: it is checked and may stay; a later version will use it",
      "1 error: \"hosts\" cannot name \"netlfiy\" [unknown-host-service] "
        + "help: did you mean \"netlify\"?"),
    Finding(
      "languages: [de, 1️⃣deutsch]",
      "1 error: \"deutsch\" is not a language tag [bad-language] "
        + "help: for example en, de-AT or zh-Hans"),
    Finding(
      "calendar: {1️⃣gogle: true}",
      "1 error: unknown key \"gogle\" [unknown-key] help: did you mean \"google\"?"),
    Finding(
      "calendar: {outlook: 1️⃣'https://outlook.example.com/compose?path=x'}",
      "1 error: \"outlook\" has a query or a fragment [bad-address] "
        + "help: write the address up to the \"?\": what follows is filled in"),
    Finding(
      "calendar: {google: 1️⃣'http://calendar.example.com/'}",
      "1 error: \"google\" cannot begin with \"http:\" [bad-scheme] help: use https:"),
    Finding(
      "contact: 1️⃣help@example.com",
      "1 error: \"contact\" needs a whole address, found \"help@example.com\" [bad-address] "
        + "help: begin with mailto:"),
    Finding(
      "legal: [1️⃣{label: Imprint}]",
      "1 error: \"url\" is missing [missing-key] help: for example https://example.com/imprint"),
    Finding(
      "legal: [1️⃣{url: https://example.com/imprint}]",
      "1 error: \"label\" is missing [missing-key] help: the words that people see"),
    Finding(
      "look: {accent: 1️⃣green}",
      "1 error: \"accent\" cannot be \"green\" [bad-colour] "
        + "help: write a colour as \"#0a7d5a\", in quotes because # begins a comment"),
    Finding(
      "look: {radius: 1️⃣8px}",
      "1 error: \"radius\" is a whole number from 0 to 64 pixels, found \"8px\" [not-a-number] "
        + "help: write digits only"),
    Finding(
      "look: {logo: 1️⃣logo.gif}",
      "1 error: \"logo\" cannot be \"logo.gif\" [bad-image] "
        + "help: an image whose name ends in .png, .jpg, .jpeg, .svg"),
    Finding(
      "image: 1️⃣og.webp",
      "1 error: \"image\" cannot be \"og.webp\" [bad-image] "
        + "help: an image whose name ends in .png, .jpg, .jpeg"),
  ])
  func saysWhatIsWrong(finding: Finding) {
    let (_, findings) = CheckedText.settings(CheckedText.plainSettings + finding.text + "\n")
    #expect(findings == finding.expected)
  }

  @Test func warnsOfAHostOnWhichAppsMayNotOpen() {
    let apps = "apps: [{name: A, ios: {app_id: ABCDE12345.com.example.calls}}]\n"
    let (_, findings) = CheckedText.settings("host: 1️⃣xn--bcher-kva.example\nname: A\n\(apps)")
    #expect(
      findings == [
        "1 warning: the host xn--bcher-kva.example is Punycode for letters beyond a–z "
          + "[internationalized-host] help: links on such hosts are reported not to open apps since "
          + "iOS 16; use a plain host"
      ])
    #expect(CheckedText.settings("host: xn--bcher-kva.example\nname: A\n").findings.isEmpty)
  }

  @Test(arguments: ["logo.svg", "img/logo.PNG", "logo.jpeg"])
  func takesALogo(path: String) {
    let (settings, findings) = CheckedText.settings(
      CheckedText.plainSettings + "look: {logo: \(path)}\n")
    #expect(findings.isEmpty)
    #expect(settings.look.logo?.value == path)
  }

  @Test(arguments: [("#0A7d5A", "#0a7d5a"), ("#06c", "#0066cc")])
  func writesColoursInOneWay(text: String, colour: String) {
    let (settings, findings) = CheckedText.settings(
      CheckedText.plainSettings + "look: {accent: \"\(text)\"}\n")
    #expect(findings.isEmpty)
    #expect(settings.look.accent == colour)
  }

  /// WCAG 2.2, 1.4.11: a button needs 3 to 1; what is refused comes with a colour that is taken.
  @Test(arguments: [
    ("#ffd500", "#af9200"), ("#aabbcc", "#8896a3"),
  ])
  func refusesAnAccentThatDoesNotStandOut(text: String, nearest: String) {
    let (_, findings) = CheckedText.settings(
      CheckedText.plainSettings + "look: {accent: \"\(text)\"}\n")
    #expect(findings.count == 1)
    #expect(findings.first?.contains("do not stand out from a white page [low-contrast]") == true)
    #expect(findings.first?.hasSuffix("the nearest colour that does is \"\(nearest)\"") == true)
    let (settings, more) = CheckedText.settings(
      CheckedText.plainSettings + "look: {accent: \"\(nearest)\"}\n")
    #expect(more.isEmpty && settings.look.accent == nearest)
  }

  @Test(arguments: ["Georgia, serif", "\"Noto Sans\", system-ui", "'Noto Sans', 'ヒラギノ角ゴ'"])
  func takesFonts(font: String) {
    let quoted = font.replacingOccurrences(of: "'", with: "''")
    let (settings, findings) = CheckedText.settings(
      CheckedText.plainSettings + "look: {font: '\(quoted)'}\n")
    #expect(findings.isEmpty)
    #expect(settings.look.font == font)
  }

  /// A font goes into a style sheet: nothing in it may end the declaration.
  @Test(arguments: [
    "serif; color: red", "serif}", "'serif", "\"a'b\"c'", "url(x)", "</style>", "a\\62 c", "a/*b",
  ])
  func refusesWhatWouldEndTheDeclaration(font: String) {
    let quoted = font.replacingOccurrences(of: "'", with: "''")
    let (_, findings) = CheckedText.settings(
      CheckedText.plainSettings + "look: {font: 1️⃣'\(quoted)'}\n")
    #expect(
      findings == [
        "1 error: \"font\" cannot be \"\(font)\" [bad-font] "
          + "help: names of fonts on the guest's device, for example: Georgia, serif"
      ])
  }
}
