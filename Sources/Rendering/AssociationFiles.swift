package import AppAssociation
import InviteLinks
package import SiteModel
package import SitePlan

/// The files that make iOS and Android open the apps, from the settings and the links of the site.
package struct AssociationFiles: Sendable {
  /// For both places; nil without iOS apps.
  package let apple: AppleAssociation?
  /// Nil without Android apps.
  package let android: AssetLinks?
  /// What both are made by; it also says what an Android manifest must claim.
  package let rules: SiteLinkRules

  package init(_ site: Site, _ book: LinkBook) {
    let settings = site.settings
    rules = SiteLinkRules(
      style: settings.links.style.rules, shortLinksOpen: settings.links.shortOpens == .app)
    let scopes = AppScopes(site, book)
    let ios = settings.apps.enumerated().compactMap { index, app in
      app.ios.map { (id: $0.appID, scope: scopes.scope(ofApp: index)) }
    }
    apple =
      ios.isEmpty
      ? nil
      : AppleAssociation(
        rules: rules, apps: ios,
        webcredentials: settings.sharesWebCredentials ? ios.map(\.id) : [],
        appclips: settings.apps.compactMap { $0.ios?.clipID })
    let android = settings.apps.enumerated().compactMap { index, app in
      app.android.map {
        AndroidLinkApp(
          package: $0.package, fingerprints: $0.fingerprints, scope: scopes.scope(ofApp: index))
      }
    }
    self.android =
      android.isEmpty
      ? nil
      : AssetLinks(
        rules: rules, apps: android, sharesCredentials: settings.sharesWebCredentials)
  }
}

extension LinkStyle {
  fileprivate var rules: SiteLinkRules.JoinStyle {
    switch self {
    case .path: .path
    case .stream: .stream
    case .cometchat: .cometchat
    }
  }
}

/// Which links each app takes: all, unless meetings name their apps.
private struct AppScopes {
  /// Addresses of meetings that name other apps, one list for each app.
  private var refused: [[String]]

  init(_ site: Site, _ book: LinkBook) {
    refused = Array(repeating: [], count: site.settings.apps.count)
    for (meeting, links) in zip(site.publishedMeetings, book.links) where !meeting.apps.isEmpty {
      let wanted = Set(meeting.apps.map(\.value))
      for (index, app) in site.settings.apps.enumerated() {
        if let name = app.id?.value, wanted.contains(name) { continue }
        refused[index] += AppScopes.addresses(links, host: book.host)
      }
    }
  }

  func scope(ofApp index: Int) -> SiteLinkRules.Scope {
    refused[index].isEmpty ? .everything : .everythingExcept(refused[index])
  }

  private static func addresses(_ links: LinkBook.Links, host: HostName) -> [String] {
    let join = String(links.joinURL.dropFirst("https://\(host.text)".utf8.count))
    return [join] + links.formerAddresses + links.codes.map { "/j/\($0)/" }
  }
}
