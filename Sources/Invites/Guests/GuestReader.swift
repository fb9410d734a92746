package import Diagnostics

/// Makes guests of the rows of rosters; every mistake is found in one run.
package struct GuestReader: Sendable {
  /// What was found in one roster.
  package struct Result: Sendable {
    package var guests: [Guest] = []
    package var diagnostics: [Diagnostic] = []
    /// Names of the user's own columns, empty ones too.
    package var columns: [String] = []
    /// Rules by their places among all, with what is said if they fit no other roster either.
    package var unusedRules: [Int: Diagnostic] = [:]

    package init() {}

    fileprivate init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  }

  /// What a roster is read for.
  package enum Purpose: Sendable {
    /// Every mistake counts; a column `meetings` may choose from these ids, or from any if empty.
    case invite(meetings: [String])
    /// Only who is meant matters: an address, a number or an id. A cell that is none of them
    /// says nothing, and nobody is invited for it.
    case exclude
  }

  private let rules: [ColumnMap.Rule]
  private let purpose: Purpose

  package init(rules: [ColumnMap.Rule] = [], for purpose: Purpose) {
    self.rules = rules
    self.purpose = purpose
  }

  /// Reads a file of any format.
  package func read(_ file: SourceText, encoding: RosterEncoding? = nil) -> Result {
    let (roster, problems) = Roster.read(file, encoding: encoding)
    guard let roster else {
      return Result(problems.isEmpty ? [.emptyRoster(file.path)] : problems)
    }
    if roster.rows.isEmpty {
      return Result(problems.hasErrors ? problems : problems + [.emptyRoster(file.path)])
    }
    var result = guests(of: roster)
    result.diagnostics = problems + result.diagnostics
    return result
  }

  private func guests(of roster: Roster) -> Result {
    let (map, problems) = ColumnMap.make(for: roster, rules)
    var result = Result(problems)
    result.columns = map.own.map(\.name)
    result.unusedRules = map.unused
    let isExcluding = if case .exclude = purpose { true } else { false }
    let hasKeys = isExcluding && map.fields[.id] != nil
    if map.fields[.email] == nil, map.fields[.phone] == nil, !hasKeys {
      result.diagnostics.append(
        .error(
          "roster-without-address", "no column holds addresses or phone numbers",
          at: roster.columns.first?.place ?? .file(roster.source.path),
          help: "name it email or phone, or say which one it is: --map \"email=HEADER\""))
      return result
    }
    if isExcluding {
      result.diagnostics.removeAll { $0.id == "remarks-left-out" }
    }
    let meetings = if case .invite(let meetings) = purpose { meetings } else { [String]() }
    for row in roster.rows {
      var reader = RowReader(row: row, map: map, roster: roster, meetings: meetings)
      let guest = isExcluding ? reader.member() : reader.guest()
      if let guest { result.guests.append(guest) }
      result.diagnostics += reader.diagnostics
    }
    return result
  }
}

extension Diagnostic {
  fileprivate static func emptyRoster(_ path: String) -> Diagnostic {
    .error("empty-roster", "there is no guest in this file", at: .file(path))
  }
}
