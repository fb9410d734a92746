import Diagnostics

extension TemplateCompiler {
  /// `{{>name}}` and `{{>*name}}`.
  mutating func addInclusion(_ tag: TemplateTag, _ indent: Range<Int>?) {
    guard tag.isDynamic else { return include(tag.name, tag, indent) }
    guard let found = find(tag) else { return }
    checkPresence(of: found, tag)
    guard case .template(let names) = found.type else {
      let help = "only a name of type template says which one to include"
      let place = source.place(at: tag.nameOffset)
      return report(.wrongType(tag.name, is: found.type.word, help, at: place))
    }
    let access = builder.access(scope: found.scope, slots: found.slots)
    let step = builder.begin(.choice(access, firstCase: 0, caseCount: 0, end: 0))
    let context = html
    var cases: [TemplateProgram.Case] = []
    for name in names {
      html = context
      builder.separate()
      let start = builder.count
      include(name, tag, indent)
      cases.append(TemplateProgram.Case(name: name, start: start, end: builder.count))
    }
    builder.endChoice(step, access, cases)
  }

  /// `{{<name}}…{{/name}}`, an inclusion with parts replaced.
  ///
  /// Who includes this file has the last word about blocks of the same name.
  mutating func addParent(_ tag: TemplateTag, _ indent: Range<Int>?, _ blocks: [TemplateBlock]) {
    let outer = (replacements, placedBlocks)
    var own: [String: Replacement] = [:]
    for block in blocks {
      let replacement = Replacement(block: block, file: file, chain: chain)
      if own.updateValue(replacement, forKey: block.tag.name) != nil {
        let place = source.place(at: block.tag.offset)
        report(.syntax("\(block.tag.text) comes twice in \(tag.text)", at: place))
      }
    }
    replacements.merge(own) { fromOutside, _ in fromOutside }
    placedBlocks = []
    addInclusion(tag, indent)
    if tag.isDynamic || library.templates[tag.name] != nil {
      for block in blocks where !placedBlocks.contains(block.tag.name) {
        let place = source.place(at: block.tag.offset)
        report(.unknownBlock(block.tag.name, in: tag, known: placedBlocks, at: place))
      }
    }
    replacements = outer.0
    placedBlocks.formUnion(outer.1)
  }

  /// `{{$name}}…{{/name}}` where it stands: the text given for it, or its own.
  mutating func addBlock(_ block: TemplateBlock) {
    placedBlocks.insert(block.tag.name)
    guard let replacement = replacements[block.tag.name] else { return add(block.body) }
    let outer = (file, source, chain, indentation, replacements)
    let inner = indentation(for: replacement, at: block)
    let body = replacement.block.body
    file = replacement.file
    source = file.source
    chain = replacement.chain
    indentation = inner
    // Inside the replacement, a block of that name is an ordinary block: no ring.
    replacements[block.tag.name] = nil
    let place = source.place(at: replacement.block.tag.offset)
    enter(
      replacement.file, replacement.block.tag.text, place, body,
      isOneLine: !replacement.block.beginsLine, line: block.beginsLine ? inner.prefix : nil)
    (file, source, chain, indentation, replacements) = outer
  }

  private mutating func include(_ name: String, _ tag: TemplateTag, _ indent: Range<Int>?) {
    let place = source.place(at: tag.offset)
    guard let template = library.templates[name] else {
      return report(.missing(name, known: library.templates.keys, at: place))
    }
    if isLenient {
      if chain.count > 40 { return }
    } else if let start = chain.firstIndex(where: { $0.name == name }) {
      return report(.recursion(chain[start...].map(\.name) + [name], at: place))
    }
    let outer = (file, source, chain, indentation)
    indentation = Indentation(prefix: indent.map(indented) ?? [])
    chain.append(Link(name: name, place: place))
    file = template
    source = template.source
    noteSource(name)
    for diagnostic in template.diagnostics { report(diagnostic) }
    enter(
      template, tag.text, place, template.nodes, isOneLine: false,
      line: indent == nil ? nil : indentation.prefix)
    (file, source, chain, indentation) = outer
  }

  /// Adds the nodes of a file in the way that its kind and the place ask for.
  ///
  /// `line` is the white space of the line that a tag took with it, nil for a tag within a line.
  private mutating func enter(
    _ template: ParsedTemplate, _ tag: String, _ place: Place, _ nodes: [TemplateNode],
    isOneLine: Bool, line: [UInt8]?
  ) {
    guard let kind = template.kind ?? (isLenient ? .html : nil) else {
      return report(.unknownKind(template.name, at: place))
    }
    let outer = (flow, html, indentation)
    switch TemplateEntry.of(kind, in: flow, html, isOneLine: isOneLine) {
    case .flow(let inner):
      flow = inner
      if isOneLine, let line { addLiteral(line) }
      if kind.element != nil { indentation.prefix = [] }
      add(nodes)
      if let element = kind.element, !html.isText(of: element) {
        report(.endsElement(template.name, at: place))
      }
      (flow, indentation) = (outer.0, outer.2)
    case .unit:
      indentation.prefix = []
      addUnit(nodes, isInline: isOneLine)
      (flow, html, indentation) = outer
    case .hole(let isMarkup, let inner):
      if let line { addLiteral(line) }
      indentation.prefix = []
      let hole = beginHole(tag, place, isMarkup: isMarkup)
      (flow, html) = (inner, HTMLContext())
      add(nodes)
      builder.end(hole)
      (flow, html, indentation) = outer
      if line != nil { addLiteral([0x0A]) }
    case nil:
      let host = flow.host == .html ? html.description : flow.host.description
      report(.kind(template.name, cannotStandIn: host, at: place))
    }
  }

  /// Begins what is set into Markdown after it became HTML.
  mutating func beginHole(_ tag: String, _ place: Place, isMarkup: Bool) -> Int {
    let hole = TemplateProgram.Hole(isMarkup: isMarkup, tag: tag, place: place)
    return builder.begin(.hole(builder.addHole(hole), end: 0))
  }

  /// A Markdown document, tried out once with a word for each tag.
  mutating func addUnit(_ nodes: [TemplateNode], isInline: Bool) {
    flow = .markdown
    let unit = builder.addUnit(TemplateProgram.Unit(isInline: isInline))
    let step = builder.begin(.markdown(unit: unit, end: 0))
    add(nodes)
    builder.end(step)
    var source: [UInt8] = []
    let holes = builder.program.appendSource(
      of: step + 1..<builder.count, to: &source, library.markers)
    let skeleton = MarkdownSkeleton(
      source, isMarkup: holes.map(\.isMarkup), isInline: isInline, library)
    for piece in skeleton.pieces {
      let hole = holes[piece.hole]
      if piece.isInCode {
        report(.tagInCode(hole.tag, at: hole.place))
      } else if hole.isMarkup ? !piece.context.takesMarkup : !piece.context.takesText {
        report(.valuePlace(hole.tag, piece.context, at: hole.place))
      }
    }
  }
}
