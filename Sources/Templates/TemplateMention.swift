package import Diagnostics

/// A name as it stands in a tag, before anything is known about it.
package struct TemplateMention: Sendable {
  package var name: String
  package var place: Place
  /// A section on it, or on its absence, begins here.
  package var opens: Bool

  /// Every name in the tags of a file, in their order; empty for files without tags.
  ///
  /// What is wrong with the tags is told when the template is compiled.
  package static func all(in source: SourceText) -> [TemplateMention] {
    guard let kind = TemplateKind(name: source.path), kind.element == nil else { return [] }
    let bytes = TemplateBytes(bytes: source.bytes, start: .at(source, offset: 0))
    return TagScanner.scan(bytes).tokens.compactMap { token in
      guard case .tag(let tag) = token else { return nil }
      switch tag.sigil {
      case .variable, .raw, .section, .inverted:
        return TemplateMention(
          name: tag.name, place: bytes.place(at: tag.nameOffset),
          opens: tag.sigil == .section || tag.sigil == .inverted)
      case .close, .partial, .parent, .block, .comment, .delimiters: return nil
      }
    }
  }
}
