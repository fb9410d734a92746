import SiteModel

/// Where on a page each way to join stands, so that there is always one to begin with.
struct WaysToJoin: Sendable {
  /// Beside the apps: the video link; where there is neither app nor video, what comes nearest.
  var buttons: [EntryPoint]
  var phones: [EntryPoint]
  /// Room systems, chats and further pages that are no button.
  var others: [EntryPoint]
  /// There is nothing to join with, not even an app.
  var isNone: Bool

  init(_ points: [EntryPoint], apps: [AppScope.Source]) {
    let videos = points.filter { $0.kind == .video }
    phones = points.filter { $0.kind == .phone }
    others = points.filter { $0.kind != .video && $0.kind != .phone }
    buttons = videos
    isNone = points.isEmpty && apps.isEmpty
    guard videos.isEmpty, !apps.contains(where: \.hasButtons) else { return }
    buttons = Array(phones.prefix(1))
    guard phones.isEmpty else { return }
    buttons = others
    others = []
  }

  /// More than two one-tap numbers bury the link of a message.
  var firstPhones: [EntryPoint] { Array(phones.prefix(2)) }
}
