import Foundation
import TestSupport
import Testing

/// The same input gives the same bytes, wherever and by whomever it is built.
struct SameBytesTests {
  private let original: SiteFolderOfTest

  init() throws {
    original = try SiteFolderOfTest()
    for (path, text) in SampleSite.files { try original.write(path, text) }
    try #require(original.run("linksite build --quiet --strict").exitCode == 0)
  }

  private func expectSame(_ folder: SiteFolderOfTest, _ site: String = "Site") throws {
    let there = try folder.contents(below: site)
    let expected = try original.contents(below: "Site")
    let differing = Set(there.keys).union(expected.keys).filter { there[$0] != expected[$0] }
    #expect(differing == [])
    let lock = "Content/links.lock.json"
    #expect(try folder.bytes(lock) == original.bytes(lock))
  }

  @Test(arguments: [
    "TZ=America/New_York", "TZ=Pacific/Kiritimati", "LC_ALL=tr_TR.UTF-8",
    "LANG=de_DE.UTF-8 LC_ALL=",
    "LC_ALL=C", "NO_COLOR=1", "HOME=/nonexistent",
  ])
  func inEveryEnvironment(environment: String) throws {
    let folder = try SiteFolderOfTest()
    for (path, text) in SampleSite.files { try folder.write(path, text) }
    try #require(folder.run("\(environment) linksite build --quiet").exitCode == 0)
    try expectSame(folder)
  }

  @Test func underAnyUmask() throws {
    let folder = try SiteFolderOfTest()
    for (path, text) in SampleSite.files { try folder.write(path, text) }
    try #require(folder.run("umask 077; linksite build --quiet").exitCode == 0)
    try expectSame(folder)
  }

  @Test func fromAnyFolderToAnyFolder() throws {
    let folder = try SiteFolderOfTest()
    for (path, text) in SampleSite.files { try folder.write("deep/er/\(path)", text) }
    let line = "mkdir x && cd x && linksite build --quiet --root ../deep/er --output \"$PWD/out\""
    try #require(folder.run(line).exitCode == 0)
    #expect(try folder.contents(below: "x/out") == original.contents(below: "Site"))
  }

  @Test func inWhateverOrderTheFilesWereMade() throws {
    for files in [SampleSite.files.reversed(), SampleSite.files.shuffled()] {
      let folder = try SiteFolderOfTest()
      for (path, text) in files { try folder.write(path, text) }
      // Folders of some file systems list their files in the order in which they were made.
      try #require(
        folder.run("touch Content/meetings/z Content/static/z; rm Content/*/z").exitCode == 0)
      try #require(folder.run("linksite build --quiet").exitCode == 0)
      try expectSame(folder)
    }
  }

  @Test func withWindowsLineEnds() throws {
    let folder = try SiteFolderOfTest()
    for (path, text) in SampleSite.files {
      let isStatic = path.hasPrefix("Content/static/")
      try folder.write(path, isStatic ? text : text.replacingOccurrences(of: "\n", with: "\r\n"))
    }
    try #require(folder.run("linksite build --quiet").exitCode == 0)
    try expectSame(folder)
  }

  /// Whatever way led there: the files do not depend on what was built before.
  ///
  /// But for the SEQUENCE of an entry that calendars already have, which must rise with each change
  /// of time or title; so the detour changes other things.
  @Test func afterDetours() throws {
    let folder = try SiteFolderOfTest()
    for (path, text) in SampleSite.files { try folder.write(path, text) }
    let talk = try #require(SampleSite.files.first { $0.path == "Content/meetings/talk.md" })
    let detour = talk.text.replacingOccurrences(of: "visibility: public", with: "tags: [other]")
    try folder.write(talk.path, detour + "\nAnother text.\n")
    try #require(folder.run("linksite build --quiet").exitCode == 0)
    try folder.write(talk.path, talk.text)
    try #require(folder.run("linksite build --quiet").exitCode == 0)
    #expect(folder.files(below: "Site") == original.files(below: "Site"))
    let differing = try folder.contents(below: "Site").filter {
      try original.bytes("Site/\($0.key)") != $0.value
    }
    #expect(differing.isEmpty)
  }
}

/// A site with something of everything.
enum SampleSite {
  static let files: [(path: String, text: String)] = [
    (
      "Content/site.yml",
      Transcript.settings + """
        apps:
          - id: main
            name: Example Calls
            ios: {app_id: ABCDE12345.com.example.calls, open: "examplecalls://join/{callId}"}
            web: "https://web.example.com/join/{callId}"

        """
    ),
    (
      "Content/meetings/talk.md",
      """
      ---
      title: "İstanbul: Ilımlı ısı — ‘quotes’ & R&D"
      start: 2027-03-28 01:59
      duration: 90
      visibility: public
      x_colour: red
      x_author: Ada
      ---
      A *talk*.

      - one
      - two

      """
    ),
    (
      "Content/meetings/desk.yml",
      "- id: desk-2\n  title: Desk\n- {id: desk-1, title: Desk, tags: [b, a]}\n"
    ),
    ("Content/meetings/a/table.csv", "id,title,tags\nt-1,One,x|y\nt-2,Two,\n"),
    ("Content/meetings/b/table.json", "[{\"id\":\"j-1\",\"title\":\"Ünï\\u0063ode\"}]\n"),
    ("Content/static/b.txt", "b\n"),
    ("Content/static/a/c.txt", "c\n"),
    ("Templates/messages/extra.txt", "{{meeting.title}}\n"),
  ]
}
