import Diagnostics
import Foundation
import Testing

@testable import SiteOutput

@Suite struct ArchiveTests {
  let site: TestSite

  init() throws { site = try TestSite() }

  private static let long = String(repeating: "folder/", count: 20) + "page.html"

  private func write(_ files: [String: String], to name: String = "site.tar") throws {
    let file = try ArchiveFile(at: "\(site.path)/\(name)")
    var part = Archive()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try part.add(path, Array(text.utf8))
    }
    try file.append(part)
    try file.finish()
  }

  private func refusal(_ name: String = "site.tar", adopting: Bool = false) throws -> String? {
    let found = try ArchiveFile.refusal(at: "\(site.path)/\(name)", adopting: adopting)
    return found.map { "\($0.message.replacingOccurrences(of: site.path, with: ".")) [\($0.id)]" }
  }

  private static let foreign =
    "./site.tar holds bytes that linksite did not write [foreign-file]"

  @Test(arguments: [
    [:], ["a": ""], ["a": "1", "b/c": String(repeating: "x", count: 512)],
    [long: String(repeating: "line\n", count: 30_000), "é": "é"],
  ])
  func knowsItsOwnArchives(files: [String: String]) throws {
    try write(files)
    #expect(try refusal() == nil)
    #expect(try refusal("absent.tar") == nil)
  }

  @Test func anyChangedByteMakesItTheUsers() throws {
    try write(["a": "1", "b/c": "two"])
    let url = URL(fileURLWithPath: "\(site.path)/site.tar")
    let bytes = try Data(contentsOf: url)
    for index in stride(from: 0, to: bytes.count, by: 61) {
      var changed = bytes
      changed[index] ^= 1
      try changed.write(to: url)
      #expect(try refusal() == Self.foreign, "\(index)")
    }
    for count in [0, 1, 511, 512, 513, bytes.count - 512, bytes.count - 1] {
      try bytes.prefix(count).write(to: url)
      #expect(try refusal() == Self.foreign, "\(count)")
    }
    try (bytes + [0]).write(to: url)
    #expect(try refusal() == Self.foreign)
    #expect(try refusal(adopting: true) == nil)
  }

  @Test(arguments: ["", "text\n", String(repeating: "\u{0}", count: 2048)])
  func refusesAnyOtherFile(text: String) throws {
    try site.put("site.tar", text)
    #expect(try refusal() == Self.foreign)
    #expect(site.text("site.tar") == text)
  }

  @Test(arguments: [false, true])
  func neverReplacesALinkOrADevice(adopting: Bool) throws {
    try site.put("real.tar", "mine")
    try site.link("site.tar", to: "real.tar")
    let words = "but the archive needs this place [output-in-the-way]"
    #expect(try refusal(adopting: adopting) == "./site.tar is a symbolic link, \(words)")
    #expect(mkfifo("\(site.path)/pipe", 0o644) == 0)
    #expect(try refusal("pipe", adopting: adopting) == "./pipe is no regular file, \(words)")
  }

  @Test func noticesAFileThatAppearsInTheMeantime() throws {
    let path = "\(site.path)/site.tar"
    let file = try ArchiveFile(at: path)
    try site.put("site.tar", "mine")
    #expect(
      throws: MachineFailure(.write, path, reason: "it changed while the site was built")
    ) { try file.finish() }
    #expect(site.text("site.tar") == "mine")
  }
}
