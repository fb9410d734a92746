/// Checks the file's own variables, and which of them are used.
struct VariableLint {
  static let predefined = CharacterClass.allCases.map(\.rawValue) + ["region", "lang"]

  private let variables: [(name: String, node: JSONNode)]
  private let nodes: [String: JSONNode]

  init(_ applinks: JSONNode, _ report: inout LintReport) {
    guard let list = applinks["substitutionVariables"],
      report.expects("an object", list, effect: "no variable is defined", \.object) != nil
    else {
      variables = []
      nodes = [:]
      return
    }
    variables = list.members
    nodes = Dictionary(uniqueKeysWithValues: variables.map { ($0.name, $0.node) })
    for (name, node) in variables { VariableLint.check(name, node, &report) }
  }

  func defines(_ name: String) -> Bool {
    nodes[name] != nil || VariableLint.predefined.contains(name)
  }

  /// The values of one of the file's own variables.
  func values(of name: String) -> [JSONNode] { nodes[name]?.elements ?? [] }

  /// The variable that was meant; of very many own ones only the first are looked at.
  func nearest(to name: String) -> String? {
    KeySpelling.nearest(to: name, in: variables.prefix(100).map(\.name) + VariableLint.predefined)
  }

  func reportUnused(_ used: Set<String>, _ report: inout LintReport) {
    for (name, node) in variables where !used.contains(name) {
      report.add(
        .info, "subst.unused", "no pattern uses $(\(name))", effect: "the variable does nothing",
        fix: "remove it, or write $(\(name)) into a pattern", at: node)
    }
  }

  private static func check(_ name: String, _ node: JSONNode, _ report: inout LintReport) {
    let never = "patterns with it match nothing"
    if name.utf8.contains(where: { "$()".utf8.contains($0) }) {
      report.add(
        .error, "subst.bad-name", "variable \"\(name)\" has $, ( or ) in its name",
        effect: "Apple allows no such name, so what patterns with it match is not certain",
        fix: "choose another name", at: node)
    } else if predefined.contains(name) {
      report.add(
        .warning, "subst.shadows-predefined", "$(\(name)) is built in",
        effect: "which of the two the device takes is not certain", fix: "choose another name",
        at: node)
    }
    guard let values = report.expects("an array of strings", node, effect: never, \.array) else {
      return
    }
    if values.isEmpty {
      report.add(
        .warning, "subst.empty", "variable \"\(name)\" has no values", effect: never,
        fix: "list the texts that it stands for, or remove the rules that use it", at: node)
    }
    for element in node.elements {
      guard
        let value = report.expects(
          "a string", element, effect: "the device passes over the value", \.string)
      else { continue }
      if value.holds("$(") {
        report.add(
          .error, "subst.nested", "value \"\(value)\" refers to a variable",
          effect: "the value matches nothing", fix: "write out what the variable stands for",
          at: element)
      }
    }
  }
}
