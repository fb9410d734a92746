/// What a name stands for.
package indirect enum TemplateType: Sendable {
  /// Escaped for the kind of the file in which it is printed.
  case text
  /// Markup that was made safe before; `{{{name}}}` sets it in as it is.
  case html
  /// Yes or no; printed as `true` or `false`.
  case flag
  /// The name of one of these templates, which `{{>*name}}` includes.
  case template([String])
  /// Zero or more; `{{#name}}` repeats.
  case list(TemplateType)
  /// Named fields of its own, reached by a section or by `name.field`.
  case record(TemplateShape)

  /// The word for it in documentation and messages.
  package var word: String {
    switch self {
    case .text: "text"
    case .html: "html"
    case .flag: "flag"
    case .template: "template"
    case .list(let item): "list of \(item.word)"
    case .record(let shape): shape.name
    }
  }
}
