import Diagnostics
import SiteInput
import SiteModel
import TestSupport
import Testing

/// Marked YAML as the checkers see it, read by the tool's own readers.
enum CheckedText {
  static let plainSettings = "host: calls.example.com\nname: Example\ntimezone: Europe/Berlin\n"

  /// A meeting from the text of its file, and what is said of it; nothing may be said of `settings`.
  static func meeting(
    _ text: String, path: String = "Content/meetings/sync.yml", settings: String = plainSettings
  ) -> (meeting: Meeting?, findings: [String]) {
    let settingsFile = MarkedFiles("-- Content/site.yml --\n\(settings)")
    let (settings, problems) = check(settingsFile)
    let file = MarkedFiles("-- \(path) --\n\(text)")
    var meeting: Meeting?
    var diagnostics = problems
    for source in file.sources {
      let (drafts, readProblems) = MeetingFileReader.read(source)
      diagnostics += readProblems
      for draft in drafts {
        let checked = MeetingChecker.check(draft, settings: settings)
        meeting = checked.meeting
        diagnostics += checked.diagnostics
      }
    }
    return (meeting, file.described(diagnostics))
  }

  /// The settings from the text of `site.yml`, and what is said of them.
  static func settings(_ text: String) -> (settings: SiteSettings, findings: [String]) {
    let file = MarkedFiles("-- Content/site.yml --\n\(text)")
    let (settings, diagnostics) = check(file)
    return (settings, file.described(diagnostics))
  }

  private static func check(_ file: MarkedFiles) -> (SiteSettings, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let source = file["Content/site.yml"] ?? SourceText(path: "Content/site.yml", text: "")
    let (fields, readProblems) = SettingsReader.read(source)
    diagnostics += readProblems
    let (settings, problems) = SettingsChecker.check(fields, at: .at(source, offset: 0))
    return (settings, diagnostics + problems)
  }
}

/// One text and all that must be said of it, in order.
struct Finding: CustomTestStringConvertible, Sendable {
  var text: String
  var expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text }
}
