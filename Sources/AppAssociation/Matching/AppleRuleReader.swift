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

  /// How a rule with nothing but the defaults of the file and of its entry sees a link.
  func form(ofDefaults detailDefaults: JSONValue?) -> LinkText.Form {
    rule(JSONValue(.object([]), offset: 0, end: 0), 0, detailDefaults).form
  }

  private func rule(
    _ component: JSONValue, _ index: Int, _ detailDefaults: JSONValue?
  ) -> AppleRule {
    func first<Value>(_ read: (JSONValue) -> Value?) -> (value: Value?, level: AppleRule.Level) {
      if let value = read(component) { return (value, .rule) }
      if let value = detailDefaults.flatMap(read) { return (value, .entry) }
      return (fileDefaults.flatMap(read), .file)
    }
    let isCaseSensitive =
      version.readsCaseAndVariables ? first { $0["caseSensitive"]?.bool }.value ?? true : true
    let isEncoded =
      version.readsEncodingAndDefaults ? first { $0["percentEncoded"]?.bool }.value ?? true : true
    let context = LinkPattern.Context(
      variables: isCaseSensitive ? exactVariables : foldedVariables,
      knowsVariables: version.readsCaseAndVariables, folds: !isCaseSensitive)
    var source = AppleRule.Source()
    (source.path, source.pathLevel) = first { $0["/"]?.string }
    (source.fragment, source.fragmentLevel) = first { $0["#"]?.string }
    let query = first { $0["?"].flatMap(AppleRuleReader.query) }
    if let value = query.value {
      source.query = value.string
      source.items = items(of: value)
      source.queryLevel = query.level
    }
    let exclude = first { $0["exclude"]?.bool }
    let isExclusion = exclude.value ?? false
    source.exclusionLevel = isExclusion ? exclude.level : .rule
    return AppleRule(
      index: index, offset: component.offset, isExclusion: isExclusion,
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
