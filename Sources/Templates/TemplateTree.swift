import Diagnostics

/// The bytes that a template or text was read from, and where messages say they stand.
struct TemplateBytes: Sendable {
  let bytes: [UInt8]
  /// The place of the first byte.
  let start: Place

  func place(at offset: Int) -> Place { start.advanced(by: offset) }
}

/// What stands between two delimiters.
struct TemplateTag: Sendable {
  enum Sigil: Sendable {
    case variable, raw, section, inverted, close, partial, parent, block, comment, delimiters
  }

  var sigil: Sigil
  /// Without the white space round it; of a dynamic name without its asterisk.
  var name: String
  /// `{{>*name}}`: a value names the template.
  var isDynamic = false
  /// Where the opening delimiter begins.
  var offset: Int
  var nameOffset: Int

  /// False for a name that no value and no file can have, which was told already.
  var isName: Bool { !name.isEmpty && !name.utf8.contains(where: isSpace) }

  /// As the template's author would write it, with the usual delimiters.
  var text: String {
    switch sigil {
    case .variable, .delimiters: "{{\(name)}}"
    case .raw: "{{{\(name)}}}"
    case .section: "{{#\(name)}}"
    case .inverted: "{{^\(name)}}"
    case .close: "{{/\(closingName)}}"
    case .partial: "{{>\(closingName)}}"
    case .parent: "{{<\(closingName)}}"
    case .block: "{{$\(name)}}"
    case .comment: "{{!}}"
    }
  }

  /// What the closing tag must repeat.
  var closingName: String { (isDynamic ? "*" : "") + name }
}

/// A template as a tree.
///
/// Ranges are bytes of the file.
indirect enum TemplateNode: Sendable {
  /// Within one line, its end included.
  case text(Range<Int>)
  /// White space at the beginning of a line that holds more than that: what is indented there
  /// comes before it. Empty in a line that begins with something else.
  case lineStart(Range<Int>)
  case value(TemplateTag)
  case section(TemplateTag, [TemplateNode])
  /// `indent` is the white space before a tag that is alone in its line, nil for other tags.
  case partial(TemplateTag, indent: Range<Int>?)
  case parent(TemplateTag, indent: Range<Int>?, [TemplateBlock])
  case block(TemplateBlock)
}

/// `{{$name}}…{{/name}}`: a part that can be replaced, or inside a parent its replacement.
struct TemplateBlock: Sendable {
  var tag: TemplateTag
  var body: [TemplateNode]
  /// The white space before a tag that begins its line.
  var indent: Range<Int>?
  /// The opening tag is alone in its line, so that the body begins with a line of its own.
  var beginsLine: Bool
}

/// One template file after parsing.
struct ParsedTemplate: Sendable {
  let name: String
  /// Nil for a name with an unknown ending.
  let kind: TemplateKind?
  let source: TemplateBytes
  let nodes: [TemplateNode]
  let diagnostics: [Diagnostic]
}
