/// What a path pattern begins with, as numbers that are compared in one step.
///
/// A pattern can only take all links of another one that begins with the same characters as it does
/// before its first wildcard. In files with many rules nearly all pairs differ there.
struct PathOpening {
  /// How many characters stand before the first wildcard.
  let count: Int
  /// Of these characters.
  let hash: UInt64
  /// Of each beginning of the pattern, from the empty one on.
  let hashes: [UInt64]

  /// Nil: a rule that says nothing about the path.
  init(_ path: PathPattern?) {
    var hashes: [UInt64] = [0]
    for token in path?.pattern.tokens ?? [] {
      // Two texts of one hash cost a needless comparison, nothing else.
      hashes.append((hashes[hashes.count - 1] &+ UInt64(token) &+ 1) &* 0x9E37_79B9_7F4A_7C15)
    }
    // The pattern also means the path above, when it ends in `/*`.
    let shortest = path.map { $0.parent ?? $0.pattern }
    count = shortest?.tokens.prefix { $0 < LinkPattern.Token.one }.count ?? 0
    hash = hashes[count]
    self.hashes = hashes
  }
}
