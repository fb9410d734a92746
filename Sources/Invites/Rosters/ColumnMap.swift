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
    /// True for remarks, which address books keep in several lines.
    var isRemarks = false
    /// True for a field that another column fills.
    var isPassedOver = false
  }

  var fields: [RosterField: Int] = [:]
  /// Empty columns too: a template may name them all the same.
  var own: [Own] = []
  /// Rules by their places among all, with what is said if they fit no other roster either.
  var unused: [Int: Diagnostic] = [:]

  /// Finds the fields of a roster.
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
    private var remarks: Set<Int> = []
    private var passedOver: Set<Int> = []

    init(roster: Roster) { self.roster = roster }

    mutating func apply(_ rules: [Rule]) {
      for (number, rule) in rules.enumerated() {
        let wanted = RosterField.folded(rule.header)
        let index = roster.columns.firstIndex { RosterField.folded($0.name) == wanted }
        guard let index else {
          let nearest = nearestName(to: rule.header, in: roster.columns.map(\.name))
          map.unused[number] = .error(
            "unknown-column", "there is no column \"\(rule.header)\" to map",
            at: roster.columns.first?.place ?? .file(roster.source.path),
            help: nearest.map { "did you mean \"\($0)\"?" })
          continue
        }
        map.fields[rule.field] = index
        taken.insert(index)
        ruled.insert(rule.field)
      }
    }

    /// Columns that say what they are come first; what the others are depends on them.
    mutating func readHeaders() {
      var parts: [Int] = []
      var names: [Int] = []
      var phones: [Int] = []
      for (index, column) in roster.columns.enumerated() where !taken.contains(index) {
        switch RosterField.meaning(of: column.name) {
        case .partOrFull: parts.append(index)
        case .field(.name): names.append(index)
        case .field(.phone): phones.append(index)
        case .mobile: claim(.phone, index)
        case .field(let field): claim(field, index)
        case .remarks: tellOfRemarks(index)
        case nil: break
        }
      }
      for index in names { claim(.name, index) }
      for index in parts { claim(part(of: index), index) }
      let mobile = map.fields[.phone]
      for index in phones {
        if let mobile, !ruled.contains(.phone), !roster.isEmpty(mobile) {
          passOver(index, for: mobile)
        } else {
          claim(.phone, index)
        }
      }
    }

    /// `Name` beside a given name is what is missing there, unless its cells hold the given name too.
    private func part(of index: Int) -> RosterField {
      switch (map.fields[.firstName], map.fields[.lastName]) {
      case (let given?, nil): roster.repeats(given, in: index) ? .name : .lastName
      case (nil, let family?): roster.repeats(family, in: index) ? .name : .firstName
      default: .name
      }
    }

    private mutating func claim(_ field: RosterField, _ index: Int) {
      if ruled.contains(field) {
        passedOver.insert(index)
        return
      }
      guard let first = map.fields[field] else {
        map.fields[field] = index
        taken.insert(index)
        return
      }
      // An empty column contradicts nobody.
      if roster.isEmpty(index) { return }
      if roster.isEmpty(first) {
        map.fields[field] = index
        taken.insert(index)
        return
      }
      let (left, right) = (roster.columns[first], roster.columns[index])
      passedOver.insert(index)
      diagnostics.append(
        .error(
          "same-field-twice",
          "the columns \"\(left.name)\" and \"\(right.name)\" are both the \(field.rawValue)",
          at: right.place, help: "say which one counts: --map \"\(field.rawValue)=\(left.name)\"",
          notes: [.init("the first one", at: left.place)]))
    }

    /// A text message to a telephone on a desk is read by nobody.
    private mutating func passOver(_ index: Int, for mobile: Int) {
      passedOver.insert(index)
      if roster.isEmpty(index) { return }
      let (column, chosen) = (roster.columns[index], roster.columns[mobile])
      diagnostics.append(
        .info(
          "phone-passed-over", "\"\(chosen.name)\" is the phone, and \"\(column.name)\" is not",
          at: column.place,
          help: "if the other one counts: --map \"phone=\(column.name)\""))
    }

    /// What somebody noted about a guest is not for the guest.
    private mutating func tellOfRemarks(_ index: Int) {
      remarks.insert(index)
      if roster.isEmpty(index) { return }
      let column = roster.columns[index]
      diagnostics.append(
        .info(
          "remarks-left-out", "the column \"\(column.name)\" is kept from the guests",
          at: column.place,
          help: "if it is written for them: --map \"note=\(column.name)\""))
    }

    mutating func nameOwn() {
      var names: Set<String> = []
      for (index, column) in roster.columns.enumerated() where !taken.contains(index) {
        var name = ColumnMap.variable(column.name)
        // A header of signs only.
        if name.isEmpty { name = "column_\(index + 1)" }
        // `Phone #` is no phone number, and must not be taken for one.
        if RosterField(rawValue: name) != nil { name = "roster_\(name)" }
        if names.insert(name).inserted {
          map.own.append(
            Own(
              index: index, name: name, isRemarks: remarks.contains(index),
              isPassedOver: passedOver.contains(index)))
        } else if !roster.isEmpty(index) {
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
