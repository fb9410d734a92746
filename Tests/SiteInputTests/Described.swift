import Diagnostics
import SiteModel
import TestSupport

extension MarkedText {
  /// The text as a file.
  func source(_ path: String = "input") -> SourceText { SourceText(path: path, text: text) }

  /// Diagnostics in words, with the marker at their place: `1 error: … [id] help: …; 2 note: …`.
  func described(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      var text = "\(marker(diagnostic.place)) \(diagnostic.severity): \(diagnostic.message)"
      text += " [\(diagnostic.id)]"
      if let help = diagnostic.help { text += " help: \(help)" }
      for note in diagnostic.notes { text += "; \(marker(note.place)) note: \(note.message)" }
      return text
    }
  }

  private func marker(_ place: Place?) -> String {
    guard let offset = place?.offset else { return place == nil ? "-" : "file" }
    return offsets.first { $0.value == offset }.map { String($0.key) } ?? "@\(offset)"
  }
}

extension InputValue {
  /// The value in a short notation: `{title: "a", tags: ["b", -]}`; a dash is an absent value.
  var described: String {
    switch content {
    case .absent: "-"
    case .text(let text): "\"\(text)\""
    case .list(let items): "[\(items.map(\.described).joined(separator: ", "))]"
    case .fields(let fields): fields.described
    }
  }
}

extension [InputField] {
  var described: String {
    "{\(map { "\($0.name): \($0.value.described)" }.joined(separator: ", "))}"
  }

  subscript(name: String) -> InputValue? { first { $0.name == name }?.value }
}

/// Linear congruential, so that a run can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
