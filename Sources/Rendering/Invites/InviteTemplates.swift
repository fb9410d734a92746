import Diagnostics
import Markdown
import SiteModel
import Templates

/// The templates of personal invites in one language.
package struct InviteTemplates: Sendable {
  let strings: StringTable
  let words: TimeWords
  let message: Template
  let changed: Template
  let cancelled: Template
  let sms: Template
  let html: Template
  let organiser: Template
  let listed: Template
  /// The names of the files that these are made of.
  let sources: Set<String>

  var language: LanguageTag { strings.language }

  /// Compiles all of them; nil when one has a mistake.
  static func compile(
    _ sources: [String: SourceText], strings: StringTable, scopes: InviteScopes
  ) -> (templates: InviteTemplates?, diagnostics: [Diagnostic]) {
    let library = TemplateLibrary(
      sources: sources.filter { !$0.key.hasPrefix("strings/") },
      strings: strings.texts.mapValues { TemplateText($0.value, at: $0.place) },
      markdown: Markdown.html(fromTrusted:))
    var diagnostics: [Diagnostic] = []
    var reached: Set<String> = []
    func template(_ name: String, _ shape: TemplateShape) -> Template? {
      let (template, problems) = library.compile("invite/\(name)", against: shape)
      diagnostics += problems
      if let template { reached.formUnion(template.sources) }
      return template
    }
    let message = template("message.txt", scopes.message.shape)
    let changed = template("changed.txt", scopes.message.shape)
    let cancelled = template("cancelled.txt", scopes.message.shape)
    let sms = template("sms.txt", scopes.message.shape)
    let html = template("message.html", scopes.message.shape)
    let organiser = template("organiser.html", scopes.organiser.shape)
    let listed = template("organiser-guest.html", scopes.listed.shape)
    guard let message, let changed, let cancelled, let sms, let html, let organiser, let listed
    else { return (nil, diagnostics) }
    let templates = InviteTemplates(
      strings: strings, words: TimeWords(strings), message: message, changed: changed,
      cancelled: cancelled, sms: sms, html: html, organiser: organiser, listed: listed,
      sources: reached)
    return (templates, diagnostics)
  }
}
