import AppAssociation
import Diagnostics

/// What one system does with a link, for one app or for all of them.
struct AppAnswer {
  enum System: String {
    case iOS, android = "Android"
  }

  var system: System
  /// On iOS the app that opens when all of them are installed; on Android each decides for itself.
  var app: String?
  /// Nil when there is no association file, or one that cannot be read.
  var outcome: LinkAnswer.Outcome?
  /// The rule that decided, or the one that came nearest: its place in the file and its patterns.
  var rule: (path: String, patterns: String)?

  var sentence: String {
    let app = app ?? "an app"
    // Those of Android stand in one list at the end of a long way.
    let rule = rule.map { rule in
      let path = system == .iOS ? rule.path : rule.path.split(separator: ".").suffix(1).joined()
      return "\(path), \(rule.patterns)"
    }
    switch outcome {
    case .match: return "\(app) opens, by \(rule ?? "its rules")"
    case .exclude: return "stays in the browser, excluded by \(rule ?? "a rule")"
    case .noMatch:
      return "stays in the browser: no rule matches" + (rule.map { "; the nearest is \($0)" } ?? "")
    case .manifest: return "\(app) opens when its manifest claims the path"
    case nil: return "stays in the browser: no association file"
    }
  }

  /// In the words of `aasa match`.
  var object: String {
    "{\"system\":\(jsonString(system.rawValue)),\"app\":\(app.json),"
      + "\"decision\":\((outcome?.rawValue).json),\"rule\":\((rule?.path).json),"
      + "\"patterns\":\((rule?.patterns).json)}"
  }
}

extension AppAnswer {
  /// By the bytes of an AASA.
  static func onIOS(_ file: [UInt8]?, _ url: LinkURL) -> AppAnswer {
    guard let file, case .success(let value) = JSONValue.read(file) else {
      return AppAnswer(system: .iOS)
    }
    let answer = LinkAnswer(url, host: url.host, by: AppleLinkRules(value))
    let app = answer.apps.first { $0.name == answer.opens } ?? answer.apps.first
    return AppAnswer(
      system: .iOS, app: answer.opens, outcome: app?.outcome ?? .noMatch,
      rule: app.flatMap { rule(for: $0, answer.trace()) })
  }

  /// By the bytes of an assetlinks.json.
  static func onAndroid(_ file: [UInt8]?, _ url: LinkURL) -> [AppAnswer] {
    guard let file, case .success(let value) = JSONValue.read(file) else {
      return [AppAnswer(system: .android)]
    }
    let answer = LinkAnswer(url, host: url.host, by: AndroidLinkRules(value))
    return answer.apps.map { app in
      AppAnswer(
        system: .android, app: app.name, outcome: app.outcome, rule: rule(for: app, answer.trace()))
    }
  }

  /// The nearest rule only when it takes more of the path than the slash at its beginning.
  private static func rule(
    for app: LinkAnswer.App, _ trace: LinkTrace
  ) -> (path: String, patterns: String)? {
    let near = trace.nearestRule(for: app.name).flatMap { $0.farthest > 1 ? $0 : nil }
    guard let rule = trace.decidingRule(for: app.name) ?? near else { return nil }
    let patterns = rule.checks.map { "\"\($0.key)\": \"\($0.pattern)\"" }
    return (rule.path, patterns.isEmpty ? "every link" : patterns.joined(separator: ", "))
  }
}
