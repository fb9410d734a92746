/// Any link with which a site invites: what an app asks when the system hands it a URL.
///
/// ```swift
/// switch try InviteLink.parse(url.absoluteString, on: [host], style: .stream) {
/// case .join(let link): join(link.callID, link.callType)
/// case .short(let link): look(up: link.meetingFileURL)
/// }
/// ```
public enum InviteLink: Hashable, Sendable {
  case join(JoinLink)
  case short(ShortLink)

  /// Reads a link that belongs to one of the `hosts`.
  ///
  /// The text is taken as it was written: nothing is resolved, normalised or sent anywhere. What is
  /// accepted beyond the canonical form, and what is not, stands at
  /// ``JoinLink/init(_:on:style:)``.
  public static func parse(
    _ url: String, on hosts: [HostName], style: LinkStyle
  ) throws(Refusal) -> InviteLink {
    let link = try LinkText(url)
    guard let host = hosts.first(where: { $0.text == link.host }) else {
      throw .otherHost(link.host)
    }
    let segments = try link.segments()
    let below = segments.dropFirst()
    switch segments.first {
    case "join":
      return .join(try JoinLink(link, below: below, on: host, style: style))
    case "j":
      guard let code = below.first, !code.isEmpty else { throw .missingID }
      guard below.count == 1 || (below.count == 2 && below.last == "") else { throw .otherPage }
      guard let code = ShortLink.Code(typed: code) else { throw .code(code) }
      return .short(ShortLink(code, on: host, guest: link.guest))
    default: throw .otherPage
    }
  }

  /// The link as it is printed.
  public var url: String {
    switch self {
    case .join(let link): link.url
    case .short(let link): link.url
    }
  }

  /// The guest for whom the link is, if it is a personal one.
  public var guest: GuestToken? {
    switch self {
    case .join(let link): link.guest
    case .short(let link): link.guest
    }
  }
}

extension InviteLink {
  /// Why a URL is no invitation.
  public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not `scheme://host`, as with `mailto:` or a bare id.
    case notALink
    /// Another scheme than https, in lower case; plain http could be changed on its way.
    case scheme(String)
    /// A user part (`https://calls.example.com@evil.example`) or a port that is not 443.
    case authority(String)
    case otherHost(String)
    /// A page of the site that invites to no call, or a path that the style does not use.
    case otherPage
    /// The place where the id, the session id or the code should stand is empty.
    case missingID
    /// A broken escape, or bytes that are not UTF-8.
    case encoding
    case callID(CallID.Problem)
    case callType(CallType.Problem)
    /// Neither a generated nor a chosen code, also after repair.
    case code(String)

    /// The reason in one line, for logs.
    public var description: String {
      switch self {
      case .notALink: "not a link with a scheme and a host"
      case .scheme(let scheme): "the scheme is \(scheme), not https"
      case .authority(let text): "\"\(text)\" is more than a host"
      case .otherHost(let host): "the host is \(host)"
      case .otherPage: "the path is not that of an invitation"
      case .missingID: "the link names no call"
      case .encoding: "the percent-encoding is broken"
      case .callID(let problem): problem.message
      case .callType(let problem): problem.message
      case .code(let code): "\"\(code)\" is no code of a short link"
      }
    }
  }
}
