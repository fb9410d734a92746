/// The pattern of the key `/`, with what Apple's systems do about slashes.
///
/// Slashes at the end do not count on either side. A pattern may lack its first slash, a run of them
/// counts as one. One that ends in `/*` also means the path above: `/join/*` matches `/join`. Nothing
/// is ever added to a link, so `/j/????` does not match `/j/abc/`.
struct PathPattern {
  let pattern: LinkPattern
  /// What it also means when it ends in `/*`.
  let parent: LinkPattern?
  let hasFirstSlash: Bool

  init(_ text: String, _ context: LinkPattern.Context) {
    let slash = UInt8(ascii: "/")
    var bytes = text.utf8[...]
    hasFirstSlash = bytes.first == slash
    while bytes.last == slash { bytes.removeLast() }
    while bytes.first == slash, bytes.dropFirst().first == slash { bytes.removeFirst() }
    pattern = LinkPattern(String(Substring(bytes)), context)
    parent = pattern.withoutLastSegment
  }

  /// `*` and `/*`: no path is left out.
  var matchesEverything: Bool {
    pattern.matchesEverything || hasFirstSlash && parent?.tokens.isEmpty == true
  }

  /// `path` without the slashes at its end, as `LinkText` gives it.
  func matches(_ path: LinkPart) -> Bool {
    for start in starts(in: path.characters) {
      if pattern.matches(path, from: start) { return true }
      if let parent, parent.matches(path, from: start) { return true }
    }
    return false
  }

  /// How many characters of the path a beginning of the pattern takes.
  func farthest(in path: LinkPart) -> Int {
    starts(in: path.characters).map { pattern.reached(in: path, from: $0).farthest }.max() ?? 0
  }

  private func starts(in path: [UInt32]) -> ClosedRange<Int> {
    !hasFirstSlash && path.first == UInt32(UInt8(ascii: "/")) ? 0...1 : 0...0
  }
}
