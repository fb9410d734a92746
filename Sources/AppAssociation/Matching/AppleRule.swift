/// One rule as a device sees it: own keys, then those of the entry's defaults, then of the file's.
struct AppleRule {
  /// What is asked of the query.
  enum Query {
    case anything
    case whole(LinkPattern)
    case items([(name: [UInt32], pattern: LinkPattern)])
  }

  /// Patterns as they are written, for traces.
  struct Source {
    var path: String?
    var fragment: String?
    var query: String?
    var items: [(name: String, pattern: String)] = []
  }

  /// Its place in `components` or `paths`.
  var index: Int
  var offset: Int
  var isExclusion: Bool
  var form: LinkText.Form
  var path: PathPattern?
  var query: Query = .anything
  var fragment: LinkPattern?
  var source = Source()

  /// True when every link of the host matches.
  var matchesEverything: Bool {
    guard path?.matchesEverything ?? true, fragment?.matchesEverything ?? true else { return false }
    return switch query {
    case .anything: true
    case .whole(let pattern): pattern.matchesEverything
    case .items(let patterns): patterns.allSatisfy(\.pattern.matchesEverything)
    }
  }

  func matches(_ text: inout LinkText) -> Bool {
    if let path, !path.matches(text.path(form)) { return false }
    if let fragment, !fragment.matches(text.fragment(form)) { return false }
    switch query {
    case .anything: return true
    case .whole(let pattern): return pattern.matches(text.query(form))
    case .items(let patterns):
      let items = text.items(form)
      return patterns.allSatisfy { AppleRule.holds($0.pattern, for: $0.name, in: items) }
    }
  }

  /// Every item of that name must match; when there is none, the empty text must.
  static func holds(
    _ pattern: LinkPattern, for name: [UInt32], in items: [LinkText.Item]
  ) -> Bool {
    var isThere = false
    for item in items where item.name == name {
      if !pattern.matches(item.value) { return false }
      isThere = true
    }
    return isThere || pattern.matches([])
  }
}
