/// Finds in a long list of rules the few that a link may match, by what they spell out.
///
/// A site whose meetings name their apps has a rule or two for each of them, and as many links.
struct RuleIndex: Sendable {
  /// What a link must have to match a rule.
  enum Key {
    /// This path, as rules compare it.
    case path([UInt32])
    /// An item of the query with this name and value.
    case item(name: [UInt32], value: [UInt32])
    /// Nothing that could be looked up.
    case anything
  }

  private struct Item: Hashable {
    var name: [UInt32]
    var value: [UInt32]
  }

  private static let shortestList = 16

  private var paths: [[UInt32]: [Int]] = [:]
  private var items: [Item: [Int]] = [:]
  private var others: [Int] = []

  /// Nil when to ask one rule after the other is as quick.
  init?(_ keys: [Key]) {
    guard keys.count >= RuleIndex.shortestList else { return nil }
    for (number, key) in keys.enumerated() {
      switch key {
      case .path(let path): paths[path, default: []].append(number)
      case .item(let name, let value):
        items[Item(name: name, value: value), default: []].append(number)
      case .anything: others.append(number)
      }
    }
    if others.count * 2 > keys.count { return nil }
  }

  /// False when the items of a link do not matter.
  var looksAtItems: Bool { !items.isEmpty }

  /// The numbers of the rules that such a link may match, in their order; no other rule matches it.
  ///
  /// A path is looked up without its first slash as well, since rules may lack it.
  func candidates(
    path: [UInt32], items found: [(name: [UInt32], value: [UInt32])]
  ) -> [Int] {
    var numbers = others
    if !paths.isEmpty {
      numbers += paths[path] ?? []
      numbers += paths[Array(path.dropFirst())] ?? []
    }
    for item in found { numbers += items[Item(name: item.name, value: item.value)] ?? [] }
    return numbers.sorted()
  }
}

extension AppleRule {
  /// Only for rules that compare links as they are written.
  var key: RuleIndex.Key {
    guard form == LinkText.Form(folds: false, decodes: false) else { return .anything }
    if case .items(let items) = query {
      for item in items {
        // An empty value means a missing item too.
        if let value = item.pattern.literal, !value.isEmpty {
          return .item(name: item.name, value: value)
        }
      }
    }
    return path?.pattern.literal.map(RuleIndex.Key.path) ?? .anything
  }
}

extension AndroidLinkRules.Rule {
  var key: RuleIndex.Key {
    for item in query {
      if let value = item.pattern.literal {
        return .item(name: item.characters, value: value)
      }
    }
    return path?.literal.map(RuleIndex.Key.path) ?? .anything
  }
}
