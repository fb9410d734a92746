/// Folders of the output in which nobody else has files.
///
/// Elsewhere the user may keep what they like, such as a `CNAME`; but a page that stays below
/// `join/` when its meeting is gone is one that guests still find.
package struct SiteClaim: Sendable {
  /// A file there that the site does not make is told of; it stays.
  let folders: [String]
  /// Everything below goes for good, and nothing may stay there unsaid.
  let cleared: [String]

  /// - Parameters:
  ///   - folders: without a slash at the end.
  ///   - cleared: the same; they may be absent.
  package init(folders: [String] = [], cleared: [String] = []) {
    self.folders = folders.map { $0 + "/" }
    self.cleared = cleared.map { $0 + "/" }
  }

  func isCleared(_ path: String) -> Bool { cleared.contains(where: path.hasPrefix) }

  func covers(_ path: String) -> Bool { folders.contains(where: path.hasPrefix) }
}
