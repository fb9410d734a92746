package import Diagnostics
package import SiteModel

/// Templates of messages for one language: `invite/message.de.txt` takes the place of
/// `invite/message.txt` for guests who read German.
///
/// It does so wherever the plain one is named, so that a message for changes, which takes over
/// `invite/message.txt`, follows the language too.
package struct LanguageFiles: Sendable {
  /// The plain names and what takes their places, by the language.
  private let files: [String: [(plain: String, own: String)]]
  private let sources: [String: SourceText]

  package init(_ sources: [String: SourceText]) {
    self.sources = sources
    var files: [String: [(plain: String, own: String)]] = [:]
    for name in sources.keys.sorted() {
      guard let (plain, language) = LanguageFiles.parts(of: name), sources[plain] != nil else {
        continue
      }
      files[language.text, default: []].append((plain, name))
    }
    self.files = files
  }

  /// The languages that have some.
  package var languages: [LanguageTag] { files.keys.sorted().compactMap { LanguageTag($0) } }

  /// The templates for guests of a language, what took the places of which, and what they are in.
  func sources(
    for language: LanguageTag
  ) -> (sources: [String: SourceText], own: [String: String], language: LanguageTag?) {
    var result = sources
    var own: [String: String] = [:]
    var nearest: LanguageTag?
    // The nearest language last, which counts.
    for tag in language.fallbacks.reversed() {
      guard let files = files[tag] else { continue }
      nearest = LanguageTag(tag)
      for file in files { own[file.plain] = file.own }
    }
    for (plain, name) in own { result[plain] = sources[name] }
    return (result, own, nearest)
  }

  /// `invite/message.txt` and `de`, of `invite/message.de.txt`; nil for another name.
  package static func parts(of name: String) -> (plain: String, language: LanguageTag)? {
    guard name.hasPrefix("invite/") else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let language = LanguageTag(String(parts[1])) else { return nil }
    return ("\(parts[0]).\(parts[2])", language)
  }
}
