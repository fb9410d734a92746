import AppAssociation
import Arguments
import Diagnostics
import SiteCheck
import SiteOutput

/// `linksite aasa lint`: what keeps association files from working, as far as it can be told without
/// a network.
struct AasaLintCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    try command.requireOneStandardInput(
      among: command.operands + [command[.entitlements], command[.rootCopy]])
    let domains = try command[.entitlements].map(SourceText.read)
    var entitlements = domains.map { Entitlement.read($0.bytes) } ?? []
    let rootCopy = try command[.rootCopy].map(SourceText.read)
    var diagnostics: [Diagnostic] = []
    if let domains, entitlements.isEmpty { diagnostics.append(.noEntitlements(in: domains)) }
    var failures: [MachineFailure] = []
    for path in command.operands {
      let source: SourceText
      do throws(MachineFailure) { source = try SourceText.read(path) } catch {
        // What is wrong with the others is told all the same.
        failures.append(error)
        continue
      }
      let lint = AssociationLint(
        bytes: source.bytes, fileName: path, kind: command.associationKind,
        entitlements: entitlements, rootCopy: rootCopy?.bytes)
      for finding in lint.findings() {
        let isInFile = finding.source == .file
        diagnostics.append(Diagnostic(finding, in: isInFile ? source : domains ?? source))
      }
      // Once, however many files there are.
      entitlements = []
    }
    if command[.strict] { diagnostics = diagnostics.strict() }
    try context.console.printFindings(diagnostics, command[.format])
    context.console.report(failures.dropLast().map(\.diagnostic), command[.format])
    if let failure = failures.last { throw failure }
    return diagnostics.hasErrors ? .findings : .fine
  }
}

extension ParsedCommand {
  /// Nil when the name or the content of a file has to tell.
  var associationKind: AssociationKind? {
    self[.associationKind].flatMap(AssociationKind.init)
  }
}

extension Diagnostic {
  fileprivate static func noEntitlements(in source: SourceText) -> Diagnostic {
    var diagnostic = reason(forNoEntitlementsIn: source)
    diagnostic.path = ""
    return diagnostic
  }

  private static func reason(forNoEntitlementsIn source: SourceText) -> Diagnostic {
    if Entitlement.lacksArray(source.bytes) {
      return .error(
        "no-entitlements", "com.apple.developer.associated-domains is one string, not an array",
        at: .file(source.path),
        help: "write <array> and </array> around it: the system reads an array of strings")
    }
    if Entitlement.isBinary(source.bytes) {
      return .warning(
        "no-entitlements", "this file is no text, so its associated domains are not read",
        at: .file(source.path),
        help: "convert a binary property list: plutil -convert xml1 -o domains.plist FILE")
    }
    return .warning(
      "no-entitlements", "this file names no associated domains", at: .file(source.path),
      help: "give a property list with com.apple.developer.associated-domains, or one string such "
        + "as applinks:calls.example.com a line")
  }
}
