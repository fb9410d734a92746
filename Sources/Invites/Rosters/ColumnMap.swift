import Diagnostics

/// Which column of a roster holds which field, and which columns are the user's own.
package struct ColumnMap: Sendable {
  /// `--map field=Header`: what the user says a column is.
  package struct Rule: Sendable {
    package var field: RosterField
    package var header: String

    /// Takes `field=Header`; nil for a field that there is not.
    package init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let field = RosterField(rawValue: String(parts[0])) else {
        return nil
      }
      self.field = field
      header = String(parts[1])
    }
  }

  /// A column of the user's own, under the name that templates use.
  struct Own: Sendable {
    var index: Int
    var name: String
  }

  var fields: [RosterField: Int] = [:]
  var own: [Own] = []

  /// Finds the fields of a roster; each rule has to fit a column.
  static func make(
    for roster: Roster, _ rules: [Rule]
  ) -> (map: ColumnMap, diagnostics: [Diagnostic]) {
    var maker = Maker(roster: roster)
    maker.apply(rules)
    maker.readHeaders()
    maker.nameOwn()
    return (maker.map, maker.diagnostics)
  }

  private struct Maker {
    let roster: Roster
    var map = ColumnMap()
    var diagnostics: [Diagnostic] = []
    private var taken: Set<Int> = []
    private var ruled: Set<RosterField> = []

    init(roster: Roster) { self.roster = roster }

    mutating func apply(_ rules: [Rule]) {
      for rule in rules {
        let wanted = RosterField.folded(rule.header)
        let index = roster.columns.firstIndex { RosterField.folded($0.name) == wanted }
        guard let index else {
          let nearest = nearestName(to: rule.header, in: roster.columns.map(\.name))
          diagnostics.append(
            .error(
              "unknown-column", "there is no column \"\(rule.header)\" to map",
              at: roster.columns.first?.place ?? .file(roster.source.path),
              help: nearest.map { "did you mean \"\($0)\"?" }))
          continue
        }
        map.fields[rule.field] = index
        taken.insert(index)
        ruled.insert(rule.field)
      }
    }

    mutating func readHeaders() {
      var waiting: [(index: Int, meaning: RosterField.Meaning)] = []
      for (index, column) in roster.columns.enumerated() where !taken.contains(index) {
        switch RosterField.meaning(of: column.name) {
        case .field(.name): waiting.append((index, .field(.name)))
        case .field(let field): claim(field, index)
        case .some(let meaning): waiting.append((index, meaning))
        case nil: break
        }
      }
      let given = map.fields[.firstName].map { roster.columns[$0].name }
      for (index, meaning) in waiting {
        switch meaning {
        case .givenOrFull: claim(map.fields[.lastName] == nil ? .name : .firstName, index)
        case .familyOrFull:
          claim(given != nil && map.fields[.lastName] == nil ? .lastName : .name, index)
        case .field(let field):
          let isFamily =
            map.fields[.lastName] == nil && given.map(RosterField.leavesFamilyName) ?? false
          claim(isFamily ? .lastName : field, index)
        }
      }
    }

    private mutating func claim(_ field: RosterField, _ index: Int) {
      if ruled.contains(field) { return }
      guard let first = map.fields[field] else {
        map.fields[field] = index
        taken.insert(index)
        return
      }
      // An empty column contradicts nobody.
      if isEmpty(index) { return }
      if isEmpty(first) {
        map.fields[field] = index
        taken.insert(index)
        return
      }
      let (left, right) = (roster.columns[first], roster.columns[index])
      diagnostics.append(
        .error(
          "same-field-twice",
          "the columns \"\(left.name)\" and \"\(right.name)\" are both the \(field.rawValue)",
          at: right.place, help: "say which one counts: --map \"\(field.rawValue)=\(left.name)\"",
          notes: [.init("the first one", at: left.place)]))
    }

    private func isEmpty(_ index: Int) -> Bool {
      roster.rows.allSatisfy { $0.cells[index].map { GuestText.isBlank($0.text) } ?? true }
    }

    mutating func nameOwn() {
      var names: Set<String> = []
      for (index, column) in roster.columns.enumerated() where !taken.contains(index) {
        let name = ColumnMap.variable(column.name)
        if name.isEmpty || isEmpty(index) { continue }
        if names.insert(name).inserted {
          map.own.append(Own(index: index, name: name))
        } else {
          diagnostics.append(
            .error(
              "csv-duplicate-column", "two columns have the name \"\(column.name)\"",
              at: column.place, help: "rename or delete one of them"))
        }
      }
    }
  }

  /// A header as templates name it, `table_number`; digits and letters of any script stay.
  static func variable(_ header: String) -> String {
    let words = RosterField.folded(header).split { character in
      !character.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
    return words.joined(separator: "_")
  }
}
