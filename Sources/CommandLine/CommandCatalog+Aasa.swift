import Arguments
import SiteCheck

// The commands for association files of any origin.

extension CommandCatalog {
  static let aasa = CommandDeclaration(
    "aasa", "Check, explain and compare association files",
    subcommands: [aasaLint, aasaMatch, aasaDiff, aasaEntitlements, aasaSwcutil], isGroup: true,
    discussion: [
      "Files may be apple-app-site-association or assetlinks.json, of this site or of any other; "
        + "'-' is standard input."
    ])

  private static let aasaLint = CommandDeclaration(
    "lint", "Find what keeps association files from working",
    operands: [
      OperandDeclaration(.associationFile, count: .oneOrMore, help: "A file to check")
    ],
    options: declarations(of: .associationKind, .entitlements, .rootCopy, .strict, .format))

  private static let aasaMatch = CommandDeclaration(
    "match", "Say for each link which app opens, and by which rule",
    operands: [
      OperandDeclaration(.associationFile, help: "The file that decides"),
      OperandDeclaration(ValueDeclaration("URL"), count: .oneOrMore, help: "A link to decide"),
    ],
    options: declarations(of: .servingHost, .associationKind, .iosVersion, .trace, .format),
    discussion: [
      "--host is always needed: a file decides only links of the host that serves it."
    ])

  private static let aasaDiff = CommandDeclaration(
    "diff", "Show links that a new file decides in another way",
    operands: [
      OperandDeclaration(
        ValueDeclaration("OLD", kind: .file), help: "The file as it was"),
      OperandDeclaration(
        ValueDeclaration("NEW", kind: .file), help: "The file that takes its place"),
    ],
    options: declarations(
      of: .servingHost, .associationKind, .root, .content, .templates, .format),
    discussion: [
      "In a site folder, and without --host, all links of the site are compared too.",
      "Exit code 1 when something changes, so that a pipeline can ask for a look.",
    ])

  private static let aasaEntitlements = CommandDeclaration(
    "entitlements", "Print what the apps need: associated domains and intent filters",
    options: declarations(of: .root, .content, .templates, .format))

  private static let aasaSwcutil = CommandDeclaration(
    "swcutil", "Print commands that confirm the decisions on a Mac",
    operands: [
      OperandDeclaration(
        ValueDeclaration("URL"), count: 0...Int.max,
        help: "A link of the site (default: one of each kind)")
    ],
    options: declarations(of: .root, .content, .templates, .output))
}

extension ValueDeclaration {
  fileprivate static var associationFile: ValueDeclaration { ValueDeclaration("FILE", kind: .file) }
}
