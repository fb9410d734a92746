import AppAssociation
import InviteLinks
import Markdown
import SiteModel
import SitePlan
import Templates

extension SiteRenderer {
  /// A text of the meeting by its name in templates.
  typealias SharingText = (name: String, text: String?)

  /// What the join page of a meeting and its short links have in common.
  struct Invitation {
    var source: MeetingScope.Source
    /// What templates print of it, with the links that send the messages on.
    var record: TemplateRecord
    /// Messages beside the join page.
    var messages: [File]
    /// The links that send them on, which are part of `record`.
    var sharing: [SharingText]
    /// The message share.txt itself, for the script.
    var text: String?
    var meetingFile: String
    /// The element that the page's script reads.
    var data: [UInt8]
    /// The element that search engines read.
    var event: [UInt8]?
  }

  /// What was made for the pages of one meeting so far.
  struct Invitations {
    var present: Invitation?
    /// At the former address whose pages come one after the other.
    var former: (folder: String, invitation: Invitation)?
  }

  /// The page, `meeting.json` and the messages at the present address.
  func joinFiles(_ index: Int, in folder: String, _ made: inout Invitations) -> [File] {
    files(of: invitation(index, &made), meetings[index], in: folder)
  }

  /// The same at a former address.
  func movedFiles(_ index: Int, in folder: String, _ made: inout Invitations) -> [File] {
    files(of: movedInvitation(index, in: folder, &made), meetings[index], in: folder)
  }

  private func files(
    of invitation: Invitation, _ meeting: Meeting, in folder: String
  ) -> [File] {
    let set = templates.templates(for: meeting.language.value)
    let own = meeting.template.flatMap { set.custom[$0.value] }
    return [
      File("\(folder)/index.html", meetingPage(invitation, set, own ?? set.join)),
      File("\(folder)/meeting.json", invitation.meetingFile),
    ] + invitation.messages + inviteFile(invitation.source.event, in: folder)
  }

  func invitation(_ index: Int, _ made: inout Invitations) -> Invitation {
    if let present = made.present { return present }
    let folder = String(book.links[index].address.dropFirst().dropLast())
    let invitation = invitation(index, in: folder, isMoved: false)
    made.present = invitation
    return invitation
  }

  func movedInvitation(
    _ index: Int, in folder: String, _ made: inout Invitations
  ) -> Invitation {
    if let former = made.former, former.folder == folder { return former.invitation }
    let invitation = invitation(index, in: folder, isMoved: true)
    made.former = (folder, invitation)
    return invitation
  }

  func invitation(_ index: Int, in folder: String, isMoved: Bool) -> Invitation {
    let meeting = meetings[index]
    let links = book.links[index]
    let set = templates.templates(for: meeting.language.value)
    let source = meetingSource(meeting, links, set, isMoved: isMoved)
    var record = scopes.meeting.record(.init(site: siteRecord, meeting: source))
    let (messages, sharing, text) = messages(
      of: meeting, set, folder: folder, url: links.joinURL, record)
    record.set(sharing)
    return Invitation(
      source: source, record: record, messages: messages, sharing: sharing, text: text,
      meetingFile: meetingFile(meeting, links, status: isMoved ? "moved" : nil),
      data: data(source, text, set),
      event: EventMarkup.element(
        meeting, url: previewURL(source), site: site.settings,
        description: source.descriptionText, image: meeting.image.map { imageURL($0.value) }))
  }

  /// What the script of the meeting's page reads.
  func data(_ source: MeetingScope.Source, _ message: String?, _ set: TemplateSet) -> [UInt8] {
    var guestLinks = source.guestLinks
    let guest = source.links.join.personal(for: GuestToken(OpenLinks.tokenMark)).url
    if let plain = banner(of: source.meeting, to: source.links.joinURL),
      let personal = banner(of: source.meeting, to: guest)
    {
      guestLinks.append((plain: plain, personal: personal))
    }
    var data = pageData("meeting", set)
    data.add("spans", set.spanWords)
    MeetingData(
      meeting: source.meeting, clock: clock, message: message, guestLinks: guestLinks,
      words: set.words, strings: set.strings
    ).add(to: &data)
    return data.element
  }

  /// A query may get lost on a host's redirect, so robots get the page that needs none.
  private func previewURL(_ source: MeetingScope.Source) -> String {
    source.links.join.style == .cometchat ? source.pageURL : source.links.joinURL
  }

  /// A whole page, never a redirect: iOS opens apps only from the address that was tapped.
  func shortFiles(_ index: Int, in folder: String, _ made: inout Invitations) -> [File] {
    let invitation = invitation(index, &made)
    let meeting = meetings[index]
    let set = templates.templates(for: meeting.language.value)
    let own = meeting.template.flatMap { set.custom[$0.value] } ?? set.short
    return [
      File("\(folder)/index.html", meetingPage(invitation, set, own)),
      File("\(folder)/meeting.json", invitation.meetingFile),
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
    let ownApps = apps(of: meeting)
    let apps = ownApps.map { AppScope.Source($0, links: open) }
    let guest = OpenLinks(
      meeting, links, settings: settings, pageURL: pageURL,
      token: GuestToken(OpenLinks.tokenMark))
    let description = meeting.description.map { Array($0.value.utf8) }
    let descriptionText = description.map {
      String(decoding: Markdown.plainText(fromUntrusted: $0), as: UTF8.self)
    }
    let event = event(meeting, links, description: descriptionText)
    let calendar = event.map { event in
      CalendarScope.Source(
        event, file: links.address + SitePlan.inviteName, host: book.host.text,
        isOff: meeting.isOff, offers: settings.calendar, strings: strings)
    }
    return MeetingScope.Source(
      meeting: meeting, links: links, shortURL: book.shortURL(links.shownCode), pageURL: pageURL,
      guestLinks: guestLinks(apps, ownApps.map { AppScope.Source($0, links: guest) }),
      askURL: settings.askURL(about: meeting), isMoved: isMoved,
      state: clock.map { MeetingState(meeting, at: $0) },
      statusLine: statusLine(meeting.status, strings),
      descriptionHTML: description.map(Markdown.html(fromUntrusted:)),
      descriptionText: descriptionText, apps: apps,
      ways: WaysToJoin(
        meeting.entryPoints, apps: apps, language: language(of: meeting, in: strings)),
      when: meeting.schedule.map { .init($0, in: words) }, event: event,
      calendar: calendar)
  }

  /// The language of the page, with the country that the meeting's own tag may name.
  private func language(of meeting: Meeting, in strings: StringTable) -> LanguageTag {
    let own = meeting.language.value
    return own.primary == strings.language.primary ? own : strings.language
  }

  /// The apps that the meeting names; all, when it names none.
  private func apps(of meeting: Meeting) -> [AppSettings] {
    if meeting.apps.isEmpty { return site.settings.apps }
    let wanted = Set(meeting.apps.map(\.value))
    return site.settings.apps.filter { app in app.id.map { wanted.contains($0.value) } ?? false }
  }

  /// The addresses that a token changes, once each.
  private func guestLinks(
    _ apps: [AppScope.Source], _ personal: [AppScope.Source]
  ) -> [(plain: String, personal: String)] {
    var seen: Set<String> = []
    return zip(apps, personal).flatMap { Array(zip($0.addresses, $1.addresses)) }
      .filter { $0.0 != $0.1 && seen.insert($0.0).inserted }
      .map { (plain: $0.0, personal: $0.1) }
  }

  private func statusLine(_ status: Meeting.Status, _ strings: StringTable) -> String? {
    switch status {
    case .confirmed: nil
    case .tentative, .cancelled, .postponed: strings["status_line_\(status.rawValue)"]
    }
  }

  /// The messages, and the links that send them on.
  ///
  /// - Parameter url: what is left of them where nothing else fits.
  private func messages(
    of meeting: Meeting, _ set: TemplateSet, folder: String, url: String, _ record: TemplateRecord
  ) -> (files: [File], sharing: [SharingText], text: String?) {
    guard meeting.isShared else { return ([], [], nil) }
    var files: [File] = []
    for name in plan.messages {
      guard let template = set.messages[name] else { continue }
      var bytes: [UInt8] = []
      template.render(record, into: &bytes)
      files.append(File("\(folder)/\(name)", bytes))
    }
    func message(_ name: String) -> Message? {
      files.first { $0.path == "\(folder)/\(name)" }.map { Message($0.bytes) }
    }
    let mail = message("email.txt")
    let sms = message("sms.txt")
    let share = message("share.txt")
    let sharing: [SharingText] = [
      (
        "mail_url",
        MessageLinks.mail(
          subject: (mail ?? share)?.subject,
          bodies: [mail?.body, share?.body, sms?.body, url].compactMap { $0 })
      ),
      ("sms_url", MessageLinks.sms(body: (sms ?? share)?.body ?? url)),
      ("whatsapp_url", MessageLinks.whatsApp(body: share?.body ?? url)),
      ("share_text_url", share.map { _ in "/\(folder)/share.txt" }),
    ]
    return (files, sharing, share?.body)
  }

  func meetingPage(
    _ invitation: Invitation, _ set: TemplateSet, _ template: Template
  ) -> [UInt8] {
    let source = invitation.source
    var content: [UInt8] = []
    content.reserveCapacity(8192)
    template.render(invitation.record, into: &content)
    let meeting = source.meeting
    let settings = site.settings
    var page = page(set, title: "\(meeting.title) · \(settings.name)", content: content)
    page.isHidden = meeting.visibility != .public
    page.canonical = source.pageURL
    page.languages = languageLinks(of: meeting, at: source.links.address, on: set)
    page.preview = .init(
      title: meeting.title,
      description: previewDescription(of: source, set.strings),
      url: previewURL(source),
      image: meeting.image.map { imageURL($0.value) },
      picture: meeting.image.flatMap { pictures[$0.value]?.picture })
    page.policy = frame.policyOfMeetings
    page.script = frame.meetingScript
    page.data = invitation.data
    page.event = invitation.event
    page.leadsHome = meeting.status == .cancelled || source.ways.isNone
    if meeting.status != .cancelled {
      page.appBanner = banner(of: meeting, to: source.links.joinURL)
    }
    return framed(page, set)
  }

  /// Smart App Banner and App Clip card: a comma would begin its next part, so that the link has none.
  ///
  /// <https://developer.apple.com/documentation/webkit/promoting-apps-with-smart-app-banners>
  private func banner(of meeting: Meeting, to link: String) -> String? {
    let apps = apps(of: meeting).compactMap(\.ios)
    guard let app = apps.first(where: { $0.storeID != nil }), let store = app.storeID else {
      return nil
    }
    let argument = link.split(separator: ",", omittingEmptySubsequences: false)
      .joined(separator: "%2C")
    let clip = app.clipID.map {
      ", app-clip-bundle-id=\($0.bundleID), app-clip-display=card"
    }
    return "app-id=\(store), app-argument=\(argument)\(clip ?? "")"
  }

  /// What a chat program shows below the title: status, time and who invites; nothing secret.
  private func previewDescription(
    of source: MeetingScope.Source, _ strings: StringTable
  ) -> String {
    var parts: [String] = []
    if let line = source.statusLine { parts.append(line) }
    if let when = source.when {
      parts.append(when.shown.text)
      // The first of many times alone would be taken for the only one.
      if let repetition = when.shown.repetition {
        parts.append(
          [strings["repeats"], repetition].compactMap { $0 }
            .joined(separator: strings["colon"] ?? ": "))
      } else if when.isFirst, let words = strings["repeated"] {
        parts.append(words)
      }
    }
    parts.append(Person(source.meeting.organizer)?.name ?? site.settings.name)
    return parts.joined(separator: " · ")
  }
}

extension TemplateRecord {
  /// Sets texts of the meeting that are known only when others were printed.
  mutating func set(_ texts: [SiteRenderer.SharingText]) {
    guard let slot = shape.slot(of: "meeting"), case .record(var meeting) = self[slot] else {
      preconditionFailure("pages of meetings have a meeting")
    }
    for (name, text) in texts {
      guard let slot = meeting.shape.slot(of: name) else {
        preconditionFailure("a meeting has no \(name)")
      }
      meeting[slot] = .optionalText(text)
    }
    self[slot] = .record(meeting)
  }
}
