/// One rule of an apple-app-site-association file: which links it means, and whether the app opens.
///
/// A key that is nil is not written; the system then takes it from the defaults, and where these
/// lack it too a pattern is `*`, `exclude` false and the two switches true. Patterns know `*` (any
/// number of characters, also `/`), `?` (one) and `$(name)`; there is no escape.
public struct LinkComponent: Hashable, Sendable {
  /// Pattern for the path, key `/`.
  public var path: String?
  /// Pattern for the query, key `?`.
  public var query: LinkQuery?
  /// Pattern for the fragment without its `#`, key `#`.
  public var fragment: String?
  /// True: a link that matches stays in the browser, and no later rule is asked.
  public var exclude: Bool?
  /// False folds case in path, query and fragment (iOS 13.5 and later).
  public var caseSensitive: Bool?
  /// False decodes the link before the comparison (iOS 14 and later); the pattern is not decoded.
  public var percentEncoded: Bool?
  /// For readers of the file, who are everybody; the system passes over it.
  public var comment: String?

  /// Makes a rule with the keys that are given.
  public init(
    path: String? = nil, query: LinkQuery? = nil, fragment: String? = nil, exclude: Bool? = nil,
    caseSensitive: Bool? = nil, percentEncoded: Bool? = nil, comment: String? = nil
  ) {
    self.path = path
    self.query = query
    self.fragment = fragment
    self.exclude = exclude
    self.caseSensitive = caseSensitive
    self.percentEncoded = percentEncoded
    self.comment = comment
  }
}

/// What a rule asks of the query.
public enum LinkQuery: Hashable, Sendable {
  /// A pattern for the whole query: order counts, and a further item makes it fail.
  case whole(String)
  /// A pattern for each of some items, in any order, beside others.
  ///
  /// On Apple's systems a missing item counts as an empty one, so write `?*` to ask for an item and
  /// never `*`.
  case items([QueryItemPattern])
}

/// The name of a query item with the pattern for its value.
public struct QueryItemPattern: Hashable, Sendable {
  /// The name, literally.
  public var name: String
  /// The pattern that each value of this name must match.
  public var pattern: String

  /// Asks that every item called `name` matches `pattern`.
  public init(_ name: String, _ pattern: String) {
    self.name = name
    self.pattern = pattern
  }
}
