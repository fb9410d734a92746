import Diagnostics

/// Builds the tree of a template, line by line: a tag that is alone in its line takes the line with
/// it (Mustache, "standalone").
struct TemplateParser {
  private let source: TemplateBytes
  private var diagnostics: [Diagnostic] = []
  private var frames = [Frame(tag: nil)]
  private var isTooDeep = false

  /// The root, or a tag that is open.
  private struct Frame {
    var tag: TemplateTag?
    var nodes: [TemplateNode] = []
    var blocks: [TemplateBlock] = []
    /// The white space before the opening tag when nothing else precedes it in its line.
    var indent: Range<Int>?
    var beginsLine = false
    /// A parent's words outside its blocks were reported.
    var hasStrayText = false
  }

  /// Where a tag stands in its line.
  private struct Position {
    var isAlone: Bool
    /// White space before the tag, nil when something else stands there.
    var indent: Range<Int>?
    var endsLine: Bool
  }

  static func parse(name: String, _ source: TemplateBytes) -> ParsedTemplate {
    let kind = TemplateKind(name: name)
    if kind?.element != nil {
      let nodes: [TemplateNode] = [.text(0..<source.bytes.count)]
      return ParsedTemplate(
        name: name, kind: kind, source: source, nodes: nodes, diagnostics: source.encodingErrors)
    }
    var parser = TemplateParser(source: source)
    parser.parse()
    return ParsedTemplate(
      name: name, kind: kind, source: source, nodes: parser.frames[0].nodes,
      diagnostics: source.encodingErrors + parser.diagnostics)
  }

  private init(source: TemplateBytes) {
    self.source = source
  }

  private mutating func parse() {
    let (tokens, scanDiagnostics) = TagScanner.scan(source)
    diagnostics = scanDiagnostics
    var start = 0
    while start < tokens.count, !isTooDeep {
      var end = start
      while end < tokens.count, !endsLine(tokens[end]) { end += 1 }
      end = min(end + 1, tokens.count)
      addLine(tokens[start..<end])
      start = end
    }
    while frames.count > 1, let frame = frames.popLast() {
      if let tag = frame.tag, !isTooDeep {
        report("\(tag.text) is not closed", tag, help: "close it with {{/\(tag.closingName)}}")
      }
      close(frame, beforeLineEnd: false)
    }
  }

  private mutating func addLine(_ line: ArraySlice<TagScanner.Token>) {
    let tags = line.indices.filter { if case .tag = line[$0] { true } else { false } }
    guard let firstTag = tags.first, let lastTag = tags.last else { return addPlainLine(line) }
    let before = line[..<firstTag].reduce(into: nil as Range<Int>?) { range, token in
      if case .text(let text) = token {
        range = (range?.lowerBound ?? text.lowerBound)..<text.upperBound
      }
    }
    let start = offset(of: line[line.startIndex])
    let indent = before ?? start..<start
    let startsBlank = isBlank(indent)
    let endsBlank = line[(lastTag + 1)...].allSatisfy { token in
      if case .text(let text) = token { isBlank(text) } else { false }
    }
    let isAlone = tags.count == 1 && startsBlank && endsBlank
    var takesLine = false
    if isAlone, case .tag(let tag) = line[firstTag] { takesLine = isStandalone(tag) }
    if !takesLine { addLineStart(indent) }
    var index = line.startIndex
    while index < line.endIndex, !isTooDeep {
      switch line[index] {
      case .text(let range):
        if !takesLine { addText(index < firstTag ? afterIndent(range) : range) }
      case .tag(let tag):
        let position = Position(
          isAlone: takesLine, indent: index == firstTag && startsBlank ? indent : nil,
          endsLine: index == lastTag && endsBlank)
        if add(tag, position) { return }
      }
      index += 1
    }
  }

  private mutating func addPlainLine(_ line: ArraySlice<TagScanner.Token>) {
    for case .text(let range) in line {
      if !isBlank(range) { addLineStart(range) }
      addText(isBlank(range) ? range : afterIndent(range))
    }
  }

  private mutating func addLineStart(_ range: Range<Int>) {
    let end = afterIndent(range).lowerBound
    append(.lineStart(range.lowerBound..<end))
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { append(.text(range)) }
  }

  /// Tags that take their line when they are alone; a parent does when its end stands alone too.
  private func isStandalone(_ tag: TemplateTag) -> Bool {
    switch tag.sigil {
    case .section, .inverted, .comment, .delimiters, .partial, .block: true
    case .close: frames.last?.tag?.sigil != .parent
    case .variable, .raw, .parent: false
    }
  }

  /// Adds a tag; true when it takes the rest of its line with it.
  private mutating func add(_ tag: TemplateTag, _ position: Position) -> Bool {
    switch tag.sigil {
    case .comment, .delimiters: break
    case .variable, .raw: append(.value(tag))
    case .partial: append(.partial(tag, indent: position.isAlone ? position.indent : nil))
    case .section, .inverted, .parent: open(Frame(tag: tag, indent: position.indent))
    case .block:
      let replaces = frames.last?.tag?.sigil == .parent
      open(
        Frame(
          tag: tag, indent: position.indent,
          beginsLine: position.isAlone || (replaces && position.endsLine)))
      return replaces && position.endsLine
    case .close: return addClose(tag, position)
    }
    return false
  }

  /// Deep nesting is a slip, and walking the tree would need a deep stack.
  private mutating func open(_ frame: Frame) {
    frames.append(frame)
    if frames.count > 51, let tag = frame.tag {
      isTooDeep = true
      report(
        "\(tag.text) is nested more than 50 deep", tag, help: "put a part into a file of its own")
    }
  }

  private mutating func addClose(_ tag: TemplateTag, _ position: Position) -> Bool {
    guard let frame = frames.last, let opened = frame.tag else {
      if !tag.isName { return false }
      report(
        "\(tag.text) closes nothing", tag,
        help: "take it out, or open it before with {{#\(tag.closingName)}}")
      return false
    }
    // Without a name, which was told, it is the end of what is open.
    guard opened.closingName == tag.closingName || !tag.isName else {
      let isOpen = frames.contains { $0.tag?.closingName == tag.closingName }
      let note = Diagnostic.Note("opened here", at: source.place(at: opened.offset))
      report(
        isOpen
          ? "\(tag.text) stands here, but \(opened.text) is not closed"
          : "\(tag.text) closes \(opened.text)",
        tag, help: "close it with {{/\(opened.closingName)}}", notes: [note])
      if isOpen {
        while frames.count > 1, let inner = frames.popLast() {
          close(inner, beforeLineEnd: false)
          if inner.tag?.closingName == tag.closingName { break }
        }
      }
      return false
    }
    frames.removeLast()
    let endsReplacement = opened.sigil == .block && frames.last?.tag?.sigil == .parent
    if endsReplacement, !position.isAlone, position.indent != nil {
      return close(dropLineStart(frame), beforeLineEnd: position.endsLine)
    }
    return close(frame, beforeLineEnd: position.endsLine)
  }

  /// A closing tag that begins its line ends the body before that line.
  private func dropLineStart(_ frame: Frame) -> Frame {
    var frame = frame
    if case .lineStart? = frame.nodes.last { frame.nodes.removeLast() }
    return frame
  }

  /// Adds the node of a frame that was left; true when it takes the rest of the line with it.
  @discardableResult
  private mutating func close(_ frame: Frame, beforeLineEnd: Bool) -> Bool {
    guard let tag = frame.tag else { return false }
    switch tag.sigil {
    case .parent:
      let takesLine = frame.indent != nil && beforeLineEnd
      if takesLine, case .lineStart? = frames[frames.count - 1].nodes.last {
        frames[frames.count - 1].nodes.removeLast()
      }
      append(.parent(tag, indent: takesLine ? frame.indent : nil, frame.blocks))
      return takesLine
    case .block:
      let block = TemplateBlock(
        tag: tag, body: frame.nodes, indent: frame.indent, beginsLine: frame.beginsLine)
      if frames.last?.tag?.sigil == .parent {
        frames[frames.count - 1].blocks.append(block)
      } else {
        append(.block(block))
      }
    default: append(.section(tag, frame.nodes))
    }
    return false
  }

  /// Adds to the innermost open tag; what stands in a parent outside its blocks is left out.
  private mutating func append(_ node: TemplateNode) {
    let last = frames.count - 1
    guard let parent = frames[last].tag, parent.sigil == .parent else {
      frames[last].nodes.append(node)
      return
    }
    if frames[last].hasStrayText || isBlank(node) { return }
    frames[last].hasStrayText = true
    let place = source.place(at: offset(of: node) ?? parent.offset)
    diagnostics.append(.strayText(in: parent, at: place))
  }

  private mutating func report(
    _ message: String, _ tag: TemplateTag, help: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    let place = source.place(at: tag.offset)
    diagnostics.append(.syntax(message, at: place, help: help, notes: notes))
  }
}

extension TemplateParser {
  private func endsLine(_ token: TagScanner.Token) -> Bool {
    if case .text(let range) = token { source.bytes[range].last == 0x0A } else { false }
  }

  private func offset(of token: TagScanner.Token) -> Int {
    switch token {
    case .text(let range): range.lowerBound
    case .tag(let tag): tag.offset
    }
  }

  private func offset(of node: TemplateNode) -> Int? {
    switch node {
    case .text(let range), .lineStart(let range): range.lowerBound
    case .value(let tag), .section(let tag, _), .partial(let tag, _), .parent(let tag, _, _):
      tag.offset
    case .block: nil
    }
  }

  private func isBlank(_ node: TemplateNode) -> Bool {
    switch node {
    case .text(let range): isBlank(range)
    case .lineStart: true
    default: false
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool { source.bytes[range].allSatisfy(isSpace) }

  /// `range` without the spaces and tabs at its beginning.
  private func afterIndent(_ range: Range<Int>) -> Range<Int> {
    let start = source.bytes[range].firstIndex { $0 != 0x20 && $0 != 0x09 }
    return (start ?? range.upperBound)..<range.upperBound
  }
}
