/// Something that is wrong, or worth knowing, in what the user wrote.
///
/// A plain value: rules make them, a writer prints them, and nothing is thrown for the user's input.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable, Comparable {
    case info, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Another place that belongs to the story, for instance the first of two equal ids.
  package struct Note: Sendable {
    package var message: String
    package var place: Place?

    package init(_ message: String, at place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  package var severity: Severity
  /// Stable, in kebab case (`unknown-key`); tests, scripts and documentation refer to it.
  package var id: String
  /// What is wrong, with the value that was found: one line, no full stop.
  package var message: String
  package var place: Place?
  /// The same place as a path in a structured document, `applinks.details[0]`: empty for the whole
  /// document, nil where such a path means nothing.
  package var path: String?
  /// What to do: the nearest known name, or the fix.
  package var help: String?
  package var notes: [Note]

  package init(
    _ severity: Severity, _ id: String, _ message: String, at place: Place?, help: String? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.place = place
    self.help = help
    self.notes = notes
  }

  package static func error(
    _ id: String, _ message: String, at place: Place?, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, id, message, at: place, help: help, notes: notes)
  }

  package static func warning(
    _ id: String, _ message: String, at place: Place?, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, id, message, at: place, help: help, notes: notes)
  }

  package static func info(
    _ id: String, _ message: String, at place: Place?, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.info, id, message, at: place, help: help, notes: notes)
  }
}

extension Sequence where Element == Diagnostic {
  /// True when at least one is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// By file, then place, then identifier: the order in which they are printed.
  ///
  /// Those without a place come first, since they concern everything.
  package func sortedByPlace() -> [Diagnostic] {
    sorted { left, right in
      let leftKey = (left.place?.path ?? "", left.place?.offset ?? -1, left.id, left.message)
      let rightKey = (right.place?.path ?? "", right.place?.offset ?? -1, right.id, right.message)
      return leftKey < rightKey
    }
  }

  /// Warnings turned into errors, as `--strict` asks.
  package func strict() -> [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }
}
