/// Makes links that the rules of two files could decide differently.
///
/// From each pattern links that just match it and links that just miss it: wildcards filled in
/// several ways, a slash or a segment more or less, query items missing, empty, doubled, other case,
/// other encoding. Rules that only one of the files has come first.
struct LinkMaker {
  /// So many links are made at most: files of a person's size are far below.
  static let limit = 20_000

  private let host: String
  private var seen: Set<String> = []
  private var made: [String] = []

  init(host: String) {
    self.host = host
  }

  /// The links, short ones first.
  var links: [LinkURL] {
    made.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.compactMap(LinkURL.init)
  }

  mutating func add(rulesOf old: JSONValue, beside new: JSONValue, kind: AssociationKind) {
    let lists = [old, new].map { PatternParts.all(in: $0, kind: kind) }
    let sets = lists.map(Set.init)
    let changed =
      lists[0].filter { !sets[1].contains($0) } + lists[1].filter { !sets[0].contains($0) }
    add("/", "", "")
    let rules = (changed + lists[0] + lists[1]).map(Parts.init)
    for rule in rules { add(rule.paths, rule.queries, rule.fragments) }
    // What is left goes to links in which rules meet.
    for rule in rules where made.count < LinkMaker.limit {
      for other in rules { add(rule.paths, other.queries, other.fragments) }
    }
  }

  private mutating func add(_ paths: [String], _ queries: [String], _ fragments: [String]) {
    for path in paths {
      for query in queries {
        for fragment in fragments {
          guard made.count < LinkMaker.limit else { return }
          add(path, query, fragment)
        }
      }
    }
  }

  private mutating func add(_ path: String, _ query: String, _ fragment: String) {
    let url =
      "https://\(host)\(path.hasPrefix("/") ? "" : "/")\(path)"
      + (query.isEmpty ? "" : "?\(query)") + (fragment.isEmpty ? "" : "#\(fragment)")
    if seen.insert(url).inserted { made.append(url) }
  }
}

/// Texts for the three parts of a link that one rule makes worth trying.
private struct Parts {
  var paths: [String]
  var queries: [String]
  var fragments: [String]

  init(_ rule: PatternParts) {
    paths = rule.path.map { Parts.variants(of: $0, isPath: true) } ?? ["/", "/x"]
    queries = Parts.queries(of: rule)
    fragments = [""] + (rule.fragment.map { Parts.variants(of: $0) } ?? [])
  }

  private static func queries(of rule: PatternParts) -> [String] {
    var queries = ["", "x=1"]
    if let pattern = rule.query {
      for text in variants(of: pattern) { queries += [text, text + "&x=1"] }
    }
    guard !rule.items.isEmpty else { return queries }
    for filling in PatternFilling.all {
      let items = rule.items.map { "\($0.name)=\(filling.text(of: $0.pattern, rule.variables))" }
      queries.append(items.joined(separator: "&"))
      queries.append((items + ["x=1"]).reversed().joined(separator: "&"))
    }
    for item in rule.items {
      queries += [item.name, "\(item.name)=", "\(item.name)=x", "\(item.name)=1&\(item.name)="]
    }
    return queries
  }

  /// Texts that match the pattern, and neighbours of a path.
  private static func variants(of pattern: PatternParts.Pattern, isPath: Bool = false) -> [String] {
    var texts: [String] = []
    for filling in PatternFilling.all {
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
