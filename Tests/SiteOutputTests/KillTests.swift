import Foundation
import OutputProbe
import Testing

@testable import SiteOutput

/// A program that writes one generation after another, killed at random moments.
@Suite(.serialized) struct KillTests {
  /// `LINKSITE_KILLS` makes a longer run of it.
  static let kills =
    ProcessInfo.processInfo.environment["LINKSITE_KILLS"].flatMap { Int($0) } ?? 30

  @Test func leavesTheWholeOldOrTheWholeNewSite() throws {
    let site = try TestSite()
    try site.put("site/Site/CNAME", "calls.example.com")
    try site.put("site/Site/.git/HEAD", "ref: refs/heads/main")
    var generation = Generation(0, size: 30)
    var outcomes: [String: Int] = [:]
    let pace = try pace(generation.size)
    for turn in 0..<Self.kills {
      let probe = try Probe(
        "generations", site, number: generation.number, size: generation.size,
        words: ["companion"])
      #expect(probe.nextText().hasPrefix("ready"))
      if turn % 2 == 0 {
        usleep(.random(in: 0...pace * 2))
      } else {
        waitForJournal(site, atMost: pace * 3)
      }
      probe.kill()

      let outcome = try site.folder().recover()
      outcomes["\(outcome)", default: 0] += 1
      if site.text("site/Site/index.html") == nil { continue }
      let found = try #require(number(site))
      #expect(found >= generation.number)
      generation = Generation(found, size: generation.size)
      var expected = texts(generation)
      #expect(site.text("site/Site/.linksite-files") == record(expected))
      expected["CNAME"] = "calls.example.com"
      expected[".git/HEAD"] = "ref: refs/heads/main"
      #expect(try site.siteTree() == expected)
      #expect(site.text("site/Content/links.lock.json") == "{\"generation\":\(found)}\n")
      // Staged files of a run that was killed before its commit go with the next run that writes.
      try site.folder().begin().abandon()
      #expect(try site.litter() == [])
    }
    print("killed \(Self.kills) times at generation \(generation.number): \(outcomes)")
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
  private func number(_ site: TestSite) -> Int? {
    site.text("site/Site/index.html")?.split(whereSeparator: \.isWhitespace).last
      .flatMap { Int($0) }
  }
}
