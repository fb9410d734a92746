import AppAssociation
import Diagnostics

extension LinkAnswer {
  /// One line for people; with `showingTrace` what each rule compared stands below it.
  func text(showingTrace: Bool) -> String {
    let trace = trace()
    var lines = ["\(asked): \(summary(trace))"]
    lines += notes.map { "  note: \($0)" }
    if showingTrace {
      lines += trace.lines.map { "  \($0)" }
      for app in apps where trace.note == nil && app.outcome == .noMatch {
        if let nearest = trace.nearestRule(for: app.name) {
          lines.append("  nearest for \(app.name): \(LinkAnswer.shortfall(of: nearest))")
        }
      }
    }
    // A line end in a link or a pattern would pass for another answer.
    return lines.map { $0.printable + "\n" }.joined()
  }

  private func summary(_ trace: LinkTrace) -> String {
    if let note = trace.note { return "stays in the browser: \(note)" }
    guard let first = apps.first else {
      return takesOverStatements
        ? "not known: the file itself names no app" : "stays in the browser: the file names no app"
    }
    if apps.count == 1 { return sentence(first, trace) }
    let others = apps.filter { $0.name != opens }.map { "\($0.name): \(phrase($0, trace))" }
    let opener = apps.first { $0.name == opens }.map { sentence($0, trace) }
    return ([opener ?? "stays in the browser"] + others).joined(separator: "; ")
  }

  private func sentence(_ app: App, _ trace: LinkTrace) -> String {
    switch app.outcome {
    case .match: "opens \(app.name), by \(path(app, trace))"
    case .manifest: "opens \(app.name) when its manifest claims the path"
    case .exclude, .noMatch: "stays in the browser: \(phrase(app, trace))"
    }
  }

  private func phrase(_ app: App, _ trace: LinkTrace) -> String {
    switch app.outcome {
    case .match: "would open, by \(path(app, trace))"
    case .exclude: "excluded by \(path(app, trace))"
    case .noMatch: trace.obstacle(for: app.name) ?? "no rule matches"
    case .manifest: "its manifest decides"
    }
  }

  private func path(_ app: App, _ trace: LinkTrace) -> String {
    trace.decidingRule(for: app.name)?.path ?? "its rules"
  }

  /// How far a rule came, and what it wanted.
  private static func shortfall(of rule: LinkTrace.Rule) -> String {
    guard let check = rule.checks.first(where: { !$0.matches }) else { return rule.path }
    var text = "\(rule.path) wants \(check.key) \"\(check.pattern)\""
    text += check.defaults.map { " of \($0), " } ?? ", "
    text += check.texts.isEmpty ? "which is missing" : "found \(check.found)"
    if check.key == "/", rule.farthest > 0 {
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: check.text.unicodeScalars.prefix(rule.farthest))
      text += " (fits up to \"\(String(scalars))\")"
    }
    return text
  }
}
