import Diagnostics
import Foundation
import Testing

@testable import SiteOutput

@Suite struct ForeignFileTests {
  let site: TestSite

  init() throws { site = try TestSite() }

  @Test func leavesFilesOfTheUserAlone() throws {
    let theirs = [
      ".git/HEAD": "ref", ".git/objects/ab/cd": "x", "CNAME": "example.com", "d/own": "y",
    ]
    for (path, text) in theirs { try site.put("site/Site/\(path)", text) }
    try site.makeFolder("site/Site/d/empty")
    try site.build(["index.html": "1", "d/ours": "1"])
    try site.build(["index.html": "2"])
    #expect(
      try site.siteTree()
        == theirs.merging(["index.html": "2", "d/empty": "folder"]) { $1 })
  }

  @Test func leavesTheGitFileOfAWorktreeAlone() throws {
    try site.put("site/Site/.git", "gitdir: /somewhere")
    try site.build(["a": "1", "b": "1"])
    try site.build(["a": "1"])
    #expect(try site.siteTree() == ["a": "1", ".git": "gitdir: /somewhere"])
  }

  @Test func refusesToOverwriteAForeignFileAndNamesAllOfThem() throws {
    try site.put("site/Site/b", "mine")
    try site.put("site/Site/a", "mine")
    let before = try site.everything()
    let outcome = try site.build(["a": "1", "b": "1", "c": "1"])
    #expect(
      outcome.refusals == [
        "\(site.output)/a holds bytes that linksite did not write [foreign-file]",
        "\(site.output)/b holds bytes that linksite did not write [foreign-file]",
      ])
    guard case .refused(let problems) = outcome else { return }
    #expect(problems.allSatisfy { $0.help == "move it away, or take it over with --adopt" })
    #expect(try site.everything() == before)
  }

  @Test func takesAForeignFileOverWhenAdopting() throws {
    try site.put("site/Site/a", "mine")
    #expect(try site.build(["a": "1"], adopting: true).counts == [1, 0, 0])
    #expect(try site.build(["a": "2"]).counts == [1, 0, 0])
    #expect(try site.build([:]).counts == [0, 0, 1])
  }

  @Test func countsAForeignFileWithTheSameBytesAsOurs() throws {
    try site.put("site/Site/a", "1")
    try site.put("site/Site/x", "x")
    #expect(try site.build(["a": "1"]).counts == [0, 1, 0])
    #expect(site.text("site/Site/.linksite-files") == record(["a": "1"]))
    #expect(try site.build([:]).counts == [0, 0, 1])
    #expect(try site.siteTree() == ["x": "x"])
  }

  @Test func noticesAnEditOfOurOwnFile() throws {
    try site.build(["a": "1"])
    try site.put("site/Site/a", "edited")
    #expect(
      try site.build(["a": "2"]).refusals == [
        "\(site.output)/a holds bytes that linksite did not write [foreign-file]"
      ])
    #expect(site.text("site/Site/a") == "edited")
  }

  @Test func knowsItsFilesInACloneWithoutStateFolder() throws {
    try site.build(["a": "1", "b": "1"])
    try FileManager.default.copyItem(atPath: site.output, toPath: "\(site.path)/clone")
    let clone = "\(site.path)/clone"
    try FileManager.default.removeItem(atPath: site.state)
    #expect(try site.build(["a": "2"], output: clone).counts == [1, 0, 1])
    #expect(site.text("clone/a") == "2")
  }

  @Test func readsARecordWithMergeMarkersAndOtherLineEnds() throws {
    try site.build(["a": "1", "b": "1"])
    let lines = record(["a": "1", "b": "1"]).split(separator: "\n")
    try site.put(
      "site/Site/.linksite-files",
      "<<<<<<< HEAD\r\n\(lines[1])\r\n=======\r\n\(lines[0])\r\n>>>>>>> other\r\n")
    #expect(try site.build(["a": "2", "b": "1"]).counts == [1, 1, 0])
    #expect(site.text("site/Site/.linksite-files") == record(["a": "2", "b": "1"]))
  }

  @Test(arguments: ["a", "a/b"])
  func refusesALinkInTheWay(path: String) throws {
    try site.put("outside/b", "theirs")
    try site.makeFolder("site/Site")
    try site.link("site/Site/a", to: path == "a" ? "../../outside/b" : "../../outside")
    for adopting in [false, true] {
      let outcome = try site.build([path: "1"], adopting: adopting)
      #expect(
        outcome.refusals == [
          "\(site.output)/a is a symbolic link, but the site needs this place [output-in-the-way]"
        ])
    }
    #expect(try site.tree("\(site.path)/outside") == ["b": "theirs"])
  }

  @Test func doesNotFollowALinkWhenItLooksForStaleFiles() throws {
    try site.build(["a/b": "1", "c": "1"])
    try site.makeFolder("outside")
    try FileManager.default.moveItem(
      atPath: "\(site.output)/a", toPath: "\(site.path)/outside/a")
    try site.link("site/Site/a", to: "../../outside/a")
    #expect(try site.build(["c": "1"]).counts == [0, 1, 0])
    #expect(site.text("outside/a/b") == "1")
  }

  @Test func refusesAFolderWithForeignFilesWhereAFileIsPlanned() throws {
    try site.build(["a/b": "1"])
    try site.put("site/Site/a/mine", "mine")
    #expect(
      try site.build(["a": "1"], adopting: true).refusals == [
        "\(site.output)/a is a folder with files that linksite did not write, "
          + "but the site needs this place [output-in-the-way]"
      ])
  }

  @Test func refusesAForeignFileWhereAFolderIsPlanned() throws {
    try site.put("site/Site/a", "mine")
    #expect(
      try site.build(["a/b": "1", "a/c": "1"]).refusals.first
        == "\(site.output)/a is a file that linksite did not write, "
        + "but the site needs this place [output-in-the-way]")
    #expect(try site.siteTree() == ["a": "mine"])
  }

  @Test func refusesAPipeInTheWayWithoutWaitingForIt() throws {
    try site.put("site/Site/x", "x")
    #expect(mkfifo("\(site.output)/a", 0o644) == 0)
    #expect(
      try site.build(["a": "1"]).refusals == [
        "\(site.output)/a is no regular file, but the site needs this place [output-in-the-way]"
      ])
  }

  @Test(arguments: [
    "", "/a", "a/", "a//b", ".", "..", "a/../b", "../a", "a/..", "./a", "a\u{0}b", ".git/config",
    ".GIT/x", ".linksite-files", ".linksite-staging/x",
    ".linksite-probe", ".Linksite/x",
  ])
  func refusesAPathThatLeadsElsewhere(path: String) throws {
    #expect(
      try site.build([path: "1"]).refusals == [
        "\"\(path)\" is no place below the output that linksite may write to [unsafe-path]"
      ])
    #expect(!FileManager.default.fileExists(atPath: site.output))
  }

  @Test(arguments: ["a..b", "...", "a/.git-notes", ".nojekyll", "x/.linksite-files", "ä b%20/c"])
  func allowsUnusualButHarmlessPaths(path: String) throws {
    #expect(try site.build([path: "1"]).counts == [1, 0, 0])
    #expect(site.text("site/Site/\(path)") == "1")
  }

  @Test func noticesAFileThatAppearsWhileTheSiteIsBuilt() throws {
    try site.build(["a": "1"])
    let writer = try site.folder().begin()
    try writer.add("a", Array("1".utf8))
    try writer.add("b", Array("1".utf8))
    try site.put("site/Site/b", "mine")
    #expect(
      throws: MachineFailure(
        .write, "\(site.output)/b", reason: "it changed while the site was built")
    ) { try writer.commit() }
    #expect(try site.siteTree() == ["a": "1", "b": "mine"])
    #expect(try site.litter() == [])
  }
}
