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

  static func all(in file: JSONValue, kind: AssociationKind) -> [PatternParts] {
    switch kind {
    case .apple:
      var variables: [String: [String]] = [:]
      for member in file["applinks"]?["substitutionVariables"]?.object ?? [] {
        variables[member.name] = member.value.array?.compactMap(\.string) ?? []
      }
      return AppleLinkRules(file).entries.flatMap(\.rules).map { rule in
        PatternParts(
          path: rule.source.path.map { Pattern(text: $0, variables: variables) },
          query: rule.source.query.map { Pattern(text: $0, variables: variables) },
          items: rule.source.items.map { QueryItemPattern($0.name, $0.pattern) },
          fragment: rule.source.fragment.map { Pattern(text: $0, variables: variables) },
          variables: variables, identity: rule.identity)
      }
    case .android:
      return AndroidLinkRules(file).statements.flatMap { $0.rules ?? [] }.map { rule in
        PatternParts(
          path: rule.path.map { Pattern(text: $0.source, variables: [:]) },
          items: rule.query.map { QueryItemPattern($0.name, $0.pattern.source) },
          fragment: rule.fragment.map { Pattern(text: $0.source, variables: [:]) },
          identity: rule.identity)
      }
    }
  }
}
