import Diagnostics
import InviteLinks
import Rendering
import SiteModel
import SiteOutput
import SitePlan

/// Looks through a site for what must not be in it: passcodes, PINs out of place, drafts.
///
/// Compared as whole tokens: `4711` is not found in `247110`.
enum LeakCheck {
  /// A text that must not stand in the site, or only in some of its files.
  private struct Secret {
    var text: [UInt8]
    var place: Place
    var id: String
    var severity: Diagnostic.Severity
    var message: String
    var allows: @Sendable (_ path: String) -> Bool
  }

  static func diagnostics(of site: CheckedSite) throws -> [Diagnostic] {
    let secrets = secrets(of: site)
    guard !secrets.isEmpty else { return [] }
    let search = TokenSearch(secrets.map(\.text))
    var found: [Diagnostic] = []
    func look(_ path: String, _ bytes: [UInt8]) {
      for index in search.found(in: bytes).sorted() where !secrets[index].allows(path) {
        let secret = secrets[index]
        found.append(
          Diagnostic(
            secret.severity, secret.id, "\(secret.message) stands in Site/\(path)",
            at: .file(SitePaths.join(site.sources.paths.output, path)),
            help: "look where a template, a description or a static file brings it in",
            notes: [.init("it is defined here", at: secret.place)]))
      }
    }
    for page in site.plan.pages {
      for file in site.renderer.files(of: page) { look(file.path, file.bytes) }
    }
    for single in site.plan.singles {
      let file = site.renderer.file(single)
      look(file.path, file.bytes)
    }
    for path in site.plan.statics {
      look(path, try readFile(at: SitePaths.join(site.sources.paths.statics, path)))
    }
    return found
  }

  private static func secrets(of site: CheckedSite) -> [Secret] {
    var secrets: [Secret] = []
    var folders = site.ownFolders
    for meeting in site.site.meetings {
      let id = meeting.id.value.text
      let own = meeting.isPublished ? folders.removeFirst() : []
      let isOwn: @Sendable (String) -> Bool = { path in own.contains { path.hasPrefix($0) } }
      if let passcode = meeting.passcode, passcode.shownIn != .page {
        secrets.append(
          Secret(
            text: Array(passcode.text.utf8), place: meeting.place, id: "passcode-in-site",
            severity: .error, message: "the passcode of \"\(id)\"", allows: { _ in false }))
      }
      for pin in meeting.entryPoints.compactMap(\.pin) where pin.utf8.count >= 4 {
        secrets.append(
          Secret(
            text: Array(pin.utf8), place: meeting.place, id: "pin-in-site", severity: .error,
            message: "a PIN of \"\(id)\"",
            allows: { isOwn($0) && !$0.hasSuffix("/meeting.json") }))
      }
      switch meeting.visibility {
      case .public: continue
      case .draft:
        secrets.append(
          Secret(
            text: Array(meeting.title.utf8), place: meeting.place, id: "draft-in-site",
            severity: .warning, message: "the title of the draft \"\(id)\"", allows: { _ in false })
        )
      case .unlisted:
        secrets.append(
          Secret(
            text: Array(meeting.title.utf8), place: meeting.place, id: "unlisted-in-site",
            severity: .warning, message: "the title of the unlisted meeting \"\(id)\"",
            allows: isOwn))
      }
    }
    return secrets
  }
}

extension CheckedSite {
  /// Folders of each published meeting's own files, in the order of the meetings.
  fileprivate var ownFolders: [[String]] {
    var folders = Array(repeating: [String](), count: meetings.count)
    for page in plan.pages {
      switch page.content {
      case .join(let index), .moved(let index), .short(let index):
        folders[index].append(page.folder + "/")
      case .gone, .goneShort: continue
      }
    }
    return folders
  }
}
