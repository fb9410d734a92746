import Diagnostics
import Foundation
import OutputProbe
import Testing

@testable import SiteOutput

/// A state folder is somebody's text until the opposite is shown: it may come with a clone.
@Suite struct ForeignJournalTests {
  private static let header = "linksite-journal-2"

  /// What a journal in a repository could try, field by field; `ROOT` is the site folder.
  private static let attacks: [[String]] = [
    ["./.git/hooks", "./.linksite/staging", "place", "x", "finish", "1"],
    ["ROOT/../away", "./.linksite/staging", "place", "x", "finish", "1"],
    ["./Site", "./.linksite/staging", "place", "../../away/x", "finish", "1"],
    ["./Site", "./.linksite/staging", "place", ".git/x", "finish", "1"],
    ["./Site", "./.linksite/staging", "replace-companion", "ROOT/../away/mine", "finish", "1"],
    ["./Site", "./.linksite/staging", "site", "ROOT/../away/x", "finish", "1"],
    ["./Site", "./Content", "place", "x", "finish", "1"],
    ["./Content", "./.linksite/staging", "remove", "1", "mine"],
    ["./Site/..", "./.linksite/staging", "remove", "1", "mine"],
  ]

  /// A site with something of the user's in every place, and a state folder that wants more.
  private func attacked(_ fields: [String], mark: String?) throws -> TestSite {
    let site = try TestSite()
    try site.build(["a": "1"])
    for name in ["site/.git/hooks/mine", "site/Content/mine", "site/mine", "away/mine"] {
      try site.put(name, "mine")
    }
    try site.put("away/.mine.linksite-new", "theirs")
    for name in ["tree/x", "new/1", "tree/.git/x", "old/1"] {
      try site.put("site/.linksite/staging/\(name)", "theirs")
    }
    try write(fields, mark: mark, site)
    return site
  }

  private func write(_ fields: [String], mark: String?, _ site: TestSite) throws {
    let state = try Folder(path: site.state)
    let mark = try mark ?? RunMark.make(in: state)
    let parts = fields.map { $0.replacingOccurrences(of: "ROOT", with: site.root) }
    try site.put(
      "site/.linksite/journal",
      ([Self.header, mark] + parts + ["end"]).map { $0 + "\u{0}" }.joined())
  }

  private func folder(_ site: TestSite) throws -> SiteFolder {
    try SiteFolder(
      output: site.output, root: site.root,
      protecting: [.init("the content folder", at: "\(site.root)/Content")])
  }

  private func outside(_ site: TestSite) throws -> [String: String] {
    try site.tree(site.path).filter { !$0.key.hasPrefix("site/.linksite") }
  }

  @Test(arguments: attacks) func isNotFollowedWhenItCameWithTheFolder(fields: [String]) throws {
    for mark in ["", "1 2", "mark"] {
      let site = try attacked(fields, mark: mark)
      let before = try outside(site)
      #expect(try folder(site).recover() == .ignored)
      #expect(try outside(site) == before)
      #expect(try site.tree(site.state).keys.sorted() == ["lock"])
    }
  }

  /// Even with the mark: others may be allowed to write to the state folder, and not elsewhere.
  @Test(arguments: attacks) func isRefusedWhenItLeadsElsewhere(fields: [String]) throws {
    let site = try attacked(fields, mark: nil)
    let before = try outside(site)
    let refusal = #expect(throws: UnsafeOutput.self) { try folder(site).recover() }
    #expect(refusal?.diagnostic.id == "unsafe-output")
    #expect(throws: UnsafeOutput.self) { _ = try folder(site).begin() }
    #expect(try outside(site) == before)
  }

  @Test func namesTheOutputOfTheKilledRun() throws {
    let site = try attacked(["/elsewhere", "./.linksite/staging", "place", "x"], mark: nil)
    let refusal = #expect(throws: UnsafeOutput.self) { try folder(site).recover() }
    #expect(
      refusal?.diagnostic.message
        == "a killed run was writing to /elsewhere, which is not the output of this one")
    #expect(
      refusal?.diagnostic.help
        == "run it again with the same --output, or delete \(site.root)/.linksite, and build anew")
  }

  @Test func finishesARunWithAnotherOutputInTheSiteFolder() throws {
    let site = try TestSite()
    try site.makeFolder("site/Other")
    try site.put("site/Other/mine", "mine")
    try site.makeFolder("site/.linksite")
    for name in ["tree/x/y", "new/1", "old/z"] {
      try site.put("site/.linksite/staging/\(name)", "new")
    }
    try write(["./Other", "./.linksite/staging", "place", "x"], mark: nil, site)
    #expect(try folder(site).recover() == .finished)
    #expect(try site.tree("\(site.root)/Other") == ["mine": "mine", "x/y": "new"])
  }

  @Test func isNoneWhenItIsNoFile() throws {
    for direction in Journal.Direction.allCases {
      let site = try TestSite()
      try site.build(["a": "1"])
      try site.makeFolder("site/.linksite/\(direction.rawValue)")
      #expect(try folder(site).recover() == .nothing)
      try site.link("site/.linksite/\(direction.rawValue)", to: "../mine")
      #expect(try folder(site).recover() == .nothing)
      #expect(try site.litter() == [])
    }
  }

  @Test func aCopiedFolderBuildsWhatTheKilledRunDidNotFinish() throws {
    let site = try TestSite()
    try site.build(RecoveryTests.old)
    do {
      let writer = try folder(site).begin()
      for (path, bytes) in RecoveryTests.new.files { try writer.add(path, bytes) }
      let collected = writer.collected.with { $0 }
      let new = OwnFiles(collected.lines)
      let commit = try writer.journaled(collected, new, try writer.rest(collected, new).stale)
      for step in try #require(commit).steps.prefix(9) { try #require(commit).make(step) }
    }
    let copy = "\(site.path)/copy"
    try FileManager.default.copyItem(atPath: site.root, toPath: copy)
    let folder = try SiteFolder(output: "\(copy)/Site", root: copy)
    #expect(try folder.recover() == .ignored)
    let writer = try folder.begin()
    for (path, bytes) in RecoveryTests.new.files { try writer.add(path, bytes) }
    #expect(try writer.commit().refusals == [])
    #expect(
      try site.tree("\(copy)/Site").filter { $0.key != ".linksite-files" && $0.value != "folder" }
        == texts(RecoveryTests.new))
  }

  // MARK: Leftovers

  @Test func removesNothingThatAListNamesWhichCameWithTheFolder() throws {
    for list in [["away/.mine.linksite-new"], ["1 2", "away/.mine.linksite-new"]] {
      let site = try attacked(["./Site", "./.linksite/staging"], mark: "1 2")
      let paths = list.map { $0.replacingOccurrences(of: "away", with: "\(site.path)/away") }
      try site.put("site/.linksite/outside", paths.map { $0 + "\u{0}" }.joined())
      let before = try outside(site)
      #expect(try folder(site).recover() == .ignored)
      #expect(try outside(site) == before)
    }
  }

  @Test func everyCommandRemovesWhatAKilledRunHasLeftInTheOutput() throws {
    for keepsList in [true, false] {
      let site = try TestSite()
      try site.build(["a": "1"])
      try site.put("site/Site/.linksite-staging/new/1", "x")
      try site.put("site/Site/.linksite-staging/written-by-linksite", "")
      if keepsList {
        try Leftovers.announce(["\(site.output)/.linksite-staging"], in: Folder(path: site.state))
      } else {
        try FileManager.default.removeItem(atPath: site.state)
      }
      #expect(try folder(site).recover() == .nothing)
      #expect(try site.litter() == [])
      #expect(try site.siteTree() == ["a": "1"])
    }
  }

  @Test func leavesWhatARunAtWorkHasStaged() throws {
    let site = try TestSite()
    try site.build(["a": "1"])
    let writer = try folder(site).begin()
    try site.put("site/Site/.linksite-staging/written-by-linksite", "")
    #expect(try folder(site).recover() == .nothing)
    #expect(site.text("site/Site/.linksite-staging/written-by-linksite") == "")
    writer.abandon()
  }
}
