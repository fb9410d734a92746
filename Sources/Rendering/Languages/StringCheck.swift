package import Diagnostics
package import SiteModel

/// Compares the texts of a language with the English ones, which are all that there are.
///
/// A text that nothing prints is a misspelt one, and a text that is missing would leave a hole in a
/// page that its author cannot read.
package struct StringCheck: Sendable {
  private let reference: StringTable
  /// Texts that a number decides between: `repeat.daily` for `repeat.daily.other`.
  private let counted: Set<String>

  /// - Parameter reference: the built-in texts in English.
  package init(_ reference: StringTable) {
    self.reference = reference
    counted = Set(
      reference.texts.keys.filter { $0.hasSuffix(".other") }
        .map { String($0.dropLast(".other".utf8.count)) })
  }

  /// Keys of a file that stand for nothing, names that its patterns do not have, and values that
  /// only this program reads.
  ///
  /// - Parameter whole: the file's texts over those of its base.
  package func problems(of own: StringTable, in whole: StringTable) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let forms = formsOfSeveral(whole)
    for (key, text) in own.texts {
      if let problem = unknown(key, forms) {
        diagnostics.append(.unknownText(key, problem, at: own.keyPlaces[key] ?? text.place))
      } else {
        diagnostics += wrongNames(text, key)
      }
    }
    if let text = own.texts["plural"], PluralRule(rawValue: text.value) == nil {
      diagnostics.append(.unknownPluralRule(text))
    }
    if let text = own.texts["digits"], text.value.unicodeScalars.count != 10 {
      diagnostics.append(
        .error(
          "bad-string", "\"digits\" has \(text.value.unicodeScalars.count) signs, not ten",
          at: text.place, help: "from zero to nine, for example \"0123456789\""))
    }
    return diagnostics
  }

  /// The texts that a language does not have, in one message.
  ///
  /// - Parameter place: the language's file.
  package func missing(in whole: StringTable, at place: Place) -> [Diagnostic] {
    let forms = ["1"] + formsOfSeveral(whole)
    var keys: [String] = []
    for key in reference.texts.keys {
      let group = key.splitForm.group
      if !counted.contains(group) {
        if whole.texts[key] == nil { keys.append(key) }
      } else if key == "\(group).other" {
        keys += forms.map { "\(group).\($0)" }.filter { whole.texts[$0] == nil }
      }
    }
    return keys.isEmpty ? [] : [.missingTexts(keys.sorted(), whole.language, at: place)]
  }

  private func formsOfSeveral(_ whole: StringTable) -> [String] {
    (whole["plural"].flatMap(PluralRule.init) ?? .one).formsOfSeveral
  }

  /// What to say about a key that nothing reads; nil for a good one.
  private func unknown(_ key: String, _ forms: [String]) -> String? {
    if key.hasPrefix("x_") { return nil }
    let (group, form) = key.splitForm
    if counted.contains(group) {
      // CLDR gives every language an "other", if only for fractions.
      let known = ["1"] + forms + ["other"]
      return known.contains(form)
        ? nil : "\"\(group)\" takes: \(Set(known).sorted().joined(separator: ", "))"
    }
    if reference.texts[key] != nil { return nil }
    return nearestName(to: key, in: reference.texts.keys.sorted())
      .map { "did you mean \"\($0)\"?" } ?? "texts of your own begin with x_"
  }

  /// Names in patterns that this program fills in itself; templates check theirs.
  private func wrongNames(_ text: Located<String>, _ key: String) -> [Diagnostic] {
    guard StringCheck.patterns.contains(where: key.hasPrefix) else { return [] }
    let known = names(of: key)
    return TextPattern(text.value).names.filter { !known.contains($0) }.map { name in
      .error(
        "template-unknown-name", "\"\(key)\" has no name \"\(name)\"", at: text.place,
        help: nearestName(to: name, in: known).map { "did you mean \"\($0)\"?" }
          ?? (known.isEmpty ? nil : "known here: " + known.sorted().joined(separator: ", ")))
    }
  }

  private func names(of key: String) -> [String] {
    switch key {
    case "time.day_of_year": return ["day", "day2", "month", "month2"]
    case "time.date", "time.date_in_text":
      return ["weekday", "day", "day2", "month", "month2", "year"]
    case "time.clock": return ["hour", "hour2", "minute"]
    default:
      let group = key.splitForm.group
      let keys =
        counted.contains(group)
        ? reference.texts.keys.filter { $0.splitForm.group == group } : [key]
      return keys.compactMap { reference[$0] }.flatMap { TextPattern($0).names }
    }
  }

  private static let patterns = [
    "time.", "repeat.", "on_weekday.", "nth_weekday.", "script.", "span.",
  ]
}

extension String {
  /// `repeat.daily` and `other` of `repeat.daily.other`.
  fileprivate var splitForm: (group: String, form: String) {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return ("", self) }
    return (String(self[..<dot]), String(self[utf8.index(after: dot)...]))
  }
}

extension Diagnostic {
  fileprivate static func unknownText(_ key: String, _ help: String, at place: Place) -> Diagnostic
  {
    .error("unknown-key", "unknown text \"\(key)\"", at: place, help: help)
  }

  fileprivate static func unknownPluralRule(_ text: Located<String>) -> Diagnostic {
    let words = PluralRule.allCases.map(\.rawValue)
    return .error(
      "unknown-word", "\"plural\" cannot be \"\(text.value)\"", at: text.place,
      help: nearestName(to: text.value, in: words).map { "did you mean \"\($0)\"?" }
        ?? "one of: \(words.joined(separator: ", "))")
  }

  fileprivate static func missingTexts(
    _ keys: [String], _ language: LanguageTag, at place: Place
  ) -> Diagnostic {
    let shown = keys.prefix(10).joined(separator: ", ")
    let more = keys.count > 10 ? " and \(keys.count - 10) more" : ""
    let texts = keys.count == 1 ? "this text is" : "\(keys.count) texts are"
    return .error(
      "missing-text", "\(texts) missing in \"\(language.text)\": \(shown)\(more)", at: place,
      help: "linksite templates export strings/en.yml shows what to write")
  }
}
