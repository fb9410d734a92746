import Diagnostics

/// The line that `invite` prints when it is done.
struct InviteSummary {
  var counts: InviteCounts
  var revoked: Int
  /// How many have no row in `mailmerge.csv`, since they have no address for it.
  var unmailed: Int
  var written: Int
  var unchanged: Int
  var removed: Int
  var folder: String

  func text(_ format: ReportFormat) -> String {
    switch format {
    case .text:
      var text = counts.text
      if revoked > 0 { text += ", \(revoked) revoked" }
      if unmailed > 0 { text += ", \(unmailed) without an address for mailmerge.csv" }
      return text + ": \(counted(written, "file")) written, \(unchanged) unchanged, "
        + "\(removed) removed in \(folder)\n"
    case .json:
      return "{\(counts.json),\"revoked\":\(revoked),\"withoutAddress\":\(unmailed),"
        + "\"written\":\(written),\"unchanged\":\(unchanged),\"removed\":\(removed),"
        + "\"folder\":\(jsonString(folder))}\n"
    }
  }
}
