import Foundation
import Testing

@testable import SiteOutput

@Suite struct LockTests {
  let site: TestSite

  init() throws { site = try TestSite() }

  @Test func refusesASecondRunAndNamesTheFirst() throws {
    let probe = try Probe("hold", site)
    #expect(probe.nextText() == "held by \(probe.process.processIdentifier)")
    let held = #expect(throws: LockHeld.self) { try site.folder().begin() }
    #expect(
      held?.message
        == "another linksite run (pid \(probe.process.processIdentifier)) is working on this folder"
    )
    #expect(
      try Probe.run("build", site) == .init(code: 75, text: try #require(held?.message)))
    try probe.endInput()
    #expect(try probe.result().code == 0)
    #expect(try site.build(["a": "1"]).counts == [1, 0, 0])
  }

  @Test func ignoresTheLockOfAKilledRun() throws {
    let probe = try Probe("hold", site)
    _ = probe.nextText()
    probe.kill()
    #expect(try site.build(["a": "1"]).counts == [1, 0, 0])
  }

  @Test func ignoresALockFileThatNobodyHolds() throws {
    try site.put("site/.linksite/lock", "1\n")
    #expect(try site.build(["a": "1"]).counts == [1, 0, 0])
  }

  @Test func locksTheOutputAgainstAnotherSiteFolder() throws {
    try site.build(["a": "1"])
    try site.makeFolder("second")
    let writer = try site.folder().begin()
    let held = #expect(throws: LockHeld.self) {
      try SiteFolder(output: site.output, root: "\(site.path)/second").begin()
    }
    #expect(held?.message == "another linksite run is working on this folder")
    writer.abandon()
    _ = try SiteFolder(output: site.output, root: "\(site.path)/second").begin()
  }

  @Test func keepsTheSiteWholeWhenTwoSiteFoldersMakeOneOutput() throws {
    try site.makeFolder("second")
    let first = try site.folder().begin()
    let second = try SiteFolder(output: site.output, root: "\(site.path)/second").begin()
    try first.add("a", [1])
    try second.add("b", [2])
    #expect(try first.commit().counts == [1, 0, 0])
    #expect(throws: MachineFailure.self) { try second.commit() }
    #expect(try site.siteTree() == ["a": "\u{1}"])
  }

  @Test func givesTheLockBackWhenTheRunIsOver() throws {
    let writer = try site.folder().begin()
    try writer.add("a", [1])
    _ = try writer.commit()
    let second = try site.folder().begin()
    second.abandon()
    _ = try site.folder().begin()
  }

  @Test func blocksNoReaders() throws {
    try site.build(["a": "1"])
    let writer = try site.folder().begin()
    #expect(try site.folder().recover() == .nothing)
    let dry = try site.folder().beginDryRun()
    try dry.add("a", Array("1".utf8))
    #expect(try dry.commit().counts == [0, 1, 0])
    writer.abandon()
  }
}
