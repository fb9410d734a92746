import Foundation
import Testing

/// The program `OutputProbe`, run as a process of its own, so that it can be limited and killed.
struct Probe {
  struct Result: Equatable {
    let code: Int32
    let text: String
  }

  let process = Process()
  private let output = Pipe()
  private let input = Pipe()

  /// - Parameter setup: shell words before the program takes over: `umask 077`, `ulimit -n 64`.
  init(
    _ verb: String, _ site: TestSite, output: String? = nil, number: Int = 0, size: Int = 0,
    words: [String] = [], setup: String = ":"
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "\(setup); exec \"$0\" \"$@\"", try Self.path(), verb, site.root]
      + [output ?? site.output, "\(number)", "\(size)"] + words
    process.standardOutput = self.output
    process.standardInput = input
    try process.run()
  }

  static func run(
    _ verb: String, _ site: TestSite, output: String? = nil, number: Int = 0, size: Int = 0,
    words: [String] = [], setup: String = ":"
  ) throws -> Result {
    try Probe(
      verb, site, output: output, number: number, size: size, words: words, setup: setup
    ).result()
  }

  /// Waits for the end.
  func result() throws -> Result {
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, text: text.trimmingCharacters(in: .newlines))
  }

  /// Waits until the program says something, and gives that.
  func nextText() -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  /// Ends the program's input, for which `hold` waits.
  func endInput() throws { try input.fileHandleForWriting.close() }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Beside the test program, wherever that was built.
  private static func path() throws -> String {
    let places =
      Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
    let candidates = places.flatMap { place in
      [place, place.deletingLastPathComponent()].map {
        $0.appendingPathComponent("OutputProbe").path
      }
    }
    return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0) })
  }
}
