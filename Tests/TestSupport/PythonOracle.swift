package import Foundation

/// Independent implementations in Python that the tests compare with.
///
/// They live in `Tests/.venv`, made from `Tests/requirements.txt`; without it the tests that need
/// them are skipped, and say so. With `LINKSITE_ALL_ORACLES`, as `make test` sets it, they fail: a
/// comparison that did not take place proves nothing.
package enum PythonOracle {
  /// The answer of `Tests/Fixtures/Calendar/oracles/<script>` to `input`, or nil if it cannot run.
  package static func answer(
    _ script: String, _ arguments: [String] = [], input: String
  ) throws -> String? {
    try run("Tests/Fixtures/Calendar/oracles/\(script)", arguments, input: input)
  }

  /// The output of a script of the repository, or nil if it cannot run.
  package static func run(_ script: String, _ arguments: [String], input: String) throws -> String?
  {
    let tests = Fixtures.repository.appendingPathComponent("Tests")
    let python = tests.appendingPathComponent(".venv/bin/python")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      if ProcessInfo.processInfo.environment["LINKSITE_ALL_ORACLES"] != nil {
        throw Missing(script: script, needs: "Tests/.venv: run Scripts/prepare-python.sh")
      }
      print("skipped: Tests/.venv is missing, '\(script)' was not compared with")
      return nil
    }
    let file = Fixtures.repository.appendingPathComponent(script)
    let process = Process()
    process.executableURL = python
    process.arguments = ["-B", file.path] + arguments
    let pipes = (input: Pipe(), output: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    try process.run()
    // A thread of its own, since both pipes may be full at once.
    let writer = pipes.input.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data(input.utf8))
      try? writer.close()
    }
    let output = try pipes.output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(script: script) }
    return String(decoding: output, as: UTF8.self)
  }

  package struct Missing: Error {
    package let script: String
    package let needs: String
  }

  package struct Failure: Error {
    package let script: String
  }
}

extension PythonOracle {
  /// The answer to a folder that holds `files`, which is removed afterwards.
  package static func answer(_ script: String, files: [String: [UInt8]]) throws -> String? {
    try withTemporaryFolder { folder in
      for (name, bytes) in files {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
      }
      return try answer(script, [folder.path], input: "")
    }
  }

  package static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("linksite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
