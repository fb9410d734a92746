package import Diagnostics

/// A text of `strings/<lang>.yml`: words that a translator wrote, with plain tags in them.
package struct TemplateText: Sendable {
  package var text: String
  /// Where the text begins in its file.
  package var place: Place

  package init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }
}

/// A text after parsing.
struct ParsedText: Sendable {
  enum Part: Sendable {
    case words(Range<Int>)
    case value(TemplateTag)
  }

  let source: TemplateBytes
  private(set) var parts: [Part] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Only `{{name}}` is a tag in a text; texts do not hold other texts.
  init(_ text: TemplateText) {
    source = TemplateBytes(bytes: Array(text.text.utf8), start: text.place)
    let (tokens, problems) = TagScanner.scan(source)
    diagnostics = problems
    for token in tokens {
      switch token {
      case .text(let range): parts.append(.words(range))
      case .tag(let tag) where tag.sigil == .variable && !tag.name.hasPrefix("strings."):
        parts.append(.value(tag))
      case .tag(let tag):
        let place = source.place(at: tag.offset)
        diagnostics.append(
          .syntax(
            "a text can hold {{name}} only, not \(tag.text)", at: place,
            help: "put the rest into a template"))
      }
    }
  }
}
