/// The patterns of one rule as they are written, defaults included.
struct PatternParts: Hashable {
  struct Pattern: Hashable {
    var text: String
    var variables: [String: [String]]
  }

  var path: Pattern?
  var query: Pattern?
  var items: [QueryItemPattern] = []
  var fragment: Pattern?
  var variables: [String: [String]] = [:]
  /// What else tells rules apart.
  var identity = ""

  /// The variables to which its patterns refer, each once.
  var variableNames: [String] {
    let patterns =
      [path?.text, query?.text, fragment?.text].compactMap { $0 } + items.map(\.pattern)
    var seen: Set<String> = []
    return patterns.flatMap { PatternCharacters.references(in: $0) }.compactMap { $0 }
      .filter { variables[$0] != nil && seen.insert($0).inserted }
  }

  /// The parts of a link that the rule takes, with this value for one of its variables.
  func link(
    taking value: String, for name: String
  ) -> (path: String, query: String, fragment: String) {
    func text(_ pattern: String?) -> String? {
      pattern.map { PatternFilling.text(of: $0, variables, taking: value, for: name) }
    }
    let pairs = items.map { "\($0.name)=\(text($0.pattern) ?? "")" }
    return (
      text(path?.text) ?? "/", text(query?.text) ?? pairs.joined(separator: "&"),
      text(fragment?.text) ?? ""
    )
  }

  static func all(in file: JSONValue, kind: AssociationKind) -> [PatternParts] {
    switch kind {
    case .apple:
      let variables = variables(of: file)
      return AppleLinkRules(file).entries.flatMap(\.rules).map { PatternParts($0, variables) }
    case .android:
      return AndroidLinkRules(file).statements.flatMap { $0.rules ?? [] }.map(PatternParts.init)
    }
  }

  /// The rules that are asked for each app, in their order; none for an app without rules.
  static func byApp(in file: JSONValue, kind: AssociationKind) -> [String: [PatternParts]] {
    var lists: [String: [PatternParts]] = [:]
    switch kind {
    case .apple:
      let variables = variables(of: file)
      for entry in AppleLinkRules(file).entries {
        let rules = entry.rules.map { PatternParts($0, variables) }
        var seen: Set<String> = []
        for app in entry.apps where seen.insert(app).inserted { lists[app, default: []] += rules }
      }
    case .android:
      for statement in AndroidLinkRules(file).statements where lists[statement.package] == nil {
        lists[statement.package] = statement.rules?.map(PatternParts.init)
      }
    }
    return lists
  }

  private static func variables(of file: JSONValue) -> [String: [String]] {
    var variables: [String: [String]] = [:]
    for member in file["applinks"]?["substitutionVariables"]?.object ?? [] {
      variables[member.name] = member.value.array?.compactMap(\.string) ?? []
    }
    return variables
  }

  private init(_ rule: AppleRule, _ variables: [String: [String]]) {
    path = rule.source.path.map { Pattern(text: $0, variables: variables) }
    query = rule.source.query.map { Pattern(text: $0, variables: variables) }
    items = rule.source.items.map { QueryItemPattern($0.name, $0.pattern) }
    fragment = rule.source.fragment.map { Pattern(text: $0, variables: variables) }
    self.variables = variables
    identity = rule.identity
  }

  private init(_ rule: AndroidLinkRules.Rule) {
    path = rule.path.map { Pattern(text: $0.source, variables: [:]) }
    items = rule.query.map { QueryItemPattern($0.name, $0.pattern.source) }
    fragment = rule.fragment.map { Pattern(text: $0.source, variables: [:]) }
    identity = rule.identity
  }
}
