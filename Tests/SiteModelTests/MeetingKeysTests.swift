import SiteModel
import Testing

/// The keys of a meeting that have rules of their own.
struct MeetingKeysTests {
  @Test(arguments: [
    Finding(
      "passcode: 1️⃣'123'",
      "1 error: the passcode has fewer than 4 characters [short-passcode] "
        + "help: the leak check could not tell it from ordinary text"),
    Finding(
      "passcode: 1️⃣correct-horse",
      "1 warning: the passcode has more than 10 characters [long-passcode] "
        + "help: some call systems take 10 at most"),
    Finding(
      "passcode_in: 1️⃣page",
      "1 error: \"passcode_in\" is given without \"passcode\" [passcode-missing] "
        + "help: add \"passcode\", or take it out"),
    Finding(
      "uid: 1️⃣weekly sync",
      "1 error: \"uid\" cannot be \"weekly sync\" [bad-uid] "
        + "help: ASCII without blanks, for example weekly-sync@calls.example.com"),
    Finding(
      "updated: 1️⃣2027-01-31 12:00",
      "1 error: \"updated\" needs a zone [updated-without-zone] "
        + "help: end it with Z, for example 2027-01-31T12:00:00Z"),
    Finding(
      "language: 1️⃣english",
      "1 error: \"english\" is not a language tag [bad-language] "
        + "help: for example en, de-AT or zh-Hans"),
    Finding(
      "image: 1️⃣../secret.png",
      "1 error: \"image\" cannot be \"../secret.png\" [bad-path] "
        + "help: a path below Content/static/, for example logo.svg"),
    Finding(
      "image: 1️⃣/etc/passwd.png",
      "1 error: \"image\" cannot be \"/etc/passwd.png\" [bad-path] "
        + "help: a path below Content/static/, for example logo.svg"),
    Finding(
      "image: 1️⃣https://example.com/a.png",
      "1 error: \"image\" cannot be \"https://example.com/a.png\" [bad-path] "
        + "help: a path below Content/static/, for example logo.svg"),
    Finding(
      "image: 1️⃣og.svg",
      "1 error: \"image\" cannot be \"og.svg\" [bad-image] "
        + "help: an image whose name ends in .png, .jpg, .jpeg"),
    Finding(
      "organizer:\n  email: 1️⃣ada@example",
      "1 error: \"ada@example\" is not an e-mail address [bad-email] "
        + "help: for example ada@example.com"),
    Finding(
      "description: \"A1️⃣\\x07B\"",
      "1 error: \"description\" holds the control character U+0007 [control-character] "
        + "help: take the character out"),
  ])
  func saysWhatIsWrong(finding: Finding) {
    #expect(CheckedText.meeting("title: A\n\(finding.text)\n").findings == finding.expected)
  }

  /// One mistake, one message: a passcode that is refused is not missing as well.
  @Test func saysNothingMoreOfARefusedPasscode() {
    let (_, findings) = CheckedText.meeting("title: A\npasscode: 'abc'\npasscode_in: page\n")
    #expect(findings.count == 1)
  }

  @Test func hidesPasscodesUnlessToldOtherwise() throws {
    let (meeting, findings) = CheckedText.meeting("title: A\npasscode: '0420'\n")
    #expect(findings.isEmpty)
    let passcode = try #require(meeting?.passcode)
    #expect(passcode.text == "0420")
    #expect(passcode.shownIn == .invite)
  }

  @Test(arguments: [
    "ada", "@example.com", "ada@", "ada@@example.com", "ada@example..com", "ada@.example.com",
    "ada@example.com.", "a da@example.com", "Ada <ada@example.com>", "a@example.com,b@example.com",
    "ada@exam\u{200B}ple.com", "ada@[192.0.2.1]",
  ])
  func refusesWhatNoMailReaches(address: String) {
    let (_, findings) = CheckedText.meeting("title: A\norganizer: {email: 1️⃣'\(address)'}\n")
    #expect(
      findings == [
        "1 error: \"\(address)\" is not an e-mail address [bad-email] "
          + "help: for example ada@example.com"
      ])
  }

  @Test(arguments: ["ada@example.com", "ada+calls@mail.example.co.uk", "jürgen@bücher.example"])
  func takesAddressesOfEverySort(address: String) throws {
    let (meeting, findings) = CheckedText.meeting("title: A\norganizer: {email: '\(address)'}\n")
    #expect(findings.isEmpty)
    #expect(try #require(meeting?.organizer).email == address)
  }

  @Test func takesOneDescriptionOnly() {
    let (_, findings) = CheckedText.meeting(
      "---\ntitle: A\ndescription: 1️⃣Short\n---\n2️⃣Long\n", path: "Content/meetings/a.md")
    #expect(
      findings == [
        "1 error: the meeting has a \"description\" and a text below it [two-descriptions] "
          + "help: keep one of the two; 2 note: the text is here"
      ])
  }

  @Test func takesTheTextBelowForTheDescription() throws {
    let (meeting, findings) = CheckedText.meeting(
      "---\ntitle: A\n---\nIntro\n\n---\n\nid: not metadata\n", path: "Content/meetings/a.md")
    #expect(findings.isEmpty)
    #expect(try #require(meeting?.description).value == "Intro\n\n---\n\nid: not metadata\n")
  }

  @Test func warnsOfADescriptionThatCalendarsCut() {
    let text = String(repeating: "ä", count: 2001)
    let (_, findings) = CheckedText.meeting("title: A\ndescription: 1️⃣\(text)\n")
    #expect(
      findings == [
        "1 warning: the description has 2001 characters; calendars may cut it after 2000 "
          + "[long-description] help: put what does not fit on a page of your own and link to it"
      ])
  }

  private static let twoApps =
    CheckedText.plainSettings
    + "apps:\n  - {id: main, name: Calls, web: 'https://web.example.com/{callId}'}\n"
    + "  - {id: kiosk, name: Kiosk, web: 'https://kiosk.example.com/{callId}'}\n"

  @Test(arguments: [
    Finding(
      "apps: [1️⃣mian]",
      "1 error: no app of the site has the id \"mian\" [unknown-app] help: did you mean \"main\"?"),
    Finding(
      "apps: [1️⃣tablet]",
      "1 error: no app of the site has the id \"tablet\" [unknown-app] help: one of: main, kiosk"),
    Finding(
      "apps: [1️⃣main]",
      "1 warning: \"apps\" puts the address of the unlisted meeting \"sync\" into the association "
        + "files [unlisted-in-association] "
        + "help: anybody can read those; leave \"apps\" out, or make the meeting public"),
    Finding("apps: [main, kiosk]\nvisibility: public"),
    Finding("apps: [main]\nvisibility: draft"),
  ])
  func knowsTheAppsOfTheSite(finding: Finding) {
    let (_, findings) = CheckedText.meeting(
      "title: A\n\(finding.text)\n", settings: Self.twoApps)
    #expect(findings == finding.expected)
  }

  @Test func saysHowAppsGetTheirIDs() {
    let (_, findings) = CheckedText.meeting("title: A\napps: [1️⃣main]\n")
    #expect(
      findings == [
        "1 error: no app of the site has the id \"main\" [unknown-app] "
          + "help: give the apps in site.yml an \"id\""
      ])
  }

  @Test func takesWhatItDoesNotSayFromTheSettings() throws {
    let settings =
      CheckedText.plainSettings
      + "language: de\nimage: og.png\nshare: false\norganizer: {name: Ada}\n"
      + "entry_points: [{type: phone, uri: 'tel:+49-30-5550100'}]\n"
    let (meeting, findings) = CheckedText.meeting("title: A\n", settings: settings)
    #expect(findings.isEmpty)
    let checked = try #require(meeting)
    #expect(checked.language.value.text == "de")
    #expect(checked.image?.value == "og.png")
    #expect(!checked.isShared)
    #expect(checked.organizer?.name == "Ada")
    #expect(checked.entryPoints.map(\.uri) == ["tel:+49-30-5550100"])
  }

  /// A meeting's own ways in replace those of the site; an empty list takes them away.
  @Test func replacesTheEntryPointsOfTheSite() throws {
    let settings =
      CheckedText.plainSettings + "entry_points: [{type: phone, uri: 'tel:+49-30-5550100'}]\n"
    let own = "title: A\nentry_points: [{type: sip, uri: 'sip:sync@example.com'}]\n"
    #expect(
      try #require(CheckedText.meeting(own, settings: settings).meeting).entryPoints.map(\.uri)
        == ["sip:sync@example.com"])
    let none = "title: A\nentry_points: []\n"
    #expect(
      try #require(CheckedText.meeting(none, settings: settings).meeting).entryPoints.isEmpty)
  }
}
