import Diagnostics
import Foundation
import TestSupport
import Testing

/// What must not be known stands nowhere.
@Suite struct SecretTests {
  private static func project(passcodeIn: String) -> Project {
    Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/open.yml --
      title: Seen by everybody
      start: 2027-03-01 09:30
      timezone: Europe/Berlin
      visibility: public
      passcode: tulip-4711
      passcode_in: \(passcodeIn)
      entry_points:
        - {type: phone, uri: "tel:+49-30-5550100", pin: "88442211"}
        - {type: video, uri: "https://meet.example.com/a", pin: "99553311"}
      -- Content/meetings/hidden.yml --
      title: Known to a few
      start: 2027-03-01
      all_day: true
      passcode: zebra-9920
      passcode_in: \(passcodeIn)
      -- Content/meetings/draft.yml --
      title: Known to nobody
      visibility: draft
      passcode: otter-1234

      """)
  }

  private static func paths(of text: String, in site: RenderedSite) -> [String] {
    site.files.filter { String(decoding: $0.value, as: UTF8.self).contains(text) }.keys.sorted()
  }

  @Test(arguments: ["invite", "never"])
  func aPasscodeStandsInNoFile(place: String) throws {
    let site = try SecretTests.project(passcodeIn: place).rendered()
    for passcode in ["tulip-4711", "zebra-9920", "otter-1234"] {
      #expect(SecretTests.paths(of: passcode, in: site) == [])
      let encoded = passcode.replacing("-", with: "%2D")
      #expect(SecretTests.paths(of: encoded, in: site) == [])
    }
  }

  @Test func aPasscodeForThePageStandsInItsOwnFilesOnly() throws {
    let site = try SecretTests.project(passcodeIn: "page").rendered()
    let paths = SecretTests.paths(of: "tulip-4711", in: site)
    #expect(paths.contains("join/open/index.html") && paths.contains("join/open/share.txt"))
    #expect(paths.allSatisfy { $0.hasPrefix("join/open/") || $0.hasPrefix("j/") })
    #expect(!paths.contains { $0.hasSuffix("meeting.json") })
    #expect(paths.contains("join/open/invite.ics"))
    #expect(try site.text("calendar.ics").contains("Seen by everybody"))
    let text = try site.text("join/open/index.html")
    #expect(!text.components(separatedBy: "<body>")[0].contains("tulip-4711"))
    #expect(SecretTests.paths(of: "otter-1234", in: site) == [])
  }

  /// Search engines and subscribers of the common calendar read these of a public meeting.
  @Test(arguments: [
    "description: Type tulip-4711 at the door", "location: \"Room 3 (tulip-4711)\"",
    "entry_points: [{type: video, uri: \"https://meet.example.com/a?pwd=tulip-4711\"}]",
    "entry_points: [{type: video, uri: \"https://meet.example.com/a\", label: With tulip-4711}]",
  ])
  func aPasscodeForThePageIsRefusedWhereOthersReadIt(field: String) throws {
    func problems(_ more: String) throws -> [String] {
      try Project(
        """
        -- Content/site.yml --
        host: calls.example.com
        name: Example Calls
        -- Content/meetings/open.yml --
        title: Seen by everybody
        passcode: tulip-4711
        passcode_in: page
        \(field)
        \(more)

        """
      ).checked().diagnostics.map { "\($0.line ?? 0) \($0.id)" }
    }
    #expect(try problems("visibility: public\nstart: 2027-03-01 09:30Z") == ["2 passcode-in-text"])
    #expect(try problems("start: 2027-03-01 09:30Z") == [])
    #expect(try problems("visibility: public") == [])
  }

  /// Whoever is sent one of these has everything to get in with.
  @Test func everyMessageHoldsLinkAndPasscode() throws {
    let site = try SecretTests.project(passcodeIn: "page").rendered()
    let page = try #require(try ParsedHTML.parse([site.text("join/open/index.html")]).first)
    var messages = try [
      site.text("join/open/share.txt"), site.text("join/open/email.txt"),
      page.elements.compactMap { $0.value(of: "id") == "page-data" ? page.text : nil }.joined(),
    ]
    messages += page.elements.compactMap { $0.value(of: "href")?.removingPercentEncoding }
      .filter { $0.hasPrefix("mailto:?") || $0.hasPrefix("https://wa.me/") }
    #expect(messages.count == 5)
    for message in messages {
      #expect(message.contains("https://calls.example.com/join/open/"))
      #expect(message.contains("tulip-4711"))
    }
  }

  @Test func aPINStandsOnThePageAndInMessagesAlone() throws {
    let site = try SecretTests.project(passcodeIn: "never").rendered()
    for pin in ["88442211", "99553311"] {
      let paths = SecretTests.paths(of: pin, in: site)
      #expect(paths.contains("join/open/index.html"))
      #expect(paths.allSatisfy { $0.hasPrefix("join/open/") || $0.hasPrefix("j/") })
      #expect(!paths.contains { $0.hasSuffix("meeting.json") })
      for path in paths where path.hasSuffix(".html") {
        let head = try site.text(path).components(separatedBy: "<body>")[0]
        #expect(!head.contains(pin), "\(path)")
      }
    }
  }

  @Test func anUnlistedTitleStandsInItsOwnFilesOnly() throws {
    let site = try SecretTests.project(passcodeIn: "never").rendered()
    let paths = SecretTests.paths(of: "Known to a few", in: site)
    #expect(paths.contains("join/hidden/index.html"))
    #expect(paths.allSatisfy { $0.hasPrefix("join/hidden/") || $0.hasPrefix("j/") })
    #expect(
      SecretTests.paths(of: "hidden\"", in: site).allSatisfy {
        !$0.hasSuffix("index.html") || $0.hasPrefix("j")
      })
    #expect(try !site.text("index.html").contains("join/hidden"))
  }

  @Test func aDraftIsNowhere() throws {
    let site = try SecretTests.project(passcodeIn: "page").rendered()
    #expect(SecretTests.paths(of: "Known to nobody", in: site) == [])
    #expect(!site.files.keys.contains { $0.contains("draft") })
    #expect(SecretTests.paths(of: "join/draft", in: site) == [])
  }

  /// Search engines list public pages only; robots for previews may read all of them.
  @Test func onlyPublicPagesAreForSearchEngines() throws {
    let site = try SecretTests.project(passcodeIn: "never").rendered()
    let mark = "<meta name=\"googlebot\" content=\"noindex\">"
    #expect(try !site.text("join/open/index.html").contains(mark))
    #expect(try !site.text("index.html").contains(mark))
    for path in ["join/hidden/index.html", "404.html", "join/index.html"] {
      #expect(try site.text(path).contains(mark), "\(path)")
    }
    #expect(try !site.text("_headers").contains("hidden"))
    #expect(try site.text("robots.txt") == "User-agent: *\nAllow: /\n")
  }

  /// No word of a removed meeting remains.
  @Test func aTombstoneNamesNothing() throws {
    let site = try SampleProject.project(style: "path").rendered()
    for path in site.files.keys where path.hasPrefix("join/gone/") || path.hasPrefix("j/7kq2mn4xv/")
    {
      // Calendars find what they have by its identifier.
      let text = try site.text(path).replacing("UID:gone@calls.example.com\r\n", with: "")
      #expect(!text.contains("keynote") && !text.contains("gone"), "\(path)")
    }
  }
}

/// A passcode that any text of the definitions gives away is refused before anything is written.
@Suite struct PasscodeCheckTests {
  /// What the check says of a meeting with these lines beside its passcode, and of what else is there.
  private func problems(_ lines: String, other: String = "") throws -> [String] {
    let project = Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/a.yml --
      title: Weekly sync
      passcode: zebra-77
      start: 2027-03-01 09:30
      timezone: Europe/Berlin
      \(lines)
      \(other)

      """)
    return try project.checked().diagnostics.map { "\($0.message) [\($0.id)]" }
  }

  @Test(arguments: [
    ("description: Say zebra-77.", "description"), ("location: zebra-77", "location"),
    ("x_hint: (zebra-77)", "x_hint"), ("uid: zebra-77@calls.example.com", "uid"),
    ("call_type: zebra-77", "call_type"), ("short: zebra-77", "short"),
    ("aliases: [zebra-77]", "aliases"),
    ("organizer: {name: Ask zebra-77}", "organizer"),
    ("organizer: {name: Ana, url: \"https://example.com/zebra-77\"}", "organizer"),
    ("organizer: {name: Ana, email: zebra-77@example.com}", "organizer"),
    (
      "rrule: FREQ=DAILY;COUNT=3\noverrides: [{at: 2027-03-02 09:30, title: Say zebra-77}]",
      "overrides"
    ),
    ("entry_points: [{type: video, uri: \"https://m.example.com/?pwd=zebra-77\"}]", "uri"),
    ("entry_points: [{type: phone, uri: \"tel:+49305550100\", region: zebra-77}]", "region"),
  ])
  func looksThroughEveryTextOfTheMeeting(lines: String, name: String) throws {
    let message = "the passcode stands in \"\(name)\", which everybody can read [passcode-in-text]"
    #expect(try problems(lines) == [message])
    // A page that shows the passcode may say it; links, previews and apps may not.
    let isForAll = ["call_type", "short", "aliases"].contains(name)
    #expect(try problems("\(lines)\npasscode_in: page") == (isForAll ? [message] : []))
  }

  /// What a reader sees counts, and not how it is written.
  @Test(arguments: [
    "Say zebra-*77*", "Say zebra&#45;77", "Say zeb<!-- -->ra-77", "Say **z**ebra-77",
    "[zebra-](/a)77", "[map](/m.png \"zebra&#45;77\")", "[map](/zebra&#45;77)",
    "```zebra&#45;77\n```", "Say ZEBRA-77",
  ])
  func readsADescriptionAsItIsShown(description: String) throws {
    let line = description.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    #expect(
      try problems("description: \"\(line)\"") == [
        "the passcode stands in \"description\", which everybody can read [passcode-in-text]"
      ])
  }

  @Test(arguments: ["Say zebra-*770*", "Say zebra *77*", "<zebra-> 77"])
  func takesADescriptionThatSaysSomethingElse(description: String) throws {
    #expect(
      try problems("description: \"\(description)\"").filter { $0.contains("passcode") } == [])
  }

  /// A code is always in lower case.
  @Test(arguments: [
    ("short: tulip-77", "short"), ("aliases: [tulip-77]", "aliases"),
    ("uid: tulip-77@calls.example.com", "uid"), ("location: Room TULIP-77", "location"),
    ("description: tulip-*77*", "description"),
  ])
  func looksInAnyCase(line: String, name: String) throws {
    let project = Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      -- Content/meetings/a.yml --
      title: Weekly sync
      passcode: tuLip-77
      \(line)

      """)
    #expect(
      try project.checked().diagnostics.map(\.message) == [
        "the passcode stands in \"\(name)\", which everybody can read"
      ])
  }

  @Test(arguments: [
    ("title: About zebra-77", "title"), ("title: Other\nid: zebra-77", "id"),
    ("title: Other\naliases: [zebra-77]", "aliases"),
    ("title: Other\ndescription: Say zebra-77.", "description"),
    ("title: Other\npasscode: otter-78\npasscode_in: page\nlocation: zebra-77", "location"),
  ])
  func looksThroughOtherMeetings(lines: String, name: String) throws {
    let id = name == "id" ? "zebra-77" : "b"
    #expect(
      try problems("", other: "-- Content/meetings/b.yml --\n\(lines)") == [
        "the passcode stands in \"\(name)\" of \"\(id)\", which everybody can read [passcode-in-text]"
      ])
  }

  @Test(arguments: [
    "title: zebra-770", "title: Other\nvisibility: draft\ndescription: zebra-77",
    "title: Other\npasscode: zebra-77\npasscode_in: page\ndescription: zebra-77",
  ])
  func takesWhatGivesNothingAway(lines: String) throws {
    #expect(try problems("", other: "-- Content/meetings/b.yml --\n\(lines)") == [])
  }

  @Test(arguments: [
    "-- Templates/join.md --\nSay zebra-77.", "-- Templates/messages/share.txt --\nzebra-77",
  ])
  func looksThroughTheTemplates(file: String) throws {
    #expect(
      try problems("", other: file) == [
        "the passcode \"zebra-77\" is a word that stands in the site in any case [common-passcode]"
      ])
  }
}
