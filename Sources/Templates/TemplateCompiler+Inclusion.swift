import Diagnostics

extension TemplateCompiler {
  /// `{{>name}}` and `{{>*name}}`.
  mutating func addInclusion(_ tag: TemplateTag, _ indent: Range<Int>?) {
    guard tag.isName else { return }
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
    let before = html
    var after = html
    var cases: [TemplateProgram.Case] = []
    for name in names {
      html = before
      builder.separate()
      let start = builder.count
      include(name, tag, indent)
      cases.append(TemplateProgram.Case(name: name, start: start, end: builder.count))
      after = after.union(html)
    }
    html = after
    builder.endChoice(step, access, cases)
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
  mutating func enter(
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
      if kind.element != nil {
        indentation.prefix = []
        if html.isEnded(by: source.bytes) { report(.endsElement(template.name, at: place)) }
      }
      add(nodes)
      (flow, indentation) = (outer.0, outer.2)
    case .unit:
      indentation.prefix = []
      addUnit(nodes, isInline: isOneLine)
      (flow, html, indentation) = outer
    case .hole(let isMarkup, let inner):
      if let line { addLiteral(line) }
      indentation.prefix = []
      let hole = beginHole(tag, place, isMarkup: isMarkup)
      (flow, html) = (inner, HTMLContexts())
      add(nodes)
      checkEnd(html.refusing(markup: true))
      builder.end(hole)
      (flow, html, indentation) = outer
      if line != nil { addLiteral([0x0A]) }
    case nil:
      let host = flow.host == .html ? html.description : flow.host.description
      let takes = TemplateKind.allCases.filter {
        $0 != kind && TemplateEntry.of($0, in: flow, html, isOneLine: isOneLine) != nil
      }
      report(.kind(template.name, cannotStandIn: host, takes, at: place))
    }
  }
}
