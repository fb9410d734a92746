package import Diagnostics
package import SiteModel

/// The settings file of a site as keys with places.
package enum SettingsReader {
  /// The keys of `site.yml` in their order; none when the file is empty.
  package static func read(
    _ source: SourceText
  ) -> (fields: [InputField], diagnostics: [Diagnostic]) {
    let (value, diagnostics) = YAMLReader.read(source)
    guard let value else { return ([], diagnostics) }
    guard case .fields(let fields) = value.content else {
      return ([], diagnostics + [.notAMap(value, what: "a file of settings")])
    }
    return (fields, diagnostics)
  }
}
