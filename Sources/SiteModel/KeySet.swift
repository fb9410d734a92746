import InviteLinks

/// The keys that a mapping may have, and the other names that are accepted for them.
struct KeySet: Sendable {
  let names: [String]
  let aliases: [String: String]
  /// Keys that begin so are the user's own; nil where there are none.
  let freePrefix: String?
  /// Keys that are checked, but that nothing uses yet.
  let withoutEffect: Set<String>
  /// What to do instead, for keys that people expect and whose nearest name would mislead them.
  let advice: [String: String]

  init(
    _ names: [String], aliases: [String: String] = [:], freePrefix: String? = nil,
    withoutEffect: Set<String> = [], advice: [String: String] = [:]
  ) {
    self.advice = advice
    self.names = names
    self.aliases = aliases
    self.freePrefix = freePrefix
    self.withoutEffect = withoutEffect
  }

  /// The key that `name` stands for, or nil for an unknown one.
  func canonical(_ name: String) -> String? {
    if names.contains(name) { return name }
    if let key = aliases[name] { return key }
    return isFree(name) ? name : nil
  }

  /// All names that a user might have meant.
  var known: [String] { names + aliases.keys.sorted() }

  /// A free name must be one that a template can call by its name.
  private func isFree(_ name: String) -> Bool {
    guard let freePrefix, name.hasPrefix(freePrefix) else { return false }
    let rest = name.utf8.dropFirst(freePrefix.utf8.count)
    return !rest.isEmpty
      && rest.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}

extension KeySet {
  static let meeting = KeySet(
    [
      "id", "call_id", "call_type", "title", "description", "start", "end", "duration", "timezone",
      "all_day", "rrule", "exdates", "overrides", "status", "organizer", "location",
      "entry_points", "passcode", "passcode_in", "short", "aliases", "language", "visibility",
      "apps", "template", "share", "image", "tags", "opens_before", "closes_after", "uid",
      "sequence", "updated",
    ],
    aliases: [
      "session_id": "call_id", "meeting_id": "call_id", "room": "call_id", "type": "call_type",
      "name": "title", "topic": "title",
    ],
    freePrefix: "x_",
    advice: [
      "rdate": "a date that the rule does not give is a meeting of its own",
      "rdates": "a date that the rule does not give is a meeting of its own",
    ])

  static let override = KeySet(["at", "start", "duration", "title", "status"])
  static let organizer = KeySet(["name", "email", "url"])
  static let entryPoint = KeySet([
    "type", "uri", "label", "region", "meeting_code", "pin", "note",
  ])

  static let site = KeySet(
    [
      "host", "name", "language", "languages", "timezone", "description", "contact", "organizer",
      "legal", "image", "look", "share", "opens_before", "closes_after", "links", "apps",
      "webcredentials", "calendar", "entry_points", "hosts",
    ],
    withoutEffect: ["hosts"])
  static let legal = KeySet(["label", "url"])
  static let look = KeySet(["accent", "font", "radius", "logo"])
  static let links = KeySet(["join", "short_length", "short_opens", "open_host"])
  static let app = KeySet(["id", "name", "ios", "android", "desktop", "web", "stores"])
  static let ios = KeySet(["app_id", "store_id", "open", "clip_id"])
  static let android = KeySet(["package", "fingerprints", "open"])
  static let desktop = KeySet(["download", "open"])
  static let store = KeySet(["label", "url"])
  static let calendar = KeySet(["google", "outlook", "microsoft365", "yahoo"])
}
