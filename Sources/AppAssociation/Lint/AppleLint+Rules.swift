extension AppleLint {
  /// Checks the rules of an entry and returns them.
  func check(
    components: JSONNode, _ rules: [AppleRule], above: [OrderedRule],
    _ patterns: inout PatternLint, _ report: inout LintReport
  ) -> [OrderedRule] {
    let effect = "no link opens the apps of this entry"
    guard report.expects("an array", components, effect: effect, \.array) != nil else { return [] }
    let nodes = components.elements
    for node in nodes where node.value.object == nil {
      report.add(
        .error, "type.mismatch", "expected an object, found \(node.value.kind)",
        effect: "the device passes over the rule, or over the whole entry",
        fix: node.value.string.map { "write {\"/\": \"\($0)\"}" } ?? "write {\"/\": \"…\"}",
        at: node)
    }
    for rule in rules {
      let node = nodes[rule.index]
      checkKeys(of: node, .rule, &report)
      patterns.check(node, rule.form, isExclusion: rule.isExclusion, &report)
    }
    let ordered = rules.map { OrderedRule($0, at: nodes[$0.index]) }
    RuleOrderLint(comparesRules: comparesRules)
      .check(ordered, above: above, list: components, &report)
    return ordered
  }

  /// The same for the old form.
  func check(
    paths: JSONNode, _ rules: [AppleRule], above: [OrderedRule], _ patterns: inout PatternLint,
    _ report: inout LintReport
  ) -> [OrderedRule] {
    let effect = "no link opens the apps of this entry"
    guard report.expects("an array", paths, effect: effect, \.array) != nil else { return [] }
    let nodes = paths.elements
    for node in nodes {
      guard
        let text = report.expects(
          "a path", node, effect: "the device passes over the rule, or over the entry",
          fix: node.value.object == nil ? nil : "call the key components: paths holds no objects",
          \.string)
      else { continue }
      patterns.check(legacyPath: text, at: node, &report)
    }
    let ordered = rules.map { OrderedRule($0, at: nodes[$0.index]) }
    RuleOrderLint(comparesRules: comparesRules).check(ordered, above: above, list: paths, &report)
    return ordered
  }

  /// - Parameter form: in which a rule sees links that takes over these defaults.
  func check(
    defaults: JSONNode, _ form: LinkText.Form, _ patterns: inout PatternLint,
    _ report: inout LintReport
  ) {
    let effect = "the device passes over the defaults"
    guard report.expects("an object", defaults, effect: effect, \.object) != nil else { return }
    checkKeys(of: defaults, .defaults, &report)
    for key in ["/", "?", "#"] {
      guard let node = defaults[key] else { continue }
      report.add(
        .warning, "defaults.pattern-keys", "the defaults have a pattern for \"\(key)\"",
        effect: "every rule without an own \"\(key)\" asks for it too",
        fix: "write the pattern into the rules that need it", at: node)
    }
    if let exclude = defaults["exclude"], exclude.value.bool == true {
      report.add(
        .error, "defaults.exclude", "the defaults exclude",
        effect: "every rule without an own \"exclude\" keeps links in the browser",
        fix: "write \"exclude\" into the rules that need it", at: exclude)
    }
    patterns.check(defaults, form, isExclusion: false, &report)
  }

  private func checkKeys(of node: JSONNode, _ level: KeyLevel, _ report: inout LintReport) {
    for (name, member) in node.members {
      switch name {
      case "/", "#", "comment":
        _ = report.expects(
          "a string", member, effect: "what the device does is not known", \.string)
      case "exclude", "caseSensitive", "percentEncoded":
        _ = report.expects(
          "true or false", member, effect: "what the device does is not known", \.bool)
      case "?":
        _ = report.expects("a string or an object", member, effect: "the rule asks no query") {
          $0.string.map { _ in true } ?? $0.object.map { _ in true }
        }
      default:
        note(unknownKey: name, level, at: member, &report)
      }
    }
  }

  private func note(
    unknownKey name: String, _ level: KeyLevel, at node: JSONNode, _ report: inout LintReport
  ) {
    let mistake = ComponentKeyMistake.find(name, node.value)
    guard let mistake, level.move(name) == nil else {
      report.addUnknownKey(
        name, at: node, known: [], level: level, misspelled: "component.misspelled-key",
        effect: "the device passes over the key")
      return
    }
    report.add(
      mistake.matters ? .error : .info,
      mistake.matters ? "component.misspelled-key" : "root.unknown-key",
      "unknown key \"\(name)\"", effect: mistake.effect, fix: mistake.fix, at: node)
  }
}
