import Diagnostics

/// The line that `invite` prints when it is done.
struct InviteSummary {
  var guests: Int
  var new: Int
  var excluded: Int
  var duplicates: Int
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
      var text = "\(counted(guests, "guest")), \(new) new"
      if excluded > 0 { text += ", \(excluded) excluded" }
      if duplicates > 0 { text += ", \(duplicates) twice in the lists" }
      if revoked > 0 { text += ", \(revoked) revoked" }
      if unmailed > 0 { text += ", \(unmailed) without an address for mailmerge.csv" }
      return text + ": \(counted(written, "file")) written, \(unchanged) unchanged, "
        + "\(removed) removed in \(folder)\n"
    case .json:
      return "{\"guests\":\(guests),\"new\":\(new),\"excluded\":\(excluded),"
        + "\"duplicates\":\(duplicates),\"revoked\":\(revoked),\"withoutAddress\":\(unmailed),\"written\":\(written),"
        + "\"unchanged\":\(unchanged),\"removed\":\(removed),\"folder\":\(jsonString(folder))}\n"
    }
  }
}

/// `1 guest`, `2 guests`.
func counted(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}
