package import Diagnostics

/// The texts of one language: `strings/<lang>.yml`, flattened to `key` or `group.key`.
package struct StringTable: Sendable {
  package let language: LanguageTag
  package private(set) var texts: [String: Located<String>] = [:]
  /// Where each key itself stands.
  package private(set) var keyPlaces: [String: Place] = [:]

  package init(language: LanguageTag) { self.language = language }

  /// Reads the keys of a file; values are texts of any length, with `{{…}}` where a value goes.
  package init(language: LanguageTag, fields: [InputField], diagnostics: inout [Diagnostic]) {
    self.language = language
    add(fields, prefix: "", &diagnostics)
  }

  /// These texts, and those of `base` for keys that are not here.
  ///
  /// So a file of the user holds only what differs from the built-in one.
  package func over(_ base: StringTable) -> StringTable {
    var table = self
    table.texts.merge(base.texts) { own, _ in own }
    table.keyPlaces.merge(base.keyPlaces) { own, _ in own }
    return table
  }

  /// A text without inserts.
  package subscript(key: String) -> String? { texts[key]?.value }

  private mutating func add(
    _ fields: [InputField], prefix: String, _ diagnostics: inout [Diagnostic]
  ) {
    for field in fields {
      let key = prefix + field.name
      switch field.value.content {
      case .text(let text):
        if let first = texts[key] {
          diagnostics.append(
            .error(
              "duplicate-key", "the text \"\(key)\" is given twice", at: field.place,
              help: "keep one of the two", notes: [.init("the first one is here", at: first.place)])
          )
        } else {
          texts[key] = Located(text, at: field.value.place)
          keyPlaces[key] = field.place
        }
      case .fields(let inner): add(inner, prefix: key + ".", &diagnostics)
      case .absent, .list:
        diagnostics.append(
          .error(
            "bad-string", "\"\(key)\" needs a text, found \(field.value.content.kindName)",
            at: field.value.place,
            help: field.value.isAbsent ? "an empty text is written \"\"" : "write one text"))
      }
    }
  }
}
