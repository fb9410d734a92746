extension TemplateRenderer {
  /// The values of a Markdown document and what was decided on the way to them.
  struct Trace {
    /// Which sections are shown, how often, and which templates are chosen: with the same
    /// decisions the document has the same skeleton.
    var decisions: [UInt8] = []
    /// What goes into the holes, one after the other.
    var filling: [UInt8] = []
    var ends: [Int] = []
    var isMarkup: [Bool] = []
    /// The Markdown with markers in its holes, when it is asked for.
    var source: [UInt8] = []
    var writesSource = false

    mutating func decide(_ number: Int) {
      var number = number
      while number > 127 {
        decisions.append(UInt8(number & 127) | 128)
        number >>= 7
      }
      decisions.append(UInt8(number))
    }
  }

  func runMarkdown(
    _ unit: Int, _ steps: Range<Int>, _ scopes: inout Scopes, into output: inout [UInt8]
  ) {
    var found = Trace()
    found.filling.reserveCapacity(4096)
    trace(steps, &scopes, &found)
    let cache = template.skeletons[unit]
    let known = cache.skeleton(for: found.decisions)
    let skeleton =
      known ?? makeSkeleton(of: steps, &scopes, isInline: program.units[unit].isInline)
    if known == nil { cache.keep(skeleton, for: found.decisions) }
    skeleton.append(filling: found.filling, ends: found.ends, to: &output)
  }

  private func makeSkeleton(
    of steps: Range<Int>, _ scopes: inout Scopes, isInline: Bool
  ) -> MarkdownSkeleton {
    var written = Trace(writesSource: true)
    trace(steps, &scopes, &written)
    return MarkdownSkeleton(
      written.source, isMarkup: written.isMarkup, isInline: isInline, template.library)
  }

  /// Walks a document as ``run(_:_:into:)`` would, and collects what it meets.
  private func trace(_ steps: Range<Int>, _ scopes: inout Scopes, _ found: inout Trace) {
    var index = steps.lowerBound
    while index < steps.upperBound {
      switch program.steps[index] {
      case .literal(let start, let end):
        if found.writesSource { found.source.append(program.literals, Int(start)..<Int(end)) }
        index += 1
      case .hole(let hole, let end):
        if found.writesSource {
          template.library.markers.append(found.ends.count, to: &found.source)
          found.isMarkup.append(program.holes[Int(hole)].isMarkup)
        }
        run(index + 1..<Int(end), &scopes, into: &found.filling)
        found.ends.append(found.filling.count)
        index = Int(end)
      case .section(let access, let end):
        let value = scopes.value(at: access, program.slots)
        traceSection(value, index + 1..<Int(end), &scopes, &found)
        index = Int(end)
      case .inverted(let access, let end):
        let isShown = scopes.value(at: access, program.slots).isShown
        found.decide(isShown ? 1 : 0)
        if !isShown { trace(index + 1..<Int(end), &scopes, &found) }
        index = Int(end)
      case .choice(let access, let first, let count, let end):
        let chosen = choose(scopes.value(at: access, program.slots), first, count)
        found.decide(chosen.map { $0.start + 1 } ?? 0)
        if let chosen { trace(chosen.start..<chosen.end, &scopes, &found) }
        index = Int(end)
      case .value, .markdown: preconditionFailure("Markdown holds its values in holes")
      }
    }
  }

  private func traceSection(
    _ value: TemplateValue, _ steps: Range<Int>, _ scopes: inout Scopes, _ found: inout Trace
  ) {
    guard case .list(let items) = value else {
      found.decide(value.isShown ? 1 : 0)
      guard value.isShown else { return }
      scopes.push(value)
      trace(steps, &scopes, &found)
      return scopes.pop()
    }
    found.decide(items.count)
    for item in items {
      scopes.push(item)
      trace(steps, &scopes, &found)
      scopes.pop()
    }
  }
}
