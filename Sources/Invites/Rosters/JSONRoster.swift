import Diagnostics
import SiteInput
import SiteModel

/// A list of objects: the names are columns, in the order in which they come up.
///
/// A list in an object, such as `"tags": ["a", "b"]`, is the same as a cell with bars between.
enum JSONRoster {
  static func read(_ source: SourceText) -> (roster: Roster?, diagnostics: [Diagnostic]) {
    let (value, problems) = JSONInput.read(source)
    var diagnostics = problems
    guard let value else { return (nil, diagnostics) }
    guard case .list(let items) = value.content else {
      diagnostics.append(
        .error(
          "roster-shape", "a roster in JSON is a list of objects", at: value.place,
          help: "for instance [{\"email\": \"ana@example.com\", \"name\": \"Ana Lima\"}]"))
      return (nil, diagnostics)
    }
    var columns: [Roster.Column] = []
    var indexes: [String: Int] = [:]
    var rows: [Roster.Row] = []
    for (number, item) in items.enumerated() {
      guard case .fields(let fields) = item.content else {
        diagnostics.append(
          .error("roster-shape", "item \(number + 1) is no object", at: item.place))
        continue
      }
      var cells: [Roster.Cell?] = Array(repeating: nil, count: columns.count)
      for field in fields {
        let index = indexes[field.name] ?? columns.count
        if index == columns.count {
          indexes[field.name] = index
          columns.append(.init(name: field.name, place: field.place))
          cells.append(nil)
        }
        guard let text = text(of: field.value) else {
          diagnostics.append(
            .error(
              "roster-shape", "\"\(field.name)\" of item \(number + 1) is no text",
              at: field.value.place))
          continue
        }
        cells[index] = Roster.Cell(text: text, place: field.value.place)
      }
      rows.append(.init(number: number + 1, place: item.place, cells: cells))
    }
    for index in rows.indices {
      let missing = columns.count - rows[index].cells.count
      rows[index].cells += Array(repeating: nil, count: missing)
    }
    return (Roster(source: source, columns: columns, rows: rows), diagnostics)
  }

  private static func text(of value: InputValue) -> String? {
    switch value.content {
    case .absent: return ""
    case .text(let text): return text
    case .fields: return nil
    case .list(let items):
      var texts: [String] = []
      for item in items {
        guard case .text(let text) = item.content else { return nil }
        texts.append(text)
      }
      return texts.joined(separator: "|")
    }
  }
}
