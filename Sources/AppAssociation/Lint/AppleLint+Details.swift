extension AppleLint {
  static let linkKeys = ["apps", "details", "defaults", "substitutionVariables"]
  private static let detailKeys = ["appIDs", "appID", "components", "paths", "defaults"]

  /// Checks the section for links and returns the apps that it names.
  func check(applinks: JSONNode, _ report: inout LintReport) -> [String] {
    for (name, node) in applinks.members where !AppleLint.linkKeys.contains(name) {
      report.addUnknownKey(
        name, at: node, known: AppleLint.linkKeys, level: .links,
        misspelled: "root.misspelled-key", effect: "the device passes over the key")
    }
    checkLegacyApps(applinks, &report)
    let variables = VariableLint(applinks, &report)
    var patterns = PatternLint(variables: variables)
    let reader = AppleRuleReader(applinks.value, version: .newest)
    if let defaults = applinks["defaults"] {
      check(defaults: defaults, reader.form(ofDefaults: nil), &patterns, &report)
    }
    var apps = AppsSeen()
    var earlier = EntriesSeen()
    for entry in entries(of: applinks, &report) {
      let names = checkApps(of: entry.node, named: entry.appID, &report)
      for app in names { apps.note(app.text, in: entry.number, at: app.node, &report) }
      let appIDs = Set(names.map(\.text))
      let rules = check(
        entry: entry.node, reader, above: earlier.rules(asked: appIDs), &patterns, &report)
      if comparesRules { earlier.append(rules, of: appIDs) }
    }
    variables.reportUnused(patterns.usedVariables, &report)
    return apps.all
  }

  private func checkLegacyApps(_ applinks: JSONNode, _ report: inout LintReport) {
    let effect = "iOS 12 and earlier take no links then; later systems do not need the key"
    guard let apps = applinks["apps"],
      let list = report.expects("an empty array", apps, effect: effect, \.array), !list.isEmpty
    else { return }
    report.add(
      .warning, "applinks.apps-not-empty", "apps is not empty", effect: effect,
      fix: "write \"apps\": [] or remove it; apps stand in details", at: apps)
  }

  /// The entries of details; of the oldest form each with the App ID that is its key.
  private func entries(
    of applinks: JSONNode, _ report: inout LintReport
  ) -> [(number: Int, node: JSONNode, appID: String?)] {
    let nothing = "no link opens an app"
    guard let details = applinks["details"] else {
      report.add(
        AssociationFinding(
          .error, "applinks.details-missing", "applinks has no details", effect: nothing,
          fix: "write \"details\": […]", offset: applinks.offset, path: "applinks.details"))
      return []
    }
    let members = details.members
    if details.value.array?.isEmpty == true || details.value.object?.isEmpty == true {
      report.add(
        .warning, "applinks.details-empty", "details is empty", effect: nothing,
        fix: "add an entry: {\"appIDs\": […], \"components\": […]}", at: details)
    } else if members.contains(where: { AppleLint.detailKeys.contains($0.name) }) {
      report.add(
        .error, "type.mismatch", "details is one object instead of an array", effect: nothing,
        fix: "write \"details\": [{…}]", at: details)
      return []
    } else if !members.isEmpty {
      report.add(
        .warning, "applinks.details-dictionary", "details is an object with App IDs as keys",
        effect: "which entry is asked first is not certain",
        fix: "write an array of entries with appIDs", at: details)
      return members.enumerated().map { ($0, $1.node, $1.name) }.filter { isEntry($0.1, &report) }
    }
    guard
      report.expects(
        "an array", details, effect: nothing, { $0.array ?? ($0.object.map { _ in [] }) }) != nil
    else { return [] }
    return details.elements.enumerated().map { ($0, $1, nil) }.filter { isEntry($0.1, &report) }
  }

  private func isEntry(_ node: JSONNode, _ report: inout LintReport) -> Bool {
    report.expects("an object", node, effect: "the device passes over the entry", \.object) != nil
  }

  private func checkApps(
    of entry: JSONNode, named name: String?, _ report: inout LintReport
  ) -> [(text: String, node: JSONNode)] {
    if let name {
      if case .failure(let problem) = AppID.read(name) {
        report.add(problem, effect: "no app has this identifier, so nothing opens", at: entry)
      }
      return [(name, entry)]
    }
    let list = entry["appIDs"]
    let single = entry["appID"]
    if let list {
      let effect = "the entry is for no app"
      let ids = report.expects("an array of App IDs", list, effect: effect, \.array)
      if ids?.isEmpty == true {
        let hidden = single == nil ? "" : ", and appID beside it is not read"
        report.add(
          .error, "detail.empty-app-ids", "appIDs is empty", effect: effect + hidden,
          fix: "list the App IDs", at: list)
      } else if single != nil {
        report.add(
          .warning, "detail.both-app-id-forms", "the entry has appID and appIDs",
          effect: "appID is not read", fix: "keep appIDs", at: entry)
      }
      return list.elements.compactMap { node in checkAppID(node, &report).map { ($0, node) } }
    }
    guard let single else {
      report.add(
        .error, "detail.no-app-id", "the entry names no app", effect: "its rules are for nobody",
        fix: "add \"appIDs\": […]", at: entry)
      return []
    }
    return checkAppID(single, &report).map { [($0, single)] } ?? []
  }

  private func check(
    entry: JSONNode, _ reader: AppleRuleReader, above: [OrderedRule],
    _ patterns: inout PatternLint, _ report: inout LintReport
  ) -> [OrderedRule] {
    let components = entry["components"]
    let paths = entry["paths"]
    let level: KeyLevel = components == nil && paths != nil ? .pathEntry : .entry
    for (name, node) in entry.members where !AppleLint.detailKeys.contains(name) {
      report.addUnknownKey(
        name, at: node, known: AppleLint.detailKeys,
        synonyms: ["apps": "appIDs", "path": "paths", "component": "components"], level: level,
        misspelled: "detail.misspelled-key", effect: "the device passes over the key")
    }
    if let defaults = entry["defaults"] {
      check(defaults: defaults, reader.form(ofDefaults: defaults.value), &patterns, &report)
    }
    if components == nil, paths == nil {
      report.add(
        .error, "detail.no-rules", "the entry has neither components nor paths",
        effect: "what the device does is not known: it may open every link or none",
        fix: "add \"components\": […]", at: entry)
    } else if components != nil, paths != nil {
      report.add(
        .warning, "detail.mixed-formats", "the entry has components and paths",
        effect: "iOS 13 and later do not read paths", fix: "keep components", at: entry)
    }
    let rules = reader.rules(of: entry.value)
    if let components {
      return check(components: components, rules, above: above, &patterns, &report)
    }
    guard let paths else { return [] }
    return check(paths: paths, rules, above: above, &patterns, &report)
  }
}

/// The rules of all entries so far, for later entries of the same apps.
private struct EntriesSeen {
  private var entries: [(apps: Set<String>, rules: [OrderedRule])] = []
  /// The entries of each app.
  private var places: [String: [Int]] = [:]

  mutating func append(_ rules: [OrderedRule], of apps: Set<String>) {
    for app in apps { places[app, default: []].append(entries.count) }
    entries.append((apps, rules))
  }

  /// The rules that are asked before those of a further entry for these apps, whichever of them is
  /// meant; of very many only the first.
  func rules(asked apps: Set<String>) -> [OrderedRule] {
    let first = apps.min().flatMap { places[$0] } ?? []
    var rules: [OrderedRule] = []
    for place in first.prefix(RuleOrderLint.comparedRules)
    where rules.count < RuleOrderLint.comparedRules && apps.isSubset(of: entries[place].apps) {
      rules += entries[place].rules
    }
    return rules
  }
}

/// The apps of all entries so far.
private struct AppsSeen {
  private(set) var all: [String] = []
  private var spellings: [String: (app: String, entry: Int)] = [:]

  mutating func note(
    _ app: String, in entry: Int, at node: JSONNode, _ report: inout LintReport
  ) {
    let folded = app.lowercased()
    if let first = spellings[folded] {
      if first.app != app {
        report.add(
          .warning, "app.case-variant", "\"\(app)\" differs from \"\(first.app)\" only in case",
          effect: "whether the device takes them for one app is not certain",
          fix: "write it as the signed app does", at: node)
      } else if first.entry == entry {
        report.add(
          .warning, "app.duplicate-entry", "\"\(app)\" stands in this entry a second time",
          effect: "it changes nothing", fix: "remove it", at: node)
      } else {
        report.add(
          .warning, "app.duplicate-entry", "\"\(app)\" stands in the file a second time",
          effect: "these rules count only for links that no rule of the first entry matches",
          fix: "put the rules of an app into one entry", at: node)
      }
    } else {
      spellings[folded] = (app, entry)
      all.append(app)
    }
  }
}
