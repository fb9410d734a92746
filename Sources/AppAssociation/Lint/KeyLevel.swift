/// Where a key of an apple-app-site-association file belongs that stands at another level.
///
/// Such a key is read by nobody, and to remove it would remove what its author wants.
enum KeyLevel {
  case root, links, entry, rule

  /// What to do with a key that belongs elsewhere; nil for a key that belongs here or nowhere.
  func move(_ key: String) -> String? {
    if self != .root, AppleLint.services.contains(key) { return "move it to the root of the file" }
    if self != .links, key == "details" || key == "substitutionVariables" {
      return "move it into applinks: {\"applinks\": {\"\(key)\": …}}"
    }
    if self != .entry, ["appIDs", "appID", "components", "paths"].contains(key) {
      return self == .rule
        ? "move it out of the rules, beside components"
        : "move it into an entry of details: {\"details\": [{\"\(key)\": …}]}"
    }
    guard self != .rule else { return nil }
    switch key {
    case "caseSensitive", "percentEncoded":
      return "move it into rules, or into defaults: {\"defaults\": {\"\(key)\": …}}"
    case "/", "?", "#", "exclude":
      return "move it into a rule: {\"components\": [{\"\(key)\": …}]}"
    default: return nil
    }
  }
}
