/// The place of one output below the output folder: `join/keynote/index.html`.
///
/// A value in hand leads nowhere but below the output, and to none of linksite's own names there.
struct OutputPath {
  /// The record of own files; it is committed and deployed with the site.
  static let manifestName = ".linksite-files"
  /// Staged files, only when the output is a file system of its own and only during a run.
  static let stagingName = ".linksite-staging"
  /// What all of linksite's own names at the top of the output begin with.
  private static let ownPrefix = ".linksite"

  let text: String
  /// Empty for what stands at the top.
  let folder: String
  let name: String

  init?(_ text: String) {
    guard Self.staysBelow(text.utf8) else { return nil }
    // A repository in the output is the user's: neither its files nor a plan may meet.
    if text.utf8.first == UInt8(ascii: ".") {
      let first = text.utf8.prefix { $0 != UInt8(ascii: "/") }
      let top = String(decoding: first, as: UTF8.self).lowercased()
      if top == ".git" || top.hasPrefix(Self.ownPrefix) { return nil }
    }
    self.text = text
    (folder, name) = pathParts(text)
  }
}

extension OutputPath {
  /// True when no part is empty, `.` or `..`, and none holds a NUL.
  private static func staysBelow(_ text: String.UTF8View) -> Bool {
    var length = 0
    var dots = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "/"):
        if length == 0 || length == dots && dots <= 2 { return false }
        length = 0
        dots = 0
        continue
      case UInt8(ascii: "."): dots += 1
      case 0: return false
      default: break
      }
      length += 1
    }
    return length > 0 && (length != dots || dots > 2)
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
