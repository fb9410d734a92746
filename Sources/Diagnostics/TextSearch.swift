extension StringProtocol {
  /// True when `text` stands somewhere in this text, byte by byte.
  ///
  /// The standard library's `contains` for texts needs macOS 13, and Foundation's is slow to load.
  package func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var rest = Array(utf8)[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
