import Diagnostics
import SiteModel
import SitePlan
import Testing

/// A published address keeps its meaning for ever.
struct AddressTests {
  fileprivate static func settings(_ style: String) -> String {
    """
    -- Content/site.yml --
    host: calls.example.com
    name: Example
    links: {join: \(style)}

    """
  }

  @Test(arguments: [
    ("path", "https://calls.example.com/join/keynote/", "join/keynote"),
    ("stream", "https://calls.example.com/join/Room_7/?type=default", "join/Room_7"),
    (
      "cometchat", "https://calls.example.com/join?sessionId=Room_7&name=Talk%20keynote",
      "join/keynote"
    ),
  ])
  func hasThePageThatTheStyleSays(style: String, url: String, folder: String) throws {
    let site = PlannedSite(Self.settings(style) + meetingFile("keynote", "call_id: Room_7"))
    #expect(site.findings.isEmpty)
    let links = try #require(site.links(of: "keynote"))
    #expect(links.joinURL == url)
    #expect(site.pages.first == "\(folder): join keynote")
  }

  @Test func keepsAddressesWhenStyleAndCallIDChange() throws {
    let path = PlannedSite(Self.settings("path") + meetingFile("keynote", "call_id: Room_7"))
    let stream = PlannedSite(
      Self.settings("stream") + meetingFile("keynote", "call_id: Room_7"), lock: path.book.lock)
    let other = PlannedSite(
      Self.settings("stream") + meetingFile("keynote", "call_id: Room_8"), lock: stream.book.lock)
    #expect(other.findings.isEmpty)
    let code = try #require(path.links(of: "keynote")).code
    #expect(
      other.pages == [
        "join/Room_8: join keynote", "join/Room_7: moved to keynote",
        "join/keynote: moved to keynote", "j/\(code): short keynote",
      ])
    let back = PlannedSite(
      Self.settings("path") + meetingFile("keynote", "call_id: Room_8"), lock: other.book.lock)
    #expect(back.pages.first == "join/keynote: join keynote")
    #expect(
      back.entry("keynote")?.addresses == ["/join/Room_7/", "/join/Room_8/", "/join/keynote/"])
  }

  @Test func keepsEverythingOfARenamedMeeting() throws {
    let before = PlannedSite(meetingFile("opening"))
    let after = PlannedSite(meetingFile("keynote", "aliases: [opening]"), lock: before.book.lock)
    #expect(after.findings.isEmpty)
    let old = try #require(before.entry("opening"))
    let new = try #require(after.entry("keynote"))
    #expect(after.book.lock.entries.map(\.id) == ["keynote"])
    #expect(new.code == old.code)
    #expect(new.uid == old.uid)
    #expect(new.addresses == ["/join/keynote/", "/join/opening/"])
    #expect(
      after.pages == [
        "join/keynote: join keynote", "join/opening: moved to keynote",
        "j/\(new.code): short keynote",
      ])
    // The alias may go: the address was given out and stays.
    let later = PlannedSite(meetingFile("keynote"), lock: after.book.lock)
    #expect(later.lockText == after.lockText)
    #expect(later.pages == after.pages)
  }

  /// Renamed in one build, and the alias remembered in the next.
  @Test func joinsAMeetingWithItsFormerSelf() throws {
    let first = PlannedSite(meetingFile("opening", "short: hello"))
    let second = PlannedSite(meetingFile("keynote"), lock: first.book.lock)
    #expect(second.entry("opening")?.state == .removed)
    let third = PlannedSite(meetingFile("keynote", "aliases: [opening]"), lock: second.book.lock)
    #expect(third.findings.isEmpty)
    #expect(third.book.lock.entries.map(\.id) == ["keynote"])
    let entry = try #require(third.entry("keynote"))
    #expect(entry.code == second.entry("keynote")?.code)
    #expect(entry.own == ["hello", try #require(first.entry("opening")).code].sorted())
    #expect(entry.addresses == ["/join/keynote/", "/join/opening/"])
  }

  @Test func givesAnAliasAPageBeforeAnythingWasPublished() {
    let site = PlannedSite(meetingFile("keynote", "aliases: [opening]"))
    #expect(site.findings.isEmpty)
    #expect(
      site.pages.dropLast() == ["join/keynote: join keynote", "join/opening: moved to keynote"])
  }

  private static let removedLock = """
    -- Content/links.lock.json --
    {"format":1,"meetings":[
    9️⃣{"id":"opening","uid":"opening@calls.example.com","code":"bcdfghjkq","own":["hello"],\
    "addresses":["/join/Room_7/","/join/opening/"],"sequence":3,"event":"","state":"removed"}
    ]}

    """

  @Test func leavesTombstonesWhereAMeetingWas() {
    let site = PlannedSite(Self.removedLock + meetingFile("keynote"))
    #expect(site.findings.isEmpty)
    #expect(
      site.pages.dropFirst(2) == [
        "join/Room_7: gone", "join/opening: gone", "j/bcdfghjkq: gone short", "j/hello: gone short",
      ])
    #expect(site.book.removed.map(\.id) == ["opening"])
  }

  @Test func givesAMeetingThatComesBackWhatItHad() throws {
    let site = PlannedSite(Self.removedLock + meetingFile("opening"))
    #expect(site.findings.isEmpty)
    let entry = try #require(site.entry("opening"))
    #expect(entry.state == .live)
    #expect(entry.code == "bcdfghjkq")
    #expect(entry.own == ["hello"])
    #expect(entry.addresses == ["/join/Room_7/", "/join/opening/"])
    // Its event was cancelled with 3, so the new one must have more.
    #expect(entry.sequence == 4)
    #expect(site.book.removed.isEmpty)
  }

  @Test func saysOnceThatAMeetingIsGone() throws {
    let before = PlannedSite(meetingFile("opening") + meetingFile("keynote"))
    let removal = PlannedSite(meetingFile("keynote"), lock: before.book.lock)
    #expect(
      removal.findings == [
        "- info: \"opening\" is not defined any more; its addresses say that it was removed "
          + "[meeting-removed] help: renamed? list \"opening\" under the new meeting's aliases"
      ])
    #expect(removal.entry("opening")?.state == .removed)
    #expect(removal.entry("opening")?.sequence == 1)
    let later = PlannedSite(meetingFile("keynote"), lock: removal.book.lock)
    #expect(later.findings.isEmpty)
    #expect(later.lockText == removal.lockText)
  }

  /// The addresses of a meeting that becomes a draft say that it was removed, until it is published
  /// again; so nobody is led to a page that is not meant for them.
  @Test func takesADraftForRemoved() throws {
    let before = PlannedSite(meetingFile("keynote"))
    let draft = PlannedSite(
      meetingFile("keynote", "visibility: draft"), lock: before.book.lock)
    #expect(
      draft.findings == [
        "- info: \"keynote\" is a draft now; its addresses say that it was removed "
          + "[meeting-removed] help: when it is published again, they lead to it as before",
        "- warning: every meeting is a draft; the pages of \"keynote\" become tombstones "
          + "[no-meetings] help: to publish one: visibility: unlisted, or public",
      ])
    let code = try #require(before.entry("keynote")).code
    #expect(draft.pages == ["join/keynote: gone", "j/\(code): gone short"])
    let after = PlannedSite(meetingFile("keynote"), lock: draft.book.lock)
    #expect(after.findings.isEmpty)
    #expect(after.pages == before.pages)
    #expect(after.entry("keynote")?.sequence == 2)
  }

  /// Renamed and unpublished at once: what the meeting had waits for the draft.
  @Test func keepsWhatADraftWillHave() throws {
    let before = PlannedSite(meetingFile("opening"))
    let draft = PlannedSite(
      meetingFile("keynote", "aliases: [opening]", "visibility: draft"), lock: before.book.lock)
    #expect(draft.diagnostics.map(\.id) == ["meeting-removed", "no-meetings"])
    #expect(draft.findings.first?.hasPrefix("- info: \"opening\" is a draft now") == true)
    #expect(draft.book.lock.entries.map(\.id) == ["opening"])
    let after = PlannedSite(
      meetingFile("keynote", "aliases: [opening]"), lock: draft.book.lock)
    #expect(after.findings.isEmpty)
    #expect(after.entry("keynote")?.code == before.entry("opening")?.code)
  }

  @Test(arguments: [
    // A removed meeting's address, wanted by another one.
    Finding(
      removedLock + """
        -- Content/meetings/a.yml --
        title: A
        call_id: 1️⃣room_7
        -- Content/site.yml --
        host: calls.example.com
        name: Example
        links: {join: stream}
        """,
      "1 error: the address /join/room_7/ was given to the meeting \"opening\" [address-taken] help: "
        + "choose another; if it is the same meeting, list \"opening\" under aliases; "
        + "9 note: it was given out here"),
    // A former address of a meeting that still exists.
    Finding(
      """
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      9️⃣{"id":"keynote","uid":"keynote@calls.example.com","code":"bcdfghjkq","own":[],\
      "addresses":["/join/keynote/","/join/opening/"],"sequence":0,"event":"","state":"live"}
      ]}
      -- Content/meetings/keynote.yml --
      title: A
      -- Content/meetings/other.yml --
      id: 1️⃣opening
      title: B
      """,
      "1 error: the address /join/opening/ was given to the meeting \"keynote\" [address-taken] help: "
        + "choose another: an address that was given out keeps its meaning for ever; "
        + "9 note: it was given out here"),
    Finding(
      """
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      9️⃣{"id":"keynote","uid":"keynote@calls.example.com","code":"bcdfghjkq","own":[],\
      "addresses":["/join/keynote/","/join/opening/"],"sequence":0,"event":"","state":"live"}
      ]}
      -- Content/meetings/keynote.yml --
      title: A
      -- Content/meetings/other.yml --
      title: B
      aliases: [1️⃣opening]
      """,
      "1 error: the address /join/opening/ was given to the meeting \"keynote\" [address-taken] help: "
        + "choose another: an address that was given out keeps its meaning for ever; "
        + "9 note: it was given out here"),
    // /join/Room/ was published, and /join/room/ cannot stand beside it on every disk.
    Finding(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example
      links: {join: stream}
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      9️⃣{"id":"keynote","uid":"keynote@calls.example.com","code":"bcdfghjkq","own":[],\
      "addresses":["/join/Room/"],"sequence":0,"event":"","state":"live"}
      ]}
      -- Content/meetings/keynote.yml --
      title: A
      call_id: 1️⃣room
      """,
      "1 error: the address /join/room/ differs only in case from /join/Room/, which was given out "
        + "[address-differs-in-case] help: write it as before, or choose another: not every host "
        + "tells cases apart; 9 note: it was given out here"),
  ])
  func refusesToGiveAnAddressAnotherMeaning(finding: Finding) {
    #expect(PlannedSite(finding.text).findings == finding.expected)
  }
}

/// UID and SEQUENCE of calendar entries, which the lock keeps.
struct CalendarIdentityTests {

  /// However a meeting asks for what another one had.
  @Test(arguments: [
    ("path", meetingFile("keynote"), ["address-taken"]),
    ("stream", meetingFile("keynote", "call_id: other"), ["address-taken"]),
    ("cometchat", meetingFile("keynote"), ["address-taken"]),
    ("stream", meetingFile("new", "call_id: Keynote"), ["address-taken"]),
    ("path", meetingFile("new", "aliases: [opening]"), ["address-taken"]),
    ("path", meetingFile("new", "short: hel-lo"), ["code-taken"]),
    ("path", meetingFile("new", "uid: keynote@calls.example.com"), ["duplicate-uid"]),
    ("path", meetingFile("keynote", "visibility: draft"), ["no-meetings"]),
  ])
  func givesNothingOfAForgottenMeetingAway(style: String, text: String, findings: [String]) {
    let first = PlannedSite(
      AddressTests.settings("path") + meetingFile("keynote", "aliases: [opening]", "short: hello"))
    var lock = first.book.lock
    lock.forget("keynote")
    let site = PlannedSite(AddressTests.settings(style) + text, lock: lock)
    #expect(site.diagnostics.map(\.id) == findings)
    #expect(site.entry("keynote")?.state == .forgotten)
    #expect(!site.pages.contains { $0.contains("gone") })
  }

  /// Its code and UID went into another meeting, which calendars know it by.
  @Test func givesANewMeetingOfAMergedIDNothingThatWasGivenOut() throws {
    let stream = AddressTests.settings("stream")
    let first = PlannedSite(
      stream + meetingFile("opening", "call_id: hall-1") + meetingFile("keynote", "call_id: hall-2")
    )
    let merged = PlannedSite(
      stream + meetingFile("keynote", "call_id: hall-2", "aliases: [opening]"),
      lock: first.book.lock)
    let again = PlannedSite(
      stream + meetingFile("keynote", "call_id: hall-2")
        + meetingFile("opening", "call_id: hall-3"),
      lock: merged.book.lock)
    // The alias gave out the address of the id, too.
    #expect(again.findings == [])
    let old = try #require(first.entry("opening"))
    let new = try #require(again.entry("opening"))
    #expect(new.code != old.code)
    #expect(new.uid == "opening.1@calls.example.com")
  }

  @Test func raisesTheSequenceWhenTheEventChanges() {
    var lock = LinkLock()
    var sequences: [Int?] = []
    for lines in [
      "start: 2027-03-01 09:30", "start: 2027-03-01 09:30", "start: 2027-03-01 10:00",
      "start: 2027-03-01 10:00\nlocation: Hall", "start: 2027-03-01 10:00\nstatus: cancelled",
      // Not part of the event.
      "start: 2027-03-01 10:00\nstatus: cancelled\ntags: [red]",
      "start: 2027-03-01 10:00\nsequence: 40", "start: 2027-03-01 11:00\nsequence: 40",
    ] {
      let site = PlannedSite(meetingFile("a", lines), lock: lock)
      lock = site.book.lock
      sequences.append(site.entry("a")?.sequence)
    }
    #expect(sequences == [0, 0, 1, 2, 3, 3, 40, 41])
  }

  /// Calendars that take only what is newer would keep the dead link or the old hour.
  @Test func raisesTheSequenceForEverythingThatSaysWhenAndWhere() {
    let weekly = "start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=4"
    let steps: [(settings: String, lines: String)] = [
      ("calls.example.com", weekly), ("new.example.org", weekly),
      ("new.example.org", "\(weekly)\ntimezone: Europe/Paris"),
      ("new.example.org", "\(weekly)\nexdates: [2027-03-08 09:30]"),
      ("new.example.org", "\(weekly)\noverrides: [{at: 2027-03-08 09:30, title: B}]"),
      ("new.example.org", "\(weekly)\noverrides: [{at: 2027-03-08 09:30, duration: 30}]"),
      // Neither is known to be newer to a calendar unless `updated` says so.
      (
        "new.example.org",
        "\(weekly)\noverrides: [{at: 2027-03-08 09:30, duration: 30}]\ncall_id: b"
      ),
    ]
    var lock = LinkLock()
    var sequences: [Int?] = []
    for step in steps {
      let settings =
        "-- Content/site.yml --\nhost: \(step.settings)\nname: Example\ntimezone: Europe/Berlin\n"
      let site = PlannedSite(settings + meetingFile("a", step.lines), lock: lock)
      #expect(site.findings.isEmpty)
      lock = site.book.lock
      sequences.append(site.entry("a")?.sequence)
    }
    #expect(sequences == [0, 1, 2, 3, 4, 5, 5])
    let renamed = PlannedSite(
      "-- Content/site.yml --\nhost: new.example.org\nname: Example\ntimezone: Europe/Berlin\n"
        + "-- Content/meetings/b.yml --\ntitle: Talk a\naliases: [a]\n\(steps[6].lines)\n",
      lock: lock)
    #expect(renamed.entry("b")?.sequence == 6)
  }

  @Test func neverExceedsWhatACalendarReads() {
    let first = PlannedSite(meetingFile("a", "start: 2027-03-01 09:30", "sequence: 2147483647"))
    let second = PlannedSite(meetingFile("a"), lock: first.book.lock)
    #expect(second.entry("a")?.sequence == 2_147_483_647)
  }

  @Test func takesTheUIDThatTheAuthorFixed() throws {
    let before = PlannedSite(meetingFile("a"))
    let after = PlannedSite(meetingFile("a", "uid: weekly@example.com"), lock: before.book.lock)
    #expect(before.links(of: "a")?.uid == "a@calls.example.com")
    #expect(after.links(of: "a")?.uid == "weekly@example.com")
  }

  @Test(arguments: [
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      uid: 1️⃣weekly@example.com
      -- Content/meetings/b.yml --
      title: B
      uid: 2️⃣weekly@example.com
      """,
      "2 error: the UID \"weekly@example.com\" belongs to the meeting \"a\" [duplicate-uid] help: "
        + "choose another; if it is the same meeting, list \"a\" under aliases; 1 note: it is here"),
    // The one that was written gives way to the one that nobody wrote.
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      uid: 2️⃣b@calls.example.com
      -- Content/meetings/b.yml --
      1️⃣title: B
      """,
      "2 error: the UID \"b@calls.example.com\" belongs to the meeting \"b\" [duplicate-uid] help: "
        + "choose another; if it is the same meeting, list \"b\" under aliases; 1 note: it is here"),
    // The cancellation of the removed meeting would cancel the new one.
    Finding(
      """
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      1️⃣{"id":"old","uid":"weekly@example.com","code":"bcdfghjkq","own":[],\
      "addresses":["/join/old/"],"sequence":0,"event":"","state":"removed"}
      ]}
      -- Content/meetings/new.yml --
      title: A
      uid: 2️⃣weekly@example.com
      """,
      "2 error: the UID \"weekly@example.com\" belongs to the meeting \"old\" [duplicate-uid] help: "
        + "choose another; if it is the same meeting, list \"old\" under aliases; 1 note: it is here"
    ),
  ])
  func givesAUIDToOneMeetingOnly(finding: Finding) {
    #expect(PlannedSite(finding.text).findings == finding.expected)
  }
}
