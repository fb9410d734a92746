import Diagnostics

extension TemplateCompiler {
  /// Begins what is set into Markdown after it became HTML.
  mutating func beginHole(
    _ tag: String, _ place: Place, isMarkup: Bool, holdsBlocks: Bool = false
  ) -> Int {
    let hole = TemplateProgram.Hole(
      isMarkup: isMarkup, holdsBlocks: holdsBlocks, tag: tag, place: place)
    return builder.begin(.hole(builder.addHole(hole), end: 0))
  }

  /// What a file leaves open would take in whatever comes after it.
  mutating func checkEnd(_ context: HTMLContext?) {
    guard let context else { return }
    let begins = HTMLContext.openStart(in: source.bytes).map(source.place)
    report(
      .openHTML(
        file.name, context, at: source.place(at: source.bytes.count), begins: begins))
  }

  /// A Markdown document, tried out with a word for each tag: once with everything shown, once
  /// with no section.
  mutating func addUnit(_ nodes: [TemplateNode], isInline: Bool) {
    flow = .markdown
    let unit = builder.addUnit(TemplateProgram.Unit(isInline: isInline))
    let step = builder.begin(.markdown(unit: unit, end: 0))
    add(nodes)
    builder.end(step)
    for showsSections in [true, false] {
      tryOut(step + 1..<builder.count, isInline: isInline, showsSections: showsSections)
    }
  }

  private mutating func tryOut(_ steps: Range<Int>, isInline: Bool, showsSections: Bool) {
    var source: [UInt8] = []
    let holes = builder.program.appendSource(
      of: steps, to: &source, library.markers, showsSections: showsSections)
    let skeleton = MarkdownSkeleton(
      source, isMarkup: holes.map(\.isMarkup), isInline: isInline, library)
    checkEnd(skeleton.end.takesMarkup ? nil : skeleton.end)
    for piece in skeleton.pieces {
      let hole = holes[piece.hole]
      if piece.isInCode {
        report(.tagInCode(hole.tag, at: hole.place))
      } else if !piece.isSafe {
        report(.valuePlace(hole.tag, piece.context, at: hole.place))
      } else if hole.holdsBlocks, !piece.isLine, skeleton.isWithinLine(piece) {
        report(.blocksInLine(hole.tag, at: hole.place))
      }
    }
  }
}
