extension AppleRule {
  /// A text that is equal for rules that say the same.
  var identity: String {
    let parts =
      [source.path ?? "-", source.query ?? "-", source.fragment ?? "-"]
      + source.items.sorted { $0.name < $1.name }.flatMap { [$0.name, $0.pattern] }
    let marks =
      "\(isExclusion)\(form.folds)\(form.decodes)\(source.path == nil)"
      + "\(source.query == nil)\(source.fragment == nil)"
    return parts.map { "\($0.utf8.count):\($0)" }.joined() + marks
  }

  /// True when every link that `other` matches is matched by this rule.
  ///
  /// Careful: false where it cannot be told from the patterns alone.
  func covers(_ other: AppleRule) -> Bool {
    if matchesEverything { return true }
    guard form == other.form else { return false }
    if let path, !path.matchesEverything {
      guard let otherPath = other.path, path.covers(otherPath) else { return false }
    }
    if let fragment, !fragment.matchesEverything {
      guard let otherFragment = other.fragment, fragment.covers(otherFragment) else { return false }
    }
    switch (query, other.query) {
    case (.anything, _): return true
    case (.whole(let pattern), .whole(let otherPattern)):
      return pattern.covers(otherPattern)
    case (.whole(let pattern), _): return pattern.matchesEverything
    case (.items(let patterns), .items(let others)):
      return patterns.allSatisfy { item in
        item.pattern.matchesEverything
          || others.contains { $0.name == item.name && item.pattern.covers($0.pattern) }
      }
    case (.items(let patterns), _): return patterns.allSatisfy(\.pattern.matchesEverything)
    }
  }
}

extension PathPattern {
  fileprivate func covers(_ other: PathPattern) -> Bool {
    guard hasFirstSlash == other.hasFirstSlash, covers(other.pattern) else { return false }
    return other.parent.map(covers) ?? true
  }

  /// By its text, or by what it means beyond that.
  private func covers(_ other: LinkPattern) -> Bool {
    if pattern.covers(other) { return true }
    return parent?.covers(other) ?? false
  }
}

extension LinkPattern {
  /// True when this pattern, read against the other one's text, takes each of its wildcards with one
  /// that is at least as wide.
  fileprivate func covers(_ other: LinkPattern) -> Bool {
    guard !neverMatches, !other.neverMatches, folds == other.folds else { return false }
    let text = other.tokens
    var position = 0
    var index = 0
    var lastRun: (index: Int, position: Int)?
    while position < text.count {
      if index < tokens.count, tokens[index] == Token.run {
        lastRun = (index, position)
        index += 1
      } else if index < tokens.count, covers(tokens[index], text[position]) {
        index += 1
        position += 1
      } else if let run = lastRun {
        lastRun = (run.index, run.position + 1)
        index = run.index + 1
        position = run.position + 1
      } else {
        return false
      }
    }
    return tokens[index...].allSatisfy { $0 == Token.run }
  }

  private func covers(_ token: UInt32, _ other: UInt32) -> Bool {
    if other == Token.run || other >= Token.firstChoice || token >= Token.firstChoice {
      return false
    }
    if other == Token.regions || other == Token.languages { return token == other }
    if token == Token.one || token == other { return true }
    return other < Token.one && token >= Token.firstClass && token < Token.regions
      && takes(token, other)
  }
}

extension DynamicPattern {
  /// True when every text that `other` matches is matched by this pattern too.
  ///
  /// Careful, since `*` never goes back: the same pattern, one of a fixed length, or one with a
  /// single `*` at its end.
  fileprivate func covers(_ other: DynamicPattern) -> Bool {
    if tokens == other.tokens || matchesAnyText { return true }
    let hasRunAtEnd = tokens.last == LinkPattern.Token.run
    var fixed = hasRunAtEnd ? tokens.dropLast() : tokens[...]
    guard !fixed.contains(LinkPattern.Token.run) else { return false }
    if !hasRunAtEnd, fixed.count != other.tokens.count { return false }
    var least = 0
    if hasRunAtEnd {
      // Of `/join/?*` the last part only asks for so many characters more.
      while fixed.last == LinkPattern.Token.one {
        fixed.removeLast()
        least += 1
      }
    }
    guard fixed.count <= other.tokens.count else { return false }
    for (token, others) in zip(fixed, other.tokens) {
      if others == LinkPattern.Token.run { return false }
      guard token == others || token == LinkPattern.Token.one else { return false }
    }
    let rest = other.tokens.dropFirst(fixed.count)
    return rest.count { $0 != LinkPattern.Token.run } >= least
  }

  private var matchesAnyText: Bool { tokens == [LinkPattern.Token.run] }
}

extension AndroidLinkRules.Rule {
  /// True when every link that `other` matches is matched by this rule; false where that is not
  /// plain from the patterns.
  func covers(_ other: AndroidLinkRules.Rule) -> Bool {
    if let path, !path.matchesEverything {
      guard let otherPath = other.path, path.covers(otherPath) else { return false }
    }
    if let fragment {
      guard let otherFragment = other.fragment, fragment.covers(otherFragment) else { return false }
    }
    return query.allSatisfy { item in
      other.query.contains { $0.characters == item.characters && item.pattern.covers($0.pattern) }
    }
  }

  /// True when every link of the host matches.
  var matchesEverything: Bool {
    query.isEmpty && fragment == nil && (path?.matchesEverything ?? true)
  }

  /// A text that is equal for rules that say the same.
  var identity: String {
    let parts =
      [path?.source ?? "", fragment?.source ?? ""]
      + query.sorted { $0.name < $1.name }.flatMap { [$0.name, $0.pattern.source] }
    return parts.map { "\($0.utf8.count):\($0)" }.joined()
      + "\(isExclusion)\(path == nil)\(fragment == nil)"
  }
}
