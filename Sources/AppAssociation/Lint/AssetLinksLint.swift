/// Checks an assetlinks.json: the statements, what they grant, and to whom.
struct AssetLinksLint {
  private static let nothing = "Android takes nothing of the file, no link opens an app"
  private static let ignored = "Android passes over the statement"
  private static let statementKeys = ["relation", "target", "include", "relation_extensions"]
  private static let targetKeys = [
    "namespace", "package_name", "sha256_cert_fingerprints", "site",
  ]

  /// False for a file that no device reads anyway, where comparing rules could take long.
  var comparesRules: Bool

  func check(_ root: JSONNode, _ report: inout LintReport) {
    guard root.value.array != nil else {
      report.add(
        .error, "dal.root-not-array", "the root is \(root.value.kind)",
        effect: AssetLinksLint.nothing, fix: "write an array of statements: [{…}]")
      return
    }
    let statements = root.elements
    if statements.isEmpty {
      report.add(
        .error, "dal.empty", "the file has no statements",
        effect: "the site vouches for no app, no link opens one",
        fix: "add a statement for each app: {\"relation\": […], \"target\": {…}}")
    }
    var linkApps: Set<String> = []
    for statement in statements where AssetLinksLint.handlesLinks(statement) {
      if let package = statement["target"]?["package_name"]?.value.string {
        linkApps.insert(package)
      }
    }
    var appsWithRules: Set<String> = []
    for statement in statements {
      guard
        report.expects("an object", statement, effect: AssetLinksLint.ignored, \.object) != nil
      else { continue }
      if let include = statement["include"] {
        check(include: include, of: statement, &report)
      } else {
        check(statement: statement, linkApps: linkApps, &report)
        DynamicRuleLint(comparesRules: comparesRules)
          .check(statement, appsWithRules: &appsWithRules, &report)
      }
    }
  }

  private static func handlesLinks(_ statement: JSONNode) -> Bool {
    statement["relation"]?.elements.contains { $0.value.string == AssetGrant.handleAllURLs } == true
  }

  private func check(include: JSONNode, of statement: JSONNode, _ report: inout LintReport) {
    if ["relation", "target", "relation_extensions"].contains(where: { statement[$0] != nil }) {
      report.add(
        .error, "dal.include-with-fields", "a statement with include has other fields",
        effect: AssetLinksLint.ignored, fix: "put them into a statement of their own", at: statement
      )
    }
    guard
      let url = report.expects("a URL", include, effect: AssetLinksLint.ignored, \.string)
    else { return }
    if !url.hasPrefix("https://") {
      report.add(
        .error, "dal.include-insecure", "\"\(url)\" is not an https URL",
        effect: "Android does not read the other file", fix: "write https://…", at: include)
    }
  }

  private func check(
    statement: JSONNode, linkApps: Set<String>, _ report: inout LintReport
  ) {
    for (name, node) in statement.members where !AssetLinksLint.statementKeys.contains(name) {
      if AssetLinksLint.targetKeys.contains(name) {
        report.add(
          .error, "dal.misplaced-key", "\"\(name)\" stands outside of target",
          effect: "Android does not find it there", fix: "move it into target", at: node)
      } else if name == DynamicRuleLint.listKey || name == AssetGrant.handleAllURLs {
        report.add(
          .error, "dal.misplaced-key", "\"\(name)\" stands outside of relation_extensions",
          effect: "Android does not find the rules there, so the manifest alone decides",
          fix: "write \"relation_extensions\": {\"\(AssetGrant.handleAllURLs)\": "
            + "{\"\(DynamicRuleLint.listKey)\": […]}}", at: node)
      } else {
        noteUnknown(name, known: AssetLinksLint.statementKeys, at: node, &report)
      }
    }
    checkRelation(of: statement, linkApps: linkApps, &report)
    guard let target = statement["target"] else {
      report.add(
        .error, "dal.no-target", "the statement has no target", effect: AssetLinksLint.ignored,
        fix: "add \"target\": {…}", at: statement)
      return
    }
    guard report.expects("an object", target, effect: AssetLinksLint.ignored, \.object) != nil
    else { return }
    check(target: target, &report)
  }

  private func checkRelation(
    of statement: JSONNode, linkApps: Set<String>, _ report: inout LintReport
  ) {
    let fix = "write \"relation\": [\"\(AssetGrant.handleAllURLs)\"]"
    guard let relation = statement["relation"], relation.value.array?.isEmpty != true else {
      report.add(
        .error, "dal.no-relation", "the statement has no relation", effect: AssetLinksLint.ignored,
        fix: fix, at: statement)
      return
    }
    guard relation.value.array != nil else {
      report.add(
        .error, "dal.relation-type", "relation is \(relation.value.kind)",
        effect: AssetLinksLint.ignored, fix: fix, at: relation)
      return
    }
    for element in relation.elements {
      guard
        let text = report.expects("a string", element, effect: AssetLinksLint.ignored, \.string),
        !AssetLinksLint.isRelation(text)
      else { continue }
      report.add(
        .error, "dal.relation-format", "\"\(text)\" is no relation", effect: AssetLinksLint.ignored,
        fix: "write kind/detail, for instance \(AssetGrant.handleAllURLs)", at: element)
    }
    guard statement["target"]?["namespace"]?.value.string == "android_app",
      !AssetLinksLint.handlesLinks(statement),
      let package = statement["target"]?["package_name"]?.value.string, !linkApps.contains(package)
    else { return }
    report.add(
      .warning, "dal.no-handle-all-urls", "no statement lets \(package) handle links",
      effect: "links do not open the app", fix: "add \"\(AssetGrant.handleAllURLs)\"", at: relation)
  }

  /// `kind/detail`, both of small letters, digits, `_` and `.`.
  private static func isRelation(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || "_.".utf8.contains($0) }
      }
  }

  private func check(target: JSONNode, _ report: inout LintReport) {
    for (name, node) in target.members where !AssetLinksLint.targetKeys.contains(name) {
      if AssetLinksLint.statementKeys.contains(name) || name == DynamicRuleLint.listKey {
        report.add(
          .error, "dal.misplaced-key", "\"\(name)\" stands inside of target",
          effect: "Android does not find it there", fix: "move it out of target", at: node)
      } else {
        noteUnknown(name, known: AssetLinksLint.targetKeys, at: node, &report)
      }
    }
    let namespace = target["namespace"]
    switch namespace?.value.string {
    case "android_app": check(app: target, &report)
    case "web": check(site: target, &report)
    case "ios_app":
      report.add(
        .warning, "dal.namespace",
        "namespace \"ios_app\" stands in an old text of the standard only",
        effect: "nobody is known to read it", fix: "remove the statement", at: namespace)
    default:
      let found =
        namespace.map { $0.value.string.map { "\"\($0)\"" } ?? $0.value.kind } ?? "missing"
      report.add(
        .error, "dal.namespace", "the namespace is \(found)", effect: AssetLinksLint.ignored,
        fix: "write android_app or web", at: namespace ?? target)
    }
  }

  private func check(site target: JSONNode, _ report: inout LintReport) {
    let site = target["site"]
    let url = site?.value.string.flatMap(LinkURL.init)
    if let url, url.scheme == "https" || url.scheme == "http" {
      let slashes = url.text.utf8.filter { $0 == UInt8(ascii: "/") }.count
      if slashes == 2, url.query == nil, url.fragment == nil { return }
    }
    let found = site.map { $0.value.string.map { "\"\($0)\"" } ?? $0.value.kind } ?? "missing"
    report.add(
      .error, "dal.site-format", "the site is \(found)", effect: AssetLinksLint.ignored,
      fix: "write scheme and host only: https://example.com", at: site ?? target)
  }

  private func check(app target: JSONNode, _ report: inout LintReport) {
    if let package = target["package_name"] {
      let text = report.expects("a package name", package, effect: AssetLinksLint.ignored, \.string)
      if let text, case .failure(let problem) = AndroidPackageName.read(text) {
        report.add(problem, effect: "no app has this name, no link opens it", at: package)
      }
    } else {
      report.add(
        .error, "dal.package-missing", "the target has no package_name",
        effect: AssetLinksLint.ignored, fix: "add the applicationId of the app", at: target)
    }
    checkFingerprints(of: target, &report)
  }

  private func checkFingerprints(of target: JSONNode, _ report: inout LintReport) {
    let effect = "Android cannot check the app, links open the browser"
    let key = "sha256_cert_fingerprints"
    guard let list = target[key] else {
      report.add(
        .error, "dal.fingerprint-missing", "the target has no \(key)", effect: effect,
        fix: "add the fingerprints of the signing certificates", at: target)
      return
    }
    guard
      let elements = report.expects("an array of fingerprints", list, effect: effect, \.array)
    else { return }
    if elements.isEmpty {
      report.add(
        .error, "dal.fingerprint-missing", "\(key) is empty", effect: effect,
        fix: "add the fingerprints of the signing certificates", at: list)
    }
    for node in list.elements {
      guard let text = report.expects("a fingerprint", node, effect: effect, \.string) else {
        continue
      }
      if case .failure(let problem) = CertificateFingerprint.read(text) {
        report.add(problem, effect: effect, at: node)
      } else if node.path == list.elements.first?.path, Set(elements.map(\.string)).count == 1 {
        report.add(
          .info, "dal.single-fingerprint", "there is a single fingerprint",
          effect: "with Play App Signing users get the app with another key than the uploaded one",
          fix: "list both: the key of the Play Console and the upload key", at: list)
      }
    }
  }

  private func noteUnknown(
    _ name: String, known: [String], at node: JSONNode, _ report: inout LintReport
  ) {
    let near = KeySpelling.nearest(to: name, in: known)
    report.add(
      near == nil ? .info : .warning, "root.unknown-key", "unknown key \"\(name)\"",
      effect: "Android passes over the key",
      fix: near.map { "did you mean \"\($0)\"?" } ?? LintReport.needless, at: node)
  }
}
