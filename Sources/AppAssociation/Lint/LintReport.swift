/// The findings of one run, as the rules add them.
struct LintReport {
  private(set) var findings: [AssociationFinding] = []

  /// What to do about a key that nobody reads.
  static let needless = "remove it if nothing else reads it"

  /// Adds a finding; without a node it concerns the file as a whole.
  mutating func add(
    _ severity: AssociationFinding.Severity, _ id: String, _ message: String, effect: String,
    fix: String? = nil, at node: JSONNode? = nil
  ) {
    add(
      AssociationFinding(
        severity, id, message, effect: effect, fix: fix, offset: node?.offset,
        path: node?.path ?? ""))
  }

  /// Adds a finding; texts that quote a monster are cut.
  mutating func add(_ finding: AssociationFinding) {
    var finding = finding
    finding.message = LintReport.shortened(finding.message)
    finding.effect = LintReport.shortened(finding.effect)
    finding.fix = finding.fix.map(LintReport.shortened)
    findings.append(finding)
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 1_000 else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.prefix(400))
    return String(scalars) + "…"
  }

  mutating func add(_ problem: ValueProblem, effect: String, at node: JSONNode) {
    add(
      problem.severity, problem.id, problem.message, effect: effect, fix: problem.help, at: node)
  }

  mutating func add(_ mistake: PathMistake, at node: JSONNode) {
    add(
      mistake.severity, mistake.id, mistake.message, effect: mistake.effect, fix: mistake.fix,
      at: node)
  }

  /// True when the value has the kind that `read` wants; otherwise a finding says so.
  mutating func expects<Value>(
    _ what: String, _ node: JSONNode, effect: String, fix: String? = nil,
    _ read: (JSONValue) -> Value?
  ) -> Value? {
    if let value = read(node.value) { return value }
    add(
      .error, "type.mismatch", "expected \(what), found \(node.value.kind)", effect: effect,
      fix: fix ?? "write \(what)", at: node)
    return nil
  }

  /// A key that the system does not know: an error when it is a slip or belongs elsewhere, else for
  /// information.
  mutating func addUnknownKey(
    _ name: String, at node: JSONNode, known: [String], synonyms: [String: String] = [:],
    level: KeyLevel? = nil, misspelled id: String, effect: String
  ) {
    if let move = level?.move(name) {
      add(
        .error, id, "\"\(name)\" does not belong here",
        effect: level?.effect(of: name, node.value) ?? effect, fix: move, at: node)
    } else if let intended = synonyms[name] ?? KeySpelling.nearest(to: name, in: known) {
      add(
        .error, id, "unknown key \"\(name)\"", effect: effect,
        fix: "did you mean \"\(intended)\"?", at: node)
    } else {
      add(
        .info, "root.unknown-key", "unknown key \"\(name)\"",
        effect: "the system passes over the key", fix: LintReport.needless, at: node)
    }
  }
}

/// Finds the key that somebody meant.
enum KeySpelling {
  /// The first known key that is the same without case, or else within two edits.
  static func nearest(to name: String, in known: [String]) -> String? {
    let written = name.utf8.map(asciiLowercased)
    guard written.count < 40 else { return nil }
    if let same = known.first(where: { $0.utf8.map(asciiLowercased) == written }) { return same }
    return known.filter { $0.utf8.count > 3 }.first {
      distance(written, $0.utf8.map(asciiLowercased)) <= ($0.utf8.count > 5 ? 2 : 1)
    }
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = last[column] + (byte == other ? 0 : 1)
        current.append(min(replaced, last[column + 1] + 1, current[column] + 1))
      }
      last = current
    }
    return last[right.count]
  }
}
