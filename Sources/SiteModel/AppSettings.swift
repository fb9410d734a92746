package import AppAssociation
package import Diagnostics
package import InviteLinks

/// One app that opens the site's meetings, on each system that it exists for.
package struct AppSettings: Sendable {
  package struct IOS: Sendable {
    package var appID: AppID
    package var storeID: String?
    package var open: URITemplate?
    package var clipID: AppID?
  }

  package struct Android: Sendable {
    package var package: AndroidPackageName
    package var fingerprints: [CertificateFingerprint]
    package var open: URITemplate?
  }

  package struct Desktop: Sendable {
    package var download: String?
    package var open: URITemplate?
  }

  package struct Store: Sendable {
    package var label: String
    package var url: String
  }

  /// The name that a meeting's `apps:` uses.
  package var id: Located<String>?
  package var name: String
  package var ios: IOS?
  package var android: Android?
  package var desktop: Desktop?
  /// Joins in the browser.
  package var web: URITemplate?
  package var stores: [Store] = []
  package var place: Place
}

/// The names that a link to an app may carry, and the older names that mean the same.
package enum OpenLinkVariable {
  package static let names = ["id", "callId", "callType", "title", "code", "host", "t"]
  package static let aliases = ["sessionId": "callId", "type": "callType", "name": "title"]
  package static var all: [String] { names + aliases.keys.sorted() }
}
