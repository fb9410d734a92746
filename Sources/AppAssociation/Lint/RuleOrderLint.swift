/// A rule with what its neighbours must know of it.
struct OrderedRule {
  var node: JSONNode
  var isExclusion: Bool
  var isCatchAll: Bool
  /// Equal for rules that say the same.
  var identity: String
  var opening: PathOpening
  /// The patterns, so that one can be found inside another.
  private var patterns: Patterns

  private enum Patterns {
    case apple(AppleRule)
    case android(AndroidLinkRules.Rule)
  }

  init(_ rule: AppleRule, at node: JSONNode) {
    self.node = node
    isExclusion = rule.isExclusion
    isCatchAll = rule.matchesEverything
    identity = rule.identity
    patterns = .apple(rule)
    opening = PathOpening(rule.path)
  }

  init(_ rule: AndroidLinkRules.Rule, at node: JSONNode) {
    self.node = node
    isExclusion = rule.isExclusion
    isCatchAll = rule.matchesEverything
    identity = rule.identity
    patterns = .android(rule)
    opening = PathOpening(rule.path)
  }

  /// True when a key of it is misspelled: what it does then says nothing about what was meant.
  var isGarbled: Bool {
    node.members.contains { name, member in
      !ComponentKeyMistake.keys.contains(name)
        && ComponentKeyMistake.find(name, member.value)?.matters == true
    }
  }

  /// True when every link that `other` matches is matched by this rule.
  func covers(_ other: OrderedRule) -> Bool {
    if isCatchAll { return true }
    return switch (patterns, other.patterns) {
    case (.apple(let rule), .apple(let others)): rule.covers(others)
    case (.android(let rule), .android(let others)): rule.covers(others)
    default: false
    }
  }
}

/// Checks what the order of rules does: the first that matches decides.
struct RuleOrderLint {
  /// So many rules of an entry, with those of earlier entries for its apps, are compared with all
  /// later ones: enough for every file that a person writes, and no file takes long.
  static let comparedRules = 200

  var comparesRules: Bool
  /// Dynamic rules of Android say with a final catch-all what happens to all other links.
  var isDynamic = false

  /// - Parameter above: rules of other lists that are asked before these.
  func check(
    _ own: [OrderedRule], above: [OrderedRule] = [], list: JSONNode, _ report: inout LintReport
  ) {
    let rules = above + own
    var identities: Set<String> = []
    var earlier = EarlierRules()
    var firstCatchAll: Int?
    for (index, rule) in rules.enumerated() {
      let isOwn = index >= above.count
      if isOwn, rule.isCatchAll, !rule.isExclusion {
        noteCatchAll(rule, after: earlier.indexes.map { rules[$0] }, &report)
      }
      let isRepeated = !identities.insert(rule.identity).inserted
      if !isOwn {
        // Its own list has told about it.
      } else if comparesRules, isRepeated {
        if rule.isGarbled { continue }
        report.add(
          .info, "rule.duplicate", "the rule stands here a second time",
          effect: "it changes nothing", fix: "remove it", at: rule.node)
      } else if let blocker = firstCatchAll ?? earlier.first(covering: rule, in: rules) {
        noteUnreachable(
          rule, behind: rules[blocker], isInOtherList: blocker < above.count, &report)
      }
      if rule.isCatchAll, firstCatchAll == nil { firstCatchAll = index }
      if comparesRules, earlier.indexes.count < RuleOrderLint.comparedRules {
        earlier.append(rule, index)
      }
    }
    // Elements of a wrong type were to be rules, perhaps such that open the app.
    guard !isDynamic, own.allSatisfy(\.isExclusion), own.count == list.elements.count else {
      return
    }
    report.add(
      .warning, "rule.no-include", "no rule of this entry opens the app",
      effect: "no link opens the apps by this entry",
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
    _ rule: OrderedRule, behind blocker: OrderedRule, isInOtherList: Bool,
    _ report: inout LintReport
  ) {
    let place = blocker.node.path
    let move = blocker.isGarbled ? "mend the keys of \(place) first" : "move it above \(place)"
    if rule.isExclusion, !blocker.isExclusion {
      report.add(
        isInOtherList ? .warning : .error,
        isDynamic || isInOtherList ? "rule.unreachable" : "rule.unreachable-exclude",
        "the exclusion stands behind a rule that takes its links",
        effect: "the links open the app: the first rule that matches decides",
        fix: move, at: rule.node)
    } else if blocker.isExclusion, !rule.isExclusion {
      report.add(
        blocker.isCatchAll && !isInOtherList ? .error : .warning, "rule.unreachable",
        "an exclusion above takes all links of this rule",
        effect: "none of them opens the app: the first rule that matches decides",
        fix: move, at: rule.node)
    } else {
      report.add(
        .warning, "rule.unreachable", "a rule above takes all links of this one",
        effect: "it changes nothing: the first rule that matches decides",
        fix: blocker.isGarbled ? move : "remove it, or \(move)", at: rule.node)
    }
  }
}

/// The rules above the one that is looked at, by their index: to copy a rule costs more than to
/// compare it.
private struct EarlierRules {
  private(set) var indexes: [Int] = []
  /// What is left for comparing patterns, in tokens times tokens: only patterns that nobody writes
  /// by hand use it up.
  private var budget = 50_000_000
  private var openings: [(count: Int, hash: UInt64)] = []

  mutating func append(_ rule: OrderedRule, _ index: Int) {
    indexes.append(index)
    openings.append((rule.opening.count, rule.opening.hash))
  }

  /// The first that takes all links of `rule`.
  mutating func first(covering rule: OrderedRule, in rules: [OrderedRule]) -> Int? {
    let hashes = rule.opening.hashes
    for (place, opening) in openings.enumerated()
    where opening.count < hashes.count && hashes[opening.count] == opening.hash {
      let index = indexes[place]
      budget -= hashes.count * rules[index].opening.hashes.count
      if budget < 0 { return nil }
      if rules[index].covers(rule) { return index }
    }
    return nil
  }
}
