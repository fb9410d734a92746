/// Names that occur twice in one object, anywhere in the document.
struct DuplicateKeyLint {
  private enum Step {
    case name(String)
    case index(Int)
  }

  /// Where the walk is; made into a text only for a finding.
  private var steps: [Step] = []

  mutating func check(_ value: JSONValue, _ report: inout LintReport) {
    switch value.content {
    case .object(let members):
      var seen: Set<String> = []
      for member in members {
        if !seen.insert(member.name).inserted {
          report.add(
            AssociationFinding(
              .warning, "json.duplicate-key", "key \"\(member.name)\" occurs twice",
              effect: "one of the two is ignored without a word", fix: "remove one",
              offset: member.offset, path: path))
        }
        descend(.name(member.name), member.value, &report)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() { descend(.index(index), element, &report) }
    default: break
    }
  }

  private mutating func descend(_ step: Step, _ value: JSONValue, _ report: inout LintReport) {
    guard value.object != nil || value.array != nil else { return }
    steps.append(step)
    check(value, &report)
    steps.removeLast()
  }

  private var path: String {
    var path = ""
    for step in steps {
      switch step {
      case .name(let name): path += path.isEmpty ? name : ".\(name)"
      case .index(let index): path += "[\(index)]"
      }
    }
    return path
  }
}
