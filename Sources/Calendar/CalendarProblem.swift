package import Diagnostics

/// What is wrong with a date, time, zone, duration or recurrence rule that the user wrote.
///
/// It knows its place within the text alone; whoever read the text knows where that stands.
package struct CalendarProblem: Error, Hashable, Sendable {
  /// Stable, in kebab case (`impossible-date`).
  package var id: String
  /// What is wrong, with the value that was found: one line, no full stop.
  package var message: String
  /// Bytes of UTF-8 from the start of the text.
  package var offset: Int
  /// What to write instead.
  package var help: String?

  package init(_ id: String, _ message: String, offset: Int = 0, help: String? = nil) {
    self.id = id
    self.message = message
    self.offset = offset
    self.help = help
  }

  /// The problem as an error, for a text that begins at `place`.
  package func error(at place: Place?) -> Diagnostic {
    .error(id, message, at: place?.advanced(by: offset), help: help)
  }

  /// The problem as a warning, for a text that begins at `place`.
  package func warning(at place: Place?) -> Diagnostic {
    .warning(id, message, at: place?.advanced(by: offset), help: help)
  }
}
