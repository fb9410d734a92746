package import Diagnostics
import Markdown
package import SiteModel

/// Says what of the organisers' texts will not stand on the pages as it was written.
package enum DescriptionCheck {
  package struct Result {
    package var diagnostics: [Diagnostic] = []
    /// What each description says when it is read; empty where nobody asks for it.
    package var words: [String?] = []
  }

  /// - Parameter readsWords: true where the words are looked through.
  package static func check(_ meetings: [Meeting], readsWords: Bool) -> Result {
    var result = Result()
    for meeting in meetings {
      var words: String?
      if let description = meeting.description {
        let reading = Markdown.reading(
          ofUntrusted: Array(description.value.utf8), withWords: readsWords)
        let value = InputValue(.text(description.value), at: description.place)
        let places = TextPlaces(value)
        result.diagnostics += reading.findings.map { diagnostic(of: $0, at: places[$0.offset]) }
        words = reading.words.map { String(decoding: $0, as: UTF8.self) }
      }
      if readsWords { result.words.append(words) }
    }
    return result
  }

  private static func diagnostic(
    of finding: MarkdownFinding, at place: Place
  ) -> Diagnostic {
    switch finding.kind {
    case .dangerousLink:
      return .error(
        "dangerous-link", "the description links to \"\(finding.text)\", which a browser would run",
        at: place, help: "link to an https address")
    case .rawHTML:
      return .warning(
        "html-in-description", "HTML in a description is shown as text: \(finding.text)",
        at: place, help: "use Markdown: *emphasis*, [words](https://example.com/), lists, tables")
    case .hugeTable:
      return .error(
        "huge-table", "the tables of the description have \(finding.text) cells", at: place,
        help: "\(MarkdownFinding.mostTableCells) are the most; put the table on a page of its own")
    case .hugeReference:
      return .error(
        "huge-reference", "links to this definition would make megabytes of the description",
        at: place, help: "shorten its address and title, or write the links in full")
    case .wideTable:
      return .error(
        "huge-table", "a row of a table in the description has \(finding.text) cells", at: place,
        help: "\(MarkdownFinding.mostTableColumns) are the most; put the table on a page of its own"
      )
    case .tooDeep:
      return .error(
        "too-deep",
        "\(finding.text) in the description stand more than \(MarkdownFinding.deepestNesting) deep "
          + "in each other", at: place, help: "write it with fewer of them")
    case .manyInstructions:
      return .error(
        "tangled-description",
        "the description has more than \(MarkdownFinding.mostInstructions) times <? or <!",
        at: place, help: "write &lt; for a < that begins no HTML")
    case .textAboveTable:
      return .error(
        "tangled-description", "tables stand below \(finding.text) lines without an empty one",
        at: place, help: "put an empty line before each table")
    case .foreignImage:
      return .warning(
        "foreign-image",
        "the image \"\(finding.text)\" becomes a link: pages load nothing from elsewhere",
        at: place, help: "put the file into Content/static/ and use its path, /picture.png")
    }
  }
}
