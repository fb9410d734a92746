import SiteModel

/// The names of countries in a language: `DE` is Germany, Deutschland, ألمانيا.
///
/// A page says them without asking the guest's browser, which may have no script, or no names.
enum RegionNames {
  /// Nil for what is no code of a country; in English for languages that the program does not speak.
  static func name(of code: String, in language: LanguageTag) -> String? {
    (language.fallbacks + ["en"]).lazy.compactMap { names[$0] }.first?[code]
  }

  private static let names = RegionTable.byLanguage.mapValues { table in
    let pairs = table.split(separator: "\n").map { line in
      (String(line.prefix(2)), String(line.dropFirst(3)))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
