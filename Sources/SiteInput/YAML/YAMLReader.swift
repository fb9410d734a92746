package import Diagnostics
import InviteLinks
package import SiteModel

/// YAML as the files of a site use it: maps, lists and text, each with its place.
///
/// A strict subset of YAML 1.1, so that nothing is changed or lost in silence. Every scalar is text
/// as it was written (`no`, `0123`, `12:30`). Refused are keys that occur twice, anchors, aliases,
/// tags, directives, several documents, keys that are no text, `{key}` without a value, and a `#`
/// that would swallow the rest of a value. An empty plain value is absent, `""` is a text without
/// characters.
package enum YAMLReader {
  /// How deep lists and maps may stand in each other.
  package static let depthLimit = 64

  /// The one document of a file; nil when it is empty, holds only comments, or is no YAML.
  package static func read(
    _ source: SourceText
  ) -> (value: InputValue?, diagnostics: [Diagnostic]) {
    if let problem = TextDecoding.problem(in: source) { return (nil, [problem]) }
    return read(source, in: TextDecoding.contentStart(of: source)..<source.bytes.count)
  }

  /// The document in a part of a file that is known to be UTF-8; places count from its start.
  static func read(
    _ source: SourceText, in range: Range<Int>
  ) -> (value: InputValue?, diagnostics: [Diagnostic]) {
    if let problem = forbiddenCharacter(source, range) { return (nil, [problem]) }
    var tree = YAMLTree(source: source, range: range)
    if let error = YAMLEvents.read(source.bytes, in: range, { tree.take($0) }) {
      tree.fail(error)
      return (nil, tree.diagnostics)
    }
    if case .absent? = tree.root?.content { return (nil, tree.diagnostics) }
    return (tree.root, tree.diagnostics)
  }

  /// The first character that YAML does not allow (YAML 1.1 section 5.1), or takes for a line
  /// break.
  ///
  /// A line separator in the middle of a text would be folded to a space.
  private static func forbiddenCharacter(
    _ source: SourceText, _ range: Range<Int>
  ) -> Diagnostic? {
    let found = source.bytes.withUnsafeBufferPointer { bytes -> Int? in
      var index = range.lowerBound
      while index < range.upperBound {
        switch bytes[index] {
        case 0x20..<0x7F, 0x09, 0x0A, 0x0D: break
        case 0..<0x20, 0x7F: return index
        case 0xC2 where bytes[index + 1] < 0xA0: return index
        case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return index
        case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: return index
        default: break
        }
        index += 1
      }
      return nil
    }
    guard let found else { return nil }
    let scalars = String(decoding: source.bytes[found...].prefix(3), as: UTF8.self).unicodeScalars
    return .error(
      "yaml-character", "the character \((scalars.first ?? "\0").codePoint) cannot stand in YAML",
      at: .at(source, offset: found),
      help: "delete it")
  }
}
