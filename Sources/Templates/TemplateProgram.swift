import Diagnostics

/// A root template with everything that it includes, as one list of steps.
struct TemplateProgram: Sendable {
  /// Steps nest: the steps that belong to one follow it, up to its `end`.
  enum Step: Sendable {
    /// Bytes of `literals`.
    case literal(start: Int32, end: Int32)
    case value(Access, Escaping)
    /// Once or for each item, with the value on the stack of scopes.
    case section(Access, end: Int32)
    case inverted(Access, end: Int32)
    /// The one of `cases` that the value names.
    case choice(Access, firstCase: Int32, caseCount: Int32, end: Int32)
    /// A Markdown document in itself; only holes, literals and sections stand in it.
    case markdown(unit: Int32, end: Int32)
    /// What is set into Markdown after it became HTML.
    case hole(Int32, end: Int32)
  }

  /// The way to a value: a scope, counted from the root, and slots of records within it.
  struct Access: Sendable {
    var scope: Int32
    var firstSlot: Int32
    var slotCount: Int32
  }

  struct Case: Sendable {
    var name: String
    var start: Int
    var end: Int
  }

  struct Hole: Sendable {
    /// Markup, which may stand alone in its line and then has no paragraph round it.
    var isMarkup: Bool
    /// Paragraphs, which must stand alone.
    var holdsBlocks: Bool
    /// The tag and its place, for messages.
    var tag: String
    var place: Place
  }

  struct Unit: Sendable {
    /// Stands within a line: has no paragraph round it.
    var isInline: Bool
  }

  var steps: [Step] = []
  var literals: [UInt8] = []
  var slots: [Int32] = []
  var cases: [Case] = []
  var holes: [Hole] = []
  var units: [Unit] = []
}

/// Adds steps to a program and keeps neighbouring literals together.
struct ProgramBuilder {
  private(set) var program = TemplateProgram()
  /// The last step is a literal that may grow: no jump ends behind it.
  private var canGrow = false

  var count: Int { program.steps.count }

  mutating func addLiteral(_ bytes: some Collection<UInt8>) {
    let start = program.literals.count
    program.literals.append(contentsOf: bytes)
    let end = Int32(program.literals.count)
    if canGrow, case .literal(let first, _)? = program.steps.last {
      program.steps[count - 1] = .literal(start: first, end: end)
    } else if start < end {
      program.steps.append(.literal(start: Int32(start), end: end))
      canGrow = true
    }
  }

  mutating func addValue(_ access: TemplateProgram.Access, _ escaping: Escaping) {
    program.steps.append(.value(access, escaping))
    canGrow = false
  }

  /// Adds a step whose `end` is not known yet; ``end(_:)`` sets it.
  mutating func begin(_ step: TemplateProgram.Step) -> Int {
    program.steps.append(step)
    canGrow = false
    return count - 1
  }

  mutating func end(_ index: Int) {
    let end = Int32(count)
    canGrow = false
    switch program.steps[index] {
    case .section(let access, _): program.steps[index] = .section(access, end: end)
    case .inverted(let access, _): program.steps[index] = .inverted(access, end: end)
    case .markdown(let unit, _): program.steps[index] = .markdown(unit: unit, end: end)
    case .hole(let hole, _): program.steps[index] = .hole(hole, end: end)
    case .choice, .literal, .value: preconditionFailure("a step without inner steps")
    }
  }

  mutating func endChoice(
    _ index: Int, _ access: TemplateProgram.Access, _ cases: [TemplateProgram.Case]
  ) {
    canGrow = false
    program.steps[index] = .choice(
      access, firstCase: Int32(program.cases.count), caseCount: Int32(cases.count),
      end: Int32(count))
    program.cases += cases
  }

  /// A literal after a jump's end or between two cases must not become part of what is before.
  mutating func separate() { canGrow = false }

  mutating func access(scope: Int, slots: [Int]) -> TemplateProgram.Access {
    let first = program.slots.count
    program.slots += slots.map(Int32.init)
    return TemplateProgram.Access(
      scope: Int32(scope), firstSlot: Int32(first), slotCount: Int32(slots.count))
  }

  mutating func addHole(_ hole: TemplateProgram.Hole) -> Int32 {
    program.holes.append(hole)
    return Int32(program.holes.count - 1)
  }

  mutating func addUnit(_ unit: TemplateProgram.Unit) -> Int32 {
    program.units.append(unit)
    return Int32(program.units.count - 1)
  }
}
