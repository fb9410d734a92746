extension AppleAssociation {
  /// The file of a site whose apps take the links that their scopes say.
  ///
  /// Apps in the order of preference. Neighbours with equal scope share an entry; where two apps
  /// could take a link, the first entry decides. An app that takes no link gets no entry.
  public init(
    rules: SiteLinkRules, apps: [(id: AppID, scope: SiteLinkRules.Scope)],
    webcredentials: [AppID] = [], appclips: [AppID] = []
  ) {
    var details: [AppLinkDetail] = []
    var lastScope: SiteLinkRules.Scope?
    for (id, scope) in apps {
      if scope == lastScope, !details.isEmpty {
        details[details.count - 1].appIDs.append(id)
        continue
      }
      let components = rules.components(for: scope)
      guard components.contains(where: { $0.exclude != true }) else { continue }
      details.append(AppLinkDetail(appIDs: [id], components: components))
      lastScope = scope
    }
    self.init(
      applinks: details.isEmpty ? nil : AppLinks(details: details), webcredentials: webcredentials,
      appclips: appclips)
  }
}

/// An Android app with the links that it takes.
public struct AndroidLinkApp: Hashable, Sendable {
  /// The app.
  public var package: AndroidPackageName
  /// Its signing certificates.
  public var fingerprints: [CertificateFingerprint]
  /// Which links it takes.
  public var scope: SiteLinkRules.Scope

  /// Makes an app that takes every link of the site, unless a scope is given.
  public init(
    package: AndroidPackageName, fingerprints: [CertificateFingerprint],
    scope: SiteLinkRules.Scope = .everything
  ) {
    self.package = package
    self.fingerprints = fingerprints
    self.scope = scope
  }
}

extension AssetLinks {
  /// The file of a site whose apps take the links that their scopes say.
  ///
  /// With `sharesCredentials` each app may also use the passwords and passkeys of the site.
  public init(rules: SiteLinkRules, apps: [AndroidLinkApp], sharesCredentials: Bool = false) {
    let statements: [AssetStatement] = apps.compactMap { app in
      let dynamic = rules.dynamicComponents(for: app.scope)
      let takesLinks = dynamic.contains { !$0.exclude }
      let relations =
        (takesLinks ? [AssetGrant.handleAllURLs] : [])
        + (sharesCredentials ? [AssetGrant.getLoginCredentials] : [])
      guard !relations.isEmpty else { return nil }
      return .grant(
        AssetGrant(
          relations: relations, target: .androidApp(app.package, app.fingerprints),
          dynamicComponents: takesLinks ? dynamic : []))
    }
    self.init(statements: statements)
  }
}
