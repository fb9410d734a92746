/// Checks the dynamic rules of one statement, which Android 15 and later read.
struct DynamicRuleLint {
  private static let dropped = "Android drops all dynamic rules of the statement"
  private static let listKey = "dynamic_app_link_components"

  var comparesRules: Bool

  func check(
    _ statement: JSONNode, appsWithRules: inout Set<String>, _ report: inout LintReport
  ) {
    guard let extensions = statement["relation_extensions"],
      report.expects("an object", extensions, effect: DynamicRuleLint.dropped, \.object) != nil
    else { return }
    for (relation, node) in extensions.members {
      if relation != AssetGrant.handleAllURLs {
        report.add(
          .error, "dal.dynamic.relation-key", "rules for \"\(relation)\"",
          effect: "Android does not find them",
          fix: "the key is the whole relation: \"\(AssetGrant.handleAllURLs)\"", at: node)
      }
      guard report.expects("an object", node, effect: DynamicRuleLint.dropped, \.object) != nil
      else { continue }
      for (name, member) in node.members where name != DynamicRuleLint.listKey {
        noteUnsupported(name, known: [DynamicRuleLint.listKey], at: member, &report)
      }
      guard let list = node[DynamicRuleLint.listKey] else { continue }
      let package = statement["target"]?["package_name"]?.value.string ?? ""
      if !appsWithRules.insert("\(relation) \(package)").inserted {
        report.add(
          .error, "dal.dynamic.duplicate", "a second list of rules for \(package)",
          effect: "which of the two Android takes is not certain", fix: "put them into one list",
          at: extensions)
      }
      check(list: list, &report)
    }
  }

  private func check(list: JSONNode, _ report: inout LintReport) {
    guard
      let elements = report.expects("an array", list, effect: DynamicRuleLint.dropped, \.array)
    else { return }
    if elements.isEmpty {
      report.add(
        .warning, "dal.dynamic.empty", "the list of rules is empty",
        effect: DynamicRuleLint.dropped,
        fix: "remove it", at: list)
      return
    }
    var rules: [OrderedRule] = []
    for (index, node) in list.elements.enumerated() {
      guard report.expects("an object", node, effect: DynamicRuleLint.dropped, \.object) != nil
      else { continue }
      checkKeys(of: node, &report)
      if let rule = AndroidLinkRules.rule(index, node.value) {
        rules.append(OrderedRule(rule, at: node))
      }
    }
    RuleOrderLint(comparesRules: comparesRules, isDynamic: true).check(rules, list: list, &report)
    if rules.count == elements.count, rules.allSatisfy(\.isExclusion) {
      report.add(
        .error, "dal.dynamic.no-include", "every rule excludes",
        effect: "as soon as there are rules, a link that none matches does not open the app",
        fix: "add {\"/\": \"*\"} at the end", at: list)
    }
  }

  private func checkKeys(of rule: JSONNode, _ report: inout LintReport) {
    for (name, node) in rule.members {
      switch name {
      case "/", "#": check(pattern: node, isPath: name == "/", &report)
      case "?": check(query: node, &report)
      case "exclude":
        _ = report.expects("true or false", node, effect: DynamicRuleLint.dropped, \.bool)
      case "comment", "comments": break
      default:
        noteUnsupported(name, known: ["/", "?", "#", "exclude", "comments"], at: node, &report)
      }
    }
  }

  private func noteUnsupported(
    _ name: String, known: [String], at node: JSONNode, _ report: inout LintReport
  ) {
    let near = KeySpelling.nearest(to: name, in: known)
    report.add(
      .error, "dal.dynamic.unsupported-key", "Android knows no \"\(name)\"",
      effect: "the rule matches as if the key were not there, or Android drops all rules",
      fix: near.map { "did you mean \"\($0)\"?" } ?? "remove it", at: node)
  }

  private func check(query: JSONNode, _ report: inout LintReport) {
    guard query.value.object != nil else {
      report.add(
        .error, "dal.dynamic.query-not-dictionary", "the query is \(query.value.kind)",
        effect: "Android passes over it, so the rule matches more than it says",
        fix: "write an object: {\"name\": \"?*\"}", at: query)
      return
    }
    for (_, node) in query.members { check(pattern: node, isPath: false, &report) }
  }

  private func check(pattern node: JSONNode, isPath: Bool, _ report: inout LintReport) {
    guard
      let text = report.expects("a string", node, effect: DynamicRuleLint.dropped, \.string)
    else { return }
    if text.isEmpty {
      report.add(
        .warning, "dal.dynamic.empty", "the pattern is empty", effect: DynamicRuleLint.dropped,
        fix: "remove the key", at: node)
    }
    if isPath, let mistake = PathMistake.find(in: text) {
      report.add(
        .error, mistake.id, mistake.message, effect: mistake.effect, fix: mistake.fix, at: node)
    }
    if text.holds("$(") {
      report.add(
        .error, "dal.dynamic.substitution", "\"\(text)\" has a variable",
        effect: "Android has none and takes it as plain text", fix: "write ?* or * for it", at: node
      )
    }
    if DynamicRuleLint.stopsEarly(text) {
      report.add(
        .warning, "dal.dynamic.star-not-backtracking", "\"\(text)\" goes on after *",
        effect: "* stops at the first occurrence of the next character, so some links are missed",
        fix: "end the pattern with *, or use ? for a fixed length", at: node)
    }
  }

  /// True when a `*` that may go back would match more than Android's.
  ///
  /// Harmless are a `*` at the end, and one before a single character and then only `?` up to the
  /// next `*`: if that fails at the first occurrence, it fails at all later ones.
  private static func stopsEarly(_ pattern: String) -> Bool {
    let (run, one) = (UInt8(ascii: "*"), UInt8(ascii: "?"))
    var blocks = pattern.utf8.split(separator: run, omittingEmptySubsequences: true)
    if pattern.utf8.first != run, !blocks.isEmpty { blocks.removeFirst() }
    guard let last = blocks.last else { return false }
    if pattern.utf8.last != run, pattern.utf8.contains(run), !last.isEmpty { return true }
    return blocks.contains { block in
      block.first == one || !block.dropFirst().allSatisfy { $0 == one }
    }
  }
}
