import AppAssociation
import TestSupport
import Testing

/// One text with the findings it must make, no more and no fewer.
///
/// The marks in the text stand where the findings are expected, in their order; one at the same
/// place as the one before begins with `=`. A finding about the whole file has no mark, and its line
/// begins with `file:`.
struct LintRow: Sendable, CustomTestStringConvertible {
  var marked: String
  var findings: [String]
  var testDescription: String { marked }

  init(_ marked: String, _ findings: String...) {
    self.marked = marked
    self.findings = findings
  }

  /// Rules of one app, given without what stands around them.
  static func rules(_ marked: String, _ findings: String...) -> LintRow {
    var row = LintRow(
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.calls"],"components":["##
        + marked + "]}]}}")
    row.findings = findings
    return row
  }

  /// The same for dynamic rules of Android.
  static func dynamic(_ marked: String, _ findings: String...) -> LintRow {
    var row = LintRow(
      statement(
        ##","relation_extensions":{"delegate_permission/common.handle_all_urls":"##
          + ##"{"dynamic_app_link_components":["## + marked + "]}}"))
    row.findings = findings
    return row
  }

  static func statement(_ more: String) -> String {
    let other = "24" + IdentifierTests.fingerprint.dropFirst(2)
    return """
      [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":\
      "android_app","package_name":"com.example.calls","sha256_cert_fingerprints":\
      ["\(IdentifierTests.fingerprint)","\(other)"]}\(more)}]
      """
  }

  /// - Parameter kind: what the file is, where its content does not tell.
  func check(_ kind: AssociationKind? = nil) {
    let text = MarkedText(marked)
    let found = AssociationLint(bytes: Array(text.text.utf8), kind: kind).findings()
    var lines: [String] = []
    var last: Int?
    for finding in found {
      let line = "\(finding.severity.rawValue) \(finding.id)"
      let isSame = finding.offset != nil && finding.offset == last
      lines.append(finding.offset == nil ? "file: \(line)" : isSame ? "=\(line)" : line)
      last = finding.offset
      #expect(finding.fix?.isEmpty == false, "\(finding.id) has no fix")
    }
    #expect(lines == findings)
    let marks = text.offsets.sorted { $0.key < $1.key }.map(\.value)
    let places = found.compactMap(\.offset)
    #expect(
      places.indices.filter { $0 == 0 || places[$0] != places[$0 - 1] }.map { places[$0] } == marks)
  }
}
