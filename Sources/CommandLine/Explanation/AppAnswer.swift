import AppAssociation
import Diagnostics

/// What one system does with a link for one app.
struct AppAnswer {
  enum System: String {
    case iOS, android = "Android"
    /// Android before 15, which reads no rules.
    case olderAndroid = "older"
  }

  var system: System
  /// Why no rule was asked at all, nil when rules decide.
  var obstacle: String?
  /// App ID or package name; nil when the file names none.
  var app: String?
  /// Nil when there is no association file, or one that cannot be read.
  var outcome: LinkAnswer.Outcome?
  /// iOS: false when an app above takes the link, if it is installed.
  var isFirst = true
  /// Android: true when the file takes over statements of other files, which are not read.
  var includesOthers = false
  /// The rule that decided, or the one that came nearest: its place in the file and its patterns.
  var rule: (path: String, patterns: [(key: String, pattern: String)])?

  var sentence: String {
    if let obstacle { return "stays in the browser: \(obstacle)" }
    guard let app else {
      if includesOthers {
        return "not known: the association file takes over statements of others, which are not read"
      }
      return outcome == nil
        ? "stays in the browser: no association file"
        : "stays in the browser: the association file names no app"
    }
    // Those of Android stand in one list at the end of a long way.
    let rule = rule.map { rule in
      let path = system == .iOS ? rule.path : rule.path.split(separator: ".").suffix(1).joined()
      let patterns = rule.patterns.map { "\"\($0.key)\": \"\($0.pattern)\"" }
      return "\(path), \(patterns.isEmpty ? "every link" : patterns.joined(separator: ", "))"
    }
    let since = system == .android ? " on 15 and newer" : ""
    switch outcome {
    case .match where !isFirst:
      return "\(app) opens where the app above is not installed, by \(rule ?? "its rules")"
    case .match: return "\(app) opens\(since), by \(rule ?? "its rules")"
    case .exclude: return "\(app) does not open\(since), excluded by \(rule ?? "a rule")"
    case .noMatch:
      return "\(app) does not open\(since): no rule matches"
        + (rule.map { "; the nearest is \($0)" } ?? "")
    case .manifest where system == .olderAndroid:
      return "\(app) opens on Android 14 and older when its manifest claims the path"
    case .manifest: return "\(app) opens when its manifest claims the path"
    case nil: return "stays in the browser: no association file"
    }
  }

  /// In the words of `aasa match`.
  var object: String {
    let name = system == .olderAndroid ? "Android 14" : system.rawValue
    return "{\"system\":\(jsonString(name)),\"app\":\(app.json),"
      + "\"decision\":\((outcome?.rawValue).json),\"rule\":\((rule?.path).json),"
      + "\"patterns\":\(rule.map { AppAnswer.object($0.patterns) } ?? "null")}"
  }
}

extension AppAnswer {
  /// The keys of a rule, those of its query as one object: `{"/":"/join","?":{"sessionId":"?*"}}`.
  private static func object(_ patterns: [(key: String, pattern: String)]) -> String {
    let items = patterns.filter { $0.key.hasPrefix("?.") }
      .map { (name: String($0.key.dropFirst(2)), json: jsonString($0.pattern)) }
    var members = patterns.filter { !$0.key.hasPrefix("?.") }
      .map { (name: $0.key, json: jsonString($0.pattern)) }
    if !items.isEmpty { members.append((name: "?", json: jsonObject(items))) }
    return jsonObject(members)
  }

  /// What somebody should know about the link itself, on the systems for which the site has a file.
  static func notes(
    on url: LinkURL, _ files: [(kind: AssociationKind, bytes: [UInt8]?)]
  ) -> [String] {
    var seen: Set<String> = []
    return files.flatMap { kind, bytes -> [String] in
      guard let bytes, case .success(let value) = JSONValue.read(bytes) else { return [] }
      return switch kind {
      case .apple: LinkAnswer(url, host: url.host, by: AppleLinkRules(value)).linkNotes
      case .android: LinkAnswer(url, host: url.host, by: AndroidLinkRules(value)).linkNotes
      }
    }.filter { seen.insert($0).inserted }
  }

  /// By the bytes of an AASA: a row for each app, those that open first in the order in which they
  /// are asked.
  static func onIOS(_ file: [UInt8]?, _ url: LinkURL) -> [AppAnswer] {
    guard let file, case .success(let value) = JSONValue.read(file) else {
      return [AppAnswer(system: .iOS)]
    }
    let answer = LinkAnswer(url, host: url.host, by: AppleLinkRules(value))
    let others = answer.apps.filter { $0.name != answer.opens }
    let apps = answer.apps.filter { $0.name == answer.opens } + others
    return rows(.iOS, apps, answer)
  }

  /// By the bytes of an assetlinks.json.
  ///
  /// Statements that it takes over from other files are not read.
  static func onAndroid(_ file: [UInt8]?, _ url: LinkURL) -> [AppAnswer] {
    guard let file, case .success(let value) = JSONValue.read(file) else {
      return [AppAnswer(system: .android)]
    }
    let answer = LinkAnswer(url, host: url.host, by: AndroidLinkRules(value))
    let includesOthers = answer.takesOverStatements
    let own = answer.apps.isEmpty && includesOthers ? [] : rows(.android, answer.apps, answer)
    let older = own.filter { $0.app != nil && $0.outcome != .manifest }.map {
      AppAnswer(system: .olderAndroid, app: $0.app, outcome: .manifest)
    }
    let others = AppAnswer(system: .android, includesOthers: true)
    return own + older + (includesOthers ? [others] : [])
  }

  private static func rows(
    _ system: System, _ apps: [LinkAnswer.App], _ answer: LinkAnswer
  ) -> [AppAnswer] {
    guard !apps.isEmpty else { return [AppAnswer(system: system, outcome: .noMatch)] }
    let trace = answer.trace()
    if let note = trace.note { return [AppAnswer(system: system, obstacle: note)] }
    return apps.map { app in
      AppAnswer(
        system: system, app: app.name, outcome: app.outcome,
        isFirst: system == .android || app.name == answer.opens, rule: rule(for: app, trace))
    }
  }

  /// The nearest rule only when it takes more of the path than the slash at its beginning.
  private static func rule(
    for app: LinkAnswer.App, _ trace: LinkTrace
  ) -> (path: String, patterns: [(key: String, pattern: String)])? {
    let near = trace.nearestRule(for: app.name).flatMap { $0.farthest > 1 ? $0 : nil }
    guard let rule = trace.decidingRule(for: app.name) ?? near else { return nil }
    return (rule.path, rule.checks.map { ($0.key, $0.pattern) })
  }
}
