/// How the wildcards of a pattern are filled.
struct PatternFilling {
  /// For `*`.
  var run = "x"
  /// For `?` and the classes: which of their samples.
  var sample = 0
  /// Which of a variable's values is taken.
  var value = 0
  /// The only wildcard, in order, for which `run` and `sample` count; nil: all of them.
  var place: Int?

  /// Ways that fill all wildcards alike, for texts whose neighbours are tried too.
  static let common = [
    PatternFilling(run: ""), PatternFilling(sample: 1, value: 1),
    PatternFilling(run: "x/y", sample: 2, value: 2), PatternFilling(run: "x.y", sample: 3),
  ]

  private static let all =
    common + [PatternFilling(run: "7", sample: 4), PatternFilling(run: "-", sample: 5)]

  /// So many wildcards of a pattern are filled otherwise than their neighbours.
  private static let singledOut = 6

  /// All texts for one pattern: wildcards filled alike, then each in turn otherwise than the rest, so
  /// that a class that only one of two files narrows makes a difference.
  static func texts(of pattern: String, _ variables: [String: [String]]) -> [String] {
    var fillings = all
    let wildcards = min(singledOut, PatternFilling().filled(pattern, variables).wildcards)
    if wildcards > 1 {
      for place in 0..<wildcards {
        for other in all {
          fillings.append(PatternFilling(run: other.run, sample: other.sample, place: place))
        }
      }
    }
    return fillings.map { $0.text(of: pattern, variables) }
  }

  func text(of pattern: String, _ variables: [String: [String]]) -> String {
    filled(pattern, variables).text
  }

  /// The text, with `value` for all references to the variable `name`.
  static func text(
    of pattern: String, _ variables: [String: [String]], taking value: String, for name: String
  ) -> String {
    var variables = variables
    variables[name] = [value]
    return PatternFilling().text(of: pattern, variables)
  }

  private func filled(
    _ pattern: String, _ variables: [String: [String]]
  ) -> (text: String, wildcards: Int) {
    var text = ""
    var wildcards = 0
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isMeant = place == nil || place == wildcards
      switch scalar {
      case "*": text += isMeant ? run : "x"
      case "?": text += pick(["x", "a", "7", "A", "-", "g"], isMeant)
      case "$" where rest.first == "(":
        guard let end = rest.firstIndex(of: ")") else { return (text, wildcards) }
        text += filling(of: String(rest[..<end].dropFirst()), variables, isMeant)
        rest = rest[end...].dropFirst()
      default:
        text.unicodeScalars.append(scalar)
        continue
      }
      wildcards += 1
    }
    return (text, wildcards)
  }

  private func pick(_ samples: [String], _ isMeant: Bool) -> String {
    samples[isMeant ? sample % samples.count : 0]
  }

  private func filling(
    of name: String, _ variables: [String: [String]], _ isMeant: Bool
  ) -> String {
    if let values = variables[name], !values.isEmpty {
      let plain = values[value % values.count].replacing("$(", by: "")
      return PatternFilling(run: isMeant ? run : "x", sample: isMeant ? sample : 0)
        .text(of: plain, [:])
    }
    return PatternFilling.samples[name].map { pick($0, isMeant) } ?? "x"
  }

  /// Characters from both sides of each border between classes, and codes of both lengths.
  ///
  /// The first of a class make no code.
  private static let samples = [
    "alpha": ["x", "a", "G", "A", "g", "Z"], "upper": ["X", "A", "G", "F", "Z", "Q"],
    "lower": ["x", "a", "g", "f", "z", "q"], "alnum": ["x", "7", "A", "g", "a", "G"],
    "digit": ["7", "0", "9"], "xdigit": ["f", "7", "A", "a", "F", "0"],
    "region": ["DE", "GB", "US"], "lang": ["de", "fil", "en", "fr"],
  ]
}
