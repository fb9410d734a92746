/// Where a key of an apple-app-site-association file belongs that stands at another level.
///
/// Such a key is read by nobody, and to remove it would remove what its author wants.
enum KeyLevel {
  case root, links, entry, rule
  /// An entry with the old list `paths`, which has no rules that could hold a key.
  case pathEntry
  /// The defaults of the file or of an entry.
  case defaults
  /// A service that only lists apps.
  case service

  /// What to do with a key that belongs elsewhere; nil for a key that belongs here or nowhere.
  func move(_ key: String) -> String? {
    if self != .root, AppleLint.services.contains(key) { return "move it to the root of the file" }
    if self != .links, key == "details" || key == "substitutionVariables" {
      return "move it into applinks: {\"applinks\": {\"\(key)\": …}}"
    }
    if ["appIDs", "appID", "components", "paths"].contains(key) { return moveToEntry(key) }
    if key == "defaults" {
      switch self {
      case .rule: return "move it out of the rules, beside components"
      case .defaults: return "write what it holds into the defaults around it"
      case .service: return "move it into applinks: {\"applinks\": {\"defaults\": …}}"
      case .root, .links, .entry, .pathEntry: return nil
      }
    }
    return moveToRule(key)
  }

  private func moveToEntry(_ key: String) -> String? {
    switch self {
    case .entry, .pathEntry: nil
    case .rule: "move it out of the rules, beside components"
    case .root, .links: "move it into an entry of details: {\"details\": [{\"\(key)\": …}]}"
    case .defaults:
      "move it out of the defaults, into an entry of details: {\"details\": [{\"\(key)\": …}]}"
    case .service:
      // Its apps stand under another name.
      key == "components" || key == "paths"
        ? "only applinks has rules: {\"applinks\": {\"details\": [{\"\(key)\": …}]}}" : nil
    }
  }

  private func moveToRule(_ key: String) -> String? {
    let isSwitch = key == "caseSensitive" || key == "percentEncoded"
    guard isSwitch || ["/", "?", "#", "exclude"].contains(key) else { return nil }
    switch self {
    case .rule, .defaults: return nil
    case .pathEntry where key == "exclude":
      return "write \"NOT \" before the paths that stay in the browser, or use components"
    case .pathEntry: return "use components: paths know no \"\(key)\""
    case .service: return "only applinks has rules: {\"applinks\": {\"details\": [{…}]}}"
    case .root, .links, .entry:
      return isSwitch
        ? "move it into rules, or into defaults: {\"defaults\": {\"\(key)\": …}}"
        : "move it into a rule: {\"components\": [{\"\(key)\": …}]}"
    }
  }

  /// What comes of a key of a rule that stands elsewhere; nil for all other keys.
  func effect(of key: String, _ value: JSONValue) -> String? {
    guard ["exclude", "caseSensitive", "percentEncoded"].contains(key) else { return nil }
    return ComponentKeyMistake.effect(of: key, value.bool)
  }
}
