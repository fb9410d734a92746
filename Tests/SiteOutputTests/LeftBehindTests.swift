import Diagnostics
import Foundation
import Testing

@testable import SiteOutput

/// Files of ours that were changed after they were written, and are not needed any more.
@Suite struct LeftBehindTests {
  let site: TestSite

  init() throws { site = try TestSite() }

  private func build(
    _ files: [String: String], clearing: [String] = [], adopting: Bool = false,
    isStrict: Bool = false
  ) throws -> Outcome {
    let claim = SiteClaim(folders: ["join", "j"], cleared: clearing)
    let writer = try site.folder().begin(adopting: adopting, claiming: claim)
    for (path, text) in files { try writer.add(path, Array(text.utf8)) }
    return try writer.commit(isStrict: isStrict)
  }

  private func shown(_ paths: [String]) -> [String] { paths.map { "\(site.output)/\($0)" } }

  @Test func namesAChangedFileThatStaysInAFolderOfTheSite() throws {
    try site.build(["a": "1", "join/b/de/index.html": "1", "join/b/x": "1"])
    try site.put("site/Site/join/b/de/index.html", "changed")
    try site.put("site/Site/mine", "mine")
    let outcome = try build(["a": "1"])
    #expect(outcome.counts == [0, 1, 1])
    #expect(outcome.summary?.leftBehind == shown(["join/b/de/index.html"]))
    #expect(outcome.summary?.lost.count == 0)
    // From now on nothing tells that it ever was ours, and only a check looks for it.
    #expect(try build(["a": "2"]).summary?.leftBehind == [])
    let writer = try site.folder().beginDryRun(claiming: SiteClaim(folders: ["join"]))
    try writer.add("a", Array("2".utf8))
    #expect(try writer.commit().summary?.leftBehind == shown(["join/b/de/index.html"]))
  }

  @Test func countsAChangedFileElsewhereAndNamesWhatItMayBe() throws {
    try site.build(["a": "1", "style.css": "1", "other.css": "1", "old.txt": "1"])
    for name in ["style.css", "CNAME", ".gitignore"] { try site.put("site/Site/\(name)", "x") }
    try FileManager.default.removeItem(atPath: "\(site.output)/other.css")
    let summary = try build(["a": "1"]).summary
    #expect(summary?.removed == 1)
    #expect(summary?.leftBehind == [])
    #expect(summary?.lost == .init(count: 2, candidates: shown(["CNAME", "style.css"])))
  }

  @Test func saysNothingOfFilesThatTheUserDeleted() throws {
    try site.build(["a": "1", "join/b": "1"])
    try FileManager.default.removeItem(atPath: "\(site.output)/join/b")
    let summary = try #require(try build(["a": "1"]).summary)
    #expect(summary.diagnostics.isEmpty)
  }

  @Test func refusesWhenStrict() throws {
    try site.build(["a": "1", "join/b": "1"])
    try site.put("site/Site/join/b", "changed")
    let outcome = try build(["a": "2"], isStrict: true)
    #expect(outcome.refusals.map { $0.hasSuffix("[left-behind]") } == [true])
    #expect(try site.siteTree() == ["a": "1", "join/b": "changed"])
    #expect(try site.litter() == [])
  }

  @Test func clearsAFolderWholeOrNotAtAll() throws {
    try site.build(["a": "1", "join/b/x": "1", "join/b/y": "1", "join/bc/x": "1"])
    try site.put("site/Site/join/b/x", "changed")
    try site.put("site/Site/join/bc/z", "mine")
    let before = try site.everything()
    #expect(
      try build(["a": "1", "join/bc/x": "1"], clearing: ["join/b"]).refusals == [
        "\(site.output)/join/b/x holds bytes that linksite did not write [foreign-file]"
      ])
    #expect(try site.everything() == before)
    let outcome = try build(["a": "1", "join/bc/x": "1"], clearing: ["join/b"], adopting: true)
    #expect(outcome.counts == [0, 2, 2])
    #expect(try site.siteTree() == ["a": "1", "join/bc/x": "1", "join/bc/z": "mine"])
  }

  /// What is taken over is ours by the time that it moves, so the next command does not stop there.
  @Test func finishesAKilledRunThatTookFilesOver() throws {
    for made in 0...5 {
      let site = try TestSite()
      try site.build(["a": "1", "join/b/x": "1"])
      try site.put("site/Site/join/b/x", "changed")
      try site.put("site/Site/a", "changed")
      let writer = try site.folder().begin(
        adopting: true, claiming: SiteClaim(cleared: ["join/b"]))
      try writer.add("a", Array("1".utf8))
      do {
        var collected = writer.collected.with { $0 }
        let new = OwnFiles(collected.lines)
        let stale = writer.stale(try writer.rest(collected, new), &collected)
        let commit = try #require(try writer.journaled(collected, new, stale))
        #expect(commit.steps.count == 4)
        for step in commit.steps.prefix(made) { try commit.make(step) }
      }
      writer.lock.with { $0 = nil }
      #expect(try site.folder().recover() == .finished)
      #expect(try site.siteTree() == ["a": "1"])
      #expect(site.text("site/Site/.linksite-files") == record(["a": "1"]))
    }
  }
}

extension Outcome {
  fileprivate var summary: Summary? {
    if case .done(let summary) = self { summary } else { nil }
  }
}
