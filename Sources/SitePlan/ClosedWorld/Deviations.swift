import AppAssociation
import Diagnostics

/// Links that do something else than they should, those with one cause together.
struct Deviations {
  private struct Cause: Hashable {
    var app: String?
    var kind: ExpectedLink.Kind
    /// What makes a link ask for the browser, since each of them has a rule of its own.
    var ending: String?
    var decision: LinkDecision
    /// A meeting whose definition names other apps.
    var refusingMeeting: Int?
    /// For a static file, whose own place the message names.
    var file: String?
  }

  private var examples: [Cause: ExpectedLink] = [:]
  private var order: [Cause] = []

  /// - Parameter app: nil when the file has no app at all that takes the link.
  mutating func add(_ link: ExpectedLink, _ app: String?, _ decision: LinkDecision) {
    let cause = Cause(
      app: app, kind: link.kind, ending: link.kind == .browserOnly ? link.ending : nil,
      decision: decision,
      refusingMeeting: decision.outcome == .match && link.opens ? link.meeting : nil,
      file: link.isStatic ? link.place?.path : nil)
    guard examples[cause] == nil else { return }
    examples[cause] = link
    order.append(cause)
  }

  /// One diagnostic for each cause, with the trace of its first link.
  func diagnostics(on rules: SystemRules) -> [Diagnostic] {
    order.compactMap { cause in
      guard let link = examples[cause], let url = LinkURL(link.url) else { return nil }
      return cause.decision.outcome == .match
        ? .linkOpensApp(link, url, cause.app ?? "an app", on: rules)
        : .linkOpensNoApp(link, url, cause.app, on: rules)
    }
  }
}

extension ExpectedLink {
  fileprivate var isStatic: Bool { kind == .staticFile || kind == .staticPage }
}

extension Diagnostic {
  fileprivate static func linkOpensApp(
    _ link: ExpectedLink, _ url: LinkURL, _ app: String, on rules: SystemRules
  ) -> Diagnostic {
    let trace = rules.trace(for: url, app: app)
    let rule = trace.entries.lazy.compactMap { $0.rules.last }.first(where: \.matches)
    let meeting = rules.expectation.refusingMeeting(link)
    let reason =
      meeting.map { "the meeting \"\($0)\" names other apps" }
      ?? "\(link.kind.rawValue) must stay in the browser"
    let rulePlace: Place? = rule.map { .at(rules.source, offset: $0.offset) }
    var notes: [Note] = []
    if link.isStatic, let rulePlace {
      notes.append(Note("this rule takes it", at: rulePlace))
    } else if let place = link.place {
      notes.append(Note("the link is for this one", at: place))
    }
    var diagnostic = Diagnostic.error(
      "link-opens-app",
      "\(link.url) opens \(app) on \(rules.system) by \(rule?.path ?? "its rules"): \(reason)",
      at: link.isStatic ? link.place : rulePlace ?? .file(rules.source.path),
      help: link.isStatic
        ? "move it to a folder of which no rule speaks"
        : "exclude such links in a rule above that one",
      notes: notes + traceNotes(trace))
    if !link.isStatic { diagnostic.path = rule?.path }
    return diagnostic
  }

  fileprivate static func linkOpensNoApp(
    _ link: ExpectedLink, _ url: LinkURL, _ app: String?, on rules: SystemRules
  ) -> Diagnostic {
    let trace = rules.trace(for: url, app: app)
    let decider = trace.entries.lazy.compactMap { $0.rules.last }.first(where: \.matches)
    let rule = decider ?? app.flatMap { trace.nearestRule(for: $0) }
    let why =
      decider.map { "\($0.path) excludes it" }
      ?? (trace.entries.isEmpty ? "the file does not name the app" : "no rule matches")
    var diagnostic = Diagnostic.error(
      "link-opens-no-app",
      "\(link.url) does not open \(app ?? "any app") on \(rules.system): \(why), and "
        + "\(link.kind.rawValue) must",
      at: rule.map { .at(rules.source, offset: $0.offset) } ?? .file(rules.source.path),
      help: trace.entries.isEmpty
        ? "let an entry name the app, with the rules that take such links"
        : decider == nil
          ? "add a rule that takes such links" : "take such links with a rule above that one",
      notes: (link.place.map { [Note("the link is for this one", at: $0)] } ?? [])
        + traceNotes(trace))
    diagnostic.path = rule?.path
    return diagnostic
  }

  static func linksNotNarrowed(_ app: String, on rules: SystemRules) -> Diagnostic {
    .warning(
      "links-not-narrowed",
      "no rules narrow the links of \(app): what its manifest claims opens it, files and pages too",
      at: .file(rules.source.path),
      help: "add dynamic_app_link_components, as a build without this file writes them")
  }

  static func includeNotRead(on rules: SystemRules) -> Diagnostic {
    .warning(
      "include-not-read",
      "the file takes over statements of another one, which is not checked",
      at: .file(rules.source.path), help: "write the statements into this file")
  }

  /// The last rules say why; of a long list the first ones are left out.
  private static func traceNotes(_ trace: LinkTrace) -> [Note] {
    let lines = trace.lines
    let shown = 12
    var notes = lines.suffix(shown).map { Note($0) }
    if lines.count > shown {
      notes.insert(Note("… \(lines.count - shown) lines before"), at: 0)
    }
    return notes
  }
}
