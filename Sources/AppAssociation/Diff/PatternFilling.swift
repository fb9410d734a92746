/// How the wildcards of a pattern are filled.
struct PatternFilling {
  var run: String
  /// Which of a variable's values is taken.
  var value: Int

  static let all = [
    PatternFilling(run: "", value: 0), PatternFilling(run: "x", value: 1),
    PatternFilling(run: "x/y", value: 2), PatternFilling(run: "x.y", value: 0),
  ]

  func text(of pattern: String, _ variables: [String: [String]]) -> String {
    var text = ""
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": text += run
      case "?": text += "x"
      case "$" where rest.first == "(":
        guard let end = rest.firstIndex(of: ")") else { return text }
        text += filling(of: String(rest[..<end].dropFirst()), variables)
        rest = rest[end...].dropFirst()
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func filling(of name: String, _ variables: [String: [String]]) -> String {
    if let values = variables[name], !values.isEmpty {
      return text(of: values[value % values.count].replacing("$(", by: ""), [:])
    }
    let samples = [
      "alpha": "a", "upper": "A", "lower": "a", "alnum": "a", "digit": "7", "xdigit": "f",
      "region": "DE", "lang": "de",
    ]
    return samples[name] ?? "x"
  }
}
