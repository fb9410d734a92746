import Diagnostics
import Rendering
import SiteInput
import SiteModel
import Testing

/// The languages that the program carries.
enum BuiltInLanguage {
  /// Their tags, sorted.
  static let all = BuiltInTemplates.all.map(\.name).filter { $0.hasPrefix("strings/") }
    .map { String($0.dropFirst("strings/".utf8.count).dropLast(".yml".utf8.count)) }

  /// The texts of one or of its nearest wider one, from the program or from templates of a test.
  static func strings(
    _ tag: String, _ templates: [String: SourceText]? = nil
  ) throws -> StringTable {
    let tags = try #require(LanguageTag(tag)).fallbacks
    for tag in tags {
      let name = "strings/\(tag).yml"
      let builtIn = BuiltInTemplates.all.first { $0.name == name }
        .map { SourceText(path: "built-in/\(name)", text: $0.text) }
      guard let source = templates?[name] ?? builtIn else { continue }
      return try strings(source, try #require(LanguageTag(tag)))
    }
    Issue.record("there are no texts for \(tag)")
    throw Unreadable()
  }

  static func strings(_ source: SourceText, _ language: LanguageTag) throws -> StringTable {
    var (value, diagnostics) = YAMLReader.read(source)
    guard case .fields(let fields)? = value?.content else { throw Unreadable() }
    value = nil
    let table = StringTable(language: language, fields: fields, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    return table
  }

  private struct Unreadable: Error {}
}
