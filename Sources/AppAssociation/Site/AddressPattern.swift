/// The pattern that means one address of the site and nothing else.
struct AddressPattern {
  /// Without last slash.
  var path: String
  /// The pattern for the item `sessionId`, nil where the path names the call.
  var sessionID: String?

  /// Every link that carries a call id in its query.
  static let anySession = AddressPattern(path: "/join", sessionID: "?*")

  private init(path: String, sessionID: String?) {
    self.path = path
    self.sessionID = sessionID
  }

  /// Takes an address as the site prints it, `/join/keynote/` or `/join?sessionId=abc&name=x`.
  ///
  /// Nil when neither its path nor its query names a call.
  init?(_ address: String) {
    let beforeFragment = address.utf8.prefix { $0 != UInt8(ascii: "#") }
    let parts = beforeFragment.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    var path = parts[0]
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    let name = "sessionId=".utf8
    let items = parts.count == 2 ? parts[1].split(separator: UInt8(ascii: "&")) : []
    self.path = AddressPattern.literal(path)
    sessionID = nil
    if self.path == "/join" {
      guard let item = items.first(where: { $0.starts(with: name) }) else { return nil }
      sessionID = AddressPattern.literal(item.dropFirst(name.count))
    } else if self.path.isEmpty || self.path == "/j" {
      return nil
    }
  }

  /// The text as a pattern that matches it.
  ///
  /// There are no escapes, so a character that means something in a pattern becomes `?`.
  private static func literal(_ text: Substring.UTF8View) -> String {
    let special = "*$".utf8
    return String(
      decoding: text.map { special.contains($0) ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }

  func component(exclude: Bool?) -> LinkComponent {
    let query = sessionID.map { LinkQuery.items([QueryItemPattern("sessionId", $0)]) }
    return LinkComponent(path: path, query: query, exclude: exclude)
  }

  func dynamicComponents(exclude: Bool) -> [DynamicLinkComponent] {
    let query = sessionID.map { [QueryItemPattern("sessionId", $0)] } ?? []
    return [path, path + "/"].map {
      DynamicLinkComponent(path: $0, query: query, exclude: exclude)
    }
  }
}

/// A folder whose every direct entry without a period is a page that opens the app.
struct PageFolder {
  struct Rule {
    var pattern: String
    var isExclusion: Bool

    var component: LinkComponent {
      LinkComponent(path: pattern, exclude: isExclusion ? true : nil)
    }

    var dynamicComponent: DynamicLinkComponent {
      DynamicLinkComponent(path: pattern, exclude: isExclusion)
    }
  }

  var path: String

  /// `?*` and never `*` at the ends: on Apple's systems `/join/*` matches `/join` as well, and
  /// `/join/*/*` perhaps `/join/abc`.
  var rules: [Rule] {
    [
      Rule(pattern: path + "/*/?*", isExclusion: true),
      Rule(pattern: path + "/*.*", isExclusion: true),
      Rule(pattern: path + "/?*", isExclusion: false),
    ]
  }
}
