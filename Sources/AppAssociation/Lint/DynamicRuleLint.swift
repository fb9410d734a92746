/// Checks the dynamic rules of one statement, which Android 15 and later read.
struct DynamicRuleLint {
  private static let dropped = "Android drops all dynamic rules of the statement"
  private static let noRules = "there are no rules, so the manifest alone decides"
  static let listKey = "dynamic_app_link_components"

  var comparesRules: Bool

  func check(
    _ statement: JSONNode, appsWithRules: inout Set<String>, _ report: inout LintReport
  ) {
    guard let extensions = statement["relation_extensions"],
      report.expects("an object", extensions, effect: DynamicRuleLint.dropped, \.object) != nil
    else { return }
    if extensions.members.isEmpty {
      report.add(
        .warning, "dal.dynamic.empty", "relation_extensions is empty",
        effect: DynamicRuleLint.noRules, fix: "remove it", at: extensions)
    }
    for (relation, node) in extensions.members {
      if relation == DynamicRuleLint.listKey {
        report.add(
          .error, "dal.dynamic.relation-key", "\(relation) stands directly in relation_extensions",
          effect: "Android does not find the rules, so the manifest alone decides",
          fix: "write {\"\(AssetGrant.handleAllURLs)\": {\"\(relation)\": […]}}", at: node)
        continue
      }
      if relation != AssetGrant.handleAllURLs {
        report.add(
          .error, "dal.dynamic.relation-key", "rules for \"\(relation)\"",
          effect: "Android does not find them",
          fix: "the key is the whole relation: \"\(AssetGrant.handleAllURLs)\"", at: node)
      }
      let object = report.expects(
        "an object", node, effect: DynamicRuleLint.dropped,
        fix: "write {\"\(DynamicRuleLint.listKey)\": […]}", \.object)
      guard let object else { continue }
      if object.isEmpty {
        report.add(
          .warning, "dal.dynamic.empty", "the extension is empty", effect: DynamicRuleLint.noRules,
          fix: "remove it, or write {\"\(DynamicRuleLint.listKey)\": […]}", at: node)
      }
      for (name, member) in node.members where name != DynamicRuleLint.listKey {
        let near = KeySpelling.nearest(to: name, in: [DynamicRuleLint.listKey])
        noteUnsupported(
          name, effect: "Android passes over it, and perhaps over all rules",
          fix: near.map { "did you mean \"\($0)\"?" } ?? "remove it", at: member, &report)
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
      case "/":
        check(pattern: node, .path, isExclusion: rule["exclude"]?.value.bool == true, &report)
      case "#": check(pattern: node, .fragment, &report)
      case "?": check(query: node, &report)
      case "exclude":
        _ = report.expects("true or false", node, effect: DynamicRuleLint.dropped, \.bool)
      case "comment", "comments": break
      default:
        let mistake = ComponentKeyMistake.find(name, node.value, known: DynamicRuleLint.keys)
        noteUnsupported(
          name, effect: "the rule matches as if the key were not there, or Android drops all rules",
          fix: mistake?.fix ?? DynamicRuleLint.fix(forUnknown: name), at: node, &report)
      }
    }
  }

  private static let keys = ["/", "?", "#", "exclude", "comments"]

  /// Without its only pattern a rule would take every link, so that is never the advice alone.
  private static func fix(forUnknown name: String) -> String {
    switch name {
    case "caseSensitive": "remove it: Android always asks for the exact case"
    case "percentEncoded": "remove it: Android always compares links as they are encoded"
    default: "remove it, if the rule says without it what you mean"
    }
  }

  private func noteUnsupported(
    _ name: String, effect: String, fix: String, at node: JSONNode, _ report: inout LintReport
  ) {
    report.add(
      .error, "dal.dynamic.unsupported-key", "Android knows no \"\(name)\"", effect: effect,
      fix: fix, at: node)
  }

  private func check(query: JSONNode, _ report: inout LintReport) {
    guard query.value.object != nil else {
      report.add(
        .error, "dal.dynamic.query-not-dictionary", "the query is \(query.value.kind)",
        effect: "Android passes over it, so the rule matches more than it says",
        fix: "write an object: {\"name\": \"?*\"}", at: query)
      return
    }
    if query.members.isEmpty {
      report.add(
        .warning, "dal.dynamic.empty", "the query asks for nothing",
        effect: DynamicRuleLint.dropped, fix: "remove the key", at: query)
    }
    for (name, node) in query.members {
      PatternCharacters(name, .itemName, knowsDecoding: false).check(at: node, &report)
      check(pattern: node, .itemValue, &report)
    }
  }

  private func check(
    pattern node: JSONNode, _ part: PatternCharacters.Part, isExclusion: Bool = false,
    _ report: inout LintReport
  ) {
    guard
      let text = report.expects("a string", node, effect: DynamicRuleLint.dropped, \.string)
    else { return }
    if text.isEmpty {
      report.add(
        .warning, "dal.dynamic.empty", "the pattern is empty", effect: DynamicRuleLint.dropped,
        fix: "remove the key", at: node)
      return
    }
    let mistake =
      part == .path
      ? PathMistake.find(in: text, .dynamic, isExclusion: isExclusion)
      : PathMistake.foreign(text, .dynamic, isExclusion: isExclusion)
    if let mistake { report.add(mistake, at: node) }
    if mistake?.severity != .error {
      PatternCharacters(text, part, knowsDecoding: false).check(at: node, &report)
      if part == .path { checkFirstSlash(text, at: node, &report) }
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

  /// Apple adds a slash that is missing, Android does not.
  private func checkFirstSlash(_ path: String, at node: JSONNode, _ report: inout LintReport) {
    guard let first = path.utf8.first, !"/*?$ ".utf8.contains(first) else { return }
    report.add(
      .error, "path.no-leading-slash", "\"\(path)\" does not begin with a slash",
      effect: "every path does, so no link matches the rule", fix: "write \"/\(path)\"", at: node)
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
