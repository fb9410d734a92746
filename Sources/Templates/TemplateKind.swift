/// What a template file is, by the ending of its name.
package enum TemplateKind: String, Sendable, CaseIterable {
  case html, md, txt, json, css, js

  /// Nil for a name with another ending, or none.
  package init?(name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    self.init(rawValue: String(name[dot...].dropFirst()))
  }

  /// The element that a style sheet or script stands in on a page.
  ///
  /// They are copied as they are and hold no tags: braces mean something else in them.
  var element: String? {
    switch self {
    case .css: "style"
    case .js: "script"
    case .html, .md, .txt, .json: nil
    }
  }
}
