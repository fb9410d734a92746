import Foundation
import OutputProbe
import Testing

@testable import SiteOutput

/// What the machine can refuse: afterwards the old site is whole and nothing else is left.
@Suite struct FailureTests {
  @Test func keepsTheOldSiteOnAFullDisk() throws {
    // Room for the first site and not for two of them; many sizes, so that it fills at any moment.
    try withFileSystem(options: "size=300k") { site in
      try site.build(Generation(0, size: 20))
      let before = try site.everything()
      var failures = 0
      for size in 0..<24 {
        let result = try Probe.run(
          "build", site, number: 1, size: 20 + size * 8, words: ["companion"])
        if result.code == 0 {
          #expect(try site.siteTree() == texts(Generation(1, size: 20 + size * 8)))
          try site.build(Generation(0, size: 20))
        } else {
          failures += 1
          #expect(result.code == 74)
          #expect(result.text.hasPrefix("cannot "))
          #expect(result.text.hasSuffix(": No space left on device"))
        }
        #expect(try site.everything() == before)
      }
      #expect(failures > 5)
    }
  }

  @Test func keepsTheOldSiteWhenInodesRunOut() throws {
    try withFileSystem(options: "size=8m,nr_inodes=260") { site in
      try site.build(Generation(0, size: 20))
      let before = try site.everything()
      for size in [20, 30, 40, 50] {
        let result = try Probe.run("build", site, number: 1, size: size, words: ["companion"])
        if result.code == 0 {
          try site.build(Generation(0, size: 20))
        } else {
          #expect(result.code == 74)
        }
        #expect(try site.everything() == before)
      }
    }
  }

  @Test func saysWhichFileAndWhyAndNothingElse() throws {
    try withFileSystem(options: "size=64k") { site in
      let writer = try site.folder().begin()
      let path = "\(site.output)/big.bin"
      #expect(throws: MachineFailure(.write, path, code: ENOSPC)) {
        try writer.add("big.bin", [UInt8](repeating: 1, count: 1 << 20))
      }
      writer.abandon()
      #expect(try site.litter() == [])
      #expect(!FileManager.default.fileExists(atPath: site.output))
    }
  }

  @Test func keepsTheOldSiteWhenAFileMayNotGrow() throws {
    let site = try TestSite()
    try site.build(["a": "1"])
    let before = try site.everything()
    // The limit counts 512-byte blocks in dash and KiB in bash; 100 entries of 20 lines pass both.
    let result = try Probe.run(
      "build", site, number: 1, size: 400, words: ["adopting"],
      setup: "trap '' XFSZ; ulimit -f 1")
    #expect(result.code == 74)
    #expect(result.text.hasSuffix(": File too large"))
    #expect(try site.everything() == before)
  }

  @Test func keepsTheOldSiteWhenAFolderIsNotWritable() throws {
    let site = try TestSite()
    try site.build(["a/b": "1", "c": "1"])
    let before = try site.everything()
    chmod("\(site.output)/a", 0o555)
    try giveToNobody(site)
    let result = try Probe.run("build", site, words: ["as-nobody"])
    #expect(result.code == 74)
    #expect(result.text == "cannot write \(site.output)/a/b: Permission denied")
    chmod("\(site.output)/a", 0o755)
    #expect(try site.everything() == before)
  }

  @Test func saysWhichFileCannotBeRead() throws {
    let site = try TestSite()
    try site.build(["index.html": "1"])
    chmod("\(site.output)/index.html", 0o200)
    try giveToNobody(site)
    let result = try Probe.run("build", site, words: ["as-nobody"])
    #expect(
      result == .init(code: 74, text: "cannot read \(site.output)/index.html: Permission denied"))
  }

  @Test func keepsTheOldSiteOnAReadOnlyFileSystem() throws {
    try withFileSystem(options: "size=1m") { site in
      try site.build(["a": "1"])
      let before = try site.everything()
      try run("mount", "-o", "remount,ro", site.mountPoint)
      defer { try? run("mount", "-o", "remount,rw", site.mountPoint) }
      let result = try Probe.run("build", site)
      #expect(result.code == 74)
      #expect(result.text.hasSuffix(": Read-only file system"))
      #expect(try site.everything() == before)
      #expect(try site.folder().recover() == .nothing)
    }
  }

  /// Every step in turn meets a folder that lost its permission after everything was checked.
  @Test func takesEverythingBackWhenAStepFails() throws {
    let site = try TestSite()
    let old = ["a/x": "1", "b/x": "1", "b/y": "1", "c/x": "1", "d/x": "1", "index.html": "1"]
    try site.build(old)
    let before = try site.everything()
    let next = ["a/x": "2", "b/x": "2", "b/new/z": "2", "c/x": "2", "index.html": "2"]
    var failures = 0
    for name in ["a", "b", "c", "d"] {
      let writer = try site.folder().begin()
      for (path, text) in next { try writer.add(path, Array(text.utf8)) }
      let collected = writer.collected.with { $0 }
      let new = OwnFiles(collected.lines)
      let stale = try writer.rest(collected, new).stale
      let commit = try #require(try writer.journaled(collected, new, stale))
      // A superuser meets no missing permission, but nobody renames out of what is not there.
      try FileManager.default.moveItem(
        atPath: "\(site.output)/\(name)", toPath: "\(site.path)/away")
      do { try commit.run() } catch { failures += 1 }
      writer.abandon()
      try FileManager.default.moveItem(
        atPath: "\(site.path)/away", toPath: "\(site.output)/\(name)")
      if name != "d" { #expect(try site.everything() == before) }
    }
    #expect(failures == 3)
  }

  @Test func worksWithFewOpenFiles() throws {
    let site = try TestSite()
    for number in 0..<3 {
      let result = try Probe.run(
        "build", site, number: number, size: 300, words: ["companion"], setup: "ulimit -n 48")
      #expect(result.code == 0)
      #expect(try site.siteTree() == texts(Generation(number, size: 300)))
    }
  }

  @Test func writesTenThousandFilesWithFewOpenFiles() throws {
    let site = try TestSite()
    let result = try Probe.run("build", site, size: 5000, setup: "ulimit -n 64")
    #expect(result.code == 0)
    #expect(result.text == "11003 written, 0 unchanged, 0 removed")
  }

  @Test func failsCleanlyWhenNoFileCanBeOpened() throws {
    let site = try TestSite()
    try site.build(["a": "1"])
    let before = try site.everything()
    for limit in 4...10 {
      let result = try Probe.run(
        "build", site, size: 10, words: ["adopting"], setup: "ulimit -n \(limit)")
      #expect(result.code == 74)
      #expect(result.text.hasSuffix(": Too many open files"))
      #expect(try site.everything() == before, "\(limit)")
    }
  }

  private func giveToNobody(_ site: TestSite) throws {
    if getuid() == 0 { try run("chown", "-R", "65534:65534", site.path) }
  }
}
