/// Diagnostics as people read them: the summary, the line with a caret, notes, help.
///
/// ```
/// Content/meetings/a.md:4:1: error: unknown key "zoen" [unknown-key]
/// zoen: Europe/Berlin
/// ^
/// help: did you mean "zone"?
/// ```
package struct TextReport {
  package var usesColour: Bool
  private var indexes: [ObjectIdentifier: LineIndex] = [:]

  package init(usesColour: Bool = false) {
    self.usesColour = usesColour
  }

  package mutating func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics { text += self.text(of: diagnostic) }
    return text
  }

  package mutating func text(of diagnostic: Diagnostic) -> String {
    var text = prefix(diagnostic.place)
    text += painted("\(diagnostic.severity.rawValue):", diagnostic.severity)
    text += " \(diagnostic.message.printable) [\(diagnostic.id)]\n"
    text += excerpt(diagnostic.place)
    if let path = diagnostic.path, !path.isEmpty { text += "path: \(path.printable)\n" }
    for note in diagnostic.notes {
      text += "\(prefix(note.place))note: \(note.message.printable)\n"
      text += excerpt(note.place)
    }
    if let help = diagnostic.help { text += "help: \(help.printable)\n" }
    return text
  }

  private mutating func prefix(_ place: Place?) -> String {
    guard let place else { return "" }
    guard case .at(let source, let offset) = place else { return "\(place.path.printable): " }
    let (line, column) = index(of: source).position(of: offset)
    return "\(source.path.printable):\(line):\(column): "
  }

  /// The line with a caret below; of a very long line the part around the place.
  private mutating func excerpt(_ place: Place?) -> String {
    guard case .at(let source, let offset)? = place else { return "" }
    let excerpt = index(of: source).excerpt(around: offset)
    guard !excerpt.text.isEmpty else { return "" }
    let head = excerpt.isCutBefore ? "…" : ""
    let shown = head + excerpt.text.printable + (excerpt.isCutAfter ? "…" : "")
    let before = shown.unicodeScalars.prefix(
      head.unicodeScalars.count + excerpt.scalarsBefore)
    let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
    return "\(shown)\n\(indent)^\n"
  }

  private mutating func index(of source: SourceText) -> LineIndex {
    let key = ObjectIdentifier(source)
    if let index = indexes[key] { return index }
    let index = LineIndex(source)
    indexes[key] = index
    return index
  }

  private func painted(_ text: String, _ severity: Diagnostic.Severity) -> String {
    guard usesColour else { return text }
    let colour =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .info: "36"
      }
    return "\u{1B}[1;\(colour)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// The text without anything that could drive a terminal or turn the reading direction:
  /// controls, line separators and bidi controls become U+FFFD.
  package var printable: String {
    guard unicodeScalars.contains(where: \.changesTheTerminal) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.changesTheTerminal ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var changesTheTerminal: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F,
      0x061C:
      true
    default: false
    }
  }
}
