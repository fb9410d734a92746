import Diagnostics
import SiteModel

/// Finds outputs that would share one path.
///
/// Compared without case and in one Unicode form (Swift's `String` compares canonically), because
/// some disks and hosts do, and a site must not depend on which one serves it.
enum PathCheck {
  static func diagnostics(
    of plan: SitePlan, site: Site, surroundings: SitePlanner.Surroundings
  ) -> [Diagnostic] {
    var check = Check()
    let tool = SitePlan.Owner("linksite itself")
    for single in plan.singles { check.add(file: single.rawValue, tool) }
    check.add(file: ".linksite-files", tool)
    for page in plan.pages { check.add(page: page, messages: plan.messages) }
    for path in plan.statics {
      let name = "\(surroundings.staticsName)/\(path)"
      check.add(file: path, SitePlan.Owner(name, at: .file(name)))
    }
    return check.diagnostics + check.filesAboveFolders()
  }

  private struct Check {
    var files: [String: SitePlan.Owner] = [:]
    var pages: [String: SitePlan.Owner] = [:]
    var messages: [String] = []
    var diagnostics: [Diagnostic] = []

    mutating func add(page: SitePlan.Page, messages: [String]) {
      self.messages = messages
      let key = page.folder.lowercased()
      if let first = pages[key] {
        report(page.folder + "/", page.owner, first)
      } else {
        pages[key] = page.owner
      }
    }

    mutating func add(file path: String, _ owner: SitePlan.Owner) {
      let key = path.lowercased()
      if let first = files[key] ?? pageOwner(ofFile: key) {
        report(path, owner, first)
      } else {
        files[key] = owner
      }
    }

    /// The page whose own files include this path.
    private func pageOwner(ofFile key: String) -> SitePlan.Owner? {
      guard let slash = key.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      guard let owner = pages[String(key[..<slash])] else { return nil }
      let name = key[key.index(after: slash)...]
      let isOwn = name == "index.html" || name == "meeting.json" || messages.contains { $0 == name }
      return isOwn ? owner : nil
    }

    /// A file `join/x` beside a folder `join/x/` cannot exist.
    func filesAboveFolders() -> [Diagnostic] {
      var folders: [String: SitePlan.Owner] = [:]
      for (path, owner) in pages.merging(files, uniquingKeysWith: { page, _ in page }) {
        var path = path[...]
        if pages[String(path)] != nil { folders[String(path)] = owner }
        while let slash = path.lastIndex(of: "/") {
          path = path[..<slash]
          folders[String(path)] = owner
        }
      }
      return files.compactMap { path, owner in
        guard let other = folders[path] else { return nil }
        return .sharedPath(path, owner, other)
      }
    }

    private mutating func report(
      _ path: String, _ owner: SitePlan.Owner, _ first: SitePlan.Owner
    ) {
      diagnostics.append(.sharedPath(path, owner, first))
    }
  }
}

extension Diagnostic {
  static func sharedPath(
    _ path: String, _ owner: SitePlan.Owner, _ first: SitePlan.Owner
  ) -> Diagnostic {
    .error(
      "path-taken", "\(owner.name) and \(first.name) both write Site/\(path)",
      at: owner.place ?? first.place, help: "rename one of them",
      notes: owner.place == nil
        ? [] : first.place.map { [.init("\(first.name) is here", at: $0)] } ?? [])
  }
}
