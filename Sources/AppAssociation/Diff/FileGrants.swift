/// What a file grants apart from opening links, one line each.
enum FileGrants {
  static func list(of file: JSONValue, kind: AssociationKind) -> [String] {
    var grants: [String] = []
    switch kind {
    case .apple:
      for service in AppleLint.services.dropFirst() {
        for app in file[service]?["apps"]?.array ?? [] {
          if let app = app.string { grants.append("\(service) \(app)") }
        }
      }
    case .android:
      for statement in file.array ?? [] { grants += list(of: statement) }
    }
    var seen: Set<String> = []
    return grants.filter { seen.insert($0).inserted }
  }

  private static func list(of statement: JSONValue) -> [String] {
    if let include = statement["include"]?.string { return ["include \(include)"] }
    let target = statement["target"]
    guard let name = target?["package_name"]?.string ?? target?["site"]?.string else { return [] }
    let relations = (statement["relation"]?.array ?? []).compactMap(\.string)
    let fingerprints = (target?["sha256_cert_fingerprints"]?.array ?? []).compactMap(\.string)
    // The links of apps are compared by what the rules decide.
    let isApp = target?["package_name"] != nil
    return relations.filter { !isApp || $0 != AssetGrant.handleAllURLs }.map { "\($0) \(name)" }
      + fingerprints.map { "fingerprint \(name) \($0)" }
  }
}
