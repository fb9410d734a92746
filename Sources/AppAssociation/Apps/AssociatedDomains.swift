/// The entitlement that the app of a site needs: `com.apple.developer.associated-domains`.
public struct AssociatedDomains: Hashable, Sendable {
  /// Hosts that serve the association file, each with its own copy.
  public var hosts: [String]
  /// True when the app shares passwords with the hosts.
  public var usesWebcredentials: Bool
  /// True when an App Clip is started from the hosts.
  public var hasAppClip: Bool

  /// Describes what the app takes from the hosts; links always.
  public init(hosts: [String], usesWebcredentials: Bool = false, hasAppClip: Bool = false) {
    self.hosts = hosts
    self.usesWebcredentials = usesWebcredentials
    self.hasAppClip = hasAppClip
  }

  /// The strings of the entitlement, by host.
  public var strings: [String] {
    hosts.flatMap { host in
      ["applinks:\(host)"] + (usesWebcredentials ? ["webcredentials:\(host)"] : [])
        + (hasAppClip ? ["appclips:\(host)"] : [])
    }
  }

  /// The entitlement as a part of a property list, ready to be pasted.
  public var propertyList: String {
    let strings = strings.map { "  <string>\(xmlEscaped($0))</string>\n" }.joined()
    return "<key>com.apple.developer.associated-domains</key>\n<array>\n\(strings)</array>\n"
  }
}

/// `text` with what XML reads as markup escaped.
func xmlEscaped(_ text: String) -> String {
  text.replacing("&", by: "&amp;").replacing("<", by: "&lt;").replacing(">", by: "&gt;")
    .replacing("\"", by: "&quot;")
}
