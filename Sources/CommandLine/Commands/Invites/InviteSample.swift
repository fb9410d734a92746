import Diagnostics

/// What `invite --dry-run` prints: one whole message, and how many there would be.
struct InviteSample {
  struct Message {
    var to: String
    var subject: String
    var text: String
    /// True when no link in it would ever hold, since the first run makes the key.
    var hidesTokens: Bool
  }

  var counts: InviteCounts
  var message: Message?

  func text(_ format: ReportFormat) -> String {
    switch format {
    case .text:
      var text = ""
      if let message {
        text += "To: \(message.to)\nSubject: \(message.subject)\n\n\(message.text)\n\n--\n"
        if message.hidesTokens {
          text += "The key is made by the first run, and the links with it.\n"
        }
      }
      return text + counts.text + ": nothing was written\n"
    case .json:
      let sample = message.map { message in
        ",\"sample\":{\"to\":\(jsonString(message.to)),\"subject\":\(jsonString(message.subject)),"
          + "\"text\":\(jsonString(message.text)),\"linksHold\":\(!message.hidesTokens)}"
      }
      return "{\"dryRun\":true,\(counts.json)\(sample ?? "")}\n"
    }
  }
}
