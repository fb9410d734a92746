import Diagnostics
import InviteLinks

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
  private let arePagesApart: Bool
  /// Indexes of pages by their folders.
  private var pages: [String: Int] = [:]
  private var files: [String: Output] = [:]
  private var diagnostics: [Diagnostic] = []

  /// - Parameter arePagesApart: false when it was told that meetings want the same names; their
  ///   pages then want the same paths.
  static func diagnostics(
    of plan: SitePlan, _ surroundings: SitePlanner.Surroundings, arePagesApart: Bool
  ) -> [Diagnostic] {
    let staticsName = surroundings.staticsName
    var check = PathCheck(plan, arePagesApart: arePagesApart)
    check.compareMessages(surroundings.messageSources)
    for index in plan.pages.indices { check.add(page: index) }
    let tool = SitePlan.Owner("linksite itself")
    for single in plan.singles { check.add(file: single.rawValue, tool) }
    check.add(file: ".linksite-files", tool)
    var reserved: Set<String> = []
    for path in plan.statics {
      let name = "\(staticsName)/\(path)"
      if let top = reservedName(path) {
        if reserved.insert(top).inserted { check.diagnostics.append(.reservedPath(name, top)) }
        continue
      }
      check.add(file: path, SitePlan.Owner(name, at: .file(name)))
    }
    check.findFilesInPlaceOfFolders()
    return check.diagnostics
  }

  private init(_ plan: SitePlan, arePagesApart: Bool) {
    self.plan = plan
    self.arePagesApart = arePagesApart
    pages.reserveCapacity(plan.pages.count)
  }

  /// Messages stand beside each other at every page.
  private mutating func compareMessages(_ sources: [String: String]) {
    var first: [String: SitePlan.Owner] = [:]
    for name in plan.messages {
      let path = sources[name] ?? "messages/\(name)"
      // What is built in cannot be renamed.
      let owner = SitePlan.Owner(path, at: path.hasPrefix("built-in/") ? nil : .file(path))
      if let other = first.updateValue(owner, forKey: name.lowercased()) {
        diagnostics.append(.pathTaken("join/…/\(name)", owner, other))
      }
    }
  }

  private mutating func add(page index: Int) {
    let page = plan.pages[index]
    let key = page.folder.lowercased()
    if let first = pages[key] {
      guard arePagesApart else { return }
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

/// The name at the top of the output that a path must not use; nil when it uses none.
///
/// A repository in the output is the user's, and linksite has names of its own there. The record of
/// own files is an output like others, and found like them.
private func reservedName(_ path: String) -> String? {
  guard path.utf8.first == UInt8(ascii: ".") else { return nil }
  let top = String(path.prefix { $0 != "/" })
  let name = top.lowercased()
  let isReserved = name == ".git" || name.hasPrefix(".linksite") && name != ".linksite-files"
  return isReserved ? top : nil
}

extension Diagnostic {
  fileprivate static func reservedPath(_ name: String, _ top: String) -> Diagnostic {
    .error(
      "unsafe-path", "\(name) cannot be copied: nothing is written to Site/\(top)",
      at: .file(name), help: "move it out of the folder, or rename \(top)")
  }

  fileprivate static func pathTaken(
    _ path: String, _ owner: SitePlan.Owner, _ first: SitePlan.Owner
  ) -> Diagnostic {
    .error(
      "path-taken", "\(owner.name) and \(first.name) both write Site/\(path)",
      at: owner.place ?? first.place,
      help: "rename or delete \(movable(owner, first))\(difference(owner.name, first.name))",
      notes: note(owner, first))
  }

  /// Where two names look alike, the first characters by which they differ.
  private static func difference(_ name: String, _ other: String) -> String {
    let pairs = zip(name.unicodeScalars, other.unicodeScalars)
    guard let (left, right) = pairs.first(where: { $0 != $1 }),
      name.lowercased() == other.lowercased(), !left.isASCII || !right.isASCII
    else { return "" }
    return "; where they differ, one has \(left.codePoint) and the other \(right.codePoint)"
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
