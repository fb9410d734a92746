/// What an apple-app-site-association file makes a device do with links.
///
/// ```swift
/// let rules = AppleLinkRules(try JSONValue.read(bytes).get())
/// guard let url = LinkURL.pasted("https://calls.example.com/join/keynote/") else { return }
/// let decision = rules.decision(for: url, host: "calls.example.com")
/// print(decision.app ?? "browser")
/// ```
///
/// Follows Apple's documentation and, where that is silent, what `swcutil` was seen to do.
public struct AppleLinkRules: Sendable {
  struct Entry: Sendable {
    /// Its place in `details`.
    var detail: Int
    var apps: [String]
    var rules: [AppleRule]
    /// Its path in the document.
    var path: String
    /// The key that its rules stand under.
    var rulesKey: String
    /// Why this version of the system takes nothing of the entry, nil when it does.
    var note: String?
    /// Nil where all rules have to be asked.
    private let index: RuleIndex?

    init(
      detail: Int, apps: [String], rules: [AppleRule], path: String, rulesKey: String,
      note: String? = nil
    ) {
      self.detail = detail
      self.apps = apps
      self.rules = rules
      self.path = path
      self.rulesKey = rulesKey
      self.note = note
      index = RuleIndex(rules.map(\.key))
    }

    /// By the first rule that matches, nil when none does.
    func decision(_ text: inout LinkText) -> LinkDecision? {
      guard let index else { return rules.first { $0.matches(&text) }.map(decision(by:)) }
      let form = LinkText.Form(folds: false, decodes: false)
      let items =
        index.looksAtItems
        ? text.items(form).map { (name: $0.name, value: $0.value.characters) } : []
      let candidates = index.candidates(path: text.path(form).characters, items: items)
      return candidates.first { rules[$0].matches(&text) }.map { decision(by: rules[$0]) }
    }

    private func decision(by rule: AppleRule) -> LinkDecision {
      LinkDecision(rule.isExclusion ? .exclude : .match, detail: detail, rule: rule.index)
    }
  }

  let entries: [Entry]
  /// The apps of the file, each once, in the order in which they appear.
  public let apps: [String]
  /// For each of the apps its entries, by their places: with some hundred apps, to look through all
  /// entries for each of them takes the square of the time.
  private let entriesOfApps: [[Int]]
  private let places: [String: Int]

  /// Takes a file of any quality, and the version whose understanding is asked for.
  public init(_ file: JSONValue, version: IOSVersion = .newest) {
    entries = AppleLinkRules.entries(of: file, version)
    var apps: [String] = []
    var places: [String: Int] = [:]
    var entriesOfApps: [[Int]] = []
    for (index, entry) in entries.enumerated() {
      for app in entry.apps {
        let place = places[app] ?? apps.count
        if place == apps.count {
          places[app] = place
          apps.append(app)
          entriesOfApps.append([])
        }
        if entriesOfApps[place].last != index { entriesOfApps[place].append(index) }
      }
    }
    self.apps = apps
    self.places = places
    self.entriesOfApps = entriesOfApps
  }

  /// What the file decides for each of its apps, in their order.
  ///
  /// An exclusion binds only the apps of its own entry; an app that stands in several entries is
  /// decided by the first in which a rule matches.
  public func decisions(for url: LinkURL, host: String) -> [AppDecision] {
    let hits = hits(for: url, host: host)
    return zip(apps, entriesOfApps).map { app, own in
      AppDecision(app: app, decision: own.lazy.compactMap { hits[$0] }.first ?? .noMatch)
    }
  }

  /// What the file decides for one app.
  public func decision(for url: LinkURL, host: String, app: String) -> LinkDecision {
    guard url.isServed(by: host) else { return .noMatch }
    var text = LinkText(url)
    for index in places[app].map({ entriesOfApps[$0] }) ?? [] {
      if let hit = entries[index].decision(&text) { return hit }
    }
    return .noMatch
  }

  /// What happens with the link when all apps of the file are installed: the app that opens, if any.
  public func decision(for url: LinkURL, host: String) -> (app: String?, decision: LinkDecision) {
    var firstExclusion: LinkDecision?
    var decided: Set<String> = []
    for (entry, hit) in zip(entries, hits(for: url, host: host)) {
      guard let hit else { continue }
      let undecided = entry.apps.filter { !decided.contains($0) }
      if hit.outcome == .match, let app = undecided.first { return (app, hit) }
      if hit.outcome == .exclude, firstExclusion == nil, !undecided.isEmpty { firstExclusion = hit }
      decided.formUnion(undecided)
    }
    return (nil, firstExclusion ?? .noMatch)
  }

  /// For each entry the first rule that matches.
  private func hits(for url: LinkURL, host: String) -> [LinkDecision?] {
    guard url.isServed(by: host) else { return entries.map { _ in nil } }
    var text = LinkText(url)
    return entries.map { $0.decision(&text) }
  }

  private static func entries(of file: JSONValue, _ version: IOSVersion) -> [Entry] {
    guard let applinks = file["applinks"], let details = applinks["details"] else { return [] }
    let reader = AppleRuleReader(applinks, version: version)
    let takesNone = !version.readsComponents && applinks["apps"]?.array?.isEmpty != true
    func entry(_ index: Int, _ detail: JSONValue, _ path: String, app: String?) -> Entry {
      var note = takesNone ? "iOS 12 and earlier want \"apps\": [] beside details" : nil
      var apps = app.map { [$0] } ?? AppleLinkRules.apps(of: detail, version)
      if app == nil, note == nil, !version.readsComponents, apps.isEmpty || detail["paths"] == nil {
        note = "iOS 12 and earlier read appID and paths only"
      }
      if note != nil, apps.isEmpty { apps = AppleLinkRules.apps(of: detail, .newest) }
      return Entry(
        detail: index, apps: apps, rules: note == nil ? reader.rules(of: detail) : [],
        path: path, rulesKey: reader.rulesKey(of: detail), note: note)
    }
    switch details.content {
    case .array(let elements):
      return elements.enumerated().map {
        entry($0.offset, $0.element, "applinks.details[\($0.offset)]", app: nil)
      }
    case .object(let members):
      return members.enumerated().map {
        entry(
          $0.offset, $0.element.value, "applinks.details.\($0.element.name)", app: $0.element.name)
      }
    default: return []
    }
  }

  /// `appIDs` hides `appID`, even when it is empty.
  private static func apps(of detail: JSONValue, _ version: IOSVersion) -> [String] {
    if version.readsComponents, let list = detail["appIDs"] {
      return list.array?.compactMap(\.string) ?? []
    }
    return detail["appID"]?.string.map { [$0] } ?? []
  }
}
