import AppAssociation
package import Diagnostics
import InviteLinks

extension LinkLock {
  /// Reads a lock file; a damaged one is an error, since guessing could give an address away twice.
  package static func read(_ source: SourceText) -> (lock: LinkLock?, diagnostics: [Diagnostic]) {
    switch read(source.bytes) {
    case .failure(let error): return (nil, [.unreadableLock(source, error)])
    case .success(let value):
      var reading = LockReading(source: source)
      let lock = reading.lock(value)
      guard reading.diagnostics.isEmpty, let lock else { return (nil, reading.diagnostics) }
      let clashes = LockClashes.diagnostics(of: lock)
      return (clashes.isEmpty ? lock : nil, clashes)
    }
  }
}

extension LinkLock {
  /// The value of the file, also where only commas between its lines are wrong.
  ///
  /// Git marks two last lines as a conflict, of which neither ends in a comma. Who keeps both, as
  /// everybody should, has done enough: nothing is guessed, and the next build writes the commas.
  private static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONSyntaxError> {
    switch JSONValue.read(bytes) {
    case .success(let value): return .success(value)
    case .failure(let error):
      guard case .success(let value) = JSONValue.read(withCommasBetweenLines(bytes)) else {
        return .failure(error)
      }
      return .success(value)
    }
  }

  /// Puts a comma between two lines that are whole objects, and takes the one behind the last away.
  ///
  /// White space and commas change places, so that every other byte keeps its own.
  private static func withCommasBetweenLines(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    /// The last byte before the present line that is no white space.
    var last: Int?
    var isLineStart = true
    for index in bytes.indices where !isSpace(bytes[index]) || bytes[index] == 0x0A {
      if bytes[index] == 0x0A {
        isLineStart = true
        continue
      }
      if isLineStart, let last {
        switch (bytes[last], bytes[index]) {
        case (UInt8(ascii: "}"), UInt8(ascii: "{")): bytes[last + 1] = UInt8(ascii: ",")
        case (UInt8(ascii: ","), UInt8(ascii: "]")): bytes[last] = 0x20
        default: break
        }
      }
      isLineStart = false
      last = index
    }
    return bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

/// One pass over the values of a lock file.
///
/// Nothing is passed over: what this version does not know may be what a newer one relies on.
private struct LockReading {
  let source: SourceText
  var diagnostics: [Diagnostic] = []

  private static let entryNames = [
    "id", "uid", "code", "own", "addresses", "sequence", "event", "state",
  ]

  mutating func lock(_ value: JSONValue) -> LinkLock? {
    guard let format = value["format"].flatMap(number) else {
      refuse(value, "the lock file names no format")
      return nil
    }
    guard format == LinkLock.format else {
      diagnostics.append(
        .newerLock("has the format \(format)", at: place(value["format"] ?? value)))
      return nil
    }
    let hasKey = value["inviteKey"] != nil
    guard hasNames(value, ["format", "meetings"] + (hasKey ? ["inviteKey"] : [])) else {
      return nil
    }
    let inviteKey = text("inviteKey", of: value) { text in
      text.utf8.count == 16 && text.utf8.allSatisfy(\.isLowerHexDigit)
    }
    guard let items = value["meetings"]?.array else {
      refuse(value["meetings"] ?? value, "\"meetings\" is no list")
      return nil
    }
    var entries: [LinkLock.Entry] = []
    entries.reserveCapacity(items.count)
    for item in items {
      if let entry = entry(item) { entries.append(entry) }
    }
    // Who keeps the lines of both sides of a merge may keep one of them twice.
    var sorted: [LinkLock.Entry] = []
    sorted.reserveCapacity(entries.count)
    for entry in entries.sorted(by: { $0.id < $1.id }) where sorted.last != entry {
      sorted.append(entry)
    }
    return LinkLock(entries: sorted, inviteKey: inviteKey, source: source)
  }

  private mutating func entry(_ value: JSONValue) -> LinkLock.Entry? {
    guard hasNames(value, LockReading.entryNames) else { return nil }
    let id = text("id", of: value) { (try? MeetingID($0)) != nil }
    let uid = text("uid", of: value) { text in
      !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
    let code = text("code", of: value) { ShortCode($0) != nil }
    let own = texts("own", of: value) { ShortCode($0) != nil || (try? CustomCode($0)) != nil }
    let addresses = texts("addresses", of: value, where: isAddress)
    let event = text("event", of: value) { $0.utf8.allSatisfy(\.isLowerHexDigit) }
    let state = text("state", of: value) { LinkLock.Entry.State(rawValue: $0) != nil }
    let sequence = value["sequence"].flatMap(number)
    if sequence == nil { refuse(value["sequence"] ?? value, "\"sequence\" is no number") }
    guard let id, let uid, let code, let own, let addresses, let sequence, let event,
      let state = state.flatMap(LinkLock.Entry.State.init)
    else { return nil }
    return .init(
      id: id, uid: uid, code: code, own: own, addresses: addresses, sequence: sequence,
      event: event, state: state, offset: value.offset)
  }

  /// True when an object has exactly these names.
  private mutating func hasNames(_ value: JSONValue, _ known: [String]) -> Bool {
    guard let members = value.object else {
      refuse(value, "\(value.kind) stands where an object should")
      return false
    }
    var missing = known
    for member in members {
      if let index = missing.firstIndex(of: member.name) {
        missing.remove(at: index)
      } else if known.contains(member.name) {
        refuse(at: member.offset, "\"\(member.name)\" is given twice")
        return false
      } else {
        diagnostics.append(
          .newerLock("has the key \"\(member.name)\"", at: .at(source, offset: member.offset)))
        return false
      }
    }
    if let name = missing.first { refuse(value, "\"\(name)\" is missing") }
    return missing.isEmpty
  }

  private mutating func text(
    _ name: String, of value: JSONValue, where isValid: (String) -> Bool
  ) -> String? {
    guard let member = value[name] else { return nil }
    guard let text = member.string, isValid(text) else {
      refuse(member, "\"\(name)\" cannot be \(shown(member))")
      return nil
    }
    return text
  }

  private mutating func texts(
    _ name: String, of value: JSONValue, where isValid: (String) -> Bool
  ) -> [String]? {
    guard let member = value[name] else { return nil }
    guard let items = member.array else {
      refuse(member, "\"\(name)\" is no list")
      return nil
    }
    var texts: [String] = []
    for item in items {
      guard let text = item.string, isValid(text) else {
        refuse(item, "\"\(name)\" cannot hold \(shown(item))")
        return nil
      }
      texts.append(text)
    }
    return texts
  }

  /// `/join/<segment>/`: what stands here becomes a path in the output, so nothing else is taken.
  private func isAddress(_ text: String) -> Bool {
    guard text.hasPrefix("/join/"), text.hasSuffix("/") else { return false }
    return (try? PathID(String(text.dropFirst(6).dropLast()))) != nil
  }

  private func shown(_ value: JSONValue) -> String {
    value.string.map { "\"\($0)\"" } ?? value.kind
  }

  /// 0 to 2³¹ − 1, as in calendar files.
  private func number(_ value: JSONValue) -> Int? {
    guard case .number(let text) = value.content, let number = Int32(text), number >= 0 else {
      return nil
    }
    return Int(number)
  }

  private func place(_ value: JSONValue) -> Place { .at(source, offset: value.offset) }

  private mutating func refuse(_ value: JSONValue, _ message: String) {
    refuse(at: value.offset, message)
  }

  private mutating func refuse(at offset: Int, _ message: String) {
    diagnostics.append(
      .error(
        "damaged-lock", "the lock file is damaged: \(message)", at: .at(source, offset: offset),
        help: "take the file from version control"))
  }
}

extension UInt8 {
  fileprivate var isLowerHexDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self)
  }
}

extension Diagnostic {
  fileprivate static func unreadableLock(
    _ source: SourceText, _ error: JSONSyntaxError
  ) -> Diagnostic {
    let isConflict = ["<<<<<<< ", "=======", ">>>>>>> "].contains { mark in
      source.text.holds("\n\(mark)") || source.text.hasPrefix(mark)
    }
    return .error(
      "damaged-lock", "the lock file cannot be read: \(error.message)",
      at: .at(source, offset: error.offset),
      help: isConflict
        ? "keep the lines of both sides, one a meeting, then build again"
        : "take the file from version control")
  }

  fileprivate static func newerLock(_ what: String, at place: Place) -> Diagnostic {
    .error(
      "newer-lock", "the lock file \(what), which this version does not know", at: place,
      help: "it was written by a newer linksite: use that version")
  }
}
