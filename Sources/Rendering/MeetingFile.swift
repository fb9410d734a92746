import Calendar
import Diagnostics
import InviteLinks
package import SiteModel
package import SitePlan

/// `meeting.json`: what an app needs to resolve a link, at every address of a meeting.
package enum MeetingFile {
  /// The members of the file, without the braces: `list` adds its own.
  ///
  /// A draft has no links.
  package static func members(
    of meeting: Meeting, links: LinkBook.Links?, shortURL: String?, status: String? = nil
  ) -> [(name: String, json: String)] {
    var members: [(name: String, json: String)] = [
      ("id", jsonString(meeting.id.value.text)),
      ("callId", jsonString(meeting.callID.value.text)),
      ("callType", jsonString(meeting.callType.text)),
      ("title", jsonString(meeting.title)),
    ]
    if let schedule = meeting.schedule {
      members.append(("start", jsonString(schedule.startText)))
      members.append(("end", jsonString(schedule.endText)))
      members.append(("timezone", jsonString(schedule.zone.name)))
      members.append(("allDay", schedule.isAllDay ? "true" : "false"))
    }
    members.append(("status", jsonString(status ?? meeting.status.rawValue)))
    if let links { members.append(("url", jsonString(links.joinURL))) }
    if let shortURL { members.append(("shortUrl", jsonString(shortURL))) }
    return members
  }

  package static func text(_ members: [(name: String, json: String)]) -> String {
    jsonObject([("format", "1")] + members) + "\n"
  }

  /// At the addresses of a removed meeting; no word of it remains.
  static let removed = "{\"format\":1,\"status\":\"removed\"}\n"
}
