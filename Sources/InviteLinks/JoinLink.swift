/// The canonical link to a call: what the site prints, and what the app that it opens reads.
///
/// ```swift
/// let host = try HostName("calls.example.com")
/// let link = JoinLink.stream(try PathID("stand-up"), type: .default, on: host)
/// link.url  // https://calls.example.com/join/stand-up/?type=default
/// try JoinLink(link.url, on: [host], style: .stream) == link  // true
/// ```
///
/// Links can be made for calls that no site knows, at run time and without a server: the page that
/// answers them hands the id to the app. For short links too, read with ``InviteLink``.
public struct JoinLink: Hashable, Sendable, CustomStringConvertible {
  /// What a link says, by its style.
  public enum Content: Hashable, Sendable {
    /// Style `path`: the id of a meeting (look up its ``JoinLink/meetingFileURL``), or one that was
    /// made at run time.
    case id(PathID)
    /// Style `stream`: everything that is needed to join.
    case call(PathID, type: CallType)
    /// Style `cometchat`: everything that is needed to join, and a title for the screen.
    case session(CallID, title: String?)
  }

  /// The site's host.
  public let host: HostName

  /// What the link says.
  public let content: Content

  /// For whom the link is; nil in everything that is shared with more than one guest.
  public let guest: GuestToken?

  /// The link as it is printed: ASCII, `%20` for a blank, `%2B` for a plus.
  public let url: String

  private init(_ content: Content, on host: HostName, guest: GuestToken?) {
    self.host = host
    self.content = content
    self.guest = guest
    url = Self.url(content, host, guest)
  }

  /// A link of style `path`.
  public static func path(
    _ id: PathID, on host: HostName, guest: GuestToken? = nil
  ) -> JoinLink {
    JoinLink(.id(id), on: host, guest: guest)
  }

  /// A link of style `stream`; the type is always printed.
  public static func stream(
    _ callID: PathID, type: CallType = .default, on host: HostName, guest: GuestToken? = nil
  ) -> JoinLink {
    JoinLink(.call(callID, type: type), on: host, guest: guest)
  }

  /// A link of style `cometchat`; an empty title is none.
  public static func cometchat(
    _ sessionID: CallID, title: String? = nil, on host: HostName, guest: GuestToken? = nil
  ) -> JoinLink {
    let title = title.flatMap { $0.isEmpty ? nil : $0 }
    return JoinLink(.session(sessionID, title: title), on: host, guest: guest)
  }

  /// The link of a meeting, with what the style carries of it.
  ///
  /// - Throws: the problem of a call id that cannot stand in the path where the style puts it.
  public init(
    _ style: LinkStyle, id: MeetingID, callID: CallID, callType: CallType, title: String,
    on host: HostName
  ) throws(CallID.Problem) {
    switch style {
    case .path: self = .path(PathID(id), on: host)
    case .stream: self = .stream(try PathID(callID), type: callType, on: host)
    case .cometchat: self = .cometchat(callID, title: title, on: host)
    }
  }

  /// The same link for one guest, or with nil for everybody.
  public func personal(for guest: GuestToken?) -> JoinLink {
    JoinLink(content, on: host, guest: guest)
  }

  /// The link as it is printed.
  public var description: String { url }

  /// Two links are the same when they are printed the same.
  public static func == (left: JoinLink, right: JoinLink) -> Bool { left.url == right.url }

  /// Hashes the printed link.
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

extension JoinLink {
  /// How the link is written.
  public var style: LinkStyle {
    switch content {
    case .id: .path
    case .call: .stream
    case .session: .cometchat
    }
  }

  /// The id in a link of style `path`.
  public var id: PathID? {
    if case .id(let id) = content { id } else { nil }
  }

  /// What to join, where the link itself says so: styles `stream` and `cometchat`.
  public var callID: CallID? {
    switch content {
    case .id: nil
    case .call(let id, _): CallID(id)
    case .session(let id, _): id
    }
  }

  /// The call type in a link of style `stream`.
  public var callType: CallType? {
    if case .call(_, let type) = content { type } else { nil }
  }

  /// The title in a link of style `cometchat`; whoever sends the link can write anything here.
  public var title: String? {
    if case .session(_, let title) = content { title } else { nil }
  }

  /// Where the site tells what it knows of the meeting, as JSON.
  ///
  /// A call that was made at run time has no such file; style `cometchat` never has one, since the
  /// site answers all sessions with one page.
  public var meetingFileURL: String? {
    switch content {
    case .id(let id), .call(let id, _): "https://\(host)/join/\(id)/meeting.json"
    case .session: nil
    }
  }

  private static func url(_ content: Content, _ host: HostName, _ guest: GuestToken?) -> String {
    var url = "https://\(host)/join"
    var items: [(name: String, value: String)] = []
    switch content {
    case .id(let id):
      url += "/\(id)/"
    case .call(let id, let type):
      url += "/\(id)/"
      items.append(("type", type.text))
    case .session(let id, let title):
      items.append(("sessionId", id.text))
      if let title { items.append(("name", title)) }
    }
    if let guest { items.append(("t", guest.text)) }
    for (index, item) in items.enumerated() {
      url += index == 0 ? "?" : "&"
      url += item.name + "="
      PercentEncoding.append(item.value, to: &url)
    }
    return url
  }
}
