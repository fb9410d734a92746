/// Path patterns in a language that association files do not speak.
struct PathMistake {
  var id: String
  var severity = AssociationFinding.Severity.error
  var message: String
  var effect: String
  var fix: String

  /// The list in which the pattern stands: not each knows every key.
  enum List {
    case components, paths, dynamic
  }

  /// The first that is found, nil for a path that could be meant as it is written.
  ///
  /// No pattern is called dead here that matches links: most of these do, only not the ones that
  /// were meant.
  ///
  /// - Parameter decodes: the rule has `percentEncoded: false`.
  static func find(
    in path: String, _ list: List, isExclusion: Bool = false, decodes: Bool = false
  ) -> PathMistake? {
    let isAddress = "only the path of a link is compared, so links to that address do not match"
    let withoutHost = "write only the path; the host is the one that serves the file"
    let isRelative = path.utf8.starts(with: "//".utf8)
    if beginsWithHost(path.utf8.dropFirst(isRelative ? 2 : 0)) {
      return PathMistake(
        id: "path.full-url", severity: .warning,
        message: "\"\(path)\" begins with what is probably a host", effect: isAddress,
        fix: withoutHost)
    }
    let mayBeWhole = path.utf8.contains { ": =#".utf8.contains($0) }
    guard mayBeWhole else { return foreign(path, list, isExclusion: isExclusion) }
    if beginsWithScheme(path) {
      return PathMistake(
        id: "path.full-url", message: "\"\(path)\" is a whole URL", effect: isAddress,
        fix: withoutHost)
    }
    if path.utf8.prefix(4).map(asciiLowercased).elementsEqual("not ".utf8) {
      return PathMistake(
        id: "path.legacy-not", message: "\"\(path)\" begins with NOT",
        effect: "NOT belongs to the old key paths; here it is plain text and excludes nothing",
        fix: "write \"exclude\": true beside the path")
    }
    if queryName(in: path) != nil {
      return PathMistake(
        id: "path.query-in-path", message: "\"\(path)\" has a query",
        effect: "? stands for any character here, and a path has no query, so links with that "
          + "query do not match",
        fix: "write \(keys(for: path))")
    }
    if path.utf8.contains(UInt8(ascii: "#")) {
      return PathMistake(
        id: "path.fragment-in-path", message: "\"\(path)\" has a #",
        effect: decodes
          ? "a path has one only as %23, so links with that fragment do not match"
          : "a path never has one; no link matches the rule",
        fix: list == .paths
          ? "use components, whose rules have a key \"#\"" : "write \(keys(for: path))")
    }
    return foreign(path, list, isExclusion: isExclusion)
  }

  /// A placeholder of a web router or a regular expression, in any part of a link.
  static func foreign(
    _ pattern: String, _ list: List, isExclusion: Bool = false
  ) -> PathMistake? {
    switch ForeignSyntax.find(
      in: pattern, knowsVariables: list == .components, isExclusion: isExclusion)
    {
    case .placeholder(let placeholder):
      let isVariable = pattern.holds("${")
      return PathMistake(
        id: "path.router-placeholder",
        message: "\"\(pattern)\" has the placeholder \(placeholder)",
        effect: "it is plain text here, so links with anything else in its place do not match",
        fix: isVariable && list == .components
          ? "write $(\(placeholder.dropFirst().dropLast())) for a variable, or ?*"
          : "write ?* for it")
    case .regularExpression:
      return PathMistake(
        id: "path.regex", message: "\"\(pattern)\" looks like a regular expression",
        effect: "its signs are plain text here, so links without just those signs do not match",
        fix: "* is any text, ? one character, ?* at least one")
    case nil: return nil
    }
  }

  /// `https://`, but not `/proxy/https://`.
  private static func beginsWithScheme(_ path: String) -> Bool {
    guard let end = path.firstPlace(of: "://"), end > 0 else { return false }
    return path.utf8.prefix(end).allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "*") }
  }

  /// Endings of file names that could pass for the last part of a host: `index.php/join`.
  private static let fileEndings: Set<String> = [
    "html", "htm", "xhtml", "php", "asp", "aspx", "ashx", "jsp", "jspx", "cgi", "action", "xml",
    "json", "txt", "csv", "pdf", "js", "mjs", "css", "map", "wasm", "png", "jpg", "jpeg", "gif",
    "svg", "webp", "avif", "ico", "mov", "webm", "zip", "gz", "tar", "ics", "vcf", "rss", "atom",
    "webmanifest", "apk", "ipa", "exe", "dmg", "woff", "ttf",
  ]

  /// `example.org/join/*`: a first segment that could well be a host.
  private static func beginsWithHost(_ path: Substring.UTF8View) -> Bool {
    guard path.first != UInt8(ascii: "/"), let slash = path.firstIndex(of: 0x2F) else {
      return false
    }
    let labels = path[..<slash].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isHost = labels.allSatisfy { label in
      !label.isEmpty
        && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }
    guard isHost, labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    return last.allSatisfy(\.isASCIILetter) && !fileEndings.contains(String(Substring(last)))
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
}
