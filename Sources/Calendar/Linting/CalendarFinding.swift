package import Diagnostics

/// What a reader of a calendar file may stumble over.
package struct CalendarFinding: Hashable, Sendable {
  package var severity: Diagnostic.Severity
  /// Stable, in kebab case (`missing-uid`).
  package var id: String
  /// Bytes from the start of the file.
  package var offset: Int
  /// What is wrong, with the value that was found: one line, no full stop.
  package var message: String
  /// What to write instead.
  package var fix: String?

  package init(
    _ severity: Diagnostic.Severity, _ id: String, at offset: Int, _ message: String,
    fix: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.offset = offset
    self.message = message
    self.fix = fix
  }

  package func diagnostic(in source: SourceText) -> Diagnostic {
    Diagnostic(severity, id, message, at: .at(source, offset: offset), help: fix)
  }
}
