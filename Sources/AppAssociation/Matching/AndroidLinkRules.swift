/// What an assetlinks.json makes Android do with links.
///
/// Android 15 and later (with Google services) narrow the links that an app's manifest claims by
/// the dynamic rules; older ones do not know them. Nothing about slashes is documented, so a path is
/// compared as it is written.
public struct AndroidLinkRules: Sendable {
  /// What Android does with a link for an app that this file names.
  public enum Answer: Hashable, Sendable {
    /// The dynamic rules decide: match, exclude, or no match, which is refused too.
    case rules(LinkDecision)
    /// No rules narrow the links: whatever the manifest claims opens the app.
    case manifest
    /// The file says nothing about this app's links, or nothing about this host.
    case notAssociated
  }

  struct Rule: Sendable {
    var index: Int
    var offset: Int
    var isExclusion: Bool
    var path: DynamicPattern?
    var query: [Item]
    var fragment: DynamicPattern?

    struct Item: Sendable {
      var name: String
      /// Of the name.
      var characters: [UInt32]
      var pattern: DynamicPattern
    }
  }

  struct Statement: Sendable {
    /// Its place in the file.
    var number: Int
    var package: String
    /// Nil when there are no rules, or Android drops them because one is malformed.
    var rules: [Rule]?
    /// Nil where all rules have to be asked.
    var index: RuleIndex?

    func firstMatch(_ link: DynamicLink) -> Rule? {
      guard let rules else { return nil }
      guard let index else { return rules.first { link.matches($0) } }
      return index.candidates(path: link.path, items: link.items).lazy.map { rules[$0] }
        .first { link.matches($0) }
    }
  }

  let statements: [Statement]
  /// The packages that may handle links, each once, in the order of the file.
  public let apps: [String]
  /// True when the file takes over statements of other files (`include`).
  ///
  /// Those are not read, so an app of theirs may open links too.
  public let takesOverStatements: Bool
  /// The first statement of an app with rules; without any, its first.
  private let statementOfApp: [String: Int]
  private let readsDynamicRules: Bool

  /// Takes a file of any quality; `version` is that of Android, 15 or later reads dynamic rules.
  public init(_ file: JSONValue, version: Int = .max) {
    let elements = file.array ?? []
    let statements = elements.enumerated().compactMap(AndroidLinkRules.statement)
    self.statements = statements
    takesOverStatements = elements.contains { $0["include"] != nil }
    var seen: Set<String> = []
    apps = statements.map(\.package).filter { seen.insert($0).inserted }
    var places: [String: Int] = [:]
    for (index, statement) in statements.enumerated() {
      let known = places[statement.package]
      if known.map({ statements[$0].rules == nil && statement.rules != nil }) ?? true {
        places[statement.package] = index
      }
    }
    statementOfApp = places
    readsDynamicRules = version >= 15
  }

  /// What happens with the link for `app`.
  ///
  /// Of two rule lists for one app it is not certain which is used; this takes the first.
  public func answer(for url: LinkURL, host: String, app: String) -> Answer {
    guard let place = statementOfApp[app], url.isServed(by: host) else { return .notAssociated }
    let statement = statements[place]
    guard readsDynamicRules, statement.rules != nil else { return .manifest }
    guard let hit = statement.firstMatch(DynamicLink(url)) else { return .rules(.noMatch) }
    let outcome: LinkDecision.Outcome = hit.isExclusion ? .exclude : .match
    return .rules(LinkDecision(outcome, detail: statement.number, rule: hit.index))
  }

  /// Every rule that is asked about the link, with what it compares.
  public func trace(for url: LinkURL, host: String) -> LinkTrace {
    let note = LinkTrace.note(on: url, host: host)
    let link = DynamicLink(url)
    return LinkTrace(
      note: note,
      entries: statements.enumerated().map { place, statement in
        var entry = LinkTrace.Entry(apps: [statement.package], rules: [])
        if let deciding = statementOfApp[statement.package], deciding != place {
          entry.note = "decided by [\(statements[deciding].number)]"
          return entry
        }
        guard readsDynamicRules, let rules = statement.rules else {
          entry.note = "no rules narrow the links: the manifest of the app decides"
          return entry
        }
        for rule in note == nil ? rules : [] {
          let path = "[\(statement.number)].\(AndroidLinkRules.rulesPath)[\(rule.index)]"
          entry.rules.append(link.trace(rule, path: path))
          if entry.rules.last?.matches == true { break }
        }
        return entry
      })
  }

  /// Where the rules stand in a statement.
  package static let rulesPath =
    "relation_extensions.\(AssetGrant.handleAllURLs).dynamic_app_link_components"

  private static func statement(_ index: Int, _ value: JSONValue) -> Statement? {
    let relations = value["relation"]?.array?.compactMap(\.string) ?? []
    guard relations.contains(AssetGrant.handleAllURLs), let target = value["target"],
      target["namespace"]?.string == "android_app", let package = target["package_name"]?.string
    else { return nil }
    let extensions = value["relation_extensions"]?[AssetGrant.handleAllURLs]
    let list = extensions?["dynamic_app_link_components"]?.array
    let found = list.flatMap(rules)
    return Statement(
      number: index, package: package, rules: found,
      index: found.flatMap { RuleIndex($0.map(\.key)) })
  }

  /// One malformed or empty field, and Android drops all rules.
  private static func rules(_ list: [JSONValue]) -> [Rule]? {
    var rules: [Rule] = []
    for (index, value) in list.enumerated() {
      guard let rule = rule(index, value) else { return nil }
      rules.append(rule)
    }
    return rules.isEmpty ? nil : rules
  }

  /// One rule, nil when it is malformed.
  static func rule(_ index: Int, _ value: JSONValue) -> Rule? {
    guard value.object != nil else { return nil }
    for key in ["/", "#"] {
      if let part = value[key], part.string?.isEmpty != false { return nil }
    }
    if let exclude = value["exclude"], exclude.bool == nil { return nil }
    var query: [Rule.Item] = []
    // A text is dropped alone and widens the rule; so much can be read in Android's source.
    if let part = value["?"], part.string == nil {
      guard let members = part.object, !members.isEmpty else { return nil }
      for member in members {
        guard let pattern = member.value.string, !pattern.isEmpty else { return nil }
        query.append(
          Rule.Item(
            name: member.name, characters: member.name.unicodeScalars.map(\.value),
            pattern: DynamicPattern(pattern)))
      }
    }
    return Rule(
      index: index, offset: value.offset, isExclusion: value["exclude"]?.bool ?? false,
      path: value["/"]?.string.map(DynamicPattern.init), query: query,
      fragment: value["#"]?.string.map(DynamicPattern.init))
  }
}
