package import AppAssociation

/// What the rules of some files name in links: two links that differ only in parts that no rule
/// names are decided alike.
package struct NamedParts: Sendable {
  /// Nil when a rule looks into segments otherwise.
  private var segments: Set<String>? = []
  private var queryValues: [String: Set<String>]? = [:]

  package init() {}

  /// Every segment and every value may be named, so that no link stands for another one.
  package static var everything: NamedParts {
    var parts = NamedParts()
    parts.segments = nil
    parts.queryValues = nil
    return parts
  }

  package mutating func add(_ rules: AppleLinkRules) {
    add(rules.namedSegments, rules.namedQueryValues)
  }

  package mutating func add(_ rules: AndroidLinkRules) {
    add(rules.namedSegments, rules.namedQueryValues)
  }

  private mutating func add(_ segments: Set<String>?, _ values: [String: Set<String>]?) {
    guard let segments, let values else {
      self.segments = nil
      queryValues = nil
      return
    }
    self.segments?.formUnion(segments)
    queryValues?.merge(values) { $0.union($1) }
  }

  /// False when no rule could decide a link otherwise because of this segment.
  func mayName(segment: Substring) -> Bool {
    guard let segments, segment.utf8.allSatisfy(\.isWordSymbol) else { return true }
    return segments.contains(segment.lowercased())
  }

  /// The same for all items of a query.
  func mayName(query: Substring) -> Bool {
    guard let queryValues else { return true }
    return query.split(separator: "&").contains { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let values = queryValues[parts[0].lowercased()] else { return false }
      guard parts.count == 2, !parts[1].isEmpty, parts[1].utf8.allSatisfy(\.isWordSymbol) else {
        return true
      }
      return values.contains(parts[1].lowercased())
    }
  }
}

extension UInt8 {
  /// `A–Z a–z 0–9 - _`, the signs for which named parts are known.
  fileprivate var isWordSymbol: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
