/// An id that can stand in the path of a link: `[A-Za-z0-9_-]{1,64}`.
///
/// Every ``MeetingID`` is one, and so are the ids that most services give to calls. It needs no
/// percent-encoding, which servers, caches and chat programs undo or double in paths.
public struct PathID: Hashable, Sendable, CustomStringConvertible {
  /// The id as it stands in the path.
  public let text: String

  /// Checks an id; nothing in it is changed.
  public init(_ text: String) throws(CallID.Problem) {
    if text.isEmpty { throw .empty }
    let found = text.firstScalar {
      switch $0 {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": false
      default: true
      }
    }
    if let found { throw .notInPath(found.scalar, offset: found.offset) }
    if text.utf8.count > 64 { throw .tooLongForPath(text.utf8.count) }
    self.text = text
  }

  /// Checks whether a call id can stand in a path.
  public init(_ id: CallID) throws(CallID.Problem) {
    try self.init(id.text)
  }

  /// Every meeting id can stand in a path.
  public init(_ id: MeetingID) {
    text = id.text
  }

  /// The id as that of a meeting; nil when no meeting can have it, as with `Standup_7`.
  public var meetingID: MeetingID? { try? MeetingID(text) }

  /// The id itself.
  public var description: String { text }
}
