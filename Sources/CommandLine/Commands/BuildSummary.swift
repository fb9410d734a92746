import SiteOutput

/// The one line that a build prints when it is done.
struct BuildSummary {
  var meetings: Int
  var summary: Summary
  var seconds: Double
  /// How long each part of the build took.
  var phases: [(name: String, seconds: Double)] = []

  func text(_ format: ReportFormat) -> String {
    let files = summary.written + summary.unchanged
    switch format {
    case .text:
      return "\(count(meetings, "meeting")), \(count(files, "file")): \(summary.written) written, "
        + "\(summary.unchanged) unchanged, \(summary.removed) removed in \(shown(seconds)) s\n"
    case .json:
      return "{\"meetings\":\(meetings),\"files\":\(files),\"written\":\(summary.written),"
        + "\"unchanged\":\(summary.unchanged),\"kept\":\(summary.kept),"
        + "\"removed\":\(summary.removed),\"seconds\":\(shown(seconds)),\"phases\":{"
        + phases.map { "\"\($0.name)\":\(shown($0.seconds))" }.joined(separator: ",") + "}}\n"
    }
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// Two digits behind the point.
  private func shown(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
