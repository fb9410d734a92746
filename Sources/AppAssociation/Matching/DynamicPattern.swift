/// A pattern of `dynamic_app_link_components`.
///
/// `*` runs to the first occurrence of the character after it and never goes back, so `*.ics` does
/// not match `a.b.ics`. `?` is one character. There are no variables.
struct DynamicPattern {
  /// The pattern as it is written.
  let source: String
  let tokens: [UInt32]

  init(_ text: String) {
    source = text
    tokens = LinkPattern(text, LinkPattern.Context(knowsVariables: false)).tokens
  }

  /// `*` and `/*`: no path is left out.
  var matchesEverything: Bool { source == "*" || source == "/*" }

  /// The only text that matches, nil when there are wildcards.
  var literal: [UInt32]? { tokens.contains { $0 >= LinkPattern.Token.one } ? nil : tokens }

  func matches(_ text: [UInt32]) -> Bool {
    let end = walk(text)
    return end.tokensTaken == tokens.count && end.position == text.count
  }

  /// Where the only way through the text ends.
  func walk(_ text: [UInt32]) -> (position: Int, tokensTaken: Int) {
    var position = 0
    for (index, token) in tokens.enumerated() {
      switch token {
      case LinkPattern.Token.run:
        guard index + 1 < tokens.count else { return (text.count, tokens.count) }
        let next = tokens[index + 1]
        // Before `?` there is no character to run to: the run takes nothing.
        guard next != LinkPattern.Token.one else { continue }
        guard let stop = text[position...].firstIndex(of: next) else { return (position, index) }
        position = stop
      case LinkPattern.Token.one:
        guard position < text.count else { return (position, index) }
        position += 1
      default:
        guard position < text.count, text[position] == token else { return (position, index) }
        position += 1
      }
    }
    return (position, tokens.count)
  }
}
