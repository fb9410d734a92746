import Diagnostics
import SiteModel

extension CSVTable {
  /// One meeting a row: columns are keys, dotted ones make lists and maps.
  ///
  /// An empty cell is an absent value, and so is a map or list whose cells are all empty; items of
  /// a list that are absent are left out, so that a row may use the second entry point and not the
  /// first.
  func meetingDrafts() -> (drafts: [MeetingDraft], diagnostics: [Diagnostic]) {
    let tree = ColumnTree(of: self)
    let drafts = rows.map { row in
      MeetingDraft(
        fields: fields(of: tree.branches, row), place: place(of: row.cells[0]), fileID: nil)
    }
    return (drafts, tree.diagnostics)
  }

  private func fields(of branches: [ColumnTree.Branch], _ row: Row) -> [InputField] {
    branches.map { branch in
      InputField(
        branch.name, at: .at(source, offset: branch.offset), value: value(of: branch.shape, row))
    }
  }

  private func value(of shape: ColumnTree.Shape, _ row: Row) -> InputValue {
    switch shape {
    case .cell(let column):
      let cell = row.cells[column]
      let isBlank = cell.text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      return isBlank
        ? InputValue(.absent, at: place(of: cell))
        : InputValue(.text(cell.text), at: place(of: cell), isCell: true)
    case .map(let branches):
      let fields = fields(of: branches, row)
      guard let first = fields.first(where: { !$0.value.isAbsent }) else {
        return InputValue(.absent, at: fields.first?.value.place ?? place(of: row.cells[0]))
      }
      return InputValue(.fields(fields), at: first.value.place)
    case .list(let shapes):
      let items = shapes.map { value(of: $0, row) }
      let present = items.filter { !$0.isAbsent }
      guard let first = present.first else {
        return InputValue(.absent, at: items.first?.place ?? place(of: row.cells[0]))
      }
      return InputValue(.list(present), at: first.place)
    }
  }
}
