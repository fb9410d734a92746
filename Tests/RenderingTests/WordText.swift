import Foundation
import InviteLinks

/// A text of an output in which the words of hostile fields stand, ready to get other values.
struct WordText {
  private enum Part {
    case literal([UInt8])
    /// Inside a link the value may be encoded; elsewhere it has to stand as it is.
    case word(HostileField, isInLink: Bool)
  }

  private let parts: [Part]
  /// The same text with its percent-encoding taken off once, for links that hold messages.
  private let decoded: [WordText]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      if let field = WordText.field(at: index, in: bytes) {
        parts.append(.literal(Array(bytes[start..<index])))
        parts.append(.word(field, isInLink: WordText.isInLink(index, of: bytes)))
        index += field.word.utf8.count
        start = index
      } else {
        index += 1
      }
    }
    self.parts = parts + [.literal(Array(bytes[start...]))]
    let inner = !parts.isEmpty && text.contains("%") ? PercentEncoding.decode(text) : nil
    decoded = inner.map { [WordText($0)] } ?? []
  }

  /// True when `found` is this text with the value of each field in the place of its word.
  func fits(_ found: String, _ value: (HostileField) -> String) -> Bool {
    let isWhole = Array(found.utf8).withUnsafeBufferPointer { fits($0, at: 0, part: 0, value) }
    if isWhole { return true }
    guard let inner = decoded.first, let text = PercentEncoding.decode(found) else { return false }
    return inner.fits(text, value)
  }

  /// Where `found` begins to be another text, for messages.
  func difference(to found: String, _ value: (HostileField) -> String) -> String {
    let wanted = parts.flatMap { part -> [UInt8] in
      switch part {
      case .literal(let bytes): bytes
      case .word(let field, _): Array(value(field).utf8)
      }
    }
    let bytes = Array(found.utf8)
    let start = max(0, zip(wanted, bytes).prefix { $0 == $1 }.count - 20)
    func shown(_ bytes: [UInt8]) -> String {
      String(decoding: bytes.dropFirst(start).prefix(80), as: UTF8.self).debugDescription
    }
    return "\(shown(bytes)), not \(shown(wanted))"
  }

  private func fits(
    _ found: UnsafeBufferPointer<UInt8>, at start: Int, part first: Int,
    _ value: (HostileField) -> String
  ) -> Bool {
    var start = start
    for index in first..<parts.count {
      switch parts[index] {
      case .literal(let bytes):
        guard stands(bytes, in: found, at: start) else { return false }
        start += bytes.count
      case .word(let field, let isInLink):
        let text = value(field)
        let once = PercentEncoding.encode(text)
        // An intent holds the page's own link, which holds the value.
        // Equal forms count once: each would be tried to the end of the text.
        let forms = isInLink && once != text ? [text, once, PercentEncoding.encode(once)] : [text]
        return forms.contains { form in
          let bytes = Array(form.utf8)
          return stands(bytes, in: found, at: start)
            && fits(found, at: start + bytes.count, part: index + 1, value)
        }
      }
    }
    return start == found.count
  }

  private func stands(
    _ bytes: [UInt8], in found: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard let base = found.baseAddress else { return bytes.isEmpty }
    return found.count - start >= bytes.count && memcmp(base + start, bytes, bytes.count) == 0
  }

  /// Between the blanks round `index` stands something with a scheme.
  private static func isInLink(_ index: Int, of bytes: [UInt8]) -> Bool {
    let token = bytes[..<index].reversed().prefix { $0 > 0x20 }
    return token.contains(UInt8(ascii: ":"))
  }

  /// All such words begin with W; one may be the beginning of another, so long ones come first.
  private static let fields = (HostileField.site + HostileField.meeting)
    .filter(\.isShownAsItIs).map { (field: $0, word: Array($0.word.utf8)) }
    .sorted { $0.word.count > $1.word.count }

  private static func field(at index: Int, in bytes: [UInt8]) -> HostileField? {
    guard bytes[index] == UInt8(ascii: "W") else { return nil }
    return fields.first { bytes[index...].starts(with: $0.word) }?.field
  }
}
