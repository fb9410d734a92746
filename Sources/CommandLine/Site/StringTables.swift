import Diagnostics
import Rendering
import SiteInput
import SiteModel

/// The texts of all languages, from the built-in files and the user's over them.
struct StringTables {
  private(set) var tables: [String: StringTable] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private static let folder = "strings/"

  init(_ sources: SiteSources) {
    for (name, text) in BuiltInTemplates.all where name.hasPrefix(StringTables.folder) {
      read(name, SourceText(path: "built-in/\(name)", text: text))
    }
    for name in sources.ownTemplates where name.hasPrefix(StringTables.folder) {
      if let source = sources.templates[name] { read(name, source) }
    }
  }

  private mutating func read(_ name: String, _ source: SourceText) {
    let tag = name.dropFirst(StringTables.folder.utf8.count)
    guard tag.hasSuffix(".yml"), let language = LanguageTag(String(tag.dropLast(4))) else {
      diagnostics.append(
        .error(
          "bad-strings-name", "the name of a file of texts is a language, found \"\(tag)\"",
          at: .file(source.path), help: "for example strings/de.yml"))
      return
    }
    let (value, problems) = YAMLReader.read(source)
    diagnostics += problems
    guard let value, case .fields(let fields) = value.content else { return }
    let table = StringTable(language: language, fields: fields, diagnostics: &diagnostics)
    tables[language.text] = tables[language.text].map(table.over) ?? table
  }

  /// The texts of a language or of its nearest wider one.
  func table(for language: LanguageTag) -> StringTable? {
    language.fallbacks.lazy.compactMap { tables[$0] }.first
  }
}
