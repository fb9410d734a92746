/// Diagnostics as one JSON object a line, with the fields of the text report.
///
/// `line` and `column` are null where there is no place in a file, `file` where there is no file.
/// `path` is there only where the file is a structured document.
package struct JSONReport {
  private var indexes: [ObjectIdentifier: LineIndex] = [:]

  package init() {}

  package mutating func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics { text += object(of: diagnostic) + "\n" }
    return text
  }

  private mutating func object(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
      "{\(member("message", note.message)),\(members(of: note.place))}"
    }
    return [
      "{" + member("severity", diagnostic.severity.rawValue), member("id", diagnostic.id),
      member("message", diagnostic.message), members(of: diagnostic.place),
      member("help", diagnostic.help), "\"notes\":[\(notes.joined(separator: ","))]",
    ].joined(separator: ",") + (diagnostic.path.map { ",\(member("path", $0))}" } ?? "}")
  }

  private mutating func members(of place: Place?) -> String {
    guard case .at(let source, let offset)? = place else {
      return "\(member("file", place?.path)),\"line\":null,\"column\":null"
    }
    let (line, column) = index(of: source).position(of: offset)
    return "\(member("file", source.path)),\"line\":\(line),\"column\":\(column)"
  }

  private func member(_ name: String, _ value: String?) -> String {
    "\"\(name)\":" + (value.map(jsonString) ?? "null")
  }

  private mutating func index(of source: SourceText) -> LineIndex {
    let key = ObjectIdentifier(source)
    if let index = indexes[key] { return index }
    let index = LineIndex(source)
    indexes[key] = index
    return index
  }
}
