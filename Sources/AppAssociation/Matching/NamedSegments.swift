extension AppleLinkRules {
  /// The path segments that the rules call by name, or nil when they look into segments otherwise.
  ///
  /// Two links that differ in one segment of letters, digits, `-` and `_` are decided alike when
  /// neither segment is in the set (compared without case): a site with a hundred thousand such
  /// links needs to ask about one of them. Nil for rules such as `/a*`, `/????` or `/$(digit)`.
  public var namedSegments: Set<String>? {
    NamedSegments.collect(entries.flatMap(\.rules).compactMap(\.source.path))
  }
}

extension AndroidLinkRules {
  /// The path segments that the rules call by name, or nil when they look into segments otherwise;
  /// see `AppleLinkRules`.
  public var namedSegments: Set<String>? {
    NamedSegments.collect(
      statements.flatMap { $0.rules ?? [] }.compactMap { $0.path?.source })
  }
}

extension AppleLinkRules {
  /// The values that the rules want of items of the query, by the names of the items, or nil when
  /// they look at queries otherwise.
  ///
  /// As with segments: two links that differ in the value of one item, of letters, digits, `-` and
  /// `_`, are decided alike when neither value is in the set of that item (compared without case).
  /// The value of an item without a set never matters. Nil for rules such as `"?": "a=*"` and
  /// `"?": {"a": "x*"}`.
  public var namedQueryValues: [String: Set<String>]? {
    var items: [QueryItemPattern] = []
    for rule in entries.flatMap(\.rules) {
      if case .whole(let pattern) = rule.query, !pattern.matchesEverything { return nil }
      items += rule.source.items.map { QueryItemPattern($0.name, $0.pattern) }
    }
    return NamedSegments.collect(items)
  }
}

extension AndroidLinkRules {
  /// The values that the rules want of items of the query, or nil when they look at queries
  /// otherwise; see `AppleLinkRules`.
  public var namedQueryValues: [String: Set<String>]? {
    NamedSegments.collect(
      statements.flatMap { $0.rules ?? [] }.flatMap(\.query).map {
        QueryItemPattern($0.name, $0.pattern.source)
      })
  }
}

private enum NamedSegments {
  /// Every segment must be a plain word, or wildcards of any length with other signs around them.
  static func collect(_ patterns: [String]) -> Set<String>? {
    var names: Set<String> = []
    for pattern in patterns {
      for segment in pattern.utf8.split(separator: UInt8(ascii: "/")) {
        if segment.allSatisfy(isWordCharacter) {
          names.insert(String(decoding: segment.map(asciiLowercased), as: UTF8.self))
        } else if segment.contains(where: isWordCharacter) || hasFixedLength(segment) {
          return nil
        }
      }
    }
    return names
  }

  /// A pattern must ask for any value, for any that is not empty, or for one word.
  static func collect(_ items: [QueryItemPattern]) -> [String: Set<String>]? {
    var values: [String: Set<String>] = [:]
    for item in items {
      let name = String(decoding: item.name.utf8.map(asciiLowercased), as: UTF8.self)
      var named = values[name] ?? []
      if item.pattern != "*", item.pattern != "?*" {
        guard item.pattern.utf8.allSatisfy(isWordCharacter) else { return nil }
        named.insert(String(decoding: item.pattern.utf8.map(asciiLowercased), as: UTF8.self))
      }
      values[name] = named
    }
    return values
  }

  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-_%".utf8.contains(byte)
  }

  /// True for a `?` that is not just the "at least one" of a single `?*`, and for variables.
  private static func hasFixedLength(_ segment: Substring.UTF8View) -> Bool {
    let bytes = Array(segment)
    return bytes.indices.contains { index in
      switch bytes[index] {
      case UInt8(ascii: "$"), UInt8(ascii: "("): return true
      case UInt8(ascii: "?"):
        let after = index + 1 < bytes.count ? bytes[index + 1] : 0
        let before = index > 0 ? bytes[index - 1] : 0
        return after != UInt8(ascii: "*") || before == UInt8(ascii: "*") || before == bytes[index]
      default: return false
      }
    }
  }
}
