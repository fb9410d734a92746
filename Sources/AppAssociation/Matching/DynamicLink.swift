/// One link in the form in which dynamic rules see it: as it is written.
struct DynamicLink {
  let path: [UInt32]
  private let fragment: [UInt32]?
  let items: [(name: [UInt32], value: [UInt32])]

  init(_ url: LinkURL) {
    let form = LinkText.Form(folds: false, decodes: false)
    path = LinkText.characters(url.path, form)
    fragment = url.fragment.map { LinkText.characters($0, form) }
    items = LinkText.items(of: url.query ?? "", form).map {
      ($0.name, $0.value.characters)
    }
  }

  func matches(_ rule: AndroidLinkRules.Rule) -> Bool {
    if let pattern = rule.path, !pattern.matches(path) { return false }
    if let pattern = rule.fragment, !holds(pattern) { return false }
    return rule.query.allSatisfy(holds)
  }

  /// A link without a fragment matches no pattern for one, not even `*`.
  private func holds(_ pattern: DynamicPattern) -> Bool {
    fragment.map(pattern.matches) ?? false
  }

  /// A missing item matches nothing; of several items with one name, one must match.
  private func holds(_ item: AndroidLinkRules.Rule.Item) -> Bool {
    items.contains { $0.name == item.characters && item.pattern.matches($0.value) }
  }

  func trace(_ rule: AndroidLinkRules.Rule, path rulePath: String) -> LinkTrace.Rule {
    var checks: [LinkTrace.Check] = []
    func check(_ key: String, _ pattern: DynamicPattern, _ texts: [[UInt32]], _ matches: Bool) {
      checks.append(
        LinkTrace.Check(
          key: key, pattern: pattern.source, texts: texts.map { String(characters: $0) },
          matches: matches))
    }
    if let pattern = rule.path { check("/", pattern, [path], pattern.matches(path)) }
    for item in rule.query {
      let values = items.filter { $0.name == item.characters }.map(\.value)
      check("?.\(item.name)", item.pattern, values, holds(item))
    }
    if let pattern = rule.fragment {
      check("#", pattern, fragment.map { [$0] } ?? [], holds(pattern))
    }
    return LinkTrace.Rule(
      index: rule.index, path: rulePath, offset: rule.offset, isExclusion: rule.isExclusion,
      checks: checks, farthest: rule.path?.walk(path).position ?? 0)
  }
}
