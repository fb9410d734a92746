import Foundation
import Testing

/// What the machine refuses, and who may stop a run.
struct MachineTests {
  /// As somebody who is not allowed everything, which root is.
  private func unprivileged(_ command: String) -> String? {
    if geteuid() != 0 { return command }
    let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    return isThere
      ? "PATH=$PWD/bin:$PATH setpriv --reuid=65534 --regid=65534 --clear-groups \(command)" : nil
  }

  @Test func namesTheFileThatCannotBeRead() throws {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/a.md", "---\ntitle: A\n---\n")
    guard let build = unprivileged("linksite build") else {
      print("skipped: a file that cannot be read; for root that needs setpriv")
      return
    }
    let setUp = "mkdir bin && cp \"$(command -v linksite)\" bin/ && chmod -R a+rwX .."
    try #require(folder.run(setUp).exitCode == 0)
    // A program that another user cannot start says nothing about us.
    let version = try #require(unprivileged("linksite --version"))
    guard try folder.run(version).exitCode == 0 else {
      print("skipped: a file that cannot be read; another user cannot start the program")
      return
    }
    for path in ["Content/meetings/a.md", "Content/site.yml", "Content/meetings"] {
      try folder.run("chmod 000 \(path)")
      let result = try folder.run(build)
      #expect(
        result
          == .init(
            output: "", errors: "error: cannot read \(path): Permission denied [machine-failure]\n",
            exitCode: 74))
      try folder.run("chmod 755 \(path)")
    }
    #expect(try folder.run(build).exitCode == 0)
  }

  #if os(Linux)
    @Test func saysWhenAResultDidNotArrive() throws {
      let folder = try SiteFolderOfTest()
      try folder.write("Content/site.yml", Transcript.settings)
      try folder.write("Content/meetings/a.md", "---\ntitle: A\n---\n")
      for command in ["check", "build", "list", "templates", "explain a", "help", "--version"] {
        let result = try folder.run("linksite \(command) >/dev/full")
        let expected = "error: cannot write standard output: No space left on device "
        #expect(result.errors == expected + "[machine-failure]\n", "\(command)")
        #expect(result.exitCode == 74, "\(command)")
      }
      // The complaint does not arrive either; the exit code does.
      #expect(try folder.run("linksite build --output / 2>/dev/full").exitCode == 64)
    }
  #endif

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func anInterruptedBuildLeavesNothingBehind(signal: Int32) throws {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/a.md", "---\ntitle: A\n---\n")
    try #require(folder.run("linksite build --quiet").exitCode == 0)
    let before = try folder.contents(below: "Site")
    let meetings = (0..<400).map { "m\($0),Meeting \($0)\n" }.joined()
    try folder.write("Content/meetings/many.csv", "id,title\n" + meetings)
    let lock = try folder.text("Content/links.lock.json")

    let build = try folder.start("exec linksite build")
    // It is busy with the pages as soon as the first of them waits.
    while build.process.isRunning, folder.files(below: ".linksite/staging").count < 5 {
      usleep(2000)
    }
    kill(build.process.processIdentifier, signal)
    build.process.waitUntilExit()

    #expect(try build.result() == .init(output: "", errors: "", exitCode: 130))
    #expect(try folder.contents(below: "Site") == before)
    #expect(folder.files(below: ".linksite") == ["lock", "unchanged"])
    #expect(try folder.text("Content/links.lock.json") == lock)
    #expect(try folder.run("linksite build --quiet").exitCode == 0)
    #expect(folder.files(below: "Site/join").count > 400)
  }

  @Test func aLimitOnTheSizeOfFilesLeavesNothingBehind() throws {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/a.md", "---\ntitle: A\n---\n")
    try folder.write("Content/static/big.txt", String(repeating: "x", count: 200_000))
    let result = try folder.run("ulimit -f 100; linksite build")
    let failure = "error: cannot write Site/big.txt: File too large [machine-failure]\n"
    #expect(result == .init(output: "", errors: failure, exitCode: 74))
    #expect(folder.files(below: ".linksite") == ["lock"])
    #expect(folder.files(below: "Site") == [])
  }

  @Test func aFileThatDoesNotFitIntoTheMemoryIsRefused() throws {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/a.md", "---\ntitle: A\n---\n")
    try folder.write("Content/static/big.bin", "")
    try #require(folder.run("truncate -s 9T Content/static/big.bin").exitCode == 0)
    let result = try folder.run("linksite build")
    let failure = """
      error: cannot read Content/static/big.bin: it has more than 1 GiB, the most that is read \
      [machine-failure]
      help: take it out, or make it smaller

      """
    #expect(result == .init(output: "", errors: failure, exitCode: 74))
    #expect(folder.files(below: "Site") == [])
  }

  @Test func aRunThatOnlyReadsEndsAtOnce() throws {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    let meetings = (0..<3000).map { "m\($0),Meeting \($0)\n" }.joined()
    try folder.write("Content/meetings/many.csv", "id,title\n" + meetings)
    let check = try folder.start("exec linksite check")
    usleep(300_000)
    kill(check.process.processIdentifier, SIGINT)
    check.process.waitUntilExit()
    #expect(try check.result() == .init(output: "", errors: "", exitCode: 130))
    #expect(folder.files(below: ".") == ["Content/meetings/many.csv", "Content/site.yml"])
  }

  @Test func aSignalThatTheCallerIgnoresIsIgnored() throws {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    let meetings = (0..<300).map { "m\($0),Meeting \($0)\n" }.joined()
    try folder.write("Content/meetings/many.csv", "id,title\n" + meetings)
    let result = try folder.run(
      """
      trap '' INT; linksite build & pid=$!
      while kill -INT $pid 2>/dev/null; do sleep 0.02; done; wait $pid
      """)
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("300 meetings, "))
  }

  @Test func twoRunsAtOnceDoNotDisturbEachOther() throws {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    let meetings = (0..<100).map { "m\($0),Meeting \($0)\n" }.joined()
    try folder.write("Content/meetings/many.csv", "id,title\n" + meetings)
    let runs = try (0..<3).map { _ in try folder.start("exec linksite build --quiet") }
    for run in runs { run.process.waitUntilExit() }
    let results = try runs.map { try $0.result() }
    #expect(results.contains { $0.exitCode == 0 })
    for result in results {
      #expect([0, 75].contains(result.exitCode))
      let isTold = result.errors.contains(" is working on this folder [locked]\n")
      #expect(isTold == (result.exitCode == 75))
    }
    try #require(folder.run("linksite build --quiet --output alone").exitCode == 0)
    #expect(try folder.contents(below: "Site") == folder.contents(below: "alone"))
    #expect(folder.files(below: ".linksite") == ["lock", "unchanged"])
  }
}
