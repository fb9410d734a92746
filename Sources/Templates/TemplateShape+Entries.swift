extension TemplateShape {
  /// One documented name, with its path from the top (`app.name`).
  package struct Entry: Sendable, Equatable {
    /// Names below a list stand behind its name and two brackets: `phones[].number`.
    package var path: String
    package var type: String
    package var isOptional: Bool
    package var documentation: String
  }

  /// All names with those of nested records and list items, in the order of the fields.
  package func entries() -> [Entry] { entries(below: "") }

  private func entries(below prefix: String) -> [Entry] {
    fields.flatMap { field in
      let path = prefix + field.name
      let entry = Entry(
        path: path, type: field.type.word, isOptional: field.isOptional,
        documentation: field.documentation)
      return [entry] + field.type.nested(below: path)
    }
  }
}

extension TemplateType {
  fileprivate func nested(below path: String) -> [TemplateShape.Entry] {
    switch self {
    case .record(let shape):
      shape.entries().map { entry in
        var entry = entry
        entry.path = path + "." + entry.path
        return entry
      }
    case .list(let item): item.nested(below: path + "[]")
    case .text, .html, .flag, .template: []
    }
  }
}
