import Foundation
import Testing

@testable import SiteOutput

@Suite struct WritingTests {
  let site: TestSite

  init() throws { site = try TestSite() }

  @Test func writesAFirstSiteIntoAnAbsentOutput() throws {
    let files = ["index.html": "home", "join/a/index.html": "a", ".well-known/x": "x"]
    #expect(try site.build(files).counts == [3, 0, 0])
    #expect(try site.siteTree() == files)
    #expect(site.text("site/Site/.linksite-files") == record(files))
    #expect(try site.litter() == [])
  }

  @Test func recordHasTheFirstHalfOfSHA256OverPathNulAndBytes() throws {
    try site.build(["a": "b"])
    // printf 'a\0b' | sha256sum
    #expect(site.text("site/Site/.linksite-files") == "59b271ae1bbcb1d31d41929817f4b16f\n")
  }

  @Test func touchesNothingWhenNothingChanges() throws {
    let files = ["index.html": "home", "join/a/index.html": "a"]
    try site.build(files)
    let before = try stamps()
    #expect(try site.build(files).counts == [0, 2, 0])
    #expect(try stamps() == before)
  }

  @Test func writesOnlyWhatChanged() throws {
    try site.build(["a": "1", "b": "1", "join/c": "1"])
    let before = try stamps()
    let files = ["a": "1", "b": "2", "join/c": "1", "join/d/e": "1"]
    #expect(try site.build(files).counts == [2, 2, 0])
    #expect(try site.siteTree() == files)
    let after = try stamps()
    #expect(after["a"] == before["a"])
    #expect(after["join/c"] == before["join/c"])
    #expect(after["b"] != before["b"])
    #expect(site.text("site/Site/.linksite-files") == record(files))
    #expect(try site.litter() == [])
  }

  @Test func removesWhatNothingAsksForAndTheFoldersThatItEmpties() throws {
    try site.build(["a": "1", "join/x/y/z": "1", "join/x/w": "1", "keep/k": "1"])
    try site.put("site/Site/keep/mine.txt", "mine")
    #expect(try site.build(["a": "1"]).counts == [0, 1, 3])
    #expect(try site.siteTree() == ["a": "1", "keep/mine.txt": "mine"])
    #expect(site.text("site/Site/.linksite-files") == record(["a": "1"]))
  }

  @Test func keepsAStaleFileThatTheUserHasChanged() throws {
    try site.build(["a": "1", "b": "1"])
    try site.put("site/Site/b", "edited")
    #expect(try site.build(["a": "1"]).counts == [0, 1, 0])
    #expect(try site.siteTree() == ["a": "1", "b": "edited"])
  }

  @Test func writesAnEmptyFileAndAnEmptySite() throws {
    #expect(try site.build(["a": ""]).counts == [1, 0, 0])
    #expect(try site.build([:]).counts == [0, 0, 1])
    #expect(try site.siteTree() == [:])
    #expect(site.text("site/Site/.linksite-files") == "")
  }

  @Test func turnsAFileIntoAFolderAndBack() throws {
    try site.build(["a": "1", "b/c/d": "1"])
    #expect(try site.build(["a/x/y": "1", "b": "1"]).counts == [2, 0, 2])
    #expect(try site.siteTree() == ["a/x/y": "1", "b": "1"])
    #expect(try site.build(["a": "1", "b/c/d": "1"]).counts == [2, 0, 2])
    #expect(try site.siteTree() == ["a": "1", "b/c/d": "1"])
    #expect(try site.litter() == [])
  }

  @Test func makesFoldersAboveTheOutput() throws {
    let output = "\(site.path)/deep/er/Site"
    #expect(try site.build(["a": "1"], output: output).counts == [1, 0, 0])
    #expect(site.text("deep/er/Site/a") == "1")
  }

  @Test func replacesAnEmptyOutputInOneRenameAndKeepsItsMode() throws {
    try site.makeFolder("site/Site")
    chmod(site.output, 0o775)
    let before = try #require(try FileStatus.following(site.output))
    try site.build(["a/b": "1", "c": "1"])
    let after = try #require(try FileStatus.following(site.output))
    #expect(after.identity != before.identity)
    #expect(after.mode == 0o775)
    #expect(try site.siteTree() == ["a/b": "1", "c": "1"])
  }

  @Test func writesThroughALinkThatIsTheOutputItself() throws {
    try site.makeFolder("elsewhere")
    try site.link("site/Site", to: "../elsewhere")
    try site.build(["a": "1"])
    #expect(site.text("elsewhere/a") == "1")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: site.output) == "../elsewhere")
  }

  @Test func saysInADryRunWhatWouldChangeAndWritesNothing() throws {
    try site.build(["a": "1", "b": "1", "c": "1"])
    try FileManager.default.removeItem(atPath: site.state)
    let before = try site.everything()
    let writer = try site.folder().beginDryRun()
    try writer.add("a", Array("1".utf8))
    try writer.add("b", Array("2".utf8))
    try writer.add("d/e", Array("1".utf8))
    try writer.addCompanion("\(site.root)/Content/links.lock.json", [1])
    guard case .done(let summary) = try writer.commit() else {
      Issue.record("refused")
      return
    }
    #expect(summary.changes == ["b": .replace, "d/e": .add, "c": .remove])
    #expect(summary.written == 2)
    #expect(summary.unchanged == 1)
    #expect(summary.removed == 1)
    #expect(summary.companions == ["\(site.root)/Content/links.lock.json"])
    #expect(try site.everything() == before)
  }

  @Test func writesACompanionTogetherWithTheOutput() throws {
    try site.put("site/Content/links.lock.json", "old")
    let path = "\(site.root)/Content/links.lock.json"
    let writer = try site.folder().begin()
    try writer.add("a", [1])
    try writer.addCompanion(path, Array("new".utf8))
    #expect(site.text("site/Content/links.lock.json") == "old")
    _ = try writer.commit()
    #expect(site.text("site/Content/links.lock.json") == "new")
    #expect(try site.tree("\(site.root)/Content").keys.sorted() == ["links.lock.json"])

    let again = try site.folder().begin()
    try again.add("a", [1])
    try again.addCompanion(path, Array("new".utf8))
    guard case .done(let summary) = try again.commit() else { return }
    #expect(summary.changesNothing)
  }

  @Test func leavesNothingWhenARunIsAbandoned() throws {
    try site.build(["a": "1"])
    let before = try site.everything()
    let writer = try site.folder().begin()
    try writer.add("a", Array("2".utf8))
    try writer.add("b/c", Array("2".utf8))
    writer.abandon()
    #expect(try site.everything() == before)
    try site.build(["a": "1"])
  }

  @Test func neverLetsAReaderMissAFileOrSeeHalfOfIt() async throws {
    func text(_ number: Int) -> String { String(repeating: "\(number)", count: 50_000) }
    try site.build(["index.html": text(1), "other": "0"])
    let path = "\(site.output)/index.html"
    let isOver = Locked(false)
    async let seen: Set<String> = {
      var seen: Set<String> = []
      while !isOver.with({ $0 }) {
        seen.insert(String(decoding: try readFile(at: path), as: UTF8.self))
      }
      return seen
    }()
    for number in 2...9 { try site.build(["index.html": text(number)]) }
    isOver.with { $0 = true }
    #expect(try await seen.isSubset(of: (1...9).map(text)))
  }

  @Test func writesFromSeveralThreads() async throws {
    try site.build(["join/m1/index.html": "old", "stale": "1"])
    let writer = try site.folder().begin()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lane in 0..<4 {
        group.addTask {
          for index in stride(from: lane, to: 400, by: 4) {
            try writer.add("join/m\(index)/index.html", Array("page \(index)".utf8))
            try writer.add("join/m\(index)/de/index.html", Array("Seite \(index)".utf8))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try writer.commit().counts == [800, 0, 1])
    var expected: [String: String] = [:]
    for index in 0..<400 {
      expected["join/m\(index)/index.html"] = "page \(index)"
      expected["join/m\(index)/de/index.html"] = "Seite \(index)"
    }
    #expect(try site.siteTree() == expected)
    #expect(site.text("site/Site/.linksite-files") == record(expected))
  }

  /// Identity and time of change of everything in the output.
  private func stamps() throws -> [String: [UInt64]] {
    var stamps: [String: [UInt64]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: site.output) + ["."] {
      let status = try #require(try FileStatus.following("\(site.output)/\(name)"))
      stamps[name] = [status.identity.inode, UInt64(status.modified)]
    }
    return stamps
  }
}
