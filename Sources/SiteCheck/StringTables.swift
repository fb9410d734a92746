package import Diagnostics
import Rendering
import SiteInput
package import SiteModel

/// The texts of all languages, from the built-in files and the user's over them.
///
/// A built-in file is read when a page needs it, the user's files always.
package struct StringTables {
  /// The user's files by language tag.
  private var own: [String: StringTable] = [:]
  private var builtIn: [String: StringTable] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private static let folder = "strings/"
  private static let builtInTexts: [String: String] = Dictionary(
    uniqueKeysWithValues: BuiltInTemplates.all.lazy.filter { $0.name.hasPrefix(folder) }
      .map { (String($0.name.dropFirst(folder.utf8.count).dropLast(4)), $0.text) })

  package init(_ sources: SiteSources) {
    var files: [(tag: String, source: SourceText)] = []
    for name in sources.ownStrings {
      guard let source = sources.strings[name], let table = read(name, source) else { continue }
      own[table.language.text] = table
      files.append((table.language.text, source))
    }
    guard !files.isEmpty, let english = readBuiltIn("en") else { return }
    let check = StringCheck(english)
    for (tag, source) in files {
      guard let table = own[tag], let whole = layers(of: table.language) else { continue }
      diagnostics += check.problems(of: table, in: whole)
      diagnostics += check.missing(in: whole, at: .file(source.path))
    }
  }

  /// The texts of a language or of its nearest wider one: the user's over the built-in ones.
  ///
  /// A text that is missing has its message, so the English one stands in instead of a second one.
  package mutating func table(for language: LanguageTag) -> StringTable? {
    guard let whole = layers(of: language), !own.isEmpty, let english = readBuiltIn("en") else {
      return layers(of: language)
    }
    return whole.over(english)
  }

  private mutating func layers(of language: LanguageTag) -> StringTable? {
    var whole: StringTable?
    for tag in language.fallbacks.reversed() {
      for layer in [readBuiltIn(tag), own[tag]] {
        guard let layer else { continue }
        whole = whole.map(layer.over) ?? layer
      }
    }
    return whole
  }

  /// The language whose texts `language` gets; nil when there are none for it.
  package func language(of language: LanguageTag) -> LanguageTag? {
    language.fallbacks.lazy.filter { own[$0] != nil || StringTables.builtInTexts[$0] != nil }
      .compactMap(LanguageTag.init).first
  }

  private mutating func readBuiltIn(_ tag: String) -> StringTable? {
    if let table = builtIn[tag] { return table }
    guard let text = StringTables.builtInTexts[tag] else { return nil }
    let path = "built-in/\(StringTables.folder)\(tag).yml"
    builtIn[tag] = read("\(tag).yml", SourceText(path: path, text: text))
    return builtIn[tag]
  }

  private mutating func read(_ name: String, _ source: SourceText) -> StringTable? {
    guard name.hasSuffix(".yml"), let language = LanguageTag(String(name.dropLast(4))) else {
      diagnostics.append(
        .error(
          "bad-strings-name", "the name of a file of texts is a language, found \"\(name)\"",
          at: .file(source.path), help: "for example strings/de.yml"))
      return nil
    }
    let (value, problems) = YAMLReader.read(source)
    diagnostics += problems
    guard let value else {
      if !problems.hasErrors { diagnostics.append(.noTexts(source)) }
      return nil
    }
    guard case .fields(let fields) = value.content else {
      diagnostics.append(.noMapOfTexts(value))
      return nil
    }
    return StringTable(language: language, fields: fields, diagnostics: &diagnostics)
  }
}

extension Diagnostic {
  /// - Parameter other: the language that stands in; nil where there is no page then.
  package static func noStrings(
    _ language: LanguageTag, using other: LanguageTag?, at place: Place?
  ) -> Diagnostic {
    let effect = other.map { "those of \"\($0.text)\" are used" } ?? "it gets no pages"
    return .warning(
      "no-strings", "there are no texts for the language \"\(language.text)\"; \(effect)",
      at: place, help: "write Templates/strings/\(language.text).yml")
  }

  fileprivate static func noTexts(_ source: SourceText) -> Diagnostic {
    .warning(
      "no-texts", "this file holds no text", at: .file(source.path),
      help: "write the texts that differ, or delete the file")
  }

  fileprivate static func noMapOfTexts(_ value: InputValue) -> Diagnostic {
    .error(
      "wrong-kind", "a file of texts needs named values, found \(value.content.kindName)",
      at: value.place, help: "for example \"join: Enter\" on a line of its own")
  }
}
