import InviteLinks
import SiteModel

/// A text of a meeting that gets into the site.
struct PublicText {
  /// Where it gets to beside the meeting's own page.
  enum Reach {
    /// Its page, its messages and its calendar file.
    case page
    /// The calendar of all meetings, and what search engines are told.
    case calendar
    /// Previews in chats and lists.
    case preview
    /// Addresses, names of files, and what apps read.
    case address
  }

  /// The key of the definition.
  var name: String
  var text: String
  var reach = Reach.page

  /// - Parameter words: what the description says when it is read, where Markdown may put words
  ///   together that its source has in pieces.
  static func all(of meeting: Meeting, words: String? = nil) -> [PublicText] {
    var texts: [PublicText] = []
    func add(_ name: String, _ text: String?, _ reach: Reach = .page) {
      if let text { texts.append(PublicText(name: name, text: text, reach: reach)) }
    }
    let isTold = meeting.visibility == .public && meeting.schedule != nil
    let told: Reach = isTold ? .calendar : .page
    add("title", meeting.title, .preview)
    add("description", meeting.description?.value, told)
    add("description", words, told)
    add("location", meeting.location, told)
    for extra in meeting.extras { add(extra.name, extra.text) }
    for point in meeting.entryPoints {
      add("label", point.label, told)
      add("note", point.note)
      add("uri", point.uri, told)
      add("region", point.region)
      add("pin", point.pin)
      add("meeting_code", point.meetingCode)
    }
    for override in meeting.schedule?.recurrence?.overrides ?? [] {
      add("overrides", override.title, told)
    }
    add("organizer", meeting.organizer?.name, told)
    add("organizer", meeting.organizer?.email, told)
    add("organizer", meeting.organizer?.url, told)
    add("uid", meeting.uid?.value, told)
    add("image", meeting.image?.value, .preview)
    add("call_type", meeting.callType.text, .address)
    add("short", meeting.customCode?.value.text, .address)
    for alias in meeting.aliases { add("aliases", alias.value.text, .address) }
    return texts
  }

  /// What every page, link or file name of a meeting has in it.
  static func names(of meeting: Meeting) -> [PublicText] {
    var texts = [
      PublicText(name: "id", text: meeting.id.value.text, reach: .address),
      PublicText(name: "call_id", text: meeting.callID.value.text, reach: .address),
    ]
    if let schedule = meeting.schedule {
      texts.append(PublicText(name: "start", text: schedule.startText, reach: .preview))
      texts.append(PublicText(name: "end", text: schedule.endText, reach: .preview))
    }
    return texts
  }
}

extension SiteSettings {
  /// What stands on pages of every meeting.
  var publicTexts: [String] {
    var texts = [host.text, name]
    texts += [
      description, contact, organizer?.name, organizer?.email, organizer?.url, links.openHost?.text,
    ].compactMap { $0 }
    for link in legal { texts += [link.label, link.url] }
    for app in apps {
      texts.append(app.name)
      for store in app.stores { texts += [store.label, store.url] }
    }
    return texts
  }
}
