/// Checks patterns for what can never match, or matches more than its author meant.
struct PatternLint {
  let variables: VariableLint
  var usedVariables: Set<String> = []
  /// The variables whose values were checked for a part of a link, and in which form of it.
  var checkedValues: Set<ValueUse> = []
  /// What was found about values: one that several rules refer to is told of once.
  var valueFindings: Set<String> = []

  struct ValueUse: Hashable {
    var name: String
    var part: PatternCharacters.Part
    var form: LinkText.Form
  }

  init(variables: VariableLint) {
    self.variables = variables
  }

  /// Checks the patterns that stand in `node` itself, a rule or defaults.
  mutating func check(
    _ node: JSONNode, _ form: LinkText.Form, isExclusion: Bool, _ report: inout LintReport
  ) {
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
        effect: "paths never see the query, so links with that query do not match",
        fix: "use components", at: node)
      return
    }
    let isExclusion = path.utf8.count != text.utf8.count
    let mistake = PathMistake.find(in: path, .paths, isExclusion: isExclusion)
    if let mistake {
      report.add(mistake, at: node)
      if mistake.severity == .error { return }
    }
    if PatternCharacters.references(in: path).contains(where: { $0 != nil }) {
      report.add(
        .warning, "legacy.variable", "\"\(text)\" has a variable",
        effect: "paths know none: it is plain text, so links with a value of it do not match",
        fix: "use components", at: node)
    }
    PatternCharacters(path, .path, knowsDecoding: false).check(at: node, &report)
    if mistake == nil { checkSlashes(path, isExclusion: isExclusion, at: node, &report) }
  }

  private mutating func check(
    path: String, _ form: LinkText.Form, isExclusion: Bool, at node: JSONNode,
    _ report: inout LintReport
  ) {
    let mistake = PathMistake.find(
      in: path, .components, isExclusion: isExclusion, decodes: form.decodes)
    if let mistake { report.add(mistake, at: node) }
    if mistake?.severity != .error {
      PatternCharacters(path, .path, form).check(at: node, &report)
      if mistake == nil { checkSlashes(path, isExclusion: isExclusion, at: node, &report) }
    }
    checkVariables(of: path, .path, form, at: node, &report)
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
    if bytes.suffix(2).elementsEqual("?*".utf8), let before = bytes.dropLast(2).last,
      before.isASCIILetter || before.isASCIIDigit
    {
      report.add(
        .info, "path.prefix-star", "\"\(path)\" has ?* right after a word",
        effect:
          "it matches paths that only begin so, such as \"\(path.dropLast(2))ers\", and no query",
        fix: "for a query write \"/\": \"\(path.dropLast(2))\", \"?\": \"?*\" in components",
        at: node)
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
    check(text: fragment, .fragment, form, at: node, &report)
    checkVariables(of: fragment, .fragment, form, at: node, &report)
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
    if let mistake = foreignValue(in: query) {
      report.add(mistake, at: node)
    } else {
      PatternCharacters(query, .query, form).check(at: node, &report)
    }
    checkVariables(of: query, .query, form, at: node, &report)
  }

  /// The first value of a whole query that is meant for a router or a regular expression.
  private func foreignValue(in query: String) -> PathMistake? {
    query.utf8.split(separator: UInt8(ascii: "&")).lazy.compactMap { item in
      let value = item.firstIndex(of: UInt8(ascii: "=")).map { item[item.index(after: $0)...] }
      return PathMistake.foreign(String(Substring(value ?? item)), .components)
    }.first
  }

  /// A text of which no sign has a meaning beyond wildcards and variables.
  private func check(
    text: String, _ part: PatternCharacters.Part, _ form: LinkText.Form, at node: JSONNode,
    _ report: inout LintReport
  ) {
    if let mistake = PathMistake.foreign(text, .components) {
      report.add(mistake, at: node)
    } else {
      PatternCharacters(text, part, form).check(at: node, &report)
    }
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
      check(text: text, .itemValue, form, at: node, &report)
      checkVariables(of: text, .itemValue, form, at: node, &report)
    }
  }
}
