import Diagnostics
import Foundation
import InviteLinks
import Invites
import Rendering
import SiteCheck
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
  /// What files of guests are called, as the ledger gave the names: no others are ours.
  let ownFiles: Set<String>
  /// The keys of those whom this run is about.
  let run: Set<String>
  let newCount: Int
  /// How many were invited before and are in no list of this run.
  let absentCount: Int
  let isPruning: Bool
  /// Nil where links are the same for everybody.
  let maker: TokenMaker?
  let renderer: InviteRenderer
  let diagnostics: [Diagnostic]

  /// Those of the command to which a guest was invited, by their places among the published ones.
  private func invitedMeetings(of entry: Ledger.Entry) -> [Int] {
    zip(meetings.known, meetings.indexes).filter { entry.invite(to: $0.0.uid) != nil }.map(\.1)
  }

  /// One whole message and the counts, for `--dry-run`.
  ///
  /// - Parameter hidesTokens: when the key was made for this and is not kept, so that they would
  ///   never hold.
  func sample(_ lists: GuestLists, hidesTokens: Bool) -> InviteSample {
    var sample = InviteSample(counts: counts(lists))
    let first = entries.first { run.contains($0.guest.key) && !meetings(of: $0).isEmpty }
    if let first {
      var renderer = renderer
      let invite = renderer.invite(first, to: invitedMeetings(of: first))
      var text = invite.text
      if hidesTokens {
        for url in invite.urls {
          guard let token = GuestToken(in: url) else { continue }
          text = text.replacingOccurrences(of: token.text, with: "…")
        }
      }
      let name = first.guest.shownName.map { "\($0) " } ?? ""
      let address = first.guest.email ?? first.guest.phone ?? ""
      sample.message = .init(
        to: "\(name)<\(address)>", subject: invite.subject, text: text, hidesTokens: hidesTokens)
    }
    return sample
  }

  private func counts(_ lists: GuestLists) -> InviteCounts {
    InviteCounts(
      guests: run.count, new: newCount, excluded: lists.excluded.count,
      duplicates: lists.duplicates.count, skipped: lists.unread.count, absent: absentCount,
      isPruning: isPruning)
  }

  /// Writes all files, and the ledger last.
  func write(
    to folder: PrivateFolder, _ lists: GuestLists, _ watch: Interruption.Watch
  ) throws -> InviteSummary {
    let name = meetings.folder
    let tables = tables(hasReasons: !lists.unread.isEmpty)
    let all = try writeFiles(to: folder, lists, tables, watch)
    if formats.contains(.csv) {
      let known = Set(entries.map(\.guest.key))
      var others: [UInt8] = []
      for guest in lists.excluded where !known.contains(guest.key) {
        tables.report.append(.init(number: nil, guest: guest, state: .excluded), to: &others)
      }
      for guest in lists.duplicates {
        tables.report.append(.init(number: nil, guest: guest, state: .duplicate), to: &others)
      }
      for row in lists.unread {
        tables.report.append(
          .init(number: nil, guest: row.guest, state: .skipped, reason: row.reason), to: &others)
      }
      try folder.write("\(name)/mailmerge.csv", tables.merged.bytes(all.parts.map(\.merged)))
      let sender = renderer.mailSender(meetings.indexes.first)
      try folder.write("\(name)/mailmerge_template.txt", MailMergeFile.template(from: sender))
      try folder.write(
        "\(name)/report.csv", tables.report.bytes(all.parts.map(\.rows) + [others]))
    }
    if formats.contains(.html) {
      let titles = meetings.indexes.map { site.meetings[$0].title }.joined(separator: " · ")
      let page = renderer.organiserPage(
        title: titles, folder: name, count: entries.count, languages: all.languages.sorted(),
        list: all.parts.map(\.list))
      try folder.write("\(name)/organiser.html", page)
    }
    var removed = 0
    if isPruning {
      for file in try staleFiles(in: folder) + staleTables(in: folder) {
        try folder.remove("\(name)/\(file)")
        removed += 1
      }
    }
    try folder.write(InviteStore.ledgerName, ledger.bytes)
    return InviteSummary(
      counts: counts(lists), revoked: all.revoked, unmailed: all.unmailed,
      written: folder.written, unchanged: folder.unchanged, removed: removed,
      folder: "\(folder.shown)/\(name)")
  }

  /// The files about all guests.
  var tableNames: [String] {
    let tables = ["mailmerge.csv", "mailmerge_template.txt", "report.csv"]
    let names =
      (formats.contains(.csv) ? tables : []) + (formats.contains(.html) ? ["organiser.html"] : [])
    return names.map { "\(meetings.folder)/\($0)" }
  }

  /// The tables with their columns, which depend on all guests.
  private func tables(hasReasons: Bool) -> (merged: MailMergeFile, report: ReportFile) {
    let links = entries.map { meetings(of: $0).count }
    let merged = zip(entries, links).filter { entry, links in
      links > 0 && run.contains(entry.guest.key) && canBeMailed(entry)
    }
    return (
      MailMergeFile(for: merged.lazy.map { (guest: $0.guest, links: $1) }),
      ReportFile(width: links.max() ?? 1, hasReasons: hasReasons)
    )
  }

  /// What some of the guests add to the files that are about all of them.
  private struct Part: Sendable {
    var rows: [UInt8] = []
    var merged: [UInt8] = []
    var list: [UInt8] = []
    var languages: Set<String> = []
    var revoked = 0
    var unmailed = 0
  }

  private struct Parts: Sendable {
    var parts: [Part] = []
    var languages: Set<String> { parts.reduce(into: []) { $0.formUnion($1.languages) } }
    var revoked: Int { parts.reduce(0) { $0 + $1.revoked } }
    var unmailed: Int { parts.reduce(0) { $0 + $1.unmailed } }
  }

  /// Writes the files of each guest, on all processors; their order is that of the ledger.
  private func writeFiles(
    to folder: PrivateFolder, _ lists: GuestLists,
    _ tables: (merged: MailMergeFile, report: ReportFile), _ watch: Interruption.Watch
  ) throws -> Parts {
    let known = lists.keys
    let excluded = Set(lists.excluded.map(\.key))
    let done = Locked([Int: Part]())
    // What all have in common is made before the work is shared.
    var renderer = renderer
    if let first = entries.first { _ = renderer.invite(first, to: invitedMeetings(of: first)) }
    try Workers(nil).share(entries.count, in: 512) { [renderer] range in
      try watch.check()
      var part = Part()
      var renderer = renderer
      for entry in entries[range] {
        let key = entry.guest.key
        let state: ReportFile.State =
          known.contains(key) ? .invited : excluded.contains(key) ? .excluded : .notInRoster
        try write(entry, state, to: folder, &renderer, tables, &part)
      }
      done.with { $0[range.lowerBound] = part }
    }
    return done.with { parts in Parts(parts: parts.sorted { $0.key < $1.key }.map(\.value)) }
  }

  private func write(
    _ entry: Ledger.Entry, _ state: ReportFile.State, to folder: PrivateFolder,
    _ renderer: inout InviteRenderer, _ tables: (merged: MailMergeFile, report: ReportFile),
    _ part: inout Part
  ) throws {
    var invite = renderer.invite(entry, to: invitedMeetings(of: entry))
    if invite.isRevoked { part.revoked += 1 }
    let state = invite.isRevoked ? .revoked : state
    if formats.contains(.csv) {
      tables.report.append(.init(invite, state: state), to: &part.rows)
    }
    if formats.contains(.html) {
      part.languages.insert(invite.form.content.language)
      renderer.appendListItem(&invite, state, to: &part.list)
    }
    guard run.contains(entry.guest.key), !invite.isRevoked else { return }
    try writeFiles(of: &invite, to: folder)
    guard formats.contains(.csv) else { return }
    if canBeMailed(entry) {
      tables.merged.append(invite, to: &part.merged)
    } else {
      part.unmailed += 1
    }
  }

  /// A run that was killed is made again, and these files with it.
  private func writeFiles(of invite: inout PersonalInvite, to folder: PrivateFolder) throws {
    let name = meetings.folder
    if formats.contains(.txt) {
      try folder.write(
        "\(name)/txt/\(invite.fileName).txt", invite.textFile, isMadeAgain: true)
    }
    guard formats.contains(.eml) || formats.contains(.ics) else { return }
    let calendar = invite.calendar
    if formats.contains(.eml), let mail = invite.mail(with: calendar) {
      try folder.write("\(name)/eml/\(invite.fileName).eml", mail, isMadeAgain: true)
    }
    if formats.contains(.ics), let calendar {
      try folder.write("\(name)/ics/\(invite.fileName).ics", calendar, isMadeAgain: true)
    }
  }

  /// Files of guests to whom nothing is sent any more, or not like that: no run would write them.
  ///
  /// Their paths below the folder of the meetings.
  func staleFiles(in folder: PrivateFolder) throws -> [String] {
    let invited = entries.filter { !meetings(of: $0).isEmpty }
    let kinds: [(String, [Ledger.Entry])] = [
      ("txt", invited), ("eml", invited.filter(canBeMailed)),
      ("ics", invited.filter { meetings(of: $0).contains { site.meetings[$0].schedule != nil } }),
    ]
    var stale: [String] = []
    for (kind, entries) in kinds {
      let kept = Set(entries.map(\.fileName))
      for file in try folder.names(in: "\(meetings.folder)/\(kind)").sorted()
      where file.hasSuffix(".\(kind)") {
        let stem = String(file.dropLast(4))
        if ownFiles.contains(stem), !kept.contains(stem) { stale.append("\(kind)/\(file)") }
      }
    }
    return stale
  }

  /// Tables that this run does not make, with links that do not hold any more: they could still be
  /// given to a mail merge program.
  ///
  /// Their paths below the folder of the meetings.
  func staleTables(in folder: PrivateFolder) throws -> [String] {
    guard let maker else { return [] }
    let others =
      (formats.contains(.csv) ? [] : ["mailmerge.csv", "report.csv"])
      + (formats.contains(.html) ? [] : ["organiser.html"])
    var holding: Set<String>?
    return try others.filter { name in
      guard let bytes = try folder.contents("\(meetings.folder)/\(name)") else { return false }
      let tokens = GuestToken.texts(in: bytes)
      if tokens.isEmpty { return false }
      let known = holding ?? holdingTokens(maker)
      holding = known
      return !tokens.isSubset(of: known)
    }
  }

  /// Every link to these meetings that holds.
  private func holdingTokens(_ maker: TokenMaker) -> Set<String> {
    var tokens: Set<String> = []
    for entry in entries {
      for invite in entry.invites where !invite.isRevoked {
        tokens.insert(
          maker.token(
            meetingUID: invite.uid, guestKey: entry.guest.key, rotation: invite.rotation
          ).text)
      }
    }
    return tokens
  }

  /// The meetings that a guest still has a link to.
  private func meetings(of entry: Ledger.Entry) -> [Int] {
    zip(meetings.known, meetings.indexes).filter { known, _ in
      entry.invite(to: known.uid).map { !$0.isRevoked } ?? false
    }.map(\.1)
  }

  private func canBeMailed(_ entry: Ledger.Entry) -> Bool {
    entry.guest.email.map { MailAddress($0) != nil } ?? false
  }
}
