import InviteLinks
import Markdown
import SiteModel
import SitePlan
import Templates

extension SiteRenderer {
  /// The page, `meeting.json` and the messages, at the present address or a former one.
  func joinFiles(_ index: Int, in folder: String, isMoved: Bool) -> [File] {
    let meeting = meetings[index]
    let links = book.links[index]
    let set = templates.templates(for: meeting.language.value)
    var source = meetingSource(meeting, links, set, isMoved: isMoved)
    let messages = messages(of: &source, set, folder: folder)
    let page = meetingPage(source, set, template: meeting.template.flatMap { set.custom[$0.value] })
    let status = isMoved ? "moved" : nil
    return [
      File("\(folder)/index.html", page),
      File("\(folder)/meeting.json", meetingFile(meeting, links, status: status)),
    ] + messages + inviteFile(source.event, in: folder)
  }

  /// A whole page, never a redirect: iOS opens apps only from the address that was tapped.
  func shortFiles(_ index: Int, in folder: String) -> [File] {
    let meeting = meetings[index]
    let links = book.links[index]
    let set = templates.templates(for: meeting.language.value)
    var source = meetingSource(meeting, links, set, isMoved: false)
    _ = messages(of: &source, set, folder: String(links.address.dropFirst().dropLast()))
    let own = meeting.template.flatMap { set.custom[$0.value] }
    return [
      File("\(folder)/index.html", meetingPage(source, set, template: own ?? set.short)),
      File("\(folder)/meeting.json", meetingFile(meeting, links, status: nil)),
    ]
  }

  private func meetingFile(_ meeting: Meeting, _ links: LinkBook.Links, status: String?) -> String {
    MeetingFile.text(
      MeetingFile.members(
        of: meeting, links: links, shortURL: book.shortURL(links.shownCode), status: status))
  }

  /// What templates may say of a meeting, in the texts of any language.
  func meetingRecord(_ index: Int, strings: StringTable, words: TimeWords) -> TemplateRecord {
    scopes.meetingScope.record(
      meetingSource(meetings[index], book.links[index], strings, words, isMoved: false))
  }

  func meetingSource(
    _ meeting: Meeting, _ links: LinkBook.Links, _ set: TemplateSet, isMoved: Bool
  ) -> MeetingScope.Source {
    meetingSource(meeting, links, set.strings, set.words, isMoved: isMoved)
  }

  private func meetingSource(
    _ meeting: Meeting, _ links: LinkBook.Links, _ strings: StringTable, _ words: TimeWords,
    isMoved: Bool
  ) -> MeetingScope.Source {
    let settings = site.settings
    let pageURL = "https://\(book.host.text)\(links.address)"
    let open = OpenLinks(meeting, links, settings: settings, pageURL: pageURL)
    let apps = apps(of: meeting).map { AppScope.Source($0, links: open) }
    let description = meeting.description.map { Array($0.value.utf8) }
    let descriptionText = description.map {
      String(decoding: Markdown.plainText(fromUntrusted: $0), as: UTF8.self)
    }
    let event = event(meeting, links, description: descriptionText)
    let calendar = event.map { event in
      CalendarScope.Source(
        event, file: links.address + SitePlan.inviteName, host: book.host.text,
        isOff: meeting.isOff, offers: settings.calendar)
    }
    return MeetingScope.Source(
      meeting: meeting, links: links, shortURL: book.shortURL(links.shownCode), pageURL: pageURL,
      isMoved: isMoved, state: clock.map { MeetingState(meeting, at: $0) },
      statusLine: statusLine(meeting.status, strings),
      descriptionHTML: description.map(Markdown.html(fromUntrusted:)),
      descriptionText: descriptionText, apps: apps,
      ways: WaysToJoin(meeting.entryPoints, apps: apps), sharing: .init(),
      when: meeting.schedule.map { .init($0, in: words) }, event: event,
      calendar: calendar)
  }

  /// The apps that the meeting names; all, when it names none.
  private func apps(of meeting: Meeting) -> [AppSettings] {
    if meeting.apps.isEmpty { return site.settings.apps }
    let wanted = Set(meeting.apps.map(\.value))
    return site.settings.apps.filter { app in app.id.map { wanted.contains($0.value) } ?? false }
  }

  private func statusLine(_ status: Meeting.Status, _ strings: StringTable) -> String? {
    switch status {
    case .confirmed: nil
    case .tentative, .cancelled, .postponed: strings["status_line_\(status.rawValue)"]
    }
  }

  /// Renders the messages, and puts the links that send them on into `source` for the page.
  func messages(
    of source: inout MeetingScope.Source, _ set: TemplateSet, folder: String
  ) -> [File] {
    guard source.meeting.isShared else { return [] }
    let record = scopes.meeting.record(.init(site: siteRecord, meeting: source))
    var files: [File] = []
    for name in plan.messages {
      guard let template = set.messages[name] else { continue }
      var bytes: [UInt8] = []
      template.render(record, into: &bytes)
      files.append(File("\(folder)/\(name)", bytes))
    }
    func message(_ name: String) -> Message? {
      files.first { $0.path == "\(folder)/\(name)" }
        .map { Message(String(decoding: $0.bytes, as: UTF8.self)) }
    }
    let share = message("share.txt")
    source.sharing.mail = (message("email.txt") ?? share).map(SharingLinks.mail) ?? ""
    source.sharing.sms = (message("sms.txt") ?? share).map(SharingLinks.sms) ?? ""
    source.sharing.whatsApp = share.map(SharingLinks.whatsApp) ?? ""
    source.sharing.text = "/\(folder)/share.txt"
    return files
  }

  func meetingPage(
    _ source: MeetingScope.Source, _ set: TemplateSet, template: Template?
  ) -> [UInt8] {
    let record = scopes.meeting.record(.init(site: siteRecord, meeting: source))
    var content: [UInt8] = []
    (template ?? set.join).render(record, into: &content)
    let meeting = source.meeting
    let settings = site.settings
    let isQuery = source.links.join.style == .cometchat
    var page = page(set, title: "\(meeting.title) · \(settings.name)", content: content)
    page.isHidden = meeting.visibility != .public
    page.canonical = source.pageURL
    page.languages = languageLinks(of: meeting, at: source.links.address, on: set)
    page.preview = .init(
      title: meeting.title,
      description: previewDescription(of: source, set.strings),
      // A query may get lost on a host's redirect, so robots get the page that needs none.
      url: isQuery ? source.pageURL : source.links.joinURL,
      image: meeting.image.map { imageURL($0.value) })
    page.event = EventMarkup.element(
      meeting, url: page.preview?.url ?? source.pageURL, site: settings,
      description: source.descriptionText, image: page.preview?.image)
    return framed(page, set)
  }

  /// What a chat program shows below the title: status, time and who invites; nothing secret.
  private func previewDescription(
    of source: MeetingScope.Source, _ strings: StringTable
  ) -> String {
    var parts: [String] = []
    if let line = source.statusLine { parts.append(line) }
    if let when = source.when { parts.append(when.shown.text) }
    parts.append(Person(source.meeting.organizer)?.name ?? site.settings.name)
    return parts.joined(separator: " · ")
  }
}
