import Foundation
import Testing

@testable import CommandLine

/// What is made again when something has changed, and what stays unseen.
struct KeptPagesTests {
  private let folder: SiteFolderOfTest

  /// Three meetings: one with its own template, one that is public, one in a table.
  init() throws {
    folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/own.md", "---\ntitle: Own\ntemplate: own.md\n---\n")
    try folder.write(
      "Content/meetings/list.csv", "id,title,visibility\none,One,public\ntwo,Two,unlisted\n")
    try folder.write("Templates/own.md", "# {{meeting.title}}\n\n{{>parts/own.md}}\n")
    try folder.write("Templates/parts/own.md", "[{{meeting.url}}]({{meeting.url}})\n")
    try folder.run("linksite build --quiet")
    // What is as young as the record of it is looked at once more.
    usleep(50_000)
    try folder.run("linksite build --quiet")
  }

  /// Builds, compares with a site that is made from nothing, and tells how many files were kept.
  @discardableResult
  private func built(_ options: String = "") throws -> Int {
    let result = try folder.run("linksite build --format json \(options)")
    #expect(result.exitCode == 0, "\(result.errors)")
    try folder.run(
      """
      rm -rf ../clean; mkdir ../clean; cp -r Content Templates ../clean
      linksite build --root ../clean --quiet \(options)
      """)
    #expect(try folder.contents(below: "Site") == folder.contents(below: "../clean/Site"))
    return try kept(result.output)
  }

  private func kept(_ summary: String) throws -> Int {
    let object = try JSONSerialization.jsonObject(with: Data(summary.utf8))
    return try #require((object as? [String: Any])?["kept"] as? Int)
  }

  /// Files of one meeting: a page, meeting.json and three messages, and two at the short link.
  private static let files = 7

  @Test func onlyThePagesOfTheChangedMeetingAreMade() throws {
    try folder.write("Content/meetings/own.md", "---\ntitle: Other\ntemplate: own.md\n---\n")
    #expect(try built() == 2 * Self.files)
  }

  @Test func onlyTheChangedRowOfATableIsMade() throws {
    try folder.write(
      "Content/meetings/list.csv",
      "id,title,visibility\nnew,New,public\none,One,public\ntwo,Second,unlisted\n")
    #expect(try built() == 2 * Self.files)
  }

  @Test(arguments: ["own.md", "parts/own.md"])
  func onlyThePagesOfAChangedTemplateAreMade(name: String) throws {
    try folder.write("Templates/\(name)", "{{meeting.title}}: [{{meeting.url}}]({{meeting.url}})\n")
    #expect(try built() == 2 * Self.files)
  }

  @Test func pagesOfOtherTemplatesAreMadeWhenTheCommonOneChanges() throws {
    let page = "# {{meeting.title}}\n\n[{{meeting.url}}]({{meeting.url}})\n"
    try folder.write("Templates/join.md", page)
    #expect(try built() == Self.files)
  }

  @Test(arguments: [
    ("Templates/messages/share.txt", "{{meeting.title}}: {{meeting.url}}\n"),
    ("Templates/strings/en.yml", "join: Enter\n"),
    ("Templates/style.css", "body{color:red}\n"),
    ("Content/site.yml", Transcript.settings + "look: {radius: 3}\n"),
  ])
  func everythingIsMadeWhenWhatAllUseChanges(name: String, text: String) throws {
    try folder.write(name, text)
    #expect(try built() == 0)
  }

  @Test func theClockAndTheOptionsCount() throws {
    #expect(try built("--clock 2027-03-01T09:00:00Z") == 0)
    usleep(50_000)
    try folder.write("Content/static/new.txt", "new")
    #expect(try built("--clock 2027-03-01T09:00:00Z") == 3 * Self.files)
    #expect(try built("--clock 2027-03-02T09:00:00Z") == 0)
  }

  @Test func whatIsCommonIsMadeEachTime() throws {
    try folder.write("Content/meetings/more.md", "---\ntitle: More\nvisibility: public\n---\n")
    #expect(try built() == 3 * Self.files)
    try folder.run("rm Content/meetings/more.md")
    #expect(try built() == 3 * Self.files)
    #expect(try folder.text("Site/join/more/meeting.json").contains("removed"))
  }

  @Test func anotherBuildFromNothingMakesTheSameSite() throws {
    let before = try folder.contents(below: "Site")
    #expect(try kept(folder.run("linksite build --force --format json").output) == 0)
    #expect(try folder.contents(below: "Site") == before)
    try folder.run("rm -r .linksite")
    #expect(try built() == 0)
    #expect(try folder.contents(below: "Site") == before)
  }

  @Test func aWarningIsToldAgainWhateverIsKept() throws {
    try folder.write("Content/stray.txt", "")
    let first = try folder.run("linksite build --format json")
    let second = try folder.run("linksite build --format json")
    #expect(first.errors.contains("stray-file"))
    #expect(second.errors == first.errors)
    #expect(try kept(second.output) == 3 * Self.files)
  }
}
