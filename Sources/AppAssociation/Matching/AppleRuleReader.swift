/// Makes the rules of a file as one version of the system understands them.
///
/// A key of a wrong type counts as missing, and one bad value takes its whole query object with it,
/// as devices do.
struct AppleRuleReader {
  private let version: IOSVersion
  private let fileDefaults: JSONValue?
  private let exactVariables: [String: VariableValues]
  private let foldedVariables: [String: VariableValues]

  init(_ applinks: JSONValue, version: IOSVersion) {
    self.version = version
    fileDefaults = version.readsEncodingAndDefaults ? applinks["defaults"] : nil
    let members =
      version.readsCaseAndVariables ? applinks["substitutionVariables"]?.object ?? [] : []
    var variables: [String: [String]] = [:]
    for member in members { variables[member.name] = member.value.array?.compactMap(\.string) }
    exactVariables = variables.mapValues { VariableValues($0, folds: false) }
    foldedVariables = variables.mapValues { VariableValues($0, folds: true) }
  }

  /// The key under which the rules of an entry stand.
  func rulesKey(of detail: JSONValue) -> String {
    version.readsComponents && detail["components"] != nil ? "components" : "paths"
  }

  /// The rules of one entry of `details`; `paths` count only where there are no components.
  func rules(of detail: JSONValue) -> [AppleRule] {
    if version.readsComponents, let components = detail["components"] {
      let defaults = version.readsEncodingAndDefaults ? detail["defaults"] : nil
      return (components.array ?? []).enumerated().compactMap { index, component in
        component.object == nil ? nil : rule(component, index, defaults)
      }
    }
    return (detail["paths"]?.array ?? []).enumerated().compactMap { index, path in
      path.string.map { legacyRule($0, index, offset: path.offset) }
    }
  }

  private func rule(
    _ component: JSONValue, _ index: Int, _ detailDefaults: JSONValue?
  ) -> AppleRule {
    let levels = [component, detailDefaults, fileDefaults].compactMap { $0 }
    func first<Value>(_ read: (JSONValue) -> Value?) -> Value? {
      levels.lazy.compactMap(read).first
    }
    let isCaseSensitive =
      version.readsCaseAndVariables ? first { $0["caseSensitive"]?.bool } ?? true : true
    let isEncoded =
      version.readsEncodingAndDefaults ? first { $0["percentEncoded"]?.bool } ?? true : true
    let context = LinkPattern.Context(
      variables: isCaseSensitive ? exactVariables : foldedVariables,
      knowsVariables: version.readsCaseAndVariables, folds: !isCaseSensitive)
    var source = AppleRule.Source(
      path: first { $0["/"]?.string }, fragment: first { $0["#"]?.string })
    if let query = first({ $0["?"].flatMap(AppleRuleReader.query) }) {
      source.query = query.string
      source.items = items(of: query)
    }
    return AppleRule(
      index: index, offset: component.offset, isExclusion: first { $0["exclude"]?.bool } ?? false,
      form: LinkText.Form(folds: !isCaseSensitive, decodes: !isEncoded), source: source, context)
  }

  /// Of equal names the last, at its own place.
  private func items(of query: JSONValue) -> [(name: String, pattern: String)] {
    let members = query.object ?? []
    var seen: Set<String> = []
    return members.reversed().filter { seen.insert($0.name).inserted }.reversed()
      .map { ($0.name, $0.value.string ?? "") }
  }

  /// A text or an object of texts; anything else is passed over as a whole.
  private static func query(_ value: JSONValue) -> JSONValue? {
    switch value.content {
    case .string: value
    case .object(let members): members.allSatisfy { $0.value.string != nil } ? value : nil
    default: nil
    }
  }

  private func legacyRule(_ text: String, _ index: Int, offset: Int) -> AppleRule {
    let isExclusion = text.utf8.starts(with: "NOT ".utf8)
    let path = isExclusion ? String(text.dropFirst(4)) : text
    return AppleRule(
      index: index, offset: offset, isExclusion: isExclusion,
      form: LinkText.Form(folds: false, decodes: false), source: AppleRule.Source(path: path),
      LinkPattern.Context(knowsVariables: false))
  }
}
