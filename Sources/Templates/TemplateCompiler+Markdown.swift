import Diagnostics

extension TemplateCompiler {
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
