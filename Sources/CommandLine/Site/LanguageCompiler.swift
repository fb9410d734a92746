import Diagnostics
import Rendering
import SiteModel

/// Compiles the templates once for each language that the site uses.
struct LanguageCompiler {
  private let sources: SiteSources
  private let strings: StringTables
  private let scopes: RootScopes
  private let custom: [Located<String>]
  private var reached: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(
    sources: SiteSources, strings: StringTables, scopes: RootScopes, custom: [Located<String>]
  ) {
    self.sources = sources
    self.strings = strings
    self.scopes = scopes
    self.custom = custom
  }

  /// The templates of the site's language and of every language that a meeting asks for.
  mutating func choice(for site: Site) -> TemplateChoice? {
    let settings = site.settings
    let siteLanguage = Located(settings.language, at: settings.place)
    guard let base = table(siteLanguage, else: .english) else { return nil }
    let set = compile(base)
    var others: [String: TemplateSet] = [:]
    var asked: Set<String> = [settings.language.text]
    for meeting in site.publishedMeetings where asked.insert(meeting.language.value.text).inserted {
      guard let table = table(meeting.language, else: base.language) else { continue }
      guard table.language != base.language, others[table.language.text] == nil else { continue }
      others[table.language.text] = compile(table)
    }
    reportUnused()
    guard let set, !diagnostics.hasErrors else { return nil }
    return TemplateChoice(site: set, others: others)
  }

  private mutating func table(
    _ language: Located<LanguageTag>, else other: LanguageTag
  ) -> StringTable? {
    if let table = strings.table(for: language.value) { return table }
    diagnostics.append(
      .warning(
        "no-strings",
        "there are no texts for the language \"\(language.value.text)\"; "
          + "those of \"\(other.text)\" are used",
        at: language.place, help: "write Templates/strings/\(language.value.text).yml"))
    return strings.table(for: other)
  }

  private mutating func compile(_ strings: StringTable) -> TemplateSet? {
    let result = TemplateSet.compile(
      sources.templates, strings: strings, scopes: scopes, custom: custom)
    reached.formUnion(result.reached)
    // The same template in another language has the same mistakes.
    if !diagnostics.hasErrors { diagnostics += result.diagnostics }
    return result.set
  }

  /// A file of the user's that no page includes is probably misnamed.
  private mutating func reportUnused() {
    guard !diagnostics.hasErrors else { return }
    let known = BuiltInTemplates.all.map(\.name)
    for name in sources.ownTemplates where !reached.contains(name) {
      guard !known.contains(name), !name.hasPrefix("strings/"), let source = sources.templates[name]
      else { continue }
      let nearest = nearestName(to: name, in: known)
      diagnostics.append(
        .warning(
          "unused-template", "no page includes this template", at: .file(source.path),
          help: nearest.map { "did you mean \"\($0)\"?" }))
    }
  }
}
