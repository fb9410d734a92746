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
  /// Whose a number is that names none.
  let country: CountryCode?
  private(set) var diagnostics: [Diagnostic] = []

  init(
    row: Roster.Row, map: ColumnMap, roster: Roster, meetings: [String], country: CountryCode?
  ) {
    self.row = row
    self.map = map
    self.roster = roster
    self.meetings = meetings
    self.country = country
  }

  /// Nil when something in the row is wrong, or when it is no guest.
  mutating func guest() -> Guest? {
    let id = line(.id)
    let (email, nameInFront) = email()
    let phone = phone(besides: email)
    var guest = Guest(key: "")
    guest.name = personName(.name)
    guest.firstName = personName(.firstName)
    guest.lastName = personName(.lastName)
    if guest.shownName == nil { guest.name = nameInFront }
    guest.language = language()
    guest.putsFamilyFirst = putsFamilyFirst(guest)
    guest.languagePlace = cell(.language)?.place
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
    let (email, _) = email()
    let phone = phone(besides: email)
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

  /// What a row says that makes no guest, for a list of those who were left out.
  var asWritten: Guest {
    func text(_ field: RosterField) -> String? {
      cell(field).map { cell in
        let scalars = GuestText.normalized(cell.text).unicodeScalars
        return String(String.UnicodeScalarView(scalars.map { $0.breaksLine ? " " : $0 }))
      }
    }
    var guest = Guest(key: text(.id) ?? "")
    guest.name = text(.name)
    guest.firstName = text(.firstName)
    guest.lastName = text(.lastName)
    guest.email = text(.email)
    guest.phone = text(.phone)
    guest.place = row.place
    guest.row = row.number
    return guest
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

  /// A cell that says something: `-` and `n/a` say that there is nothing.
  private func filledCell(_ field: RosterField) -> Roster.Cell? {
    cell(field).flatMap { CellText.saysNothing($0.text) ? nil : $0 }
  }

  private mutating func warn(
    _ id: String, _ message: String, _ cell: Roster.Cell, help: String
  ) {
    diagnostics.append(
      .warning(id, "row \(row.number): \(message)", at: cell.place, help: help))
  }

  private mutating func report(
    _ id: String, _ message: String, _ cell: Roster.Cell, help: String? = nil
  ) {
    diagnostics.append(
      .error(id, "row \(row.number): \(message)", at: cell.place, help: help))
  }

  /// A name as it is, unless a spreadsheet or a database wrote what stands there.
  private mutating func personName(_ field: RosterField) -> String? {
    guard let cell = cell(field), let text = line(cell, header(field)) else { return nil }
    if CellText.isSpreadsheetError(text) {
      report(
        "spreadsheet-error", "\"\(text)\" is an error of a spreadsheet, and no name", cell,
        help: "mend the formula in that cell, or delete it")
      return nil
    }
    if text.hasPrefix("=") || text == "NULL" {
      warn(
        "spreadsheet-error", "\"\(text)\" is hardly a name, and stands in the greeting", cell,
        help: "export the values instead of the formulas")
    }
    return text
  }

  /// The address, and the name that may stand before it: `Ana Lima <ana@example.com>`.
  private mutating func email() -> (address: String?, name: String?) {
    guard let cell = filledCell(.email), let written = line(cell, header(.email)) else {
      return (nil, nil)
    }
    let (text, name) = CellText.address(in: CellText.firstOfSeveral(written))
    guard EmailAddress.isPlausible(text), text.utf8.count <= 254 else {
      report(
        "bad-guest-address", "\"\(written)\" is no mail address", cell,
        help: "one address in each row, as in ana@example.com")
      return (nil, nil)
    }
    let local = text.utf8.prefix { $0 != UInt8(ascii: "@") }
    if local.contains(where: { $0 >= 0x80 }) {
      warn(
        "address-beyond-ascii",
        "\"\(text)\" has letters before the @ that few servers take", cell,
        help:
          "check that it is no slip of the keyboard; there is no draft and no mail merge for it")
    }
    return (text, name)
  }

  /// Who can be reached by mail loses a number that cannot be read, and nothing else.
  private mutating func phone(besides email: String?) -> String? {
    guard let cell = filledCell(.phone), let written = line(cell, header(.phone)) else {
      return nil
    }
    do {
      return try PhoneNumber.normalized(CellText.firstOfSeveral(written), in: country)
    } catch {
      let message = "\"\(written)\" \(error.message)"
      if email == nil {
        report("bad-guest-phone", message, cell, help: error.help)
      } else {
        warn("bad-guest-phone", "\(message): only the mail address counts", cell, help: error.help)
      }
      return nil
    }
  }

  private mutating func language() -> LanguageTag? {
    guard let cell = filledCell(.language), let text = line(cell, header(.language)) else {
      return nil
    }
    if LanguageName.isUndetermined(text) { return nil }
    if let language = LanguageName.tag(for: text) { return language }
    let nearest = LanguageName.nearest(to: text)
    report(
      "bad-guest-language", "\"\(text)\" is no language", cell,
      help: nearest.map { "did you mean \"\($0)\"?" }
        ?? "write its code, as in de, pt-BR or zh-Hans")
    return nil
  }

  /// Said by the words of the header or by the language; who puts the family name into the first
  /// column of a German list does not greet people like that.
  private func putsFamilyFirst(_ guest: Guest) -> Bool {
    if guest.firstName == nil || guest.lastName == nil { return false }
    return ["hu", "vi"].contains(guest.language?.primary ?? "")
      || RosterField.isOfFamilyFirst(header(.lastName))
  }

  private mutating func timezone() -> String? {
    guard let cell = filledCell(.timezone), let text = line(cell, header(.timezone)) else {
      return nil
    }
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
      if let text = own.isRemarks ? block(cell, header) : line(cell, header) {
        fields.append(.init(own.name, text))
      }
    }
    return fields
  }
}
