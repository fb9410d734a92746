package import Diagnostics

/// All templates of a site, and the texts of one language.
///
/// ```swift
/// let library = TemplateLibrary(
///   sources: ["page.md": SourceText(path: "Templates/page.md", text: "# {{title}}\n")],
///   strings: [:], markdown: Markdown.html(fromTrusted:))
/// let (template, problems) = library.compile("page.md", against: page)
/// ```
///
/// Names are paths below Templates/ with their ending, which picks the escaping: ``TemplateKind``.
package final class TemplateLibrary: Sendable {
  let templates: [String: ParsedTemplate]
  let texts: [String: ParsedText]
  let markdown: @Sendable ([UInt8]) -> [UInt8]
  let markers: MarkdownMarkers

  /// What is wrong is told by ``diagnostics`` and by ``compile(_:against:)``.
  ///
  /// `markdown` turns a Markdown document into HTML and leaves raw HTML as it is.
  package init(
    _ files: ParsedTemplates, strings: [String: TemplateText],
    markdown: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    templates = files.templates
    markers = files.markers
    self.markdown = markdown
    texts = strings.mapValues(ParsedText.init)
  }

  package convenience init(
    sources: [String: SourceText], strings: [String: TemplateText],
    markdown: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    self.init(ParsedTemplates(sources), strings: strings, markdown: markdown)
  }

  /// The names of all templates, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// What is wrong with files and texts by themselves, used or not.
  package var diagnostics: [Diagnostic] {
    let all = templates.values.flatMap(\.diagnostics) + texts.values.flatMap(\.diagnostics)
    return all.sortedByPlace()
  }

  /// The template with all that it includes, checked against what it may name; nil with errors.
  ///
  /// A file that several roots include is checked for each of them: the same mistake can come back
  /// from several calls.
  package func compile(
    _ name: String, against shape: TemplateShape
  ) -> (template: Template?, diagnostics: [Diagnostic]) {
    compile(name, against: .record(shape), isLenient: false)
  }

  func compile(
    _ name: String, against type: TemplateType, isLenient: Bool
  ) -> (template: Template?, diagnostics: [Diagnostic]) {
    guard let root = templates[name] else {
      return (nil, [.missing(name, known: templates.keys, at: nil)])
    }
    guard root.kind != nil || isLenient else {
      return (nil, [.unknownKind(name, at: root.source.start)])
    }
    var compiler = TemplateCompiler(self, root: root, type: type, isLenient: isLenient)
    compiler.compile()
    let diagnostics = compiler.diagnostics.sortedByPlace()
    if diagnostics.hasErrors { return (nil, diagnostics) }
    return (Template(compiler, self), diagnostics)
  }
}
