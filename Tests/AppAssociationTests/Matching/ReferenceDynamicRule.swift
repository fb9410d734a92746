/// A dynamic rule of Android and what it takes, written down as plainly as can be.
struct ReferenceDynamicRule {
  private var path: String?
  private var item: (name: String, pattern: String)?
  private var fragment: String?
  let excludes: Bool

  /// A random rule; a plain one has no wildcards.
  init(_ numbers: inout SeededNumbers, isPlain: Bool) {
    let tokens =
      ["a", "b", "c", "A", "1", "/", ".", "é"] + (isPlain ? [] : ["*", "*", "?", "?*", "/*"])
    if !numbers.happens(oneIn: 4) { path = "/" + numbers.text(tokens, upTo: 4) }
    if numbers.happens(oneIn: 3) {
      let pattern = numbers.text(tokens, upTo: 2)
      item = (numbers.pick(["x", "y", "b"]), pattern.isEmpty ? "a" : pattern)
    }
    if numbers.happens(oneIn: 5) { fragment = numbers.pick(tokens) }
    excludes = numbers.happens(oneIn: 3)
  }

  var text: String {
    var members: [String] = []
    if let path { members.append("\"/\":\"\(path)\"") }
    if let item { members.append("\"?\":{\"\(item.name)\":\"\(item.pattern)\"}") }
    if let fragment { members.append("\"#\":\"\(fragment)\"") }
    if excludes { members.append("\"exclude\":true") }
    return "{\(members.joined(separator: ","))}"
  }

  func matches(_ url: String) -> Bool {
    let link = ReferenceMatcher.Link(url)
    if let path {
      let whole = link.path.isEmpty ? "/" : link.path
      guard Self.takes(Array(path.unicodeScalars), Array(whole.unicodeScalars)) else {
        return false
      }
    }
    if let item {
      let values = link.query.split(separator: "&").compactMap { text -> String? in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard String(parts[0]).unicodeScalars.elementsEqual(item.name.unicodeScalars) else {
          return nil
        }
        return parts.count == 2 ? String(parts[1]) : ""
      }
      let pattern = Array(item.pattern.unicodeScalars)
      guard values.contains(where: { Self.takes(pattern, Array($0.unicodeScalars)) }) else {
        return false
      }
    }
    guard let fragment else { return true }
    guard url.contains("#") else { return false }
    return Self.takes(Array(fragment.unicodeScalars), Array(link.fragment.unicodeScalars))
  }

  /// `*` takes everything up to the first of the character that follows it, and nothing else.
  private static func takes(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    var rest = Array(pattern.dropFirst())
    if first == "*" {
      while rest.first == "*" { rest.removeFirst() }
      guard let next = rest.first else { return true }
      if next == "?" { return takes(rest, text) }
      guard let stop = text.firstIndex(of: next) else { return false }
      return takes(rest, Array(text[stop...]))
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return takes(rest, Array(text.dropFirst()))
  }
}
