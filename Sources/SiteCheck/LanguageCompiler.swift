import Diagnostics
import Rendering
import SiteModel
import Templates

/// Compiles the templates once for each language that the site uses.
struct LanguageCompiler {
  private let sources: SiteSources
  private let files: ParsedTemplates
  private var strings: StringTables
  private let scopes: RootScopes
  private let custom: [Located<String>]
  private var reached: Set<String> = []
  private var told: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(
    sources: SiteSources, strings: StringTables, scopes: RootScopes, custom: [Located<String>]
  ) {
    self.sources = sources
    files = ParsedTemplates(sources.templates)
    self.strings = strings
    self.scopes = scopes
    self.custom = custom
  }

  /// The languages of the pages below each meeting's own: those for which there are texts.
  static func pageLanguages(of settings: SiteSettings, _ strings: StringTables) -> [LanguageTag] {
    let further = settings.languages.map(\.value)
    return further.isEmpty
      ? [] : ([settings.language] + further).filter { strings.language(of: $0) != nil }
  }

  /// The templates of the site's languages and of every language that a meeting asks for.
  mutating func choice(for site: Site) -> TemplateChoice? {
    let settings = site.settings
    let siteLanguage = Located(settings.language, at: settings.place)
    guard let base = table(siteLanguage, else: .english) else { return nil }
    let set = compile(base)
    var others: [String: TemplateSet] = [:]
    var asked: Set<String> = [settings.language.text]
    let languages = settings.languages + site.publishedMeetings.map(\.language)
    for (index, language) in languages.enumerated()
    where asked.insert(language.value.text).inserted {
      let isPage = index < settings.languages.count
      guard let table = table(language, else: isPage ? nil : base.language) else { continue }
      guard table.language != base.language, others[table.language.text] == nil else { continue }
      others[table.language.text] = compile(table)
    }
    checkInvites(base)
    reportUnused()
    guard let set, !diagnostics.hasErrors else { return nil }
    return TemplateChoice(site: set, others: others)
  }

  /// - Parameter other: the language that stands in; nil where there is no page then.
  private mutating func table(
    _ language: Located<LanguageTag>, else other: LanguageTag?
  ) -> StringTable? {
    if let table = strings.table(for: language.value) { return table }
    diagnostics.append(.noStrings(language.value, using: other, at: language.place))
    return other.flatMap { strings.table(for: $0) }
  }

  private mutating func compile(_ strings: StringTable) -> TemplateSet? {
    let result = TemplateSet.compile(
      files, strings: strings, scopes: scopes, custom: custom)
    reached.formUnion(result.reached)
    // The same template in another language has the same mistakes.
    if !diagnostics.hasErrors { for problem in result.diagnostics { report(problem) } }
    return result.set
  }

  private mutating func report(_ problem: Diagnostic) {
    let place = "\(problem.place?.path ?? ""):\(problem.place?.offset ?? -1)"
    guard told.insert("\(place):\(problem.id):\(problem.message)").inserted else { return }
    diagnostics.append(problem)
  }

  /// The messages to guests, before there are any: only where a file of the user's may be for them.
  private mutating func checkInvites(_ strings: StringTable) {
    let isReached = sources.ownTemplates.allSatisfy {
      reached.contains($0) || LanguageCompiler.setInWhole.contains($0)
    }
    guard !diagnostics.hasErrors, !isReached else { return }
    let result = InviteTemplates.check(
      sources.templates, own: sources.ownTemplates, strings: strings, scopes: scopes)
    reached.formUnion(result.reached)
    for problem in result.diagnostics { report(problem) }
  }

  /// A file of the user's that nothing includes is misnamed, or has had its day.
  private mutating func reportUnused() {
    guard !diagnostics.hasErrors else { return }
    let known = BuiltInTemplates.all.map(\.name).filter { !$0.hasPrefix("strings/") }
    for name in sources.ownTemplates where !reached.contains(name) {
      guard !LanguageCompiler.setInWhole.contains(name), let source = sources.templates[name]
      else { continue }
      let what = name.hasPrefix("invite/") ? "message" : "page"
      let nearest =
        known.contains(name) ? nil : LanguageCompiler.nearestTemplate(to: name, in: known)
      diagnostics.append(
        .warning(
          "unused-template", "no \(what) includes this template", at: .file(source.path),
          help: nearest.map { "did you mean \"\($0)\"?" }))
    }
  }

  /// Of a template for one language, the plain one with the language.
  private static func nearestTemplate(to name: String, in known: [String]) -> String? {
    guard let (plain, language) = LanguageFiles.parts(of: name) else {
      return nearestName(to: name, in: known)
    }
    guard let nearest = nearestName(to: plain, in: known), let dot = nearest.lastIndex(of: ".")
    else { return nil }
    return "\(nearest[..<dot]).\(language.text)\(nearest[dot...])"
  }

  /// No templates include these, pages have them as they are.
  private static let setInWhole: Set = [
    "style.css", "page.js", "invite/organiser.css", "invite/organiser.js",
  ]
}
