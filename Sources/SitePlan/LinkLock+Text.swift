import AppAssociation
package import Diagnostics

extension LinkLock {
  /// The lock file as it is written: one line a meeting, so that merges stay readable.
  package var text: String {
    var text = "{\"format\":\(LinkLock.format),\"meetings\":["
    for (index, entry) in entries.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + entry.text
    }
    return text + "\n]}\n"
  }

  /// Reads a lock file; a damaged one is an error, since guessing could give an address away twice.
  package static func read(
    _ source: SourceText
  ) -> (lock: LinkLock?, diagnostics: [Diagnostic]) {
    switch JSONValue.read(source.bytes) {
    case .failure(let error):
      let isConflict = source.text.contains("\n<<<<<<< ") || source.text.hasPrefix("<<<<<<< ")
      return (
        nil,
        [
          .error(
            "damaged-lock", "the lock file cannot be read: \(error.message)",
            at: .at(source, offset: error.offset),
            help: isConflict
              ? "keep the lines of both sides, one a meeting, then build again"
              : "take the file from version control")
        ]
      )
    case .success(let value):
      var reading = LockReading(source: source)
      let lock = reading.lock(value)
      return (reading.diagnostics.isEmpty ? lock : nil, reading.diagnostics)
    }
  }
}

extension LinkLock.Entry {
  fileprivate var text: String {
    func list(_ texts: [String]) -> String { "[\(texts.map(jsonString).joined(separator: ","))]" }
    return "{\"id\":\(jsonString(id)),\"uid\":\(jsonString(uid)),\"code\":\(jsonString(code)),"
      + "\"own\":\(list(own)),\"addresses\":\(list(addresses)),\"sequence\":\(sequence),"
      + "\"event\":\(jsonString(event)),\"state\":\(jsonString(state.rawValue))}"
  }
}

/// One pass over the values of a lock file.
private struct LockReading {
  let source: SourceText
  var diagnostics: [Diagnostic] = []

  mutating func lock(_ value: JSONValue) -> LinkLock? {
    guard value["format"].flatMap(number) == LinkLock.format else {
      refuse(
        value["format"] ?? value, "the lock file has another format than \(LinkLock.format)",
        help: "it was written by a newer linksite; use that version")
      return nil
    }
    guard let items = value["meetings"]?.array else {
      refuse(value, "the lock file has no list \"meetings\"")
      return nil
    }
    var entries: [LinkLock.Entry] = []
    var offsets: [String: Int] = [:]
    for item in items {
      guard let entry = entry(item) else { continue }
      if offsets[entry.id] != nil { refuse(item, "the lock file lists \"\(entry.id)\" twice") }
      offsets[entry.id] = item.offset
      entries.append(entry)
    }
    return LinkLock(entries: entries.sorted { $0.id < $1.id }, source: source)
  }

  private mutating func entry(_ value: JSONValue) -> LinkLock.Entry? {
    guard let id = value["id"]?.string, let uid = value["uid"]?.string,
      let code = value["code"]?.string, let own = value["own"].flatMap(texts),
      let addresses = value["addresses"].flatMap(texts),
      let sequence = value["sequence"].flatMap(number), let event = value["event"]?.string,
      let state = value["state"]?.string.flatMap(LinkLock.Entry.State.init)
    else {
      refuse(value, "this line of the lock file is not whole")
      return nil
    }
    guard addresses.allSatisfy(isAddress), ([code] + own).allSatisfy(isCode) else {
      refuse(value, "this line of the lock file holds an address that linksite never made")
      return nil
    }
    return .init(
      id: id, uid: uid, code: code, own: own, addresses: addresses, sequence: sequence,
      event: event, state: state, offset: value.offset)
  }

  /// `/join/<segment>/`: what stands here becomes a path in the output, so nothing else is taken.
  private func isAddress(_ text: String) -> Bool {
    guard text.hasPrefix("/join/"), text.hasSuffix("/"), text.utf8.count > 7 else { return false }
    return text.utf8.dropFirst(6).dropLast().allSatisfy(\.isPathSymbol)
  }

  private func isCode(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(\.isPathSymbol)
  }

  private func texts(_ value: JSONValue) -> [String]? {
    guard let items = value.array else { return nil }
    let texts = items.compactMap(\.string)
    return texts.count == items.count ? texts : nil
  }

  private func number(_ value: JSONValue) -> Int? {
    guard case .number(let text) = value.content else { return nil }
    return Int(text)
  }

  private mutating func refuse(_ value: JSONValue, _ message: String, help: String? = nil) {
    diagnostics.append(
      .error(
        "damaged-lock", message, at: .at(source, offset: value.offset),
        help: help ?? "take the file from version control"))
  }
}

extension UInt8 {
  /// `A–Z a–z 0–9 - _`.
  var isPathSymbol: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
