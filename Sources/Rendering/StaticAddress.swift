import InviteLinks

/// The address of a file below `Content/static/`, whose name may hold blanks and signs.
enum StaticAddress {
  /// `my logo.svg` → `/my%20logo.svg`.
  static func path(_ file: String) -> String {
    file.split(separator: "/").map { "/" + PercentEncoding.encode(String($0)) }.joined()
  }
}
