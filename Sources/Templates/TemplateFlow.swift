/// What the text of a file becomes at the place where it is set in.
struct TemplateFlow: Equatable {
  /// What the place holds.
  enum Host {
    case html, markdown, text, json

    /// Words for messages.
    var description: String {
      switch self {
      case .html: "HTML"
      case .markdown: "Markdown"
      case .text: "plain text"
      case .json: "JSON"
      }
    }
  }

  var host: Host
  /// How the file's own text is escaped.
  var literals: Escaping
  /// How values in it are escaped; in Markdown they are set in later, as HTML.
  var values: Escaping

  static let html = TemplateFlow(host: .html, literals: .none, values: .html)
  static let markdown = TemplateFlow(host: .markdown, literals: .none, values: .html)
  static let text = TemplateFlow(host: .text, literals: .none, values: .none)
  static let json = TemplateFlow(host: .json, literals: .none, values: .json)
  /// Text shown as it is on a page.
  static let textInHTML = TemplateFlow(host: .html, literals: .html, values: .html)
  /// Text inside a JSON string.
  static let textInJSON = TemplateFlow(host: .json, literals: .json, values: .json)
  /// JSON inside a script element.
  static let jsonInScript = TemplateFlow(host: .json, literals: .script, values: .json)

  /// How a whole output of that kind begins; Markdown is set into nothing.
  init(root kind: TemplateKind) {
    switch kind {
    case .html, .css, .js: self = .html
    case .md: self = .markdown
    case .txt: self = .text
    case .json: self = .json
    }
  }

  private init(host: Host, literals: Escaping, values: Escaping) {
    self.host = host
    self.literals = literals
    self.values = values
  }
}

/// How a file of one kind enters a place.
enum TemplateEntry: Equatable {
  case flow(TemplateFlow)
  /// As a Markdown document of its own.
  case unit
  /// Into a Markdown document after it became HTML.
  case hole(isMarkup: Bool, TemplateFlow)

  /// Nil when it cannot: the table of what may stand in what.
  ///
  /// | in ↓ | may stand |
  /// | --- | --- |
  /// | HTML | `.html`; `.md` where elements may stand; `.txt` where values may stand; `.css`, `.js`, `.json` inside `<style>`, `<script>` |
  /// | Markdown | `.md` as part of the document; `.html` and `.txt` |
  /// | plain text | `.txt` |
  /// | JSON | `.json`; `.txt` inside a string |
  ///
  /// Markdown that is one line of a block may also stand in a title or an attribute, as text.
  static func of(
    _ kind: TemplateKind, in flow: TemplateFlow, _ context: HTMLContexts, isOneLine: Bool
  ) -> TemplateEntry? {
    switch (flow.host, kind) {
    case (.html, .html): .flow(.html)
    case (.html, .md) where context.takesMarkup: .unit
    case (.html, .md) where context.takesText && isOneLine: .flow(.textInHTML)
    case (.html, .txt) where context.takesText: .flow(.textInHTML)
    case (.html, .css), (.html, .js): context.isText(of: kind.element ?? "") ? .flow(.html) : nil
    case (.html, .json) where context.isText(of: "script"): .flow(.jsonInScript)
    case (.markdown, .md): .flow(.markdown)
    case (.markdown, .html): .hole(isMarkup: true, .html)
    case (.markdown, .txt): .hole(isMarkup: false, .textInHTML)
    case (.text, .txt): .flow(.text)
    case (.json, .json): .flow(flow.literals == .none ? .json : .jsonInScript)
    case (.json, .txt): .flow(.textInJSON)
    default: nil
    }
  }
}
