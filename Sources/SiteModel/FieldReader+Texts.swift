package import Diagnostics

extension FieldReader {
  /// A one-line text of 1 to `limit` characters, trimmed; nil when absent or refused.
  package mutating func line(_ key: String, limit: Int = 512) -> Located<String>? {
    guard let value = value(key) else { return nil }
    return line(value, named: key, limit: limit)
  }

  /// The same for an item of a list.
  mutating func line(
    _ value: InputValue, named name: String, limit: Int = 512
  ) -> Located<String>? {
    guard case .text(let raw) = value.content else {
      report(.wrongKind(value, key: name, wanted: "text"))
      return nil
    }
    switch OneLineText.checked(raw) {
    case .failure(let refusal):
      report(
        .error(
          "control-character",
          "\"\(name)\" holds \(refusal.scalar.codePoint), which cannot stand on one line",
          at: value.place(ofOffset: refusal.offset),
          help: "take the character out; \"\(name)\" is one line of plain text"))
      return nil
    case .success(""):
      report(.error("empty-value", "\"\(name)\" is empty", at: value.place))
      return nil
    case .success(let text):
      let count = text.unicodeScalars.count
      guard count <= limit else {
        report(
          .error(
            "too-long", "\"\(name)\" has \(count) characters, at most \(limit) are allowed",
            at: value.place))
        return nil
      }
      return Located(text, at: value.place)
    }
  }

  /// Text of several lines, as it stands; only NUL is refused.
  mutating func block(_ key: String) -> Located<String>? {
    guard let value = value(key) else { return nil }
    guard case .text(let text) = value.content else {
      report(.wrongKind(value, key: key, wanted: "text"))
      return nil
    }
    return Located(text, at: value.place)
  }

  /// `true` or `false`; nothing else, so that `no` in a title stays a word.
  mutating func flag(_ key: String) -> Bool? {
    guard let text = line(key) else { return nil }
    switch text.value {
    case "true": return true
    case "false": return false
    default:
      report(
        .error(
          "not-a-flag", "\"\(key)\" is true or false, found \"\(text.value)\"", at: text.place,
          help: "write true or false"))
      return nil
    }
  }

  /// A whole number within `range`, written with ASCII digits.
  mutating func integer(_ key: String, _ range: ClosedRange<Int>, unit: String = "") -> Int? {
    guard let text = line(key) else { return nil }
    let digits = text.value.utf8
    let isNumber = digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    guard isNumber, let number = Int(text.value), range.contains(number) else {
      let limits = "a whole number from \(range.lowerBound) to \(range.upperBound)\(unit)"
      report(
        .error(
          "not-a-number", "\"\(key)\" is \(limits), found \"\(text.value)\"", at: text.place))
      return nil
    }
    return number
  }

  /// One of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Choice.Type
  ) -> Located<Choice>? {
    guard let text = line(key) else { return nil }
    if let choice = Choice(rawValue: text.value) { return Located(choice, at: text.place) }
    let words = Choice.allCases.map(\.rawValue)
    let help =
      nearestName(to: text.value, in: words).map { "did you mean \"\($0)\"?" }
      ?? "one of: \(words.joined(separator: ", "))"
    report(
      .error("unknown-word", "\"\(key)\" cannot be \"\(text.value)\"", at: text.place, help: help))
    return nil
  }

  /// The items of a list; a table cell lists them separated by `|`.
  mutating func list(_ key: String) -> [InputValue] {
    guard let value = value(key) else { return [] }
    switch value.content {
    case .list(let items):
      return items
    case .text:
      if let items = value.cellItems { return items }
      fallthrough
    case .absent, .fields:
      report(.wrongKind(value, key: key, wanted: "a list"))
      return []
    }
  }

  /// A list of one-line texts.
  mutating func lines(_ key: String, limit: Int = 512) -> [Located<String>] {
    var texts: [Located<String>] = []
    for item in list(key) {
      if let text = line(item, named: key, limit: limit) { texts.append(text) }
    }
    return texts
  }
}

extension InputValue {
  /// The place of one byte of the text, exact where the file holds the text as it is.
  ///
  /// After escapes or folded lines the source differs from the value; then the value's own start is
  /// the nearest honest place.
  package func place(ofOffset offset: Int) -> Place {
    guard case .text(let text) = content, case .at(let source, var start) = place else {
      return place
    }
    let bytes = source.bytes
    if start < bytes.count, bytes[start] == 0x22 || bytes[start] == 0x27 { start += 1 }
    let head = text.utf8.prefix(offset)
    guard bytes[min(start, bytes.count)...].starts(with: head) else { return place }
    return .at(source, offset: start + offset)
  }
}
