package import AppAssociation
package import Diagnostics

extension Diagnostic {
  /// A finding of the linter: the note tells what the device does because of it.
  package init(_ finding: AssociationFinding, in source: SourceText) {
    self.init(
      finding.severity.forDiagnostics, finding.id, finding.message,
      at: finding.offset.map { .at(source, offset: $0) } ?? .file(source.path), help: finding.fix,
      notes: [Note(finding.effect)])
    path = finding.path
  }
}

extension AssociationFinding.Severity {
  fileprivate var forDiagnostics: Diagnostic.Severity {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
