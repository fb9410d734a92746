import InviteLinks

/// A language as BCP 47 writes it (`en`, `zh-Hans`, `pt-BR`), checked by shape only.
///
/// Upper and lower case mean the same there, so a tag is kept in the usual spelling (RFC 5646 §2.1.1);
/// it names files and folders.
package struct LanguageTag: Hashable, Sendable {
  package let text: String

  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let primary = parts.first, (2...3).contains(primary.utf8.count) else { return nil }
    guard primary.utf8.allSatisfy(\.isLetter) else { return nil }
    for part in parts.dropFirst() {
      guard (2...8).contains(part.utf8.count) else { return nil }
      guard part.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { return nil }
    }
    self.text = parts.enumerated().map { index, part in
      let lowered = part.lowercased()
      guard index > 0 else { return lowered }
      switch part.utf8.count {
      case 2: return part.uppercased()
      case 4 where part.utf8.first?.isLetter == true:
        return lowered.prefix(1).uppercased() + lowered.dropFirst()
      default: return lowered
      }
    }.joined(separator: "-")
  }

  private init(unchecked text: String) { self.text = text }

  package static let english = LanguageTag(unchecked: "en")

  /// The language without script, region and variants, in lower case.
  package var primary: String {
    String(text.prefix { $0 != "-" }).lowercased()
  }

  /// True for languages that are written from right to left, unless a script says otherwise.
  ///
  /// The scripts are those of Unicode's right-to-left blocks in daily use.
  package var isRightToLeft: Bool {
    let subtags = text.lowercased().split(separator: "-").dropFirst()
    if let script = subtags.first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"].contains(String(script))
    }
    return ["ar", "fa", "he", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "iw", "arc", "syr", "nqo"]
      .contains(primary)
  }

  /// This language, then each shorter form (`de-AT`, `de`): where to look for texts.
  ///
  /// Chinese goes by its script, which a region implies (`zh-CN`, `zh-Hans`, `zh`), as CLDR's likely
  /// subtags have it; a withdrawn code leads to its successor.
  package var fallbacks: [String] {
    var parts = text.split(separator: "-").map(String.init)
    var result: [String] = []
    if primary == "zh", parts.count < 2 || parts[1].utf8.count != 4 {
      let isTraditional = ["TW", "HK", "MO"].contains(where: parts.contains)
      result.append(text)
      parts = ["zh", isTraditional ? "Hant" : "Hans"]
    }
    if primary == "iw" {
      result.append(text)
      parts[0] = "he"
    }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if !result.contains(tag) { result.append(tag) }
      parts.removeLast()
    }
    return result
  }
}
