import AppAssociation
import Diagnostics

/// What one system does with a link, for one app or for all of them.
struct AppAnswer {
  enum System: String {
    case iOS, android = "Android"
  }

  enum Outcome: String {
    case opens
    /// A rule keeps the link in the browser.
    case excluded
    /// No rule speaks of the link.
    case notNamed = "not-named"
    /// The association file does not narrow what the app's manifest claims.
    case manifest
    /// There is no association file, or it cannot be read.
    case noFile = "no-file"
  }

  var system: System
  var app: String?
  var outcome: Outcome
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
    case .opens: return "\(app) opens, by \(rule ?? "its rules")"
    case .excluded: return "stays in the browser, excluded by \(rule ?? "a rule")"
    case .notNamed:
      return "stays in the browser: no rule matches" + (rule.map { "; the nearest is \($0)" } ?? "")
    case .manifest: return "\(app) opens when its manifest claims the path"
    case .noFile: return "stays in the browser: no association file"
    }
  }

  var object: String {
    "{\"system\":\(jsonString(system.rawValue)),\"app\":\(app.json),"
      + "\"outcome\":\(jsonString(outcome.rawValue)),\"rule\":\((rule?.path).json),"
      + "\"patterns\":\((rule?.patterns).json)}"
  }
}

extension AppAnswer {
  /// By the bytes of an AASA: the app that opens when all of them are installed.
  static func onIOS(_ file: [UInt8]?, _ url: LinkURL) -> AppAnswer {
    guard let file, case .success(let value) = JSONValue.read(file) else {
      return AppAnswer(system: .iOS, outcome: .noFile)
    }
    let rules = AppleLinkRules(value)
    let (app, decision) = rules.decision(for: url, host: url.host)
    let trace = rules.trace(for: url, host: url.host)
    let rule = decision.detail.flatMap { trace.entries[$0].rules.last }
    return AppAnswer(
      system: .iOS, app: app, outcome: Outcome(decision.outcome),
      rule: (rule ?? rules.apps.lazy.compactMap(trace.near).first).map(described))
  }

  /// By the bytes of an assetlinks.json: each app decides for itself.
  static func onAndroid(_ file: [UInt8]?, _ url: LinkURL) -> [AppAnswer] {
    guard let file, case .success(let value) = JSONValue.read(file) else {
      return [AppAnswer(system: .android, outcome: .noFile)]
    }
    let rules = AndroidLinkRules(value)
    let trace = rules.trace(for: url, host: url.host)
    return rules.apps.map { app in
      var answer = AppAnswer(system: .android, app: app, outcome: .notNamed)
      switch rules.answer(for: url, host: url.host, app: app) {
      case .rules(let decision):
        answer.outcome = Outcome(decision.outcome)
        let entry = trace.entries.first { $0.apps.contains(app) && $0.note == nil }
        let rule = decision.rule == nil ? trace.near(app) : entry?.rules.last
        answer.rule = rule.map(described)
      case .manifest: answer.outcome = .manifest
      case .notAssociated: break
      }
      return answer
    }
  }

  private static func described(_ rule: LinkTrace.Rule) -> (path: String, patterns: String) {
    let patterns = rule.checks.map { "\"\($0.key)\": \"\($0.pattern)\"" }
    return (rule.path, patterns.isEmpty ? "every link" : patterns.joined(separator: ", "))
  }
}

extension AppAnswer.Outcome {
  fileprivate init(_ outcome: LinkDecision.Outcome) {
    switch outcome {
    case .match: self = .opens
    case .exclude: self = .excluded
    case .noMatch: self = .notNamed
    }
  }
}

extension LinkTrace {
  /// The rule that came nearest, when it takes more of the path than the slash at its beginning.
  fileprivate func near(_ app: String) -> Rule? {
    nearestRule(for: app).flatMap { $0.farthest > 1 ? $0 : nil }
  }
}
