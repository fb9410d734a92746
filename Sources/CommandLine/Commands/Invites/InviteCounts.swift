/// How many people a run of `invite` is about, as it prints them.
struct InviteCounts {
  var guests: Int
  var new: Int
  var excluded: Int
  var duplicates: Int
  /// Rows with a mistake, which were left out.
  var skipped: Int
  /// Who was invited before and is in no list: forgotten where the run prunes.
  var absent: Int
  var isPruning: Bool

  var text: String {
    var text = "\(counted(guests, "guest")), \(new) new"
    if excluded > 0 { text += ", \(excluded) excluded" }
    if duplicates > 0 { text += ", \(duplicates) twice in the lists" }
    if skipped > 0 { text += ", \(counted(skipped, "row")) skipped" }
    if absent > 0 {
      text += ", \(absent) \(isPruning ? "forgotten" : "invited before and in no list")"
    }
    return text
  }

  /// Members of a JSON object.
  var json: String {
    "\"guests\":\(guests),\"new\":\(new),\"excluded\":\(excluded),\"duplicates\":\(duplicates),"
      + "\"skipped\":\(skipped),\"notInLists\":\(isPruning ? 0 : absent),"
      + "\"forgotten\":\(isPruning ? absent : 0)"
  }
}

/// `1 guest`, `2 guests`.
func counted(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}
