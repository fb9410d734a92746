import CYAML

/// libyaml's event parser: the one file that touches its structures and its memory.
enum YAMLEvents {
  /// Hands the events of `bytes[range]` to `take`, until it answers false or the text ends.
  ///
  /// The text must be UTF-8. Returns what libyaml could not read.
  static func read(
    _ bytes: [UInt8], in range: Range<Int>, _ take: (YAMLEvent) -> Bool
  ) -> YAMLSyntaxError? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    defer { yaml_parser_delete(parser) }
    return bytes.withUnsafeBufferPointer { buffer in
      let text = UnsafeBufferPointer(rebasing: buffer[range])
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      return read(parser, CharacterOffsets(text, start: range.lowerBound), take)
    }
  }

  private static func read(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ offsets: CharacterOffsets,
    _ take: (YAMLEvent) -> Bool
  ) -> YAMLSyntaxError? {
    var offsets = offsets
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) == 1 else {
        return error(of: parser.pointee, &offsets)
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return nil }
      if let event = swiftEvent(event, &offsets), !take(event) { return nil }
    }
  }

  private static func swiftEvent(
    _ event: yaml_event_t, _ offsets: inout CharacterOffsets
  ) -> YAMLEvent? {
    guard let kind = kind(of: event) else { return nil }
    let start = offsets.offset(of: event.start_mark.index)
    let end = offsets.offset(of: event.end_mark.index)
    var result = YAMLEvent(kind: kind, start: start, end: end)
    switch event.type {
    case YAML_SCALAR_EVENT:
      result.hasAnchor = event.data.scalar.anchor != nil
      result.hasTag = event.data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      result.hasAnchor = event.data.sequence_start.anchor != nil
      result.hasTag = event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      result.hasAnchor = event.data.mapping_start.anchor != nil
      result.hasTag = event.data.mapping_start.tag != nil
    default: break
    }
    return result
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      let start = event.data.document_start
      return .documentStart(
        hasDirectives: start.version_directive != nil
          || start.tag_directives.start != start.tag_directives.end)
    case YAML_DOCUMENT_END_EVENT:
      return .documentEnd(isExplicit: event.data.document_end.implicit == 0)
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SEQUENCE_START_EVENT:
      return .listStart(isFlow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_SEQUENCE_END_EVENT: return .listEnd
    case YAML_MAPPING_START_EVENT:
      return .mapStart(isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_MAPPING_END_EVENT: return .mapEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(String(decoding: value, as: UTF8.self), style(scalar.style))
    default: return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLEvent.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  private static func error(
    of parser: yaml_parser_t, _ offsets: inout CharacterOffsets
  ) -> YAMLSyntaxError {
    YAMLSyntaxError(
      problem: parser.problem.map { String(cString: $0) } ?? "",
      context: parser.context.map { String(cString: $0) } ?? "",
      offset: offsets.offset(of: parser.problem_mark.index),
      contextOffset: offsets.offset(of: parser.context_mark.index))
  }
}

/// Byte offsets of libyaml's marks, which count characters.
///
/// Marks come nearly in order, so one cursor that walks along the text finds each in few steps.
private struct CharacterOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var character = 0
  private var byte = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    self.start = start
  }

  mutating func offset(of index: Int) -> Int {
    while character < index, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > index, byte > 0 {
      byte -= 1
      while byte > 0, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return start + byte
  }
}
