import Calendar
import Markdown
import SiteModel
package import SitePlan

extension SiteRenderer {
  /// The calendar entry of a meeting, in its own language unless others are given; nil for an open
  /// room.
  func event(
    _ index: Int, _ strings: StringTable? = nil, isInFeed: Bool = false
  ) -> CalendarEvent? {
    let meeting = meetings[index]
    guard meeting.schedule != nil else { return nil }
    let description = meeting.description.map {
      String(decoding: Markdown.plainText(fromUntrusted: Array($0.value.utf8)), as: UTF8.self)
    }
    return event(
      meeting, book.links[index], description: description, strings, isInFeed: isInFeed)
  }

  func event(
    _ meeting: Meeting, _ links: LinkBook.Links, description: String?,
    _ strings: StringTable? = nil, isInFeed: Bool = false
  ) -> CalendarEvent? {
    MeetingEvent(
      meeting, links, shortURL: book.shortURL(links.shownCode),
      strings: strings ?? templates.templates(for: meeting.language.value).strings,
      description: description, isInFeed: isInFeed
    )?.event
  }

  /// `invite.ics` beside a page: the meeting, or the cancellation of one that was removed or lost
  /// its time.
  package func inviteFile(of page: SitePlan.Page) -> [File] {
    switch page.invite {
    case nil: return []
    case .meeting(let index): return inviteFile(event(index), in: page.folder)
    case .withdrawn(let index):
      let links = book.links[index]
      return [cancellation(links.uid, links.sequence, meetings[index].title, in: page.folder)]
    case .cancelled(let index):
      let entry = book.removed[index]
      let title = templates.site.strings["gone_title"] ?? ""
      return [cancellation(entry.uid, entry.sequence, title, in: page.folder)]
    }
  }

  private func cancellation(
    _ uid: String, _ sequence: Int, _ title: String, in folder: String
  ) -> File {
    File(
      "\(folder)/\(SitePlan.inviteName)",
      CalendarFile.tombstone(uid: uid, sequence: sequence, title: title))
  }

  func inviteFile(_ event: CalendarEvent?, in folder: String) -> [File] {
    event.map { [File("\(folder)/\(SitePlan.inviteName)", CalendarFile.invite(for: $0))] } ?? []
  }

  /// `calendar.ics`: the public meetings with a time, in the order of their ids.
  func feed() -> File {
    let listed = meetings.indices.filter { meetings[$0].visibility == .public }
    let events = listed.compactMap { event($0, isInFeed: true) }
    return File(
      SitePlan.Single.calendar.rawValue,
      CalendarFile.feed(named: site.settings.name, of: events) ?? [])
  }
}
