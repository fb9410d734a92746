import Foundation
import Testing

@testable import SiteOutput

/// Files that stay because what they are made of is the same: only their status is asked for.
struct KeptFilesTests {
  private let site: TestSite

  init() throws {
    site = try TestSite()
    try site.put("site/Content/site.yml", "host: calls.example.com\n")
  }

  private static let pages = [
    "join/a/index.html": "<p>a</p>", "join/a/meeting.json": "{}", "j/a/index.html": "<p>a</p>",
  ]

  private func memory(_ options: [String] = []) throws -> UnchangedSite {
    let found = try InputSnapshot(
      of: ["\(site.root)/Content"], without: "", skipping: { _ in false })
    let inputs = try #require(found)
    let memory = UnchangedSite(
      options: options, inputs: inputs, lock: "\(site.root)/Content/links.lock.json")
    return try #require(memory)
  }

  /// Builds the pages of one group with the key, and a page beside them.
  ///
  /// - Returns: whether the group was kept, and what the build did.
  @discardableResult
  private func build(
    _ pages: [String: String] = pages, key: String = "a", output: String? = nil,
    whenWritten: @escaping () throws -> Void = {}
  ) throws -> (isKept: Bool, outcome: Outcome) {
    let place = try site.folder(output: output)
    let memory = try memory()
    let key = ContentKey(Array(key.utf8))
    let writer = try place.begin()
    let known = memory.pages(in: place)
    let isKept = known.map { writer.keep(key, from: $0) } ?? false
    if !isKept { for (path, text) in pages { try writer.add(path, Array(text.utf8)) } }
    try writer.add("index.html", Array("home".utf8))
    let outcome = try writer.commit { written in
      try? whenWritten()
      // A file that is as young as the record could be written to once more without showing.
      usleep(30_000)
      memory.remember(written, meetings: 1, isSilent: true) { add in
        let folders = Dictionary(grouping: pages.keys.sorted()) { pathParts($0).folder }
        add(.init(key, folders.map { ($0.key, $0.value.map { pathParts($0).name }) }))
        add(.init(.none, [("", ["index.html"])]))
      }
    }
    return (isKept, outcome)
  }

  @Test func staysWithTheSameKey() throws {
    try build()
    let before = try site.tree(site.output)
    let (isKept, outcome) = try build()
    #expect(isKept)
    #expect(outcome.counts == [0, 4, 0])
    #expect(try site.tree(site.output) == before)
    // Also from what a build remembers that kept it.
    #expect(try build().isKept)
    #expect(try site.tree(site.output) == before)
  }

  @Test func isMadeWithAnotherKey() throws {
    try build()
    var pages = Self.pages
    pages["join/a/index.html"] = "<p>b</p>"
    let (isKept, outcome) = try build(pages, key: "b")
    #expect(!isKept)
    #expect(outcome.counts == [1, 3, 0])
    #expect(try !build(key: "a").isKept)
  }

  enum Damage: String, CaseIterable {
    case touched, replaced, deleted, closed, linked, folderLinked, forged

    func happen(to path: String) throws {
      let manager = FileManager.default
      let file = "\(path)/join/a/index.html"
      switch self {
      case .touched: utimes(file, nil)
      case .replaced:
        try manager.copyItem(atPath: file, toPath: "\(file).new")
        rename("\(file).new", file)
      case .deleted: try manager.removeItem(atPath: file)
      case .closed: chmod(file, 0o600)
      case .linked:
        try manager.moveItem(atPath: file, toPath: "\(path)/../elsewhere.html")
        try manager.createSymbolicLink(atPath: file, withDestinationPath: "../../../elsewhere.html")
      case .folderLinked:
        try manager.moveItem(atPath: "\(path)/join", toPath: "\(path)/../elsewhere")
        try manager.createSymbolicLink(
          atPath: "\(path)/join", withDestinationPath: "../elsewhere")
      case .forged:
        // The same size and time of change, which anybody can set.
        var info = stat()
        stat(file, &info)
        try "<p>X</p>".write(toFile: file, atomically: false, encoding: .utf8)
        #if canImport(Darwin)
          let seconds = info.st_mtimespec.tv_sec
        #else
          let seconds = info.st_mtim.tv_sec
        #endif
        var times = [timeval](repeating: timeval(tv_sec: seconds, tv_usec: 0), count: 2)
        utimes(file, &times)
      }
    }
  }

  @Test(arguments: Damage.allCases)
  func isMadeAndComparedWhenAFileIsNotAsItWas(_ damage: Damage) throws {
    try build()
    try damage.happen(to: site.output)
    let (isKept, outcome) = try build()
    #expect(!isKept)
    switch damage {
    case .forged: #expect(outcome.refusals.first?.hasSuffix("[foreign-file]") == true)
    case .linked, .folderLinked:
      #expect(outcome.refusals.first?.hasSuffix("[output-in-the-way]") == true)
    case .deleted: #expect(outcome.counts == [1, 3, 0])
    case .touched, .replaced, .closed: #expect(outcome.counts == [0, 4, 0])
    }
  }

  @Test func nothingIsRememberedOfAFileThatSomebodyChangedMeanwhile() throws {
    let page = "\(site.output)/join/a/index.html"
    try build { try "<p>X</p>".write(toFile: page, atomically: false, encoding: .utf8) }
    #expect(try site.tree(site.state)["unchanged"] == nil)
    let (isKept, outcome) = try build()
    #expect(!isKept)
    #expect(outcome.refusals.first?.hasSuffix("[foreign-file]") == true)
  }

  @Test func isMadeForAnotherOutput() throws {
    try build()
    let (isKept, outcome) = try build(output: "\(site.root)/Other")
    #expect(!isKept)
    #expect(outcome.counts == [4, 0, 0])
  }

  /// The record may be lost, cut or damaged at any place: then files are made.
  @Test func aDamagedRecordIsNeverBelieved() throws {
    try build()
    let record = "\(site.state)/unchanged"
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: record)))
    let place = try site.folder()
    let key = ContentKey(Array("a".utf8))
    func group(in bytes: [UInt8]) throws -> [UInt8]? {
      try Data(bytes).write(to: URL(fileURLWithPath: record))
      return try memory().pages(in: place).flatMap { pages in
        pages.group(key).map { Array(pages.site.bytes[$0]) }
      }
    }
    let whole = try #require(try group(in: bytes))
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(try group(in: Array(bytes[..<length])) == nil)
    }
    for index in stride(from: 0, to: bytes.count, by: 3) {
      var damaged = bytes
      damaged[index] ^= 0x55
      let found = try group(in: damaged)
      #expect(found == nil || found == whole, "byte \(index)")
    }
  }
}
