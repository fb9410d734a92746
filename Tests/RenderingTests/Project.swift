import Calendar
import Diagnostics
import Rendering
import SiteInput
import SiteModel
import SitePlan
import Templates
import Testing

/// A whole site folder in one text: a line `-- Content/site.yml --` begins a file.
///
/// ```swift
/// let site = try Project("-- Content/site.yml --\nhost: …").rendered()
/// site.text("join/keynote/share.txt")
/// ```
struct Project {
  private(set) var files: [String: String] = [:]

  /// Whether the static files that the definitions name are there, whatever they are called.
  private let hasEveryStatic: Bool

  init(_ text: String, hasEveryStatic: Bool = false) {
    self.hasEveryStatic = hasEveryStatic
    var name: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        let path = String(line.dropFirst(3).dropLast(3))
        files[path] = ""
        name = path
      } else if let name {
        files[name, default: ""] += line + "\n"
      }
    }
  }

  /// The same with one more file, or another one in its place.
  func with(_ name: String, _ text: String) -> Project {
    var project = self
    project.files[name] = text
    return project
  }

  /// What the readers and checkers make of it; the site is there also when something is wrong.
  func checked() throws -> (site: Site, diagnostics: [Diagnostic]) {
    let source = SourceText(
      path: "Content/site.yml", text: try #require(files["Content/site.yml"]))
    let (fields, readProblems) = SettingsReader.read(source)
    let (settings, problems) = SettingsChecker.check(fields, at: .at(source, offset: 0))
    var diagnostics = readProblems + problems
    var meetings: [Meeting] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key })
    where name.hasPrefix("Content/meetings/") {
      let (drafts, problems) = MeetingFileReader.read(SourceText(path: name, text: text))
      diagnostics += problems
      for draft in drafts {
        let (meeting, problems) = MeetingChecker.check(draft, settings: settings)
        diagnostics += problems
        if let meeting { meetings.append(meeting) }
      }
    }
    meetings.sort { $0.id.value < $1.id.value }
    let descriptions = DescriptionCheck.check(meetings, readsWords: true)
    diagnostics += descriptions.diagnostics
    let site = Site(settings: settings, meetings: meetings)
    diagnostics += PasscodeCheck.diagnostics(
      of: site, words: descriptions.words, templates: sources { _ in true })
    return (site, diagnostics)
  }

  /// The built-in templates, and the project's own over them.
  var templates: [String: SourceText] { sources { !$0.hasPrefix("strings/") } }

  /// The same of the files of texts.
  var strings: [String: SourceText] { sources { $0.hasPrefix("strings/") } }

  private func sources(_ isWanted: (String) -> Bool) -> [String: SourceText] {
    var sources: [String: SourceText] = [:]
    for (name, text) in BuiltInTemplates.all {
      sources[name] = SourceText(path: "built-in/\(name)", text: text)
    }
    for (name, text) in files where name.hasPrefix("Templates/") {
      sources[String(name.dropFirst("Templates/".utf8.count))] = SourceText(path: name, text: text)
    }
    return sources.filter { isWanted($0.key) }
  }

  /// Every file of the output; no mistake is accepted.
  ///
  /// - Parameter compiled: the templates, when many projects share them.
  func rendered(
    with compiled: CompiledTemplates? = nil, clock: Instant? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> RenderedSite {
    let (site, problems) = try checked()
    let compiled = try compiled ?? CompiledTemplates.compiled(for: self, site)
    let (book, bookProblems) = LinkBook.make(for: site, lock: try lock())
    let named =
      hasEveryStatic
      ? ([site.settings.image, site.settings.look.logo] + site.meetings.map(\.image))
        .compactMap(\.?.value) : []
    let statics =
      files.keys.filter { $0.hasPrefix("Content/static/") }
      .map { String($0.dropFirst("Content/static/".utf8.count)) } + named
    let (plan, planProblems) = SitePlanner.plan(
      site, book,
      .init(
        statics: Set(statics).sorted(), staticsName: "Content/static",
        messages: TemplateSet.messageNames(templates),
        languages: compiled.languages))
    let diagnostics = problems + compiled.diagnostics + bookProblems + planProblems
    let errors = diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map(\.message))", sourceLocation: sourceLocation)
    let renderer = SiteRenderer(
      site: site, book: book, plan: plan, scopes: compiled.scopes,
      templates: try #require(compiled.choice, sourceLocation: sourceLocation),
      style: templates["style.css"]?.bytes ?? [], script: templates["page.js"]?.bytes ?? [],
      clock: clock)
    return RenderedSite(renderer, plan)
  }

  /// What is wrong with the definitions and the templates.
  func diagnostics() throws -> [Diagnostic] {
    let (site, problems) = try checked()
    return problems + (try CompiledTemplates(self, site).diagnostics)
  }

  private func lock() throws -> LinkLock {
    guard let text = files["Content/links.lock.json"] else { return LinkLock() }
    let (lock, problems) = LinkLock.read(SourceText(path: "Content/links.lock.json", text: text))
    return try #require(lock, "\(problems.map(\.message))")
  }
}

/// The templates of a project against the names that its meetings bring along.
struct CompiledTemplates {
  let scopes: RootScopes
  /// Nil when a template has a mistake.
  private(set) var choice: TemplateChoice?
  private(set) var diagnostics: [Diagnostic] = []

  /// The languages of pages below a meeting's own.
  let languages: [LanguageTag]

  /// Compiling takes longer than everything else, so projects without templates share theirs.
  static func compiled(for project: Project, _ site: Site) throws -> CompiledTemplates {
    let hasOwn = project.files.keys.contains { $0.hasPrefix("Templates/") }
    let hasNames = site.meetings.contains { !$0.extras.isEmpty || $0.template != nil }
    let isEnglish = CompiledTemplates.languages(of: site) == ["en"]
    return hasOwn || hasNames || !isEnglish
      ? try CompiledTemplates(project, site) : try builtIn.get()
  }

  private static let builtIn = Result {
    let project = Project("-- Content/site.yml --\nhost: calls.example.com\nname: Any\n")
    return try CompiledTemplates(project, project.checked().site)
  }

  init(_ project: Project, _ site: Site) throws {
    scopes = RootScopes(extras: Set(site.meetings.flatMap { $0.extras.map(\.name) }).sorted())
    let further = site.settings.languages.map(\.value)
    languages = further.isEmpty ? [] : [site.settings.language] + further
    var sets: [String: TemplateSet] = [:]
    let files = ParsedTemplates(project.templates)
    for tag in CompiledTemplates.languages(of: site) {
      let strings = try BuiltInLanguage.strings(tag, project.strings)
      let (set, _, problems) = TemplateSet.compile(
        files, strings: strings, scopes: scopes,
        custom: site.meetings.compactMap(\.template))
      diagnostics += problems
      sets[tag] = set
    }
    let own = sets.removeValue(forKey: site.settings.language.text)
    choice = own.map { TemplateChoice(site: $0, others: sets) }
  }

  private static func languages(of site: Site) -> Set<String> {
    let further = (site.settings.languages + site.meetings.map(\.language)).map(\.value)
    return Set(([site.settings.language] + further).map(\.text))
  }
}

/// The files that a project became.
struct RenderedSite {
  private(set) var files: [String: [UInt8]] = [:]
  let plan: SitePlan

  init(_ renderer: SiteRenderer, _ plan: SitePlan) {
    self.plan = plan
    for file in plan.pages.flatMap(renderer.files) + plan.singles.map(renderer.file) {
      files[file.path] = file.bytes
    }
  }

  func text(_ path: String) throws -> String {
    String(decoding: try #require(files[path], "there is no \(path)"), as: UTF8.self)
  }

  /// All pages, sorted by path.
  var pages: [(path: String, text: String)] {
    files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }
      .map { ($0.key, String(decoding: $0.value, as: UTF8.self)) }
  }
}
