import Diagnostics

extension [Diagnostic] {
  /// The same mistake in every row is one thing to mend, and hides what else is wrong.
  private static let shownOfAKind = 20

  /// With as many of each kind and file as somebody reads, and how many more there are.
  ///
  /// - Parameter files: lists of guests; what is found elsewhere stays as it is.
  func countingRepeated(in files: [String]) -> [Diagnostic] {
    let files = Set(files.map { $0 == "-" ? "standard input" : $0 })
    var counts: [Kind: Int] = [:]
    /// Where the last one that is shown stands among them.
    var last: [Kind: Int] = [:]
    var shown: [Diagnostic] = []
    for diagnostic in sortedByPlace() {
      guard let file = diagnostic.place?.path, files.contains(file) else {
        shown.append(diagnostic)
        continue
      }
      let kind = Kind(severity: diagnostic.severity, id: diagnostic.id, file: file)
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] > Self.shownOfAKind { continue }
      last[kind] = shown.count
      shown.append(diagnostic)
    }
    for (kind, index) in last {
      let more = counts[kind, default: 0] - Self.shownOfAKind
      if more > 0 {
        shown[index].notes.append(
          .init("\(more) more are like this; --format json lists them all"))
      }
    }
    return shown
  }

  private struct Kind: Hashable {
    var severity: Diagnostic.Severity
    var id: String
    var file: String
  }
}
