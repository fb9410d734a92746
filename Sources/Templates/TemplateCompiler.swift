import Diagnostics

/// Turns a root template, with all that it includes, into one program, and checks every name on the
/// way with the scopes that are open there.
struct TemplateCompiler {
  /// How a file was reached.
  struct Link {
    var name: String
    /// The tag that includes it; nil for the root.
    var place: Place?
  }

  /// A block of a parent tag, waiting for its place.
  struct Replacement {
    var block: TemplateBlock
    var file: ParsedTemplate
    var chain: [Link]
  }

  let library: TemplateLibrary
  /// Unknown names and templates print nothing and nothing is checked: Mustache as its specification
  /// tests it.
  let isLenient: Bool

  var builder = ProgramBuilder()
  var scopes: TemplateScopes
  var file: ParsedTemplate
  /// Where names are written: the file, or a text of the strings.
  var source: TemplateBytes
  var chain: [Link]
  var flow: TemplateFlow
  var html = HTMLContexts()
  var indentation = Indentation()
  var replacements: [String: Replacement] = [:]
  /// Names of blocks that had a place, to find replacements that have none.
  var placedBlocks: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<String> = []
  private(set) var sources: Set<String>
  private(set) var texts: Set<String> = []
  private(set) var printed: Set<TemplateScopes.Path> = []
  private var work = 0
  private var depth = 0

  init(_ library: TemplateLibrary, root: ParsedTemplate, type: TemplateType, isLenient: Bool) {
    self.library = library
    self.isLenient = isLenient
    scopes = TemplateScopes(root: type)
    file = root
    source = root.source
    chain = [Link(name: root.name, place: nil)]
    sources = [root.name]
    flow = TemplateFlow(root: root.kind ?? .html)
  }

  /// Compiles the root.
  mutating func compile() {
    for diagnostic in file.diagnostics { report(diagnostic) }
    if flow.host == .markdown {
      addUnit(file.nodes, isInline: false)
    } else {
      add(file.nodes)
      if file.kind == .html { checkEnd(html.refusing(markup: true)) }
    }
  }

  mutating func add(_ nodes: [TemplateNode]) {
    var last: Half?
    depth += 1
    defer { depth -= 1 }
    for node in nodes {
      guard isWithinBounds() else { return }
      switch node {
      case .text(let range):
        addLiteral(source.bytes[range])
        if source.bytes[range].allSatisfy(isSpace) {
          last?.consume(source.bytes[range])
        } else {
          last = nil
        }
      case .lineStart(let range):
        addLineStart(range)
        last?.consume(source.bytes[range])
      case .value(let tag):
        addValue(tag)
        last = nil
      case .section(let tag, let body):
        last = addHalf(tag, body, after: last)
      case .partial(let tag, let indent):
        addInclusion(tag, indent)
        last = nil
      case .parent(let tag, let indent, let blocks):
        addParent(tag, indent, blocks)
        last = nil
      case .block(let block):
        addBlock(block)
        last = nil
      }
    }
  }

  /// A few small files that include each other twice could grow beyond any memory, and many that
  /// include one another beyond the stack.
  private mutating func isWithinBounds() -> Bool {
    work += 1
    if work < 100_000, depth <= 100, builder.program.literals.count < 16 << 20 { return true }
    if let root = chain.first, let start = library.templates[root.name]?.source.start {
      report(.tooLarge(root.name, at: start))
    }
    return false
  }

  mutating func addLiteral(_ bytes: some Collection<UInt8>) {
    var escaped: [UInt8] = []
    flow.literals.append(bytes, to: &escaped)
    if flow.host == .html { html.consume(escaped) }
    builder.addLiteral(escaped)
  }

  /// One section, and the places in the page before and after it.
  private struct Half {
    var tag: TemplateTag
    var before: HTMLContexts
    var after: HTMLContexts

    mutating func consume(_ bytes: ArraySlice<UInt8>) {
      before.consume(bytes)
      after.consume(bytes)
    }
  }

  /// A section that may be shown or not; with the section before it, it may be an either-or.
  private mutating func addHalf(
    _ tag: TemplateTag, _ body: [TemplateNode], after last: Half?
  ) -> Half? {
    if let last, last.tag.name == tag.name, last.tag.sigil != tag.sigil {
      html = last.before
      addSection(tag, body)
      html = html.union(last.after)
      return nil
    }
    let before = html
    addSection(tag, body)
    let after = html
    html = before.union(after)
    return Half(tag: tag, before: before, after: after)
  }

  private mutating func addSection(_ tag: TemplateTag, _ body: [TemplateNode]) {
    let isInverted = tag.sigil == .inverted
    if tag.name.hasPrefix("strings.") {
      let help = "print it: {{\(tag.name)}}"
      let place = source.place(at: tag.offset)
      return report(.wrongType(tag.name, is: "text of the strings", help, at: place))
    }
    guard let found = find(tag) else {
      if isInverted { add(body) }
      return
    }
    let access = builder.access(scope: found.scope, slots: found.slots)
    let step =
      builder.begin(isInverted ? .inverted(access, end: 0) : .section(access, end: 0))
    let outer = scopes
    if !isInverted { scopes = scopes.inside(found) }
    let before = html
    add(body)
    if !isLenient, case .list = found.type, !html.isSubset(of: before) {
      // The second item begins where the first one ends: read once more, to see what that means.
      let whole = builder
      html = before.union(html)
      add(body)
      builder = whole
    }
    scopes = outer
    builder.end(step)
  }

  /// The value of a tag's name, or nil after telling that there is none.
  mutating func find(_ tag: TemplateTag) -> TemplateScopes.Found? {
    guard tag.isName else { return nil }
    switch scopes.find(tag.name) {
    case .found(let found): return found
    case .unknown(let name, let owner, let offset, let known):
      let place = source.place(at: tag.nameOffset + offset)
      report(.unknownName(name, in: owner, known: known, at: place))
      return nil
    }
  }

  mutating func noteText(_ key: String) { texts.insert(key) }

  mutating func notePrinted(_ value: TemplateScopes.Found) { printed.insert(value.path) }

  mutating func noteSource(_ name: String) { sources.insert(name) }

  /// Once for each place, however often a file is included; with the way that led there.
  mutating func report(_ diagnostic: Diagnostic) {
    if isLenient, diagnostic.id != "template-syntax" { return }
    let offset = diagnostic.place?.offset ?? -1
    let key = "\(diagnostic.place?.path ?? ""):\(offset):\(diagnostic.id):\(diagnostic.message)"
    guard reported.insert(key).inserted else { return }
    var diagnostic = diagnostic
    for link in chain.reversed() {
      guard let place = link.place, place.offset != offset || place.path != diagnostic.place?.path
      else { continue }
      diagnostic.notes.append(Diagnostic.Note("\"\(link.name)\" is included here", at: place))
    }
    diagnostics.append(diagnostic)
  }
}
