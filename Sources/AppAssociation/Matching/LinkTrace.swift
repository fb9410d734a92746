/// How a decision came about: every rule that was asked, with what was compared.
public struct LinkTrace: Hashable, Sendable {
  /// One pattern with the text that it was compared with.
  public struct Check: Hashable, Sendable {
    /// `/`, `?`, `#`, or `?.name` for one item of the query.
    public var key: String
    /// The pattern as it stands in the file.
    public var pattern: String
    /// The part of the link in the form in which this rule sees it.
    ///
    /// Several when an item of the query stands there more than once; none when it is missing.
    public var texts: [String]
    /// True when they fit.
    public var matches: Bool
    /// The defaults that the pattern stands in, `applinks.defaults`; nil when the rule itself has it.
    public var defaults: String?

    /// The texts as one, empty when there is none.
    public var text: String { texts.joined(separator: ", ") }
  }

  /// One rule with all its patterns.
  public struct Rule: Hashable, Sendable {
    /// Its place in the entry, from 0.
    public var index: Int
    /// Its place in the document: `applinks.details[0].components[2]`.
    public var path: String
    /// The byte of the file at which it begins.
    public var offset: Int
    /// True when a match keeps the link in the browser.
    public var isExclusion: Bool
    /// The defaults that make it an exclusion, nil when the rule itself says so or is none.
    public var exclusionDefaults: String?
    /// Its patterns; none for a rule that matches every link.
    public var checks: [Check]
    /// How many characters of the link's path a beginning of the path pattern takes.
    public var farthest: Int

    /// True when all patterns fit.
    public var matches: Bool { checks.allSatisfy(\.matches) }
  }

  /// The rules of some apps, up to the one that decided.
  public struct Entry: Hashable, Sendable {
    /// The apps that share the rules, without those that an earlier entry decided; all of them when
    /// it decided all.
    public var apps: [String]
    /// Those that were asked, in order; the last one decided if it matches.
    public var rules: [Rule]
    /// Something about the entry as a whole, for instance that no rules narrow the links, or that
    /// an earlier entry decided.
    public var note: String?
  }

  /// Why no rule was asked at all: another host, or no web link.
  public var note: String?
  /// One for each entry of the file.
  public var entries: [Entry]

  /// Of the rules that would have opened the app the one that came nearest to it.
  ///
  /// By the number of patterns that fit, then by how much of the path the pattern takes. Answers
  /// "why not?" where no rule matched.
  public func nearestRule(for app: String) -> Rule? {
    let rules = entries.filter { $0.apps.contains(app) }.flatMap(\.rules)
    var best: (rule: Rule, score: (Int, Int))?
    for rule in rules where !rule.isExclusion {
      let score = (rule.checks.prefix(while: \.matches).count, rule.farthest)
      if let current = best, current.score >= score { continue }
      best = (rule, score)
    }
    return best?.rule
  }

  static func note(on url: LinkURL, host: String) -> String? {
    if url.isServed(by: host) { return nil }
    return url.scheme == "https" || url.scheme == "http"
      ? "the file of \(host) says nothing about links to \(url.host)"
      : "only http and https links open apps by association"
  }
}

extension AppleLinkRules {
  /// Every rule that is asked about the link, with what it compares.
  public func trace(for url: LinkURL, host: String) -> LinkTrace {
    let note = LinkTrace.note(on: url, host: host)
    var text = LinkText(url)
    // The entry by which each app was decided.
    var decided: [String: String] = [:]
    return LinkTrace(
      note: note,
      entries: entries.map { entry in
        let apps = entry.apps.filter { decided[$0] == nil }
        if apps.isEmpty, let first = entry.apps.first.flatMap({ decided[$0] }) {
          return LinkTrace.Entry(apps: entry.apps, rules: [], note: "decided by \(first)")
        }
        var rules: [LinkTrace.Rule] = []
        for rule in note == nil ? entry.rules : [] {
          rules.append(rule.trace(&text, in: entry))
          guard rules.last?.matches == true else { continue }
          for app in apps { decided[app] = entry.path }
          break
        }
        return LinkTrace.Entry(apps: apps, rules: rules, note: entry.note)
      })
  }
}

extension AppleRule {
  fileprivate func trace(
    _ text: inout LinkText, in entry: AppleLinkRules.Entry
  ) -> LinkTrace.Rule {
    var checks: [LinkTrace.Check] = []
    func defaults(_ level: Level) -> String? {
      switch level {
      case .rule: nil
      case .entry: "\(entry.path).defaults"
      case .file: "applinks.defaults"
      }
    }
    func check(
      _ key: String, _ pattern: String, _ level: Level, _ part: LinkPart, _ matches: Bool
    ) {
      checks.append(
        LinkTrace.Check(
          key: key, pattern: pattern, texts: [String(characters: part.characters)],
          matches: matches, defaults: defaults(level)))
    }
    var farthest = 0
    if let pattern = self.path {
      let part = text.path(form)
      check("/", source.path ?? "", source.pathLevel, part, pattern.matches(part))
      farthest = pattern.farthest(in: part)
    }
    switch query {
    case .anything: break
    case .whole(let pattern):
      let part = text.query(form)
      check("?", source.query ?? "", source.queryLevel, part, pattern.matches(part))
    case .items(let patterns):
      let items = text.items(form)
      for ((name, pattern), written) in zip(patterns, source.items) {
        let values = items.filter { $0.name == name }.map {
          String(characters: $0.value.characters)
        }
        checks.append(
          LinkTrace.Check(
            key: "?.\(written.name)", pattern: written.pattern, texts: values,
            matches: AppleRule.holds(pattern, for: name, in: items),
            defaults: defaults(source.queryLevel)))
      }
    }
    if let fragment {
      let part = text.fragment(form)
      check("#", source.fragment ?? "", source.fragmentLevel, part, fragment.matches(part))
    }
    return LinkTrace.Rule(
      index: index, path: "\(entry.path).\(entry.rulesKey)[\(index)]", offset: offset,
      isExclusion: isExclusion, exclusionDefaults: defaults(source.exclusionLevel),
      checks: checks, farthest: farthest)
  }
}

extension String {
  init(characters: [UInt32]) {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: characters.compactMap(Unicode.Scalar.init))
    self.init(scalars)
  }
}
