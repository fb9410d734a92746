import Diagnostics
import InviteLinks
import SiteModel
import SitePlan

extension Site {
  /// Why the addresses of a meeting cannot be given up; nil when they can.
  func reason(notToForget id: String, _ lock: LinkLock) -> Diagnostic? {
    if let meeting = publishedMeetings.first(where: { $0.id.value.text == id }) {
      return .error(
        "still-defined", "the meeting \"\(id)\" is still defined", at: meeting.id.place,
        help: "take its definition out first, or set visibility: draft")
    }
    for meeting in publishedMeetings {
      guard let alias = meeting.aliases.first(where: { $0.value.text == id }) else { continue }
      return .error(
        "still-defined", "\"\(id)\" is a name of the meeting \"\(meeting.id.value)\"",
        at: alias.place, help: "its addresses can only be given up together")
    }
    if lock.entries.contains(where: { $0.id == id }) { return nil }
    let nearest = nearestName(to: id, in: lock.entries.map(\.id))
    return .error(
      "unknown-id", "no meeting \"\(id)\" was ever published", at: nil,
      help: nearest.map { "did you mean \"\($0)\"?" })
  }
}
