extension JoinLink {
  /// Reads a join link, as the app gets it from the system.
  ///
  /// With or without the last slash; whatever else stands in the query or behind `#` is ignored, and
  /// of two items with one name the first counts. Only https on one of the `hosts` is taken.
  public init(
    _ url: String, on hosts: [HostName], style: LinkStyle
  ) throws(InviteLink.Refusal) {
    guard case .join(let link) = try InviteLink.parse(url, on: hosts, style: style) else {
      throw .otherPage
    }
    self = link
  }

  /// Reads what stands below `/join`; `segments` are the decoded parts after it.
  init(
    _ link: LinkText, below segments: ArraySlice<String>, on host: HostName, style: LinkStyle
  ) throws(InviteLink.Refusal) {
    let guest = link.guest
    switch style {
    case .path:
      self = .path(try Self.pathID(segments), on: host, guest: guest)
    case .stream:
      let id = try Self.pathID(segments)
      self = .stream(id, type: try Self.callType(link), on: host, guest: guest)
    case .cometchat:
      guard segments.isEmpty || segments == [""] else { throw .otherPage }
      let id = try Self.sessionID(link)
      self = .cometchat(id, title: Self.title(link), on: host, guest: guest)
    }
  }

  private static func pathID(
    _ segments: ArraySlice<String>
  ) throws(InviteLink.Refusal) -> PathID {
    guard let id = segments.first, !id.isEmpty else { throw .missingID }
    guard segments.count == 1 || (segments.count == 2 && segments.last == "") else {
      throw .otherPage
    }
    do { return try PathID(id) } catch { throw .callID(error) }
  }

  private static func callType(_ link: LinkText) throws(InviteLink.Refusal) -> CallType {
    switch link.item("type") {
    case .absent, .text(""): return .default
    case .undecodable: throw .encoding
    case .text(let type):
      do { return try CallType(type) } catch { throw .callType(error) }
    }
  }

  private static func sessionID(_ link: LinkText) throws(InviteLink.Refusal) -> CallID {
    switch link.item("sessionId") {
    case .absent, .text(""): throw .missingID
    case .undecodable: throw .encoding
    case .text(let id):
      do { return try CallID(id) } catch { throw .callID(error) }
    }
  }

  /// A title is for the eye only: a broken one does not keep anybody from the call.
  private static func title(_ link: LinkText) -> String? {
    if case .text(let title) = link.item("name") { title } else { nil }
  }
}
