import Diagnostics

extension TemplateCompiler {
  mutating func addValue(_ tag: TemplateTag) {
    if tag.name.hasPrefix("strings.") { return addText(tag) }
    guard let found = find(tag), isPrintable(tag, found) else { return }
    checkPresence(of: found, tag)
    notePrinted(found)
    let access = builder.access(scope: found.scope, slots: found.slots)
    let isMarkup = tag.sigil == .raw
    let escaping: Escaping = isMarkup ? .none : flow.values
    if flow.host == .markdown {
      let hole = beginHole(
        tag.text, source.place(at: tag.offset), isMarkup: isMarkup,
        holdsBlocks: isMarkup && found.holdsBlocks)
      builder.addValue(access, escaping)
      builder.end(hole)
    } else {
      checkPlace(tag, isMarkup: isMarkup)
      builder.addValue(access, escaping)
    }
  }

  /// What is optional is printed in a section on it only.
  mutating func checkPresence(of found: TemplateScopes.Found, _ tag: TemplateTag) {
    guard let absent = found.absent else { return }
    let place = source.place(at: tag.nameOffset)
    report(.optionalValue(absent, printedAs: tag.text, at: place))
  }

  /// A tag that has its own place in HTML must not stand where text could become something else.
  mutating func checkPlace(_ tag: TemplateTag, isMarkup: Bool) {
    guard flow.host == .html, !isLenient else { return }
    if let context = html.refusing(markup: isMarkup) {
      report(.valuePlace(tag.text, context, at: source.place(at: tag.offset)))
    }
  }

  /// A text of the strings: its words are escaped like a value, its tags are looked up here.
  private mutating func addText(_ tag: TemplateTag) {
    let key = String(tag.name.dropFirst("strings.".count))
    guard let text = library.texts[key] else {
      let place = source.place(at: tag.nameOffset + "strings.".utf8.count)
      return report(.unknownText(key, known: library.texts.keys, at: place))
    }
    if tag.sigil == .raw, flow.host != .text {
      return report(.rawText(tag, at: source.place(at: tag.offset)))
    }
    checkPlace(tag, isMarkup: false)
    noteText(key)
    let outer = (source, flow, html, chain)
    let place = source.place(at: tag.offset)
    chain.append(Link(name: tag.name, place: place))
    source = text.source
    for diagnostic in text.diagnostics { report(diagnostic) }
    let isInMarkdown = flow.host == .markdown
    let hole = isInMarkdown ? beginHole(tag.text, place, isMarkup: false) : 0
    if isInMarkdown { (flow, html) = (.textInHTML, HTMLContexts()) }
    for part in text.parts {
      switch part {
      case .words(let range):
        var escaped: [UInt8] = []
        flow.values.append(source.bytes[range], to: &escaped)
        builder.addLiteral(escaped)
      case .value(let tag): addValue(tag)
      }
    }
    if isInMarkdown { builder.end(hole) }
    (source, flow, html, chain) = outer
  }

  private mutating func isPrintable(_ tag: TemplateTag, _ found: TemplateScopes.Found) -> Bool {
    if isLenient { return true }
    let place = source.place(at: tag.offset)
    switch (found.type, tag.sigil) {
    case (.list, _): report(.notPrintable(tag.name, is: "list", at: place))
    case (.record, _): report(.notPrintable(tag.name, is: "record", at: place))
    case (.html, .raw):
      if flow.host == .html || flow.host == .markdown { return true }
      report(.html(tag, in: flow.host.description, at: place))
    case (.html, _):
      if flow.host == .json { return true }
      report(
        flow.host == .text
          ? .html(tag, in: flow.host.description, at: place)
          : .escapedHTML(tag, absent: found.absent, at: place))
    case (_, .raw):
      if flow.host == .text { return true }
      report(.rawText(tag, at: place))
    default: return true
    }
    return false
  }
}
