import Foundation

/// Identifiers of diagnostics as the source makes them, told by what stands before them.
package enum SourceIdentifiers {
  /// Blanks do not count.
  private static let makers = [
    ".error(", ".warning(", ".info(", "Diagnostic(.info,", "Diagnostic(", "CalendarProblem(",
    "report(", "untilProblem(rule,", "id:String=", "read(text.value),", "warn(",
    ".error:.warning,", "return(.warning,",
    "(.error,", "(.warning,", "=warning(", "[warning(", "Apps,.warning,", "Apps,.info,",
    "Grants,.warning,", "Grants,.info,",
  ]

  /// The first text behind each maker, in the order of the file.
  package static func all(in swift: String) -> [String] {
    let pieces = swift.components(separatedBy: "\"")
    return zip(pieces, pieces.dropFirst()).compactMap { before, text in
      let code = before.suffix(80).filter { !$0.isWhitespace }
      let isWord = text.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
      return isWord && !text.isEmpty && makers.contains { code.hasSuffix($0) } ? text : nil
    }
  }

  /// The sources below one folder of the repository, with their paths there.
  package static func files(below folder: String) throws -> [(path: String, text: String)] {
    let folder = Fixtures.repository.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }
}
