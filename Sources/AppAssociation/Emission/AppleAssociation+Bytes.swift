extension AppleAssociation {
  /// The file: readable, one rule a line, the same bytes for the same values.
  public var bytes: [UInt8] {
    var members: [(name: String, value: JSONOutline)] = []
    if let applinks { members.append(("applinks", applinks.outline)) }
    for (name, apps) in [
      ("webcredentials", webcredentials), ("appclips", appclips),
      ("activitycontinuation", activitycontinuation),
    ] where !apps.isEmpty {
      members.append((name, .object([("apps", .strings(apps.map(\.text)))])))
    }
    return JSONOutline.object(members).bytes
  }
}

extension AppLinks {
  fileprivate var outline: JSONOutline {
    var members: [(name: String, value: JSONOutline)] = []
    if let defaults { members.append(("defaults", defaults.outline)) }
    if !substitutionVariables.isEmpty {
      let variables = substitutionVariables.map { ($0.name, JSONOutline.strings($0.values)) }
      members.append(("substitutionVariables", .object(variables)))
    }
    members.append(("details", .array(details.map(\.outline))))
    return .object(members)
  }
}

extension AppLinkDetail {
  fileprivate var outline: JSONOutline {
    var members = [(name: "appIDs", value: JSONOutline.strings(appIDs.map(\.text)))]
    if let defaults { members.append(("defaults", defaults.outline)) }
    members.append(("components", .array(components.map(\.outline))))
    return .object(members)
  }
}

extension LinkComponent {
  fileprivate var outline: JSONOutline {
    var members: [(name: String, value: JSONOutline)] = []
    if let path { members.append(("/", .string(path))) }
    switch query {
    case .whole(let pattern): members.append(("?", .string(pattern)))
    case .items(let items): members.append(("?", items.outline))
    case nil: break
    }
    if let fragment { members.append(("#", .string(fragment))) }
    if let exclude { members.append(("exclude", .bool(exclude))) }
    if let caseSensitive { members.append(("caseSensitive", .bool(caseSensitive))) }
    if let percentEncoded { members.append(("percentEncoded", .bool(percentEncoded))) }
    if let comment { members.append(("comment", .string(comment))) }
    return .object(members, onOneLine: true)
  }
}

extension [QueryItemPattern] {
  var outline: JSONOutline {
    .object(map { ($0.name, JSONOutline.string($0.pattern)) }, onOneLine: true)
  }
}
