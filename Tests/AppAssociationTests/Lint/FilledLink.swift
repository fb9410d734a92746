import AppAssociation

/// Links that are made from the patterns of a rule, so that they match it if any link does.
///
/// Written without the library's own maker of links, which serves another purpose.
struct FilledLink {
  /// For `*`.
  var run: String
  /// Which of a variable's values is taken.
  var value: Int
  var variables: [String: [String]] = [:]
  /// False on Android, where `$(…)` is plain text.
  var knowsVariables = true
  /// The rule decodes links, so that they may hold every character in encoded form.
  var decodes = false

  static let host = "h.example"

  /// The links that a device could see for the rule.
  static func all(
    for rule: LinkComponent, variables: [String: [String]] = [:], knowsVariables: Bool = true
  ) -> [LinkURL] {
    var links: [String] = []
    for run in ["x", "", "x/y"] {
      for value in 0..<max(1, variables.values.map(\.count).max() ?? 1) {
        let filled = FilledLink(
          run: run, value: value, variables: variables, knowsVariables: knowsVariables,
          decodes: rule.percentEncoded == false)
        let fragment = rule.fragment.map { "#" + filled.text($0) } ?? ""
        for query in [filled.query(of: rule.query), ""] {
          links.append("https://" + host + filled.path(of: rule) + query + fragment)
        }
      }
    }
    return links.compactMap { LinkURL(LinkEncoding.encode($0)) }
  }

  private func path(of rule: LinkComponent) -> String {
    var path = text(rule.path ?? "/")[...]
    // Apple's systems take several slashes at the start of a pattern for one.
    while knowsVariables, path.hasPrefix("//") { path.removeFirst() }
    return path.hasPrefix("/") ? String(path) : "/" + path
  }

  private func query(of query: LinkQuery?) -> String {
    switch query {
    case nil: ""
    case .whole(let pattern): "?" + text(pattern)
    case .items(let items):
      "?" + items.map { "\(encoded($0.name))=\(text($0.pattern))" }.joined(separator: "&")
    }
  }

  private func text(_ pattern: String) -> String {
    var text = ""
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": text += run
      case "?": text += "x"
      case "$" where knowsVariables && rest.first == "(":
        guard let end = rest.firstIndex(of: ")") else { return text }
        text += filling(of: String(rest[..<end].dropFirst()))
        rest = rest[end...].dropFirst()
      default: text += encoded(String(scalar))
      }
    }
    return text
  }

  private func filling(of name: String) -> String {
    if let values = variables[name] {
      guard !values.isEmpty else { return "x" }
      var plain = self
      plain.knowsVariables = false
      return plain.text(values[value % values.count])
    }
    return ["digit": "7", "upper": "A", "xdigit": "a", "lang": "de", "region": "DE"][name] ?? "x"
  }

  private func encoded(_ text: String) -> String {
    guard decodes else { return text }
    return text.utf8.map { byte in
      let isPlain = byte < 0x80 && (byte == 0x2F || Character(Unicode.Scalar(byte)).isLetter)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}
