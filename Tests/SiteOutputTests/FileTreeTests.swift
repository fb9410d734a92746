import Diagnostics
import Foundation
import Testing

@testable import SiteOutput

@Suite struct FileTreeTests {
  let site: TestSite
  var content: String { "\(site.root)/Content" }

  init() throws { site = try TestSite() }

  @Test func listsFilesInTheOrderOfTheirBytes() throws {
    for name in ["b", "a/z", "a/b/c", "a-1", "Z", ".hidden", "é"] {
      try site.put("site/Content/\(name)", name)
    }
    try site.makeFolder("site/Content/empty")
    let tree = try #require(try FileTree(under: content))
    #expect(tree.files == [".hidden", "Z", "a-1", "a/b/c", "a/z", "b", "é"])
    #expect(tree.problems.isEmpty)
  }

  @Test func isNilForAFolderThatIsNotThere() throws {
    #expect(try FileTree(under: "\(site.root)/Templates")?.files == nil)
  }

  @Test func skipsNamesThatTheCallerDoesNotWant() throws {
    try site.put("site/Content/a.md", "a")
    try site.put("site/Content/.DS_Store", "a")
    try site.put("site/Content/.cache/x", "a")
    try site.link("site/Content/.#a.md", to: "me@host.123")
    let tree = try #require(try FileTree(under: content) { $0.hasPrefix(".") })
    #expect(tree.files == ["a.md"])
    #expect(tree.problems.isEmpty)
  }

  @Test func followsLinksInsideAndReportsAllOthers() throws {
    try site.put("secret", "secret")
    try site.put("site/Content/real/a.md", "a")
    try site.link("site/Content/alias", to: "real")
    try site.link("site/Content/b.md", to: "real/a.md")
    try site.link("site/Content/out", to: "../..")
    try site.link("site/Content/passwords", to: "/etc/passwd")
    try site.link("site/Content/secret", to: "../../secret")
    try site.link("site/Content/broken", to: "nothing")
    try site.link("site/Content/real/up", to: "..")
    try site.link("site/Content/self", to: "self")
    #expect(mkfifo("\(content)/pipe", 0o644) == 0)
    let tree = try #require(try FileTree(under: content, shownAs: "Content"))
    #expect(tree.files == ["alias/a.md", "b.md", "real/a.md"])
    #expect(
      tree.problems.map { "\($0.message) [\($0.id)]" } == [
        "Content/alias/up is a symbolic link to a folder that holds it [link-in-circles]",
        "Content/broken is a symbolic link that leads nowhere [broken-link]",
        "Content/out is a symbolic link that leads out of Content [link-outside]",
        "Content/passwords is a symbolic link that leads out of Content [link-outside]",
        "Content/pipe is no regular file [not-a-file]",
        "Content/real/up is a symbolic link to a folder that holds it [link-in-circles]",
        "Content/secret is a symbolic link that leads out of Content [link-outside]",
        "Content/self is a symbolic link that leads nowhere [broken-link]",
      ])
  }

  @Test func listsAContentFolderThatIsItselfALink() throws {
    try site.put("real/a.md", "a")
    try site.link("site/Linked", to: "../real")
    #expect(try FileTree(under: "\(site.root)/Linked")?.files == ["a.md"])
  }

  @Test func reportsANameThatIsNotUTF8() throws {
    let name: [CChar] = Array("\(content)/".utf8CString.dropLast()) + [0x61, -1, 0x62, 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
    // Some systems refuse such a name themselves.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let tree = try #require(try FileTree(under: content, shownAs: "Content"))
    #expect(tree.files == [])
    #expect(tree.problems.map(\.id) == ["file-name-encoding"])
    unlink(name)
  }

  @Test func readsAFileWhole() throws {
    for size in [0, 1, 4095, 4096, 4097, 300_000] {
      let text = String(repeating: "x", count: size)
      try site.put("site/Content/a", text)
      #expect(try readFile(at: "\(content)/a") == Array(text.utf8))
    }
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    #expect(throws: MachineFailure(.read, "Content/a", code: ENOENT)) {
      try readFile(at: "\(content)/a", shownAs: "Content/a")
    }
    #expect(throws: MachineFailure(.read, "Content", code: EISDIR)) {
      try readFile(at: content, shownAs: "Content")
    }
    #expect(mkfifo("\(content)/pipe", 0o644) == 0)
    #expect(throws: MachineFailure.self) { try readFile(at: "\(content)/pipe") }
    let failure = MachineFailure(.read, "Content/a", code: ENOENT)
    #expect(failure.message == "cannot read Content/a: No such file or directory")
    #expect(failure.diagnostic.id == "machine-failure")
  }

  @Test func failsOnAFileThatKeepsChanging() async throws {
    try site.put("site/Content/a", String(repeating: "x", count: 4_000_000))
    let path = "\(content)/a"
    let stop = Locked(false)
    let writer = Thread {
      let descriptor = open(path, O_WRONLY | O_APPEND)
      while !stop.with({ $0 }) { write(descriptor, "y", 1) }
      close(descriptor)
    }
    writer.start()
    defer { stop.with { $0 = true } }
    let failure = #expect(throws: MachineFailure.self) {
      while true { _ = try readFile(at: path, shownAs: "Content/a") }
    }
    #expect(failure?.message == "cannot read Content/a: it changes while it is read")
  }
}
