/// What an association file decides about one link.
public struct LinkDecision: Hashable, Sendable {
  /// The three ends; the last two leave the link in the browser.
  public enum Outcome: String, Hashable, Sendable {
    /// The app opens.
    case match
    /// A rule says that the link stays in the browser.
    case exclude
    /// No rule speaks of the link.
    case noMatch = "no_match"
  }

  /// What happens.
  public var outcome: Outcome
  /// The entry of `details` (or the statement of assetlinks.json) that decided, from 0.
  public var detail: Int?
  /// The rule in that entry that decided, from 0.
  public var rule: Int?

  /// Makes a decision; nothing decided when both numbers are nil.
  public init(_ outcome: Outcome, detail: Int? = nil, rule: Int? = nil) {
    self.outcome = outcome
    self.detail = detail
    self.rule = rule
  }

  /// No rule speaks of the link.
  public static let noMatch = LinkDecision(.noMatch)
}

/// A decision with the app it is about.
public struct AppDecision: Hashable, Sendable {
  /// App ID or package name as it stands in the file.
  public var app: String
  /// What happens with the link for this app.
  public var decision: LinkDecision

  /// Makes the decision about `app`.
  public init(app: String, decision: LinkDecision) {
    self.app = app
    self.decision = decision
  }
}
