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
    // The pattern also means the path above, when it ends in `/*`.
    let shortest = path.map { $0.parent ?? $0.pattern }
    self.init(path?.pattern.tokens ?? [], shortest: shortest?.tokens ?? [])
  }

  init(_ path: DynamicPattern?) {
    self.init(
      path?.tokens ?? [], shortest: path?.matchesEverything == true ? [] : path?.tokens ?? [])
  }

  private init(_ tokens: [UInt32], shortest: [UInt32]) {
    var hashes: [UInt64] = [0]
    for token in tokens {
      // Two texts of one hash cost a needless comparison, nothing else.
      hashes.append((hashes[hashes.count - 1] &+ UInt64(token) &+ 1) &* 0x9E37_79B9_7F4A_7C15)
    }
    count = shortest.prefix { $0 < LinkPattern.Token.one }.count
    hash = hashes[count]
    self.hashes = hashes
  }
}
