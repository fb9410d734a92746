/// What an assetlinks.json says (Digital Asset Links), as values; `bytes` makes the file.
///
/// For writing: a file that somebody else wrote is read as `JSONValue`, which keeps all that it says.
public struct AssetLinks: Hashable, Sendable {
  /// The statements; a bad one does not make the others void.
  public var statements: [AssetStatement]

  /// Makes the file's content.
  public init(statements: [AssetStatement]) {
    self.statements = statements
  }
}

/// One statement of this site about an app or another site.
public enum AssetStatement: Hashable, Sendable {
  /// Takes over the statements of another file; https only, and one level deep.
  case include(String)
  /// Grants `relations` to `target`.
  case grant(AssetGrant)
}

/// What this site lets somebody else do.
public struct AssetGrant: Hashable, Sendable {
  /// The relation that App Links need.
  public static let handleAllURLs = "delegate_permission/common.handle_all_urls"
  /// The relation that sharing of passwords and passkeys needs.
  public static let getLoginCredentials = "delegate_permission/common.get_login_creds"

  /// Each `kind/detail`, for instance `handleAllURLs`.
  public var relations: [String]
  /// Who is granted the relations.
  public var target: AssetTarget
  /// Rules that narrow which links open the app (Android 15 and later); empty writes none.
  ///
  /// As soon as there is one rule, a link that matches none does not open the app.
  public var dynamicComponents: [DynamicLinkComponent]

  /// Makes a grant; `dynamicComponents` belong to `handleAllURLs`.
  public init(
    relations: [String] = [handleAllURLs], target: AssetTarget,
    dynamicComponents: [DynamicLinkComponent] = []
  ) {
    self.relations = relations
    self.target = target
    self.dynamicComponents = dynamicComponents
  }
}

/// Whom a statement is about.
public enum AssetTarget: Hashable, Sendable {
  /// An app, signed with a certificate that has one of the fingerprints.
  ///
  /// With Play App Signing list both: the key of the Play Console and the upload key.
  case androidApp(AndroidPackageName, [CertificateFingerprint])
  /// A site: scheme and host, nothing else.
  case web(site: String)
}

/// One rule of `dynamic_app_link_components`.
///
/// Poorer than Apple's: no variables, no switches, the query only item by item, and a missing item
/// matches nothing, not even `*`. A `*` runs to the first occurrence of the character after it.
public struct DynamicLinkComponent: Hashable, Sendable {
  /// Pattern for the path, key `/`.
  public var path: String?
  /// A pattern for each of some query items, key `?`.
  public var query: [QueryItemPattern]
  /// Pattern for the fragment without its `#`, key `#`.
  public var fragment: String?
  /// True: a link that matches stays in the browser, and no later rule is asked.
  public var exclude: Bool

  /// Makes a rule with the keys that are given.
  public init(
    path: String? = nil, query: [QueryItemPattern] = [], fragment: String? = nil,
    exclude: Bool = false
  ) {
    self.path = path
    self.query = query
    self.fragment = fragment
    self.exclude = exclude
  }
}
