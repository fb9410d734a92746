/// The place of one output below the output folder: `join/keynote/index.html`.
///
/// A value in hand leads nowhere but below the output, and to none of linksite's own names there.
struct OutputPath {
  /// The record of own files; it is committed and deployed with the site.
  static let manifestName = ".linksite-files"
  /// Staged files, only when the output is a file system of its own and only during a run.
  static let stagingName = ".linksite-staging"

  let text: String
  /// Empty for what stands at the top.
  let folder: String
  let name: String

  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8),
        !part.contains(0)
      else { return nil }
    }
    // A repository in the output is the user's: neither its files nor a plan may meet.
    if let first = parts.first, first.first == UInt8(ascii: ".") {
      let reserved = [Self.manifestName, Self.stagingName, ".git"]
      if reserved.contains(String(decoding: first, as: UTF8.self).lowercased()) { return nil }
    }
    self.text = text
    (folder, name) = pathParts(text)
  }
}

/// A path cut at its last `/`; the folder is empty when there is none.
func pathParts(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
}

/// `name` below `folder`, or alone when that is empty.
func joined(_ folder: String, _ name: String) -> String {
  folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
}

extension Sequence where Element == String {
  /// By bytes: the same order on every machine, and cheaper than by Unicode's rules.
  func sortedByBytes() -> [String] { sorted(by: precedesByBytes) }
}

func precedesByBytes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
