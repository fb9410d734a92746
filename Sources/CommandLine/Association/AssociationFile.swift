import AppAssociation
import Diagnostics
import SiteCheck
import SiteOutput
import SitePlan

/// An association file as commands take it: of this site or of any other.
struct AssociationFile {
  let source: SourceText
  let value: JSONValue
  let kind: AssociationKind

  /// What came of reading: no file when there are errors.
  struct Reading {
    var file: AssociationFile?
    var diagnostics: [Diagnostic] = []
  }

  /// Which kind it is says `kind`, else its name, else its content.
  static func read(_ path: String, kind: AssociationKind?) throws -> Reading {
    let source = try SourceText.read(path)
    switch JSONValue.read(source.bytes) {
    case .success(let value):
      let kind = kind ?? AssociationKind(fileName: path) ?? AssociationKind(of: value)
      return Reading(file: AssociationFile(source: source, value: value, kind: kind))
    case .failure:
      let lint = AssociationLint(bytes: source.bytes, kind: kind)
      // Whatever else a command wants of the file, it cannot have it.
      return Reading(diagnostics: lint.findings().map { Diagnostic($0, in: source) }.strict())
    }
  }
}

extension SourceText {
  /// A file from the command line, perhaps a pipe; `-` is what is piped in.
  static func read(_ path: String) throws(MachineFailure) -> SourceText {
    if path == "-" { return SourceText(path: path, bytes: try StandardInput.bytes()) }
    if let bytes = try NamedPipe.bytes(at: path) { return SourceText(path: path, bytes: bytes) }
    return SourceText(path: path, bytes: try readFile(at: path))
  }
}

extension AssociationFile {
  func add(to named: inout NamedParts) {
    switch kind {
    case .apple: named.add(AppleLinkRules(value))
    case .android: named.add(AndroidLinkRules(value))
    }
  }
}
