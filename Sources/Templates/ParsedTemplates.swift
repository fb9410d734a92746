package import Diagnostics

/// The files of all templates, parsed once: they are the same in every language.
package final class ParsedTemplates: Sendable {
  package let sources: [String: SourceText]
  let templates: [String: ParsedTemplate]
  let markers: MarkdownMarkers

  package init(_ sources: [String: SourceText]) {
    self.sources = sources
    var templates: [String: ParsedTemplate] = [:]
    for (name, source) in sources {
      let bytes = TemplateBytes(bytes: source.bytes, start: .at(source, offset: 0))
      templates[name] = TemplateParser.parse(name: name, bytes)
    }
    self.templates = templates
    markers = MarkdownMarkers(madeFrom: sources.values.map(\.bytes))
  }
}
