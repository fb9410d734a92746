extension PatternLint {
  /// The variables of one pattern, and whether their values can stand where it refers to them.
  mutating func checkVariables(
    of pattern: String, _ part: PatternCharacters.Part, _ form: LinkText.Form, at node: JSONNode,
    _ report: inout LintReport
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
      checkValues(of: name, part, form, &report)
    }
  }

  /// The values of a variable, in the form in which a rule compares this part of a link.
  ///
  /// Once for each form and part, however many rules refer to it.
  private mutating func checkValues(
    of name: String, _ part: PatternCharacters.Part, _ form: LinkText.Form,
    _ report: inout LintReport
  ) {
    guard checkedValues.insert(ValueUse(name: name, part: part, form: form)).inserted else {
      return
    }
    for node in variables.values(of: name) {
      guard let text = node.value.string, !text.holds("$(") else { continue }
      var found = LintReport()
      // What stands before the value is not known: after a slash `.*` may mean hidden files.
      if let mistake = PathMistake.foreign(text, .components, isExclusion: true) {
        found.add(mistake, at: node)
      } else {
        PatternCharacters(text, part, form, isValue: true).check(at: node, &found)
      }
      for finding in found.findings where valueFindings.insert(finding.key).inserted {
        report.add(finding)
      }
    }
  }
}

extension AssociationFinding {
  fileprivate var key: String { "\(id) \(path)" }
}
