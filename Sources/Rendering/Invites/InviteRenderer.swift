import Calendar
package import Diagnostics
package import InviteLinks
package import Invites
package import SiteModel
import SitePlan
import Templates

/// Makes the message, the links and the calendar file of one guest after the other.
///
/// What guests have in common is rendered once, as a form in which only their own values are missing.
package struct InviteRenderer: Sendable {
  private let site: SiteRenderer
  private let scopes: InviteScopes
  private let templates: [String: InviteTemplates]
  private let standard: InviteTemplates
  private let sources: [String: SourceText]
  /// The fields of guests that messages may say.
  private let fields: [ScopeField<Guest>]
  private let marks = GapMarks()
  private var meetings: [String: TemplateRecord] = [:]
  private var times: [String: String?] = [:]
  private var events: [String: CalendarEvent?] = [:]
  private var forms: [FormKey: InviteForm] = [:]
  private var items: [ItemKey: ListItem] = [:]

  /// What is asked of the run.
  package struct Options: Sendable {
    /// Nil for links that are the same for everybody.
    package var key: InviteKey?
    /// For guests whose row names none.
    package var language: LanguageTag
    package var wantsHTML: Bool
    package var wantsCalendar: Bool

    package init(key: InviteKey?, language: LanguageTag, wantsHTML: Bool, wantsCalendar: Bool) {
      self.key = key
      self.language = language
      self.wantsHTML = wantsHTML
      self.wantsCalendar = wantsCalendar
    }
  }

  private let options: Options
  private let maker: TokenMaker?

  /// Compiles the templates of every language that guests read; nil when one has a mistake.
  ///
  /// - Parameters:
  ///   - tables: the texts of these languages by their tags; the language of the options first.
  ///   - guestFields: names of the further columns of the rosters.
  package static func make(
    _ site: SiteRenderer, sources: [String: SourceText], tables: [StringTable],
    guestFields: [String], options: Options
  ) -> (renderer: InviteRenderer?, diagnostics: [Diagnostic]) {
    let scopes = InviteScopes(
      meeting: site.scopes.meetingScope.shape, guestFields: guestFields)
    var templates: [String: InviteTemplates] = [:]
    for table in tables where templates[table.language.text] == nil {
      let (compiled, _, problems) = InviteTemplates.compile(
        sources, strings: table, scopes: scopes)
      // The same template in another language has the same mistakes.
      guard let compiled else { return (nil, problems) }
      templates[table.language.text] = compiled
    }
    guard let standard = tables.first.flatMap({ templates[$0.language.text] }) else {
      return (nil, [])
    }
    let own = guestFields.filter { name in
      templates.values.contains { $0.mayName(name, sources) }
    }
    let renderer = InviteRenderer(
      site: site, scopes: scopes, templates: templates, standard: standard, sources: sources,
      fields: InviteScopes.guestFields + InviteScopes.own(own), options: options,
      maker: options.key.map { TokenMaker($0) })
    return (renderer, [])
  }

  private init(
    site: SiteRenderer, scopes: InviteScopes, templates: [String: InviteTemplates],
    standard: InviteTemplates, sources: [String: SourceText], fields: [ScopeField<Guest>],
    options: Options, maker: TokenMaker?
  ) {
    self.site = site
    self.scopes = scopes
    self.templates = templates
    self.standard = standard
    self.sources = sources
    self.fields = fields
    self.options = options
    self.maker = maker
  }

  private func templates(for guest: Guest) -> InviteTemplates {
    guard let language = guest.language else { return standard }
    return language.fallbacks.lazy.compactMap { templates[$0] }.first ?? standard
  }

  /// Everything for one guest.
  ///
  /// - Parameter indexes: the guest's meetings, by their places among the published ones.
  package mutating func invite(_ entry: Ledger.Entry, to indexes: [Int]) -> PersonalInvite {
    let guest = entry.guest
    let set = templates(for: guest)
    var key = FormKey(language: set.language.text, zone: guest.timezone)
    var tokens: [GuestToken] = []
    var revoked: [String] = []
    var isChanged = false
    for index in indexes {
      let known = site.book.links[index]
      let invite = entry.invite(to: known.uid)
      if let invite, invite.isRevoked {
        revoked.append(site.meetings[index].id.value.text)
        continue
      }
      key.meetings.append(index)
      if let invite, invite.sequence < known.sequence { isChanged = true }
      if let maker {
        tokens.append(
          maker.token(
            meetingUID: known.uid, guestKey: guest.key, rotation: invite?.rotation ?? 0))
      }
    }
    let isCancelled = key.meetings.allSatisfy { site.meetings[$0].status == .cancelled }
    key.kind = isCancelled ? .cancelled : isChanged ? .changed : .invitation
    let values = fields.map { field -> String? in
      if case .text(let text) = field.value(guest), !text.isEmpty { text } else { nil }
    }
    key.isThere = values.map { $0 != nil }
    return PersonalInvite(
      entry, form(key, guest, set, values, tokens), fields: values, tokens: tokens,
      revoked: revoked, escape: InviteRenderer.escape)
  }

  static func escape(_ text: [UInt8], _ output: inout [UInt8]) {
    output.append(escapedForHTML: text)
  }

  /// What guests must have in common to get the same form.
  private struct FormKey: Hashable {
    var language: String
    var zone: String?
    /// Those with a link that holds.
    var meetings: [Int] = []
    var kind = InviteScopes.Kind.invitation
    /// Which fields have a value.
    var isThere: [Bool] = []

    init(language: String, zone: String?) {
      self.language = language
      self.zone = zone
    }
  }

  /// One that is known, else a new one; where none can be shared, one for this guest alone.
  private mutating func form(
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

  private mutating func record(_ index: Int, _ set: InviteTemplates) -> TemplateRecord {
    let name = "\(set.language.text) \(index)"
    if let known = meetings[name] { return known }
    let made = site.meetingRecord(index, strings: set.strings, words: set.words)
    meetings[name] = made
    return made
  }

  private mutating func event(_ index: Int, _ set: InviteTemplates) -> CalendarEvent? {
    let name = "\(set.language.text) \(index)"
    if let known = events[name] { return known }
    let made = site.event(index, set.strings)
    events[name] = made
    return made
  }

  private mutating func siteTime(
    of meeting: Meeting, _ index: Int, _ set: InviteTemplates
  ) -> String? {
    let name = "\(set.language.text) \(index)"
    if let known = times[name] { return known }
    let made = meeting.schedule.map { WhenWords($0, in: set.words).text }
    times[name] = made
    return made
  }

  /// The time in the guest's zone; nil where the meeting is in that zone or has no time of day.
  private mutating func localTime(
    of meeting: Meeting, _ index: Int, _ zone: String?, _ set: InviteTemplates
  ) -> String? {
    guard let schedule = meeting.schedule, let zone, zone != schedule.zone.name,
      !schedule.isAllDay
    else { return nil }
    let name = "\(set.language.text) \(index) \(zone)"
    if let known = times[name] { return known }
    let made = schedule.onClocks(of: zone).map { WhenWords($0, in: set.words).text }
    times[name] = made
    return made
  }

  /// Who invites to the first meeting.
  private func sender(_ indexes: [Int]) -> String {
    let own = indexes.first.flatMap { Person(site.meetings[$0].organizer)?.name }
    return own ?? Person(site.site.settings.organizer)?.name ?? site.site.settings.name
  }

  /// The organiser of a guest's first meeting, else of the site, else where one can ask.
  package func mailSender(_ index: Int?) -> MailForm.Sender? {
    let settings = site.site.settings
    for organizer in [index.flatMap { site.meetings[$0].organizer }, settings.organizer] {
      if let organizer, let address = organizer.email.flatMap({ MailAddress($0) }) {
        return .init(name: organizer.name ?? settings.name, address: address.text)
      }
    }
    guard let contact = settings.contact, contact.hasPrefix("mailto:") else { return nil }
    let address = String(contact.dropFirst("mailto:".utf8.count).prefix { $0 != "?" })
    return MailAddress(address).map { .init(name: settings.name, address: $0.text) }
  }
}

extension InviteRenderer {
  private struct ItemKey: Hashable {
    var form: ObjectIdentifier
    var mail: Int
    var state: ReportFile.State
  }

  /// An item of the list for many guests.
  private struct ListItem {
    let text: FormText
    let needs: [FormText.Gap]

    init(_ text: FormText) {
      self.text = text
      needs = [text].needs
    }
  }

  /// One item of the organiser's page.
  package mutating func appendListItem(
    _ invite: inout PersonalInvite, _ state: ReportFile.State, to bytes: inout [UInt8]
  ) {
    let mail = invite.form.sending.mail(for: invite.values)
    let key = ItemKey(form: ObjectIdentifier(invite.form), mail: mail, state: state)
    let item: ListItem
    if let known = items[key] {
      item = known
    } else {
      item = ListItem(listItem(invite, mail, state))
      // A form for one guest alone is not kept, and its name is given again.
      if forms.values.contains(where: { $0 === invite.form }) { items[key] = item }
    }
    invite.prepare(item.needs, escape: InviteRenderer.escape)
    item.text.append(invite.values, to: &bytes)
  }

  private func listItem(
    _ invite: PersonalInvite, _ mail: Int, _ state: ReportFile.State
  ) -> FormText {
    let guest = invite.guest
    let form = invite.form
    // With real values where another kind of file is included, which may escape them otherwise.
    let marks = standard.isUniform ? marks : nil
    func word(_ value: OwnValue, _ real: String) -> String { marks?.word(for: value) ?? real }
    func word(_ name: String, _ real: String?) -> String? {
      let place = fields.firstIndex { $0.field.name == name }
      return real.map { real in place.map { word(.field($0), real) } ?? real }
    }
    let sending = form.sending
    var bytes: [UInt8] = []
    standard.listed.render(
      scopes.listed.record(
        .init(
          number: word(.number, "\(invite.number)"),
          mark: word(.mark, String(decoding: invite.values[.mark], as: UTF8.self)),
          label: word(.label, guest.label), email: word("email", guest.email),
          phone: word("phone", guest.phone), role: word("role", guest.role),
          language: form.content.language,
          direction: form.content.isRightToLeft ? "rtl" : "ltr",
          message: word(.message, invite.text),
          mail: guest.email.map { _ in
            word(.mailLink, sending.mails[mail].text(invite.values))
          },
          sms: guest.phone.map { _ in word(.smsLink, sending.sms.text(invite.values)) },
          whatsApp: guest.phone.map { _ in
            word(.whatsAppLink, sending.whatsApp.text(invite.values))
          }, state: state)), into: &bytes)
    let texts: [OwnValue: FormText] = [
      .message: form.content.text, .mailLink: sending.mails[mail], .smsLink: sending.sms,
      .whatsAppLink: sending.whatsApp,
    ]
    return FormText(bytes, marks).encoded(as: .html) { Array($0) }.filling(
      texts.mapValues { text in
        text.encoded(as: .html) { piece in
          var escaped: [UInt8] = []
          escaped.append(escapedForHTML: Array(piece))
          return escaped
        }
      })
  }

  /// The organiser's page around its list, which is long and copied once.
  package func organiserPage(
    title: String, folder: String, count: Int, languages: [String], list: [[UInt8]]
  ) -> [UInt8] {
    let style = sources["invite/organiser.css"]?.bytes ?? []
    let script = sources["invite/organiser.js"]?.bytes ?? []
    let language = standard.language
    let page = InviteScopes.OrganiserPage(
      site: site.siteRecord, title: title, count: count, languages: languages,
      guests: list.allSatisfy(\.isEmpty) ? [] : Array(marks.word(for: .message).utf8),
      language: language.text, direction: language.isRightToLeft ? "rtl" : "ltr",
      store: "linksite \(site.book.host.text) \(folder)",
      policy: ContentSecurityPolicy.text(style: style, script: script, images: "data:"),
      style: Array("<style>".utf8) + style + Array("</style>".utf8),
      script: Array("<script>".utf8) + script + Array("</script>".utf8))
    var bytes: [UInt8] = []
    standard.organiser.render(scopes.organiser.record(page), into: &bytes)
    return FormText(bytes, marks).bytes(filledWith: list)
  }
}
