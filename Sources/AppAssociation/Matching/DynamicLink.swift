/// One link in the form in which dynamic rules see it: as it is written.
struct DynamicLink {
  private let path: [UInt32]
  private let fragment: [UInt32]?
  private let items: [(name: String, value: [UInt32])]

  init(_ url: LinkURL) {
    let form = LinkText.Form(folds: false, decodes: false)
    path = LinkText.characters(url.path, form)
    fragment = url.fragment.map { LinkText.characters($0, form) }
    items = LinkText.items(of: url.query ?? "", form).map {
      (String(characters: $0.name), $0.value)
    }
  }

  func matches(_ rule: AndroidLinkRules.Rule) -> Bool {
    if let pattern = rule.path, !pattern.matches(path) { return false }
    if let pattern = rule.fragment, !holds(pattern) { return false }
    return rule.query.allSatisfy { holds($0.pattern, for: $0.name) }
  }

  /// A link without a fragment matches no pattern for one, not even `*`.
  private func holds(_ pattern: DynamicPattern) -> Bool {
    fragment.map(pattern.matches) ?? false
  }

  /// A missing item matches nothing; of several items with one name, one must match.
  private func holds(_ pattern: DynamicPattern, for name: String) -> Bool {
    items.contains { $0.name == name && pattern.matches($0.value) }
  }

  func trace(_ rule: AndroidLinkRules.Rule, path rulePath: String) -> LinkTrace.Rule {
    var checks: [LinkTrace.Check] = []
    func check(_ key: String, _ pattern: DynamicPattern, _ text: String, _ matches: Bool) {
      checks.append(
        LinkTrace.Check(key: key, pattern: pattern.source, text: text, matches: matches))
    }
    if let pattern = rule.path {
      check("/", pattern, String(characters: path), pattern.matches(path))
    }
    for (name, pattern) in rule.query {
      let values = items.filter { $0.name == name }.map { String(characters: $0.value) }
      check("?.\(name)", pattern, values.joined(separator: ", "), holds(pattern, for: name))
    }
    if let pattern = rule.fragment {
      check("#", pattern, String(characters: fragment ?? []), holds(pattern))
    }
    return LinkTrace.Rule(
      index: rule.index, path: rulePath, offset: rule.offset, isExclusion: rule.isExclusion,
      checks: checks, farthest: rule.path?.walk(path).position ?? 0)
  }
}
