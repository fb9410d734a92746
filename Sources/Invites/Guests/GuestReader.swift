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
    /// Rows that a mistake keeps from being guests.
    package var unread: [UnreadRow] = []

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

  /// A row as it stands in its file, and what is wrong there.
  package struct UnreadRow: Sendable {
    package var guest: Guest
    package var reason: String
  }

  private let rules: [ColumnMap.Rule]
  private let country: CountryCode?
  private let purpose: Purpose

  /// - Parameter country: whose telephone numbers are that name none.
  package init(
    rules: [ColumnMap.Rule] = [], country: CountryCode? = nil, for purpose: Purpose
  ) {
    self.rules = rules
    self.country = country
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
    // A row with too many cells has no columns that one could read.
    result.unread += problems.filter { $0.id == "csv-ragged-row" }.map { problem in
      UnreadRow(guest: Guest(key: ""), reason: problem.message)
    }
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
    let unknown = UnknownColumns(
      roster: roster, map: map,
      fields: isExcluding ? [.email, .phone] : Set(RosterField.allCases))
    let suspects = unknown.diagnostics
    result.diagnostics += suspects
    if map.fields[.email] == nil, map.fields[.phone] == nil, !hasKeys {
      if suspects.hasErrors { return result }
      result.diagnostics.append(
        .error(
          "roster-without-address", "no column holds addresses or phone numbers",
          at: roster.columns.first?.place ?? .file(roster.source.path),
          help: "name it email or phone, or say which one it is: --map \"email=HEADER\""))
      return result
    }
    if isExcluding {
      result.diagnostics.removeAll { $0.severity == .info }
    } else if let overview = unknown.overview {
      result.diagnostics.append(overview)
    }
    let meetings = if case .invite(let meetings) = purpose { meetings } else { [String]() }
    for row in roster.rows {
      var reader = RowReader(
        row: row, map: map, roster: roster, meetings: meetings, country: country)
      let guest = isExcluding ? reader.member() : reader.guest()
      if let guest { result.guests.append(guest) }
      if reader.diagnostics.hasErrors {
        let mistakes = reader.diagnostics.filter { $0.severity == .error }
        let reason = mistakes.map(\.message).joined(separator: "; ")
        result.unread.append(.init(guest: reader.asWritten, reason: reason))
      }
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
