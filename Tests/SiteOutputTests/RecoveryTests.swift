import Foundation
import OutputProbe
import Testing

@testable import SiteOutput

/// What the next command makes of a run that ended between any two of its steps.
@Suite struct RecoveryTests {
  static let old = Generation(4, size: 6)
  static let new = Generation(5, size: 6)

  @Test func finishesARunThatWasKilledAfterAnyStep() throws {
    var count = 1
    var made = 0
    while made <= count {
      let site = try TestSite()
      try site.build(Self.old)
      do {
        let commit = try begin(site)
        count = commit.steps.count
        for step in commit.steps.prefix(made) { try commit.make(step) }
      }
      #expect(try site.folder().recover() == .finished)
      try expect(site, Self.new)
      made += 1
    }
    #expect(count == 20)
  }

  @Test func takesARunBackThatWasKilledWhileItWasTakenBack() throws {
    for made in [0, 1, 5, 12, 20] {
      for undone in [0, 1, 4, made] where undone <= made {
        let site = try TestSite()
        try site.build(Self.old)
        do {
          let commit = try begin(site)
          for step in commit.steps.prefix(made) { try commit.make(step) }
          try commit.state.rename("journal", to: commit.state, "journal.back")
          for step in commit.steps.prefix(made).reversed().prefix(undone) {
            try commit.takeBack(step)
          }
        }
        #expect(try site.folder().recover() == .takenBack)
        try expect(site, Self.old)
      }
    }
  }

  @Test func finishesAFirstBuildThatWasKilledBeforeItsRename() throws {
    for made in 0...2 {
      let site = try TestSite()
      do {
        let commit = try begin(site)
        #expect(commit.steps.count == 2)
        for step in commit.steps.prefix(made) { try commit.make(step) }
      }
      #expect(try site.folder().recover() == .finished)
      try expect(site, Self.new)
    }
  }

  @Test func recoversWhenTheNextRunBegins() throws {
    let site = try TestSite()
    try site.build(Self.old)
    do {
      let commit = try begin(site)
      for step in commit.steps.prefix(9) { try commit.make(step) }
    }
    let writer = try site.folder().begin()
    try expect(site, Self.new)
    writer.abandon()
  }

  @Test func buildsAgainWhenTheStateFolderIsLostInTheMiddle() throws {
    for made in [0, 1, 9, 18] {
      let site = try TestSite()
      try site.build(Self.old)
      do {
        let commit = try begin(site)
        for step in commit.steps.prefix(made) { try commit.make(step) }
      }
      try FileManager.default.removeItem(atPath: site.state)
      #expect(try site.folder().recover() == .nothing)
      #expect(try site.build(Self.new).refusals == [])
      // Folders that were about to be removed may stay, but no file.
      #expect(try site.siteTree().filter { $0.value != "folder" } == texts(Self.new))
    }
  }

  @Test func leavesWhatTheUserPutThereInBetween() throws {
    let site = try TestSite()
    try site.build(["a": "1", "b": "1", "c": "1", "d/e": "1"])
    do {
      let writer = try site.folder().begin()
      for (path, text) in ["a": "2", "b": "2", "new": "2", "place/x": "2"] {
        try writer.add(path, Array(text.utf8))
      }
      _ = try journal(writer)
    }
    try site.put("site/Site/a", "mine")
    try site.put("site/Site/c", "mine")
    try site.put("site/Site/new", "mine")
    try site.put("site/Site/place/y", "mine")
    #expect(try site.folder().recover() == .finished)
    #expect(
      try site.siteTree() == ["a": "mine", "b": "2", "c": "mine", "new": "mine", "place/y": "mine"])
  }

  @Test func followsASiteFolderThatWasMovedInBetween() throws {
    let site = try TestSite()
    try site.build(Self.old)
    do {
      let commit = try begin(site)
      for step in commit.steps.prefix(9) { try commit.make(step) }
    }
    let moved = "\(site.path)/moved"
    try FileManager.default.moveItem(atPath: site.root, toPath: moved)
    #expect(try SiteFolder(output: "\(moved)/Site", root: moved).recover() == .finished)
    #expect(
      try site.tree("\(moved)/Site").filter { $0.key != ".linksite-files" } == texts(Self.new))
    #expect(site.text("moved/Content/links.lock.json") == "{\"generation\":5}\n")
  }

  @Test func forgetsAJournalWhoseOutputIsGone() throws {
    let site = try TestSite()
    try site.build(["a": "1"])
    do {
      let writer = try site.folder().begin()
      try writer.add("a", [2])
      _ = try journal(writer)
    }
    try FileManager.default.removeItem(atPath: site.output)
    #expect(try site.folder().recover() == .takenBack)
    #expect(try site.build(["a": "3"]).counts == [1, 0, 0])
  }

  @Test func ignoresAJournalThatIsNotWhole() throws {
    let site = try TestSite()
    try site.build(Self.old)
    do { _ = try begin(site) }
    let path = "\(site.state)/journal"
    let bytes = try #require(FileManager.default.contents(atPath: path))
    try bytes.dropLast(7).write(to: URL(fileURLWithPath: path))
    #expect(try site.folder().recover() == .nothing)
    try expect(site, Self.old)
  }

  @Test func waitsForARunThatIsAtWork() throws {
    let site = try TestSite()
    try site.build(["a": "1"])
    let writer = try site.folder().begin()
    try writer.add("a", [2])
    let commit = try #require(try journal(writer))
    guard case .busy(let held) = try site.folder().recover() else {
      Issue.record("the lock was not held")
      return
    }
    #expect(held.process == Int(getpid()))
    try commit.run()
    #expect(try site.siteTree() == ["a": "\u{2}"])
  }

  @Test func removesWhatAKilledRunHadStaged() throws {
    let site = try TestSite()
    try site.build(["a": "1"])
    try site.put("site/.linksite/staging/new/1", "x")
    try site.put("site/.linksite/journal.new", "x")
    try site.makeFolder("site/Site/.linksite-probe")
    try site.put("site/Site/.linksite-staging/new/1", "x")
    try site.put("site/Site/.linksite-staging/written-by-linksite", "")
    try site.put("site/Content/.links.lock.json.linksite-new", "x")
    try Leftovers.announce(
      [
        "\(site.root)/Content/.links.lock.json.linksite-new", "\(site.output)/.linksite-staging",
      ], in: Folder(path: site.state))
    #expect(try site.build(["a": "1"]).counts == [0, 1, 0])
    #expect(try site.litter() == [])
  }

  /// Names that linksite uses itself tell nothing about who made a file.
  @Test func leavesFilesOfTheUserThatAreNamedLikeItsOwn() throws {
    let site = try TestSite()
    try site.build(["a": "1"])
    let mine = [".linksite-staging/new/1": "mine", ".linksite-probe": "mine"]
    for (path, text) in mine { try site.put("site/Site/\(path)", text) }
    for text in ["1", "2"] { try site.build(["a": text]) }
    #expect(try site.siteTree() == mine.merging(["a": "2"]) { first, _ in first })
  }

  /// Everything up to the journal, for the second generation.
  private func begin(_ site: TestSite) throws -> Commit {
    let writer = try site.folder().begin()
    for (path, bytes) in Self.new.files { try writer.add(path, bytes) }
    try writer.addCompanion("\(site.root)/Content/links.lock.json", Self.new.companion)
    return try #require(try journal(writer))
  }

  private func journal(_ writer: SiteWriter) throws -> Commit? {
    let collected = writer.collected.with { $0 }
    let new = OwnFiles(collected.lines)
    return try writer.journaled(collected, new, try writer.rest(collected, new).stale)
  }

  private func expect(_ site: TestSite, _ generation: Generation) throws {
    let files = texts(generation)
    #expect(try site.siteTree() == files)
    #expect(site.text("site/Site/.linksite-files") == record(files))
    #expect(
      site.text("site/Content/links.lock.json") == "{\"generation\":\(generation.number)}\n")
    #expect(try site.litter() == [])
  }
}

/// The outputs of a generation as texts.
func texts(_ generation: Generation) -> [String: String] {
  generation.files.mapValues { String(decoding: $0, as: UTF8.self) }
}
