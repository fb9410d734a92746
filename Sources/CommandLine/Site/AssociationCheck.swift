import AppAssociation
import Diagnostics
import Rendering
import SitePlan

/// What is wrong with the association files of a site: their size, the user's own mistakes, and
/// links that do something else than they should.
enum AssociationCheck {
  static func diagnostics(of site: CheckedSite) -> [Diagnostic] {
    let apple = site.associationFile(.apple)
    let android = site.associationFile(.android)
    // Of a file that no device reads it does not matter what it says.
    func readable(_ file: CheckedSite.OutputAssociation?, _ kind: AssociationKind) -> SourceText? {
      file.flatMap { $0.text.bytes.count > AssociationSize.limit(of: kind) ? nil : $0.text }
    }
    return findings(apple, .apple, site) + findings(android, .android, site)
      + ClosedWorld.diagnostics(
        of: site.plan, site.site, site.book, staticsName: site.sources.paths.statics,
        apple: readable(apple, .apple), android: readable(android, .android))
  }

  /// Of our own files only the size depends on the user: the linter finds nothing else in them.
  private static func findings(
    _ file: CheckedSite.OutputAssociation?, _ kind: AssociationKind, _ site: CheckedSite
  ) -> [Diagnostic] {
    guard let file else { return [] }
    if file.isOwn {
      let lint = AssociationLint(bytes: file.text.bytes, fileName: file.text.path, kind: kind)
      var findings = lint.findings().filter { $0.severity != .info }
      if kind == .apple, lint.namesNoApp {
        // Valid, and good for nothing: nobody puts such a file into a site on purpose.
        for index in findings.indices where effectless.contains(findings[index].id) {
          findings[index].severity = .error
        }
      }
      return findings.map { Diagnostic($0, in: file.text) }
    }
    guard let finding = AssociationSize.finding(bytes: file.text.bytes.count, of: kind) else {
      return []
    }
    var diagnostic = Diagnostic(finding, in: file.text)
    diagnostic.help =
      "each meeting that names apps adds rules: let more of them belong to every app"
    return [diagnostic]
  }

  /// What the linter warns of in a file without any app.
  private static let effectless: Set = ["root.no-service", "applinks.details-empty"]
}

extension AssociationLint {
  /// True for a file that can be read and in which no service has an app.
  fileprivate var namesNoApp: Bool {
    guard case .success(let file) = JSONValue.read(bytes) else { return false }
    let services = ["webcredentials", "appclips", "activitycontinuation"]
    return AppleLinkRules(file).apps.isEmpty
      && services.allSatisfy { file[$0]?["apps"]?.array?.isEmpty ?? true }
  }
}

extension CheckedSite {
  /// One association file as it will be in the output.
  struct OutputAssociation {
    var text: SourceText
    /// True when the user wrote it.
    var isOwn: Bool
  }

  /// Nil when the site has no such file.
  func associationFile(_ kind: AssociationKind) -> OutputAssociation? {
    let own = kind == .apple ? plan.ownAssociation : plan.ownAssetLinks
    if let own {
      return sources.ownAssociations[own].map { OutputAssociation(text: $0, isOwn: true) }
    }
    let single = kind == .apple ? SitePlan.Single.association : .assetLinks
    guard plan.singles.contains(single) else { return nil }
    let text = SourceText(
      path: SitePaths.join(sources.paths.output, single.rawValue),
      bytes: renderer.file(single).bytes)
    return OutputAssociation(text: text, isOwn: false)
  }
}
