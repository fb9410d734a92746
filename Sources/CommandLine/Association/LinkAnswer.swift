import AppAssociation
import Diagnostics

/// What one association file does with one link, for each of its apps.
struct LinkAnswer {
  struct App {
    /// App ID or package name.
    var name: String
    var outcome: Outcome
    /// The entry of `details` and the rule in it that decided.
    var detail: Int?
    var rule: Int?
  }

  /// The words of the JSON form.
  enum Outcome: String {
    case match, exclude
    case noMatch = "no_match"
    /// Android: nothing in the file narrows what the manifest of the app claims.
    case manifest
  }

  let url: LinkURL
  /// False for links of another host or scheme: no rule is asked about them.
  let isServed: Bool
  /// The link as somebody wrote it; a device encodes what a link cannot hold.
  var asked: String
  let kind: AssociationKind
  /// The app that opens when all of them are installed.
  private(set) var opens: String?
  private(set) var apps: [App] = []
  /// Made when it is asked for: it costs many times the decision.
  let trace: () -> LinkTrace

  /// Android: true when apps of files that are not read may open the link.
  private(set) var takesOverStatements = false
  /// What the linter says about the file, as far as it changes this answer.
  var fault: String?

  /// What somebody should know beside the answer.
  var notes: [String] {
    var notes = [fault].compactMap { $0 } + linkNotes
    if takesOverStatements {
      notes.append("the file takes over statements of other files (include), which are not read")
    }
    if kind == .android, isServed, apps.contains(where: { $0.outcome != .manifest }) {
      notes.append("Android 14 and older read no rules: there the manifest decides")
    }
    return notes
  }

  /// What somebody should know about the link itself.
  var linkNotes: [String] {
    var notes: [String] = []
    if asked != url.text { notes.append("compared as \(url.text), as a device encodes it") }
    if let port = url.port, !port.isEmpty {
      notes.append("no rule sees the port \(port); whether such links open apps is not known")
    }
    if kind == .android, url.scheme == "http" {
      notes.append(
        "on Android http links open an app only when its manifest claims http, too; the filter of "
          + "aasa entitlements claims https only")
    }
    return notes
  }

  init(_ url: LinkURL, host: String, by rules: AppleLinkRules) {
    self.url = url
    isServed = url.isServed(by: host)
    asked = url.text
    kind = .apple
    trace = { rules.trace(for: url, host: host) }
    opens = rules.decision(for: url, host: host).app
    apps = rules.decisions(for: url, host: host).map { answer in
      App(
        name: answer.app, outcome: Outcome(answer.decision.outcome),
        detail: answer.decision.detail, rule: answer.decision.rule)
    }
  }

  init(_ url: LinkURL, host: String, by rules: AndroidLinkRules) {
    self.url = url
    isServed = url.isServed(by: host)
    asked = url.text
    kind = .android
    takesOverStatements = rules.takesOverStatements
    trace = { rules.trace(for: url, host: host) }
    apps = rules.apps.map { app in
      switch rules.answer(for: url, host: host, app: app) {
      case .rules(let decision):
        App(
          name: app, outcome: Outcome(decision.outcome), detail: decision.detail,
          rule: decision.rule)
      case .manifest: App(name: app, outcome: .manifest)
      case .notAssociated: App(name: app, outcome: .noMatch)
      }
    }
    opens = apps.first { $0.outcome == .match }?.name
  }
}

extension LinkAnswer.Outcome {
  init(_ outcome: LinkDecision.Outcome) {
    self =
      switch outcome {
      case .match: .match
      case .exclude: .exclude
      case .noMatch: .noMatch
      }
  }
}

extension LinkTrace {
  /// The rule that decided for an app, nil when none did.
  func decidingRule(for app: String) -> Rule? {
    let own = entries.filter { $0.apps.contains(app) }
    return own.lazy.compactMap { $0.rules.last }.first(where: \.matches)
  }

  /// Why the system takes no entry of an app, nil when it takes one.
  func obstacle(for app: String) -> String? {
    let own = entries.filter { $0.apps.contains(app) }
    return own.allSatisfy { $0.note != nil } ? own.first?.note : nil
  }
}
