import Calendar
package import Diagnostics
package import InviteLinks
package import Invites
package import SiteModel
import SitePlan
import Templates

/// Makes the message, the links and the calendar file of one guest after the other.
///
/// What is the same for many guests, such as a meeting in a language, is made once.
package struct InviteRenderer: Sendable {
  private let site: SiteRenderer
  private let scopes: InviteScopes
  private let templates: [String: InviteTemplates]
  private let standard: InviteTemplates
  private let sources: [String: SourceText]
  private var meetings: [String: TemplateRecord] = [:]
  private var times: [String: String?] = [:]
  private var events: [String: CalendarEvent?] = [:]
  /// The files that the templates are made of.
  package private(set) var templateNames: Set<String> = []

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
    let names = templates.values.reduce(into: Set<String>()) { $0.formUnion($1.sources) }
    guard let standard = tables.first.flatMap({ templates[$0.language.text] }) else {
      return (nil, [])
    }
    var renderer = InviteRenderer(
      site: site, scopes: scopes, templates: templates, standard: standard, sources: sources,
      options: options, maker: options.key.map { TokenMaker($0) })
    renderer.templateNames = names.union(["invite/organiser.css", "invite/organiser.js"])
    return (renderer, [])
  }

  private init(
    site: SiteRenderer, scopes: InviteScopes, templates: [String: InviteTemplates],
    standard: InviteTemplates, sources: [String: SourceText], options: Options, maker: TokenMaker?
  ) {
    self.site = site
    self.scopes = scopes
    self.templates = templates
    self.standard = standard
    self.sources = sources
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
    var result = PersonalInvite(
      number: entry.number, fileName: entry.fileName, guest: guest, language: set.language.text,
      isRightToLeft: set.language.isRightToLeft)
    var invited: [InviteScopes.InvitedMeeting] = []
    var events: [CalendarEvent] = []
    var isChanged = false
    var areAllCancelled = true
    var holding: [Int] = []
    // What the guest must be told again when it changes, and nothing else.
    var facts = "linksite-mark-1\0\(guest.key)"
    for index in indexes {
      let meeting = site.meetings[index]
      let known = site.book.links[index]
      let invite = entry.invite(to: known.uid)
      if let invite, invite.isRevoked {
        result.revoked.append(meeting.id.value.text)
        continue
      }
      holding.append(index)
      let token = maker?.token(
        meetingUID: known.uid, guestKey: guest.key, rotation: invite?.rotation ?? 0)
      let url = known.join.personal(for: token).url
      let localTime = localTime(of: meeting, index, guest, set)
      result.links.append(
        .init(
          meeting: meeting.id.value.text, title: meeting.title, url: url,
          start: localTime ?? siteTime(of: meeting, index, set)))
      let passcode = meeting.passcode.flatMap { $0.shownIn == .never ? nil : $0.text }
      facts += "\0\(url)\0\(known.sequence)\0\(meeting.status)\0\(passcode ?? "")"
      if let invite, invite.sequence < known.sequence { isChanged = true }
      if meeting.status != .cancelled { areAllCancelled = false }
      invited.append(
        .init(
          meeting: record(index, set), link: url,
          pageLink: known.join.style == .cometchat
            ? site.book.shortURL(known.shownCode) + (token.map { "?t=\($0)" } ?? "") : nil,
          localTime: localTime, passcode: passcode))
      if options.wantsCalendar, var event = event(index, set) {
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
        events.append(event)
      }
    }
    // A guest whose links were all taken back is told nothing.
    if holding.isEmpty { return result }
    var page = InviteScopes.MessagePage(
      site: site.siteRecord, guest: guest, meetings: invited, title: result.links[0].title,
      kind: areAllCancelled ? .cancelled : isChanged ? .changed : .invitation,
      isPersonal: maker != nil && !areAllCancelled, sender: sender(holding),
      language: set.language.text,
      direction: set.language.isRightToLeft ? "rtl" : "ltr", subject: "")
    let template =
      switch page.kind {
      case .invitation: set.message
      case .changed: set.changed
      case .cancelled: set.cancelled
      }
    let record = scopes.message.record(page)
    let message = Message(text(template, record))
    result.subject = message.subject ?? ""
    result.text = message.body
    result.sms = Message(text(set.sms, record)).body
    result.mark = mark(of: facts)
    if options.wantsHTML {
      page.subject = result.subject
      set.html.render(scopes.message.record(page), into: &result.html)
    }
    if !events.isEmpty { result.calendar = CalendarFile.invites(for: events) }
    return result
  }

  /// As many digits as no two of a list have in common.
  private func mark(of facts: String) -> String {
    SHA256.digest(facts.utf8).prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
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
    of meeting: Meeting, _ index: Int, _ guest: Guest, _ set: InviteTemplates
  ) -> String? {
    guard let schedule = meeting.schedule, let zone = guest.timezone, zone != schedule.zone.name,
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
}

extension InviteRenderer {
  /// One item of the organiser's page.
  package func appendListItem(
    _ invite: PersonalInvite, isMissing: Bool, to bytes: inout [UInt8]
  ) {
    standard.listed.render(
      scopes.listed.record(.init(invite, isMissing: isMissing)), into: &bytes)
  }

  /// The organiser's page around its list.
  package func organiserPage(
    title: String, folder: String, count: Int, languages: [String], list: [UInt8]
  ) -> [UInt8] {
    let style = sources["invite/organiser.css"]?.bytes ?? []
    let script = sources["invite/organiser.js"]?.bytes ?? []
    let language = standard.language
    let page = InviteScopes.OrganiserPage(
      site: site.siteRecord, title: title, count: count, languages: languages, guests: list,
      language: language.text, direction: language.isRightToLeft ? "rtl" : "ltr",
      store: "linksite \(site.book.host.text) \(folder)",
      policy: ContentSecurityPolicy.text(style: style, script: script, images: "data:"),
      style: Array("<style>".utf8) + style + Array("</style>".utf8),
      script: Array("<script>".utf8) + script + Array("</script>".utf8))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(list.count + 16_384)
    standard.organiser.render(scopes.organiser.record(page), into: &bytes)
    return bytes
  }
}
