extension HostName {
  /// Why a text is no host.
  ///
  /// `host` is what remains without the surplus part, where that is a good host.
  public enum Problem: TextProblem {
    case empty
    case scheme(host: String?)
    case user(host: String?)
    case path(host: String?, offset: Int)
    case query(host: String?, offset: Int)
    case port(host: String?, offset: Int)
    case ipAddress
    case nonASCII(Unicode.Scalar, offset: Int)
    case underscore(offset: Int)
    case character(Unicode.Scalar, offset: Int)
    case trailingDot(host: String?)
    case emptyLabel(offset: Int)
    case hyphenAtLabelEdge(label: String, offset: Int)
    case labelTooLong(label: String, offset: Int)
    case tooLong(Int)
    case singleLabel

    /// What is wrong, in one line.
    public var message: String {
      switch self {
      case .empty: "the host is empty"
      case .scheme: "the host begins with a scheme"
      case .user: "the host has a user part before \"@\""
      case .path: "the host has a path"
      case .query: "the host has a query or a fragment"
      case .port: "the host has a port"
      case .ipAddress: "the host is an IP address"
      case .nonASCII(let scalar, _), .character(let scalar, _):
        "the host has \(scalar.shown)"
      case .underscore: "the host has an underscore"
      case .trailingDot: "the host ends with a dot"
      case .emptyLabel: "the host has an empty part between two dots"
      case .hyphenAtLabelEdge(let label, _):
        "the part \"\(label)\" of the host begins or ends with a hyphen"
      case .labelTooLong(let label, _):
        "a part of the host has \(label.utf8.count) characters, 63 are allowed"
      case .tooLong(let count): "the host has \(count) characters, 253 are allowed"
      case .singleLabel: "the host has only one part"
      }
    }

    /// The way out, with the bare host where there is one.
    public var help: String {
      switch self {
      case .empty: "write the host where the site will be, for instance calls.example.com"
      case .scheme(let host), .user(let host), .trailingDot(let host):
        Self.bare(host) ?? "write the host only, for instance calls.example.com"
      case .path(let host, _):
        "association files work only at the root of a host, so the site needs a host of its own"
          + (Self.bare(host).map { ": \($0)" } ?? "")
      case .query(let host, _):
        Self.bare(host) ?? "write the host only, for instance calls.example.com"
      case .port(let host, _):
        "association files work only on the usual port of https"
          + (Self.bare(host).map { ": \($0)" } ?? "")
      case .ipAddress: "association files need a name, for instance calls.example.com"
      case .nonASCII(let scalar, _):
        scalar.isInvisible
          ? "delete it, it was probably pasted along"
          : "write the host in Punycode (xn--…), as your domain's registrar shows it"
      case .underscore: "no certificate is given to such a name: use a hyphen"
      case .character(let scalar, _):
        scalar.isInvisible
          ? "delete it"
          : "a host is made of a–z, 0–9, hyphens and dots"
      case .emptyLabel: "write one dot between two parts"
      case .hyphenAtLabelEdge: "hyphens may stand only between letters or digits"
      case .labelTooLong, .tooLong: "use a shorter name"
      case .singleLabel:
        "write the full name, for instance calls.example.com: phones look it up in public"
      }
    }

    /// Where the first wrong character stands.
    public var offset: Int? {
      switch self {
      case .path(_, let offset), .query(_, let offset), .port(_, let offset),
        .nonASCII(_, let offset), .underscore(let offset), .character(_, let offset),
        .emptyLabel(let offset), .hyphenAtLabelEdge(_, let offset), .labelTooLong(_, let offset):
        offset
      default: nil
      }
    }

    private static func bare(_ host: String?) -> String? { host.map { "write \($0)" } }
  }
}

extension HostName.Problem {
  /// The first problem of `text`, or nil for a good host.
  init?(of text: String) {
    if text.unicodeScalars.allSatisfy(\.isInvisible) {
      self = .empty
    } else if let problem = Self.surplus(in: text) ?? Self.character(in: text)
      ?? Self.label(in: text)
    {
      self = problem
    } else {
      return nil
    }
  }

  /// Something that belongs to a URL, not to a host.
  private static func surplus(in text: String) -> Self? {
    let bytes = Array(text.utf8)
    func rest(_ range: Range<Int>) -> String? {
      let rest = String(decoding: bytes[range], as: UTF8.self)
      return HostName.Problem(of: rest) == nil ? rest.loweredASCII : nil
    }
    if let slashes = bytes.indices.first(where: { bytes[$0...].starts(with: "//".utf8) }) {
      let start = slashes + 2
      let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
      return .scheme(host: rest(start..<end))
    }
    if let slash = bytes.firstIndex(where: { "/\\".utf8.contains($0) }) {
      return .path(host: rest(0..<slash), offset: slash)
    }
    if let mark = bytes.firstIndex(where: { "?#".utf8.contains($0) }) {
      return .query(host: rest(0..<mark), offset: mark)
    }
    if let at = bytes.lastIndex(of: UInt8(ascii: "@")) {
      return .user(host: rest(at + 1..<bytes.count))
    }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    if ["http", "https"].contains(String(decoding: bytes[..<colon], as: UTF8.self).loweredASCII) {
      return .scheme(host: rest(colon + 1..<bytes.count))
    }
    let isIPv6 = bytes[0] == UInt8(ascii: "[") || bytes[(colon + 1)...].contains(bytes[colon])
    if isIPv6 { return .ipAddress }
    return .port(host: rest(0..<colon), offset: colon)
  }

  private static func character(in text: String) -> Self? {
    var offset = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".": break
      case "_": return .underscore(offset: offset)
      case _ where !scalar.isASCII: return .nonASCII(scalar, offset: offset)
      default: return .character(scalar, offset: offset)
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  private static func label(in text: String) -> Self? {
    let labels = text.split(separator: Character("."), omittingEmptySubsequences: false)
    var offset = 0
    for (index, label) in labels.enumerated() {
      if label.isEmpty, index > 0, index == labels.count - 1 {
        let host = String(text.dropLast())
        return .trailingDot(host: HostName.Problem(of: host) == nil ? host.loweredASCII : nil)
      }
      if label.isEmpty { return .emptyLabel(offset: offset) }
      if label.hasPrefix("-") || label.hasSuffix("-") {
        return .hyphenAtLabelEdge(label: String(label), offset: offset)
      }
      if label.utf8.count > 63 { return .labelTooLong(label: String(label), offset: offset) }
      offset += label.utf8.count + 1
    }
    if text.utf8.count > 253 { return .tooLong(text.utf8.count) }
    // Browsers take a name whose last part is a number for an IPv4 address in some spelling.
    if let last = labels.last?.utf8, last.allSatisfy(\.isDigit) || last.isHexNumber {
      return .ipAddress
    }
    return labels.count == 1 ? .singleLabel : nil
  }
}

extension Substring.UTF8View {
  fileprivate var isHexNumber: Bool {
    map(\.lowered).starts(with: "0x".utf8) && dropFirst(2).allSatisfy { $0.hexValue != nil }
  }
}
