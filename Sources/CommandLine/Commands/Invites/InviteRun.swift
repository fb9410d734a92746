import Arguments
import Diagnostics
import Foundation
import InviteLinks
import Invites
import Rendering
import SiteCheck
import SiteModel

/// What one run of `invite` is about, before anything is rendered.
struct InviteRun {
  let command: ParsedCommand
  let site: CheckedSite
  let meetings: InvitedMeetings
  let ledger: Ledger
  let key: InviteKey?

  struct Problems: Error {
    var diagnostics: [Diagnostic]
  }

  /// Enters the guests into the ledger and compiles the templates of their languages.
  func prepare(_ lists: inout GuestLists) -> Result<InviteWork, Problems> {
    var ledger = ledger
    var run: Set<String> = []
    var newCount = 0
    let former = FormerKeys(self.ledger, uids: meetings.uids)
    let listed = lists.keys.union(lists.excluded.map(\.key))
    var diagnostics: [Diagnostic] = []
    for guest in lists.guests {
      let chosen = meetings.known.filter {
        guest.meetings.isEmpty || guest.meetings.contains($0.id)
      }
      let before = self.ledger[guest.key]
      let isNew = chosen.contains { before?.invite(to: $0.uid) == nil }
      if isNew { newCount += 1 }
      if before == nil, key != nil,
        let (old, sign) = former.entry(of: guest, isListed: listed.contains)
      {
        let meeting = old.invites.first { meetings.uids.contains($0.uid) }?.meeting
        diagnostics.append(.changedKey(guest, old.guest.key, sign, meeting ?? meetings.ids[0]))
      }
      if command[.prune] {
        ledger.withdraw(guest.key, from: meetings.uids.subtracting(chosen.map(\.uid)))
      }
      if command[.new], !isNew { continue }
      ledger.invite(guest, to: chosen)
      run.insert(guest.key)
    }
    ledger.claim(meetings.folder, for: meetings.owner)
    let invited = self.ledger.entries.filter { entry in
      !entry.isGone && entry.invites.contains { meetings.uids.contains($0.uid) }
    }
    let unlisted = invited.filter { !lists.keys.contains($0.guest.key) }
    if command[.prune] {
      ledger.prune(keeping: lists.keys, uids: meetings.uids)
      diagnostics += manyForgotten(unlisted.count, of: invited.count)
    }
    let entries = ledger.entries.filter { entry in
      !entry.isGone && entry.invites.contains { meetings.uids.contains($0.uid) }
    }
    if command[.newKey] { diagnostics += deadLinks(in: ledger) }
    let (languages, warnings) = languages(of: entries)
    diagnostics += warnings
    if newCount > 0 { diagnostics += cancelledInvites }
    // An empty column has a name all the same, and so has one of an earlier roster.
    let fields = lists.columns.union(entries.lazy.flatMap(\.guest.fields).map(\.name))
    let formats = command[.formats] ?? [.txt, .csv, .html]
    let (renderer, problems) = InviteRenderer.make(
      site.renderer, sources: site.sources.templates, languages: languages,
      guestFields: fields.sorted(),
      options: .init(
        key: key, language: command[.language] ?? site.site.settings.language,
        wantsHTML: formats.contains(.eml),
        wantsCalendar: formats.contains(.eml) || formats.contains(.ics)))
    guard let renderer else { return .failure(Problems(diagnostics: problems)) }
    return .success(
      InviteWork(
        site: site, meetings: meetings, formats: formats, ledger: ledger, entries: entries,
        ownFiles: Set((self.ledger.entries + ledger.entries).map(\.fileName)),
        run: run, newCount: newCount,
        absentCount: command[.prune]
          ? unlisted.count : unlisted.filter { !listed.contains($0.guest.key) }.count,
        isPruning: command[.prune], maker: key.map { TokenMaker($0) },
        renderer: renderer, diagnostics: diagnostics))
  }

  /// With another key all links change, and only those of this run are written again.
  private func deadLinks(in ledger: Ledger) -> [Diagnostic] {
    let others = Set(
      ledger.entries.flatMap(\.invites).filter { !meetings.uids.contains($0.uid) }
        .map(\.meeting)
    ).sorted()
    if others.isEmpty { return [] }
    return [
      .warning(
        "links-of-old-key", "guests have links to \(others.joined(separator: ", ")) that end now",
        at: nil, help: "invite to these meetings again, without --new-key")
    ]
  }

  /// The list of another event is taken for this one easily.
  private func manyForgotten(_ forgotten: Int, of all: Int) -> [Diagnostic] {
    let isSuspicious = forgotten == all || (all > 3 && forgotten * 2 > all)
    if forgotten == 0 || !isSuspicious { return [] }
    return [
      .warning(
        "many-forgotten",
        "--prune forgets \(forgotten) of the \(counted(all, "guest")) invited so far",
        at: nil, help: "check that these are all lists of the event; without --prune nobody is lost"
      )
    ]
  }

  /// A message that something is off, to somebody who never heard of it, is hardly meant.
  private var cancelledInvites: [Diagnostic] {
    meetings.indexes.map { site.meetings[$0] }.filter { $0.status == .cancelled }.map { meeting in
      Diagnostic.warning(
        "cancelled-invite",
        "\"\(meeting.id.value.text)\" is cancelled, and some of these guests were never invited",
        at: meeting.place, help: "they are told that it does not take place")
    }
  }

  /// That of guests whose row names none first, then each other one, with the texts for it.
  private func languages(
    of entries: [Ledger.Entry]
  ) -> (languages: [InviteRenderer.Language], warnings: [Diagnostic]) {
    var strings = StringTables(site.sources)
    let english = strings.table(for: .english)
    /// A language without the texts of invites has the English ones.
    func table(_ language: LanguageTag) -> StringTable? {
      let table = strings.table(for: language)
      return english.flatMap { english in table.map { $0.over(english) } } ?? table
    }
    var warnings: [Diagnostic] = []
    let siteLanguage = site.site.settings.language
    let standard = command[.language] ?? siteLanguage
    guard let base = table(standard) ?? table(siteLanguage) ?? english else { return ([], []) }
    var languages: [InviteRenderer.Language] = [(standard, base)]
    var asked: Set<String> = [standard.text]
    func warn(_ language: LanguageTag, at place: Place?) {
      warnings.append(.noStrings(language, using: base.language, at: place))
    }
    if strings.language(of: standard) == nil, command[.language] != nil { warn(standard, at: nil) }
    for entry in entries {
      guard let language = entry.guest.language, asked.insert(language.text).inserted else {
        continue
      }
      let own = table(language)
      if own == nil { warn(language, at: entry.guest.languagePlace ?? entry.guest.place) }
      languages.append((language, own ?? base))
    }
    return (languages, warnings)
  }
}

extension Diagnostic {
  fileprivate static func changedKey(
    _ guest: Guest, _ old: String, _ sign: FormerKeys.Sign, _ meeting: String
  ) -> Diagnostic {
    let message =
      "row \(guest.row): \"\(guest.label)\" was invited under the key \"\(old)\", and gets "
      + "another link under \"\(guest.key)\""
    switch sign {
    case .address:
      return .warning(
        "guest-key-changed", message, at: guest.place,
        help: "keep the id and the address that the guest had; if the change is meant, --prune "
          + "forgets the former one")
    case .name:
      let quoted = old.replacingOccurrences(of: "'", with: "'\\''")
      return .warning(
        "guest-key-changed", message, at: guest.place,
        help: "if they are one person, the former link still holds: "
          + "linksite guests revoke \(meeting) '\(quoted)'")
    }
  }
}
