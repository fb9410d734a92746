package import Diagnostics
package import SiteModel
package import Templates

/// All templates of a site in one language, compiled against the names that they may use.
package struct TemplateSet: Sendable {
  let language: LanguageTag
  let strings: StringTable
  /// The texts that the page's script writes, `script.…` in the strings: a JSON object.
  let scriptWords: [UInt8]
  /// What the script says of the time until a meeting: a JSON object.
  let spanWords: [UInt8]
  /// Dates and times in the same language.
  let words: TimeWords
  let layout: Template
  let join: Template
  let short: Template
  let home: Template
  let joinAny: Template
  let notFound: Template
  let gone: Template
  /// By the file's name beside the page, `share.txt`.
  let messages: [String: Template]
  /// By the name that a meeting's `template` gives.
  let custom: [String: Template]

  /// Names of the message templates among `sources`, as the files beside a page are called.
  package static func messageNames(_ sources: [String: SourceText]) -> [String] {
    sources.keys.filter { $0.hasPrefix(messageFolder) && $0.hasSuffix(".txt") }
      .map { String($0.dropFirst(messageFolder.count)) }.sorted()
  }

  private static func scriptWords(_ strings: StringTable) -> [UInt8] {
    let prefix = "script."
    let words = strings.texts.filter { $0.key.hasPrefix(prefix) }
      .map { (name: String($0.key.dropFirst(prefix.utf8.count)), json: jsonString($0.value.value)) }
      .sorted { $0.name < $1.name }
    return Array(jsonObject(words).utf8)
  }

  private static let messageFolder = "messages/"

  /// Compiles everything that a build can need; nil when a template has a mistake.
  ///
  /// - Parameter custom: the templates that meetings name, with the first place that names each.
  package static func compile(
    _ files: ParsedTemplates, strings: StringTable, scopes: RootScopes, custom: [Located<String>]
  ) -> (set: TemplateSet?, reached: Set<String>, diagnostics: [Diagnostic]) {
    let sources = files.sources
    var compilation = TemplateCompilation(files, strings: strings)
    func page(_ name: String, _ shape: TemplateShape) -> Template? {
      let template = compilation.template(name, shape)
      compilation.checkContents(of: template, name, "its pages")
      return template
    }
    let layout = compilation.template("layout.html", scopes.frame.shape)
    let join = page("join.md", scopes.meeting.shape)
    let short = page("short.md", scopes.meeting.shape)
    let home = page("home.md", scopes.site.shape)
    let joinAny = page("join-any.md", scopes.site.shape)
    let notFound = page("not-found.md", scopes.site.shape)
    let gone = page("gone.md", scopes.site.shape)
    var messages: [String: Template] = [:]
    for name in messageNames(sources) {
      let path = messageFolder + name
      messages[name] = compilation.template(path, scopes.meeting.shape)
      compilation.checkContents(of: messages[name], path, "the message")
    }
    var own: [String: Template] = [:]
    for name in custom {
      guard isPage(name.value), sources[name.value] != nil else {
        compilation.report(.unknownTemplate(name, sources.keys.filter(isPage)))
        continue
      }
      own[name.value] = page(name.value, scopes.meeting.shape)
    }
    compilation.checkFrame(layout, sources)
    guard let layout, let join, let short, let home, let joinAny, let notFound, let gone,
      !compilation.diagnostics.hasErrors
    else { return (nil, compilation.reached, compilation.diagnostics) }
    let set = TemplateSet(
      language: strings.language, strings: strings, scriptWords: scriptWords(strings),
      spanWords: Array(SpanWords.json(strings).utf8), words: TimeWords(strings), layout: layout,
      join: join, short: short, home: home, joinAny: joinAny, notFound: notFound, gone: gone,
      messages: messages, custom: own)
    return (set, compilation.reached, compilation.diagnostics)
  }

  /// True for a name that a meeting may give: Markdown or HTML, and none that serves another purpose.
  private static func isPage(_ name: String) -> Bool {
    guard name.hasSuffix(".md") || name.hasSuffix(".html") else { return false }
    return pages.contains(name) || !BuiltInTemplates.all.contains { $0.name == name }
  }

  /// The built-in pages of a meeting.
  private static let pages = ["join.md", "short.md"]
}

extension TemplateCompilation {
  /// What would break every page without anything that looks wrong.
  fileprivate mutating func checkFrame(_ layout: Template?, _ sources: [String: SourceText]) {
    if let layout, let source = sources[layout.name] {
      if !layout.prints("page.content") {
        report(
          .error(
            "empty-template", "this layout has no place for page.content: every page is empty",
            at: .file(source.path), help: "write {{{page.content}}} where the page belongs"))
      }
      for (name, tag, what) in TemplateCompilation.parts where !layout.prints(name) {
        report(
          .warning(
            "incomplete-layout", "this layout has no place for \(name), \(what)",
            at: .file(source.path), help: "write \(tag), as the built-in one does"))
      }
    }
    for (name, end) in [("style.css", "</style"), ("page.js", "</script"), ("page.js", "<!--")] {
      guard let source = sources[name], !Place.file(source.path).isBuiltIn,
        let offset = source.bytes.offset(ofLetters: end)
      else { continue }
      report(
        .error(
          "ends-element", "\"\(end)\" would end or hide the rest of \(name) in every page",
          at: .at(source, offset: offset), help: "write it in parts, as \"<\" + \"…\""))
    }
  }

  private static let parts = [
    (
      "page.content_security_policy", "{{page.content_security_policy}}",
      "without which a page may load and run anything"
    ),
    ("page.style", "{{{page.style}}}", "the style sheet and the colours of the site"),
    (
      "page.script", "{{#page.script}}{{{page.script}}}{{/page.script}}",
      "which copies, shares and repairs codes"
    ),
    ("page.data", "{{#page.data}}{{{page.data}}}{{/page.data}}", "which the script reads"),
  ]
}

extension Diagnostic {
  fileprivate static func unknownTemplate(
    _ name: Located<String>, _ known: [String]
  ) -> Diagnostic {
    let isThere = BuiltInTemplates.all.contains { $0.name == name.value }
    let nearest = nearestName(to: name.value, in: known.sorted())
    return .error(
      "unknown-template",
      isThere
        ? "\"\(name.value)\" is no page of a meeting" : "there is no template \"\(name.value)\"",
      at: name.place,
      help: isThere
        ? "copy join.md under another name, change the copy, and name that"
        : nearest.map { "did you mean \"\($0)\"?" }
          ?? "a path below Templates/ that ends in .md or .html")
  }
}

extension [UInt8] {
  /// Where a text of ASCII begins for the first time, in capitals or not.
  fileprivate func offset(ofLetters text: String) -> Int? {
    let wanted = Array<UInt8>(text.utf8)
    return indices.first { index in
      self[index] == wanted[0] && index + wanted.count <= count
        && zip(self[index...], wanted).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }
}
