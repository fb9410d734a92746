import InviteLinks
import SiteModel

/// Which apps of one system have to open which meetings, as the settings and the definitions say.
struct AppExpectation {
  /// App IDs or package names in the order of preference, each once.
  let apps: [String]
  /// The names by which `apps:` of a meeting means each of them.
  private let ids: [String: Set<String>]
  private let meetings: [Meeting]

  /// - Parameter name: the app's name on the system; nil when it does not exist there.
  init(_ site: Site, name: (AppSettings) -> String?) {
    var apps: [String] = []
    var ids: [String: Set<String>] = [:]
    for app in site.settings.apps {
      guard let name = name(app) else { continue }
      if ids[name] == nil { apps.append(name) }
      ids[name, default: []].formUnion(app.id.map { [$0.value] } ?? [])
    }
    self.apps = apps
    self.ids = ids
    meetings = site.publishedMeetings
  }

  /// Whether the link has to open the app; nil for apps that the settings do not know, which may
  /// take what belongs to every app.
  func opens(_ link: ExpectedLink, _ app: String) -> Bool? {
    guard link.opens else { return false }
    let named = link.meeting.map { meetings[$0].apps } ?? []
    guard let own = ids[app] else { return named.isEmpty ? nil : false }
    return named.isEmpty || named.contains { own.contains($0.value) }
  }

  /// The meeting whose definition names other apps than this one.
  func refusingMeeting(_ link: ExpectedLink) -> String? {
    link.opens ? link.meeting.map { meetings[$0].id.value.text } : nil
  }
}
