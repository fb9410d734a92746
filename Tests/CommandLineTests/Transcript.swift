import Foundation
import TestSupport
import Testing

/// What a person types in a site folder, and what has to happen: one file of `Tests/Fixtures`.
///
/// ```
/// What this is about, for the reader.
/// -- Content/meetings/a.md --
/// ---
/// title: Weekly sync
/// ---
/// $ linksite list
/// room  a  https://…
/// ! Content/meetings/…: warning: …
/// [1]
/// ```
///
/// A section gives a file its contents, a line after `$` goes to a shell in that folder. What
/// follows is standard output, standard error with `! ` before each line, and the exit code when
/// it is not 0. `-- NAME (escaped) --` is for bytes that no editor shows: `\x00`, and `\` at the
/// end of a line joins it to the next. A site without a `site.yml` of its own gets the usual one.
struct Transcript: CustomTestStringConvertible {
  struct Step {
    var command: String
    var expected: String
  }

  enum Part {
    case file(path: String, isEscaped: Bool, text: String)
    case step(Step)
  }

  static let settings = """
    host: calls.example.com
    name: Example Calls
    timezone: Europe/Berlin

    """

  /// Relative to the fixtures of the command line, without its ending: `findings/unknown-key`.
  var name: String
  var about: String
  var parts: [Part]

  var testDescription: String { name }

  /// Some need names of files that other systems do not have.
  var isForThisSystem: Bool {
    #if os(Linux)
      true
    #else
      !about.hasPrefix("Only on Linux")
    #endif
  }

  var steps: [Step] {
    parts.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }

  private static let folder = Fixtures.repository.appendingPathComponent(
    "Tests/Fixtures/CommandLine")

  private var url: URL {
    Transcript.folder.appendingPathComponent(name).appendingPathExtension("txt")
  }

  /// All transcripts of one folder, by name.
  static func all(in folder: String) -> [Transcript] {
    let url = Transcript.folder.appendingPathComponent(folder)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let all = files.filter { $0.hasSuffix(".txt") }.sorted().compactMap { file in
      let text = try? String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
      return text.map { Transcript(named: "\(folder)/\(file.dropLast(4))", $0) }
    }
    return all.filter(\.isForThisSystem)
  }

  init(named name: String, _ text: String) {
    self.name = name
    about = ""
    parts = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if let command = line.dropping(prefix: "$ ") {
        parts.append(.step(Step(command: String(command), expected: "")))
      } else if let title = line.dropping(prefix: "-- "), title.hasSuffix(" --") {
        let path = title.dropLast(3)
        let isEscaped = path.hasSuffix(" (escaped)")
        parts.append(
          .file(
            path: String(isEscaped ? path.dropLast(10) : path), isEscaped: isEscaped, text: ""))
      } else {
        add(line + "\n")
      }
    }
  }

  private mutating func add(_ line: Substring) {
    switch parts.popLast() {
    case .file(let path, let isEscaped, let text):
      parts.append(.file(path: path, isEscaped: isEscaped, text: text + line))
    case .step(let step):
      parts.append(.step(Step(command: step.command, expected: step.expected + line)))
    case nil: about += line
    }
  }

  /// The file as it stands in the fixtures.
  var text: String {
    parts.reduce(about) { text, part in
      switch part {
      case .file(let path, let isEscaped, let contents):
        text + "-- \(path)\(isEscaped ? " (escaped)" : "") --\n" + contents
      case .step(let step): text + "$ \(step.command)\n" + step.expected
      }
    }
  }

  func save() throws {
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

extension Transcript {
  /// Carries it out in a folder of its own; the result has what really happened.
  func carriedOut() throws -> Transcript {
    var happened = self
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Array(Transcript.settings.utf8))
    for (index, part) in parts.enumerated() {
      switch part {
      case .file(let path, let isEscaped, let text):
        try folder.write(path, isEscaped ? text.unescaped : Array(text.utf8))
      case .step(let step):
        let result = try folder.run(step.command)
        happened.parts[index] = .step(Step(command: step.command, expected: result.text))
      }
    }
    return happened
  }
}

extension Substring {
  func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension String {
  /// `\xHH`, `\\`, and `\` at the end of a line.
  fileprivate var unescaped: [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        bytes.append(UInt8(digits, radix: 16) ?? 0x3F)
        rest = rest.dropFirst(2)
      case UInt8(ascii: "\n"), nil: continue
      case let other?: bytes.append(other)
      }
    }
    return bytes
  }
}
