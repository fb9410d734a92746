import Diagnostics
import InviteLinks
import Invites
import Rendering
import SiteModel
import SiteOutput

/// Everything that a run of `invite` writes, one guest after the other.
struct InviteWork {
  let site: CheckedSite
  let meetings: InvitedMeetings
  let formats: Set<InviteFormat>
  let ledger: Ledger
  /// All guests of these meetings who are in the ledger.
  let entries: [Ledger.Entry]
  /// The keys of those whom this run is about.
  let run: Set<String>
  let newCount: Int
  let pruned: [Ledger.Entry]
  let isPruning: Bool
  var renderer: InviteRenderer
  let diagnostics: [Diagnostic]

  private mutating func invite(_ entry: Ledger.Entry) -> PersonalInvite {
    let indexes = zip(meetings.known, meetings.indexes).filter { known, _ in
      entry.invite(to: known.uid) != nil
    }
    return renderer.invite(entry, to: indexes.map(\.1))
  }

  /// One whole message and the counts, for `--dry-run`.
  mutating func sample(_ lists: GuestLists) -> String {
    var text = ""
    if let first = entries.first(where: { run.contains($0.guest.key) }) {
      let invite = invite(first)
      let name = first.guest.shownName.map { "\($0) " } ?? ""
      let address = first.guest.email ?? first.guest.phone ?? ""
      text += "To: \(name)<\(address)>\nSubject: \(invite.subject)\n\n\(invite.text)\n\n--\n"
    }
    return text + "\(counted(run.count, "guest")), \(newCount) new"
      + left(lists) + ": nothing was written\n"
  }

  private func left(_ lists: GuestLists) -> String {
    var text = ""
    if !lists.excluded.isEmpty { text += ", \(lists.excluded.count) excluded" }
    if !lists.duplicates.isEmpty { text += ", \(lists.duplicates.count) twice in the lists" }
    return text
  }

  /// Writes all files, and the ledger last.
  mutating func write(
    to folder: PrivateFolder, _ lists: GuestLists, _ watch: Interruption.Watch
  ) throws -> InviteSummary {
    let name = meetings.folder
    let sender = sender
    var merged: [PersonalInvite] = []
    var list: [UInt8] = []
    var rows: [ReportFile.Row] = []
    var languages: Set<String> = []
    var revokedCount = 0
    for entry in entries {
      try watch.check()
      var invite = invite(entry)
      let isMissing = !lists.keys.contains(entry.guest.key)
      if invite.isRevoked { revokedCount += 1 }
      rows.append(
        .init(
          number: entry.number, guest: entry.guest,
          state: invite.isRevoked ? .revoked : isMissing ? .notInRoster : .invited,
          links: invite.links))
      if formats.contains(.html) {
        languages.insert(invite.language)
        list += renderer.listItem(invite, isMissing: isMissing)
      }
      guard run.contains(entry.guest.key), !invite.isRevoked else { continue }
      try writeFiles(of: invite, from: sender, to: folder)
      invite.html = []
      invite.calendar = nil
      if formats.contains(.csv) { merged.append(invite) }
    }
    if formats.contains(.csv) {
      rows += lists.excluded.map { .init(number: nil, guest: $0, state: .excluded, links: []) }
      rows += lists.duplicates.map { .init(number: nil, guest: $0, state: .duplicate, links: []) }
      try folder.write("\(name)/mailmerge.csv", MailMergeFile.bytes(of: merged))
      try folder.write("\(name)/mailmerge_template.txt", MailMergeFile.template(from: sender))
      try folder.write("\(name)/report.csv", ReportFile.bytes(of: rows))
    }
    merged = []
    rows = []
    if formats.contains(.html) {
      let titles = meetings.indexes.map { site.meetings[$0].title }.joined(separator: " · ")
      let page = renderer.organiserPage(
        title: titles, folder: name, count: entries.count, languages: languages.sorted(),
        list: list)
      try folder.write("\(name)/organiser.html", page)
    }
    let removed = isPruning ? try prune(folder, lists) : 0
    try folder.write(InviteStore.ledgerName, ledger.bytes)
    return InviteSummary(
      guests: run.count, new: newCount, excluded: lists.excluded.count,
      duplicates: lists.duplicates.count, revoked: revokedCount, written: folder.written,
      unchanged: folder.unchanged, removed: removed, folder: "\(folder.shown)/\(name)")
  }

  private func writeFiles(
    of invite: PersonalInvite, from sender: MailDraft.Sender?, to folder: PrivateFolder
  ) throws {
    let name = meetings.folder
    if formats.contains(.txt) {
      let text = "Subject: \(invite.subject)\n\n\(invite.text)\n"
      try folder.write("\(name)/txt/\(invite.fileName).txt", Array(text.utf8))
    }
    if formats.contains(.eml),
      let mail = MailDraft.bytes(of: invite, from: sender, host: site.site.settings.host.text)
    {
      try folder.write("\(name)/eml/\(invite.fileName).eml", mail)
    }
    if formats.contains(.ics), let calendar = invite.calendar {
      try folder.write("\(name)/ics/\(invite.fileName).ics", calendar)
    }
  }

  /// Removes our files of guests who are no longer meant; whatever else lies there stays.
  private func prune(_ folder: PrivateFolder, _ lists: GuestLists) throws -> Int {
    let kept = Set(entries.map(\.fileName))
    var removed = 0
    for kind in ["txt", "eml", "ics"] {
      let path = "\(meetings.folder)/\(kind)"
      for file in try folder.names(in: path) where file.hasSuffix(".\(kind)") {
        let stem = String(file.dropLast(4))
        guard PersonalInvite.isFileName(stem), !kept.contains(stem) else { continue }
        try folder.remove("\(path)/\(file)")
        removed += 1
      }
    }
    return removed
  }

  /// The organiser of the first meeting, else of the site, else where one can ask.
  private var sender: MailDraft.Sender? {
    let settings = site.site.settings
    let organizers = [
      meetings.indexes.first.flatMap { site.meetings[$0].organizer }, settings.organizer,
    ]
    for organizer in organizers.compactMap({ $0 }) {
      if let email = organizer.email {
        return .init(name: organizer.name ?? settings.name, address: email)
      }
    }
    guard let contact = settings.contact, contact.hasPrefix("mailto:") else { return nil }
    let address = String(contact.dropFirst("mailto:".utf8.count).prefix { $0 != "?" })
    return .init(name: settings.name, address: address)
  }
}
