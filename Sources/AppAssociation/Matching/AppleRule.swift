/// One rule as a device sees it: own keys, then those of the entry's defaults, then of the file's.
///
/// A class, since lists of them are walked for each link: to copy a rule of so many parts costs more
/// than to compare it.
final class AppleRule: Sendable {
  /// What is asked of the query.
  enum Query: Sendable {
    case anything
    case whole(LinkPattern)
    case items([(name: [UInt32], pattern: LinkPattern)])
  }

  /// Where a key of the rule stands.
  enum Level: Sendable {
    case rule
    /// In the defaults of its entry, or of the file.
    case entry, file
  }

  /// Patterns as they are written, for traces.
  struct Source: Sendable {
    var path: String?
    var fragment: String?
    var query: String?
    var items: [(name: String, pattern: String)] = []
    var pathLevel = Level.rule
    var fragmentLevel = Level.rule
    var queryLevel = Level.rule
    var exclusionLevel = Level.rule
  }

  /// Its place in `components` or `paths`.
  let index: Int
  let offset: Int
  let isExclusion: Bool
  let form: LinkText.Form
  let path: PathPattern?
  let query: Query
  let fragment: LinkPattern?
  let source: Source

  /// Takes the patterns as they are written and makes them ready.
  init(
    index: Int, offset: Int, isExclusion: Bool, form: LinkText.Form, source: Source,
    _ context: LinkPattern.Context
  ) {
    self.index = index
    self.offset = offset
    self.isExclusion = isExclusion
    self.form = form
    self.source = source
    path = source.path.map { PathPattern($0, context) }
    fragment = source.fragment.map { LinkPattern($0, context) }
    if let pattern = source.query {
      query = .whole(LinkPattern(pattern, context))
    } else if source.items.isEmpty {
      query = .anything
    } else {
      let form = LinkText.Form(folds: form.folds, decodes: false)
      query = .items(
        source.items.map {
          (LinkText.characters($0.name, form), LinkPattern($0.pattern, context))
        })
    }
  }

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
    return isThere || pattern.matches(LinkPart([]))
  }
}
