import Diagnostics
import InviteLinks
import Invites
import Rendering
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
    for guest in lists.guests {
      let chosen = meetings.known.filter {
        guest.meetings.isEmpty || guest.meetings.contains($0.id)
      }
      let before = self.ledger[guest.key]
      let isNew = chosen.contains { before?.invite(to: $0.uid) == nil }
      if isNew { newCount += 1 }
      if command[.new], !isNew { continue }
      ledger.invite(guest, to: chosen)
      run.insert(guest.key)
    }
    var pruned: [Ledger.Entry] = []
    if command[.prune] { pruned = ledger.prune(keeping: lists.keys, uids: meetings.uids) }
    let entries = ledger.entries.filter { entry in
      !entry.isGone && entry.invites.contains { meetings.uids.contains($0.uid) }
    }
    let (tables, warnings) = tables(for: entries)
    var fields: [String] = []
    var seen: Set<String> = []
    for field in entries.flatMap(\.guest.fields) where seen.insert(field.name).inserted {
      fields.append(field.name)
    }
    let formats = command[.formats] ?? [.txt, .csv, .html]
    let (renderer, problems) = InviteRenderer.make(
      site.renderer, sources: site.sources.templates, tables: tables, guestFields: fields.sorted(),
      options: .init(
        key: key, language: command[.language] ?? site.site.settings.language,
        wantsHTML: formats.contains(.eml),
        wantsCalendar: formats.contains(.eml) || formats.contains(.ics)))
    guard let renderer else { return .failure(Problems(diagnostics: problems)) }
    return .success(
      InviteWork(
        site: site, meetings: meetings, formats: formats, ledger: ledger, entries: entries,
        run: run, newCount: newCount, pruned: pruned, isPruning: command[.prune],
        renderer: renderer, diagnostics: warnings))
  }

  /// The texts for guests whose row names no language first, then each other language once.
  private func tables(
    for entries: [Ledger.Entry]
  ) -> (tables: [StringTable], warnings: [Diagnostic]) {
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
    let base =
      table(standard) ?? table(siteLanguage) ?? english
    var tables = base.map { [$0] } ?? []
    var asked: Set<String> = [standard.text]
    func warn(_ language: LanguageTag, at place: Place?) {
      warnings.append(
        .warning(
          "no-strings",
          "there are no texts for the language \"\(language.text)\"; "
            + "those of \"\(base?.language.text ?? "en")\" are used",
          at: place, help: "write Templates/strings/\(language.text).yml"))
    }
    if strings.language(of: standard) == nil, command[.language] != nil { warn(standard, at: nil) }
    for entry in entries {
      guard let language = entry.guest.language, asked.insert(language.text).inserted else {
        continue
      }
      if let table = table(language) {
        tables.append(table)
      } else {
        warn(language, at: entry.guest.place)
      }
    }
    return (tables, warnings)
  }
}
