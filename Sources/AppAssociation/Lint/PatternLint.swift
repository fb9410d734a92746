/// Checks patterns for what can never match, or matches more than its author meant.
struct PatternLint {
  let variables: VariableLint
  private(set) var usedVariables: Set<String> = []

  init(variables: VariableLint) {
    self.variables = variables
  }

  /// Checks the patterns that stand in `node` itself; `rule` is what the device makes of it, nil for
  /// defaults.
  mutating func check(_ node: JSONNode, _ rule: AppleRule?, _ report: inout LintReport) {
    let form = rule?.form ?? LinkText.Form(folds: false, decodes: false)
    let isExclusion = rule?.isExclusion ?? false
    if let path = node["/"], let text = path.value.string {
      check(path: text, form, isExclusion: isExclusion, at: path, &report)
    }
    if let fragment = node["#"], let text = fragment.value.string {
      check(fragment: text, form, at: fragment, &report)
    }
    guard let query = node["?"] else { return }
    if let text = query.value.string {
      check(query: text, form, at: query, &report)
    } else {
      check(items: query.members, form, isExclusion: isExclusion, &report)
    }
  }

  /// A path of the old form, perhaps with `NOT ` before it.
  mutating func check(legacyPath text: String, at node: JSONNode, _ report: inout LintReport) {
    var path = text
    let isNot = text.utf8.prefix(3).map(asciiLowercased).elementsEqual("not".utf8)
    if text.utf8.starts(with: "NOT ".utf8), text.utf8.dropFirst(4).first != 0x20 {
      path = String(decoding: text.utf8.dropFirst(4), as: UTF8.self)
    } else if isNot, let next = text.utf8.dropFirst(3).first,
      next == 0x20 || next == UInt8(ascii: "/")
    {
      let rest = text.utf8.dropFirst(3).drop { $0 == 0x20 }
      report.add(
        .error, "legacy.not-syntax", "\"\(text)\" is no exclusion",
        effect: "it is taken as plain text, and the links stay with the app",
        fix: "write \"NOT \(String(decoding: rest, as: UTF8.self))\"", at: node)
      return
    }
    if PathMistake.queryName(in: path) != nil {
      report.add(
        .error, "legacy.query-in-path", "\"\(text)\" has a query",
        effect: "paths never see the query, no link matches", fix: "use components", at: node)
      return
    }
    let isExclusion = path.utf8.count != text.utf8.count
    if let mistake = PathMistake.find(in: path, .paths, isExclusion: isExclusion) {
      report.add(
        .error, mistake.id, mistake.message, effect: mistake.effect, fix: mistake.fix, at: node)
      return
    }
    if PatternCharacters.references(in: path).contains(where: { $0 != nil }) {
      report.add(
        .warning, "legacy.variable", "\"\(text)\" has a variable",
        effect: "paths know none: it is taken as plain text, so no link matches",
        fix: "use components", at: node)
    }
    PatternCharacters(path, .path, knowsDecoding: false).check(at: node, &report)
    checkSlashes(path, isExclusion: isExclusion, at: node, &report)
  }

  private mutating func check(
    path: String, _ form: LinkText.Form, isExclusion: Bool, at node: JSONNode,
    _ report: inout LintReport
  ) {
    if let mistake = PathMistake.find(in: path, .components, isExclusion: isExclusion) {
      report.add(
        .error, mistake.id, mistake.message, effect: mistake.effect, fix: mistake.fix, at: node)
    } else {
      PatternCharacters(path, .path, form).check(at: node, &report)
      checkSlashes(path, isExclusion: isExclusion, at: node, &report)
    }
    checkVariables(of: path, at: node, &report)
  }

  private func checkSlashes(
    _ path: String, isExclusion: Bool, at node: JSONNode, _ report: inout LintReport
  ) {
    let bytes = path.utf8
    if let first = bytes.first, !"/*?$".utf8.contains(first), !first.isASCIIBlank {
      report.add(
        .info, "path.no-leading-slash", "\"\(path)\" does not begin with a slash",
        effect: "it works all the same", fix: "write \"/\(path)\"", at: node)
    }
    if bytes.last == UInt8(ascii: "*"), let before = bytes.dropLast().last,
      before.isASCIILetter || before.isASCIIDigit
    {
      report.add(
        .info, "path.prefix-star", "\"\(path)\" has * right after a word",
        effect: "it also matches paths that only begin so, such as \"\(path.dropLast())ers\"",
        fix: "\"\(path.dropLast())/*\" matches the path itself and all below it", at: node)
    }
    guard isExclusion, bytes.suffix(2).elementsEqual("/*".utf8) else { return }
    let parent = bytes.dropLast(2)
    let lastSegment = parent.suffix(
      from: parent.lastIndex(of: UInt8(ascii: "/")) ?? parent.startIndex)
    if lastSegment.contains(where: { "*?".utf8.contains($0) }) {
      let above = String(decoding: parent, as: UTF8.self)
      report.add(
        .warning, "path.parent-trap", "the exclusion \"\(path)\" ends in /*",
        effect:
          "that also means the path above, so links like \"\(above)\" may stay in the browser",
        fix: "write \"\(above)/?*\"", at: node)
    }
  }

  private mutating func check(
    fragment: String, _ form: LinkText.Form, at node: JSONNode, _ report: inout LintReport
  ) {
    PatternCharacters(fragment, .fragment, form).check(at: node, &report)
    checkVariables(of: fragment, at: node, &report)
  }

  private mutating func check(
    query: String, _ form: LinkText.Form, at node: JSONNode, _ report: inout LintReport
  ) {
    if query.utf8.first == UInt8(ascii: "?"), let next = query.utf8.dropFirst().first,
      !"*?".utf8.contains(next)
    {
      report.add(
        .error, "query.leading-question-mark", "\"\(query)\" begins with ?",
        effect: "the ? is not part of the query and stands for one more character",
        fix: "write \"\(query.dropFirst())\", or better an object of items", at: node)
    } else if query.utf8.contains(UInt8(ascii: "=")) {
      report.add(
        .warning, "query.string-form-order", "\"\(query)\" is compared with the whole query",
        effect: "another order or a further item, and the link does not match",
        fix: "write an object: {\"name\": \"?*\"}", at: node)
    }
    PatternCharacters(query, .query, form).check(at: node, &report)
    checkVariables(of: query, at: node, &report)
  }

  private mutating func check(
    items: [(name: String, node: JSONNode)], _ form: LinkText.Form, isExclusion: Bool,
    _ report: inout LintReport
  ) {
    for (name, node) in items {
      PatternCharacters(name, .itemName, form).check(at: node, &report)
      guard let text = node.value.string else {
        report.add(
          .error, "query.non-string", "\"\(name)\" asks for \(node.value.kind)",
          effect: "the device passes over the whole query of this rule, so it matches more",
          fix: node.value.array == nil
            ? "write a string" : "for one of several values use a substitution variable",
          at: node)
        continue
      }
      if LinkPattern(text, LinkPattern.Context()).matchesEverything {
        let effect = "a missing \"\(name)\" counts as empty and matches too"
        report.add(
          isExclusion ? .error : .warning,
          isExclusion ? "query.star-exclude" : "query.star-matches-missing",
          "\"\(name)\" asks for *",
          effect: isExclusion ? effect + ", so links without it stay in the browser" : effect,
          fix: "write ?*", at: node)
      }
      PatternCharacters(text, .itemValue, form).check(at: node, &report)
      checkVariables(of: text, at: node, &report)
    }
  }

  private mutating func checkVariables(
    of pattern: String, at node: JSONNode, _ report: inout LintReport
  ) {
    // Each name once: a pattern of a megabyte may repeat one a hundred thousand times.
    var seen: Set<String> = []
    for reference in PatternCharacters.references(in: pattern) {
      guard let name = reference else {
        report.add(
          .error, "subst.unterminated", "\"\(pattern)\" has $( without )",
          effect: "no link matches the rule", fix: "close it: $(name)", at: node)
        return
      }
      guard seen.insert(name).inserted else { continue }
      usedVariables.insert(name)
      if !variables.defines(name) {
        let near = variables.nearest(to: name)
        report.add(
          .error, "subst.undefined", "$(\(name)) is not defined",
          effect: "no link matches the rule",
          fix: near.map { "did you mean $(\($0))?" } ?? "define it in substitutionVariables",
          at: node)
      }
      if name == "region" {
        report.add(
          .info, "subst.region-uk", "\"\(pattern)\" uses $(region)",
          effect: "the list has GB and not UK, so links with UK do not match",
          fix: "add a rule for UK if such links exist", at: node)
      }
    }
  }
}
