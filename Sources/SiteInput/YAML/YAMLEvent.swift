/// One step of libyaml's parser, with byte offsets into the whole file.
struct YAMLEvent {
  enum Style { case plain, quoted, block }

  enum Kind {
    case documentStart(hasDirectives: Bool)
    case documentEnd(isExplicit: Bool)
    case alias
    case scalar(String, Style)
    case listStart(isFlow: Bool)
    case listEnd
    case mapStart(isFlow: Bool)
    case mapEnd
  }

  var kind: Kind
  /// The first byte, of an anchor or a tag if there is one.
  var start: Int
  var end: Int
  var hasAnchor = false
  var hasTag = false
}

/// Where libyaml gave up, in its own words.
struct YAMLSyntaxError {
  var problem: String
  var context: String
  var offset: Int
  /// The start of what it was reading.
  var contextOffset: Int
}
