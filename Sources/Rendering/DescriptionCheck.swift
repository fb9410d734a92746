package import Diagnostics
import Markdown
package import SiteModel

/// Says what of the organisers' texts will not stand on the pages as it was written.
package enum DescriptionCheck {
  package static func diagnostics(of meetings: [Meeting]) -> [Diagnostic] {
    meetings.flatMap { meeting -> [Diagnostic] in
      guard let description = meeting.description else { return [] }
      let findings = Markdown.findings(inUntrusted: Array(description.value.utf8))
      return findings.map { diagnostic(of: $0, in: description) }
    }
  }

  private static func diagnostic(
    of finding: MarkdownFinding, in description: Located<String>
  ) -> Diagnostic {
    let value = InputValue(.text(description.value), at: description.place)
    let place = value.place(ofOffset: finding.offset)
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
    case .foreignImage:
      return .warning(
        "foreign-image",
        "the image \"\(finding.text)\" becomes a link: pages load nothing from elsewhere",
        at: place, help: "put the file into Content/static/ and use its path, /picture.png")
    }
  }
}
