/// The names that systems ask for, and slips of them.
package enum AssociationFileName {
  /// What is wrong with a file of a site that looks like an association file and that no system asks
  /// for; nil for every other file.
  ///
  /// Such a file is published beside the right one, and its rules are never read.
  ///
  /// - Parameter path: relative to the root of the host.
  package static func finding(for path: String) -> AssociationFinding? {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
        String(path[$0...].dropFirst())
      } ?? path
    let apple = "apple-app-site-association"
    let android = "assetlinks.json"
    let right: [String]
    if name == apple || name.hasPrefix(apple + ".") {
      right = [".well-known/" + apple, apple]
    } else if name == android || name.hasPrefix(android + ".") || name == "assetlinks" {
      right = [".well-known/" + android]
    } else {
      return nil
    }
    guard !right.contains(path) else { return nil }
    return AssociationFinding(
      .warning, "file.name", "\"\(path)\" is no place where a system looks for association files",
      effect: "no system reads it, and it changes nothing", fix: "call it \(right[0])")
  }
}
