import Diagnostics
import Rendering
package import SiteOutput
package import SitePlan

extension CheckedSite {
  /// One output with its bytes.
  package struct OutputFile {
    package var path: String
    package var bytes: [UInt8]
    /// The meeting whose own file it is, by its place in `meetings`.
    var meeting: Int?
  }

  /// Makes every planned output, one after the other, so that no more than a meeting is in memory.
  package func forEachFile(_ body: (OutputFile) throws -> Void) throws {
    for group in plan.groups { try forEachFile(of: plan.pages[group], body) }
    try forEachLoneFile(body)
  }

  /// The same on several threads; `body` gets the files in no order.
  ///
  /// - Parameter isKept: asked before the pages of a meeting; true when their files need not be made.
  package func forEachFile(
    on workers: Workers,
    unless isKept: @escaping @Sendable (ArraySlice<SitePlan.Page>) throws -> Bool,
    _ body: @escaping @Sendable (OutputFile) throws -> Void
  ) throws {
    let groups = plan.groups
    try workers.share(groups.count, in: 32) { part in
      for group in groups[part] {
        let pages = self.plan.pages[group]
        if try !isKept(pages) { try self.forEachFile(of: pages, body) }
      }
    }
    try forEachLoneFile(body)
  }

  /// The files of pages that belong together.
  func forEachFile(
    of pages: ArraySlice<SitePlan.Page>, _ body: (OutputFile) throws -> Void
  ) throws {
    let meeting = pages.first?.content.meeting
    for file in renderer.files(of: pages) {
      try body(OutputFile(path: file.path, bytes: file.bytes, meeting: meeting))
    }
  }

  func forEachLoneFile(_ body: (OutputFile) throws -> Void) throws {
    for single in plan.singles {
      let file = renderer.file(single)
      let own = ownAssociation(single)
      try body(OutputFile(path: file.path, bytes: own ?? file.bytes))
    }
    for path in plan.statics { try body(OutputFile(path: path, bytes: contents(ofStatic: path))) }
  }

  /// Reads every file that is in the output now, ours or not.
  package func forEachFileThere(_ body: (OutputFile) throws -> Void) throws {
    let output = sources.paths.output
    guard let tree = try FileTree(under: output, skipping: { $0 == ".git" }) else { return }
    var meetings: [Substring: Int] = [:]
    for page in plan.pages { meetings[page.folder[...]] = page.content.meeting }
    for path in tree.files {
      let bytes = try readFile(at: SitePaths.join(output, path))
      // A page's folder may have others below it, for its further languages.
      var folder = path[...]
      var meeting: Int?
      while meeting == nil, let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        meeting = meetings[folder]
      }
      try body(OutputFile(path: path, bytes: bytes, meeting: meeting))
    }
  }

  /// The user's own association file, which takes the place of ours at both places.
  ///
  /// As it was checked: nothing else may be written.
  func ownAssociation(_ single: SitePlan.Single) -> [UInt8]? {
    let path =
      switch single {
      case .association, .rootAssociation: plan.ownAssociation
      case .assetLinks: plan.ownAssetLinks
      default: String?.none
      }
    return path.flatMap { sources.ownAssociations[$0]?.bytes }
  }

  private func contents(ofStatic path: String) throws -> [UInt8] {
    try readFile(at: SitePaths.join(sources.paths.statics, path))
  }
}
