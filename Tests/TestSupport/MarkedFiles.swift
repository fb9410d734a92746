package import Diagnostics

/// Several files in one text, with the places that a test expects marked in them.
///
/// ```
/// -- Content/site.yml --
/// host: 1️⃣https://calls.example.com
/// -- Content/meetings/keynote.md --
/// …
/// ```
///
/// A marker stands once in all of the files.
package struct MarkedFiles {
  package let sources: [SourceText]
  private var markers: [String: Int] = [:]

  package init(_ text: String) {
    var files: [(path: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        files.append((String(line.dropFirst(3).dropLast(3)), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    var sources: [SourceText] = []
    for (path, lines) in files {
      let isLast = sources.count == files.count - 1
      let marked = MarkedText(lines.joined(separator: "\n") + (isLast ? "" : "\n"))
      sources.append(SourceText(path: path, text: marked.text))
      for (digit, offset) in marked.offsets { markers["\(path):\(offset)"] = digit }
    }
    self.sources = sources
  }

  package subscript(path: String) -> SourceText? { sources.first { $0.path == path } }

  /// Diagnostics in words, with the marker at their place: `1 error: … [id] help: …; 2 note: …`.
  ///
  /// A place without a marker is shown as path and offset, a whole file as its path, none as `-`.
  package func described(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      var text = "\(shown(diagnostic.place)) \(diagnostic.severity): \(diagnostic.message)"
      text += " [\(diagnostic.id)]"
      if let help = diagnostic.help { text += " help: \(help)" }
      for note in diagnostic.notes { text += "; \(shown(note.place)) note: \(note.message)" }
      return text
    }
  }

  private func shown(_ place: Place?) -> String {
    guard let place else { return "-" }
    guard let offset = place.offset else { return place.path }
    return markers["\(place.path):\(offset)"].map { "\($0)" } ?? "\(place.path)@\(offset)"
  }
}
