import Foundation
import Testing

@testable import SiteOutput

@Suite struct JournalTests {
  @Test func comesBackAsItWasWritten() throws {
    let site = try TestSite()
    let state = try Folder.making(site.state)
    let journal = Journal(
      output: site.output, staging: "/elsewhere/.Site.linksite-1",
      steps: [
        .file(number: 1, path: "a/b", replaces: true),
        .file(number: 2, path: "c\nd", replaces: false),
        .place(path: "é"), .site(output: site.output), .removal(number: 3, path: "end"),
        .companion(path: "\(site.root)/Content/x", replaces: true),
        .companion(path: "/abs/x", replaces: false), .finish(number: 4),
      ])
    try journal.write(into: state, root: site.root)
    #expect(Journal.exists(in: state))
    #expect(try Journal.read(.forward, in: state, root: site.root) == journal)
    #expect(try Journal.read(.back, in: state, root: site.root) == nil)
    let moved = try #require(try Journal.read(.forward, in: state, root: "/new"))
    #expect(moved.output == "/new/Site")
    #expect(moved.staging == "/elsewhere/.Site.linksite-1")
    #expect(moved.steps[5] == .companion(path: "/new/Content/x", replaces: true))
  }

  @Test func isNoneWhenAnyOfItsEndIsMissing() throws {
    let site = try TestSite()
    let state = try Folder.making(site.state)
    try Journal(
      output: site.output, staging: site.state, steps: [.removal(number: 12, path: "x/end")]
    )
    .write(into: state, root: site.root)
    let path = "\(site.state)/journal"
    let bytes = try #require(FileManager.default.contents(atPath: path))
    for count in 0..<bytes.count {
      try bytes.prefix(count).write(to: URL(fileURLWithPath: path))
      #expect(try Journal.read(.forward, in: state, root: site.root) == nil, "\(count)")
    }
  }
}

@Suite struct OwnFilesTests {
  private let lines = (0..<50).map { FileLine(path: "\($0)", bytes: [1, 2]) }

  @Test func comesBackAsItWasWritten() {
    let files = OwnFiles(lines)
    #expect(OwnFiles(text: files.text).lines == lines.sorted())
    let texts = String(decoding: files.text, as: UTF8.self).split(separator: "\n")
    #expect(texts == texts.sorted())
    #expect(texts.allSatisfy { $0.utf8.count == 32 })
  }

  @Test func keepsEachLineOnce() {
    #expect(OwnFiles(lines + lines).lines == lines.sorted())
    #expect(OwnFiles(lines.prefix(30)).union(OwnFiles(lines.suffix(30))).lines == lines.sorted())
  }

  @Test func findsExactlyItsLines() {
    let files = OwnFiles(lines.prefix(25))
    for (index, line) in lines.enumerated() { #expect(files.contains(line) == (index < 25)) }
    #expect(
      OwnFiles(lines).subtracting(files).lines == OwnFiles(lines.suffix(25)).lines)
  }

  @Test(arguments: [
    "", "0", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdeff",
    "0123456789ABCDEF0123456789ABCDEF", "0123456789abcdef 123456789abcdef",
  ])
  func leavesOutALineThatIsNone(line: String) {
    let good = "0123456789abcdef0123456789abcdef"
    let files = OwnFiles(text: Array("\(line)\n\(good)\r\n\(line)".utf8))
    #expect(String(decoding: files.text, as: UTF8.self) == "\(good)\n")
  }
}
