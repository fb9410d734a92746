/// Makes links that the rules of two files could decide differently.
///
/// From each pattern links that just match it and links that just miss it: wildcards filled in
/// several ways, a slash or a segment more or less, query items missing, empty, doubled, other case,
/// other encoding, each as a device would see it. Rules that only one of the files has come first.
struct LinkMaker {
  /// So many links are made at most: files of a person's size are far below.
  static let limit = 20_000
  /// And so many for values of variables that only one of the files has.
  static let limitOfValues = 40_000

  private let host: String
  private var seen: Set<String> = []
  private var made: [String] = []
  private let ownLimit: Int
  private var limit: Int

  /// - Parameter rules: how many a link may have to pass; with thousands of them fewer links are
  ///   tried, or a file of a hundred kilobytes would take hours.
  init(host: String, rules: Int = 0) {
    self.host = host
    ownLimit = min(LinkMaker.limit, max(2000, 3_000_000 / max(1, rules)))
    limit = ownLimit
  }

  /// The links, short ones first, and of equal ones those with the fewest signs beside small letters.
  var links: [LinkURL] {
    made.map { (text: $0, length: $0.utf8.count, signs: $0.utf8.count { !$0.isASCIILowercase }) }
      .sorted { ($0.length, $0.signs, $0.text) < ($1.length, $1.signs, $1.text) }
      .compactMap { LinkURL($0.text) }
  }

  mutating func add(rulesOf old: JSONValue, beside new: JSONValue, kind: AssociationKind) {
    let lists = [old, new].map { PatternParts.all(in: $0, kind: kind) }
    addChangedValues(lists)
    limit = made.count + ownLimit
    let sets = lists.map(Set.init)
    let changed =
      lists[0].filter { !sets[1].contains($0) } + lists[1].filter { !sets[0].contains($0) }
    add("/", "", "")
    let rules = (changed + lists[0] + lists[1]).map(Parts.init)
    for rule in rules {
      add(rule.paths, rule.queries, rule.fragments)
      add(rule.otherPaths, [rule.query], [rule.fragment])
      add([rule.path], rule.otherQueries, [rule.fragment])
      add([rule.path], [rule.query], rule.otherFragments)
    }
    // What is left goes to links in which rules meet.
    for rule in rules where made.count < limit {
      for other in rules { add(rule.paths, other.queries, other.fragments) }
    }
  }

  /// For each rule and each value of a variable of it that only one of the files has, a link that
  /// the rule takes with that value.
  private mutating func addChangedValues(_ lists: [[PatternParts]]) {
    limit = LinkMaker.limitOfValues / LinkMaker.limit * ownLimit
    let variables = lists.map { $0.first?.variables ?? [:] }
    var changed: [String: [String]] = [:]
    for name in Set(variables.flatMap(\.keys)) {
      let values = variables.map { $0[name] ?? [] }
      let sets = values.map(Set.init)
      changed[name] =
        values[0].filter { !sets[1].contains($0) } + values[1].filter { !sets[0].contains($0) }
    }
    changed = changed.filter { !$0.value.isEmpty }
    guard !changed.isEmpty else { return }
    for rule in lists.joined() {
      for name in rule.variableNames {
        for value in changed[name] ?? [] {
          guard made.count < limit else { return }
          let link = rule.link(taking: value, for: name)
          add(link.path, link.query, link.fragment)
        }
      }
    }
  }

  private mutating func add(_ paths: [String], _ queries: [String], _ fragments: [String]) {
    for path in paths {
      for query in queries {
        for fragment in fragments {
          guard made.count < limit else { return }
          add(path, query, fragment)
        }
      }
    }
  }

  private mutating func add(_ path: String, _ query: String, _ fragment: String) {
    // Nobody has a link with a blank in it.
    let url = LinkEncoding.encode(
      "https://\(host)\(path.hasPrefix("/") ? "" : "/")\(path)"
        + (query.isEmpty ? "" : "?\(query)") + (fragment.isEmpty ? "" : "#\(fragment)"))
    if seen.insert(url).inserted { made.append(url) }
  }
}

/// Texts for the three parts of a link that one rule makes worth trying.
private struct Parts {
  /// All of these with each other.
  var paths: [String]
  var queries: [String]
  var fragments: [String]
  /// One of each that the rule takes.
  var path: String
  var query: String
  var fragment: String
  /// These with such ones.
  var otherPaths: [String]
  var otherQueries: [String]
  var otherFragments: [String]

  init(_ rule: PatternParts) {
    paths = rule.path.map { Parts.variants(of: $0, isPath: true) } ?? ["/", "/x"]
    queries = Parts.queries(of: rule)
    fragments = [""] + (rule.fragment.map { Parts.variants(of: $0) } ?? [])
    func texts(_ pattern: PatternParts.Pattern?) -> [String] {
      pattern.map { PatternFilling.texts(of: $0.text, $0.variables) } ?? []
    }
    (otherPaths, otherFragments) = (texts(rule.path), texts(rule.fragment))
    otherQueries = texts(rule.query) + Parts.rows(of: rule) + Parts.otherSpellings(of: rule)
    let plain = PatternFilling()
    path = rule.path.map { plain.text(of: $0.text, $0.variables) } ?? "/"
    query = rule.query.map { plain.text(of: $0.text, $0.variables) } ?? Parts.row(of: rule, plain)
    fragment = rule.fragment.map { plain.text(of: $0.text, $0.variables) } ?? ""
  }

  private static func queries(of rule: PatternParts) -> [String] {
    var queries = ["", "x=1"]
    if let pattern = rule.query {
      for text in variants(of: pattern) { queries += [text, text + "&x=1"] }
    }
    guard !rule.items.isEmpty else { return queries }
    for filling in PatternFilling.common {
      queries += [row(of: rule, filling), "x=1&" + row(of: rule, filling, isReversed: true)]
    }
    for item in rule.items {
      queries += [item.name, "\(item.name)=", "\(item.name)=x", "\(item.name)=1&\(item.name)="]
    }
    return queries
  }

  private static func row(
    of rule: PatternParts, _ filling: PatternFilling, isReversed: Bool = false
  ) -> String {
    let items = rule.items.map { "\($0.name)=\(filling.text(of: $0.pattern, rule.variables))" }
    return (isReversed ? items.reversed() : items).joined(separator: "&")
  }

  /// Each item filled in all ways, all of them at once.
  private static func rows(of rule: PatternParts) -> [String] {
    let columns = rule.items.map { item in
      PatternFilling.texts(of: item.pattern, rule.variables).map { "\(item.name)=\($0)" }
    }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      columns.map { $0[row % $0.count] }.joined(separator: "&")
    }
  }

  /// Items in other case and other encoding: what a rule makes of either it makes of all its items.
  private static func otherSpellings(of rule: PatternParts) -> [String] {
    let spellings = [swappingCase, encodingLastLetter]
    return PatternFilling.common.flatMap { filling in
      let items = rule.items.map {
        (name: $0.name, value: filling.text(of: $0.pattern, rule.variables))
      }
      return spellings.flatMap { spelling in
        [
          items.map { "\(spelling($0.name))=\($0.value)" }.joined(separator: "&"),
          items.map { "\($0.name)=\(spelling($0.value))" }.joined(separator: "&"),
        ]
      }
    }
  }

  /// Texts that match the pattern, and neighbours of a path.
  private static func variants(of pattern: PatternParts.Pattern, isPath: Bool = false) -> [String] {
    var texts: [String] = []
    for filling in PatternFilling.common {
      let text = filling.text(of: pattern.text, pattern.variables)
      texts += [text, swappingCase(text), encodingLastLetter(text)]
      guard isPath else { continue }
      texts += [text + "/", text + "%2F", text + "/x", text + "x", text + "/x.html"]
      if let slash = text.lastIndex(of: "/") { texts.append(String(text[..<slash])) }
    }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func swappingCase(_ text: String) -> String {
    String(
      decoding: text.utf8.map { $0.isASCIILetter ? $0 ^ 0x20 : $0 }, as: UTF8.self)
  }

  private static func encodingLastLetter(_ text: String) -> String {
    guard let last = text.unicodeScalars.last, last.isASCII, last != "/" else { return text }
    return text.dropLast() + "%" + String(last.value, radix: 16, uppercase: true)
  }
}
