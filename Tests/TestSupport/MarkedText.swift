import Diagnostics

/// Text with the places that a test expects, marked in it: `title: 1️⃣<x>`.
///
/// The markers are keycap digits; they are taken out before the text is used.
package struct MarkedText {
  package let text: String
  /// Byte offset of each marker in `text`, by its digit.
  package let offsets: [Int: Int]

  package init(_ marked: String) {
    var text = ""
    var offsets: [Int: Int] = [:]
    for character in marked {
      if let digit = character.markedDigit {
        offsets[digit] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }
}

extension Character {
  fileprivate var markedDigit: Int? {
    guard unicodeScalars.contains("\u{20E3}") else { return nil }
    return unicodeScalars.first.flatMap { Int(String($0)) }
  }
}
