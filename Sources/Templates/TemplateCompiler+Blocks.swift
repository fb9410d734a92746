extension TemplateCompiler {
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
        report(
          .syntax(
            "\(block.tag.text) comes twice in \(tag.text)", at: place, help: "keep one of them"))
      }
    }
    replacements.merge(own) { fromOutside, _ in fromOutside }
    placedBlocks = []
    addInclusion(tag, indent)
    if tag.isDynamic || library.templates[tag.name] != nil {
      for block in blocks where !placedBlocks.contains(block.tag.name) {
        let place = source.place(at: block.tag.offset)
        report(
          .unknownBlock(
            block.tag.name, in: tag, known: placedBlocks, at: place,
            parentPlace: library.templates[tag.name]?.source.start))
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
}
