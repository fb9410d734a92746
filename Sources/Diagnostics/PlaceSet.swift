/// Places of which something was said, so that one mistake is not told a second time in other words.
package struct PlaceSet: Sendable {
  private struct Key: Hashable {
    var path: String
    var offset: Int
  }

  private var keys: Set<Key> = []

  /// The places of errors; what has no place in a text is not known.
  package init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard let place = diagnostic.place, let offset = place.offset else { continue }
      keys.insert(Key(path: place.path, offset: offset))
    }
  }

  package func contains(_ place: Place?) -> Bool {
    guard let place, let offset = place.offset else { return false }
    return keys.contains(Key(path: place.path, offset: offset))
  }
}
