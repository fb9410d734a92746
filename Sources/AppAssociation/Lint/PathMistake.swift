/// Path patterns in a language that association files do not speak.
struct PathMistake {
  var id: String
  var message: String
  var effect: String
  var fix: String

  /// The list in which the path stands: not each knows every key.
  enum List {
    case components, paths, dynamic
  }

  private static let never = "no link matches the rule"

  /// The first that is found, nil for a path that could be meant as it is written.
  static func find(
    in path: String, _ list: List, isExclusion: Bool = false
  ) -> PathMistake? {
    if beginsWithHost(path) {
      return PathMistake(
        id: "path.full-url", message: "\"\(path)\" begins with a host", effect: never,
        fix: "write only the path; the host is the one that serves the file")
    }
    if isPlain(path) { return nil }
    if path.holds("://") {
      return PathMistake(
        id: "path.full-url", message: "\"\(path)\" is a whole URL", effect: never,
        fix: "write only the path; the host is the one that serves the file")
    }
    if path.utf8.prefix(4).map(asciiLowercased).elementsEqual("not ".utf8) {
      return PathMistake(
        id: "path.legacy-not", message: "\"\(path)\" begins with NOT",
        effect: "NOT belongs to the old key paths; " + never,
        fix: "write \"exclude\": true beside the path")
    }
    if queryName(in: path) != nil {
      return PathMistake(
        id: "path.query-in-path", message: "\"\(path)\" has a query",
        effect: "? stands for any character here, and a path has no query; " + never,
        fix: "write \(keys(for: path))")
    }
    if path.utf8.contains(UInt8(ascii: "#")) {
      return PathMistake(
        id: "path.fragment-in-path", message: "\"\(path)\" has a #",
        effect: "a path never has one; " + never,
        fix: list == .paths
          ? "use components, whose rules have a key \"#\"" : "write \(keys(for: path))")
    }
    if let placeholder = routerPlaceholder(in: path) {
      let isVariable = path.holds("${")
      return PathMistake(
        id: "path.router-placeholder", message: "\"\(path)\" has the placeholder \(placeholder)",
        effect: "it is taken as plain text; " + never,
        fix: isVariable && list == .components
          ? "write $(\(placeholder.dropFirst().dropLast())) for a variable, or ?*"
          : "write ?* for it")
    }
    // To exclude files and folders whose name begins with a period is no slip.
    let hidesFiles = isExclusion && path.utf8.starts(with: "/.*".utf8)
    if isRegularExpression(hidesFiles ? "/" + path.dropFirst(3) : path) {
      return PathMistake(
        id: "path.regex", message: "\"\(path)\" looks like a regular expression",
        effect: "it is taken as plain text; " + never,
        fix: "* is any text, ? one character, ?* at least one")
    }
    return nil
  }

  /// `example.org/join/*`: a first segment that could only be a host.
  private static func beginsWithHost(_ path: String) -> Bool {
    guard path.utf8.first != UInt8(ascii: "/"), let slash = path.utf8.firstIndex(of: 0x2F) else {
      return false
    }
    let labels = path.utf8[..<slash].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isHost = labels.allSatisfy { label in
      !label.isEmpty
        && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }
    // Pages of old servers have paths below them: `index.php/join`.
    let pages = ["html", "htm", "php", "aspx", "jsp", "cgi"]
    guard isHost, labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    return last.allSatisfy(\.isASCIILetter) && !pages.contains(String(Substring(last)))
  }

  /// True when the path has none of the signs that the mistakes need: most have not.
  private static func isPlain(_ path: String) -> Bool {
    var before: UInt8 = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "#"),
        UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "^"), UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "+"):
        return false
      case UInt8(ascii: ".") where before == UInt8(ascii: "/"): return false
      default: before = byte
      }
    }
    return true
  }

  /// The keys of a rule that say what somebody meant by `/detail?id=*#top`.
  ///
  /// An item of any value must be there, so it gets `?*`.
  private static func keys(for path: String) -> String {
    let (link, fragment) = cut(path[...], at: UInt8(ascii: "#"))
    let (beforeQuery, query) =
      queryName(in: String(link)) == nil ? (link, nil) : cut(link, at: UInt8(ascii: "?"))
    var keys = ["\"/\": \"\(beforeQuery.isEmpty ? "/" : beforeQuery)\""]
    if let query {
      let items = query.utf8.split(separator: UInt8(ascii: "&")).map { item in
        let (name, value) = cut(Substring(item), at: UInt8(ascii: "="))
        let isAny = value == nil || value == "" || value == "*"
        return "\"\(name)\": \"\(isAny ? "?*" : value ?? "")\""
      }
      keys.append("\"?\": {\(items.joined(separator: ", "))}")
    }
    if let fragment, !fragment.isEmpty { keys.append("\"#\": \"\(fragment)\"") }
    return keys.joined(separator: ", ")
  }

  private static func cut(
    _ text: Substring, at sign: UInt8
  ) -> (before: Substring, after: Substring?) {
    guard let index = text.utf8.firstIndex(of: sign) else { return (text, nil) }
    return (text[..<index], text[text.utf8.index(after: index)...])
  }

  /// `id` of `/detail?id=*`: a question mark, a name, an equals sign.
  static func queryName(in path: String) -> String? {
    let bytes = Array(path.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "?") {
      let name = bytes[(index + 1)...].prefix {
        $0.isASCIILetter || $0.isASCIIDigit || "_-[]".utf8.contains($0)
      }
      let end = index + 1 + name.count
      if !name.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: "=") {
        return String(decoding: name, as: UTF8.self)
      }
    }
    return nil
  }

  /// `:id`, `{id}`, `<id>` or `[id]` as a part of a path.
  private static func routerPlaceholder(in path: String) -> String? {
    for segment in path.utf8.split(separator: UInt8(ascii: "/")) {
      let text = String(Substring(segment))
      if segment.first == UInt8(ascii: ":"), segment.dropFirst().first?.isASCIILetter == true {
        return text
      }
      for (opening, closing) in [("{", "}"), ("<", ">")] as [(Unicode.Scalar, Unicode.Scalar)] {
        let scalars = text.unicodeScalars
        if let start = scalars.firstIndex(of: opening), let end = scalars.lastIndex(of: closing),
          start < end
        {
          return String(scalars[start...end])
        }
      }
      if segment.first == UInt8(ascii: "["), segment.last == UInt8(ascii: "]"),
        segment.dropFirst().dropLast().allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: ".") })
      {
        return text
      }
    }
    return nil
  }

  private static func isRegularExpression(_ path: String) -> Bool {
    let bytes = path.utf8
    if bytes.first == UInt8(ascii: "^") || bytes.contains(UInt8(ascii: "\\")) { return true }
    if bytes.last == UInt8(ascii: "$") { return true }
    let signs: [StaticString] = [
      "(.*)", "(.+)", "/.+", "/.*/", "[^", "(?:", "]+", "]*", "]{", ")+", ")*", "[0-9", "[a-z",
      "[A-Z", "[a-f",
    ]
    if signs.contains(where: { path.holds($0) }) { return true }
    return bytes.suffix(3).elementsEqual("/.*".utf8) || hasAlternatives(path)
  }

  /// `(a|b)`, but not a variable `$(a|b)`.
  private static func hasAlternatives(_ path: String) -> Bool {
    var isInside = false
    var hasBar = false
    var before: UInt8 = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "("):
        isInside = before != UInt8(ascii: "$")
        hasBar = false
      case UInt8(ascii: "|"): hasBar = hasBar || isInside
      case UInt8(ascii: ")") where hasBar: return true
      default: break
      }
      before = byte
    }
    return false
  }
}
