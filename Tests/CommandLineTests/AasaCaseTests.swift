import Foundation
import TestSupport
import Testing

/// The tables of cases, through the program as a person would run it.
struct AasaCaseTests {
  private struct Row: Decodable {
    var id: String
    var raw: String?
    var url: String?
    var domain: String?
    var expect: Expectation?
    var kind: String?
    var diagnostics: [Finding]?
    var context: Context?
  }

  private struct Expectation: Decodable {
    var app: String?
    var decision: String
    var detail: Int?
    var rule: Int?
  }

  private struct Context: Decodable {
    var fileName: String?
    var entitlements: [String]?
  }

  private struct Finding: Decodable, Hashable {
    var severity: String
    var code: String?
    var id: String?
    var path: String
    var file: String?
    var line: Int?
    var column: Int?
    var help: String?
    var notes: [[String: String?]]?

    /// Identifier, severity and place, however the table or the program names them.
    var key: String { "\(code ?? id ?? "") \(severity) \(path)" }
  }

  private struct Answer: Decodable {
    struct App: Decodable {
      var app: String?
      var package: String?
      var decision: String
      var detail: Int?
      var rule: Int?
    }

    var url: String
    var opens: String?
    var apps: [App]?
    var packages: [App]?
  }

  /// The rows with the text of one of their members, as it stands in the file.
  private func rows(_ file: String, _ member: String) throws -> [(row: Row, text: Data?)] {
    let data = Data(try Fixtures.bytes("AppAssociation/\(file).json"))
    let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    return try zip(JSONDecoder().decode([Row].self, from: data), objects).map { row, object in
      let text = try object[member].map {
        try $0 is String ? bytes(row.raw ?? "") : JSONSerialization.data(withJSONObject: $0)
      }
      return (row, text)
    }
  }

  /// The text, or what it says that the file should be.
  private func bytes(_ text: String) -> Data {
    if text.hasPrefix("@hex:") {
      let digits = Array(text.dropFirst(5))
      return Data(
        stride(from: 0, to: digits.count, by: 2).compactMap {
          UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        })
    }
    if text.hasPrefix("@repeat-statement:"), let count = Int(text.dropFirst(18)) {
      let statement = """
        {"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":\
        "android_app","package_name":"com.example.meet","sha256_cert_fingerprints":[\
        "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"]}}
        """
      return Data("[\(Array(repeating: statement, count: count).joined(separator: ","))]".utf8)
    }
    return Data(text.utf8)
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  private func lines<Line: Decodable>(_ output: String) throws -> [Line] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test func matchDecidesAllVectorsOfIOS() throws {
    let folder = try SiteFolderOfTest()
    let rows = try rows("aasa-vectors", "aasa")
    var script = ""
    for (index, (row, text)) in rows.enumerated() {
      try folder.write("\(index)", [UInt8](try #require(text)))
      script += "linksite aasa match \(index) \(quoted(try #require(row.url))) --kind aasa "
      script += "--host \(try #require(row.domain)) --format json || exit\n"
    }
    try folder.write("script", script)
    let result = try folder.run("sh script")
    #expect(result.exitCode == 0, "\(result.errors)")
    let answers: [Answer] = try lines(result.output)
    try #require(answers.count == rows.count)
    for ((row, _), answer) in zip(rows, answers) {
      let expected = try #require(row.expect)
      #expect(answer.url == row.url)
      #expect(answer.opens == expected.app, "\(row.id)")
      let apps = try #require(answer.apps)
      let decided =
        apps.first { $0.app == expected.app } ?? apps.first { $0.decision != "no_match" }
      #expect((decided?.decision ?? "no_match") == expected.decision, "\(row.id)")
      #expect(decided?.detail == expected.detail && decided?.rule == expected.rule, "\(row.id)")
    }
  }

  @Test func matchDecidesAllVectorsOfAndroid() throws {
    let folder = try SiteFolderOfTest()
    let rows = try rows("android-vectors", "dynamic_app_link_components")
    var script = ""
    for (index, (row, text)) in rows.enumerated() {
      let rules = String(decoding: try #require(text), as: UTF8.self)
      let relation = "delegate_permission/common.handle_all_urls"
      try folder.write(
        "\(index)",
        """
        [{"relation":["\(relation)"],
          "target":{"namespace":"android_app","package_name":"com.example.meet"},
          "relation_extensions":{"\(relation)":{"dynamic_app_link_components":\(rules)}}}]
        """)
      script += "linksite aasa match \(index) \(quoted(try #require(row.url))) "
      script += "--host meet.example.com --format json || exit\n"
    }
    try folder.write("script", script)
    let answers: [Answer] = try lines(try folder.run("sh script").output)
    try #require(answers.count == rows.count)
    for ((row, _), answer) in zip(rows, answers) {
      let package = try #require(answer.packages?.first)
      #expect(package.decision == row.expect?.decision, "\(row.id)")
      #expect(package.rule == row.expect?.rule, "\(row.id)")
      #expect(answer.opens == (package.decision == "match" ? "com.example.meet" : nil), "\(row.id)")
    }
  }

  /// True when line and column lead to what the path names: the name of a member, or an element.
  private func stands(_ finding: Finding, in lines: [Substring]) -> Bool {
    guard let line = finding.line, let column = finding.column, line <= lines.count else {
      return false
    }
    let scalars = lines[line - 1].unicodeScalars
    let before = scalars.prefix(column - 1).last { $0 != " " }
    if finding.path.hasSuffix("]") { return before == "[" || before == "," }
    let name = String(scalars.dropFirst(column).prefix { $0 != "\"" })
      .replacingOccurrences(of: "\\/", with: "/")
    // A member that is missing is shown where the object is that lacks it.
    let parent = finding.path.split(separator: ".").dropLast().joined(separator: ".")
    return (before == "{" || before == ",")
      && (finding.path == name || finding.path.hasSuffix(".\(name)") || parent == name)
  }

  @Test func lintFindsWhatIsWrongWithEachInvalidFile() throws {
    let folder = try SiteFolderOfTest()
    let rows = try rows("association-invalid", "raw")
    let documents = try self.rows("association-invalid", "document")
    let contexts = try self.rows("association-invalid", "context")
    var script = ""
    for index in rows.indices {
      let row = rows[index].row
      let text = try #require(rows[index].text ?? documents[index].text)
      let file = "\(index)/\(row.context?.fileName ?? "file")"
      try folder.write(file, [UInt8](text))
      script += "linksite aasa lint \(file) --kind \(try #require(row.kind)) --format json"
      if let entitlements = row.context?.entitlements {
        try folder.write("\(index)/domains", entitlements.map { "\($0)\n" }.joined())
        script += " --entitlements \(index)/domains"
      }
      if let context = contexts[index].text,
        let object = try JSONSerialization.jsonObject(with: context) as? [String: Any],
        let copy = object["rootCopy"]
      {
        let bytes = [UInt8](try JSONSerialization.data(withJSONObject: copy))
        try folder.write("\(index)/copy", bytes)
        script += " --root-copy \(index)/copy"
      }
      script += "\n"
    }
    try folder.write("script", script)
    let result = try folder.run("sh script")
    #expect(result.errors == "")
    let found: [Finding] = try lines(result.output)
    for index in rows.indices {
      let row = rows[index].row
      let own = found.filter { $0.file?.hasPrefix("\(index)/") == true }
      let expected = Set(try #require(row.diagnostics).map(\.key))
      #expect(expected.subtracting(own.map(\.key)) == [], "\(row.id) lacks these")
      let errors = Set(own.filter { $0.severity == "error" }.map(\.key))
      #expect(errors.subtracting(expected) == [], "\(row.id) has these too")
      let text = try #require(rows[index].text ?? documents[index].text)
      let lines = String(decoding: text, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for finding in own.prefix(100) {
        #expect(
          finding.path.isEmpty || finding.path.hasPrefix("entitlement")
            || stands(finding, in: lines),
          "\(row.id) \(finding.key) \(finding.line ?? 0):\(finding.column ?? 0)")
        #expect(finding.help?.isEmpty == false, "\(row.id) \(finding.key) has no fix")
        #expect(finding.notes?.isEmpty == false, "\(row.id) does not say what the device does")
      }
    }
  }
}
