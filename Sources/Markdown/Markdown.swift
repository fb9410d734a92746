import CCMarkGFM

/// Markdown with GitHub's tables, task lists and strikethrough, as cmark-gfm reads it.
///
/// Templates are trusted and may hold HTML. Meeting text is not: it comes from files that somebody
/// else may have written, so it can add only the elements of ``elementsOfMeetingText``.
///
/// ```swift
/// Markdown.html(fromUntrusted: Array("*Agenda*".utf8))  // <p><em>Agenda</em></p>
/// ```
///
/// Bare addresses never become links: cmark's `autolink` reads outside its buffer in versions that
/// are still in use, and an address that ends in `_` or `*` would lose that letter.
package enum Markdown {
  /// HTML of a template: raw HTML stays as it stands.
  package static func html(fromTrusted text: [UInt8]) -> [UInt8] {
    MarkdownDocument(text).html(options: CMARK_OPT_UNSAFE)
  }

  /// HTML of meeting text, made of ``elementsOfMeetingText`` alone.
  ///
  /// Raw HTML is shown as text, comments are left out, a dangerous link leaves its words, an image
  /// from elsewhere becomes a link (a page asks nobody but its own site), and headings begin one
  /// level lower, since the page has its own first heading.
  package static func html(fromUntrusted text: [UInt8]) -> [UInt8] {
    let document = MarkdownDocument(text)
    document.clean()
    document.fitIntoPage()
    return document.html(options: CMARK_OPT_DEFAULT)
  }

  /// The words of meeting text for messages: `text (url)` for a link, dashes for a list.
  ///
  /// Says what ``html(fromUntrusted:)`` says, dangerous links included. No line ends in a space, and
  /// the text ends without a line break.
  package static func plainText(fromUntrusted text: [UInt8]) -> [UInt8] {
    let document = MarkdownDocument(text)
    document.clean()
    return document.plainText()
  }

  /// What ``html(fromUntrusted:)`` changes, in the order of the text; the first reason alone where
  /// cmark should not read the text at all.
  package static func findings(inUntrusted text: [UInt8]) -> [MarkdownFinding] {
    reading(ofUntrusted: text, withWords: false).findings
  }

  /// The findings, and with them what the text says, for a search: the words as a reader of the page
  /// sees them, and below them what stands in attributes.
  ///
  /// Both from one parse, which is most of the work.
  package static func reading(
    ofUntrusted text: [UInt8], withWords wantsWords: Bool
  ) -> (findings: [MarkdownFinding], words: [UInt8]?) {
    let references = ReferenceSize(text)
    if references.bytes > ReferenceSize.limit {
      let finding = MarkdownFinding(kind: .hugeReference, text: "", offset: references.offset)
      return ([finding], nil)
    }
    if let finding = MarkdownLimits.finding(in: text) { return ([finding], nil) }
    let lines = LineStarts(text)
    let document = MarkdownDocument(text)
    var findings = document.clean().map { change in
      MarkdownFinding(
        kind: change.kind, text: change.text,
        offset: lines.offset(line: change.line, column: change.column))
    }
    let tables = document.tableCells()
    if tables.count > MarkdownFinding.mostTableCells {
      findings.append(
        MarkdownFinding(
          kind: .hugeTable, text: String(tables.count),
          offset: lines.offset(line: tables.line, column: 1)))
    }
    return (findings, wantsWords ? document.words() : nil)
  }

  /// The elements that meeting text may add to a page, each with its attributes.
  package static let elementsOfMeetingText: [String: Set<String>] = [
    "a": ["href", "rel", "title"],
    "blockquote": [],
    "br": [],
    "code": ["class"],
    "del": [],
    "em": [],
    "h2": [],
    "h3": [],
    "h4": [],
    "h5": [],
    "h6": [],
    "hr": [],
    "img": ["alt", "src", "title"],
    "input": ["checked", "disabled", "type"],
    "li": [],
    "ol": ["start"],
    "p": [],
    "pre": [],
    "strong": [],
    "table": [],
    "tbody": [],
    "td": [],
    "th": [],
    "thead": [],
    "tr": [],
    "ul": [],
  ]
}
