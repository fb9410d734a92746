import Diagnostics
import Invites

/// What a roster becomes, as tests write it down.
struct ReadRoster {
  var guests: [Guest]
  /// `line:column severity: message [id]`, sorted by place.
  var findings: [String]
  /// What is said to do about each of them, in their order.
  var helps: [String]
  /// What is said of columns that are for templates only; no finding, since there is nothing to mend.
  var ownColumns: [String]

  init(
    _ bytes: [UInt8], named name: String = "guests.csv", encoding: String? = nil,
    map: [String] = [], meetings: [String] = [], isExcluding: Bool = false, country: String? = nil
  ) {
    let reader = GuestReader(
      rules: map.compactMap { ColumnMap.Rule($0) }, country: country.flatMap { CountryCode($0) },
      for: isExcluding ? .exclude : .invite(meetings: meetings))
    let result = reader.read(
      SourceText(path: name, bytes: bytes), encoding: encoding.flatMap { RosterEncoding($0) })
    guests = result.guests
    let unused = result.unusedRules.sorted { $0.key < $1.key }.map(\.value)
    let all = (unused + result.diagnostics).sortedByPlace()
    ownColumns = all.filter { $0.id == "own-columns" }.map(\.message)
    let diagnostics = all.filter { $0.id != "own-columns" }
    helps = diagnostics.map { $0.help ?? "" }
    findings = diagnostics.map { diagnostic in
      var place = ""
      if case .at(let source, let offset)? = diagnostic.place {
        let (line, column) = LineIndex(source).position(of: offset)
        place = "\(line):\(column) "
      }
      return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
    }
  }

  init(
    _ text: String, named name: String = "guests.csv", encoding: String? = nil,
    map: [String] = [], meetings: [String] = [], isExcluding: Bool = false, country: String? = nil
  ) {
    self.init(
      Array(text.utf8), named: name, encoding: encoding, map: map, meetings: meetings,
      isExcluding: isExcluding, country: country)
  }

  var emails: [String] { guests.map { $0.email ?? "" } }
  var names: [String] { guests.map { $0.shownName ?? "" } }
}
