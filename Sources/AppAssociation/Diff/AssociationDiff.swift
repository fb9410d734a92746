/// What changes for people's links when one association file takes the place of another.
///
/// Compared are decisions, not texts: a changed layout, order or wording that decides every link as
/// before is no difference. The links are the given ones and many that are made from the patterns
/// of both files; that none of them changes is strong evidence, but no proof, that no link does.
public struct AssociationDiff: Hashable, Sendable {
  /// What a link does for one app.
  public enum Effect: String, Hashable, Sendable {
    /// It opens the app.
    case opens
    /// It stays in the browser, by a rule or for lack of one.
    case browser
    /// Android: the app's manifest decides, no rules narrow it.
    case manifest
  }

  /// A change for one app, with links that show it.
  public struct Change: Hashable, Sendable {
    /// App ID or package name.
    public var app: String
    /// What the links did.
    public var before: Effect
    /// What they do.
    public var after: Effect
    /// Links that changed so, given ones first, then the short ones.
    public var witnesses: [String]
    /// How many of the links that were tried changed so.
    public var count: Int
  }

  /// Links that two apps take, of which another one gets them now.
  public struct Opener: Hashable, Sendable {
    /// The app that opened when both were installed.
    public var before: String
    /// The app that opens now.
    public var after: String
    /// Links that changed so, given ones first, then the short ones.
    public var witnesses: [String]
    /// How many of the links that were tried changed so.
    public var count: Int
  }

  /// Apps whose links only the new file decides.
  public var addedApps: [String] = []
  /// Apps whose links only the old file decides.
  public var removedApps: [String] = []
  /// What else only the new file grants: `webcredentials <app>`, `<relation> <package>` and such.
  public var addedGrants: [String] = []
  /// What else only the old file grants.
  public var removedGrants: [String] = []
  /// Links of apps in both files.
  public var changes: [Change] = []
  /// Links that each app takes as before, but not before the same others.
  public var openers: [Opener] = []

  /// True when nothing that anybody could notice changes.
  public var isEmpty: Bool {
    addedApps.isEmpty && removedApps.isEmpty && addedGrants.isEmpty && removedGrants.isEmpty
      && changes.isEmpty && openers.isEmpty
  }

  /// Compares two files of one kind that `host` serves.
  ///
  /// `knownURLs` are links in use, those of other hosts do not count. A change shows so many links
  /// as `witnesses` says.
  public init(
    old: JSONValue, new: JSONValue, kind: AssociationKind, host: String,
    knownURLs: [String] = [], witnesses: Int = 5
  ) {
    let deciders = [old, new].map { LinkDecider(file: $0, kind: kind, host: host) }
    compare(deciders.map(\.apps), &removedApps, &addedApps)
    let grants = [old, new].map { FileGrants.list(of: $0, kind: kind) }
    compare(grants, &removedGrants, &addedGrants)
    guard !old.means(sameAs: new) else { return }
    let known = knownURLs.compactMap(LinkURL.init).filter { $0.isServed(by: host) }
    var makers = LinkMaker(host: host, rules: deciders.map(\.ruleCount).max() ?? 0)
    makers.add(rulesOf: old, beside: new, kind: kind)
    let common = Set(deciders[0].apps).intersection(deciders[1].apps)
    // An app whose rules stayed the same takes the same links.
    let changed = deciders[0].apps.filter {
      common.contains($0) && deciders[0].patterns[$0] != deciders[1].patterns[$0]
    }
    var seen: Set<String> = []
    for url in known + makers.links where seen.insert(url.text).inserted {
      var isChanged = false
      for app in changed {
        let (before, after) = (deciders[0].effect(of: url, app), deciders[1].effect(of: url, app))
        guard before != after else { continue }
        isChanged = true
        note(url.text, app, before, after, limit: witnesses)
      }
      if !isChanged, let before = deciders[0].opener(of: url),
        let after = deciders[1].opener(of: url), before != after, common.contains(before),
        common.contains(after)
      {
        note(url.text, before, after, limit: witnesses)
      }
    }
  }

  private func compare(_ lists: [[String]], _ removed: inout [String], _ added: inout [String]) {
    let (old, new) = (Set(lists[0]), Set(lists[1]))
    removed = lists[0].filter { !new.contains($0) }
    added = lists[1].filter { !old.contains($0) }
  }

  private mutating func note(
    _ url: String, _ app: String, _ before: Effect, _ after: Effect, limit: Int
  ) {
    let index =
      changes.firstIndex { $0.app == app && $0.before == before && $0.after == after }
      ?? changes.endIndex
    if index == changes.endIndex {
      changes.append(Change(app: app, before: before, after: after, witnesses: [], count: 0))
    }
    changes[index].count += 1
    if changes[index].witnesses.count < limit { changes[index].witnesses.append(url) }
  }

  private mutating func note(_ url: String, _ before: String, _ after: String, limit: Int) {
    let index =
      openers.firstIndex { $0.before == before && $0.after == after } ?? openers.endIndex
    if index == openers.endIndex {
      openers.append(Opener(before: before, after: after, witnesses: [], count: 0))
    }
    openers[index].count += 1
    if openers[index].witnesses.count < limit { openers[index].witnesses.append(url) }
  }
}
