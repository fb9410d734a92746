import Diagnostics
import SiteModel

/// Builds values from events, and checks what libyaml lets pass.
///
/// A stack instead of recursion. What is refused still becomes a value (its text as written), so
/// that one mistake does not bring others with it.
struct YAMLTree {
  private(set) var root: InputValue?
  var diagnostics: [Diagnostic] = []

  let source: SourceText
  let range: Range<Int>
  private var levels: [YAMLLevel] = []
  private var documents = 0
  private var isEnded = false
  private var lastClosed: Range<Int>?
  /// The byte behind the last event, or behind the last comment that was looked at.
  private var position: Int
  /// The `#` that was reported last.
  private var lastHash: Int?

  init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
    position = range.lowerBound
  }

  /// False when it makes no sense to go on.
  mutating func take(_ event: YAMLEvent) -> Bool {
    checkComments(before: event)
    defer { position = max(position, event.end) }
    switch event.kind {
    case .documentStart(let hasDirectives): return start(event, hasDirectives)
    case .documentEnd(let isExplicit): isEnded = isExplicit
    case .listStart(let isFlow):
      return open(event, YAMLLevel(isMap: false, isFlow: isFlow, start: event.start))
    case .mapStart(let isFlow):
      return open(event, YAMLLevel(isMap: true, isFlow: isFlow, start: event.start))
    case .listEnd, .mapEnd: close(event)
    case .alias: takeMarked(event)
    case .scalar where event.hasAnchor || event.hasTag: takeMarked(event)
    case .scalar(let text, let style): take(text, style, event)
    }
    return true
  }

  /// Adds what libyaml complains of, unless something in its line was reported already.
  mutating func fail(_ error: YAMLSyntaxError) {
    if isEnded {
      diagnostics.append(secondDocument(at: error.offset))
      return
    }
    let mistake = YAMLMistake(
      error: error, source: source, range: range, lastClosed: lastClosed,
      openBracket: levels.last { $0.isFlow }?.start)
    let diagnostic = mistake.diagnostic
    let line = YAMLLine(at: diagnostic.place?.offset ?? 0, in: source.bytes, range)
    let isKnown = diagnostics.contains { known in
      known.place?.offset.map { $0 >= line.start && $0 <= line.end } ?? false
    }
    if !isKnown { diagnostics.append(diagnostic) }
  }

  // MARK: Scalars

  private mutating func take(_ text: String, _ style: YAMLEvent.Style, _ event: YAMLEvent) {
    if style == .quoted { lastClosed = event.start..<event.end }
    let isEmpty = style == .plain && text.isEmpty
    if let last = levels.indices.last, levels[last].expectsKey {
      if isEmpty { diagnostics.append(YAMLMistake.noKey(at: place(event.start))) }
      levels[last].key = YAMLLevel.Key(
        name: text, start: event.start, end: event.end, isRefused: isEmpty)
      return
    }
    if isEmpty { checkFlowKey(before: event) }
    if style == .quoted { checkIndentation(inside: event) }
    let hash = checkComment(
      after: style == .block ? blockHeaderEnd(of: event) : event.end, event)
    guard isEmpty else { return add(InputValue(.text(text), at: place(event.start))) }
    guard let hash else { return add(InputValue(.absent, at: place(event.start))) }
    let line = YAMLLine(at: hash, in: source.bytes, range)
    add(InputValue(.text(self.text(hash..<line.textEnd(after: hash))), at: place(hash)))
  }

  /// An alias, or a text with an anchor or a tag: it was meant as text.
  private mutating func takeMarked(_ event: YAMLEvent) {
    let isKey = levels.last?.expectsKey ?? false
    let end = isKey ? event.end : endOfText(from: event.start, to: event.end)
    let raw = text(event.start..<end)
    diagnostics.append(YAMLMistake.mark(raw, at: place(event.start)))
    add(InputValue(.text(raw), at: place(event.start)))
  }

  /// `{draft}` is a map with a key that has no value, and somebody meant the text.
  private mutating func checkFlowKey(before event: YAMLEvent) {
    guard let level = levels.last, level.isMap, level.isFlow, let key = level.key,
      !source.bytes[key.end..<max(key.end, event.start)].contains(UInt8(ascii: ":"))
    else { return }
    if level.keyWithoutValue == nil { levels[levels.count - 1].keyWithoutValue = key.name }
  }

  /// `title: Plan #1` ends at the blank for YAML, and the rest is lost.
  ///
  /// Returns where that comment begins.
  private mutating func checkComment(after end: Int, _ event: YAMLEvent) -> Int? {
    guard let hash = YAMLLine.gluedComment(after: end, in: source.bytes, range) else { return nil }
    let isFlow = levels.last?.isFlow ?? false
    lastHash = hash
    diagnostics.append(
      YAMLMistake.comment(
        at: hash, valueAt: isFlow ? nil : event.start, source: source, range: range))
    return hash
  }

  /// `[a, #b` and `[a]#b`: between two events stand only signs of YAML, blanks and comments.
  ///
  /// A comment that has a line for itself is one.
  private mutating func checkComments(before event: YAMLEvent) {
    // In front of the document nothing can be lost.
    guard !levels.isEmpty || root != nil else { return }
    while position < event.start {
      defer { position += 1 }
      guard source.bytes[position] == UInt8(ascii: "#") else { continue }
      let line = YAMLLine(at: position, in: source.bytes, range)
      let isAlone = source.bytes[line.start..<position].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      let isGlued = YAMLLine.gluedComment(after: position, in: source.bytes, range) != nil
      if !isAlone, isGlued, position != lastHash {
        diagnostics.append(
          YAMLMistake.comment(at: position, valueAt: nil, source: source, range: range))
      }
      position = line.end
    }
  }

  /// The byte after the `|-` or `>2` that begins a block of text.
  private func blockHeaderEnd(of event: YAMLEvent) -> Int {
    let signs = source.bytes[event.start..<event.end].prefix { $0 > 0x20 && $0 < 0x7F }
    return signs.endIndex
  }

  /// A quote that is closed by that of another line swallows the keys between them.
  ///
  /// YAML wants the further lines of a text in quotes indented (YAML 1.1 section 9.1), libyaml does
  /// not.
  private mutating func checkIndentation(inside event: YAMLEvent) {
    guard let level = levels.last, !level.isFlow else { return }
    let bytes = source.bytes
    guard bytes[event.start..<event.end].contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return
    }
    let column = level.start - YAMLLine(at: level.start, in: bytes, range).start
    var lineStart = event.start
    while let lineEnd = bytes[lineStart..<event.end].firstIndex(where: { $0 == 0x0A || $0 == 0x0D })
    {
      lineStart = lineEnd + 1
      let text = bytes[lineStart..<event.end].firstIndex { $0 != 0x20 } ?? event.end
      guard text < event.end, text - lineStart <= column, bytes[text] > 0x20 else { continue }
      diagnostics.append(YAMLMistake.openText(at: place(text), from: place(event.start)))
      return
    }
  }

  /// The end of a value that was meant as text: outside brackets it goes on to the end of its line.
  private func endOfText(from start: Int, to end: Int) -> Int {
    if levels.last?.isFlow ?? false { return end }
    return max(end, YAMLLine(at: start, in: source.bytes, range).value.upperBound)
  }

  // MARK: Lists and maps

  private mutating func open(_ event: YAMLEvent, _ level: YAMLLevel) -> Bool {
    if event.hasAnchor || event.hasTag {
      diagnostics.append(
        YAMLMistake.collectionMark(source.bytes[event.start], at: place(event.start)))
    }
    if levels.count == YAMLReader.depthLimit {
      diagnostics.append(.tooDeep(at: place(event.start)))
      return false
    }
    levels.append(level)
    return true
  }

  private mutating func close(_ event: YAMLEvent) {
    let level = levels.removeLast()
    // Collections without brackets end where the next line begins, with no character of their own.
    if event.end > event.start { lastClosed = level.start..<event.end }
    let content: InputValue.Content
    if let name = level.keyWithoutValue {
      let raw = text(level.start..<endOfText(from: level.start, to: event.end))
      diagnostics.append(YAMLMistake.flowKey(name, in: raw, at: place(level.start)))
      content = .text(raw)
    } else {
      content = level.isMap ? .fields(level.fields.all) : .list(level.items)
    }
    add(InputValue(content, at: place(level.start)))
  }

  /// Puts a finished value where it belongs.
  private mutating func add(_ value: InputValue) {
    guard let last = levels.indices.last else {
      root = value
      return
    }
    if !levels[last].isMap {
      levels[last].items.append(value)
    } else if let key = levels[last].key {
      levels[last].key = nil
      guard !key.isRefused else { return }
      let field = InputField(key.name, at: place(key.start), value: value)
      if let twice = levels[last].fields.add(field) { diagnostics.append(twice) }
    } else {
      let offset = value.place.offset ?? range.lowerBound
      levels[last].key = YAMLLevel.Key(name: "", start: offset, end: offset, isRefused: true)
      if case .text = value.content { return }  // its mark was reported
      diagnostics.append(YAMLMistake.keyThatIsNoText(at: value.place))
    }
  }

  // MARK: Documents

  private mutating func start(_ event: YAMLEvent, _ hasDirectives: Bool) -> Bool {
    documents += 1
    if documents > 1 {
      diagnostics.append(secondDocument(at: event.start))
      return false
    }
    if hasDirectives { diagnostics.append(YAMLMistake.directive(at: place(event.start))) }
    return true
  }

  private func secondDocument(at offset: Int) -> Diagnostic {
    .error(
      "yaml-several-documents", "a second YAML document begins here", at: place(offset),
      help: "keep one document in a file; many meetings are a list, each begins with \"- \"")
  }

  private func place(_ offset: Int) -> Place { .at(source, offset: offset) }

  private func text(_ range: Range<Int>) -> String {
    textWithLineFeeds(source.bytes[range])
  }
}

/// A list or map that is not finished.
private struct YAMLLevel {
  /// A key that waits for its value.
  struct Key {
    var name: String
    var start: Int
    var end: Int
    var isRefused: Bool
  }

  var isMap: Bool
  var isFlow: Bool
  var start: Int
  var items: [InputValue] = []
  var fields = UniqueFields()
  var key: Key?
  /// The first key of `{draft, on}`, which is none.
  var keyWithoutValue: String?

  init(isMap: Bool, isFlow: Bool, start: Int) {
    self.isMap = isMap
    self.isFlow = isFlow
    self.start = start
  }

  var expectsKey: Bool { isMap && key == nil }
}
