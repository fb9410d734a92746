/// A key of a rule that the device does not know, with the one that was meant and what comes of it.
struct ComponentKeyMistake {
  /// The known key.
  var intended: String
  /// What happens on the device.
  var effect: String
  var fix: String
  /// False for a key that would change nothing anyway.
  var matters: Bool

  static let keys = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]

  private static let synonyms = [
    "path": "/", "paths": "/", "pathname": "/", "pattern": "/", "url": "/", "query": "?",
    "queryitems": "?", "queries": "?", "params": "?", "fragment": "#", "hash": "#",
    "anchor": "#", "not": "exclude", "excluded": "exclude",
    "comments": "comment", "_comment": "comment", "//": "comment",
  ]

  /// Keys that mean the contrary of a known one.
  private static let contraries = [
    "ignorecase": "caseSensitive", "caseinsensitive": "caseSensitive",
    "percentdecoded": "percentEncoded", "decoded": "percentEncoded",
  ]

  /// Nil for a key that looks like none of `known`.
  static func find(
    _ name: String, _ value: JSONValue, known: [String] = keys
  ) -> ComponentKeyMistake? {
    let letters = String(decoding: name.utf8.map(asciiLowercased), as: UTF8.self)
    if let key = contraries[letters], known.contains(key) {
      let isDefault = value.bool == false
      return ComponentKeyMistake(
        intended: key,
        effect: isDefault ? needless : ignored + ", so the rule matches less than it says",
        fix: isDefault ? "remove it" : "write \"\(key)\": false", matters: true)
    }
    return intended(by: name, known).map { key in
      ComponentKeyMistake(
        intended: key, effect: effect(of: key, value.bool), fix: "did you mean \"\(key)\"?",
        matters: key != "comment" && key != "comments")
    }
  }

  private static let ignored = "the device passes over the key"
  private static let needless = ignored + "; that is what it does without it anyway"

  static func effect(of key: String, _ value: Bool?) -> String {
    switch (key, value) {
    case ("comment", _), ("comments", _): ignored + ", as it does over comments"
    case ("exclude", false), ("caseSensitive", true), ("percentEncoded", true): needless
    case ("exclude", _): ignored + ", so the links open the app instead of staying in the browser"
    case ("caseSensitive", _): ignored + ", so the rule wants the exact case and matches less"
    case ("percentEncoded", _):
      ignored + ", so links are compared as they are encoded and the rule matches less"
    default: ignored + ", so the rule matches more than it says"
    }
  }

  private static func intended(by name: String, _ known: [String]) -> String? {
    let trimmed = name.utf8.drop { $0.isASCIIBlank }
    let end = trimmed.lastIndex { !$0.isASCIIBlank } ?? trimmed.startIndex
    let plain = trimmed.isEmpty ? "" : String(decoding: trimmed[...end], as: UTF8.self)
    if plain != name, known.contains(plain) { return plain }
    // For Android it is "comments", and the synonym is the key itself.
    let letters = String(decoding: plain.utf8.map(asciiLowercased), as: UTF8.self)
    if let key = synonyms[letters], known.contains(key) { return key }
    if let near = KeySpelling.nearest(to: plain, in: known) { return near }
    guard let first = plain.unicodeScalars.first, plain.unicodeScalars.count > 1 else { return nil }
    return ["/", "?", "#"].first { $0.unicodeScalars.first == first && known.contains($0) }
  }
}
