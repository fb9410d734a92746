extension AssetLinks {
  /// The file: readable, one rule a line, the same bytes for the same values.
  public var bytes: [UInt8] {
    JSONOutline.array(statements.map(\.outline)).bytes
  }
}

extension AssetStatement {
  fileprivate var outline: JSONOutline {
    switch self {
    case .include(let url): .object([("include", .string(url))], onOneLine: true)
    case .grant(let grant): grant.outline
    }
  }
}

extension AssetGrant {
  fileprivate var outline: JSONOutline {
    var members: [(name: String, value: JSONOutline)] = [
      ("relation", .strings(relations)), ("target", target.outline),
    ]
    if !dynamicComponents.isEmpty {
      let list = JSONOutline.array(dynamicComponents.map(\.outline))
      let extensions = JSONOutline.object([("dynamic_app_link_components", list)])
      members.append(("relation_extensions", .object([(AssetGrant.handleAllURLs, extensions)])))
    }
    return .object(members)
  }
}

extension AssetTarget {
  fileprivate var outline: JSONOutline {
    switch self {
    case .androidApp(let package, let fingerprints):
      .object([
        ("namespace", .string("android_app")), ("package_name", .string(package.text)),
        ("sha256_cert_fingerprints", .strings(fingerprints.map(\.text))),
      ])
    case .web(let site): .object([("namespace", .string("web")), ("site", .string(site))])
    }
  }
}

extension DynamicLinkComponent {
  fileprivate var outline: JSONOutline {
    var members: [(name: String, value: JSONOutline)] = []
    if let path { members.append(("/", .string(path))) }
    if !query.isEmpty { members.append(("?", query.outline)) }
    if let fragment { members.append(("#", .string(fragment))) }
    if exclude { members.append(("exclude", .bool(true))) }
    return .object(members, onOneLine: true)
  }
}
