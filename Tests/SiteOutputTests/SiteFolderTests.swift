import Diagnostics
import Foundation
import Testing

@testable import SiteOutput

@Suite struct SiteFolderTests {
  let site: TestSite

  init() throws {
    site = try TestSite()
    try site.makeFolder("site/Templates")
    try site.makeFolder("home/me")
    try site.put("site/file", "x")
    try site.link("site/dangling", to: "nowhere")
    try site.link("site/way", to: "Content")
  }

  /// Outputs relative to the site folder, and the message with `@` for that folder.
  @Test(arguments: [
    ("/", "the output cannot be /"),
    ("../home/me", "the output @/../home/me is your home folder or holds it"),
    ("../home", "the output @/../home is your home folder or holds it"),
    ("Content", "the output @/Content is Content or holds it"),
    ("Content/", "the output @/Content is Content or holds it"),
    ("way", "the output @/way is Content or holds it"),
    ("way/x/y", "the output @/way/x/y is inside Content"),
    ("Content/Site", "the output @/Content/Site is inside Content"),
    ("Templates", "the output @/Templates is Templates or holds it"),
    (".", "the output @/. is Content or holds it"),
    ("..", "the output @/.. is your home folder or holds it"),
    ("Content/../.", "the output @/Content/../. is Content or holds it"),
    (".linksite", "the output @/.linksite is inside @/.linksite"),
    (".linksite/x", "the output @/.linksite/x is inside @/.linksite"),
    ("file", "the output @/file is a file, not a folder"),
    ("dangling", "@/dangling is a symbolic link that leads nowhere"),
    ("nothing/../Site", "@/nothing/.. leads out of a folder that is not there"),
    ("dangling/x", "@/dangling is a symbolic link that leads nowhere"),
  ])
  func refusesAnUnsafeOutput(output: String, message: String) throws {
    let path = output == "/" ? "/" : "\(site.root)/\(output)"
    let thrown = #expect(throws: UnsafeOutput.self) { try folder(path) }
    #expect(
      thrown?.diagnostic.message == message.replacingOccurrences(of: "@", with: site.root))
  }

  @Test func refusesAnOutputWithoutAName() throws {
    let thrown = #expect(throws: UnsafeOutput.self) { try folder("") }
    #expect(thrown?.diagnostic.message == "the output has no name")
    #expect(thrown?.diagnostic.id == "unsafe-output")
  }

  @Test func refusesAFileInTheWay() throws {
    let thrown = #expect(throws: UnsafeOutput.self) { try folder("\(site.root)/file/Site") }
    #expect(thrown?.diagnostic.id == "output-is-file")
  }

  @Test func refusesTheSiteFolderItselfWhenContentIsElsewhere() throws {
    let thrown = #expect(throws: UnsafeOutput.self) {
      try SiteFolder(output: "\(site.root)/.", root: site.root)
    }
    #expect(
      thrown?.diagnostic.message == "the output \(site.root)/. is the site folder or holds it")
  }

  @Test(arguments: ["Site", "Site/", "a/b/c", "../other", "way/../Site", "Content-2", "home"])
  func acceptsAnOutputOfItsOwn(output: String) throws {
    let folder = try folder("\(site.root)/\(output)")
    #expect(folder.output.hasPrefix("/"))
    #expect(!folder.output.contains(".."))
    #expect(!FileManager.default.fileExists(atPath: site.state))
  }

  @Test func resolvesLinksInTheParents() throws {
    try site.makeFolder("real")
    try site.link("site/alias", to: "../real")
    #expect(try folder("\(site.root)/alias/x/Site").output == "\(site.path)/real/x/Site")
  }

  @Test func refusesALinkInPlaceOfItsWorkingFiles() throws {
    try site.put("outside/journal", "mine")
    try site.link("site/.linksite", to: "../outside")
    let thrown = #expect(throws: UnsafeOutput.self) { try folder("\(site.root)/Site") }
    #expect(
      thrown?.diagnostic.message
        == "\(site.root)/.linksite is a symbolic link, which is not followed")
    #expect(site.text("outside/journal") == "mine")
  }

  @Test func followsNoLinkThatAppearsInPlaceOfItsWorkingFiles() throws {
    let folder = try folder("\(site.root)/Site")
    try site.put("outside/journal", "mine")
    try site.link("site/.linksite", to: "../outside")
    #expect(try folder.recover() == .nothing)
    #expect(throws: MachineFailure.self) { try folder.begin() }
    #expect(try site.tree("\(site.path)/outside") == ["journal": "mine"])
  }

  private func folder(_ output: String) throws -> SiteFolder {
    try SiteFolder(
      output: output, root: site.root,
      protecting: [
        .init("Content", at: "\(site.root)/Content"),
        .init("Templates", at: "\(site.root)/Templates"),
        .init("Invites", at: "\(site.root)/Invites"),
      ],
      home: "\(site.path)/home/me")
  }
}
