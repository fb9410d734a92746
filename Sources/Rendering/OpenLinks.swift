import AppAssociation
import InviteLinks
import SiteModel
import SitePlan

/// The links that open one meeting in one app.
package struct OpenLinks {
  let joinURL: String
  private let values: [String: URITemplate.Value]
  /// The same link on the site's other host, if it has one.
  let otherHostURL: String?
  /// Where Android goes when the app is not there: the page, in the browser.
  private let fallback: String

  /// Stands for the token of a guest until the page's script puts in the one of its own address.
  package static let tokenMark = String(repeating: "0", count: 26)

  /// - Parameter token: what `t` is in the links; nil leaves it out.
  init(
    _ meeting: Meeting, _ links: LinkBook.Links, settings: SiteSettings, pageURL: String,
    token: GuestToken? = nil
  ) {
    let callType = meeting.callType.text
    let callID = meeting.callID.value.text
    var values: [String: URITemplate.Value] = [
      "id": .text(meeting.id.value.text), "callId": .text(callID), "sessionId": .text(callID),
      "callType": .text(callType), "type": .text(callType), "title": .text(meeting.title),
      "name": .text(meeting.title), "code": .text(links.shownCode),
      "host": .text(settings.host.text),
    ]
    if let token { values["t"] = .text(token.text) }
    self.values = values
    joinURL = links.join.personal(for: token).url
    let behindHost = joinURL.dropFirst("https://\(settings.host)".utf8.count)
    otherHostURL = settings.links.openHost.map { "https://\($0)\(behindHost)" }
    fallback = pageURL + (token.map { "?t=\($0.text)" } ?? "") + "#web"
  }

  /// A link with the app's own scheme, or a page that joins in the browser.
  func link(_ template: URITemplate) -> String { template.expand(values) }

  /// From a page of the same host iOS opens no app by a join link; from the other host it does, and
  /// shows the page where there is no app, while an own scheme gets an error there.
  func link(_ app: AppSettings.IOS) -> String? { otherHostURL ?? app.open.map(link) }

  /// The app's own scheme, where the link of the other host stands first.
  func secondLink(_ app: AppSettings.IOS) -> String? {
    otherHostURL == nil ? nil : app.open.map(link)
  }

  /// An `intent:` link: opens the app where it is installed, else the page in the browser.
  ///
  /// Without a link of the app's own, the join link itself is handed over, to this app only.
  /// Form: <https://developer.chrome.com/docs/android/intents>.
  func intent(_ app: AppSettings.Android) -> String {
    OpenLinks.intent(
      to: app.open.map(link) ?? joinURL, package: app.package.text, fallback: fallback)
  }

  /// The link that hands `address` to one app.
  package static func intent(to address: String, package: String, fallback: String) -> String {
    guard let scheme = WebAddress.scheme(of: address) else { return address }
    var rest = address.dropFirst(scheme.utf8.count + 1)
    // What follows `#` would be read as the intent's own part.
    if let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
    if !rest.hasPrefix("//") { rest = "//" + rest }
    return "intent:\(rest)#Intent;scheme=\(scheme);package=\(package);"
      + "S.browser_fallback_url=\(PercentEncoding.encode(fallback));end"
  }
}

/// The pages of the stores where an app can be had.
enum StoreLinks {
  static func appStore(_ storeID: String) -> String { "https://apps.apple.com/app/id\(storeID)" }

  /// Google Play hands `referrer` to the app after the installation, so the invitation survives it.
  static func play(_ package: String, invitation: String?) -> String {
    let page = "https://play.google.com/store/apps/details?id=\(package)"
    guard let invitation else { return page }
    return page + "&referrer=\(PercentEncoding.encode(invitation))"
  }
}
