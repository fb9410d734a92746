import Calendar
package import Diagnostics
import SiteModel

/// Makes guests of the rows of rosters; every mistake is found in one run.
package struct GuestReader: Sendable {
  /// What was found in one roster.
  package struct Result: Sendable {
    package var guests: [Guest] = []
    package var diagnostics: [Diagnostic] = []
  }

  private let rules: [ColumnMap.Rule]
  private let meetings: [String]

  /// - Parameter meetings: the ids that a column `meetings` may choose from; nil takes any.
  package init(rules: [ColumnMap.Rule] = [], meetings: [String] = []) {
    self.rules = rules
    self.meetings = meetings
  }

  /// Reads a file of any format.
  package func read(_ file: SourceText, encoding: RosterEncoding? = nil) -> Result {
    let (roster, problems) = Roster.read(file, encoding: encoding)
    guard let roster else {
      return Result(
        diagnostics: problems.isEmpty ? [.emptyRoster(file.path)] : problems)
    }
    if roster.rows.isEmpty {
      return Result(
        diagnostics: problems.hasErrors ? problems : problems + [.emptyRoster(file.path)])
    }
    var result = guests(of: roster)
    result.diagnostics = problems + result.diagnostics
    return result
  }

  private func guests(of roster: Roster) -> Result {
    let (map, problems) = ColumnMap.make(for: roster, rules)
    var result = Result(diagnostics: problems)
    if map.fields[.email] == nil, map.fields[.phone] == nil {
      result.diagnostics.append(
        .error(
          "roster-without-address", "no column holds addresses or phone numbers",
          at: roster.columns.first?.place ?? .file(roster.source.path),
          help: "name it email or phone, or say which one it is: --map \"email=HEADER\""))
      return result
    }
    for row in roster.rows {
      var reader = RowReader(row: row, map: map, roster: roster, meetings: meetings)
      if let guest = reader.guest() { result.guests.append(guest) }
      result.diagnostics += reader.diagnostics
    }
    return result
  }
}

/// One row.
private struct RowReader {
  let row: Roster.Row
  let map: ColumnMap
  let roster: Roster
  let meetings: [String]
  var diagnostics: [Diagnostic] = []

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
          at: cell.place, help: "check that it is no slip of the keyboard"))
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
    guard let cell = cell(.note) else { return nil }
    let text = GuestText.normalized(cell.text)
    guard let control = GuestText.controlInBlock(text) else { return text }
    report(
      "control-in-cell", "the control \(control.codePoint) stands in \"\(header(.note))\"", cell,
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
      if let text = line(cell, roster.columns[own.index].name) {
        fields.append(.init(own.name, text))
      }
    }
    return fields
  }
}

extension Diagnostic {
  fileprivate static func emptyRoster(_ path: String) -> Diagnostic {
    .error("empty-roster", "there is no guest in this file", at: .file(path))
  }
}
