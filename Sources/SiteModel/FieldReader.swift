import Diagnostics

/// Reads the keys of one mapping into values, and collects what is wrong with them.
///
/// Nothing is thrown: a value that cannot be read is nil, and a diagnostic says why. Every key is
/// looked at, also those that nobody asks for, so that none is silently ignored.
struct FieldReader {
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the mapping begins; the place of what is missing.
  let place: Place
  private var fields: [String: InputField] = [:]
  private var order: [String] = []
  private let keys: KeySet
  /// Keys that an unknown one was probably meant to be.
  private var misspelt: Set<String> = []

  init(_ fields: [InputField], keys: KeySet, at place: Place) {
    self.keys = keys
    self.place = place
    for field in fields { add(field) }
  }

  private mutating func add(_ field: InputField) {
    guard let key = keys.canonical(field.name) else {
      let meant = nearestName(to: field.name, in: keys.known)
      if let key = meant.flatMap(keys.canonical) { misspelt.insert(key) }
      report(.unknownKey(field, meant: meant, keys))
      return
    }
    if let first = fields[key] {
      report(.sameKey(field, first: first))
      return
    }
    if keys.withoutEffect.contains(key), !field.value.isAbsent { report(.noEffectYet(field)) }
    order.append(key)
    fields[key] = field
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(_ others: [Diagnostic]) { diagnostics += others }

  /// The value of a key, or nil when it is not there or has no value.
  func value(_ key: String) -> InputValue? {
    guard let value = fields[key]?.value, !value.isAbsent else { return nil }
    return value
  }

  /// True when somebody gave the key a value, be it one that was refused or under a misspelt name.
  ///
  /// What a key would bring is not missed then: the one mistake was told.
  func isWritten(_ key: String) -> Bool { value(key) != nil || misspelt.contains(key) }

  /// The place of a key's name, else of the mapping.
  func place(ofKey key: String) -> Place { fields[key]?.place ?? place }

  /// The place of a key's value, else of the mapping.
  func place(ofValue key: String) -> Place { fields[key]?.value.place ?? place }

  /// The user's own keys (`x_…`), in the order of the file.
  var freeFields: [InputField] {
    guard let prefix = keys.freePrefix else { return [] }
    return order.compactMap { $0.hasPrefix(prefix) ? fields[$0] : nil }
  }

  /// Says that a required key is missing or empty.
  mutating func requireKey(_ key: String, help: String) {
    if misspelt.contains(key) { return }
    if let field = fields[key] {
      report(.error("missing-value", "\"\(key)\" has no value", at: field.value.place, help: help))
    } else {
      report(.error("missing-key", "\"\(key)\" is missing", at: place, help: help))
    }
  }

  /// Reads a nested mapping; nil when it is absent or something else.
  mutating func nested(_ key: String, keys: KeySet) -> FieldReader? {
    guard let value = value(key) else { return nil }
    return nested(value, named: key, keys: keys)
  }

  /// Reads one item of a list as a mapping.
  mutating func nested(_ value: InputValue, named name: String, keys: KeySet) -> FieldReader? {
    guard case .fields(let fields) = value.content else {
      let first = keys.names.first ?? "name"
      let help = "for example \"\(first): …\" on a line of its own below, indented"
      report(.wrongKind(value, key: name, wanted: "named values", help: help))
      return nil
    }
    return FieldReader(fields, keys: keys, at: value.place)
  }
}

extension Diagnostic {
  static func unknownKey(_ field: InputField, meant: String?, _ keys: KeySet) -> Diagnostic {
    let known = keys.known
    let help: String
    if let advice = keys.advice[field.name] {
      help = advice
    } else if let meant {
      help = "did you mean \"\(meant)\"?"
    } else if field.name.hasPrefix("x_") {
      help = "a key of your own is x_ with letters, digits and _ behind it"
    } else {
      help = "known keys: \(known.joined(separator: ", "))"
    }
    return .error("unknown-key", "unknown key \"\(field.name)\"", at: field.place, help: help)
  }

  static func noEffectYet(_ field: InputField) -> Diagnostic {
    .info(
      "no-effect-yet", "\"\(field.name)\" has no effect in this version", at: field.place,
      help: "it is checked and may stay; a later version will use it")
  }

  /// Two names of one key; one name that is given twice is the reader's to report.
  static func sameKey(_ field: InputField, first: InputField) -> Diagnostic {
    .error(
      "duplicate-key", "\"\(field.name)\" and \"\(first.name)\" are the same key",
      at: field.place, help: "keep one of the two",
      notes: [Note("the first one is here", at: first.place)])
  }

  static func wrongKind(
    _ value: InputValue, key: String, wanted: String, help: String
  ) -> Diagnostic {
    .error(
      "wrong-kind", "\"\(key)\" needs \(wanted), found \(value.content.kindName)", at: value.place,
      help: help)
  }
}

extension InputValue.Content {
  /// What a user would call it.
  package var kindName: String {
    switch self {
    case .absent: "nothing"
    case .text: "text"
    case .list: "a list"
    case .fields: "named values"
    }
  }
}
