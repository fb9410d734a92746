import Foundation
import OutputProbe
import Testing

@testable import SiteOutput

/// Outputs in unusual places, and modes.
@Suite struct PlaceTests {
  let site: TestSite

  init() throws { site = try TestSite() }

  @Test func writesToAnotherFileSystem() throws {
    guard TestSite.memory != nil else {
      print("skipped: writesToAnotherFileSystem needs /dev/shm")
      return
    }
    let other = try TestSite(in: TestSite.disk)
    let output = "\(other.path)/deep/Site"
    for number in 0..<3 {
      let generation = Generation(number, size: 10)
      let result = try Probe.run(
        "build", site, output: output, number: number, size: 10, words: ["companion"])
      #expect(result.code == 0)
      var found = try site.tree(output)
      #expect(found.removeValue(forKey: ".linksite-files") == record(texts(generation)))
      #expect(found == texts(generation))
      #expect(try site.tree(site.state).keys.sorted() == ["lock"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(other.path)/deep") == ["Site"])
    }
  }

  @Test func cleansUpOnAnotherFileSystemAfterAKill() throws {
    guard TestSite.memory != nil else { return }
    let other = try TestSite(in: TestSite.disk)
    let output = "\(other.path)/Site"
    do {
      let writer = try site.folder(output: output).begin()
      try writer.add("a/b", [1])
      // As after a kill: nobody cleans up.
      writer.lock.with { $0 = nil }
    }
    let litter = try FileManager.default.contentsOfDirectory(atPath: other.path)
      .filter { $0.hasPrefix(".Site.linksite-") }
    #expect(litter.count == 1)
    #expect(try site.build(["a/b": "1"], output: output).counts == [1, 0, 0])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: other.path).sorted() == ["Site", "site"])
  }

  @Test func leavesTheUsersFolderThatIsNamedLikeItsStaging() throws {
    guard TestSite.memory != nil else { return }
    let other = try TestSite(in: TestSite.disk)
    let output = "\(other.path)/Site"
    try site.build(["a": "1"], output: output)
    try other.put("Site/.linksite-staging/new/1", "mine")
    #expect(throws: MachineFailure.self) { try site.build(["a": "2"], output: output) }
    #expect(other.text("Site/.linksite-staging/new/1") == "mine")
    #expect(other.text("Site/a") == "1")
  }

  @Test func cleansUpItsStagingAlsoWhenTheWorkingFilesAreGone() throws {
    guard TestSite.memory != nil else { return }
    let other = try TestSite(in: TestSite.disk)
    let output = "\(other.path)/Site"
    try site.build(["a": "1"], output: output)
    do {
      let writer = try site.folder(output: output).begin()
      try writer.add("a", Array("2".utf8))
      // As after a kill: nobody cleans up.
      writer.lock.with { $0 = nil }
    }
    try FileManager.default.removeItem(atPath: site.state)
    #expect(try site.build(["a": "3"], output: output).counts == [1, 0, 0])
    #expect(try site.tree(output).keys.sorted() == [".linksite-files", "a"])
  }

  @Test(arguments: [0, 1])
  func writesToAMountPoint(existing: Int) throws {
    try site.makeFolder("site/Site")
    try withMount(["-t", "tmpfs", "-o", "size=4m", "none"], at: site.output) { () throws in
      if existing == 1 { try site.put("site/Site/lost+found/x", "x") }
      for number in 0..<3 {
        #expect(try site.build(Generation(number, size: 10)).refusals == [])
        var expected = texts(Generation(number, size: 10))
        if existing == 1 { expected["lost+found/x"] = "x" }
        #expect(try site.siteTree() == expected)
        #expect(try site.litter() == [])
      }
    }
  }

  @Test func writesToABindMount() throws {
    try site.makeFolder("site/Site")
    try site.makeFolder("elsewhere")
    try withMount(["--bind", "\(site.path)/elsewhere"], at: site.output) { () throws in
      for number in 0..<3 {
        #expect(try site.build(Generation(number, size: 10)).refusals == [])
        #expect(try site.siteTree() == texts(Generation(number, size: 10)))
        #expect(try site.litter() == [])
      }
      #expect(site.text("elsewhere/index.html") == "generation 2\n")
    }
  }

  @Test func writesACompanionOnAnotherFileSystem() throws {
    try withMount(["-t", "tmpfs", "-o", "size=1m", "none"], at: "\(site.root)/Content") {
      () throws in
      for number in 0..<3 {
        try site.build(Generation(number, size: 3))
        #expect(
          try site.tree("\(site.root)/Content")
            == ["links.lock.json": "{\"generation\":\(number)}\n"])
      }
    }
  }

  @Test func takesEverythingBackWhenAFolderInTheOutputIsAnotherFileSystem() throws {
    try site.build(["a/x": "1", "b/x": "1"])
    try withMount(["-t", "tmpfs", "-o", "size=1m", "none"], at: "\(site.output)/b") { () throws in
      let before = try site.everything()
      #expect(throws: MachineFailure(.write, "\(site.output)/b/x", code: EXDEV)) {
        try site.build(["a/x": "2", "b/x": "2"])
      }
      #expect(try site.everything() == before)
    }
  }

  @Test(arguments: ["umask 022", "umask 077", "umask 000", "umask 002"])
  func givesTheSameModesUnderEveryUmask(setup: String) throws {
    for number in 0..<2 {
      let result = try Probe.run(
        "build", site, number: number, size: 5, words: ["companion"], setup: setup)
      #expect(result.code == 0)
      for name in try FileManager.default.subpathsOfDirectory(atPath: site.output) + ["."] {
        let status = try #require(try FileStatus.following("\(site.output)/\(name)"))
        #expect(status.mode == (status.kind == .folder ? 0o755 : 0o644), "\(name)")
      }
      let companion = try FileStatus.following("\(site.root)/Content/links.lock.json")
      #expect(companion?.mode == 0o644)
    }
  }

  @Test func givesUnchangedFilesTheirModeBackWithoutWritingThem() throws {
    try site.build(["a": "1", "b/c": "1"])
    chmod("\(site.output)/b/c", 0o600)
    let before = try #require(try FileStatus.following("\(site.output)/b/c"))
    #expect(try site.build(["a": "1", "b/c": "1"]).counts == [0, 2, 0])
    let after = try #require(try FileStatus.following("\(site.output)/b/c"))
    #expect(after.mode == 0o644)
    #expect(after.identity == before.identity)
    #expect(after.modified == before.modified)
  }

  @Test func takesOverHardLinksWithoutWritingIntoThem() throws {
    try site.build(["a": "1"])
    try FileManager.default.linkItem(atPath: "\(site.output)/a", toPath: "\(site.path)/other")
    try site.build(["a": "2"])
    #expect(site.text("other") == "1")
    #expect(site.text("site/Site/a") == "2")
  }
}
