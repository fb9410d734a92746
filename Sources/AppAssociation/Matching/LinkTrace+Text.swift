extension LinkTrace {
  /// The trace as lines for people: an app, below it its rules, the last of them the one that decided.
  ///
  /// ```
  /// ABCDE12345.com.example.calls
  ///   applinks.details[0].components[0] exclude: # is "", not "web"
  ///   applinks.details[0].components[1]: / is "/join/a" and fits "/join/?*": opens the app
  /// ```
  public var lines: [String] {
    if let note { return [note] }
    return entries.indices.flatMap { index in
      let later = entries[(index + 1)...]
      let isLast = !later.contains { entry in
        entry.apps.contains(where: entries[index].apps.contains)
      }
      return entries[index].lines(isLast: isLast)
    }
  }
}

extension LinkTrace.Entry {
  /// - Parameter isLast: false where a later entry may still open one of the apps.
  fileprivate func lines(isLast: Bool) -> [String] {
    var lines = [apps.isEmpty ? "(no app)" : apps.joined(separator: ", ")]
    for rule in rules { lines.append("  " + rule.line) }
    if let note {
      lines.append("  " + note)
    } else if rules.last?.matches != true {
      lines.append(isLast ? "  no rule matches: stays in the browser" : "  no rule matches here")
    }
    return lines
  }
}

extension LinkTrace.Check {
  /// What was compared, for people: `"a"`, `missing`, or `"a", then "b"`.
  public var found: String {
    texts.isEmpty ? "missing" : texts.map { "\"\($0)\"" }.joined(separator: ", then ")
  }
}

extension LinkTrace.Rule {
  fileprivate var line: String {
    let shown = matches ? checks : checks.filter { !$0.matches }
    let reasons = shown.map { check in
      "\(check.key) is \(check.found)\(check.matches ? " and fits" : ", not") \"\(check.pattern)\""
        + (check.defaults.map { " of \($0)" } ?? "")
    }
    let what = checks.isEmpty ? "matches every link" : reasons.joined(separator: "; ")
    let end = isExclusion ? ": stays in the browser" : ": opens the app"
    let exclude = isExclusion ? " exclude" + (exclusionDefaults.map { " by \($0)" } ?? "") : ""
    return "\(path)\(exclude): \(what)\(matches ? end : "")"
  }
}
