import Diagnostics
import SiteModel

/// The language that a cell means: people write `German`, `Deutsch (Deutschland)` or `ger` as well.
enum LanguageName {
  private static let tags: [String: String] = {
    var tags: [String: String] = [:]
    for (tag, names) in names {
      for name in names { tags[RosterField.lookUpKey(of: name)] = tag }
    }
    return tags
  }()

  /// `und`: somebody's program says that nobody knows (BCP 47).
  static func isUndetermined(_ text: String) -> Bool { text.lowercased() == "und" }

  /// Nil for what is no language, or not one.
  static func tag(for text: String) -> LanguageTag? {
    let code = String(text.unicodeScalars.map { $0 == "_" ? "-" : Character($0) })
    if let tag = LanguageTag(code) {
      let primary = tag.primary
      if let other = otherCodes[primary] {
        let isAlone = tag.text.utf8.count == primary.utf8.count || other.contains("-")
        return LanguageTag(isAlone ? other : other + tag.text.dropFirst(primary.utf8.count))
      }
      let isKnown =
        primary.utf8.count == 2
        ? codesOfTwoLetters.contains(primary) : !["mul", "zxx", "mis"].contains(primary)
      if isKnown { return tag }
    }
    return name(text).flatMap { LanguageTag($0) }
  }

  /// The code of the language whose name or code is most like this.
  static func nearest(to text: String) -> String? {
    let key = RosterField.lookUpKey(of: text)
    return key.count > 3 ? nearestName(to: key, in: tags.keys.sorted()).flatMap { tags[$0] } : nil
  }

  /// With the region where there is one, else without what stands in brackets.
  private static func name(_ text: String) -> String? {
    let whole = text.filter { !"()（）[],".contains($0) }
    if let tag = tags[RosterField.lookUpKey(of: whole)] { return tag }
    guard let open = text.firstIndex(where: { "(（[".contains($0) }) else { return nil }
    return tags[RosterField.lookUpKey(of: String(text[..<open]))]
  }
}
