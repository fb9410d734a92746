/// The rules by which the links of a site of join pages open an app.
///
/// Made for this layout: `/join/<address>/` are pages of meetings, with files and translated pages
/// below them, and `/j/<code>/` their short links. What opens the app:
///
/// | link | opens |
/// |---|---|
/// | `/join/<address>`, with or without last slash or a query (`cometchat`: `/join?sessionId=…`) | yes |
/// | `/j/<code>`, likewise | with `shortLinksOpen` |
/// | files, anything below a page, `#web`, `#phone`, `?web=1`, every other page | no |
///
/// Only rules of iOS 13 are used, nothing depends on case or encoding, and no rule catches all: a
/// page that no rule names stays in the browser.
public struct SiteLinkRules: Hashable, Sendable {
  /// How a join link names its call.
  public enum JoinStyle: String, Hashable, Sendable, CaseIterable {
    /// `/join/<id>/`.
    case path
    /// `/join/<call id>/?type=<type>`.
    case stream
    /// `/join?sessionId=<call id>&name=<title>`.
    case cometchat
  }

  /// The links of which meetings an app takes.
  ///
  /// Addresses are written as the site prints them, without scheme and host: `/join/keynote/`,
  /// `/j/7kq2mn4xv/`, `/join?sessionId=abc&name=Keynote`.
  public enum Scope: Hashable, Sendable {
    /// Those of the site and of calls that the site does not know.
    case everything
    /// All but those at the given addresses, which belong to other apps.
    case everythingExcept([String])
    /// Those at the given addresses.
    case only([String])
  }

  /// How a join link names its call.
  public var style: JoinStyle
  /// True when the app can find the call of a short link by itself.
  public var shortLinksOpen: Bool

  /// Makes the rules of a site with links of one style.
  public init(style: JoinStyle, shortLinksOpen: Bool) {
    self.style = style
    self.shortLinksOpen = shortLinksOpen
  }

  /// The rules for Apple's systems, exclusions first.
  public func components(for scope: Scope = .everything) -> [LinkComponent] {
    var rules = [
      LinkComponent(fragment: "web", exclude: true),
      LinkComponent(fragment: "phone", exclude: true),
      LinkComponent(query: .items([QueryItemPattern("web", "?*")]), exclude: true),
    ]
    switch scope {
    case .only(let addresses):
      return rules + patterns(addresses).map { $0.component(exclude: nil) }
    case .everythingExcept(let addresses):
      rules += patterns(addresses).map { $0.component(exclude: true) }
    case .everything: break
    }
    for folder in folders { rules += folder.rules.map { $0.component } }
    if style == .cometchat {
      rules.append(AddressPattern.anySession.component(exclude: nil))
    }
    return rules
  }

  /// The same for Android 15 and later.
  ///
  /// Android folds no last slash and sees no parent of `/*`, so an address without a wildcard at its
  /// end stands twice, once with the slash.
  public func dynamicComponents(for scope: Scope = .everything) -> [DynamicLinkComponent] {
    var rules = [
      DynamicLinkComponent(fragment: "web", exclude: true),
      DynamicLinkComponent(fragment: "phone", exclude: true),
      DynamicLinkComponent(query: [QueryItemPattern("web", "?*")], exclude: true),
    ]
    switch scope {
    case .only(let addresses):
      return rules + patterns(addresses).flatMap { $0.dynamicComponents(exclude: false) }
    case .everythingExcept(let addresses):
      rules += patterns(addresses).flatMap { $0.dynamicComponents(exclude: true) }
    case .everything: break
    }
    for folder in folders { rules += folder.rules.map(\.dynamicComponent) }
    if style == .cometchat {
      rules += AddressPattern.anySession.dynamicComponents(exclude: false)
    }
    return rules
  }

  /// What the manifest of the Android app must claim: dynamic rules can only narrow it.
  ///
  /// Android 14 and older know nothing else, so there files below a page open the app too.
  public var manifestPaths: [ManifestPath] {
    let joins: [ManifestPath] =
      style == .cometchat ? [.exact("/join"), .exact("/join/")] : [.prefix("/join/")]
    return shortLinksOpen ? joins + [.prefix("/j/")] : joins
  }

  /// The folders in which every address opens the app.
  private var folders: [PageFolder] {
    let joins = style == .cometchat ? [] : [PageFolder(path: "/join")]
    return shortLinksOpen ? joins + [PageFolder(path: "/j")] : joins
  }

  /// The addresses that this style can open; others, such as short links that stay in the browser,
  /// need no rule.
  private func patterns(_ addresses: [String]) -> [AddressPattern] {
    addresses.compactMap(AddressPattern.init).filter { pattern in
      if pattern.path.hasPrefix("/j/") { return shortLinksOpen }
      return (pattern.sessionID != nil) == (style == .cometchat)
    }
  }
}

/// A path that an intent filter in an Android manifest claims.
public enum ManifestPath: Hashable, Sendable {
  /// `android:path`: this path and no other.
  case exact(String)
  /// `android:pathPrefix`: all paths that begin so.
  case prefix(String)
}
