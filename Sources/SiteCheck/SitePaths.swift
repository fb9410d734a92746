/// Where the parts of a site folder are, as the user would type them.
package struct SitePaths: Sendable {
  package let root: String
  package let content: String
  package let templates: String
  package let output: String

  /// Defaults are below `root`; what is given is taken as it stands, from the current folder.
  package init(
    root: String? = nil, content: String? = nil, templates: String? = nil, output: String? = nil
  ) {
    let root = root.map(SitePaths.withoutSlash) ?? "."
    func below(_ name: String) -> String { SitePaths.join(root, name) }
    self.root = root
    self.content = content.map(SitePaths.withoutSlash) ?? below("Content")
    self.templates = templates.map(SitePaths.withoutSlash) ?? below("Templates")
    self.output = output.map(SitePaths.withoutSlash) ?? below("Site")
  }

  package var settings: String { SitePaths.join(content, "site.yml") }
  package var meetings: String { SitePaths.join(content, "meetings") }
  package var statics: String { SitePaths.join(content, "static") }
  package var lock: String { SitePaths.join(content, "links.lock.json") }
  package var invites: String { SitePaths.join(root, "Invites") }

  /// `.` adds nothing that a reader would type.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
