/// Runs a program for one record.
struct TemplateRenderer {
  private let template: Template
  private let program: TemplateProgram
  private var scopes: [TemplateValue]

  init(_ template: Template, _ root: TemplateValue) {
    self.template = template
    program = template.program
    scopes = [root]
  }

  mutating func run(_ steps: Range<Int>, into output: inout [UInt8]) {
    var index = steps.lowerBound
    while index < steps.upperBound {
      switch program.steps[index] {
      case .literal(let start, let end):
        output.append(contentsOf: program.literals[Int(start)..<Int(end)])
        index += 1
      case .value(let access, let escaping):
        append(value(at: access), escaping, to: &output)
        index += 1
      case .section(let access, let end):
        switch value(at: access) {
        case .list(let items):
          for item in items {
            scopes.append(item)
            run(index + 1..<Int(end), into: &output)
            scopes.removeLast()
          }
        case let value where value.isShown:
          scopes.append(value)
          run(index + 1..<Int(end), into: &output)
          scopes.removeLast()
        default: break
        }
        index = Int(end)
      case .inverted(let access, let end):
        if !value(at: access).isShown { run(index + 1..<Int(end), into: &output) }
        index = Int(end)
      case .choice(let access, let first, let count, let end):
        if let chosen = choose(access, Int(first)..<Int(first + count)) {
          run(program.cases[chosen].start..<program.cases[chosen].end, into: &output)
        }
        index = Int(end)
      case .markdown(let unit, let end):
        runMarkdown(Int(unit), index + 1..<Int(end), into: &output)
        index = Int(end)
      case .hole(_, let end):
        run(index + 1..<Int(end), into: &output)
        index = Int(end)
      }
    }
  }

  private func value(at access: TemplateProgram.Access) -> TemplateValue {
    var value = scopes[Int(access.scope)]
    let first = Int(access.firstSlot)
    for slot in program.slots[first..<first + Int(access.slotCount)] {
      guard case .record(let record) = value else { return .absent }
      value = record.values[Int(slot)]
    }
    return value
  }

  private func append(_ value: TemplateValue, _ escaping: Escaping, to output: inout [UInt8]) {
    switch value {
    case .text(let text): escaping.append(text, to: &output)
    case .html(let bytes): escaping.append(bytes, to: &output)
    case .flag(let isOn): output.append(contentsOf: (isOn ? "true" : "false").utf8)
    case .absent, .list, .record: break
    }
  }

  private func choose(_ access: TemplateProgram.Access, _ cases: Range<Int>) -> Int? {
    guard case .text(let name) = value(at: access) else { return nil }
    return cases.first { program.cases[$0].name == name }
  }
}

extension TemplateRenderer {
  /// The values of a Markdown document and what was decided on the way to them.
  private struct Trace {
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

  private mutating func runMarkdown(
    _ unit: Int, _ steps: Range<Int>, into output: inout [UInt8]
  ) {
    var found = Trace()
    trace(steps, &found)
    let cache = template.skeletons[unit]
    let known = cache.skeleton(for: found.decisions)
    let skeleton = known ?? makeSkeleton(of: steps, isInline: program.units[unit].isInline)
    if known == nil { cache.keep(skeleton, for: found.decisions) }
    var position = 0
    for piece in skeleton.pieces {
      output.append(contentsOf: skeleton.html[position..<piece.end])
      position = piece.end
      let start = piece.hole == 0 ? 0 : found.ends[piece.hole - 1]
      let filling = found.filling[start..<found.ends[piece.hole]]
      output.append(contentsOf: filling)
      if piece.isLine, filling.last == 0x0A, skeleton.html[position...].first == 0x0A {
        position += 1
      }
    }
    output.append(contentsOf: skeleton.html[position...])
  }

  private mutating func makeSkeleton(of steps: Range<Int>, isInline: Bool) -> MarkdownSkeleton {
    var written = Trace(writesSource: true)
    trace(steps, &written)
    return MarkdownSkeleton(
      written.source, isMarkup: written.isMarkup, isInline: isInline, template.library)
  }

  /// Walks a document as ``run(_:into:)`` would, and collects what it meets.
  private mutating func trace(_ steps: Range<Int>, _ found: inout Trace) {
    var index = steps.lowerBound
    while index < steps.upperBound {
      switch program.steps[index] {
      case .literal(let start, let end):
        if found.writesSource { found.source += program.literals[Int(start)..<Int(end)] }
        index += 1
      case .hole(let hole, let end):
        if found.writesSource {
          template.library.markers.append(found.ends.count, to: &found.source)
        }
        run(index + 1..<Int(end), into: &found.filling)
        found.ends.append(found.filling.count)
        found.isMarkup.append(program.holes[Int(hole)].isMarkup)
        index = Int(end)
      case .section(let access, let end):
        traceSection(value(at: access), index + 1..<Int(end), &found)
        index = Int(end)
      case .inverted(let access, let end):
        let isShown = value(at: access).isShown
        found.decide(isShown ? 1 : 0)
        if !isShown { trace(index + 1..<Int(end), &found) }
        index = Int(end)
      case .choice(let access, let first, let count, let end):
        let chosen = choose(access, Int(first)..<Int(first + count))
        found.decide(chosen.map { $0 + 1 } ?? 0)
        if let chosen { trace(program.cases[chosen].start..<program.cases[chosen].end, &found) }
        index = Int(end)
      case .value, .markdown: preconditionFailure("Markdown holds its values in holes")
      }
    }
  }

  private mutating func traceSection(
    _ value: TemplateValue, _ steps: Range<Int>, _ found: inout Trace
  ) {
    guard case .list(let items) = value else {
      found.decide(value.isShown ? 1 : 0)
      guard value.isShown else { return }
      scopes.append(value)
      trace(steps, &found)
      scopes.removeLast()
      return
    }
    found.decide(items.count)
    for item in items {
      scopes.append(item)
      trace(steps, &found)
      scopes.removeLast()
    }
  }
}
