import AppAssociation
import Diagnostics

extension LinkAnswer {
  /// One object on one line.
  ///
  /// `{"url":…,"opens":…,"apps":[{"app":…,"decision":…,"detail":0,"rule":2}]}`; for Android
  /// `packages` with `package` and no `detail`. With `lines` a trace follows, and each app that no
  /// rule speaks of gets the `nearest` one. `notes` are there when there are any.
  func object(lines: LineIndex?) -> String {
    let trace = lines == nil ? nil : trace()
    let isApple = kind == .apple
    let items = apps.map { app in
      var members: [(name: String, json: String)] = [
        (isApple ? "app" : "package", jsonString(app.name)),
        ("decision", jsonString(app.outcome.rawValue)),
      ]
      if isApple { members.append(("detail", LinkAnswer.number(app.detail))) }
      members.append(("rule", LinkAnswer.number(app.rule)))
      if let trace, app.outcome == .noMatch {
        let nearest = trace.nearestRule(for: app.name)?.path
        members.append(("nearest", nearest.map(jsonString) ?? "null"))
      }
      return jsonObject(members)
    }
    var members: [(name: String, json: String)] = [
      ("url", jsonString(asked)), ("opens", opens.map(jsonString) ?? "null"),
      (isApple ? "apps" : "packages", "[\(items.joined(separator: ","))]"),
    ]
    if !notes.isEmpty {
      members.append(("notes", "[\(notes.map(jsonString).joined(separator: ","))]"))
    }
    if let trace, let lines { members.append(("trace", LinkAnswer.object(trace, lines))) }
    return jsonObject(members) + "\n"
  }

  private static func object(_ trace: LinkTrace, _ lines: LineIndex) -> String {
    let entries = trace.entries.map { entry in
      jsonObject([
        ("apps", "[\(entry.apps.map(jsonString).joined(separator: ","))]"),
        ("note", entry.note.map(jsonString) ?? "null"),
        ("rules", "[\(entry.rules.map { object($0, lines) }.joined(separator: ","))]"),
      ])
    }
    return jsonObject([
      ("note", trace.note.map(jsonString) ?? "null"),
      ("entries", "[\(entries.joined(separator: ","))]"),
    ])
  }

  private static func object(_ rule: LinkTrace.Rule, _ lines: LineIndex) -> String {
    let (line, column) = lines.position(of: rule.offset)
    let checks = rule.checks.map { check in
      jsonObject(
        [
          ("key", jsonString(check.key)), ("pattern", jsonString(check.pattern)),
          ("texts", "[\(check.texts.map(jsonString).joined(separator: ","))]"),
          ("matches", "\(check.matches)"),
        ] + (check.defaults.map { [("from", jsonString($0))] } ?? []))
    }
    return jsonObject(
      [
        ("path", jsonString(rule.path)), ("line", "\(line)"), ("column", "\(column)"),
        ("exclude", "\(rule.isExclusion)"), ("matches", "\(rule.matches)"),
        ("checks", "[\(checks.joined(separator: ","))]"),
      ] + (rule.exclusionDefaults.map { [("excludedBy", jsonString($0))] } ?? []))
  }

  private static func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }
}
