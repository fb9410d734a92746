/// A rule with what its neighbours must know of it.
struct OrderedRule {
  var node: JSONNode
  var isExclusion: Bool
  var isCatchAll: Bool
  /// Equal for rules that say the same.
  var identity: String
  /// For Apple's rules the patterns, so that one can be found inside another.
  var apple: AppleRule?
  var opening = PathOpening(nil)

  init(_ rule: AppleRule, at node: JSONNode) {
    self.node = node
    isExclusion = rule.isExclusion
    isCatchAll = rule.matchesEverything
    identity = rule.identity
    apple = rule
    opening = PathOpening(rule.path)
  }

  init(_ rule: AndroidLinkRules.Rule, at node: JSONNode) {
    self.node = node
    isExclusion = rule.isExclusion
    isCatchAll = rule.matchesEverything
    identity = rule.identity
  }

  /// True when every link that `other` matches is matched by this rule.
  func covers(_ other: OrderedRule) -> Bool {
    if isCatchAll { return true }
    guard let apple, let others = other.apple else { return false }
    return apple.covers(others)
  }
}

/// Checks what the order of rules does: the first that matches decides.
struct RuleOrderLint {
  /// So many rules of an entry are compared with all later ones: enough for every file that a
  /// person writes, and no file takes long.
  static let comparedRules = 200

  var comparesRules: Bool
  /// Dynamic rules of Android say with a final catch-all what happens to all other links.
  var isDynamic = false

  func check(_ rules: [OrderedRule], list: JSONNode, _ report: inout LintReport) {
    var identities: Set<String> = []
    var earlier = EarlierRules()
    var firstCatchAll: Int?
    for (index, rule) in rules.enumerated() {
      if rule.isCatchAll, !rule.isExclusion {
        noteCatchAll(rule, after: earlier.indexes.map { rules[$0] }, &report)
      }
      let isRepeated = !identities.insert(rule.identity).inserted
      if comparesRules, isRepeated {
        report.add(
          .info, "rule.duplicate", "the rule stands here a second time",
          effect: "it changes nothing", fix: "remove it", at: rule.node)
      } else if let blocker = firstCatchAll ?? earlier.first(covering: rule, in: rules) {
        noteUnreachable(rule, behind: rules[blocker], &report)
      }
      if rule.isCatchAll, firstCatchAll == nil { firstCatchAll = index }
      if comparesRules, earlier.indexes.count < RuleOrderLint.comparedRules {
        earlier.append(rule, index)
      }
    }
    guard !isDynamic, rules.allSatisfy(\.isExclusion) else { return }
    report.add(
      .warning, "rule.no-include", "no rule opens the app",
      effect: "every link stays in the browser",
      fix: "add a rule without \"exclude\"", at: list)
  }

  private func noteCatchAll(
    _ rule: OrderedRule, after earlier: [OrderedRule], _ report: inout LintReport
  ) {
    let isIntended = isDynamic && earlier.contains(where: \.isExclusion)
    report.add(
      isIntended ? .info : .warning, "rule.catch-all", "the rule matches every link of the host",
      effect: "sign-in callbacks, privacy pages and files open the app too",
      fix: "name the paths that the app can show", at: rule.node)
  }

  private func noteUnreachable(
    _ rule: OrderedRule, behind blocker: OrderedRule, _ report: inout LintReport
  ) {
    if rule.isExclusion, !blocker.isExclusion {
      report.add(
        .error, isDynamic ? "rule.unreachable" : "rule.unreachable-exclude",
        "the exclusion stands behind a rule that takes its links",
        effect: "the links open the app: the first rule that matches decides",
        fix: "move it above \(blocker.node.path)", at: rule.node)
    } else if blocker.isExclusion, !rule.isExclusion {
      report.add(
        blocker.isCatchAll ? .error : .warning, "rule.unreachable",
        "an exclusion above takes all links of this rule",
        effect: "none of them opens the app: the first rule that matches decides",
        fix: "move it above \(blocker.node.path)", at: rule.node)
    } else {
      report.add(
        .warning, "rule.unreachable", "a rule above takes all links of this one",
        effect: "it changes nothing: the first rule that matches decides",
        fix: "remove it, or move it above \(blocker.node.path)", at: rule.node)
    }
  }
}

/// The rules above the one that is looked at, by their index: to copy a rule costs more than to
/// compare it.
private struct EarlierRules {
  private(set) var indexes: [Int] = []
  private var openings: [(count: Int, hash: UInt64)] = []

  mutating func append(_ rule: OrderedRule, _ index: Int) {
    indexes.append(index)
    openings.append((rule.opening.count, rule.opening.hash))
  }

  /// The first that takes all links of `rule`.
  func first(covering rule: OrderedRule, in rules: [OrderedRule]) -> Int? {
    let hashes = rule.opening.hashes
    for (place, opening) in openings.enumerated()
    where opening.count < hashes.count && hashes[opening.count] == opening.hash
      && rules[indexes[place]].covers(rule)
    {
      return indexes[place]
    }
    return nil
  }
}
