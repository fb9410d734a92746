/// Checks the shape of an apple-app-site-association file, from its root to the entries.
///
/// The checks of one entry stand in `AppleLint+Details`, those of its patterns in `PatternLint`, of
/// the order of its rules in `RuleOrderLint`.
struct AppleLint {
  static let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]

  /// False for a file that no device reads anyway, where comparing rules could take long.
  var comparesRules: Bool

  func check(_ root: JSONNode, _ report: inout LintReport) {
    guard root.value.object != nil else {
      report.add(
        .error, "json.root-not-object", "the root is \(root.value.kind)",
        effect: "the device takes nothing of the file, no link opens an app",
        fix: "write an object: {\"applinks\": …}")
      return
    }
    for (name, node) in root.members where !AppleLint.services.contains(name) {
      if AppleLint.linkKeys.contains(name) {
        let hasRules = root["applinks"]?["details"] != nil
        report.add(
          .error, "root.misspelled-key", "\"\(name)\" stands at the root",
          effect: "the device looks for it in applinks, "
            + (hasRules ? "and passes over this one" : "so no link opens an app"),
          fix: "write {\"applinks\": {\"\(name)\": …}}", at: node)
        continue
      }
      report.addUnknownKey(
        name, at: node, known: AppleLint.services, level: .root, misspelled: "root.misspelled-key",
        effect: "the device passes over the section")
    }
    if AppleLint.services.allSatisfy({ root[$0] == nil }) {
      report.add(
        .warning, "root.no-service",
        "the file has none of \(AppleLint.services.joined(separator: ", "))",
        effect: "the file is valid and does nothing",
        fix: "for links write {\"applinks\": {\"details\": […]}}")
    }
    var linkApps: [String] = []
    if let applinks = root["applinks"],
      report.expects("an object", applinks, effect: "no link opens an app", \.object) != nil
    {
      linkApps = check(applinks: applinks, &report)
    }
    let passwordApps = root["webcredentials"]?["apps"]?.elements.compactMap(\.value.string) ?? []
    for name in AppleLint.services.dropFirst() {
      guard let node = root[name] else { continue }
      check(service: node, name, fullApps: linkApps + passwordApps, &report)
    }
  }

  /// A service that only lists apps.
  private func check(
    service: JSONNode, _ name: String, fullApps: [String], _ report: inout LintReport
  ) {
    let effect = "the device passes over \(name)"
    guard report.expects("an object", service, effect: effect, \.object) != nil else { return }
    for (key, node) in service.members where key != "apps" {
      if key == "details" {
        report.add(
          .warning, "service.details-ignored", "\(name) has details",
          effect: "they count in applinks only", fix: "list the apps: {\"apps\": […]}", at: node)
      } else {
        report.addUnknownKey(
          key, at: node, known: ["apps"], synonyms: ["appIDs": "apps", "appID": "apps"],
          level: .service, misspelled: "root.misspelled-key",
          effect: "the device passes over the key")
      }
    }
    guard let apps = service["apps"] else {
      report.add(
        .warning, "root.no-service", "\(name) has no apps", effect: "the section does nothing",
        fix: "list the apps: {\"apps\": […]}", at: service)
      return
    }
    guard report.expects("an array of App IDs", apps, effect: effect, \.array) != nil else {
      return
    }
    if apps.elements.isEmpty {
      report.add(
        .warning, "root.no-service", "\(name) lists no app", effect: "the section does nothing",
        fix: "list the apps, or remove the section", at: apps)
    }
    for app in apps.elements {
      guard let text = checkAppID(app, &report) else { continue }
      if name == "appclips" { checkClip(text, fullApps: fullApps, at: app, &report) }
    }
  }

  /// A Clip is called after its app, with one more part: `….calls.Clip`.
  private func checkClip(
    _ text: String, fullApps: [String], at node: JSONNode, _ report: inout LintReport
  ) {
    let labels = text.split(separator: ".")
    let parent = labels.dropLast().joined(separator: ".")
    // Not in the middle: `eclipse` is none.
    let name = labels.last?.lowercased() ?? ""
    let isClip = ["clip", "clips"].contains { name.hasPrefix($0) || name.hasSuffix($0) }
    if isClip || fullApps.contains(parent) { return }
    report.add(
      .warning, "appclips.not-a-clip", "\"\(text)\" does not look like an App Clip",
      effect: "the Clip is not started from this host",
      fix: "list the Clip: the App ID of the app with one part more, such as .Clip", at: node)
  }

  /// The text of an App ID after it was checked, nil when it is no text.
  func checkAppID(_ node: JSONNode, _ report: inout LintReport) -> String? {
    let effect = "no app has this identifier, so nothing opens"
    guard let text = report.expects("an App ID", node, effect: effect, \.string) else { return nil }
    switch AppID.read(text) {
    case .failure(let problem): report.add(problem, effect: effect, at: node)
    case .success(let appID):
      if appID.isSample {
        report.add(
          .warning, "appid.sample", "\"\(text)\" is the sample of a manual", effect: effect,
          fix: "write the App ID of your app", at: node)
      }
    }
    return text
  }
}
