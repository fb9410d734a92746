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
  let site: SiteRenderer
  let scopes: InviteScopes
  /// Those for guests whose row names no language first.
  let sets: [InviteTemplates]
  /// Which of them are for a language.
  private let numbers: [String: Int]
  let sources: [String: SourceText]
  /// The fields of guests that messages may say.
  let fields: [ScopeField<Guest>]
  let marks = GapMarks()
  private var meetings: [String: TemplateRecord] = [:]
  private var times: [String: String?] = [:]
  private var events: [String: CalendarEvent?] = [:]
  var forms: [FormKey: InviteForm] = [:]
  var items: [ItemKey: ListItem] = [:]

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

  let options: Options
  let maker: TokenMaker?

  /// A language that guests read, and the texts that there are for it.
  package typealias Language = (asked: LanguageTag, strings: StringTable)

  /// Compiles the templates of every language that guests read; nil when one has a mistake.
  ///
  /// - Parameters:
  ///   - languages: that of guests whose row names none first.
  ///   - guestFields: names of the further columns of the rosters.
  package static func make(
    _ site: SiteRenderer, sources: [String: SourceText], languages: [Language],
    guestFields: [String], options: Options
  ) -> (renderer: InviteRenderer?, diagnostics: [Diagnostic]) {
    let scopes = InviteScopes(
      meeting: site.scopes.meetingScope.shape, guestFields: guestFields)
    let files = LanguageFiles(sources)
    var sets: [InviteTemplates] = []
    var numbers: [String: Int] = [:]
    var compiled: [String: Int] = [:]
    for (asked, strings) in languages where numbers[asked.text] == nil {
      let (sources, own, language) = files.sources(for: asked)
      // Guests of several languages may read the same.
      let name = ([strings.language.text] + own.values.sorted()).joined(separator: " ")
      if let known = compiled[name] {
        numbers[asked.text] = known
        continue
      }
      let (set, _, problems) = InviteTemplates.compile(
        sources, in: language, strings: strings, scopes: scopes)
      // The same template in another language has the same mistakes.
      guard let set else { return (nil, problems) }
      compiled[name] = sets.count
      numbers[asked.text] = sets.count
      sets.append(set)
    }
    if sets.isEmpty { return (nil, []) }
    let own = guestFields.filter { name in sets.contains { $0.mayName(name) } }
    let renderer = InviteRenderer(
      site: site, scopes: scopes, sets: sets, numbers: numbers, sources: sources,
      fields: InviteScopes.guestFields + InviteScopes.own(own), options: options,
      maker: options.key.map { TokenMaker($0) })
    return (renderer, [])
  }

  private init(
    site: SiteRenderer, scopes: InviteScopes, sets: [InviteTemplates], numbers: [String: Int],
    sources: [String: SourceText], fields: [ScopeField<Guest>], options: Options,
    maker: TokenMaker?
  ) {
    self.site = site
    self.scopes = scopes
    self.sets = sets
    self.numbers = numbers
    self.sources = sources
    self.fields = fields
    self.options = options
    self.maker = maker
  }

  var standard: InviteTemplates { sets[0] }

  /// Everything for one guest.
  ///
  /// - Parameter indexes: the guest's meetings, by their places among the published ones.
  package mutating func invite(_ entry: Ledger.Entry, to indexes: [Int]) -> PersonalInvite {
    let guest = entry.guest
    let number = guest.language.flatMap { numbers[$0.text] } ?? 0
    let set = sets[number]
    var key = FormKey(set: number, zone: guest.timezone)
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

  mutating func record(_ index: Int, _ set: InviteTemplates) -> TemplateRecord {
    let name = "\(set.strings.language.text) \(index)"
    if let known = meetings[name] { return known }
    let made = site.meetingRecord(index, strings: set.strings, words: set.words)
    meetings[name] = made
    return made
  }

  mutating func event(_ index: Int, _ set: InviteTemplates) -> CalendarEvent? {
    let name = "\(set.strings.language.text) \(index)"
    if let known = events[name] { return known }
    let made = site.event(index, set.strings)
    events[name] = made
    return made
  }

  mutating func siteTime(
    of meeting: Meeting, _ index: Int, _ set: InviteTemplates
  ) -> String? {
    let name = "\(set.strings.language.text) \(index)"
    if let known = times[name] { return known }
    let made = meeting.schedule.map { WhenWords($0, in: set.words).text }
    times[name] = made
    return made
  }

  /// The time in the guest's zone; nil where the meeting is in that zone or has no time of day.
  mutating func localTime(
    of meeting: Meeting, _ index: Int, _ zone: String?, _ set: InviteTemplates
  ) -> String? {
    guard let schedule = meeting.schedule, let zone, zone != schedule.zone.name,
      !schedule.isAllDay
    else { return nil }
    let name = "\(set.strings.language.text) \(index) \(zone)"
    if let known = times[name] { return known }
    let made = schedule.onClocks(of: zone).map { WhenWords($0, in: set.words).text }
    times[name] = made
    return made
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
