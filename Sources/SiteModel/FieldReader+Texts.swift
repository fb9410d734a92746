package import Diagnostics
import InviteLinks

extension FieldReader {
  /// A one-line text of 1 to `limit` characters, trimmed; nil when absent or refused.
  mutating func line(_ key: String, limit: Int = 512) -> Located<String>? {
    guard let value = value(key) else { return nil }
    return line(value, named: key, limit: limit)
  }

  /// The same for an item of a list.
  mutating func line(
    _ value: InputValue, named name: String, limit: Int = 512
  ) -> Located<String>? {
    guard case .text(let raw) = value.content else {
      report(.wrongKind(value, key: name, wanted: "text", help: .writeText))
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
    case .success(let line):
      guard !line.text.isEmpty else {
        report(
          .error(
            "empty-value", "\"\(name)\" is empty", at: value.place,
            help: "write a value, or take \"\(name)\" out"))
        return nil
      }
      let count = line.text.unicodeScalars.count
      guard count <= limit else {
        report(
          .error(
            "too-long", "\"\(name)\" has \(count) characters, at most \(limit) are allowed",
            at: value.place, help: "write a shorter one"))
        return nil
      }
      let place = line.offset == 0 ? value.place : value.place(ofOffset: line.offset)
      return Located(line.text, at: place)
    }
  }

  /// Characters of a text of several lines: a page of its own has room for more.
  static var longestBlock: Int { 100_000 }

  /// Text of several lines, as it stands; controls other than tabs and line ends are refused.
  mutating func block(_ key: String) -> Located<String>? {
    guard let value = value(key) else { return nil }
    guard case .text(let text) = value.content else {
      report(.wrongKind(value, key: key, wanted: "text", help: .writeText))
      return nil
    }
    return block(text, in: value, named: key)
  }

  mutating func block(
    _ text: String, in value: InputValue, named name: String
  ) -> Located<String>? {
    if text.utf8.count > Self.longestBlock {
      let count = text.unicodeScalars.count
      if count > Self.longestBlock {
        report(
          .error(
            "too-long",
            "\"\(name)\" has \(count) characters, at most \(Self.longestBlock) are allowed",
            at: value.place, help: "put it on a page of your own and link to it"))
        return nil
      }
    }
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar.isRefusedInBlock {
        report(
          .error(
            "control-character", "\"\(name)\" holds the control character \(scalar.codePoint)",
            at: value.place(ofOffset: offset), help: "take the character out"))
        return nil
      }
      offset += UTF8.width(scalar)
    }
    return Located(text, at: value.place)
  }

  /// `true` or `false`; nothing else, so that `no` in a title stays a word.
  ///
  /// In the cell of a table capitals are the same: spreadsheets make `TRUE` of what people type.
  mutating func flag(_ key: String) -> Bool? {
    guard let text = line(key) else { return nil }
    let isCell = value(key)?.isCell ?? false
    switch isCell ? text.value.lowercased() : text.value {
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
          "not-a-number", "\"\(key)\" is \(limits), found \"\(text.value)\"", at: text.place,
          help: isNumber ? "write a number in these limits" : "write digits only"))
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
    case .list(let items): return items
    case .text(let text):
      if let items = value.cellItems { return items }
      report(.wrongKind(value, key: key, wanted: "a list", help: "write it as [\(text)]"))
    case .absent, .fields:
      report(.wrongKind(value, key: key, wanted: "a list", help: "write it as [one, another]"))
    }
    return []
  }

  /// A list of one-line texts, each of them once.
  mutating func lines(_ key: String, limit: Int = 512) -> [Located<String>] {
    var texts: [Located<String>] = []
    var seen: Set<String> = []
    for item in list(key) {
      guard let text = line(item, named: key, limit: limit) else { continue }
      if seen.insert(text.value).inserted {
        texts.append(text)
      } else {
        report(
          .warning(
            "repeated-item", "\"\(key)\" lists \"\(text.value)\" twice", at: text.place,
            help: "once is enough"))
      }
    }
    return texts
  }
}

extension InputValue {
  /// The place of one byte of the text; for many bytes see ``TextPlaces``.
  package func place(ofOffset offset: Int) -> Place { TextPlaces(self)[offset] }
}

extension Located<String> {
  /// The place of one byte of the text; of the whole text for nil.
  func place(ofOffset offset: Int?) -> Place {
    guard let offset else { return place }
    return InputValue(.text(value), at: place).place(ofOffset: offset)
  }
}

extension String {
  /// What to do where a list or a map stands for a text.
  fileprivate static var writeText: String {
    "write one text behind the colon; one that begins with [ or { needs quotes"
  }
}
