package import Diagnostics
import Markdown
package import SiteModel
import Templates

/// All templates of a site in one language, compiled against the names that they may use.
package struct TemplateSet: Sendable {
  let language: LanguageTag
  let strings: StringTable
  /// The texts that the page's script writes, `script.…` in the strings, by key.
  let scriptWords: [(name: String, text: String)]
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

  private static func scriptWords(_ strings: StringTable) -> [(name: String, text: String)] {
    let prefix = "script."
    return strings.texts.filter { $0.key.hasPrefix(prefix) }
      .map { (String($0.key.dropFirst(prefix.utf8.count)), $0.value.value) }
      .sorted { $0.0 < $1.0 }
  }

  /// The templates that are pages, or frame them.
  private static let pages = [
    "layout.html", "join.md", "short.md", "home.md", "join-any.md", "not-found.md", "gone.md",
  ]

  /// Those that know no meeting: every name of one would be unknown in them.
  private static let othersThanMeetings: Set = [
    "layout.html", "home.md", "join-any.md", "not-found.md", "gone.md",
  ]

  private static let messageFolder = "messages/"

  /// Compiles everything that a build can need; nil when a template has a mistake.
  ///
  /// - Parameter custom: the templates that meetings name, with the first place that names each.
  package static func compile(
    _ sources: [String: SourceText], strings: StringTable, scopes: RootScopes,
    custom: [Located<String>]
  ) -> (set: TemplateSet?, reached: Set<String>, diagnostics: [Diagnostic]) {
    var compiler = Compiler(sources: sources, strings: strings)
    let layout = compiler.template("layout.html", scopes.frame.shape)
    let join = compiler.template("join.md", scopes.meeting.shape)
    let short = compiler.template("short.md", scopes.meeting.shape)
    let home = compiler.template("home.md", scopes.site.shape)
    let joinAny = compiler.template("join-any.md", scopes.site.shape)
    let notFound = compiler.template("not-found.md", scopes.site.shape)
    let gone = compiler.template("gone.md", scopes.site.shape)
    var messages: [String: Template] = [:]
    for name in messageNames(sources) {
      messages[name] = compiler.template(messageFolder + name, scopes.meeting.shape)
    }
    var own: [String: Template] = [:]
    for name in custom { own[name.value] = compiler.template(named: name, scopes.meeting.shape) }
    compiler.checkPages()
    guard let layout, let join, let short, let home, let joinAny, let notFound, let gone,
      !compiler.diagnostics.hasErrors
    else { return (nil, compiler.reached, compiler.diagnostics) }
    let set = TemplateSet(
      language: strings.language, strings: strings, scriptWords: scriptWords(strings),
      words: TimeWords(strings), layout: layout, join: join,
      short: short, home: home, joinAny: joinAny, notFound: notFound, gone: gone,
      messages: messages, custom: own)
    return (set, compiler.reached, compiler.diagnostics)
  }

  private struct Compiler {
    let sources: [String: SourceText]
    let library: TemplateLibrary
    var reached: Set<String> = []
    var diagnostics: [Diagnostic] = []
    private var told: Set<String> = []

    init(sources: [String: SourceText], strings: StringTable) {
      self.sources = sources
      // The texts of eighteen languages and the messages to guests are no part of a page.
      let others = ["strings/", "invite/"]
      library = TemplateLibrary(
        sources: sources.filter { !others.contains(where: $0.key.hasPrefix) },
        strings: strings.texts.mapValues { TemplateText($0.value, at: $0.place) },
        markdown: Markdown.html(fromTrusted:))
    }

    mutating func template(_ name: String, _ shape: TemplateShape) -> Template? {
      let (template, problems) = library.compile(name, against: shape)
      // A part that several pages include has its mistakes once.
      diagnostics += problems.filter { problem in
        let place = "\(problem.place?.path ?? ""):\(problem.place?.offset ?? -1):\(problem.id)"
        return told.insert(place).inserted
      }
      if let template { reached.formUnion(template.sources) }
      return template
    }

    /// What would be no page, or would break every page, without anything that looks wrong.
    mutating func checkPages() {
      for name in TemplateSet.pages {
        guard let source = sources[name], source.bytes.allSatisfy({ $0 <= 0x20 }) else { continue }
        diagnostics.append(
          .error(
            "empty-template", "this template is empty, and so would be its pages",
            at: .file(source.path), help: "take the file away to have the built-in one"))
      }
      for (name, end) in [("style.css", "</style"), ("page.js", "</script"), ("page.js", "<!--")] {
        guard let source = sources[name], let offset = source.bytes.offset(ofLetters: end) else {
          continue
        }
        diagnostics.append(
          .error(
            "ends-element", "\"\(end)\" would end or hide the rest of \(name) in every page",
            at: .at(source, offset: offset), help: "write it in parts, as \"<\" + \"…\""))
      }
    }

    /// A template that a meeting names: a page, so Markdown or HTML.
    mutating func template(named name: Located<String>, _ shape: TemplateShape) -> Template? {
      guard !TemplateSet.othersThanMeetings.contains(name.value) else {
        diagnostics.append(
          .error(
            "unknown-template", "\"\(name.value)\" is no template for the page of a meeting",
            at: name.place,
            help: "copy join.md under another name, change the copy, and name that"))
        return nil
      }
      let isPage = name.value.hasSuffix(".md") || name.value.hasSuffix(".html")
      guard isPage, sources[name.value] != nil else {
        let pages = sources.keys.filter { $0.hasSuffix(".md") && !$0.contains("/") }.sorted()
        let nearest = nearestName(to: name.value, in: pages)
        diagnostics.append(
          .error(
            "unknown-template", "there is no template \"\(name.value)\"", at: name.place,
            help: nearest.map { "did you mean \"\($0)\"?" }
              ?? "a path below Templates/ that ends in .md or .html"))
        return nil
      }
      return template(name.value, shape)
    }
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
