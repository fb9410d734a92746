import AppAssociation
import InviteLinks
import SiteModel

/// `apps`: one app with the links that open it, for one meeting or for the page of unknown ones.
enum AppScope {
  struct Source: Sendable {
    struct IOS: Sendable {
      var open: String?
      /// True for a link of the site's other host, which shows a page where there is no app.
      var opensByHost = false
      var second: String?
      var store: String?
    }

    struct Android: Sendable {
      var open: String?
      var store: String
      var package: String
    }

    struct Desktop: Sendable {
      var open: String?
      var download: String?
    }

    var name: String
    var ios: IOS?
    var android: Android?
    var desktop: Desktop?
    var web: String?
    var stores: [AppSettings.Store]

    var hasDownloads: Bool {
      ios?.store != nil || android != nil || desktop?.download != nil || !stores.isEmpty
    }

    /// A button has the app's own scheme, which does nothing, or shows an error, without the app.
    var hasSchemes: Bool {
      (ios?.open != nil && ios?.opensByHost == false) || ios?.second != nil || desktop?.open != nil
    }

    /// There is a button that opens the app, or gets it where nothing can open it.
    var hasButtons: Bool {
      android?.open != nil || ios?.open != nil || ios?.store != nil || desktop?.open != nil
        || desktop?.download != nil
    }
  }

  static let scope = Scope<Source>(
    "app",
    [
      .text("name", "The name of the app.") { $0.name },
      .flag("has_buttons", "True when it can be opened or got on some device.") { $0.hasButtons },
      .flag("has_schemes", "True when a button fails where the app is not installed.") {
        $0.hasSchemes
      },
      .optionalRecord("ios", ios, "Present when the app exists for iPhone and iPad.") { $0.ios },
      .optionalRecord("android", android, "Present when the app exists for Android.") {
        $0.android
      },
      .optionalRecord("desktop", desktop, "Present when the app exists for computers.") {
        $0.desktop
      },
      .optional("web", "The page that joins in the browser.") { $0.web },
      .flag("has_downloads", "True when the app can be got somewhere.") { $0.hasDownloads },
      .flag("has_stores", "True when there are further places to get it.") { !$0.stores.isEmpty },
      .list("stores", of: store, "Further places to get the app.") { $0.stores },
    ])

  private static let ios = Scope<Source.IOS>(
    "iOS app",
    [
      .optional("open", "Opens the meeting in the app.") { $0.open },
      .flag("opens_by_host", "True when that is a link of the site's other host.") {
        $0.opensByHost
      },
      .optional("second", "The app's own scheme, where there is a link of the other host.") {
        $0.second
      },
      .optional("store", "The app's page in the App Store.") { $0.store },
    ])

  private static let android = Scope<Source.Android>(
    "Android app",
    [
      .optional("open", "Opens the meeting in the app, else the page in the browser.") { $0.open },
      .text("store", "The app's page in Google Play, which keeps the invitation.") { $0.store },
      .text("package", "The name of the app's package.") { $0.package },
    ])

  private static let desktop = Scope<Source.Desktop>(
    "desktop app",
    [
      .optional("open", "Opens the meeting in the app.") { $0.open },
      .optional("download", "Where to get the app.") { $0.download },
    ])

  private static let store = Scope<AppSettings.Store>(
    "store",
    [
      .text("label", "The name of the store.") { $0.label },
      .text("url", "The app's page there.") { $0.url },
    ])
}

extension AppScope.Source {
  /// The app with its links to one meeting.
  init(_ app: AppSettings, links: OpenLinks) {
    name = app.name
    ios = app.ios.map {
      IOS(
        open: links.link($0), opensByHost: links.otherHostURL != nil, second: links.secondLink($0),
        store: $0.storeID.map(StoreLinks.appStore))
    }
    android = app.android.map {
      Android(
        open: links.intent($0),
        store: StoreLinks.play($0.package.text, invitation: links.joinURL),
        package: $0.package.text)
    }
    desktop = app.desktop.map { Desktop(open: $0.open.map(links.link), download: $0.download) }
    web = app.web.map(links.link)
    stores = app.stores
  }

  /// The app with the templates of its links: the page's script fills in what the address says.
  init(_ app: AppSettings, unknownMeetingOn settings: SiteSettings) {
    let style = settings.links.style
    name = app.name
    ios = app.ios.map {
      IOS(
        open: settings.links.openHost.map(style.template) ?? $0.open?.text,
        opensByHost: settings.links.openHost != nil,
        second: settings.links.openHost == nil ? nil : $0.open?.text,
        store: $0.storeID.map(StoreLinks.appStore))
    }
    android = app.android.map {
      Android(
        open: $0.open?.text ?? style.template(on: settings.host),
        store: StoreLinks.play($0.package.text, invitation: nil), package: $0.package.text)
    }
    desktop = app.desktop.map { Desktop(open: $0.open?.text, download: $0.download) }
    web = app.web?.text
    stores = app.stores
  }
}

extension AppScope.Source {
  /// Every address that a guest's token can be part of; in the same order for the same app.
  var addresses: [String] {
    [ios?.open, ios?.second, android?.open, android?.store, desktop?.open, web].compactMap { $0 }
  }
}

extension LinkStyle {
  /// The join link as a URI Template, for meetings that only the address names.
  func template(on host: HostName) -> String {
    switch self {
    case .path: "https://\(host)/join/{id}/{?t}"
    case .stream: "https://\(host)/join/{callId}/{?type,t}"
    case .cometchat: "https://\(host)/join{?sessionId,name,t}"
    }
  }
}
