/// A link split as it was written: nothing is decoded, folded or repaired but scheme and host.
///
/// Systems compare rules with the text of a link, and Foundation's `URL` changes that text.
public struct LinkURL: Hashable, Sendable {
  /// The link as it was written.
  public let text: String
  /// In lower case.
  public let scheme: String
  /// In lower case, without user and port.
  public let host: String
  /// What stands after the host's colon; no rule sees it.
  public let port: String?
  /// From the first `/` on; `/` when the link has no path.
  public let path: String
  /// After the first `?`, nil when there is none.
  public let query: String?
  /// After the first `#`, nil when there is none.
  public let fragment: String?

  /// Splits `scheme://host[:port][/path][?query][#fragment]`, or nil when that is not the shape.
  public init?(_ text: String) {
    let (beforeFragment, fragment) = LinkURL.cut(text[...], at: UInt8(ascii: "#"))
    guard let colon = beforeFragment.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = beforeFragment[..<colon]
    let afterColon = beforeFragment[colon...].dropFirst()
    guard let first = scheme.utf8.first, first.isASCIILetter, afterColon.hasPrefix("//") else {
      return nil
    }
    let (beforeQuery, query) = LinkURL.cut(
      afterColon.dropFirst(2), at: UInt8(ascii: "?"))
    let slash = beforeQuery.utf8.firstIndex(of: UInt8(ascii: "/")) ?? beforeQuery.endIndex
    var authority = beforeQuery[..<slash]
    if let at = authority.utf8.lastIndex(of: UInt8(ascii: "@")) {
      authority = authority[authority.utf8.index(after: at)...]
    }
    var port: String?
    if let last = authority.utf8.lastIndex(of: UInt8(ascii: ":")), !authority.hasSuffix("]") {
      port = String(authority[authority.utf8.index(after: last)...])
      authority = authority[..<last]
    }
    guard !authority.isEmpty else { return nil }
    self.text = text
    self.scheme = LinkURL.lowercased(scheme)
    self.host = LinkURL.lowercased(authority)
    self.port = port
    self.path = slash == beforeQuery.endIndex ? "/" : String(beforeQuery[slash...])
    self.query = query.map(String.init)
    self.fragment = fragment.map(String.init)
  }

  /// A link as somebody typed or pasted it: what no link can hold is encoded, as a device does it.
  ///
  /// Blanks, quotes and all beyond ASCII; what is encoded already stays. Rules are compared with the
  /// encoded link, so only in this form does it show what they do.
  public static func pasted(_ text: String) -> LinkURL? {
    LinkURL(LinkEncoding.encode(text))
  }

  /// True when rules can speak of this link at all: only http and https links of the host itself.
  ///
  /// Without regard to case. A subdomain needs its own file.
  public func isServed(by host: String) -> Bool {
    guard scheme == "https" || scheme == "http" else { return false }
    return self.host.utf8.elementsEqual(host.utf8) { $0 == asciiLowercased($1) }
  }

  private static func cut(
    _ text: Substring, at separator: UInt8
  ) -> (before: Substring, after: Substring?) {
    guard let index = text.utf8.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<index], text[text.utf8.index(after: index)...])
  }

  private static func lowercased(_ text: Substring) -> String {
    guard text.utf8.contains(where: \.isASCIIUppercase) else { return String(text) }
    return String(decoding: text.utf8.map(asciiLowercased), as: UTF8.self)
  }
}
