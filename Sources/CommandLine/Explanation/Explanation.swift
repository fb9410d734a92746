import Diagnostics
import SiteModel

/// Where an address or an id leads: the meeting, the page, the apps, and why.
struct Explanation {
  struct Subject {
    var id: String
    var title: String
    var state: MeetingState?
  }

  /// What somebody wants to know about, as it was typed.
  var asked: String
  /// The whole address that is meant; nil when nothing on the site is.
  var url: String?
  var meeting: Subject?
  /// The file of the output that answers.
  var page: String?
  var reason: String
  var apps: [AppAnswer] = []
  /// What somebody should know about the link itself.
  var notes: [String] = []
  /// True when it leads somewhere: to a meeting, to a file, or through the site to an app.
  var isKnown = true
}

extension Explanation {
  func text(_ format: ReportFormat) -> String {
    switch format {
    case .text: lines
    case .json: object
    }
  }

  private var lines: String {
    var rows: [(String, String)] = []
    if let url, url != asked { rows.append(("address", url)) }
    if let meeting { rows.append(("meeting", "\(meeting.id): \(meeting.title)")) }
    if let state = meeting?.state { rows.append(("state", state.rawValue)) }
    if let page { rows.append(("page", page)) }
    rows.append(("because", reason))
    rows += apps.map { ($0.system.rawValue, $0.sentence) }
    rows += notes.map { ("note", $0) }
    return rows.reduce("\(asked.printable)\n") { text, row in
      let gap = String(repeating: " ", count: max(1, 9 - row.0.utf8.count))
      return text + "  \(row.0)\(gap)\(row.1.printable)\n"
    }
  }

  private var object: String {
    var members: [(name: String, json: String)] = [
      ("asked", jsonString(asked)), ("url", url.json), ("meeting", (meeting?.id).json),
      ("title", (meeting?.title).json), ("state", (meeting?.state?.rawValue).json),
      ("page", page.json), ("reason", jsonString(reason)),
      ("apps", "[\(apps.map(\.object).joined(separator: ","))]"),
    ]
    if !notes.isEmpty {
      members.append(("notes", "[\(notes.map(jsonString).joined(separator: ","))]"))
    }
    return jsonObject(members) + "\n"
  }
}

extension String? {
  /// A JSON string or `null`.
  var json: String { map(jsonString) ?? "null" }
}
