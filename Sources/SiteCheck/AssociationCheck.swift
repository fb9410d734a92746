package import AppAssociation
package import Diagnostics
import Rendering
import SiteModel
import SitePlan

/// What is wrong with the association files of a site: their size, the user's own mistakes, and
/// links that do something else than they should.
struct AssociationCheck {
  let sources: SiteSources
  let site: Site
  let book: LinkBook
  let plan: SitePlan
  /// Those that linksite makes.
  let files: AssociationFiles

  /// Links are only decided where it is known which of them there are.
  var diagnostics: [Diagnostic] {
    let apple = plan.association(.apple, sources, files)
    let android = plan.association(.android, sources, files)
    let found = misnamed + findings(apple, .apple) + findings(android, .android)
    guard book.isSound else { return found }
    // Of a file that no device reads it does not matter what it says.
    func readable(_ file: OutputAssociation?, _ kind: AssociationKind) -> SourceText? {
      file.flatMap { $0.text.bytes.count > AssociationSize.limit(of: kind) ? nil : $0.text }
    }
    return found
      + ClosedWorld.diagnostics(
        of: plan, site, book, staticsName: sources.paths.statics,
        apple: readable(apple, .apple), android: readable(android, .android))
  }

  /// The user's own files that look like association files and are none.
  private var misnamed: [Diagnostic] {
    sources.statics.compactMap { name in
      AssociationFileName.finding(for: name).map { finding in
        let path = SitePaths.join(sources.paths.statics, name)
        return Diagnostic(finding, in: SourceText(path: path, bytes: []))
      }
    }
  }

  /// Of our own files only the size depends on the user: the linter finds nothing else in them.
  private func findings(_ file: OutputAssociation?, _ kind: AssociationKind) -> [Diagnostic] {
    guard let file else { return [] }
    if file.isOwn {
      let lint = AssociationLint(bytes: file.text.bytes, fileName: file.text.path, kind: kind)
      var findings = lint.findings().filter { $0.severity != .info }
      if kind == .apple, lint.namesNoApp {
        // Valid, and good for nothing: nobody puts such a file into a site on purpose.
        for index in findings.indices where Self.effectless.contains(findings[index].id) {
          findings[index].severity = .error
        }
      }
      return findings.map { Diagnostic($0, in: file.text) }
    }
    guard let finding = AssociationSize.finding(in: file.text.bytes, of: kind) else {
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

/// One association file as it will be in the output.
package struct OutputAssociation {
  package var text: SourceText
  /// True when the user wrote it.
  var isOwn: Bool
}

extension SitePlan {
  /// Nil when the site has no such file.
  fileprivate func association(
    _ kind: AssociationKind, _ sources: SiteSources, _ files: AssociationFiles
  ) -> OutputAssociation? {
    if let own = kind == .apple ? ownAssociation : ownAssetLinks {
      return sources.ownAssociations[own].map { OutputAssociation(text: $0, isOwn: true) }
    }
    let single = kind == .apple ? SitePlan.Single.association : .assetLinks
    guard singles.contains(single) else { return nil }
    let bytes = kind == .apple ? files.apple?.bytes : files.android?.bytes
    let text = SourceText(
      path: SitePaths.join(sources.paths.output, single.rawValue), bytes: bytes ?? [])
    return OutputAssociation(text: text, isOwn: false)
  }
}

extension CheckedSite {
  /// Nil when the site has no such file.
  package func associationFile(_ kind: AssociationKind) -> OutputAssociation? {
    plan.association(kind, sources, renderer.association)
  }
}
