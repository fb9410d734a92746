/// What the manifest of the Android app needs so that links of the site can open it.
public struct IntentFilter: Hashable, Sendable {
  /// Hosts that serve assetlinks.json.
  public var hosts: [String]
  /// The paths that the app claims; the dynamic rules narrow them on Android 15 and later.
  public var paths: [ManifestPath]

  /// Claims `paths` on each of `hosts`.
  public init(hosts: [String], paths: [ManifestPath]) {
    self.hosts = hosts
    self.paths = paths
  }

  /// The element `<intent-filter>`, ready to be pasted into the activity.
  ///
  /// Android combines every host with every path, which is what is meant here. Only https: that is
  /// what the site writes, and each scheme is verified.
  public var xml: String {
    var lines = [
      "<intent-filter android:autoVerify=\"true\">",
      "  <action android:name=\"android.intent.action.VIEW\" />",
      "  <category android:name=\"android.intent.category.DEFAULT\" />",
      "  <category android:name=\"android.intent.category.BROWSABLE\" />",
      "  <data android:scheme=\"https\" />",
    ]
    lines += hosts.map { "  <data android:host=\"\(xmlEscaped($0))\" />" }
    lines += paths.map { path in
      switch path {
      case .exact(let text): "  <data android:path=\"\(xmlEscaped(text))\" />"
      case .prefix(let text): "  <data android:pathPrefix=\"\(xmlEscaped(text))\" />"
      }
    }
    return (lines + ["</intent-filter>"]).map { $0 + "\n" }.joined()
  }
}
