/// A file outside the output that is written together with it, such as `Content/links.lock.json`.
struct Companion {
  let path: String
  let shown: String
  let bytes: [UInt8]
  let replaces: Bool

  /// The new bytes until they are renamed: beside the file, since only there it surely is one file
  /// system.
  static func waiting(_ path: String) -> String { neighbour(path, newSuffix) }

  /// The second name of the old bytes until the commit is over.
  static func kept(_ path: String) -> String { neighbour(path, oldSuffix) }

  /// True for the name of a neighbour, which a killed run may leave.
  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".") && (name.hasSuffix(newSuffix) || name.hasSuffix(oldSuffix))
  }

  private static let newSuffix = ".linksite-new"
  private static let oldSuffix = ".linksite-old"

  private static func neighbour(_ path: String, _ suffix: String) -> String {
    let (folder, name) = pathParts(path)
    return "\(folder)/.\(name)\(suffix)"
  }
}
