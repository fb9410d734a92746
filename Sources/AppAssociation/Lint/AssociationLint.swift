/// Checks an association file of any origin, as far as that is possible without a network.
///
/// ```swift
/// let lint = AssociationLint(bytes: bytes, fileName: "apple-app-site-association")
/// for finding in lint.findings() { print(finding.severity, finding.message, finding.effect) }
/// ```
///
/// Everything that is found is reported in one run, sorted by its place. A file that makes no
/// finding of severity error does what its text says; whether the server hands it out is another
/// question. Of a file many times larger than any device reads only the shell is checked.
public struct AssociationLint: Sendable {
  /// The file as it is served.
  public var bytes: [UInt8]
  /// Its name or path; some names are mistakes, and the name tells the kind.
  public var fileName: String?
  /// Which file it is; nil: the name tells, else the content.
  public var kind: AssociationKind?
  /// The associated domains of the app, to be checked as well.
  public var entitlements: [Entitlement]
  /// The copy at the root of the site, which must say the same.
  public var rootCopy: [UInt8]?

  /// Prepares a check of `bytes`; everything else is optional.
  public init(
    bytes: [UInt8], fileName: String? = nil, kind: AssociationKind? = nil,
    entitlements: [Entitlement] = [], rootCopy: [UInt8]? = nil
  ) {
    self.bytes = bytes
    self.fileName = fileName
    self.kind = kind
    self.entitlements = entitlements
    self.rootCopy = rootCopy
  }

  /// All findings: first those about the whole file, then by place, then by identifier.
  public func findings() -> [AssociationFinding] {
    var report = LintReport()
    checkFile(&report)
    var seen: Set<String> = []
    for (index, entitlement) in entitlements.enumerated() {
      EntitlementLint.check(entitlement, index: index, &report)
      guard !seen.insert(entitlement.text).inserted else { continue }
      report.add(
        AssociationFinding(
          .info, "entitlement.duplicate", "\"\(entitlement.text)\" stands there a second time",
          effect: "it changes nothing", fix: "remove it", source: .entitlements,
          offset: entitlement.offset, path: "entitlement[\(index)]"))
    }
    return report.findings.enumerated().sorted { left, right in
      let keys = [left, right].map {
        ($0.element.source.rawValue, $0.element.offset ?? -1, $0.element.id, $0.offset)
      }
      return (keys[0].0 == "file" ? 0 : 1, keys[0].1, keys[0].2, keys[0].3)
        < (keys[1].0 == "file" ? 0 : 1, keys[1].1, keys[1].2, keys[1].3)
    }.map(\.element)
  }

  private func checkFile(_ report: inout LintReport) {
    if bytes.starts(with: [0x30, 0x82]) || bytes.starts(with: [0x30, 0x80]) {
      report.add(
        .warning, "file.signed", "the file is in a signed envelope (CMS)",
        effect: "only iOS 8 asked for that; later systems want the plain JSON",
        fix: "serve the JSON that is inside")
      return
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let first = text.firstIndex(where: { !$0.isASCIIBlank }), text[first] == UInt8(ascii: "<") {
      checkMarkup(String(decoding: text[first...].prefix(4_096), as: UTF8.self), &report)
      return
    }
    let document: JSONValue
    switch JSONValue.read(bytes) {
    case .success(let value): document = value
    case .failure(let error):
      checkSize(kind ?? AssociationKind(fileName: fileName) ?? .apple, &report)
      report.add(
        AssociationFinding(
          .error, "json.syntax", error.message,
          effect: "the device takes nothing of the file, no link opens an app",
          fix: error.help, offset: error.offset))
      return
    }
    let kind = kind ?? AssociationKind(fileName: fileName) ?? AssociationKind(of: document)
    let tooLarge = checkSize(kind, &report)
    checkName(kind, &report)
    checkEncoding(&report)
    // Only Apple's systems ask for a copy at the root.
    if kind == .apple { checkCopy(document, &report) }
    guard bytes.count <= 8 * AssociationSize.limit(of: kind) else { return }
    var duplicates = DuplicateKeyLint()
    duplicates.check(document, &report)
    let root = JSONNode(root: document)
    switch kind {
    case .apple: AppleLint(comparesRules: !tooLarge).check(root, &report)
    case .android: AssetLinksLint(comparesRules: !tooLarge).check(root, &report)
    }
  }

  /// A page instead of the file, or what storage answers when it has no file to give.
  private func checkMarkup(_ beginning: String, _ report: inout LintReport) {
    let isXML = beginning.hasPrefix("<?xml") && !beginning.holds("<html")
    let isRefusal = isXML && beginning.holds("<Error>")
    report.add(
      .error, "json.html",
      "the file is \(isRefusal ? "an error message in XML" : isXML ? "XML" : "HTML")",
      effect: "the device finds no rules, no link opens an app",
      fix: isRefusal
        ? "upload the file and let everybody read it: storage answers so when it may not"
        : isXML
          ? "write JSON" : "exempt the path from the rewrite or login that answers with a page")
  }

  @discardableResult
  private func checkSize(_ kind: AssociationKind, _ report: inout LintReport) -> Bool {
    guard let finding = AssociationSize.finding(in: bytes, of: kind) else { return false }
    report.add(finding)
    return finding.severity == .error
  }

  private func checkName(_ kind: AssociationKind, _ report: inout LintReport) {
    guard let name = fileName?.split(separator: "/").last.map(String.init) else { return }
    let right = "apple-app-site-association"
    guard kind == .apple, name.hasPrefix(right + ".") else { return }
    report.add(
      .error, "file.name", "the file is called \"\(name)\"",
      effect: "systems ask for \(right) and for nothing else", fix: "call it \(right)")
  }

  private func checkEncoding(_ report: inout LintReport) {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    report.add(
      .warning, "json.bom", "the file begins with a byte-order mark",
      effect: "a reader may refuse the whole file", fix: "save it as UTF-8 without one")
  }

  private func checkCopy(_ document: JSONValue, _ report: inout LintReport) {
    guard let rootCopy, rootCopy != bytes else { return }
    if case .success(let copy) = JSONValue.read(rootCopy), copy.means(sameAs: document) { return }
    report.add(
      .error, "file.copies-differ", "the copy at the root says something else",
      effect: "the copy below .well-known wins, the other one is asked only where that is missing",
      fix: "write the same bytes to both places")
  }
}

extension AssociationKind {
  /// The kind that a file of this name is, nil when the name says nothing.
  public init?(fileName: String?) {
    guard let name = fileName?.split(separator: "/").last else { return nil }
    if name.hasPrefix("apple-app-site-association") {
      self = .apple
    } else if name.hasPrefix("assetlinks") {
      self = .android
    } else {
      return nil
    }
  }

  /// The kind by content: assetlinks.json is an array of statements, or was meant to be one.
  public init(of document: JSONValue) {
    let first = document.array.map { $0.first } ?? document
    let isStatement = ["relation", "target", "include"].contains { first?[$0] != nil }
    self = isStatement || document.array?.isEmpty == true ? .android : .apple
  }
}
