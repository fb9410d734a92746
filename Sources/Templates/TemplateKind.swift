/// What a template file is, by the ending of its name.
package enum TemplateKind: String, Sendable, CaseIterable {
  case html, md, txt, json, css, js

  /// Nil for a name with another ending, or none.
  package init?(name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    self.init(rawValue: String(name[dot...].dropFirst()))
  }

  /// Style sheets and scripts are copied: braces mean something else in them.
  var holdsTags: Bool { self != .css && self != .js }
}
