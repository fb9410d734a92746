import Diagnostics
import SiteModel

/// What is said of columns whose headers are not known.
///
/// A further column is nothing wrong, it is for templates. But one that was meant for a field, and is
/// not taken for it, changes who is invited to what, in which language, at which address.
struct UnknownColumns {
  let roster: Roster
  let map: ColumnMap
  /// Those that matter for what the roster is read for.
  let fields: Set<RosterField>

  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    var missing = fields.subtracting(map.fields.keys)
    let names: Set<RosterField> = [.name, .firstName, .lastName]
    if !names.isDisjoint(with: map.fields.keys) { missing.subtract(names) }
    // A column of numbers or ids is about something else too often.
    missing.subtract([.id, .role, .note])
    for own in unknown {
      let column = roster.columns[own.index]
      if missing.contains(.email), roster.holdsAddresses(own.index) {
        found.append(.addressesNotRead(column))
      } else if let known = RosterField.relative(of: column.name, among: missing) {
        found.append(.resemblingColumn(column, own, known))
      }
    }
    return found
  }

  /// One line for all columns that are the user's own; nil where there are none.
  var overview: Diagnostic? {
    let unknown = unknown
    guard let first = unknown.first else { return nil }
    let list = unknown.map { own in
      "\"\(roster.columns[own.index].name)\" is guest.\(own.name)"
    }
    return .info(
      "own-columns", "for templates only: \(list.joined(separator: ", "))",
      at: roster.columns[first.index].place,
      help: "if one of them is more: --map FIELD=HEADER")
  }

  private var unknown: [ColumnMap.Own] {
    map.own.filter { !$0.isRemarks && !$0.isPassedOver && !roster.isEmpty($0.index) }
  }
}

extension Roster {
  func isEmpty(_ column: Int) -> Bool {
    rows.allSatisfy { $0.cells[column].map { GuestText.isBlank($0.text) } ?? true }
  }

  /// True when half of the cells that say anything hold a mail address.
  func holdsAddresses(_ column: Int) -> Bool {
    var (addresses, others) = (0, 0)
    for row in rows.lazy.prefix(200) {
      guard let cell = row.cells[column], !GuestText.isBlank(cell.text) else { continue }
      if EmailAddress.isPlausible(GuestText.trimmed(cell.text)) {
        addresses += 1
      } else {
        others += 1
      }
    }
    return addresses > 0 && addresses >= others
  }

  /// True when most cells of the second column hold those of the first, as a whole name holds a part.
  func repeats(_ part: Int, in column: Int) -> Bool {
    var (whole, others) = (0, 0)
    for row in rows {
      guard let part = row.cells[part].map({ GuestText.folded($0.text) }), !part.isEmpty,
        let text = row.cells[column].map({ GuestText.folded($0.text) }), !text.isEmpty
      else { continue }
      let isWhole =
        " \(text) ".contains(" \(part) ") || (text.isEastAsian && text.hasPrefix(part))
      if text != part, isWhole { whole += 1 } else { others += 1 }
    }
    return whole > others
  }
}

extension Diagnostic {
  fileprivate static func addressesNotRead(_ column: Roster.Column) -> Diagnostic {
    .error(
      "addresses-not-read",
      "the column \"\(column.name)\" holds mail addresses, and its name is not known",
      at: column.place, help: "say what it is: --map \"email=\(column.name)\"")
  }

  fileprivate static func resemblingColumn(
    _ column: Roster.Column, _ own: ColumnMap.Own, _ known: (header: String, field: RosterField)
  ) -> Diagnostic {
    .warning(
      "resembling-column",
      "the column \"\(column.name)\" is not taken for the \(known.field.rawValue)",
      at: column.place,
      help: "did you mean \"\(known.header)\"? then rename it, or use "
        + "--map \"\(known.field.rawValue)=\(column.name)\"")
  }
}
