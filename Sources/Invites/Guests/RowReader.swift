import Calendar
import Diagnostics
import InviteLinks
import SiteModel

/// Makes a guest, or somebody to leave out, of one row of a roster.
struct RowReader {
  let row: Roster.Row
  let map: ColumnMap
  let roster: Roster
  let meetings: [String]
  private(set) var diagnostics: [Diagnostic] = []

  init(row: Roster.Row, map: ColumnMap, roster: Roster, meetings: [String]) {
    self.row = row
    self.map = map
    self.roster = roster
    self.meetings = meetings
  }

  /// Nil when something in the row is wrong, or when it is no guest.
  mutating func guest() -> Guest? {
    let id = line(.id)
    let email = email()
    let phone = phone()
    var guest = Guest(key: "")
    guest.name = line(.name)
    guest.firstName = line(.firstName)
    guest.lastName = line(.lastName)
    guest.language = language()
    guest.timezone = timezone()
    guest.role = line(.role)
    guest.tags = list(.tags)
    guest.note = note()
    guest.meetings = chosenMeetings()
    guest.fields = ownFields()
    guest.email = email
    guest.phone = phone
    guest.place = row.place
    guest.row = row.number
    if diagnostics.hasErrors { return nil }
    guard let key = id ?? email.map(GuestText.folded) ?? phone else {
      reportMissingAddress(guest)
      return nil
    }
    if email == nil, phone == nil {
      reportMissingAddress(guest)
      return nil
    }
    guest.key = key
    return guest
  }

  /// By whom somebody is known who is left out; what else the row says does not matter.
  ///
  /// Nil with a warning where there is something that could have been an address or a number.
  mutating func member() -> Guest? {
    let id = line(.id)
    let email = email()
    let phone = phone()
    var problems = diagnostics
    diagnostics = []
    guard let key = id ?? email.map(GuestText.folded) ?? phone else {
      for index in problems.indices {
        problems[index].severity = .warning
        problems[index].help = "nobody is left out for this row: correct it, or delete it"
      }
      diagnostics = problems
      return nil
    }
    var guest = Guest(key: key)
    guest.email = email
    guest.phone = phone
    guest.place = row.place
    guest.row = row.number
    return guest
  }

  private mutating func reportMissingAddress(_ guest: Guest) {
    guard let name = guest.shownName else {
      diagnostics.append(
        .info(
          "row-skipped", "row \(row.number) names nobody: skipped", at: row.place,
          help: "a guest has an email or a phone"))
      return
    }
    diagnostics.append(
      .error(
        "guest-without-address", "row \(row.number): \"\(name)\" has neither email nor phone",
        at: row.place, help: "fill in one of them, or delete the row"))
  }

  private func cell(_ field: RosterField) -> Roster.Cell? { map.fields[field].flatMap(cell) }

  private func cell(_ index: Int) -> Roster.Cell? {
    guard let cell = row.cells[index], !GuestText.isBlank(cell.text) else { return nil }
    return cell
  }

  private func header(_ field: RosterField) -> String {
    map.fields[field].map { roster.columns[$0].name } ?? field.rawValue
  }

  /// A text of one line; nil when there is none, or when it is refused.
  private mutating func line(_ field: RosterField) -> String? {
    cell(field).flatMap { line($0, header(field)) }
  }

  private mutating func line(_ cell: Roster.Cell, _ header: String) -> String? {
    let text = GuestText.normalized(cell.text)
    guard let control = GuestText.control(in: text) else { return text }
    let what =
      control == "\n" || control == "\r" ? "a line break" : "the control \(control.codePoint)"
    report(
      "control-in-cell", "\(what) stands in \"\(header)\"", cell,
      help: "it could forge a line of a message: delete it")
    return nil
  }

  private mutating func report(
    _ id: String, _ message: String, _ cell: Roster.Cell, help: String? = nil
  ) {
    diagnostics.append(
      .error(id, "row \(row.number): \(message)", at: cell.place, help: help))
  }

  private mutating func email() -> String? {
    guard let cell = cell(.email), let text = line(cell, header(.email)) else { return nil }
    guard EmailAddress.isPlausible(text), text.utf8.count <= 254 else {
      report(
        "bad-guest-address", "\"\(text)\" is no mail address", cell,
        help: "one address in each row, as in ana@example.com")
      return nil
    }
    let local = text.utf8.prefix { $0 != UInt8(ascii: "@") }
    if local.contains(where: { $0 >= 0x80 }) {
      diagnostics.append(
        .warning(
          "address-beyond-ascii",
          "row \(row.number): \"\(text)\" has letters before the @ that few servers take",
          at: cell.place,
          help:
            "check that it is no slip of the keyboard; there is no draft and no mail merge for it"
        ))
    }
    return text
  }

  private mutating func phone() -> String? {
    guard let cell = cell(.phone), let text = line(cell, header(.phone)) else { return nil }
    do { return try PhoneNumber.normalized(text) } catch {
      report("bad-guest-phone", "\"\(text)\" \(error.message)", cell, help: error.help)
      return nil
    }
  }

  private mutating func language() -> LanguageTag? {
    guard let cell = cell(.language), let text = line(cell, header(.language)) else { return nil }
    let tag = String(text.unicodeScalars.map { $0 == "_" ? "-" : Character($0) })
    if let language = LanguageTag(tag) { return language }
    report(
      "bad-guest-language", "\"\(text)\" is no language", cell,
      help: "write its code, as in de, pt-BR or zh-Hans")
    return nil
  }

  private mutating func timezone() -> String? {
    guard let cell = cell(.timezone), let text = line(cell, header(.timezone)) else { return nil }
    switch TimeZoneRules.named(text) {
    case .success(let zone): return zone.name
    case .failure(let problem):
      report("unknown-time-zone", problem.message, cell, help: problem.help)
      return nil
    }
  }

  private mutating func note() -> String? {
    cell(.note).flatMap { block($0, header(.note)) }
  }

  /// A text that may have several lines.
  private mutating func block(_ cell: Roster.Cell, _ header: String) -> String? {
    let text = GuestText.normalized(cell.text)
    guard let control = GuestText.controlInBlock(text) else { return text }
    report(
      "control-in-cell", "the control \(control.codePoint) stands in \"\(header)\"", cell,
      help: "delete it")
    return nil
  }

  /// What stands between `|`, `,` and `;`.
  private mutating func list(_ field: RosterField) -> [String] {
    guard let text = line(field) else { return [] }
    var seen: Set<String> = []
    return text.split { "|,;".contains($0) }.map { GuestText.trimmed(String($0)) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private mutating func chosenMeetings() -> [String] {
    let chosen = list(.meetings)
    guard let cell = cell(.meetings), !meetings.isEmpty else { return chosen }
    for id in chosen where !meetings.contains(id) {
      let nearest = nearestName(to: id, in: meetings)
      report(
        "meeting-not-invited-to", "\"\(id)\" is no meeting of this invitation", cell,
        help: nearest.map { "did you mean \"\($0)\"?" }
          ?? "name it on the command line, too: \(meetings.joined(separator: " "))")
    }
    return meetings.filter(chosen.contains)
  }

  private mutating func ownFields() -> [Guest.Field] {
    var fields: [Guest.Field] = []
    for own in map.own {
      guard let cell = cell(own.index) else { continue }
      let header = roster.columns[own.index].name
      if let text = own.mayHaveLines ? block(cell, header) : line(cell, header) {
        fields.append(.init(own.name, text))
      }
    }
    return fields
  }
}
