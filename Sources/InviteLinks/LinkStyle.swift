/// How a join link is written, and with it what it carries.
///
/// The raw value is the word in the site's settings (`links.join`).
public enum LinkStyle: String, CaseIterable, Sendable {
  /// `https://{host}/join/{id}/`: the id of a meeting, or an id that was made at run time.
  case path

  /// `https://{host}/join/{callId}/{?type}`: a call id and a call type, as Stream Video reads it.
  case stream

  /// `https://{host}/join{?sessionId,name}`: a session id and a title, as CometChat Calls reads it.
  case cometchat
}
