import Diagnostics
import Markdown
import SiteModel
import Templates

/// Compiles one template after the other in one language, and keeps what is wrong with them.
struct TemplateCompilation {
  private let sources: [String: SourceText]
  private let library: TemplateLibrary
  /// Names of all files that a template is made of.
  private(set) var reached: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var told: Set<String> = []

  init(_ files: ParsedTemplates, strings: StringTable) {
    sources = files.sources
    library = TemplateLibrary(
      files, strings: strings.texts.mapValues { TemplateText($0.value, at: $0.place) },
      markdown: Markdown.html(fromTrusted:))
  }

  init(_ sources: [String: SourceText], strings: StringTable) {
    self.init(ParsedTemplates(sources), strings: strings)
  }

  /// Nil when it has a mistake, or is not there.
  mutating func template(_ name: String, _ shape: TemplateShape) -> Template? {
    let (template, problems) = library.compile(name, against: shape)
    for problem in problems { report(problem.atOwnPlace) }
    if let template { reached.formUnion(template.sources) }
    return template
  }

  /// A template that would print nothing: without this, nobody could tell it from one that works.
  mutating func checkContents(of template: Template?, _ name: String, _ consequence: String) {
    guard let template, template.isBlank, let source = sources[name],
      !Place.file(source.path).isBuiltIn
    else { return }
    let isBuiltIn = BuiltInTemplates.all.contains { $0.name == name }
    report(
      .error(
        "empty-template", "this template is empty, and so would be \(consequence)",
        at: .file(source.path),
        help: isBuiltIn
          ? "take the file away to have the built-in one" : "write something, or delete the file"))
  }

  /// A part that several templates include has its mistakes once.
  mutating func report(_ diagnostic: Diagnostic) {
    let place = "\(diagnostic.place?.path ?? ""):\(diagnostic.place?.offset ?? -1)"
    guard told.insert("\(place):\(diagnostic.id):\(diagnostic.message)").inserted else { return }
    diagnostics.append(diagnostic)
  }
}

extension Diagnostic {
  /// The mistake where the user can mend it: a built-in file has none by itself, so it is in the
  /// user's own file that includes it or takes its place.
  fileprivate var atOwnPlace: Diagnostic {
    guard let place, place.isBuiltIn,
      let own = notes.first(where: { $0.place.map { !$0.isBuiltIn } ?? false })
    else { return self }
    var moved = self
    moved.place = own.place
    moved.notes = [Note("needed here", at: place)]
    return moved
  }
}

extension Place {
  var isBuiltIn: Bool { path.hasPrefix("built-in/") }
}
