/// What one file does with links.
struct LinkDecider {
  private let apple: AppleLinkRules?
  private let android: AndroidLinkRules?
  private let host: String
  let apps: [String]

  /// For each app the patterns of its rules, in the order in which they are asked.
  let patterns: [String: [PatternParts]]
  /// How many rules one link may have to pass.
  let ruleCount: Int

  init(file: JSONValue, kind: AssociationKind, host: String) {
    self.host = host
    apple = kind == .apple ? AppleLinkRules(file) : nil
    android = kind == .android ? AndroidLinkRules(file) : nil
    apps = apple?.apps ?? android?.apps ?? []
    patterns = PatternParts.byApp(in: file, kind: kind)
    ruleCount = patterns.values.reduce(0) { $0 + $1.count }
  }

  /// The app that opens when all of them are installed; on Android there is no such order.
  func opener(of url: LinkURL) -> String? {
    apple?.decision(for: url, host: host).app
  }

  func effect(of url: LinkURL, _ app: String) -> AssociationDiff.Effect {
    if let apple {
      return apple.decision(for: url, host: host, app: app).outcome == .match ? .opens : .browser
    }
    switch android?.answer(for: url, host: host, app: app) {
    case .rules(let decision): return decision.outcome == .match ? .opens : .browser
    case .manifest: return .manifest
    case .notAssociated, nil: return .browser
    }
  }
}
