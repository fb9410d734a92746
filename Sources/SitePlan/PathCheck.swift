import Diagnostics

/// Finds outputs that would share one path.
///
/// Compared without case and in one Unicode form (Swift's `String` compares canonically), because
/// some disks and hosts do, and a site must not depend on which one serves it.
struct PathCheck {
  private struct Output {
    var path: String
    var owner: SitePlan.Owner
  }

  private let plan: SitePlan
  /// Indexes of pages by their folders.
  private var pages: [String: Int] = [:]
  private var files: [String: Output] = [:]
  private var diagnostics: [Diagnostic] = []

  static func diagnostics(of plan: SitePlan, staticsName: String) -> [Diagnostic] {
    var check = PathCheck(plan)
    for index in plan.pages.indices { check.add(page: index) }
    let tool = SitePlan.Owner("linksite itself")
    for single in plan.singles { check.add(file: single.rawValue, tool) }
    check.add(file: ".linksite-files", tool)
    for path in plan.statics {
      let name = "\(staticsName)/\(path)"
      check.add(file: path, SitePlan.Owner(name, at: .file(name)))
    }
    check.findFilesInPlaceOfFolders()
    return check.diagnostics
  }

  private init(_ plan: SitePlan) {
    self.plan = plan
    pages.reserveCapacity(plan.pages.count)
  }

  private mutating func add(page index: Int) {
    let page = plan.pages[index]
    let key = page.folder.lowercased()
    if let first = pages[key] {
      diagnostics.append(.pathTaken("\(page.folder)/", page.owner, plan.pages[first].owner))
    } else {
      pages[key] = index
    }
  }

  private mutating func add(file path: String, _ owner: SitePlan.Owner) {
    let key = path.lowercased()
    if let first = self.owner(ofFile: key) {
      diagnostics.append(.pathTaken(path, owner, first))
    } else {
      files[key] = Output(path: path, owner: owner)
    }
  }

  /// Who writes a file, beside a page or alone.
  private func owner(ofFile key: String) -> SitePlan.Owner? {
    if let file = files[key] { return file.owner }
    guard let slash = key.utf8.lastIndex(of: UInt8(ascii: "/")),
      let page = pages[String(key[..<slash])]
    else { return nil }
    let name = key[key.utf8.index(after: slash)...]
    let isWritten = plan.fileNames(of: plan.pages[page]).contains { $0.lowercased() == name }
    return isWritten ? plan.pages[page].owner : nil
  }

  /// A file `join/x` beside a folder `join/x/` cannot exist.
  private mutating func findFilesInPlaceOfFolders() {
    var seen: Set<String> = []
    for page in plan.pages { find(foldersOf: page.folder + "/", page.owner, &seen) }
    for file in files.values.sorted(by: { $0.path < $1.path }) {
      find(foldersOf: file.path, file.owner, &seen)
    }
  }

  private mutating func find(
    foldersOf path: String, _ owner: SitePlan.Owner, _ seen: inout Set<String>
  ) {
    var folder = path.lowercased()[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      let key = String(folder)
      guard seen.insert(key).inserted else { return }
      if let file = self.owner(ofFile: key) {
        diagnostics.append(.fileInPlaceOfFolder(files[key]?.path ?? key, file, folderOf: owner))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func pathTaken(
    _ path: String, _ owner: SitePlan.Owner, _ first: SitePlan.Owner
  ) -> Diagnostic {
    .error(
      "path-taken", "\(owner.name) and \(first.name) both write Site/\(path)",
      at: owner.place ?? first.place, help: "rename or delete \(movable(owner, first))",
      notes: note(owner, first))
  }

  fileprivate static func fileInPlaceOfFolder(
    _ path: String, _ file: SitePlan.Owner, folderOf other: SitePlan.Owner
  ) -> Diagnostic {
    .error(
      "path-taken", "Site/\(path) is a file of \(file.name) and a folder of \(other.name)",
      at: file.place ?? other.place, help: "rename or delete \(movable(file, other))",
      notes: note(file, other))
  }

  /// What linksite writes itself cannot be renamed.
  private static func movable(_ owner: SitePlan.Owner, _ other: SitePlan.Owner) -> String {
    if owner.place == nil { return other.name }
    return other.place == nil ? owner.name : "one of them"
  }

  private static func note(_ owner: SitePlan.Owner, _ other: SitePlan.Owner) -> [Note] {
    guard owner.place != nil, let place = other.place else { return [] }
    return [Note("\(other.name) is here", at: place)]
  }
}
