import Foundation
import TestSupport
import Testing

/// Every diagnostic of the tool is shown to happen, in a file named for it.
struct IdentifierTests {
  /// Where identifiers come from.
  private static let boxes = [
    "Calendar", "CommandLine", "Invites", "Markdown", "Rendering", "SiteInput", "SiteModel",
    "SiteOutput",
    "SitePlan", "Templates",
  ]

  /// What no site folder can bring about, and why.
  private static let withoutCase = [
    "bad-call-type": "what it refuses is refused before, as in every line of text",
    "no-free-code": "a thousand codes would have to be taken; the planner's tests do that",
    "yaml-syntax": "for what libyaml may refuse and nothing here explains",
  ]

  private static let transcripts = Transcript.all(in: "findings")

  @Test func everyIdentifierHasACase() throws {
    let cases = Set(Self.transcripts.map(\.identifier))
    for (identifier, file) in try identifiers() where Self.withoutCase[identifier] == nil {
      #expect(
        cases.contains(identifier), "\(file): Tests/Fixtures/CommandLine/findings has no case")
    }
  }

  @Test func everyCaseShowsItsIdentifier() throws {
    let known = try identifiers()
    for transcript in Self.transcripts {
      #expect(known[transcript.identifier] != nil, "no source makes \(transcript.identifier)")
      let shown = transcript.steps.contains { $0.expected.contains("[\(transcript.identifier)]\n") }
      #expect(shown, "\(transcript.name) does not show its diagnostic")
    }
  }

  @Test func everyExitCodeIsShown() {
    let steps = ["findings", "commands", "promises"].flatMap(Transcript.all).flatMap(\.steps)
    for code in [1, 64, 74, 75] {
      #expect(steps.contains { $0.expected.hasSuffix("[\(code)]\n") }, "\(code)")
    }
  }

  /// Each identifier with the file that makes it.
  private func identifiers() throws -> [String: String] {
    var found: [String: String] = [:]
    for box in Self.boxes {
      let folder = Fixtures.repository.appendingPathComponent("Sources/\(box)")
      let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      for file in files.compactMap({ $0 as? String }) where file.hasSuffix(".swift") {
        // One has no diagnostics and is long, the other is for files that are no part of a site.
        if file.contains("BuiltInTemplates") || file.contains("Linting/") { continue }
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for identifier in Self.identifiers(in: text) { found[identifier] = "\(box)/\(file)" }
      }
    }
    return found
  }

  /// The first text behind what makes a diagnostic.
  static func identifiers(in swift: String) -> [String] {
    let makers = [
      ".error(", ".warning(", ".info(", "Diagnostic(.info,", "Diagnostic(", "CalendarProblem(",
      "report(",
      "untilProblem(rule,", "id: String =", "read(text.value),", "return (.warning,",
      "(.error,", "(.warning,",
    ]
    let pieces = swift.components(separatedBy: "\"")
    return zip(pieces, pieces.dropFirst()).compactMap { before, text in
      let code = before.suffix(80).filter { !$0.isWhitespace }
      let isMade = makers.contains { code.hasSuffix($0.filter { !$0.isWhitespace }) }
      let isWord = text.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
      return isMade && isWord && !text.isEmpty ? text : nil
    }
  }
}

extension Transcript {
  /// `unknown-key` of `findings/unknown-key.csv`.
  fileprivate var identifier: String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
