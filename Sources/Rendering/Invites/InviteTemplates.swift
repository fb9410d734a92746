package import Diagnostics
package import SiteModel
import Templates

/// The templates of personal invites in one language.
package struct InviteTemplates: Sendable {
  /// Which the messages are in.
  let language: LanguageTag
  let strings: StringTable
  let words: TimeWords
  let message: Template
  let changed: Template
  let cancelled: Template
  let sms: Template
  let html: Template
  let organiser: Template
  let listed: Template
  /// The files that messages are made of.
  private let files: [SourceText]

  /// True where every value is escaped by the ending of the template's own name, so that it can be
  /// set in later: no other kind of file is included.
  let isUniform: Bool

  /// True when a template or a text of the language may name a field of the guest's.
  func mayName(_ field: String) -> Bool {
    files.contains { String(decoding: $0.bytes, as: UTF8.self).holds(field) }
      || strings.texts.values.contains { $0.value.holds(field) }
  }

  /// Compiles all of them; nil when one has a mistake.
  ///
  /// - Parameter language: nil for that of the texts.
  static func compile(
    _ sources: [String: SourceText], in language: LanguageTag? = nil, strings: StringTable,
    scopes: InviteScopes
  ) -> (templates: InviteTemplates?, reached: Set<String>, diagnostics: [Diagnostic]) {
    var compilation = TemplateCompilation(sources, strings: strings)
    func template(_ name: String, _ shape: TemplateShape) -> Template? {
      let name = "invite/\(name)"
      let template = compilation.template(name, shape)
      compilation.checkContents(of: template, name, "the message")
      return template
    }
    let message = template("message.txt", scopes.message.shape)
    let changed = template("changed.txt", scopes.message.shape)
    let cancelled = template("cancelled.txt", scopes.message.shape)
    let sms = template("sms.txt", scopes.message.shape)
    let html = template("message.html", scopes.message.shape)
    let organiser = template("organiser.html", scopes.organiser.shape)
    let listed = template("organiser-guest.html", scopes.listed.shape)
    let reached = compilation.reached
    guard let message, let changed, let cancelled, let sms, let html, let organiser, let listed,
      !compilation.diagnostics.hasErrors
    else { return (nil, reached, compilation.diagnostics) }
    let texts = [message, changed, cancelled, sms]
    let templates = InviteTemplates(
      language: language ?? strings.language, strings: strings, words: TimeWords(strings),
      message: message, changed: changed, cancelled: cancelled, sms: sms, html: html,
      organiser: organiser, listed: listed,
      files: Set((texts + [html]).flatMap(\.sources)).compactMap { sources[$0] },
      isUniform: (texts + [html, listed]).allSatisfy { template in
        let ending = texts.contains { $0 === template } ? ".txt" : ".html"
        return template.sources.allSatisfy { $0.hasSuffix(ending) }
      })
    return (templates, reached, compilation.diagnostics)
  }

  /// What is wrong with those of a site before there are guests, and the files that they are made of.
  ///
  /// Columns of one's own are not known then: every name of a guest's is taken for one.
  ///
  /// Those for one language are checked whether or not somebody reads it.
  package static func check(
    _ sources: [String: SourceText], own: [String], strings: StringTable, scopes: RootScopes
  ) -> (reached: Set<String>, diagnostics: [Diagnostic]) {
    let known = Set(InviteScopes.guestFields.map(\.field.name))
    var columns: Set<String> = []
    for source in own.compactMap({ sources[$0] }) {
      let mentions = TemplateMention.all(in: source)
      let opensGuest = mentions.contains { $0.opens && $0.name == "guest" }
      for mention in mentions {
        let parts = mention.name.split(separator: ".", omittingEmptySubsequences: false)
        let isColumn = parts.count == 2 ? parts[0] == "guest" : opensGuest && parts.count == 1
        if isColumn, let name = parts.last, !name.isEmpty,
          !name.utf8.contains(where: { $0 <= 0x20 })
        {
          columns.insert(String(name))
        }
      }
    }
    let fields = columns.subtracting(known).subtracting(["strings"]).sorted()
    let scopes = InviteScopes(meeting: scopes.meetingScope.shape, guestFields: fields)
    var result = compile(sources, strings: strings, scopes: scopes)
    let files = LanguageFiles(sources)
    for language in files.languages {
      let (sources, names, _) = files.sources(for: language)
      let own = compile(sources, strings: strings, scopes: scopes)
      result.reached.formUnion(own.reached)
      result.reached.formUnion(names.filter { own.reached.contains($0.key) }.values)
      result.diagnostics += own.diagnostics
    }
    return (result.reached, result.diagnostics)
  }
}
