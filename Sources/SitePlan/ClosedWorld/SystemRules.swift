import AppAssociation
import Diagnostics

/// What one system makes of the association file of the site.
struct SystemRules {
  enum Answer: Equatable {
    case opens(LinkDecision)
    case stays(LinkDecision)
    /// Android: the manifest decides, which no build can see.
    case unknown
  }

  /// As messages call it.
  let system: String
  let source: SourceText
  let expectation: AppExpectation
  /// All apps that the file or the settings name.
  let apps: [String]
  /// False when the file takes over statements of another one, which is not read.
  let isWhole: Bool
  private let host: String
  private let rules: Rules

  private enum Rules {
    case apple(AppleLinkRules)
    case android(AndroidLinkRules)
  }

  init(
    apple rules: AppleLinkRules, _ source: SourceText, _ expectation: AppExpectation, host: String
  ) {
    system = "iOS"
    self.source = source
    self.expectation = expectation
    self.host = host
    self.rules = .apple(rules)
    apps = rules.apps + expectation.apps.filter { !rules.apps.contains($0) }
    isWhole = true
  }

  init(
    android rules: AndroidLinkRules, _ file: JSONValue, _ source: SourceText,
    _ expectation: AppExpectation, host: String
  ) {
    system = "Android 15"
    self.source = source
    self.expectation = expectation
    self.host = host
    self.rules = .android(rules)
    apps = rules.apps + expectation.apps.filter { !rules.apps.contains($0) }
    isWhole = file.array?.contains { $0["include"] != nil } != true
  }

  /// One answer for each of `apps`.
  func answers(for url: LinkURL) -> [Answer] {
    switch rules {
    case .apple(let rules):
      let decisions = rules.decisions(for: url, host: host)
      return apps.indices.map { index in
        Answer(index < decisions.count ? decisions[index].decision : .noMatch)
      }
    case .android(let rules):
      return apps.map { app in
        switch rules.answer(for: url, host: host, app: app) {
        case .rules(let decision): Answer(decision)
        case .manifest: .unknown
        case .notAssociated: Answer(.noMatch)
        }
      }
    }
  }

  /// The trace of one app's rules.
  func trace(for url: LinkURL, app: String?) -> LinkTrace {
    var trace =
      switch rules {
      case .apple(let rules): rules.trace(for: url, host: host)
      case .android(let rules): rules.trace(for: url, host: host)
      }
    if let app { trace.entries.removeAll { !$0.apps.contains(app) } }
    return trace
  }
}

extension SystemRules.Answer {
  fileprivate init(_ decision: LinkDecision) {
    self = decision.outcome == .match ? .opens(decision) : .stays(decision)
  }
}
