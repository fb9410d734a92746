/// The record of own files, as commands ask for it before a build begins.
package enum SiteRecord {
  /// True when the folder holds a site that linksite has built.
  package static func exists(inOutput path: String) -> Bool {
    guard let text = try? readFile(at: joined(path, OutputPath.manifestName)) else { return false }
    return !OwnFiles(text: text).lines.isEmpty
  }
}
