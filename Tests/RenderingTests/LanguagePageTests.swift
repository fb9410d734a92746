import SiteModel
import TestSupport
import Testing

/// Pages in further languages.
@Suite struct LanguagePageTests {
  private static func site(_ more: String = "languages: [de, fa]") throws -> RenderedSite {
    try Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      links: {join: stream}
      \(more)
      apps: [{name: App, web: "https://web.example.com/{callId}"}]
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      {"id":"gone","uid":"gone@calls.example.com","code":"7kq2mn4xv","own":[],"addresses":["/join/gone/"],"sequence":2,"event":"","state":"removed"}
      ]}
      -- Content/meetings/sync.md --
      ---
      title: Weekly sync
      start: 2027-03-01 09:30
      rrule: FREQ=WEEKLY
      aliases: [old]
      entry_points: [{type: phone, uri: "tel:+49-30-23125-100"}]
      ---
      -- Content/meetings/treff.md --
      ---
      title: Treffen
      language: de
      start: 2027-03-01 09:30
      ---
      """
    ).rendered()
  }

  private static func parsed(_ site: RenderedSite, _ path: String) throws -> ParsedHTML {
    try #require(try ParsedHTML.parse([site.text(path)]).first)
  }

  private static func values(
    _ page: ParsedHTML, _ name: String, _ key: String, _ value: String, _ wanted: String
  ) -> [String] {
    page.elements.filter { $0.name == name && $0.value(of: key) == value }
      .compactMap { $0.value(of: wanted) }
  }

  @Test func aPageStandsThereInEachLanguage() throws {
    let site = try Self.site()
    for (folder, language, direction) in [
      ("sync", "en", "ltr"), ("sync/en", "en", "ltr"), ("sync/de", "de", "ltr"),
      ("sync/fa", "fa", "rtl"), ("old/fa", "fa", "rtl"), ("treff", "de", "ltr"),
      ("treff/en", "en", "ltr"), ("gone/fa", "fa", "rtl"),
    ] {
      let page = try Self.parsed(site, "join/\(folder)/index.html")
      let html = try #require(page.elements.first { $0.name == "html" })
      #expect(html.value(of: "lang") == language, "\(folder)")
      #expect(html.value(of: "dir") == direction, "\(folder)")
    }
    #expect(try Self.site("").files.keys.filter { $0.contains("sync/de") } == [])
  }

  /// It is for the browser alone: apps know nothing of it, and messages do not lead there.
  @Test func aFurtherPageHasNoOtherFiles() throws {
    let files = try Self.site().files.keys.filter { $0.hasPrefix("join/sync/fa/") }
    #expect(files == ["join/sync/fa/index.html"])
  }

  @Test func aFurtherPageGivesTheJoinLinkToOthers() throws {
    let site = try Self.site()
    let page = try Self.parsed(site, "join/sync/fa/index.html")
    let own = try Self.parsed(site, "join/sync/index.html")
    #expect(
      Self.values(page, "meta", "property", "og:url", "content") == [
        "https://calls.example.com/join/sync/?type=default"
      ])
    #expect(
      Self.values(page, "link", "rel", "canonical", "href") == [
        "https://calls.example.com/join/sync/"
      ])
    #expect(page.text.contains("https://calls.example.com/join/sync/?type=default"))
    let messages = { (page: ParsedHTML) in
      page.elements.compactMap { $0.value(of: "href") }
        .filter { $0.hasPrefix("mailto:") || $0.hasPrefix("sms:") || $0.contains("wa.me") }
    }
    #expect(!messages(page).isEmpty && messages(page) == messages(own))
    #expect(page.elements.contains { $0.value(of: "href") == "/join/sync/share.txt" })
  }

  @Test func everyPageNamesTheOthers() throws {
    let site = try Self.site()
    for folder in ["join/sync", "join/sync/de", "join/sync/fa", "join/old"] {
      let page = try Self.parsed(site, "\(folder)/index.html")
      let links = page.elements.filter { $0.name == "link" && $0.value(of: "hreflang") != nil }
      #expect(
        links.map { "\($0.value(of: "hreflang") ?? "") \($0.value(of: "href") ?? "")" } == [
          "en https://calls.example.com/join/sync/", "de https://calls.example.com/join/sync/de/",
          "fa https://calls.example.com/join/sync/fa/",
        ])
      // A former address has one more, to the meeting itself.
      let anchors = page.elements.filter {
        $0.name == "a" && $0.value(of: "hreflang") != nil && $0.value(of: "class") != "link"
      }
      #expect(anchors.allSatisfy { $0.value(of: "hreflang") == $0.value(of: "lang") })
      #expect(anchors.count == 2, "\(folder)")
      #expect(page.text.contains("فارسی") && page.text.contains("Deutsch"))
    }
    let own = try Self.parsed(site, "join/treff/index.html")
    let paths = own.elements.filter { $0.name == "a" && $0.value(of: "hreflang") != nil }
    #expect(paths.map { $0.value(of: "href") } == ["/join/treff/en/", "/join/treff/fa/"])
    #expect(
      try Self.parsed(Self.site(""), "join/sync/index.html").elements.allSatisfy {
        $0.value(of: "hreflang") == nil
      })
  }

  @Test func everySentenceIsInTheLanguageOfThePage() throws {
    let site = try Self.site()
    let page = try Self.parsed(site, "join/sync/fa/index.html").text
    #expect(page.contains("دوشنبه ۱ مارس ۲۰۲۷، ۹:۳۰ تا ۱۰:۳۰"))
    #expect(page.contains("هر هفته دوشنبه‌ها"))
    // What the button copies is the message, which is in the language of the meeting.
    let message = try site.text("join/sync/share.txt")
    let english = try BuiltInLanguage.strings("en")
    for (key, text) in english.texts where text.value.contains(" ") && !text.value.contains("{{") {
      guard !["app_store", "play_store", "calendar_microsoft365"].contains(key) else { continue }
      guard !message.contains(text.value) else { continue }
      #expect(!page.contains(text.value), "\(key)")
    }
  }

  @Test func messagesAreInTheLanguageOfTheMeeting() throws {
    let site = try Self.site()
    #expect(try site.text("join/sync/share.txt").contains("\nWhen: Monday, 1 March 2027"))
    #expect(try site.text("join/treff/share.txt").contains("\nWann: Montag, 1. März 2027"))
  }

  /// Numbers in the middle of a right-to-left page keep their order.
  @Test func numbersAndAddressesReadFromLeftToRight() throws {
    let page = try Self.parsed(Self.site(), "join/sync/fa/index.html")
    for start in ["tel:", "https://calls.example.com/j/"] {
      // A button says more than the number, and isolates it in its text.
      let anchors = page.elements.filter {
        $0.value(of: "href")?.hasPrefix(start) == true && $0.value(of: "class") != "button"
      }
      #expect(!anchors.isEmpty && anchors.allSatisfy { $0.value(of: "dir") == "ltr" }, "\(start)")
    }
  }
}
