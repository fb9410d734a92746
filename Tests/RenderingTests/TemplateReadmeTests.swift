import Foundation
import Rendering
import Templates
import TestSupport
import Testing

/// `Templates/README.md` says what the code does; `UPDATE_SNAPSHOTS=1` writes its tables anew.
@Suite struct TemplateReadmeTests {
  private static let file = Fixtures.repository.appendingPathComponent("Templates/README.md")
  private static let begin = "<!-- names: begin -->\n"
  private static let end = "<!-- names: end -->\n"

  @Test func theTablesOfNamesAreThoseOfTheCode() throws {
    let text = try String(contentsOf: TemplateReadmeTests.file, encoding: .utf8)
    let start = try #require(text.range(of: TemplateReadmeTests.begin)).upperBound
    let end = try #require(text.range(of: TemplateReadmeTests.end)).lowerBound
    let tables = NameTables(RootScopes(extras: [])).text
    if Snapshots.isUpdating {
      let updated = text[..<start] + tables + text[end...]
      try Data(updated.utf8).write(to: TemplateReadmeTests.file)
    } else {
      #expect(String(text[start..<end]) == tables, "UPDATE_SNAPSHOTS=1 writes the tables anew")
    }
  }

  @Test func everyFileIsInTheTableAndNoOther() throws {
    let text = try String(contentsOf: TemplateReadmeTests.file, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "## The files"))
    let end = try #require(lines.firstIndex(of: "## How they are written"))
    let named = lines[start..<end].filter { $0.hasPrefix("| `") }.map { line in
      String(line.dropFirst(3).prefix { $0 != "`" })
    }
    #expect(named.sorted() == BuiltInTemplates.all.map(\.name).sorted())
  }

  @Test func noTwoTablesOfNamesAreCalledAlike() {
    let headings = NameTables(RootScopes(extras: [])).text.split(separator: "\n")
      .filter { $0.hasPrefix("### ") }
    #expect(Set(headings).count == headings.count)
  }

  /// Whoever writes such a page anew can find what the script needs.
  @Test func everyMarkThatTheScriptLooksForIsExplained() throws {
    let text = try String(contentsOf: TemplateReadmeTests.file, encoding: .utf8)
    let start = try #require(text.range(of: "## What the script looks for")).upperBound
    let end = try #require(text.range(of: "## Languages")).lowerBound
    let script = try #require(BuiltInTemplates.all.first { $0.name == "page.js" }).text
    for (call, shown) in [
      ("byId(\"", "`id=\"%\"`"), ("show(\"", "`id=\"%\"`"), ("write(\"", "`id=\"%\"`"),
      ("getAttribute(\"data-", "`data-%"), ("all(\"[data-", "`data-%"), ("all(\".", "class=\"%\""),
    ] {
      let marks = script.components(separatedBy: call).dropFirst().map { rest in
        String(rest.prefix { $0 != "\"" && $0 != "]" })
      }
      #expect(!marks.isEmpty, "\(call)")
      for mark in Set(marks) {
        let words = shown.replacingOccurrences(of: "%", with: mark)
        #expect(text[start..<end].contains(words), "\(words)")
      }
    }
  }
}

/// The tables of the README: one for each kind of template, then one for each group of names.
private struct NameTables {
  private(set) var text = ""
  private var told: Set<ObjectIdentifier> = []
  private var waiting: [TemplateShape] = []

  init(_ scopes: RootScopes) {
    for (kind, shape) in scopes.shapes {
      text += "\n### In \(kind)\n"
      add(shape)
    }
    while !waiting.isEmpty {
      let shape = waiting.removeFirst()
      text += "\n### \(shape.name)\n"
      add(shape)
    }
    text += "\n"
  }

  private mutating func add(_ shape: TemplateShape) {
    text += "\n| name | type | meaning |\n|---|---|---|\n"
    for field in shape.fields {
      let type = field.type.word + (field.isOptional ? ", may be missing" : "")
      text += "| `\(field.name)` | \(type) | \(field.documentation) |\n"
      if let nested = field.type.record, told.insert(ObjectIdentifier(nested)).inserted {
        waiting.append(nested)
      }
    }
    if shape.name == "guest" {
      text += "| … | text, may be missing | A further column of the list, as `table_number`. |\n"
    }
    if shape.name == "meeting" {
      text += "| `x_…` | text, may be missing | A value of your own, from the meeting's key. |\n"
    }
  }
}

extension TemplateType {
  /// The group of names that a value or an item of a list is.
  fileprivate var record: TemplateShape? {
    switch self {
    case .record(let shape): shape
    case .list(let item): item.record
    case .text, .html, .flag, .template: nil
    }
  }
}
