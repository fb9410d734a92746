// Built twice: into the tests, and into the benchmark, which takes files of twenty megabytes.

/// Files whose patterns send a backtracking matcher into the next century, and others into a square.
enum HostileFile: String, CaseIterable, Sendable {
  /// `*a*a*a…`.
  case runs
  /// `?*?*?*…`.
  case atLeastOne
  case anything
  /// One variable of few values, over and over; one of them is empty, so that no reference ends the
  /// search.
  case variable
  case regions
  /// `$($($(…`.
  case nested
  /// Half of the file values of one variable, the other half references to it in one pattern.
  case values
  /// The same with a rule for each reference.
  case rules
  /// Values that refer to variables.
  case nestedValues
  /// Values with text on both sides of a `*`, each another mixture of letters and `?`.
  case framedValues

  /// A file of about `length` bytes.
  func bytes(_ length: Int) -> [UInt8] {
    switch self {
    case .runs: file(pattern: repeated("*a", length) + "b")
    case .atLeastOne: file(pattern: repeated("?*", length))
    case .anything: file(pattern: repeated("*", length) + "b")
    case .variable:
      file(pattern: repeated("$(v)", length) + "b", values: "\"a\",\"aa\",\"*a\",\"\"")
    case .regions: file(pattern: repeated("*$(region)", length) + "b")
    case .nested: file(pattern: repeated("$(", length))
    case .values: file(pattern: repeated("$(v)", length / 2), values: manyValues(length / 2))
    case .rules:
      file(
        rules: (0..<(length / 40)).map { "{\"/\":\"/$(v)\($0)\"}" }.joined(separator: ","),
        values: manyValues(length / 2))
    case .nestedValues:
      file(
        pattern: repeated("$(v)", length / 2),
        values: Array(repeating: "\"$(v)$(w)\"", count: length / 22).joined(separator: ","))
    case .framedValues:
      file(
        pattern: repeated("$(v)", length / 2) + "b",
        values: (0..<(length / 64)).map { number in
          let digits = (0..<12).map { number >> $0 & 1 == 0 ? "a" : "?" }.joined()
          return "\"a\(digits)*\(digits)a\""
        }.joined(separator: ",") + ",\"\"")
    }
  }

  /// A link that comes far in all of them.
  static func url(length: Int) -> String {
    let letters = String(repeating: "a", count: length)
    return "https://h/\(letters)?x=\(letters)#\(letters)"
  }

  private func repeated(_ unit: String, _ length: Int) -> String {
    String(repeating: unit, count: length / unit.utf8.count)
  }

  private func manyValues(_ length: Int) -> String {
    (0..<(length / 9)).map { "\"*a\($0)\"" }.joined(separator: ",") + ",\"\",\"a\""
  }

  private func file(pattern: String, values: String = "\"a\",\"aa\",\"*a\"") -> [UInt8] {
    file(
      rules: "{\"/\":\"/\(pattern)\"},{\"?\":{\"x\":\"\(pattern)\"}}", values: values)
  }

  private func file(rules: String, values: String) -> [UInt8] {
    Array(
      """
      {"applinks":{"substitutionVariables":{"v":[\(values)]},"details":[{"appIDs":["A.a"],\
      "components":[\(rules)]}]}}
      """.utf8)
  }
}
