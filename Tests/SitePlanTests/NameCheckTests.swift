import Testing

/// Every name leads to one meeting.
struct NameCheckTests {
  private static let stream =
    "-- Content/site.yml --\nhost: calls.example.com\nname: Example\nlinks: {join: stream}\n"

  @Test(arguments: [
    Finding(
      """
      -- Content/meetings/a.yml --
      id: 1️⃣m1
      title: Weekly sync
      -- Content/meetings/b.yml --
      id: 2️⃣m1
      title: Weekly Sync!
      """,
      "2 error: two meetings have the id \"m1\" [duplicate-id] "
        + "help: give one of them another id; 1 note: the first one is here"),
    // The file's name and a key of another file.
    Finding(
      """
      -- Content/meetings/m1.yml --
      1️⃣title: A
      -- Content/meetings/n.yml --
      id: 2️⃣m1
      title: B
      """,
      "2 error: two meetings have the id \"m1\" [duplicate-id] "
        + "help: give one of them another id; 1 note: the first one is here"),
    // Three of one id are two mistakes.
    Finding(
      """
      -- Content/meetings/all.csv --
      id,title
      1️⃣m1,A
      2️⃣m1,B
      3️⃣m1,C
      """,
      "2 error: two meetings have the id \"m1\" [duplicate-id] "
        + "help: give one of them another id; 1 note: the first one is here",
      "3 error: two meetings have the id \"m1\" [duplicate-id] "
        + "help: give one of them another id; 1 note: the first one is here"),
    // A clash with a draft would wait until it is published.
    Finding(
      """
      -- Content/meetings/a.yml --
      id: 1️⃣m1
      title: A
      -- Content/meetings/b.yml --
      id: 2️⃣m1
      title: B
      visibility: draft
      """,
      "2 error: two meetings have the id \"m1\" [duplicate-id] "
        + "help: give one of them another id; 1 note: the first one is here"),
    Finding(
      """
      -- Content/meetings/a.yml --
      id: 1️⃣demo
      title: A
      -- Content/meetings/b.yml --
      title: B
      aliases: [old, 2️⃣demo]
      """,
      "2 error: the alias \"demo\" is the id of \"demo\" [name-taken] "
        + "help: choose another: a name leads to one meeting, whatever its case; "
        + "1 note: the id is here"),
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      aliases: [1️⃣old]
      -- Content/meetings/b.yml --
      title: B
      aliases: [2️⃣old]
      """,
      "2 error: the alias \"old\" is the alias of \"a\" [name-taken] "
        + "help: choose another: a name leads to one meeting, whatever its case; "
        + "1 note: the alias is here"),
    // A copied definition: with another id alone it would not be done.
    Finding(
      """
      -- Content/meetings/a.yml --
      id: 1️⃣m1
      title: A
      short: 3️⃣abc
      aliases: [5️⃣old]
      uid: 7️⃣u
      -- Content/meetings/b.yml --
      id: 2️⃣m1
      title: B
      short: 4️⃣abc
      aliases: [6️⃣old]
      uid: 8️⃣u
      """,
      "2 error: two meetings have the id \"m1\" [duplicate-id] "
        + "help: give one of them another id; 1 note: the first one is here",
      "4 error: the short code \"abc\" leads to \"m1\" [code-taken] help: choose another: a code "
        + "that was given out keeps its meaning for ever; 3 note: \"abc\" is here",
      "6 error: the alias \"old\" is the alias of \"m1\" [name-taken] "
        + "help: choose another: a name leads to one meeting, whatever its case; "
        + "5 note: the alias is here",
      "8 error: the UID \"u\" belongs to the meeting \"m1\" [duplicate-uid] help: choose another; if "
        + "it is the same meeting, list \"m1\" under aliases; 7 note: it is here"),
    // Its own names do not hinder a meeting.
    Finding("-- Content/meetings/a.yml --\ntitle: A\naliases: [a]\n"),
    // In the other styles a call id is no address: two meetings may use one room.
    Finding(
      """
      -- Content/meetings/a.yml --
      title: A
      call_id: Room-1
      -- Content/meetings/b.yml --
      title: B
      call_id: room-1
      """),
  ])
  func findsTwoMeetingsWithOneName(finding: Finding) {
    #expect(PlannedSite(finding.text).findings == finding.expected)
  }

  /// In stream style a call id is a folder, and some disks do not tell cases apart.
  @Test(arguments: [
    Finding(
      stream + """
        -- Content/meetings/a.yml --
        title: A
        call_id: 1️⃣AbC
        -- Content/meetings/b.yml --
        title: B
        call_id: 2️⃣aBc
        """,
      "2 error: the call id \"aBc\" is the call id of \"a\" [name-taken] "
        + "help: choose another: a name leads to one meeting, whatever its case; "
        + "1 note: the call id is here"),
    Finding(
      stream + """
        -- Content/meetings/a.yml --
        id: 1️⃣keynote
        title: A
        -- Content/meetings/b.yml --
        title: B
        call_id: 2️⃣Keynote
        """,
      "2 error: the call id \"Keynote\" is the id of \"keynote\" [name-taken] "
        + "help: choose another: a name leads to one meeting, whatever its case; "
        + "1 note: the id is here"),
    Finding(
      stream + """
        -- Content/meetings/a.yml --
        title: A
        call_id: 1️⃣Old-Room
        -- Content/meetings/b.yml --
        title: B
        aliases: [2️⃣old-room]
        """,
      "2 error: the alias \"old-room\" is the call id of \"a\" [name-taken] "
        + "help: choose another: a name leads to one meeting, whatever its case; "
        + "1 note: the call id is here"),
    Finding(stream + "-- Content/meetings/a.yml --\ntitle: A\ncall_id: A\n"),
  ])
  func comparesCallIDsInAPathWithoutCase(finding: Finding) {
    #expect(PlannedSite(finding.text).findings == finding.expected)
  }

  @Test func doesNotDependOnTheOrderOfFiles() {
    let text = meetingFile("a", "id: m1") + meetingFile("b", "id: m1") + meetingFile("c", "id: m1")
    let forwards = PlannedSite(text)
    #expect(forwards.findings.count == 2)
    #expect(PlannedSite(text, reversed: true).findings == forwards.findings)
  }
}
