/// Runs a program for records.
///
/// This is where a build spends its time, so values are read where they lie: what is stored does not
/// change while a program runs, and only the stack of scopes and the output are handed on.
struct TemplateRenderer {
  let program: TemplateProgram
  let template: Template

  /// The values that names are looked up in, the innermost last.
  struct Scopes {
    private var values: [TemplateValue]
    /// The fields of each value; empty for one that is no record.
    private var fields: [[TemplateValue]]

    init(root: TemplateValue) {
      values = [root]
      fields = [root.fields]
    }

    mutating func push(_ value: TemplateValue) {
      values.append(value)
      fields.append(value.fields)
    }

    mutating func pop() {
      values.removeLast()
      fields.removeLast()
    }

    func value(at access: TemplateProgram.Access, _ slots: [Int32]) -> TemplateValue {
      let scope = Int(access.scope)
      guard access.slotCount > 0 else { return values[scope] }
      let first = Int(access.firstSlot)
      if fields[scope].isEmpty { return .absent }
      var value = fields[scope][Int(slots[first])]
      for index in first + 1..<first + Int(access.slotCount) {
        guard case .record(let record) = value else { return .absent }
        value = record.values[Int(slots[index])]
      }
      return value
    }
  }

  func run(_ steps: Range<Int>, _ scopes: inout Scopes, into output: inout [UInt8]) {
    var index = steps.lowerBound
    while index < steps.upperBound {
      switch program.steps[index] {
      case .literal(let start, let end):
        output.append(program.literals, Int(start)..<Int(end))
        index += 1
      case .value(let access, let escaping):
        append(scopes.value(at: access, program.slots), escaping, to: &output)
        index += 1
      case .section(let access, let end):
        let body = index + 1..<Int(end)
        switch scopes.value(at: access, program.slots) {
        case .list(let items):
          for item in items {
            scopes.push(item)
            run(body, &scopes, into: &output)
            scopes.pop()
          }
        case let value where value.isShown:
          scopes.push(value)
          run(body, &scopes, into: &output)
          scopes.pop()
        default: break
        }
        index = Int(end)
      case .inverted(let access, let end):
        if !scopes.value(at: access, program.slots).isShown {
          run(index + 1..<Int(end), &scopes, into: &output)
        }
        index = Int(end)
      case .choice(let access, let first, let count, let end):
        if let chosen = choose(scopes.value(at: access, program.slots), first, count) {
          run(chosen.start..<chosen.end, &scopes, into: &output)
        }
        index = Int(end)
      case .markdown(let unit, let end):
        runMarkdown(Int(unit), index + 1..<Int(end), &scopes, into: &output)
        index = Int(end)
      case .hole(_, let end):
        run(index + 1..<Int(end), &scopes, into: &output)
        index = Int(end)
      }
    }
  }

  private func append(_ value: TemplateValue, _ escaping: Escaping, to output: inout [UInt8]) {
    switch value {
    case .text(let text): escaping.append(text, to: &output)
    case .html(let bytes): escaping.append(bytes, to: &output)
    case .flag(let isOn): output.append(contentsOf: (isOn ? "true" : "false").utf8)
    case .absent, .list, .record: break
    }
  }

  func choose(_ value: TemplateValue, _ first: Int32, _ count: Int32) -> TemplateProgram.Case? {
    guard case .text(let name) = value else { return nil }
    return program.cases[Int(first)..<Int(first + count)].first { $0.name == name }
  }
}

extension TemplateValue {
  fileprivate var fields: [TemplateValue] {
    if case .record(let record) = self { record.values } else { [] }
  }
}

extension [UInt8] {
  /// Appends a part of `bytes` as one copy.
  mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
