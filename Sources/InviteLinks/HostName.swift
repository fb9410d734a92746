/// The host of a site, in lower case: `calls.example.com`.
///
/// A host and nothing else. Association files work only at the root of a host, over https and on
/// the usual port, so a path, a port or a scheme could not be honoured. What is allowed is RFC 1123
/// §2.1 with at least two labels, since the systems that open apps look names up in public.
public struct HostName: Hashable, Sendable, CustomStringConvertible {
  /// The name in lower case, without a dot at its end.
  public let text: String

  /// Checks a host as the user wrote it.
  public init(_ text: String) throws(Problem) {
    if let problem = Problem(of: text) { throw problem }
    self.text = text.loweredASCII
  }

  /// True when a label is Punycode (`xn--…`): such hosts open apps on some systems only.
  public var isInternationalized: Bool {
    text.utf8.split(separator: UInt8(ascii: ".")).contains { $0.starts(with: "xn--".utf8) }
  }

  /// The name itself.
  public var description: String { text }
}
