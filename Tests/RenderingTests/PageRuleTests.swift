import Foundation
import TestSupport
import Testing

/// What complaints about comparable pages made rules of, as far as the bytes of a page can show it.
@Suite struct PageRuleTests {
  private static let text = """
    -- Content/site.yml --
    host: calls.example.com
    name: Example Calls
    image: og.png
    links: {join: stream}
    -- Content/static/og.png --
    -- Content/static/own.png --
    -- Content/meetings/first.yml --
    title: The first one
    call_id: "4829137"
    start: 2027-03-01T09:30:00Z
    visibility: public
    entry_points:
      - {type: phone, uri: "tel:+49-30-23125-100,,482913%23,,5518229%23", label: Berlin, region: DE, meeting_code: "482913771", pin: "5518229", note: "Toll-free, *weekdays* only"}
      - {type: phone, uri: "tel:+1-202-555-0142", region: US}
    -- Content/meetings/second.yml --
    title: The second one
    start: 2027-03-02T09:30:00Z
    image: own.png

    """

  private static func site() throws -> RenderedSite { try Project(text).rendered() }

  private static func metas(_ page: String) throws -> [String: String] {
    let parsed = try #require(try ParsedHTML.parse([page]).first)
    let pairs = parsed.elements.filter { $0.name == "meta" }.compactMap { meta in
      (meta.value(of: "property") ?? meta.value(of: "name")).map {
        ($0, meta.value(of: "content") ?? "")
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func main(_ page: String) throws -> Substring {
    let start = try #require(page.range(of: "<main>")).upperBound
    return page[start..<(try #require(page.range(of: "</main>")).lowerBound)]
  }

  // MARK: What to type

  /// The meeting ID only where there is an app to type it in.
  @Test(arguments: [false, true])
  func thereIsAlwaysSomethingToType(hasApp: Bool) throws {
    let app = "apps: [{name: Example Calls, desktop: {open: \"examplecalls:{callId}\"}}]"
    let text = Self.text.replacingOccurrences(
      of: "image: og.png", with: hasApp ? "image: og.png\n\(app)" : "image: og.png")
    let page = try Project(text).rendered().text("join/4829137/index.html")
    let card = try #require(
      page.components(separatedBy: "<dl class=\"facts card\">").dropFirst().first)
    let code = try #require(
      page.components(separatedBy: "https://calls.example.com/j/").dropFirst().first?.prefix(9))
    let groups = [code.prefix(3), code.dropFirst(3).prefix(3), code.suffix(3)].joined(
      separator: "-")
    #expect(
      card.contains("<dt>Meeting ID</dt><dd><span class=\"code long\">4829137</span>") == hasApp)
    let address = ["calls.example.com/", "j/", "\(code)"].map { "<span>\($0)</span>" }.joined()
    #expect(card.contains(">\(address)</a>"))
    #expect(card.contains("<dt>Code for this site</dt>"))
    #expect(card.contains("<span class=\"code\">\(groups)</span>"))
  }

  /// Messages have long numbers in groups for people, and as one for the phone that dials them; on the
  /// page the script sets groups apart, so that what is copied from it is the number.
  @Test func numbersAreReadInGroupsAndDialledAsOne() throws {
    let site = try Self.site()
    let page = try site.text("join/4829137/index.html")
    let phone = try #require(page.components(separatedBy: "id=\"phone\"").dropFirst().first)
    #expect(phone.contains("href=\"tel:+49-30-23125-100,,482913%23,,5518229%23\""))
    #expect(phone.contains(">+49 30 23125 100</a> <bdi>Berlin</bdi>"))
    #expect(
      phone.contains(
        "<p class=\"quiet\">Meeting ID for the phone: <span class=\"code\">482913771</span></p>"))
    #expect(phone.contains("<p class=\"quiet\">PIN: <span class=\"code\">5518229</span></p>"))
    #expect(phone.contains("<bdi>Toll-free, *weekdays* only</bdi>"))
    let message = try site.text("join/4829137/share.txt")
    #expect(
      message.contains(
        """
        +1 202 555 0142
        +49 30 23125 100 Berlin
        +493023125100,,482913#,,5518229#
        Meeting ID for the phone: 482 913 771
        PIN: 551 8229

        """))
  }

  @Test(arguments: [
    ("12345", "12345"), ("123456", "123 456"), ("1234567", "123 4567"),
    ("12345678", "123 456 78"), ("123456789", "123 456 789"), ("1234567890", "123 456 7890"),
    ("12345678901", "123 456 789 01"), ("123456a", "123456a"), ("١٢٣٤٥٦", "١٢٣٤٥٦"),
  ])
  func groupsHaveTwoToFourDigits(code: String, shown: String) throws {
    let message = try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/a.yml --
      title: A
      entry_points: [{type: phone, uri: "tel:+1-202-555-0142", pin: "\(code)"}]

      """
    ).rendered().text("join/a/share.txt")
    #expect(message.contains("\nPIN: \(shown)\n"))
  }

  /// Whoever reads the numbers on paper finds the page again.
  @Test func thePhoneSectionEndsWithTheShortLink() throws {
    let page = try Self.site().text("join/4829137/index.html")
    let phone = try #require(
      page.components(separatedBy: "<section class=\"phone\">").dropFirst().first)
    let lines = phone.components(separatedBy: "</section>")[0].split(separator: "\n")
    #expect(lines.last?.hasPrefix("<p class=\"quiet phone-link\">") == true)
    #expect(lines.last?.contains("<span>calls.example.com/</span><span>j/</span>") == true)
  }

  // MARK: Links

  /// An app opens from the address that was tapped, so that none of them leads on by itself.
  @Test func aShortLinkIsTheWholePage() throws {
    let site = try Self.site()
    let join = try site.text("join/second/index.html")
    let short = try #require(
      site.pages.first { $0.path.hasPrefix("j/") && $0.text.contains("The second one") })
    #expect(try Self.main(short.text) == Self.main(join))
    for page in site.pages {
      #expect(!page.text.contains("http-equiv=\"refresh\""), "\(page.path)")
    }
    #expect(try site.text("_headers").contains("/j/*") && !site.text("_headers").contains("30"))
  }

  /// Programs that find links in text stop before `#`.
  @Test func noLinkThatIsSentHasAFragment() throws {
    let site = try Self.site()
    for path in ["share.txt", "email.txt", "sms.txt", "invite.ics", "meeting.json"] {
      let text = try site.text("join/4829137/\(path)")
      for link in text.components(separatedBy: "https://").dropFirst() {
        let end = link.prefix { !$0.isWhitespace && $0 != "\"" }
        #expect(!end.contains("#"), "\(path): \(end)")
      }
    }
  }

  // MARK: Previews

  @Test func eachMeetingHasAPreviewOfItsOwn() throws {
    let site = try Self.site()
    let first = try Self.metas(site.text("join/4829137/index.html"))
    let second = try Self.metas(site.text("join/second/index.html"))
    #expect(first["og:title"] == "The first one" && second["og:title"] == "The second one")
    #expect(first["og:description"]?.contains("Monday, 1 March 2027, 09:30") == true)
    #expect(second["og:description"]?.contains("Tuesday, 2 March 2027, 09:30") == true)
    #expect(first["og:url"] == "https://calls.example.com/join/4829137/?type=default")
    #expect(second["og:url"] == "https://calls.example.com/join/second/?type=default")
    #expect(first["og:image"] == "https://calls.example.com/og.png")
    #expect(second["og:image"] == "https://calls.example.com/own.png")
    #expect(first["twitter:card"] == "summary_large_image")
  }

  /// Right after the charset and the title: robots read little.
  @Test func previewsStandFirst() throws {
    let lines = try Self.site().text("join/second/index.html").split(separator: "\n")
    let names = lines.dropFirst(3).prefix(8).map { $0.prefix(25) }
    #expect(names[0] == "<meta charset=\"utf-8\">" && names[1].hasPrefix("<title>"))
    #expect(
      names[3] == "<meta property=\"og:type\" c" || names[3].hasPrefix("<meta property=\"og:"))
    #expect(names[3...].allSatisfy { $0.hasPrefix("<meta property=\"og:") })
  }

  @Test(arguments: [
    ("look: {logo: logo.svg}", "/logo.svg"), ("look: {accent: \"#0a7d5a\"}", "data:image/svg+xml,"),
  ])
  func everyPageHasAnIcon(look: String, icon: String) throws {
    let site = try Project(
      "-- Content/site.yml --\nhost: calls.example.com\nname: A\n\(look)\n"
        + "-- Content/static/logo.svg --\n<svg/>\n-- Content/meetings/a.yml --\ntitle: A\n"
    ).rendered()
    for page in site.pages {
      #expect(page.text.contains("<link rel=\"icon\" href=\"\(icon)"), "\(page.path)")
    }
  }

  /// Guests have bad lines: the page of a meeting carries no code for other pages.
  @Test func aMeetingsPageHasOnlyTheScriptThatItNeeds() throws {
    let site = try Self.site()
    for part in ["function expanded(", "function repair(", "function typedAddress("] {
      #expect(try site.text("404.html").contains(part))
      #expect(try !site.text("join/second/index.html").contains(part))
    }
    #expect(try site.text("join/second/index.html").contains("function showTime("))
  }

  // MARK: Security

  /// Everything is forbidden that the page's own style, script and pictures do not need.
  @Test func aPageAllowsItsOwnStyleAndScriptAlone() throws {
    let site = try SampleProject.project(style: "path").rendered()
    for (page, parsed) in zip(site.pages, try ParsedHTML.parse(site.pages.map(\.text))) {
      let policies = parsed.elements.filter {
        $0.value(of: "http-equiv") == "Content-Security-Policy"
      }.compactMap { $0.value(of: "content") }
      let rules = try #require(policies.first).components(separatedBy: "; ")
      #expect(policies.count == 1 && rules[0] == "default-src 'none'", "\(page.path)")
      #expect(!policies[0].contains("unsafe") && !policies[0].contains("*"), "\(page.path)")
      for rule in rules where rule.hasPrefix("script-src") || rule.hasPrefix("style-src") {
        #expect(rule.split(separator: " ").dropFirst().allSatisfy { $0.hasPrefix("'sha256-") })
      }
      for element in parsed.elements {
        #expect(
          !element.attributes.contains { ($0.first ?? nil)?.hasPrefix("on") == true },
          "\(page.path)")
      }
      #expect(try Self.metas(page.text)["referrer"] == "no-referrer", "\(page.path)")
    }
    #expect(try site.text("_headers").contains("frame-ancestors 'none'"))
  }
}
