/// What an apple-app-site-association file says, as values; `bytes` makes the file.
///
/// ```swift
/// guard let app = AppID("ABCDE12345.com.example.calls") else { return }
/// let links = AppLinkDetail(appIDs: [app], components: [LinkComponent(path: "/join/?*")])
/// let file = AppleAssociation(applinks: AppLinks(details: [links])).bytes
/// ```
///
/// For writing, and only the form that iOS 13 and later read: `components`, never `paths`. A file
/// that somebody else wrote is read as `JSONValue`, which keeps all that it says, also what these
/// values cannot hold; `AppleLinkRules` and `AssociationLint` take it so.
public struct AppleAssociation: Hashable, Sendable {
  /// Which links open which app.
  public var applinks: AppLinks?
  /// Apps that may use the passwords of this host.
  public var webcredentials: [AppID]
  /// App Clips that may be started from this host.
  public var appclips: [AppID]
  /// Apps that may take over what is done on a page of this host (Handoff).
  public var activitycontinuation: [AppID]

  /// Makes the file's content; a service without apps is not written.
  public init(
    applinks: AppLinks? = nil, webcredentials: [AppID] = [], appclips: [AppID] = [],
    activitycontinuation: [AppID] = []
  ) {
    self.applinks = applinks
    self.webcredentials = webcredentials
    self.appclips = appclips
    self.activitycontinuation = activitycontinuation
  }
}

/// The service `applinks`.
public struct AppLinks: Hashable, Sendable {
  /// Rules for apps; the first entry that matches a link decides for its app.
  public var details: [AppLinkDetail]
  /// What every rule of the file takes over where it says nothing (iOS 14 and later).
  public var defaults: LinkComponent?
  /// Lists of values for `$(name)` (iOS 13.5 and later).
  public var substitutionVariables: [SubstitutionVariable]

  /// Makes the service from its rules.
  public init(
    details: [AppLinkDetail], defaults: LinkComponent? = nil,
    substitutionVariables: [SubstitutionVariable] = []
  ) {
    self.details = details
    self.defaults = defaults
    self.substitutionVariables = substitutionVariables
  }
}

/// The rules of one or more apps that share them.
public struct AppLinkDetail: Hashable, Sendable {
  /// The apps, the one that shall open first in front.
  public var appIDs: [AppID]
  /// The rules, asked from first to last.
  public var components: [LinkComponent]
  /// What the rules of this entry take over, before the defaults of the file.
  public var defaults: LinkComponent?

  /// Makes an entry; its first matching rule decides.
  public init(appIDs: [AppID], components: [LinkComponent], defaults: LinkComponent? = nil) {
    self.appIDs = appIDs
    self.components = components
    self.defaults = defaults
  }
}

/// The values that `$(name)` stands for.
public struct SubstitutionVariable: Hashable, Sendable {
  /// Any characters except `$`, `(` and `)`; compared with case.
  public var name: String
  /// Each may contain `*` and `?`, but no other variable.
  public var values: [String]

  /// Makes a variable that matches any of `values`.
  public init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}
