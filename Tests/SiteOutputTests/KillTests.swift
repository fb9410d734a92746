import Foundation
import OutputProbe
import Testing

@testable import SiteOutput

/// A program that writes one generation after another, killed at random moments.
@Suite(.serialized) struct KillTests {
  /// `LINKSITE_KILLS` makes a longer run of it.
  static let kills =
    ProcessInfo.processInfo.environment["LINKSITE_KILLS"].flatMap { Int($0) } ?? 30

  @Test(arguments: [false, true])
  func leavesTheWholeOldOrTheWholeNewSite(onAnotherFileSystem: Bool) throws {
    let site = try TestSite()
    let other = try TestSite(in: TestSite.disk)
    let output = onAnotherFileSystem ? "\(other.path)/Site" : site.output
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try Data("calls.example.com".utf8).write(to: URL(fileURLWithPath: "\(output)/CNAME"))
    var generation = Generation(0, size: 30)
    var outcomes: [String: Int] = [:]
    let pace = try pace(generation.size)
    let kills = onAnotherFileSystem ? Self.kills / 3 : Self.kills - Self.kills / 3
    for turn in 0..<kills {
      let probe = try Probe(
        "generations", site, output: output, number: generation.number, size: generation.size,
        words: ["companion"])
      #expect(probe.nextText().hasPrefix("ready"))
      if turn % 2 == 0 {
        usleep(.random(in: 0...pace * 2))
      } else {
        waitForJournal(site, atMost: pace * 3)
      }
      probe.kill()

      let folder = try site.folder(output: output)
      outcomes["\(try folder.recover())", default: 0] += 1
      guard let found = number(output) else { continue }
      #expect(found >= generation.number)
      generation = Generation(found, size: generation.size)
      // Staged files of a run that was killed before its commit go with the next run that writes.
      try folder.begin().abandon()
      var tree = try site.tree(output)
      #expect(tree.removeValue(forKey: ".linksite-files") == record(texts(generation)))
      #expect(tree.removeValue(forKey: "CNAME") == "calls.example.com")
      #expect(tree == texts(generation))
      #expect(
        try site.tree("\(site.root)/Content")
          == ["links.lock.json": "{\"generation\":\(found)}\n"])
      #expect(try site.tree(site.state).keys.sorted() == ["lock"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: other.path).sorted()
          == (onAnotherFileSystem ? ["Site", "site"] : ["site"]))
    }
    print("killed \(kills) times at generation \(generation.number): \(outcomes)")
  }

  @Test func makesAFirstSiteWholeOrNotAtAll() throws {
    let site = try TestSite()
    let pace = try pace(30)
    for _ in 0..<Self.kills / 3 {
      let probe = try Probe("generations", site, number: 7, size: 30)
      #expect(probe.nextText().hasPrefix("ready"))
      usleep(.random(in: 0...pace))
      probe.kill()
      _ = try site.folder().recover()
      if FileManager.default.fileExists(atPath: site.output) {
        let found = try #require(number(site.output))
        #expect(try site.siteTree() == texts(Generation(found, size: 30)))
        try FileManager.default.removeItem(atPath: site.output)
      }
    }
  }

  /// Microseconds for one generation, on this machine and under its load.
  private func pace(_ size: Int) throws -> UInt32 {
    let site = try TestSite()
    let probe = try Probe("generations", site, size: size)
    #expect(probe.nextText() == "ready")
    let start = Date()
    var text = ""
    while text.split(separator: "\n").count < 6 { text += probe.nextText() + "\n" }
    probe.kill()
    return UInt32(Date().timeIntervalSince(start) / 6 * 1_000_000)
  }

  /// Every other kill aims at the short time in which files are renamed.
  private func waitForJournal(_ site: TestSite, atMost microseconds: UInt32) {
    let end = Date().addingTimeInterval(Double(microseconds) / 1_000_000)
    while access("\(site.state)/journal", F_OK) != 0, Date() < end {}
  }

  /// The generation whose first page stands in the output.
  private func number(_ output: String) -> Int? {
    let page = FileManager.default.contents(atPath: "\(output)/index.html")
    return page.map { String(decoding: $0, as: UTF8.self) }?
      .split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
  }
}
