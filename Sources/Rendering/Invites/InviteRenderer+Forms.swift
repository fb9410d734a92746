import Calendar
import InviteLinks
import Invites
import SiteModel
import SitePlan
import Templates

/// Forms: what many guests share, rendered once with words in the places of their values.
extension InviteRenderer {
  /// What guests must have in common to get the same form.
  struct FormKey: Hashable {
    /// Which templates.
    var set: Int
    var zone: String?
    /// Those with a link that holds.
    var meetings: [Int] = []
    var kind = InviteScopes.Kind.invitation
    /// Which fields have a value.
    var isThere: [Bool] = []

    init(set: Int, zone: String?) {
      self.set = set
      self.zone = zone
    }
  }

  /// One that is known, else a new one; where none can be shared, one for this guest alone.
  mutating func form(
    _ key: FormKey, _ guest: Guest, _ set: InviteTemplates, _ values: [String?],
    _ tokens: [GuestToken]
  ) -> InviteForm {
    if set.isUniform, standard.isUniform {
      if let known = forms[key], known.takes(values) { return known }
      let words = tokens.indices.compactMap { GuestToken(marks.word(for: .token($0))) }
      let made = form(key, marked(guest, values), set, words, marks)
      if made.takes(values) {
        // Guests may be so different that hardly two have the same.
        if forms.count >= InviteRenderer.mostForms { (forms, items) = ([:], [:]) }
        forms[key] = made
        return made
      }
    }
    return form(key, guest, set, tokens, nil)
  }

  private static let mostForms = 200

  /// The guest with words for values.
  private func marked(_ guest: Guest, _ values: [String?]) -> Guest {
    var marked = Guest(key: guest.key)
    func word(_ name: String) -> String? {
      fields.firstIndex { $0.field.name == name }.flatMap { index in
        values[index].map { _ in marks.word(for: .field(index)) }
      }
    }
    marked.name = word("name")
    marked.firstName = word("first_name")
    marked.lastName = word("last_name")
    marked.email = word("email")
    marked.phone = word("phone")
    marked.role = word("role")
    marked.note = word("note")
    marked.fields = guest.fields.map { .init($0.name, word($0.name) ?? $0.text) }
    return marked
  }

  /// - Parameter marks: what the words in `guest` and `tokens` stand for; nil where they are real.
  private mutating func form(
    _ key: FormKey, _ guest: Guest, _ set: InviteTemplates, _ tokens: [GuestToken],
    _ marks: GapMarks?
  ) -> InviteForm {
    var content = InviteForm.Content(
      language: set.language.text, isRightToLeft: set.language.isRightToLeft)
    var invited: [InviteScopes.InvitedMeeting] = []
    var events: [CalendarEvent] = []
    content.facts.append("linksite-mark-1\0")
    content.facts.append(.key)
    for (place, index) in key.meetings.enumerated() {
      let meeting = site.meetings[index]
      let known = site.book.links[index]
      let token = tokens.indices.contains(place) ? tokens[place] : nil
      let url = known.join.personal(for: token).url
      let localTime = localTime(of: meeting, index, key.zone, set)
      content.links.append(
        .init(
          meeting: meeting.id.value.text, title: meeting.title, url: FormText(url, marks),
          start: localTime ?? siteTime(of: meeting, index, set)))
      let passcode = meeting.passcode.flatMap { $0.shownIn == .never ? nil : $0.text }
      content.facts.append("\0")
      content.facts.append(FormText(url, marks))
      content.facts.append("\0\(known.sequence)\0\(meeting.status)\0\(passcode ?? "")")
      invited.append(
        .init(
          meeting: record(index, set), link: url,
          pageLink: known.join.style == .cometchat
            ? site.book.shortURL(known.shownCode) + (token.map { "?t=\($0)" } ?? "") : nil,
          localTime: localTime, passcode: passcode))
      if options.wantsCalendar, let event = event(index, set) {
        events.append(personal(event, known, url, token))
      }
    }
    // A guest whose links were all taken back is told nothing.
    if !invited.isEmpty {
      write(
        InviteScopes.MessagePage(
          site: site.siteRecord, guest: guest, meetings: invited, title: content.links[0].title,
          kind: key.kind, isPersonal: maker != nil && key.kind != .cancelled,
          sender: sender(key.meetings), language: set.language.text,
          direction: set.language.isRightToLeft ? "rtl" : "ltr", subject: ""),
        with: set, marks, to: &content)
    }
    if !events.isEmpty {
      content.calendar = CalendarForm(CalendarFile.invites(for: events), marks)
    }
    return InviteForm(content, from: mailSender(key.meetings.first), host: site.book.host.text)
  }

  private func write(
    _ page: InviteScopes.MessagePage, with set: InviteTemplates, _ marks: GapMarks?,
    to content: inout InviteForm.Content
  ) {
    let template =
      switch page.kind {
      case .invitation: set.message
      case .changed: set.changed
      case .cancelled: set.cancelled
      }
    let record = scopes.message.record(page)
    let message = Message(text(template, record))
    content.subject = FormText(message.subject ?? "", marks)
    content.text = FormText(message.body, marks)
    content.sms = FormText(Message(text(set.sms, record)).body, marks)
    guard options.wantsHTML else { return }
    var page = page
    page.subject = message.subject ?? ""
    var html: [UInt8] = []
    set.html.render(scopes.message.record(page), into: &html)
    content.html = FormText(html, marks).encoded(as: .html) { Array($0) }
  }

  /// The calendar entry with the guest's own link.
  private func personal(
    _ event: CalendarEvent, _ known: LinkBook.Links, _ url: String, _ token: GuestToken?
  ) -> CalendarEvent {
    var event = event
    event.link = url
    if let token, known.join.style == .cometchat {
      // There the short link leads to the page of the meeting, and is the guest's own, too.
      let short = site.book.shortURL(known.shownCode)
      event.description = event.description.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0 == short ? "\($0)?t=\(token)" : $0 }.joined(separator: "\n")
    }
    event.conferences = event.conferences.map { conference in
      var conference = conference
      if conference.uri == known.joinURL { conference.uri = url }
      return conference
    }
    return event
  }

  private func text(_ template: Template, _ record: TemplateRecord) -> String {
    var bytes: [UInt8] = []
    template.render(record, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Who invites to the first meeting.
  private func sender(_ indexes: [Int]) -> String {
    let own = indexes.first.flatMap { Person(site.meetings[$0].organizer)?.name }
    return own ?? Person(site.site.settings.organizer)?.name ?? site.site.settings.name
  }
}
