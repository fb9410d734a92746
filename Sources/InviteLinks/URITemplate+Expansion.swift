extension URITemplate {
  /// The link with the values set in, each encoded for its place (RFC 6570 §3).
  ///
  /// A variable without a value vanishes with its separator. Values that nobody asked for are
  /// ignored. A list under a prefix (`{list:3}`) has no meaning and counts as no value; see
  /// ``mismatches(in:)``.
  public func expand(_ values: [String: Value]) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .literal(let literal): result += literal
      case .expression(let `operator`, let variables):
        Expansion(`operator`).append(variables, values, to: &result)
      }
    }
    return result
  }

  /// The variables whose prefix modifier (`:3`) does not fit their value (§2.4.1): an expansion
  /// error for a list or an associative value.
  public func mismatches(in values: [String: Value]) -> [VariableName] {
    parts.flatMap(\.variables).filter { $0.isMismatch(values[$0.name.name]) }.map(\.name)
  }
}

extension URITemplate.Variable {
  fileprivate func isMismatch(_ value: URITemplate.Value?) -> Bool {
    guard case .prefix? = modifier else { return false }
    switch value {
    case .list, .associative: return true
    case .text, nil: return false
    }
  }
}

/// How one operator prints its variables: the table of RFC 6570, Appendix A.
private struct Expansion {
  private let first: String
  private let separator: String
  private let isNamed: Bool
  /// What follows a name whose value is empty.
  private let ifEmpty: String
  private let keepsReserved: Bool

  init(_ operator: URITemplate.Operator) {
    (first, separator, isNamed, ifEmpty, keepsReserved) =
      switch `operator` {
      case .simple: ("", ",", false, "", false)
      case .reserved: ("", ",", false, "", true)
      case .fragment: ("#", ",", false, "", true)
      case .label: (".", ".", false, "", false)
      case .path: ("/", "/", false, "", false)
      case .parameter: (";", ";", true, "", false)
      case .query: ("?", "&", true, "=", false)
      case .continuation: ("&", "&", true, "=", false)
      }
  }

  func append(
    _ variables: [URITemplate.Variable], _ values: [String: URITemplate.Value],
    to result: inout String
  ) {
    var isFirst = true
    for variable in variables {
      guard let value = values[variable.name.name], !variable.isMismatch(value) else { continue }
      for member in members(of: variable, value) {
        result += isFirst ? first : separator
        result += member
        isFirst = false
      }
    }
  }

  /// What stands between the separators: one member, or several when the value is exploded.
  private func members(of variable: URITemplate.Variable, _ value: URITemplate.Value) -> [String] {
    let name = variable.name.name
    let explodes = variable.modifier == .explode
    switch value {
    case .text(let text):
      var text = text
      if case .prefix(let length)? = variable.modifier {
        text = String(text.unicodeScalars.prefix(length))
      }
      return [named(name, encoded(text))]
    case .list(let items) where explodes:
      return items.map { named(name, encoded($0)) }
    case .list(let items):
      return items.isEmpty ? [] : [named(name, items.map(encoded).joined(separator: ","))]
    case .associative(let pairs) where explodes:
      return pairs.map { pair in
        let name = encoded(pair.name)
        return isNamed ? named(name, encoded(pair.value)) : "\(name)=\(encoded(pair.value))"
      }
    case .associative(let pairs):
      let parts = pairs.flatMap { [encoded($0.name), encoded($0.value)] }
      return parts.isEmpty ? [] : [named(name, parts.joined(separator: ","))]
    }
  }

  private func named(_ name: String, _ value: String) -> String {
    guard isNamed else { return value }
    return value.isEmpty ? name + ifEmpty : "\(name)=\(value)"
  }

  private func encoded(_ text: String) -> String {
    keepsReserved ? reserved(text) : PercentEncoding.encode(text)
  }

  /// §3.2.3: reserved characters and whole escapes stay as they are.
  private func reserved(_ text: String) -> String {
    var result = ""
    var rest = Array(text.utf8)[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      append(rest[..<percent], to: &result)
      let escape = rest[percent...].prefix(3)
      let isWhole = escape.count == 3 && escape.dropFirst().allSatisfy { $0.hexValue != nil }
      result += isWhole ? String(decoding: escape, as: UTF8.self) : "%25"
      rest = rest[(isWhole ? escape.endIndex : percent + 1)...]
    }
    append(rest, to: &result)
    return result
  }

  private func append(_ bytes: ArraySlice<UInt8>, to result: inout String) {
    PercentEncoding.append(String(decoding: bytes, as: UTF8.self), to: &result) {
      $0.isUnreserved || $0.isReserved
    }
  }
}
