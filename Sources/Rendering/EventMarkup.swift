import Calendar
import Diagnostics
import SiteModel

/// A public meeting as search engines read it: schema.org `Event` in JSON-LD.
///
/// A block of data that no browser runs, so that the page's policy need not allow it. It says what
/// the page says, without phone numbers, PIN and passcode.
enum EventMarkup {
  /// - Parameter image: an absolute address.
  static func element(
    _ meeting: Meeting, url: String, site: SiteSettings, description: String?, image: String?
  ) -> [UInt8]? {
    guard meeting.visibility == .public, let schedule = meeting.schedule else { return nil }
    var members: [(name: String, json: String)] = [
      ("@context", jsonString("https://schema.org")), ("@type", jsonString("Event")),
      ("name", jsonString(meeting.title)), ("startDate", jsonString(schedule.startText)),
      ("endDate", jsonString(schedule.endText)),
      ("eventStatus", jsonString("https://schema.org/\(status(meeting.status))")),
      (
        "eventAttendanceMode",
        jsonString(
          "https://schema.org/"
            + (meeting.location == nil ? "OnlineEventAttendanceMode" : "MixedEventAttendanceMode"))
      ),
      ("location", location(meeting, url: url)), ("url", jsonString(url)),
      ("inLanguage", jsonString(meeting.language.value.text)),
    ]
    if let description, !description.isEmpty {
      members.append(("description", jsonString(description)))
    }
    if let image { members.append(("image", jsonString(image))) }
    members.append(("organizer", organizer(meeting, site)))
    return PageData.element(
      attributes: "type=\"application/ld+json\"", json: Array(jsonObject(members).utf8))
  }

  private static func status(_ status: Meeting.Status) -> String {
    switch status {
    case .confirmed, .tentative: "EventScheduled"
    case .cancelled: "EventCancelled"
    case .postponed: "EventPostponed"
    }
  }

  private static func location(_ meeting: Meeting, url: String) -> String {
    let online = jsonObject([("@type", jsonString("VirtualLocation")), ("url", jsonString(url))])
    guard let place = meeting.location else { return online }
    let room = jsonObject([
      ("@type", jsonString("Place")), ("name", jsonString(place)), ("address", jsonString(place)),
    ])
    return "[\(online),\(room)]"
  }

  /// Whoever runs the site, where the meeting names nobody.
  private static func organizer(_ meeting: Meeting, _ site: SiteSettings) -> String {
    let person = Person(meeting.organizer)
    var members: [(name: String, json: String)] = [
      ("@type", jsonString("Organization")), ("name", jsonString(person?.name ?? site.name)),
    ]
    if let url = person?.url { members.append(("url", jsonString(url))) }
    return jsonObject(members)
  }
}
